use rokade_formats::trf;
fn main() {
    for path in std::env::args().skip(1) {
        let bytes = std::fs::read(&path).unwrap();
        match trf::read(&bytes, &path) {
            Ok(t) => {
                let w = trf::write(&t, &trf::WriteOptions::default());
                let same = String::from_utf8_lossy(&bytes) == w;
                println!("{path}: {:?} rounds {} players {} same={same} {:?}", t.dialect, t.history.rounds, t.people.len(), t.assumptions);
                println!("  withdrawn {:?}", t.history.players.iter().filter(|p| p.withdrawal.is_some()).map(|p| (p.number, p.withdrawal)).collect::<Vec<_>>());
                let again = trf::read(w.as_bytes(), "w").unwrap();
                assert_eq!(again.history, t.history);
                if !same { std::fs::write("/tmp/w.trf", &w).unwrap(); }
            }
            Err(problems) => for p in problems { println!("{p:?}"); },
        }
    }
}
