#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| rokade_formats::claims::scripts_are_heard_or_refused(bytes));
