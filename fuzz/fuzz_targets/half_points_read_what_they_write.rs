#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| rokade_formats::claims::half_points_read_what_they_write(text));
