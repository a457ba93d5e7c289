//! The bracket of a knock-out: stage by stage, every match with its players as far as they are known.

use rokade_clause::Reason;
use rokade_model::RoundNumber;
use rokade_pairing::{Request, knock_out};
use rokade_tournament::{Board, Bracket, BracketMatch, BracketSide, BracketStage, GameState, GroupId, PlayerId, Way};
use rokade_words::Arg;

use super::matches::MatchView;
use super::{Audience, Field, GroupHead, Reader, Said, Who};

/// The bracket of a knock-out, stage by stage.
pub struct BracketView {
    pub group: GroupHead,
    /// The lots for the lines are drawn; before that the seeds stand for them.
    pub is_drawn: bool,
    pub stages: Vec<BracketColumn>,
    pub champion: Option<Who>,
    /// Which lines were drawn for which seeds, and how every match was decided; nothing before the draw.
    pub told: Vec<Said>,
}

/// The matches of one round, from the top.
#[derive(Clone)]
pub struct BracketColumn {
    pub round: RoundNumber,
    pub name: String,
    pub matches: Vec<BracketBox>,
}

/// A match of the bracket.
#[derive(Clone)]
pub struct BracketBox {
    /// Counted through the whole bracket.
    pub number: usize,
    /// In the first stage, which lines meet.
    pub lines: String,
    pub sides: [BracketEntry; 2],
    pub board: Option<u32>,
    /// Where the match is shown or entered; empty before it is published.
    pub href: String,
    /// What the names and the score do not say.
    pub note: String,
    /// For the style sheet: `is-ahead`, `is-open`, `is-done`, `is-bye`.
    pub state: &'static str,
}

/// One side of a match.
#[derive(Clone)]
pub struct BracketEntry {
    pub who: Option<Who>,
    /// The name, or where the player will come from.
    pub text: String,
    pub score: String,
    pub is_winner: bool,
}

/// A player who is out of the knock-out.
pub struct OutRow {
    pub who: Who,
    /// In which round.
    pub round: RoundNumber,
    /// The same person in the group that takes the losers, once entered there.
    pub again: Option<Who>,
}

/// The bracket of a group; `None` where there is none.
pub fn bracket(reader: &Reader, group: GroupId) -> Option<BracketView> {
    let field = Field::new(reader, group)?;
    let bracket = reader.book.tournament.bracket(group)?;
    let mut before = 0;
    let mut stages = Vec::new();
    for stage in &bracket.stages {
        let first = stages.last().map_or(0, |last: &BracketColumn| before - last.matches.len());
        stages.push(column(&field, stage, Numbers { before, first }));
        before += stage.matches.len();
    }
    let is_drawn = !field.group.lines.is_empty();
    Some(BracketView {
        group: GroupHead::of(field.group),
        is_drawn,
        champion: bracket.winner.map(|player| field.who(player).clone()),
        told: if is_drawn { told(&field, stages.len()) } else { Vec::new() },
        stages,
    })
}

/// The lots and the matches decided so far, in sentences.
fn told(field: &Field, stages: usize) -> Vec<Said> {
    let reader = &field.reader;
    let history = reader.book.tournament.history(field.group.id);
    let after_the_final = RoundNumber::try_from(stages + 1).expect("a bracket has few stages");
    let request = Request::new(field.group.settings.system, &history, after_the_final).seeded(field.group.lot_seed);
    let knock_out::SoFar { lots, matches } = knock_out::told(&request);
    // Players see no clauses.
    let say = |reason: &Reason| match (reader.audience, reader.tell_numbered(field.group, reason)) {
        (Audience::Arbiter, said) => said,
        (Audience::Public, said) => Said::plain(said.text),
    };
    lots.iter().chain(&matches).map(say).collect()
}

/// How matches are counted: those before this stage, and before the stage that leads to it.
#[derive(Clone, Copy)]
struct Numbers {
    before: usize,
    first: usize,
}

fn column(field: &Field, stage: &BracketStage, numbers: Numbers) -> BracketColumn {
    BracketColumn {
        round: stage.round,
        name: stage_name(&field.reader, stage.matches.len()),
        matches: stage.matches.iter().map(|one| one_match(field, stage.round, one, numbers)).collect(),
    }
}

/// What a stage with so many matches is called.
fn stage_name(reader: &Reader, matches: usize) -> String {
    match matches {
        1 => reader.say("view-bracket-final"),
        2 => reader.say("view-bracket-semi"),
        4 => reader.say("view-bracket-quarter"),
        more => reader.say_with("view-bracket-last", &[("players", Arg::from(more * 2))]),
    }
}

fn one_match(field: &Field, round: RoundNumber, one: &BracketMatch, numbers: Numbers) -> BracketBox {
    let board = one.board.and_then(|number| field.group.round(round)?.board(number));
    let view = board.and_then(|board| MatchView::of(field, board));
    let is_bye = one.way == Some(Way::Bye);
    let entry = |side: BracketSide| match side {
        BracketSide::Player(player) => player_entry(field, one, player, board, view.as_ref()),
        BracketSide::Empty => empty(field.reader.say(if is_bye { "view-bracket-bye" } else { "word-nobody" })),
        BracketSide::WinnerOf(number) => {
            let number = numbers.first + number;
            empty(field.reader.say_with("view-bracket-winner-of", &[("match", Arg::from(number))]))
        }
    };
    let lines = || {
        let (first, second) = (2 * one.number - 1, 2 * one.number);
        field.reader.say_with("view-bracket-lines", &[("first", Arg::from(first)), ("second", Arg::from(second))])
    };
    BracketBox {
        number: numbers.before + one.number,
        lines: if round == 1 { lines() } else { String::new() },
        sides: [entry(one.sides.0), entry(one.sides.1)],
        board: one.board,
        href: one.board.map(|board| href(&field.reader, field.group.id, round, board)).unwrap_or_default(),
        note: note(field, one, board, view.as_ref()),
        state: match (is_bye, one.is_decided, one.board) {
            (true, _, _) => "is-bye",
            (_, true, _) => "is-done",
            (_, false, Some(_)) => "is-open",
            (_, false, None) => "is-ahead",
        },
    }
}

fn empty(text: String) -> BracketEntry {
    BracketEntry { who: None, text, score: String::new(), is_winner: false }
}

fn player_entry(
    field: &Field,
    one: &BracketMatch,
    player: PlayerId,
    board: Option<&Board>,
    view: Option<&MatchView>,
) -> BracketEntry {
    let who = field.who(player).clone();
    let score = match (view, board.map(|board| board.game)) {
        (Some(view), Some(GameState::Open)) if !view.is_begun() => String::new(),
        (Some(view), Some(game)) if game.result().is_none_or(|result| result.is_played()) => {
            (if view.players.0 == player { view.score.0 } else { view.score.1 }).chess()
        }
        (_, Some(GameState::Done { .. })) => if one.winner == Some(player) { "+" } else { "–" }.to_owned(),
        _ => String::new(),
    };
    BracketEntry { text: who.name.clone(), who: Some(who), score, is_winner: one.winner == Some(player) }
}

fn note(field: &Field, one: &BracketMatch, board: Option<&Board>, view: Option<&MatchView>) -> String {
    let reader = &field.reader;
    match one.way {
        Some(Way::Forfeit) => reader.say("view-forfeit"),
        Some(Way::Walkover) => reader.say("view-bracket-walkover"),
        Some(Way::Bye) => String::new(),
        Some(Way::Played) => view.map(stage_reached).unwrap_or_default(),
        None => match board.map(|board| board.game) {
            Some(GameState::Open) => view.map(|view| view.next_words(reader)).unwrap_or_default(),
            Some(game) => super::outcome(reader, game).note,
            None => String::new(),
        },
    }
}

/// The kind of chess that decided, if it was not the ordinary one.
fn stage_reached(view: &MatchView) -> String {
    let first = view.games.first().map(|game| game.stage.as_str()).unwrap_or_default();
    let last = view.games.iter().rev().find(|game| game.game.result().is_some());
    last.map(|game| game.stage.clone()).filter(|stage| stage != first).unwrap_or_default()
}

fn href(reader: &Reader, group: GroupId, round: RoundNumber, board: u32) -> String {
    let base = format!("{}/g/{group}/round/{round}", reader.base());
    match reader.audience {
        Audience::Arbiter => format!("{base}/board/{board}"),
        Audience::Public => format!("{base}#board-{board}"),
    }
}

/// Everybody who has lost a match, the last first.
pub fn knocked_out(reader: &Reader, group: GroupId) -> Vec<OutRow> {
    let (Some(field), Some(bracket)) = (Field::new(reader, group), reader.book.tournament.bracket(group)) else {
        return Vec::new();
    };
    let players = &reader.book.tournament.players;
    let again = |id: PlayerId| players.values().find(|player| player.same_person == Some(id));
    let mut rows: Vec<OutRow> = losers(&bracket)
        .map(|(round, player)| OutRow {
            who: field.who(player).clone(),
            round,
            again: again(player).and_then(|player| reader.who(player.id)),
        })
        .collect();
    rows.sort_by_key(|row| (std::cmp::Reverse(row.round), row.who.number));
    rows
}

fn losers(bracket: &Bracket) -> impl Iterator<Item = (RoundNumber, PlayerId)> + '_ {
    bracket.stages.iter().flat_map(|stage| {
        let decided = stage.matches.iter().filter(|one| one.is_decided);
        decided.flat_map(|one| {
            let sides = [one.sides.0, one.sides.1].into_iter().filter_map(|side| match side {
                BracketSide::Player(player) => Some(player),
                BracketSide::Empty | BracketSide::WinnerOf(_) => None,
            });
            sides.filter(|player| one.winner != Some(*player)).map(|player| (stage.round, player)).collect::<Vec<_>>()
        })
    })
}

impl BracketView {
    /// The bracket in parts that fit a page: so many matches of the first stage each, and what is
    /// left of the bracket on a last one.
    pub fn parts(&self, most: usize) -> Vec<Vec<BracketColumn>> {
        let first = self.stages.first().map_or(0, |stage| stage.matches.len());
        if first <= most {
            return vec![self.stages.clone()];
        }
        let parts = first.div_ceil(most);
        let in_parts = |stage: &&BracketColumn| stage.matches.len() >= parts;
        let cut = |part: usize, stage: &BracketColumn| {
            let size = stage.matches.len() / parts;
            BracketColumn { matches: stage.matches[part * size..(part + 1) * size].to_vec(), ..stage.clone() }
        };
        let page = |part: usize| self.stages.iter().take_while(in_parts).map(|stage| cut(part, stage)).collect();
        let mut pages: Vec<Vec<BracketColumn>> = (0..parts).map(page).collect();
        pages.push(self.stages.iter().skip_while(in_parts).cloned().collect());
        pages
    }
}

#[cfg(test)]
mod tests {
    use rokade_model::GameResult;
    use rokade_pairing::System;
    use rokade_words::Lang;

    use super::*;
    use crate::trial::{GROUP, Trial};

    fn shown(trial: &Trial) -> BracketView {
        let book = trial.book();
        bracket(&Reader::new(&book, Lang::En, Audience::Public), GROUP).unwrap()
    }

    #[test]
    fn d4_9_7_3_matches_are_counted_through_and_name_where_players_come_from() {
        let view = shown(&Trial::new(System::KnockOut, 8, 0));
        let names: Vec<&str> = view.stages.iter().map(|stage| stage.name.as_str()).collect();
        assert_eq!(names, ["Quarter-finals", "Semi-finals", "Final"]);
        let numbers = view.stages.iter().flat_map(|stage| &stage.matches).map(|one| one.number);
        assert_eq!(numbers.collect::<Vec<_>>(), (1..=7).collect::<Vec<_>>());
        assert_eq!(view.stages[2].matches[0].sides[1].text, "Winner of match 6");
        assert!(view.champion.is_none() && view.is_drawn);
    }

    #[test]
    fn an_empty_line_is_free_and_its_player_is_through() {
        let view = shown(&Trial::new(System::KnockOut, 5, 0));
        let free = view.stages[0].matches.iter().filter(|one| one.state == "is-bye").count();
        assert_eq!(free, 3);
        assert!(view.stages[1].matches.iter().flat_map(|one| &one.sides).any(|side| side.who.is_some()));
    }

    #[test]
    fn a_match_shows_its_score_and_its_winner() {
        let mut trial = Trial::new(System::KnockOut, 4, 0);
        let round = trial.publish();
        trial.enter_game(round, 1, 1, GameResult::Draw);
        let open = shown(&trial);
        let first = open.stages[0].matches.iter().find(|one| one.board == Some(1)).unwrap();
        assert_eq!((first.sides[0].score.as_str(), first.note.as_str()), ("½", "next: game 2 (Ordinary)"));
        trial.enter_game(round, 1, 2, GameResult::WhiteWins);
        trial.enter(round, 2, GameResult::BlackForfeits);
        let done = shown(&trial);
        for (board, scores) in [(1, ["½", "1½"]), (2, ["+", "–"])] {
            let one = done.stages[0].matches.iter().find(|one| one.board == Some(board)).unwrap();
            let mut found: Vec<&str> = one.sides.iter().map(|side| side.score.as_str()).collect();
            found.sort_by_key(|score| scores.iter().position(|known| known == score));
            assert_eq!(found, scores);
            assert_eq!(one.sides.iter().filter(|side| side.is_winner).count(), 1);
        }
        let book = trial.book();
        let reader = Reader::new(&book, Lang::En, Audience::Arbiter);
        assert_eq!(knocked_out(&reader, GROUP).len(), 2);
    }

    #[test]
    fn a_large_bracket_is_cut_into_pages_that_hold_every_match_once() {
        for players in [4, 16, 33, 64, 100] {
            let view = shown(&Trial::new(System::KnockOut, players, 0));
            let pages = view.parts(16);
            let mut numbers: Vec<usize> =
                pages.iter().flatten().flat_map(|stage| &stage.matches).map(|one| one.number).collect();
            numbers.sort_unstable();
            assert_eq!(numbers, (1..players.next_power_of_two()).collect::<Vec<_>>(), "{players}");
            assert!(pages.iter().flatten().all(|stage| stage.matches.len() <= 16), "{players}");
        }
    }
}
