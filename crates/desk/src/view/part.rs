//! The tables as pieces of HTML. A page writes `{{ table|safe }}`; a live page fetches the same piece
//! again when something changed. `parts.css` dresses them.

use askama::Template;
use rokade_words::{Arg, Lang, text, text_with};

use super::{
    BoardRow, BracketView, CrossView, Found, PairingsView, PlayerView, Rivalry, ScheduleView, StandingsView, TeamsView,
    Who, WhyView,
};

const SLIPS_TO_A_PAGE: usize = 8;

/// The texts of a piece.
#[derive(Clone, Copy, Debug)]
pub struct Words(pub Lang);

impl Words {
    pub fn t(&self, key: &str) -> String {
        text(self.0, key)
    }

    /// With one variable; a number chooses the plural form.
    pub fn tv(&self, key: &str, name: &str, value: impl ToString) -> String {
        text_with(self.0, key, &[(name, arg(value))])
    }

    /// With two variables.
    pub fn tv2(&self, key: &str, one: &str, value: impl ToString, other: &str, second: impl ToString) -> String {
        text_with(self.0, key, &[(one, arg(value)), (other, arg(second))])
    }
}

fn arg(value: impl ToString) -> Arg {
    let value = value.to_string();
    value.parse::<i64>().map_or_else(|_| Arg::from(value.as_str()), Arg::from)
}

/// A round by board.
#[derive(Template)]
#[template(path = "part/pairings_table.html")]
pub struct PairingsTable<'a> {
    pub view: &'a PairingsView,
    pub words: Words,
}

/// A round by name.
#[derive(Template)]
#[template(path = "part/names_table.html")]
pub struct NamesTable<'a> {
    pub view: &'a PairingsView,
    pub words: Words,
}

#[derive(Template)]
#[template(path = "part/standings_table.html")]
pub struct StandingsTable<'a> {
    pub view: &'a StandingsView,
    pub words: Words,
}

#[derive(Template)]
#[template(path = "part/cross_table.html")]
pub struct CrossTable<'a> {
    pub view: &'a CrossView,
    pub words: Words,
}

#[derive(Template)]
#[template(path = "part/player_card.html")]
pub struct PlayerCard<'a> {
    pub view: &'a PlayerView,
    pub words: Words,
    /// What is to be said of the rating, as a piece; empty if nothing.
    pub rating: &'a str,
}

/// A player beside another one of choice.
#[derive(Template)]
#[template(path = "part/beside.html")]
pub struct BesidePart<'a> {
    /// Everybody there is to choose from, by place.
    pub others: Vec<(u32, &'a Who)>,
    pub chosen: Option<&'a Rivalry>,
    pub words: Words,
    /// The page the choice leads back to.
    pub path: &'a str,
}

impl BesidePart<'_> {
    pub fn is_chosen(&self, who: &Who) -> bool {
        self.chosen.is_some_and(|rivalry| rivalry.other.id == who.id)
    }
}

/// The bracket of a knock-out.
#[derive(Template)]
#[template(path = "part/bracket.html")]
pub struct BracketTable<'a> {
    pub view: &'a BracketView,
    pub words: Words,
}

/// Matches, table and best players of an Olympiad.
#[derive(Template)]
#[template(path = "part/teams.html")]
pub struct TeamsTable<'a> {
    pub view: &'a TeamsView,
    pub words: Words,
}

/// Every round of an all-play-all.
#[derive(Template)]
#[template(path = "part/schedule.html")]
pub struct ScheduleTable<'a> {
    pub view: &'a ScheduleView,
    pub words: Words,
}

/// Why two players meet, or one nobody.
#[derive(Template)]
#[template(path = "part/why.html")]
pub struct WhyPart<'a> {
    pub view: &'a WhyView,
    pub words: Words,
}

/// The answers to "where do I play?".
#[derive(Template)]
#[template(path = "part/found.html")]
pub struct FoundList<'a> {
    pub found: &'a Found,
    pub typed: &'a str,
    pub words: Words,
}

impl StandingsView {
    /// `Standings after round 4`
    pub fn title(&self, words: &Words) -> String {
        match self.is_final {
            true => words.t("view-standings-final"),
            false if self.after == 0 => words.t("view-standings"),
            false => words.tv("view-standings-after", "round", self.after),
        }
    }

    /// That a round is being played that does not count yet; empty if none is.
    pub fn running_words(&self, words: &Words) -> String {
        let Some(running) = &self.running else { return String::new() };
        let number = |count: usize| Arg::from(count);
        let args =
            [("round", Arg::from(running.round)), ("done", number(running.done)), ("games", number(running.games))];
        text_with(words.0, "view-running", &args)
    }
}

impl PairingsView {
    /// The result slips of the round, by sheet of paper.
    pub fn slip_pages(&self) -> std::slice::Chunks<'_, BoardRow> {
        self.boards.chunks(SLIPS_TO_A_PAGE)
    }

    /// How far the round has come, in words.
    pub fn progress(&self, words: &Words) -> String {
        if self.done == self.boards.len() {
            words.t("view-results-all")
        } else {
            let key = if self.are_matches { "view-matches-in" } else { "view-results-in" };
            words.tv2(key, "done", self.done, "games", self.boards.len())
        }
    }
}
