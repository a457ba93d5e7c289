//! What must hold for any bytes whatever. The fuzz targets and the noise tests call the same
//! functions.

use rokade_model::{HalfPoints, Participant};

use crate::players;
use crate::trf::{self, Trf, TrfEdition, WriteOptions};

/// Reading a report file ends with a value or with problems that name a line.
pub fn trf_never_panics(bytes: &[u8]) {
    match trf::read(bytes, "noise.trf") {
        Ok(trf) => {
            for round in [1, trf.coming_round(), trf.history.rounds] {
                let _ = trf.history_for_round(round);
            }
        }
        Err(problems) => {
            assert!(!problems.is_empty() && problems.len() <= 101);
            assert!(problems.iter().all(|problem| problem.line >= 1 && problem.column != Some(0)));
            assert!(problems.windows(2).all(|pair| pair[0].line <= pair[1].line));
        }
    }
}

/// What could be read is written so that it is read back the same, in each edition.
pub fn trf_reads_what_it_writes(bytes: &[u8]) {
    let Ok(trf) = trf::read(bytes, "noise.trf") else { return };
    for crlf in [false, true] {
        let options = WriteOptions { crlf, ..WriteOptions::default() };
        let text = trf::write(&trf, &options);
        let again = read_own(&text);
        assert_eq!(again.history, trf.history);
        assert_eq!(again.header, trf.header);
        assert_eq!(again.people, trf.people);
        assert_eq!(again.titles, trf.titles);
        assert_eq!(again.facts, trf.facts);
        assert_eq!(again.plan, trf.plan);
        assert_eq!(kept(&again), kept(&trf));
        assert_eq!(trf::write(&again, &options), text);
    }
    let old = WriteOptions { edition: TrfEdition::Trf16, ..WriteOptions::default() };
    let again = read_own(&trf::write(&trf, &old));
    let games = |trf: &Trf| -> Vec<Participant> {
        trf.history.players.iter().map(|player| Participant { rating: None, ..player.clone() }).collect()
    };
    assert_eq!(games(&again), games(&trf));
    for edition in [TrfEdition::Trf16, TrfEdition::Trf26] {
        let options = WriteOptions { edition, engine_dialect: true, ascii_names: true, ..WriteOptions::default() };
        let text = trf::write(&trf, &options);
        assert!(text.is_ascii());
        let again = read_own(&text);
        assert_eq!(again.history.paired_rounds(), trf.history.paired_rounds());
    }
}

fn read_own(text: &str) -> Trf {
    trf::read(text.as_bytes(), "own.trf").unwrap_or_else(|problems| panic!("{problems:#?}\n{text}"))
}

fn kept(trf: &Trf) -> Vec<&str> {
    let mut texts: Vec<&str> = trf.rest.iter().map(|line| line.text.as_str()).collect();
    texts.sort_unstable();
    texts
}

/// Guessing and reading a list of players ends with rows or with problems that name a line.
pub fn players_never_panics(bytes: &[u8]) {
    let guess = players::guess(bytes);
    match players::read(bytes, &guess) {
        Ok(rows) => assert!(rows.iter().all(|row| !row.person.name.is_empty() && row.line >= 1)),
        Err(problems) => assert!(!problems.is_empty() && problems.len() <= 101),
    }
}

/// Half-points that can be read are written so that they are read back the same.
pub fn half_points_read_what_they_write(text: &str) {
    if let Ok(points) = text.parse::<HalfPoints>() {
        assert_eq!(points.to_string().parse(), Ok(points));
        assert_eq!(points.chess().parse(), Ok(points));
        assert_eq!(points.tenths().parse(), Ok(points));
    }
}
