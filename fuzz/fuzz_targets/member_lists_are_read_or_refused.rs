#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| rokade_formats::claims::member_lists_are_read_or_refused(bytes));
