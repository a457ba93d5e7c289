//! The score sheet of a game in the reader's letters, legal moves and others.

use rokade_board::Color;
use rokade_board::notation::{Letters, Style};
use rokade_laws::referee::Referee;

use super::seat::{Chair, Seat};
use crate::board::Row;

#[derive(Clone)]
pub(super) struct Cell {
    pub text: String,
    pub is_illegal: bool,
    /// Made, but the clock was not pressed yet.
    pub is_pending: bool,
}

/// Who reads the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reader {
    Arbiter,
    /// While the game lasts nothing tells a player that a move is illegal: that would be advice.
    Player,
}

impl Reader {
    pub(super) fn of(seat: &Seat) -> Self {
        match seat.chair {
            Chair::Arbiter => Reader::Arbiter,
            Chair::Player(_) | Chair::Both => Reader::Player,
        }
    }
}

pub(super) fn rows(referee: &Referee, letters: Letters, reader: Reader) -> Vec<Row<Cell>> {
    let account = referee.account();
    let tells = reader == Reader::Arbiter || account.verdict().is_some();
    let start = &referee.settings().start;
    let mut number = start.move_number();
    let mut rows = Vec::new();
    let style = Style::sheet(letters);
    let written = if tells { account.moves(&style) } else { account.moves_as_made(&style) };
    let last = account.moves_made().len().saturating_sub(1);
    for (index, (ply, text)) in account.moves_made().iter().zip(written).enumerate() {
        let is_pending = index == last && !ply.is_completed && account.verdict().is_none();
        let cell = Cell { text, is_illegal: tells && ply.made.is_err(), is_pending };
        Row::put(&mut rows, number, ply.by, cell);
        number += u32::from(ply.by == Color::Black);
    }
    rows
}

#[cfg(test)]
mod tests {
    use rokade_clause::Edition;
    use rokade_laws::referee::{By, Deed, Event, Millis, Period, Settings};

    use super::*;

    #[test]
    fn moves_stand_in_the_letters_of_the_reader() {
        let period =
            Period { time: Millis::from_minutes(5), moves: None, increment: Millis::ZERO, delay: Millis::ZERO };
        let mut referee = Referee::new(Settings::new(Edition::FIDE_2023, vec![period]));
        let events: Vec<Event> = [
            r#"{"at":0,"by":"arbiter","do":"start"}"#,
            r#"{"at":1,"by":"white","do":"move","uci":"g1f3"}"#,
            r#"{"at":2,"by":"white","do":"press"}"#,
            r#"{"at":3,"by":"black","do":"move","uci":"g8f6"}"#,
        ]
        .iter()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
        for event in &events {
            referee.hear(event).unwrap();
        }
        assert_eq!((events[1].by, &events[2].deed), (By::White, &Deed::Press));
        let rows = rows(&referee, Letters::Danish, Reader::Arbiter);
        assert_eq!((rows.len(), rows[0].number), (1, 1));
        assert_eq!(rows[0].white.as_ref().unwrap().text, "Sf3");
        let black = rows[0].black.as_ref().unwrap();
        assert!(black.is_pending && !black.is_illegal);
    }
}
