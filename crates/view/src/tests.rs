//! The views on events played through the judge.

use rokade_model::{Color, GameResult, LeaveNotice, StartNumber};
use rokade_pairing::{Host, System};
use rokade_tournament::{Command, GameState, PlayerId, SetGame, Slot};
use rokade_words::Lang;

use super::trial::{GROUP, Trial};
use super::*;

fn monrad() -> Trial {
    Trial::new(System::Of(Host::Monrad), 12, 5).play(3)
}

fn all_play_all() -> Trial {
    Trial::new(System::Of(Host::RoundRobin { cycles: 1 }), 6, 5).play(5)
}

#[test]
fn everybody_of_a_round_sits_somewhere_once() {
    let mut trial = Trial::new(System::Of(Host::Monrad), 11, 5).play(2);
    let round = trial.publish();
    let book = trial.book();
    let view = pairings(&Reader::new(&book, Lang::Da, Audience::Public), GROUP, round).unwrap();
    assert_eq!((view.boards.len(), view.byes.len(), view.seats.len()), (5, 1, 11));
    let mut seated: Vec<PlayerId> = view.seats.iter().map(|seat| seat.who.id).collect();
    seated.sort();
    seated.dedup();
    assert_eq!(seated.len(), 11);
    for row in &view.boards {
        let white = view.seats.iter().find(|seat| seat.who.id == row.white.who.id).unwrap();
        assert_eq!((white.board, white.color), (Some(row.board), Some(Color::White)));
        assert_eq!(white.opponent.as_ref().unwrap().id, row.black.who.id);
    }
    assert_eq!(view.stage, Stage::Announced);
}

#[test]
fn a_round_tells_how_far_it_has_come() {
    let mut trial = monrad();
    let round = trial.publish();
    trial.enter(round, 1, GameResult::WhiteWins);
    trial.enter(round, 2, GameResult::BlackForfeits);
    let seen = GameState::Open;
    trial.give(Command::SetGame(SetGame {
        at: Slot::board(GROUP, round, 3),
        to: GameState::Postponed { until: None },
        seen,
        confirmed: false,
        seed: 0,
    }));
    let book = trial.book();
    let view = pairings(&Reader::new(&book, Lang::Da, Audience::Public), GROUP, round).unwrap();
    let shown: Vec<(&str, &str)> =
        view.boards.iter().take(4).map(|row| (row.outcome.result.as_str(), row.outcome.note.as_str())).collect();
    assert_eq!(shown, [("1–0", ""), ("+ –", "udeblivelse"), ("", "udsat"), ("", "")]);
    assert_eq!((view.done, view.stage), (2, Stage::Playing));
}

#[test]
fn a_round_robin_round_against_one_who_left_is_told_apart_from_a_bye() {
    let mut trial = Trial::new(System::Of(Host::RoundRobin { cycles: 1 }), 6, 5).play(3);
    trial.give(Command::Withdraw { player: PlayerId(1), notice: LeaveNotice::Accepted });
    let round = trial.publish();
    let book = trial.book();
    let view = pairings(&Reader::new(&book, Lang::Da, Audience::Public), GROUP, round).unwrap();
    let told: Vec<(&str, &str)> = view.byes.iter().map(|row| (row.kind.as_str(), row.points.as_str())).collect();
    assert_eq!(told, [("Modstanderen er udtrådt", "")]);
}

#[test]
fn names_stand_in_the_order_of_the_readers_alphabet() {
    let book = monrad().book();
    let view = pairings(&Reader::new(&book, Lang::Da, Audience::Public), GROUP, 1).unwrap();
    let families: Vec<&str> = view.seats.iter().filter_map(|seat| seat.who.listed.split(',').next()).collect();
    assert_eq!(families.first(), Some(&"Brekke"));
    assert_eq!(&families[families.len() - 4..], ["Øst", "Aagaard", "Åkesson", "Ås"]);
}

#[test]
fn a_withheld_name_is_shown_to_arbiters_only() {
    let mut trial = monrad();
    trial.give(Command::WithholdName { player: PlayerId(3), withheld: true });
    let book = trial.book();
    let arbiter = Reader::new(&book, Lang::Sv, Audience::Arbiter).who(PlayerId(3)).unwrap();
    let public = Reader::new(&book, Lang::Sv, Audience::Public).who(PlayerId(3)).unwrap();
    assert_eq!((arbiter.name.as_str(), arbiter.withheld), ("Dagny Sørby", true));
    assert_eq!(public.name, format!("Spelare {}", public.number.unwrap()));
    assert_eq!((public.club.as_str(), public.rating.as_str(), public.title.as_str()), ("", "", ""));
    assert_eq!(name(&book, PlayerId(3), Lang::Sv, Audience::Arbiter), "Dagny Sørby");
}

#[test]
fn an_erased_player_keeps_the_line_and_loses_the_name() {
    let mut trial = monrad();
    trial.give(Command::Erase { player: PlayerId(3) });
    let book = trial.book();
    for audience in [Audience::Arbiter, Audience::Public] {
        let who = Reader::new(&book, Lang::En, audience).who(PlayerId(3)).unwrap();
        assert_eq!(who.name, format!("Player {} (name erased)", who.number.unwrap()));
        assert_eq!(who.club, "");
    }
    let view = standings(&Reader::new(&book, Lang::En, Audience::Public), GROUP).unwrap();
    assert_eq!(view.rows.len(), 12);
}

#[test]
fn a_withheld_name_is_not_found_by_what_it_hides() {
    let mut trial = monrad();
    let found = |trial: &Trial, typed: &str| {
        let book = trial.book();
        find(&Reader::new(&book, Lang::Da, Audience::Public), typed).seats.len()
    };
    assert_eq!(found(&trial, "dagny"), 1);
    trial.give(Command::WithholdName { player: PlayerId(3), withheld: true });
    assert_eq!(found(&trial, "dagny"), 0);
    assert_eq!(found(&trial, "sorby"), 0);
    assert_eq!(found(&trial, "spiller"), 1);
}

#[test]
fn the_search_says_board_colour_and_opponent() {
    let mut trial = monrad();
    let round = trial.publish();
    let book = trial.book();
    let reader = Reader::new(&book, Lang::Da, Audience::Public);
    let found = find(&reader, "øyvind");
    let seat = &found.seats[0];
    let round = pairings(&reader, GROUP, round).unwrap();
    let listed = round.seats.iter().find(|row| row.who.id == seat.who.id).unwrap();
    assert_eq!(seat.board, listed.board);
    assert_eq!(seat.text, format!("{} mod {}", listed.role, listed.opponent.as_ref().unwrap().name));
}

#[test]
fn standings_say_what_put_each_before_the_next() {
    let book = monrad().book();
    let view = standings(&Reader::new(&book, Lang::En, Audience::Public), GROUP).unwrap();
    assert_eq!((view.after, view.rows.len(), view.corrections.len()), (3, 12, 2));
    for pair in view.rows.windows(2) {
        let expected = if pair[0].points != pair[1].points {
            pair[0].lead.ends_with(" p.")
        } else if pair[0].place == pair[1].place {
            pair[0].lead == "shared"
        } else {
            pair[0].lead.contains(" : ")
        };
        assert!(expected, "{} {} {}", pair[0].points, pair[1].points, pair[0].lead);
    }
    assert_eq!(view.rows.last().unwrap().lead, "");
}

#[test]
fn a_running_round_does_not_move_the_standings() {
    let mut trial = monrad();
    let places = |trial: &Trial| {
        let book = trial.book();
        let view = standings(&Reader::new(&book, Lang::En, Audience::Public), GROUP).unwrap();
        (view.rows.iter().map(|row| (row.place, row.who.id)).collect::<Vec<_>>(), view.running.map(|now| now.done))
    };
    let (before, running) = places(&trial);
    assert_eq!(running, None);
    let round = trial.publish();
    trial.enter(round, 1, GameResult::BlackWins);
    assert_eq!(places(&trial), (before, Some(1)));
}

#[test]
fn d4_3_5_2b_sections_are_ranked_apart() {
    let book = monrad().book();
    let reader = Reader::new(&book, Lang::En, Audience::Public);
    let section = section_standings(&reader, GROUP, "U-08").unwrap();
    assert_eq!(section.rows.len(), 6);
    assert_eq!(section.rows[0].place, 1);
    assert!(section.rows.iter().all(|row| row.who.section == "U-08"));
    assert!(section_standings(&reader, GROUP, "U-10").is_none());
}

#[test]
fn the_cross_table_of_an_all_play_all_is_by_opponent() {
    let book = all_play_all().book();
    let view = cross_table(&Reader::new(&book, Lang::En, Audience::Public), GROUP).unwrap();
    assert!(view.by_opponent);
    assert_eq!((view.columns.len(), view.rows.len()), (6, 6));
    for (index, row) in view.rows.iter().enumerate() {
        assert_eq!(row.cells[index].state, "own");
        assert_eq!(row.cells.iter().filter(|cell| !cell.mark.is_empty()).count(), 5);
    }
}

#[test]
fn the_cross_table_of_other_systems_is_by_round() {
    let book = monrad().book();
    let view = cross_table(&Reader::new(&book, Lang::Da, Audience::Public), GROUP).unwrap();
    assert_eq!(view.columns, [1, 2, 3]);
    let first = &view.rows[0].cells[0];
    let line: usize = first.opponent.trim_end_matches(['h', 's']).parse().unwrap();
    let back = &view.rows[line - 1].cells[0];
    assert!(back.opponent == "1h" || back.opponent == "1s", "{}", back.opponent);
}

#[test]
fn a_players_points_and_corrections_add_up() {
    let book = monrad().book();
    let reader = Reader::new(&book, Lang::En, Audience::Public);
    for row in standings(&reader, GROUP).unwrap().rows {
        let view = player(&reader, row.who.id).unwrap();
        assert_eq!(view.points, row.points);
        assert_eq!(view.games.last().unwrap().total, row.points);
        assert_eq!(view.corrections.len(), 2);
        for (derived, shown) in view.corrections.iter().zip(&row.corrections) {
            assert_eq!(derived.steps[0].value, shown.value);
            assert_eq!(derived.terms.len(), 3);
        }
        assert_eq!(view.because.len(), if row.place == 1 || row.lead.is_empty() { 1 } else { 2 });
    }
    assert!(player(&reader, PlayerId(99)).is_none());
}

#[test]
fn d4_9_2_1_the_round_card_has_every_field_of_the_handbook() {
    let mut trial = monrad();
    trial.publish();
    let book = trial.book();
    let view = cards(&Reader::new(&book, Lang::Da, Audience::Arbiter), GROUP).unwrap();
    assert_eq!((view.rounds.len(), view.cards.len(), view.has_placement), (5, 12, true));
    let numbers: Vec<StartNumber> = view.cards.iter().filter_map(|card| card.who.number).collect();
    assert_eq!(numbers, (1..=12).map(StartNumber).collect::<Vec<_>>());
    let card = &view.cards[0];
    assert!(!card.who.club.is_empty() && !card.who.rating.is_empty());
    assert_eq!(card.class, "Mester");
    assert!(card.rounds[..3].iter().all(|round| ["h", "s"].contains(&round.color.as_str())));
    assert!(card.rounds[..3].iter().all(|round| !round.total.is_empty() && !round.result.is_empty()));
    assert!(card.rounds[3].result.is_empty() && !card.rounds[3].opponent.is_empty());
    assert_eq!(card.rounds[4], CardRound::default());
}

#[test]
fn d4_9_2_3_the_card_notes_the_placement_after_every_round() {
    let book = monrad().book();
    let view = cards(&Reader::new(&book, Lang::Da, Audience::Arbiter), GROUP).unwrap();
    for round in 0..3 {
        let mut column: Vec<(u32, String)> = view
            .cards
            .iter()
            .map(|card| (card.rounds[round].placement.parse().unwrap(), card.rounds[round].total.clone()))
            .collect();
        column.sort();
        let places: Vec<u32> = column.iter().map(|(place, _)| *place).collect();
        assert_eq!(places, (1..=12).collect::<Vec<u32>>(), "every placement once after round {}", round + 1);
        let totals: Vec<rokade_model::HalfPoints> = column.iter().map(|(_, total)| total.parse().unwrap()).collect();
        assert!(totals.is_sorted_by(|one, other| one >= other), "the placement goes by points");
    }
}
