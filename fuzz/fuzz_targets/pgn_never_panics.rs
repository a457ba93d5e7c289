#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| rokade_formats::claims::pgn_never_panics(bytes));
