//! What a result is worth by the records 162, `BB?` and `XXS`.
//!
//! The records can say more than `Scoring` holds (points by colour, byes apart from games); the
//! table here holds all of it, so that stated points are checked by the file's own scoring.
//! See docs/readings/trf-scoring-beyond.md.

use rokade_model::{ByeKind, Color, Entry, HalfPoints, Mark, Scoring};

/// The codes of `XXS`, which tell results apart most finely.
const CODES: [&str; 12] = ["WW", "BW", "WD", "BD", "WL", "BL", "FW", "FL", "FPB", "HPB", "ZPB", "PAB"];

/// The codes a shorter symbol stands for, by record.
const GROUPS: &[(&str, &str, &[&str])] = &[
    ("162", "W", &["WW", "BW", "FW", "FPB"]),
    ("162", "D", &["WD", "BD", "HPB"]),
    ("162", "L", &["WL", "BL"]),
    ("162", "A", &["FL", "ZPB"]),
    ("162", "P", &["PAB"]),
    ("BBW", "", &["WW", "BW", "FW", "FPB"]),
    ("BBD", "", &["WD", "BD", "HPB"]),
    ("BBL", "", &["WL", "BL"]),
    ("BBZ", "", &["ZPB"]),
    ("BBF", "", &["FL"]),
    ("BBU", "", &["PAB"]),
    ("XXS", "W", &["WW", "BW", "FW", "FPB"]),
    ("XXS", "D", &["WD", "BD", "HPB"]),
    ("XXS", "L", &["WL", "BL"]),
];

/// Points by code; what the file does not say has its default.
#[derive(Clone, Debug, Default)]
pub(super) struct PointTable {
    points: [Option<HalfPoints>; CODES.len()],
    unfinished: Option<HalfPoints>,
}

/// The record or the symbol is none of this table's.
pub(super) struct UnknownSymbol;

impl PointTable {
    pub(super) fn set(&mut self, record: &str, symbol: &str, points: HalfPoints) -> Result<(), UnknownSymbol> {
        if (record, symbol) == ("162", "X") {
            self.unfinished = Some(points);
            return Ok(());
        }
        let group = GROUPS.iter().find(|(r, s, _)| *r == record && *s == symbol).map(|(_, _, codes)| *codes);
        let single = CODES.iter().position(|code| record == "XXS" && *code == symbol);
        match (group, single) {
            (Some(codes), _) => codes.iter().for_each(|code| self.points[index(code)] = Some(points)),
            (None, Some(index)) => self.points[index] = Some(points),
            (None, None) => return Err(UnknownSymbol),
        }
        Ok(())
    }

    fn of(&self, code: &str) -> HalfPoints {
        let default = Scoring::default();
        self.points[index(code)].unwrap_or_else(|| match code {
            "WW" | "BW" | "FW" | "FPB" => default.win,
            "WD" | "BD" | "HPB" => default.draw,
            "WL" | "BL" => default.loss,
            "PAB" => self.of("WW"),
            _ => default.absence,
        })
    }

    fn unfinished(&self) -> HalfPoints {
        self.unfinished.unwrap_or_else(|| self.of("WD"))
    }

    /// The scoring the tournament goes by.
    pub(super) fn scoring(&self) -> Scoring {
        Scoring {
            win: self.of("WW"),
            draw: self.of("WD"),
            loss: self.of("WL"),
            absence: self.of("ZPB"),
            pairing_bye: self.of("PAB"),
            unfinished: self.unfinished(),
        }
    }

    /// Whether that scoring says all the file said.
    pub(super) fn is_plain(&self) -> bool {
        let scoring = self.scoring();
        CODES.iter().all(|code| {
            let plain = match *code {
                "WW" | "BW" | "FW" | "FPB" => scoring.win,
                "WD" | "BD" | "HPB" => scoring.draw,
                "WL" | "BL" => scoring.loss,
                "PAB" => scoring.pairing_bye,
                _ => scoring.absence,
            };
            self.of(code) == plain
        })
    }

    /// Points of an entry; an unfinished game is worth `unfinished` or, in some programs, nothing.
    pub(super) fn entry(&self, entry: Entry, unfinished: Unfinished) -> HalfPoints {
        match entry {
            Entry::Blank => HalfPoints::ZERO,
            Entry::Game { mark: None, .. } => match unfinished {
                Unfinished::Scored => self.unfinished(),
                Unfinished::Nothing => HalfPoints::ZERO,
            },
            Entry::Game { color, mark: Some(mark), .. } => self.of(code_of(mark, color)),
            Entry::Bye(ByeKind::PairingAllocated) => self.of("PAB"),
            Entry::Bye(ByeKind::Full) => self.of("FPB"),
            Entry::Bye(ByeKind::Half) => self.of("HPB"),
            Entry::Bye(ByeKind::Zero) => self.of("ZPB"),
        }
    }
}

/// How a program counts a game without a result.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Unfinished {
    Scored,
    Nothing,
}

fn index(code: &str) -> usize {
    CODES.iter().position(|known| *known == code).expect("a code of the table")
}

fn code_of(mark: Mark, color: Option<Color>) -> &'static str {
    let is_black = color == Some(Color::Black);
    match (mark, is_black) {
        (Mark::ForfeitWin, _) => "FW",
        (Mark::ForfeitLoss, _) => "FL",
        (Mark::Win | Mark::ShortWin, false) => "WW",
        (Mark::Win | Mark::ShortWin, true) => "BW",
        (Mark::Draw | Mark::ShortDraw, false) => "WD",
        (Mark::Draw | Mark::ShortDraw, true) => "BD",
        (Mark::Loss | Mark::ShortLoss, false) => "WL",
        (Mark::Loss | Mark::ShortLoss, true) => "BL",
    }
}

/// The letters of 162 a reader takes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Letters {
    All,
    /// Neither `A` nor `X`.
    OfEngines,
}

/// Record 162, only where the scoring differs from the default.
pub(super) fn record_162(scoring: &Scoring, letters: Letters) -> Option<String> {
    let default = Scoring::default();
    if *scoring == default {
        return None;
    }
    let mut items = vec![("W", scoring.win), ("D", scoring.draw), ("L", scoring.loss)];
    if letters == Letters::All {
        items.push(("A", scoring.absence));
    }
    items.push(("P", scoring.pairing_bye));
    if letters == Letters::All && scoring.unfinished != scoring.draw {
        items.push(("X", scoring.unfinished));
    }
    let items: Vec<String> = items.iter().map(|(symbol, points)| format!("{symbol}{:>4}", points.tenths())).collect();
    Some(format!("162  {}", items.join("    ")))
}

/// The same for programs that read `XXS`.
pub(super) fn record_xxs(scoring: &Scoring) -> Option<String> {
    let default = Scoring::default();
    if (Scoring { unfinished: default.unfinished, ..*scoring }) == default {
        return None;
    }
    let (win, draw, loss) = (scoring.win.tenths(), scoring.draw.tenths(), scoring.loss.tenths());
    let (absence, pab) = (scoring.absence.tenths(), scoring.pairing_bye.tenths());
    Some(format!("XXS W={win} D={draw} L={loss} FL={absence} ZPB={absence} PAB={pab}"))
}

#[cfg(test)]
mod tests {
    use rokade_model::StartNumber;

    use super::*;

    #[test]
    fn the_bye_is_worth_a_win_unless_said() {
        let mut table = PointTable::default();
        assert!(table.set("162", "W", HalfPoints(6)).is_ok());
        assert_eq!(table.scoring().pairing_bye, HalfPoints(6));
        assert!(table.set("BBU", "", HalfPoints(2)).is_ok());
        assert_eq!(table.scoring().pairing_bye, HalfPoints(2));
        assert!(table.is_plain());
        assert!(table.set("162", "Q", HalfPoints(2)).is_err());
    }

    #[test]
    fn points_by_colour_are_not_plain() {
        let mut table = PointTable::default();
        assert!(table.set("XXS", "BW", HalfPoints(3)).is_ok());
        assert!(!table.is_plain());
        let black_win = Entry::Game { opponent: StartNumber(2), color: Some(Color::Black), mark: Some(Mark::Win) };
        assert_eq!(table.entry(black_win, Unfinished::Scored), HalfPoints(3));
    }

    #[test]
    fn three_points_for_a_win_stand_in_their_columns() {
        let three = Scoring {
            win: HalfPoints(6),
            draw: HalfPoints(2),
            pairing_bye: HalfPoints(2),
            unfinished: HalfPoints(2),
            ..Scoring::default()
        };
        let line = record_162(&three, Letters::All).unwrap();
        assert_eq!(line, "162  W 3.0    D 1.0    L 0.0    A 0.0    P 1.0");
        let of_engines = record_162(&three, Letters::OfEngines).unwrap();
        assert_eq!(of_engines, "162  W 3.0    D 1.0    L 0.0    P 1.0");
        assert_eq!((line.find('W'), line.find('D'), line.find('L')), (Some(5), Some(14), Some(23)));
        assert_eq!(record_162(&Scoring::default(), Letters::All), None);
    }
}
