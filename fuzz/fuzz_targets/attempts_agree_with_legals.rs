#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| rokade_board::claims::attempts_agree_with_legals(text));
