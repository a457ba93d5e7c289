#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| rokade_board::claims::fen_never_panics(text));
