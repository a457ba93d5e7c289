//! "Why am I fourth?": two players of a table side by side, figure by figure, down to the one that decided.
//!
//! Leaves to [`rokade_standings::between`] what decided. Figures behind it are shown, but nobody asked them.

use rokade_standings::{Neighbour, Row, Separator, Standings, between, standings_explained};
use rokade_tournament::PlayerId;

use super::player::steps;
use super::standings::{first_step, head, spoken};
use super::{Field, Reader, Said, Who};

/// Two players side by side.
pub struct Rivalry {
    pub mine: Who,
    pub my_place: u32,
    pub other: Who,
    pub place: u32,
    /// What decided.
    pub said: Said,
    pub rows: Vec<RivalRow>,
}

/// One figure of both.
pub struct RivalRow {
    pub name: String,
    pub mine: String,
    pub theirs: String,
    pub ahead: Ahead,
}

/// Who stands before the other by a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ahead {
    /// Nobody: the next figure is asked.
    Level,
    /// It decided, for the player or for the other.
    Mine,
    Theirs,
    /// Something before it had decided.
    NotAsked,
}

impl Ahead {
    pub const fn is_decisive(self) -> bool {
        matches!(self, Ahead::Mine | Ahead::Theirs)
    }
}

/// Everybody a player can be compared with.
pub struct Rivals<'a> {
    field: Field<'a>,
    standings: Standings,
    /// The row of the player.
    at: usize,
}

impl<'a> Rivals<'a> {
    /// `None` for a player without a place.
    pub fn of(reader: &Reader<'a>, player: PlayerId) -> Option<Rivals<'a>> {
        let tournament = &reader.book.tournament;
        let group = tournament.players.get(&player)?.group;
        let field = Field::new(reader, group)?;
        let number = field.who(player).number?;
        let after = tournament.completed_rounds(group);
        let standings = standings_explained(&tournament.history(group), after, &tournament.rules(group));
        let at = standings.rows.iter().position(|row| row.player == number)?;
        (after > 0).then_some(Rivals { field, standings, at })
    }

    /// The players next in the table, the one above first.
    pub fn neighbours(&self) -> Vec<Rivalry> {
        let beside = [self.at.checked_sub(1), Some(self.at + 1)].into_iter().flatten();
        beside.filter_map(|index| self.beside(self.standings.rows.get(index)?)).collect()
    }

    /// The player beside any other; `None` if the other is the same or has no place.
    pub fn with(&self, other: PlayerId) -> Option<Rivalry> {
        let number = self.field.group.number_of(other)?;
        self.beside(self.standings.rows.iter().find(|row| row.player == number)?)
    }

    /// Everybody else by place, for the choice.
    pub fn others(&self) -> Vec<(u32, &Who)> {
        let others = self.standings.rows.iter().enumerate().filter(|(index, _)| *index != self.at);
        others.map(|(_, row)| (row.place, self.field.numbered(row.player))).collect()
    }

    fn beside(&self, other: &Row) -> Option<Rivalry> {
        let mine = &self.standings.rows[self.at];
        let decided = between(&self.standings, mine.player, other.player)?;
        Some(Rivalry {
            mine: self.field.numbered(mine.player).clone(),
            my_place: mine.place,
            other: self.field.numbered(other.player).clone(),
            place: other.place,
            said: spoken(&self.field, &decided.reason),
            rows: self.rows(mine, other, &decided),
        })
    }

    fn rows(&self, mine: &Row, other: &Row, decided: &Neighbour) -> Vec<RivalRow> {
        let place = |row: &Row| self.standings.rows.iter().position(|known| known.player == row.player);
        let won = if place(mine) < place(other) { Ahead::Mine } else { Ahead::Theirs };
        let mut ahead = Ahead::Level;
        let mut next = |is_decisive: bool| {
            let shown = if is_decisive { won } else { ahead };
            if is_decisive {
                ahead = Ahead::NotAsked;
            }
            shown
        };
        let points = next(decided.by == Some(Separator::Points));
        let name = self.field.reader.say("word-points");
        let mut rows = vec![RivalRow { name, mine: mine.points.chess(), theirs: other.points.chess(), ahead: points }];
        for (ours, theirs) in mine.tiebreaks.iter().zip(&other.tiebreaks) {
            let name = head(&self.field.reader, &ours.tiebreak).name;
            let is_this = decided.by == Some(Separator::TieBreak(ours.tiebreak.clone()));
            let (our_steps, their_steps) = (steps(&self.field, ours), steps(&self.field, theirs));
            let figures = our_steps.len().max(their_steps.len());
            if figures <= 1 {
                let (mine, theirs) =
                    (first_step(self.field.reader.lang, ours), first_step(self.field.reader.lang, theirs));
                rows.push(RivalRow { name, mine: or_dash(mine), theirs: or_dash(theirs), ahead: next(is_this) });
                continue;
            }
            for step in 0..figures {
                let longer = if our_steps.len() > step { &our_steps } else { &their_steps };
                let value = |steps: &[super::StepLine]| steps.get(step).map_or_else(dash, |line| line.value.clone());
                rows.push(RivalRow {
                    name: format!("{name}: {}", longer[step].name),
                    mine: value(&our_steps),
                    theirs: value(&their_steps),
                    ahead: next(is_this && decided.step == step),
                });
            }
        }
        rows
    }
}

fn dash() -> String {
    "–".to_owned()
}

fn or_dash(value: String) -> String {
    if value.is_empty() { dash() } else { value }
}

#[cfg(test)]
mod tests {
    use rokade_pairing::{Host, System};
    use rokade_words::Lang;

    use super::*;
    use crate::Audience;
    use crate::trial::{GROUP, Trial};

    #[test]
    fn one_figure_decides_and_those_before_it_are_level() {
        let book = Trial::new(System::Of(Host::Monrad), 12, 5).play(4).book();
        let reader = Reader::new(&book, Lang::En, Audience::Public);
        let players: Vec<PlayerId> = book.tournament.players.keys().copied().collect();
        let mut decided = 0;
        for player in &players {
            let rivals = Rivals::of(&reader, *player).expect("everybody has a place");
            assert_eq!(rivals.others().len(), players.len() - 1);
            for other in players.iter().filter(|other| *other != player) {
                let rivalry = rivals.with(*other).expect("both have a place");
                let at = rivalry.rows.iter().position(|row| row.ahead.is_decisive());
                let Some(at) = at else {
                    assert_eq!(rivalry.my_place, rivalry.place, "nothing decided: the place is shared");
                    continue;
                };
                decided += 1;
                assert!(rivalry.rows[..at].iter().all(|row| row.ahead == Ahead::Level && row.mine == row.theirs));
                assert!(rivalry.rows[at + 1..].iter().all(|row| row.ahead == Ahead::NotAsked));
                assert_ne!(rivalry.rows[at].mine, rivalry.rows[at].theirs);
                assert_eq!(rivalry.rows[at].ahead == Ahead::Mine, rivalry.my_place < rivalry.place);
            }
        }
        assert!(decided > 0);
    }

    #[test]
    fn neighbours_are_the_one_above_and_the_one_below() {
        let book = Trial::new(System::Of(Host::Monrad), 12, 5).play(3).book();
        let reader = Reader::new(&book, Lang::Da, Audience::Public);
        let table = book.tournament.standings(GROUP);
        let player = |at: usize| book.tournament.groups[&GROUP].player_with(table.rows[at].player).unwrap();
        let names = |at: usize| {
            let rivals = Rivals::of(&reader, player(at)).unwrap().neighbours();
            rivals.into_iter().map(|rivalry| rivalry.other.id).collect::<Vec<_>>()
        };
        assert_eq!(names(0), [player(1)]);
        assert_eq!(names(3), [player(2), player(4)]);
        assert_eq!(names(11), [player(10)]);
    }

    #[test]
    fn before_the_first_round_there_is_nobody_to_compare_with() {
        let book = Trial::new(System::Of(Host::Monrad), 4, 3).book();
        let reader = Reader::new(&book, Lang::En, Audience::Public);
        assert!(Rivals::of(&reader, PlayerId(1)).is_none());
        assert!(Rivals::of(&reader, PlayerId(99)).is_none());
    }
}
