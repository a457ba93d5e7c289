//! What the pages of ratings say, against the rules and against who may know it.

use rokade_model::{GameResult, OtherRatings};
use rokade_pairing::{Host, System};
use rokade_rating::dsu;
use rokade_tournament::{Book, Command, PlayerId};
use rokade_words::Lang;

use super::derivation::{brief, derivation};
use super::figures::Figures;
use super::history::Past;
use super::norms::{self, norms};
use super::signed::fixed;
use super::table::{By, RatingsView, RemarkKind, ratings};
use crate::trial::{GROUP, Trial, player};
use crate::{Audience, Reader};

fn reader(book: &Book, audience: Audience) -> Reader<'_> {
    Reader::new(book, Lang::En, audience)
}

fn table(book: &Book, audience: Audience) -> RatingsView {
    ratings(&reader(book, audience), GROUP, By::Number).unwrap()
}

#[test]
fn the_table_says_what_the_rules_say() {
    let book = Trial::new(System::Of(Host::Monrad), 12, 5).play(4).book();
    let report = dsu::rate(&book.tournament.dsu_event(&book));
    let view = table(&book, Audience::Arbiter);
    assert_eq!((view.rows.len(), view.after), (12, 4));
    for row in &view.rows {
        let found = report.players.iter().find(|found| found.player == row.who.id).unwrap();
        assert_eq!((row.old.as_str(), row.new.as_str()), (&*found.old.to_string(), &*found.new.to_string()));
        assert_eq!(
            (row.games.as_str(), row.expected.as_str()),
            (&*found.games_rated.to_string(), &*fixed(Lang::En, found.expected))
        );
        assert!(!row.performance.is_empty(), "everybody has a performance");
    }
}

#[test]
fn before_a_game_is_finished_nothing_counts_for_it() {
    let mut trial = Trial::new(System::Of(Host::Monrad), 12, 5).play(3);
    let figures = |book: &Book| {
        table(book, Audience::Public)
            .rows
            .into_iter()
            .map(|row| (row.who.id, row.new, row.games, row.points))
            .collect::<Vec<_>>()
    };
    let before = figures(&trial.book());
    let round = trial.publish();
    assert_eq!(figures(&trial.book()), before);
    trial.enter(round, 1, GameResult::WhiteWins);
    let after = figures(&trial.book());
    let moved = before.iter().zip(&after).filter(|(old, new)| old.2 != new.2).count();
    assert_eq!(moved, 2, "the two who have finished");
}

#[test]
fn all_points_have_a_performance_by_the_other_table() {
    let mut trial = Trial::new(System::Of(Host::Monrad), 4, 3);
    let round = trial.publish();
    trial.enter(round, 1, GameResult::WhiteWins);
    let view = table(&trial.book(), Audience::Public);
    let performances: Vec<_> = view.rows.iter().filter(|row| row.games == "1").collect();
    assert_eq!(performances.len(), 2);
    assert!(performances.iter().all(|row| row.by_fide_table && !row.performance.is_empty()));
    assert!(view.has_other_table);
}

#[test]
fn whoever_gets_no_rating_is_told_why_and_what_helps() {
    let mut trial = Trial::new(System::Of(Host::Monrad), 6, 3);
    let to = rokade_tournament::NewPlayer { rating: None, ..player(2) };
    trial.give(Command::EditPlayer { player: PlayerId(3), to });
    let book = trial.play(2).book();
    let view = table(&book, Audience::Public);
    let row = view.rows.iter().find(|row| row.who.id == PlayerId(3)).unwrap();
    assert_eq!(row.remarks.iter().filter(|remark| remark.kind == RemarkKind::Missing).count(), 2);
    assert!(row.new.is_empty() && !row.performance.is_empty());
    let view = derivation(&reader(&book, Audience::Public), PlayerId(3), &Past::default()).unwrap();
    assert!(view.dsu.is_none() && !view.remarks.is_empty());
}

#[test]
fn a_withheld_name_keeps_back_every_figure_its_rating_could_be_worked_out_from() {
    let mut trial = Trial::new(System::Of(Host::Monrad), 12, 5).play(3);
    trial.give(Command::WithholdName { player: PlayerId(3), withheld: true });
    let book = trial.book();
    let group = &book.tournament.groups[&GROUP];
    let boards = group.rounds.iter().flat_map(|round| &round.boards);
    let met: Vec<PlayerId> = boards
        .filter(|board| board.white == PlayerId(3) || board.black == PlayerId(3))
        .map(|board| if board.white == PlayerId(3) { board.black } else { board.white })
        .collect();
    assert_eq!(met.len(), 3);
    let public = reader(&book, Audience::Public);
    let view = table(&book, Audience::Public);
    assert!(view.keeps_back);
    for row in &view.rows {
        let hidden = row.who.id == PlayerId(3) || met.contains(&row.who.id);
        assert_eq!(row.kept_back, hidden);
        assert_eq!(row.new.is_empty() && row.expected.is_empty() && row.performance.is_empty(), hidden);
        assert_eq!(row.old.is_empty(), row.who.id == PlayerId(3), "an opponent's own rating is no secret");
        let told = derivation(&public, row.who.id, &Past::default()).unwrap();
        assert_eq!(told.dsu.is_none() && told.history.is_none() && told.candidate.is_none(), hidden);
        assert_eq!(brief(&public, row.who.id).is_none(), hidden);
    }
    let players = view.spread.unwrap().players;
    assert_eq!(players, 12 - 4);
    assert!(!table(&book, Audience::Arbiter).keeps_back, "arbiters see everything");
}

#[test]
fn in_an_all_play_all_one_withheld_name_keeps_back_the_group() {
    let mut trial = Trial::new(System::Of(Host::RoundRobin { cycles: 1 }), 6, 5).play(2);
    trial.give(Command::WithholdName { player: PlayerId(3), withheld: true });
    let book = trial.book();
    let view = table(&book, Audience::Public);
    assert!(view.rows.iter().all(|row| row.kept_back) && view.method.is_none() && view.spread.is_none());
    let public = reader(&book, Audience::Public);
    let view = norms(&public, GROUP, norms::edition(&public, ""), None).unwrap();
    assert!(view.norms.is_empty() && view.candidates.is_empty());
}

#[test]
fn the_history_of_an_event_ends_with_the_rating_of_the_table() {
    let book = Trial::new(System::Of(Host::Monrad), 12, 5).play(4).book();
    let reader = reader(&book, Audience::Arbiter);
    for row in table(&book, Audience::Arbiter).rows {
        let view = derivation(&reader, row.who.id, &Past::default()).unwrap();
        let history = view.history.unwrap();
        assert_eq!(history.points.len(), 5, "the start and four rounds");
        assert_eq!(history.points[0].rating.to_string(), row.old);
        assert_eq!(history.points[4].rating.to_string(), row.new);
    }
}

#[test]
fn tables_are_ordered_as_asked_and_otherwise_by_number() {
    let book = Trial::new(System::Of(Host::Monrad), 12, 5).play(3).book();
    let reader = reader(&book, Audience::Public);
    let changes = |by: &str| {
        let view = ratings(&reader, GROUP, By::read(by)).unwrap();
        let change = |text: &str| text.replace('−', "-").parse::<i32>().unwrap();
        view.rows.iter().map(|row| change(&row.change)).collect::<Vec<_>>()
    };
    assert!(changes("change").is_sorted_by(|one, other| one >= other));
    assert_eq!(changes("nothing"), changes("number"));
    let numbers =
        |by: By| ratings(&reader, GROUP, by).unwrap().rows.iter().map(|row| row.who.number).collect::<Vec<_>>();
    assert!(numbers(By::Number).is_sorted());
    for (by, word) in By::ALL {
        assert_eq!((By::read(word), by.word()), (by, word));
    }
}

#[test]
fn d4_1_23_a_new_class_is_remarked() {
    let mut trial = Trial::new(System::Of(Host::Monrad), 4, 3);
    for (index, rating) in [1899, 1898, 1897, 1896].into_iter().enumerate() {
        let id = PlayerId(u32::try_from(index + 1).unwrap());
        let to = rokade_tournament::NewPlayer { rating: Some(rating), ..player(index) };
        trial.give(Command::EditPlayer { player: id, to });
    }
    let round = trial.publish();
    trial.enter(round, 1, GameResult::WhiteWins);
    let book = trial.book();
    let view = table(&book, Audience::Public);
    let risen = view.rows.iter().find(|row| row.change.starts_with('+')).unwrap();
    let reached = risen.remarks.iter().find(|remark| remark.kind == RemarkKind::Reached).unwrap();
    assert!(reached.told.text.contains("Master") && reached.told.clauses[0].label == "D4.1-23");
}

#[test]
fn norms_are_judged_for_one_player_whole_and_for_all_where_they_matter() {
    let mut trial = Trial::new(System::Of(Host::Monrad), 10, 9);
    for index in 0..10 {
        let id = PlayerId(u32::try_from(index + 1).unwrap());
        let to = rokade_tournament::NewPlayer {
            others: OtherRatings { elo: Some(2500 - 10 * id.0), ..OtherRatings::default() },
            ..player(index)
        };
        trial.give(Command::EditPlayer { player: id, to });
    }
    let book = trial.play(2).book();
    let reader = reader(&book, Audience::Public);
    for (edition, _) in rokade_rating::norm::Edition::ALL {
        let one = norms(&reader, GROUP, edition, Some(PlayerId(1))).unwrap();
        assert_eq!(one.norms.iter().map(|row| row.title.as_str()).collect::<Vec<_>>(), ["GM", "IM"]);
        assert!(one.norms.iter().all(|row| !row.asked.is_empty() && !row.ahead.is_empty()));
        let all = norms(&reader, GROUP, edition, None).unwrap();
        assert_eq!(all.norms.len() + all.possible.len() + all.others, 20);
        assert!(!all.event.is_empty());
    }
    assert!(norms(&reader, GROUP, norms::edition(&reader, "2024-01"), Some(PlayerId(99))).is_none());
}

#[test]
fn nothing_is_said_of_groups_and_players_that_are_not_there() {
    let book = Trial::new(System::Of(Host::Monrad), 4, 3).book();
    let reader = reader(&book, Audience::Public);
    assert!(ratings(&reader, rokade_tournament::GroupId(9), By::Number).is_none());
    assert!(derivation(&reader, PlayerId(99), &Past::default()).is_none());
    assert!(brief(&reader, PlayerId(99)).is_none());
    assert!(Figures::of(&reader, GROUP).is_some());
    assert_eq!(table(&book, Audience::Public).after, 0);
}

#[test]
fn outside_denmark_the_rating_is_that_of_fide_alone() {
    let mut trial = Trial::new(System::Of(Host::Monrad), 6, 3);
    let mut settings = trial.book().tournament.settings.clone();
    settings.federation = "NOR".to_owned();
    settings.union_rules = Some(rokade_tournament::UnionRules::DoNotHold);
    trial.give(Command::ChangeTournament { settings });
    let book = trial.play(2).book();
    let view = table(&book, Audience::Public);
    assert!(view.method.is_none() && !view.has_fide, "one rating, in the columns of the rating");
    for row in &view.rows {
        assert!(!row.new.is_empty() && !row.performance.is_empty() && row.class.is_empty() && row.remarks.is_empty());
        let told = derivation(&reader(&book, Audience::Public), row.who.id, &Past::default()).unwrap();
        assert!(told.dsu.is_none() && told.candidate.is_none() && told.fide.is_some());
        assert_eq!(brief(&reader(&book, Audience::Public), row.who.id).unwrap().new, row.new);
    }
    assert!(view.spread.is_some());
}
