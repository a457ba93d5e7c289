#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    if let Ok(records) = serde_json::from_slice::<Vec<rokade_tournament::Recorded>>(bytes) {
        rokade_tournament::claims::folded_journals_can_be_shown(&records);
    }
});
