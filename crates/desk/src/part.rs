//! The tables as pieces of HTML. A page writes `{{ table|safe }}`; a live page fetches the same piece
//! again when something changed. `parts.css` dresses them.

use askama::Template;
use rokade_view::{
    BracketView, CrossView, Found, PairingsView, PlayerView, Rivalry, ScheduleView, StandingsView, TeamsView, Who,
    WhyView,
};

pub(crate) use rokade_view::Words;

/// A round by board.
#[derive(Template)]
#[template(path = "part/pairings_table.html")]
pub(crate) struct PairingsTable<'a> {
    pub view: &'a PairingsView,
    pub words: Words,
}

/// A round by name.
#[derive(Template)]
#[template(path = "part/names_table.html")]
pub(crate) struct NamesTable<'a> {
    pub view: &'a PairingsView,
    pub words: Words,
}

#[derive(Template)]
#[template(path = "part/standings_table.html")]
pub(crate) struct StandingsTable<'a> {
    pub view: &'a StandingsView,
    pub words: Words,
}

#[derive(Template)]
#[template(path = "part/cross_table.html")]
pub(crate) struct CrossTable<'a> {
    pub view: &'a CrossView,
    pub words: Words,
}

#[derive(Template)]
#[template(path = "part/player_card.html")]
pub(crate) struct PlayerCard<'a> {
    pub view: &'a PlayerView,
    pub words: Words,
    /// What is to be said of the rating, as a piece; empty if nothing.
    pub rating: &'a str,
}

/// A player beside another one of choice.
#[derive(Template)]
#[template(path = "part/beside.html")]
pub(crate) struct BesidePart<'a> {
    /// Everybody there is to choose from, by place.
    pub others: Vec<(u32, &'a Who)>,
    pub chosen: Option<&'a Rivalry>,
    pub words: Words,
    /// The page the choice leads back to.
    pub path: &'a str,
}

impl BesidePart<'_> {
    pub(crate) fn is_chosen(&self, who: &Who) -> bool {
        self.chosen.is_some_and(|rivalry| rivalry.other.id == who.id)
    }
}

/// The bracket of a knock-out.
#[derive(Template)]
#[template(path = "part/bracket.html")]
pub(crate) struct BracketTable<'a> {
    pub view: &'a BracketView,
    pub words: Words,
}

/// Matches, table and best players of an Olympiad.
#[derive(Template)]
#[template(path = "part/teams.html")]
pub(crate) struct TeamsTable<'a> {
    pub view: &'a TeamsView,
    pub words: Words,
}

/// Every round of an all-play-all.
#[derive(Template)]
#[template(path = "part/schedule.html")]
pub(crate) struct ScheduleTable<'a> {
    pub view: &'a ScheduleView,
    pub words: Words,
}

/// Why two players meet, or one nobody.
#[derive(Template)]
#[template(path = "part/why.html")]
pub(crate) struct WhyPart<'a> {
    pub view: &'a WhyView,
    pub words: Words,
}

/// The answers to "where do I play?".
#[derive(Template)]
#[template(path = "part/found.html")]
pub(crate) struct FoundList<'a> {
    pub found: &'a Found,
    pub typed: &'a str,
    pub words: Words,
}

#[cfg(test)]
mod tests {
    use rokade_model::{GameResult, LeaveNotice};
    use rokade_pairing::{Host, System};
    use rokade_tournament::{Command, PlayerId};
    use rokade_view::{Audience, Reader, cross_table, pairings, player, standings};
    use rokade_words::Lang;

    use super::*;
    use rokade_view::trial::{GROUP, Trial};

    #[test]
    fn every_piece_renders_in_every_language_without_a_bare_key() {
        let mut trial = Trial::new(System::Of(Host::Monrad), 12, 5).play(3);
        trial.give(Command::Withdraw { player: PlayerId(5), notice: LeaveNotice::Accepted });
        let round = trial.publish();
        trial.enter(round, 1, GameResult::Draw);
        let all_play_all = Trial::new(System::Of(Host::RoundRobin { cycles: 1 }), 6, 5).play(5);
        for book in [trial.book(), all_play_all.book()] {
            for lang in Lang::ALL {
                let reader = Reader::new(&book, lang, Audience::Public);
                let words = Words(lang);
                let round = pairings(&reader, GROUP, 4).unwrap();
                let pieces = [
                    PairingsTable { view: &round, words }.render().unwrap(),
                    NamesTable { view: &round, words }.render().unwrap(),
                    StandingsTable { view: &standings(&reader, GROUP).unwrap(), words }.render().unwrap(),
                    CrossTable { view: &cross_table(&reader, GROUP).unwrap(), words }.render().unwrap(),
                    PlayerCard { view: &player(&reader, PlayerId(2)).unwrap(), words, rating: "" }.render().unwrap(),
                ];
                for piece in pieces {
                    for stray in ["view-", "public-", "reason-", "separated_by", "1951", "1488000", "X9Z"] {
                        let shown = piece.find(stray).map(|at| &piece[at..(at + 40).min(piece.len())]);
                        assert_eq!(shown, None, "{lang}");
                    }
                }
            }
        }
    }
}
