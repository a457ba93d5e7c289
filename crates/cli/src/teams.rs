//! The table of the teams of an Olympiad (D4.9.9.5), beside the table of the players.

use rokade_clause::Reason;
use rokade_formats::tables::{Align, Table};
use rokade_formats::trf::Trf;
use rokade_model::{RoundNumber, StartNumber};
use rokade_pairing::NOBODY;
use rokade_pairing::olympiad::{self, TeamRow};
use rokade_words::Arg;

use crate::voice::Voice;

/// The teams after a round, best first, each with its players by board.
pub(crate) struct Teams {
    pub after: RoundNumber,
    pub rows: Vec<TeamLine>,
    /// Teams nobody plays for.
    pub note: Option<Reason>,
}

pub(crate) struct TeamLine {
    pub row: TeamRow,
    /// Another team has the same place.
    pub shared: bool,
    pub players: Vec<StartNumber>,
}

impl Teams {
    /// `None` where the file is of no Olympiad.
    pub(crate) fn of(trf: &Trf, after: RoundNumber) -> Option<Self> {
        let count = trf.system()?.ok()?.teams()?;
        let (members, table) = (olympiad::teams(&trf.history, count), olympiad::team_table(&trf.history, count, after));
        let rows = table.iter().map(|row| TeamLine {
            row: *row,
            shared: table.iter().filter(|other| other.place == row.place).count() > 1,
            players: members[row.team - 1].iter().copied().filter(|number| *number != NOBODY).collect(),
        });
        Some(Self { after, rows: rows.collect(), note: olympiad::notes(&trf.history, count) })
    }

    pub(crate) fn written(&self, voice: &Voice) -> String {
        let head = voice.text_with("view-team-table", &[("round", Arg::from(self.after))]);
        let right = |key: &str| (voice.text(key), Align::Right);
        let columns = vec![
            right("word-place"),
            (voice.text("view-team"), Align::Left),
            right("view-team-board-points"),
            right("view-team-match-points"),
            right("view-team-won"),
            right("view-team-drawn"),
            right("view-team-lost"),
            (voice.text("cli-teams-players"), Align::Left),
        ];
        let rows = self.rows.iter().map(|line| line.cells(voice)).collect();
        format!("{head}\n\n{}", Table { columns, rows }.to_text())
    }
}

impl TeamLine {
    fn cells(&self, voice: &Voice) -> Vec<String> {
        let row = &self.row;
        let players: Vec<String> = self.players.iter().map(|player| voice.numbered(*player)).collect();
        vec![
            if self.shared { format!("{}=", row.place) } else { row.place.to_string() },
            voice.text_with("view-team-number", &[("number", Arg::from(row.team))]),
            row.board_points.chess(),
            row.match_points.to_string(),
            row.won.to_string(),
            row.drawn.to_string(),
            row.lost.to_string(),
            players.join(", "),
        ]
    }
}
