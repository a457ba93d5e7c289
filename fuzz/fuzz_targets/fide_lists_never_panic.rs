#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| rokade_formats::claims::fide_lists_never_panic(bytes));
