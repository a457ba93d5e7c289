#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| rokade_tournament::claims::time_controls_read_what_they_write(text));
