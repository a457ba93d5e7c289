//! Time controls between a form and the journal, and what the page reads back while somebody types.

use axum::extract::Query;
use rokade_clause::Reason;
use rokade_model::TimeControl;
use rokade_tournament::{Group, Pace, TimeFault, Tournament, written_time};
use rokade_view::time;
use rokade_words::{Arg, Lang, Speaker, text, text_with};
use serde::Deserialize;

use super::fields::Fields;
use crate::hall::InGroup;

impl Fields<'_> {
    /// The code of a time as it was written; `None` if the form does not have the field. What was not changed keeps
    /// its code, even one that nobody would write today.
    pub(crate) fn time(&mut self, name: &str, had: &str) -> Option<String> {
        let typed = self.get(name)?;
        if typed == written_time::written_of(had) {
            return Some(had.to_owned());
        }
        match written_time::code_of(typed) {
            Ok(code) => Some(code),
            Err(fault) => {
                self.object(time_fault(typed, &fault));
                None
            }
        }
    }
}

/// Why a time is not taken as it is written.
pub(crate) fn time_fault(text: &str, fault: &TimeFault) -> Reason {
    match fault {
        TimeFault::Unreadable => Reason::house("time_control_unreadable").with("text", text),
        TimeFault::Absurd { minutes, instead, meant } => Reason::house("time_control_absurd")
            .with("minutes", *minutes)
            .with("instead", instead.as_str())
            .with("meant", meant.as_str()),
    }
}

#[derive(Deserialize)]
pub(super) struct Typed {
    #[serde(default)]
    text: String,
}

/// What a typed time means, as a sentence.
pub(super) async fn read(room: InGroup, Query(typed): Query<Typed>) -> String {
    let (tournament, lang) = (&room.hall.book.tournament, room.hall.visit.lang);
    match written_time::read(typed.text.trim()) {
        _ if typed.text.trim().is_empty() => String::new(),
        Ok(control) => read_back(lang, tournament, room.group(), &control),
        Err(fault) => Speaker::plain(lang).reason(&time_fault(typed.text.trim(), &fault)),
    }
}

/// "90 minutes, 30 seconds a move: standard, rated". Only the union rates one kind of chess and not the others.
pub(super) fn read_back(lang: Lang, tournament: &Tournament, group: &Group, control: &TimeControl) -> String {
    let pace = tournament.pace_of(group, control);
    let rated = match (tournament.has_union_rules(), pace) {
        (false, _) => "unsaid",
        (true, Pace::Standard) => "yes",
        (true, Pace::Rapid | Pace::Blitz) => "no",
    };
    let said = text(lang, &format!("desk-pace-{}", pace.key())).to_lowercase();
    let args = [("time", time::in_words(lang, control).into()), ("pace", Arg::from(said)), ("rated", rated.into())];
    text_with(lang, "desk-time-read", &args)
}
