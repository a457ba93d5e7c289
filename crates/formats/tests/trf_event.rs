//! What an event is played by: acceleration, double rounds, lots, lines, teams, wishes, games of a match.

mod sheet;

use rokade_formats::trf::{self, AccelerationRule, Trf, WriteOptions};
use rokade_model::{ByeKind, Color, Entry, GameResult, StageKind, StartNumber};
use rokade_pairing::{Groups, Host, Name, SYSTEMS, System};
use sheet::{file, four, player};

fn read(bytes: &[u8]) -> Trf {
    trf::read(bytes, "test.trf").unwrap_or_else(|problems| panic!("{problems:#?}"))
}

/// The four players with some lines before them.
fn with(lines: &[&str]) -> Trf {
    let all: Vec<String> = lines.iter().map(|line| (*line).to_owned()).chain(four()).collect();
    read(&file(&all))
}

fn refused(line: &str) -> String {
    let all: Vec<String> = std::iter::once(line.to_owned()).chain(four()).collect();
    trf::read(&file(&all), "test.trf").unwrap_err()[0].reason.key.to_string()
}

/// What is read is written again and read once more.
fn is_kept(trf: &Trf) {
    let again = read(trf::write(trf, &WriteOptions::default()).as_bytes());
    assert_eq!((&again.history, &again.plan), (&trf.history, &trf.plan));
}

#[test]
fn acceleration_belongs_to_the_system_that_has_it() {
    let trf = with(&["### rokade system danish-swiss", "### rokade accelerate 3x4"]);
    let groups = Groups { groups: 3, rounds: 4 };
    assert_eq!(trf.plan.acceleration, Some(AccelerationRule::Groups(groups)));
    assert_eq!(trf.system(), Some(Ok(System::Of(Host::DanishSwiss { acceleration: Some(groups) }))));
    is_kept(&trf);
    let trf = with(&["### rokade system gladiator:fide-dutch", "### rokade accelerate baku"]);
    assert_eq!(trf.system(), Some(Ok(System::Gladiator { host: Host::FIDE_DUTCH_BAKU })));
    assert_eq!(with(&["192 FIDE_DUTCH_2026_BAKU"]).system(), Some(Ok(System::Of(Host::FIDE_DUTCH_BAKU))));
    assert_eq!(with(&["192 FIDE_DUTCH_2025"]).system(), Some(Ok(System::Of(Host::FIDE_DUTCH))));
}

#[test]
fn fictitious_points_written_out_take_the_place_of_a_rule() {
    let trf = with(&["192 FIDE_DUTCH_2026_BAKU", "250       1.0   1   2    1    2"]);
    assert_eq!(trf.system(), Some(Ok(System::Of(Host::FIDE_DUTCH))));
    is_kept(&trf);
}

#[test]
fn double_rounds_lots_and_lines_stand_in_the_history() {
    let trf = with(&["### rokade double-rounds yes", "### rokade lots 42", "### rokade lines 1 0 3 2 4 0 0 0"]);
    assert!(trf.history.double_rounds);
    assert_eq!((trf.plan.lots, &trf.history.lines[..4]), (Some(42), &[1, 0, 3, 2].map(StartNumber)[..]));
    is_kept(&trf);
    assert_eq!(refused("### rokade lines 1 2 9"), "unknown_player");
    assert_eq!(refused("### rokade lines 1 2 2"), "fact_malformed");
}

#[test]
fn teams_are_told_by_lines_of_the_house_or_by_records() {
    let own = ["### rokade team 2 Aarby: 2 3", "### rokade team 1 Bro: 1 4", "### rokade system olympiad"];
    let trf = with(&own);
    assert_eq!(trf.history.teams, [[1, 4], [2, 3]]);
    assert_eq!((trf.plan.teams[0].name.as_str(), trf.plan.teams[1].number), ("Bro", 2));
    assert_eq!(trf.system(), Some(Ok(System::Olympiad { teams: 2 })));
    is_kept(&trf);
    let record = "310   1 Bro                              BRO     2104    5.0    9.5   2     1    4";
    let trf = with(&[record, "013 Aarby                             2    3"]);
    assert_eq!(trf.history.teams, [[1, 4]]);
    assert!(!trf::write(&trf, &WriteOptions::default()).contains("rokade team"), "310 says it already");
    is_kept(&trf);
    is_kept(&with(&["013 Aarby                             2    3", "013 Bro                               1"]));
}

#[test]
fn wishes_are_rules_that_give_way() {
    let trf = with(&["### rokade soft 1 3 1 4", "260 001 002    2    3"]);
    let rules: Vec<(bool, &[StartNumber])> =
        trf.history.forbidden.iter().map(|rule| (rule.soft, &rule.players[..])).collect();
    assert_eq!(rules, [(false, &[2, 3].map(StartNumber)[..]), (true, &[1, 4].map(StartNumber))]);
    let text = trf::write(&trf, &WriteOptions::default());
    assert!(text.contains("260 001 002    2    3\n") && !text.contains("260 001 003"), "{text}");
    is_kept(&trf);
}

#[test]
fn the_games_of_a_match_are_kept_in_their_order() {
    let lines = [
        "### rokade game round 1 white 1 black 3 stage ordinary result 1/2-1/2",
        "### rokade game round 1 white 3 black 1 stage sudden-death result 0-1",
        "### rokade game round 2 white 2 black 1 stage reduced result *",
    ];
    let trf = with(&lines);
    let games: Vec<(StageKind, Option<GameResult>)> =
        trf.plan.games.iter().map(|game| (game.stage, game.result)).collect();
    let wanted = [
        (StageKind::Ordinary, Some(GameResult::Draw)),
        (StageKind::SuddenDeath, Some(GameResult::BlackWins)),
        (StageKind::Reduced, None),
    ];
    assert_eq!(games, wanted);
    let text = trf::write(&trf, &WriteOptions::default());
    assert!(lines.iter().all(|line| text.contains(line)), "{text}");
    is_kept(&trf);
}

#[test]
fn the_colour_drawn_is_told_by_the_first_round() {
    let trf = with(&["192 FIDE_DUTCH_2026"]);
    assert_eq!(trf.history.initial_color, None, "the file does not state it");
    assert_eq!(trf.history_for_round(3).initial_color, Some(Color::White), "number 1 had White");
    assert!(!trf::write(&trf, &WriteOptions::default()).contains("\n152 "), "what is not stated is not written");
    let stated = with(&["XXC black1"]);
    assert_eq!(stated.history_for_round(3).initial_color, Some(Color::Black));
}

#[test]
fn several_byes_a_round_belong_to_brackets_and_teams() {
    let lines = |system: &str| {
        vec![
            format!("### rokade system {system}"),
            player(1, "Holm, Astrid", "1.0", &["U"]),
            player(2, "Berg, Ole", "1.0", &["U"]),
            player(3, "Lind, Per", "1.0", &["4 w 1"]),
            player(4, "Dahl, Jon", "0.0", &["3 b 0"]),
        ]
    };
    let trf = read(&file(&lines("knock-out")));
    assert_eq!(trf.history.players[1].entry(1), Entry::Bye(ByeKind::PairingAllocated));
    let problems = trf::read(&file(&lines("monrad")), "test.trf").unwrap_err();
    assert_eq!(problems[0].reason.key, "two_byes");
}

#[test]
fn every_system_is_read_from_the_words_and_the_code_it_is_written_in() {
    for row in SYSTEMS {
        let Name { trf: kind, code, .. } = row.system.name();
        let trf = with(&[&format!("092 {kind}"), &format!("192 {code}")]);
        let read = trf.system().unwrap().unwrap();
        assert_eq!(read.key(), row.key);
    }
}
