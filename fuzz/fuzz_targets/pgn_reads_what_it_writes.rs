#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| rokade_formats::claims::pgn_reads_what_it_writes(bytes));
