//! What is written is read back the same, and foreign files keep what is theirs.

mod sheet;

use jiff::civil::date;
use proptest::prelude::*;
use rokade_formats::trf::{
    self, AccelerationRule, Facts, Header, KeptLine, Place, Stated, TeamName, Trf, TrfEdition, WriteOptions,
};
use rokade_model::{
    Acceleration, Birth, ByeKind, Color, Entry, Forbidden, GameResult, HalfPoints, History, MatchGame, Name,
    Participant, Person, Scoring, Sex, StageKind, StartNumber, Title, Withdrawal,
};
use rokade_pairing::Groups;
use sheet::{file, four, player};

fn read(bytes: &[u8]) -> Trf {
    trf::read(bytes, "test.trf").unwrap_or_else(|problems| panic!("{problems:#?}\n{}", String::from_utf8_lossy(bytes)))
}

fn plain() -> WriteOptions {
    WriteOptions::default()
}

#[test]
fn a_file_in_order_is_written_letter_by_letter() {
    let text = include_str!("files/example.trf");
    assert_eq!(trf::write(&read(text.as_bytes()), &plain()), text);
}

#[test]
fn line_ends_and_ascii_are_options() {
    let trf = read(include_bytes!("files/javafo.trf"));
    let text = trf::write(&trf, &WriteOptions { crlf: true, ascii_names: true, ..plain() });
    assert!(text.is_ascii());
    assert!(text.lines().all(|line| !line.contains('\r')) && text.matches("\r\n").count() == text.lines().count());
    let again = read(text.as_bytes());
    assert_eq!(again.people[2].name.listed(), "As, Siri");
    assert_eq!(again.history, trf.history);
}

#[test]
fn a_dialect_becomes_the_official_records() {
    let text = trf::write(&read(include_bytes!("files/javafo.trf")), &plain());
    for line in [
        "142 5",
        "152 B",
        "162  W 3.0    D 1.0    L 0.0    A 0.0    P 1.0",
        "240 Z 002    4",
        "250       1.0   1   2    1    1",
        "250       0.5   3   3    1    1",
        "260 001 005    1    3",
    ] {
        assert!(text.lines().any(|written| written == line), "{line}\n{text}");
    }
    assert!(!text.contains("XX"));
}

#[test]
fn official_records_become_the_dialect() {
    let trf = read(include_bytes!("files/example.trf"));
    let text = trf::write(&trf, &WriteOptions { edition: TrfEdition::Trf16, ..plain() });
    for line in ["XXR 5", "XXC white1", "XXP 1 4"] {
        assert!(text.lines().any(|written| written == line), "{line}\n{text}");
    }
    for code in ["142", "152", "172", "182", "192", "212", "222", "240", "250", "DEN"] {
        assert!(!text.lines().any(|line| line.starts_with(code)), "{code}\n{text}");
    }
    let again = read(text.as_bytes());
    assert_eq!(again.history.players[1].entry(4), Entry::Bye(ByeKind::Half));
    assert_eq!(again.people[3].national_id, "10234");
}

#[test]
fn engines_get_both_dialects_and_nothing_they_refuse() {
    let mut lines = four();
    lines.extend(
        [
            "192 FIDE_DUTCH_2026",
            "152 W",
            "240 H 003    1",
            "XXP 1 4",
            "013 Team",
            "299 -1.0 2",
            "### rokade withdrawn 3 after 2",
        ]
        .map(str::to_owned),
    );
    lines[3] = lines[3].replace(" 1.0 ", " 0.0 ");
    let text = trf::write(&read(&file(&lines)), &WriteOptions { engine_dialect: true, ..plain() });
    for line in [
        "142 3",
        "XXR 3",
        "152 W",
        "XXC white1",
        "192 FIDE_DUTCH",
        "240 H 003    1",
        "240 Z 003    3",
        "XXZ 1 3",
        "260 001 003    1    4",
        "XXP 1 4",
    ] {
        assert!(text.lines().any(|written| written == line), "{line}\n{text}");
    }
    assert!(!text.lines().any(|line| line.starts_with("013") || line.starts_with("299")));
    assert!(text.contains(&player(2, "Berg, Ole", "1.0", &["4 b 1", "1 w 0"])));
}

#[test]
fn a_rule_of_some_rounds_is_said_to_engines_with_its_rounds_alone() {
    let mut lines = four();
    lines.push("260 002 003    1    4".to_owned());
    let text = trf::write(&read(&file(&lines)), &WriteOptions { engine_dialect: true, ..plain() });
    assert!(text.contains("260 002 003    1    4\n") && !text.contains("XXP"), "{text}");
    let older = WriteOptions { engine_dialect: true, edition: TrfEdition::Trf16, ..plain() };
    let text = trf::write(&read(&file(&lines)), &older);
    assert!(text.contains("XXP 1 4\n") && !text.contains("260 "), "{text}");
}

#[test]
fn engines_get_no_code_they_do_not_know() {
    let mut lines = four();
    lines.push("192 CUSTOM_SWISS".to_owned());
    let trf = read(&file(&lines));
    assert!(trf::write(&trf, &plain()).contains("192 CUSTOM_SWISS"));
    assert!(!trf::write(&trf, &WriteOptions { engine_dialect: true, ..plain() }).contains("192"));
}

#[test]
fn the_order_of_lines_survives_where_it_counts() {
    let mut lines = four();
    lines.swap(2, 5);
    lines.push("XXC rank".to_owned());
    let trf = read(&file(&lines));
    assert_eq!(read(trf::write(&trf, &plain()).as_bytes()).header.line_order, [4, 2, 3, 1]);
}

#[test]
fn long_names_and_clubs_survive_as_facts() {
    let mut trf = read(&file(&four()));
    trf.people[0].name = Name::parse("Holm Kirkegaard Andersen, Astrid Margrethe Elisabeth");
    trf.people[1].name = Name { family: "von Berg".into(), given: String::new() };
    trf.people[2].club = "Søndre Skakklub af 1911".into();
    trf.people[3].national_id = "NSF-77".into();
    let again = read(trf::write(&trf, &plain()).as_bytes());
    assert_eq!(again.people, trf.people);
}

#[test]
fn an_erased_name_still_makes_a_line() {
    let mut trf = read(&file(&four()));
    trf.people[0].name = Name::default();
    assert_eq!(read(trf::write(&trf, &plain()).as_bytes()).people[0].name.family, "NN");
}

#[test]
fn withdrawals_are_written() {
    let mut trf = read(&file(&four()));
    trf.history.players[3].withdrawal = Some(Withdrawal { after: 2, order: 1 });
    let text = trf::write(&trf, &plain());
    assert!(text.contains("### rokade withdrawn 4 after 2"));
    assert_eq!(read(text.as_bytes()).history, trf.history);
}

#[test]
fn adjustments_the_header_does_not_explain_are_written() {
    let mut trf = read(&file(&four()));
    trf.history.players[2].adjustment = HalfPoints(-1);
    let text = trf::write(&trf, &plain());
    assert!(text.contains("299          -0.5  000    3"), "{text}");
    assert_eq!(read(text.as_bytes()).history, trf.history);
}

#[test]
fn a_report_of_a_tournament_needs_no_file() {
    let history =
        History { rounds: 3, players: vec![Participant::new(StartNumber(1), Some(1900))], ..History::default() };
    let person = Person { name: Name::parse("Astrid Holm"), ..Person::default() };
    let trf = Trf::new(history, vec![person]);
    let again = read(trf::write(&trf, &plain()).as_bytes());
    assert_eq!((again.history, again.people, again.header.player_count.as_str()), (trf.history, trf.people, "1"));
}

/// A Danish event: it goes by the national rating, the FIDE rating stands beside it.
fn danish() -> Trf {
    let mut trf = read(&file(&four()));
    let elo = [Some(1912), None, Some(2010), None];
    let national = [Some(1834), Some(1700), None, Some(1500)];
    trf.fide_ratings = elo.to_vec();
    for (player, rating) in trf.history.players.iter_mut().zip(national) {
        player.rating = rating;
    }
    let record = |(player, rating)| rokade_formats::trf::NationalRating {
        federation: "DEN".to_owned(),
        player: StartNumber(player),
        rating,
        id: format!("10{player}"),
        ..rokade_formats::trf::NationalRating::default()
    };
    trf.header.national = (1..).zip(national).map(record).collect();
    trf.people.iter_mut().zip(1..).for_each(|(person, number)| person.national_id = format!("10{number}"));
    let method = rokade_formats::trf::RankMethod::National;
    trf.header.starting_rank = Some(rokade_formats::trf::StartingRank { federation: "DEN".to_owned(), method });
    trf
}

#[test]
fn a_national_rating_stands_in_its_own_record() {
    let trf = danish();
    let text = trf::write(&trf, &plain());
    for line in ["172 DEN NRO", "DEN    1                                        1834             101"] {
        assert!(text.lines().any(|written| written == line), "{line}\n{text}");
    }
    assert!(text.lines().any(|line| line.starts_with("001    1") && line.contains(" 1912 ")), "{text}");
    assert!(!text.contains("### rokade rating"));
    let again = read(text.as_bytes());
    assert_eq!((&again.history, &again.fide_ratings, &again.people), (&trf.history, &trf.fide_ratings, &trf.people));
}

#[test]
fn the_older_edition_keeps_the_national_rating_as_a_remark() {
    let trf = danish();
    let text = trf::write(&trf, &WriteOptions { edition: TrfEdition::Trf16, ascii_names: true, ..plain() });
    for line in ["### rokade rating 1 1834", "### rokade rating 3 none", "### rokade national-id 2 102"] {
        assert!(text.lines().any(|written| written == line), "{line}\n{text}");
    }
    let again = read(text.as_bytes());
    assert_eq!((&again.history, &again.fide_ratings), (&trf.history, &trf.fide_ratings));
}

fn text() -> impl Strategy<Value = String> {
    "[A-ZÆØÅa-zæøåöä][a-zæøåöäé0-9/+.]{0,12}( [A-Za-zÅ]{1,8}){0,2}"
}

fn person() -> impl Strategy<Value = Person> {
    let sex = prop::option::of(prop_oneof![Just(Sex::Man), Just(Sex::Woman)]);
    let birth = prop::option::of((1920u16..2020, 0u8..=12, 0u8..=28));
    let name = ("[A-ZÆØÅ][a-zæøåé]{0,20}( [A-ZÅ][a-zö]{1,9}){0,2}", "([A-Z][a-zøå]{1,12}( [A-Z][a-z]{1,8})?)?");
    (name, sex, birth, prop::option::of(1u64..99_999_999_999), "[A-Z]{3}", prop::option::of(text()), "([0-9]{1,6})?")
        .prop_map(|((family, given), sex, birth, fide_id, federation, club, national_id)| Person {
            name: Name { family, given },
            club: club.unwrap_or_default(),
            federation,
            sex,
            birth: birth.map(|(year, month, day)| Birth { year, month, day }),
            fide_id,
            national_id,
        })
}

fn scoring() -> impl Strategy<Value = Scoring> {
    prop_oneof![
        3 => Just(Scoring::default()),
        1 => (2i32..8, 0i32..4, 0i32..2, 0i32..2, 0i32..8, 0i32..8).prop_map(|(win, draw, loss, absence, bye, unfinished)| Scoring {
            win: HalfPoints(win), draw: HalfPoints(draw), loss: HalfPoints(loss), absence: HalfPoints(absence),
            pairing_bye: HalfPoints(bye), unfinished: HalfPoints(unfinished),
        }),
    ]
}

/// Pairs the players at random, round by round; those left over have a bye.
fn play(players: &mut [Participant], rounds: u32, dice: &[u8]) {
    let mut dice = dice.iter().copied().cycle();
    let mut roll = move |sides: usize| usize::from(dice.next().unwrap_or(0)) % sides;
    for round in 1..=rounds {
        let mut free: Vec<usize> = (0..players.len()).collect();
        let mut has_bye = false;
        while free.len() > 1 {
            let one = free.remove(roll(free.len()));
            if roll(6) == 0 {
                let kind = [ByeKind::Half, ByeKind::Full, ByeKind::Zero][roll(3)];
                players[one].set_entry(round, Entry::Bye(kind));
                continue;
            }
            let other = free.remove(roll(free.len()));
            let result = [None, Some(GameResult::ALL[roll(12)]), Some(GameResult::ALL[roll(12)])][roll(3)];
            for (player, opponent, color) in [(one, other, Color::White), (other, one, Color::Black)] {
                let opponent = players[opponent].number;
                let mark = result.map(|result| result.mark(color));
                players[player].set_entry(round, Entry::Game { opponent, color: Some(color), mark });
            }
        }
        for left in free {
            let kind = if has_bye { ByeKind::Zero } else { ByeKind::PairingAllocated };
            has_bye = true;
            players[left].set_entry(round, Entry::Bye(kind));
        }
    }
}

/// What a file says in remarks of the house, each by a die of its own.
fn plan(trf: &mut Trf, dice: &[u8]) {
    let numbers: Vec<StartNumber> = trf.history.players.iter().map(|player| player.number).collect();
    let is_on = |at: usize| dice[at].is_multiple_of(2);
    if is_on(1) {
        trf.plan.acceleration =
            Some(AccelerationRule::Groups(Groups { groups: 2 + dice[2] % 3, rounds: 1 + dice[3] % 5 }));
    }
    if is_on(4) {
        trf.history.lines = numbers.iter().copied().chain([StartNumber(0)]).collect();
        trf.plan.lots = Some(u64::from(dice[5]) << 50);
    }
    trf.history.double_rounds = is_on(6);
    if is_on(7) {
        let cut = usize::from(dice[8]) % (numbers.len() + 1);
        trf.history.teams = vec![numbers[..cut].to_vec(), numbers[cut..].to_vec()];
        let team = |number: u32, name: &str| TeamName { number, name: name.to_owned() };
        trf.plan.teams = vec![team(1, "Åen: 2. hold"), team(3, "")];
    }
    if is_on(9) {
        let stages =
            [StageKind::Ordinary, StageKind::Reduced, StageKind::Rapid, StageKind::Blitz, StageKind::SuddenDeath];
        let stage = stages[usize::from(dice[10]) % stages.len()];
        let result = [None, Some(GameResult::Draw), Some(GameResult::BlackForfeits)][usize::from(dice[11]) % 3];
        trf.plan.games = vec![MatchGame { round: 1, white: numbers[0], black: numbers[0], stage, result }];
    }
    if is_on(12) {
        trf.history.seeding = numbers.iter().rev().copied().collect();
        trf.header.line_order.clone_from(&trf.history.seeding);
    }
    if is_on(13) {
        let (first, last) = (numbers[0], numbers[numbers.len() - 1]);
        let line = Acceleration {
            points: HalfPoints(3),
            first_round: 1,
            last_round: 2,
            first_player: first,
            last_player: last,
        };
        trf.history.acceleration = vec![line];
    }
}

prop_compose! {
    fn event()(
        people in prop::collection::vec(person(), 1..12),
        ratings in prop::collection::vec(prop::option::of(100u32..3000), 12),
        titles in prop::collection::vec(prop::option::of(0usize..8), 12),
        gaps in prop::collection::vec(1u32..4, 12),
        scoring in scoring(),
        played in 0u32..6,
        ahead in 1u32..4,
        dice in prop::collection::vec(any::<u8>(), 200),
        texts in prop::collection::vec(prop_oneof![Just(String::new()), text()], 14),
        tiebreaks in prop::collection::vec("[A-Z]{2,3}(/C1)?", 0..4),
        initial in prop::option::of(prop_oneof![Just(Color::White), Just(Color::Black)]),
        states_withdrawals in any::<bool>(),
    ) -> Trf {
        let mut number = 0;
        let mut players: Vec<Participant> = people.iter().zip(&ratings).zip(&gaps).map(|((_, rating), gap)| {
            number += gap;
            Participant::new(StartNumber(number), *rating)
        }).collect();
        play(&mut players, played, &dice);
        for (player, die) in players.iter_mut().zip(&dice) {
            let asked = [None, Some(ByeKind::Half), Some(ByeKind::Zero), None][usize::from(*die) % 4];
            if let Some(kind) = asked.filter(|_| dice[0] % 2 == 0) {
                player.set_entry(played + 1, Entry::Bye(kind));
            }
            player.adjustment = HalfPoints(if *die < 40 { i32::from(*die) - 20 } else { 0 });
        }
        let mut withdrawn = None;
        if states_withdrawals {
            let mut lines = Vec::new();
            for (player, _) in players.iter_mut().zip(&dice).filter(|(_, die)| **die % 5 == 0) {
                let order = u32::try_from(lines.len()).unwrap() + 1;
                player.withdrawal = Some(Withdrawal { after: played, order });
                lines.push((player.number, played));
            }
            withdrawn = Some(lines);
        }
        let two: Vec<StartNumber> = players.iter().map(|player| player.number).take(2).collect();
        let rule = |soft| Forbidden { players: two.clone(), first: 1, last: 3, soft };
        let history = History {
            rounds: played + ahead, scoring, players, forbidden: vec![rule(false), rule(true)], initial_color: initial,
            ..History::default()
        };
        let mut trf = Trf::new(history, people);
        plan(&mut trf, &dice);
        let text = |index: usize| texts[index].clone();
        trf.header = Header {
            name: text(0), city: text(1), federation: text(2), start: text(3), end: text(4), kind: text(5),
            chief_arbiter: text(6), time_control: text(7), program: text(8), encoded_time_control: text(9),
            deputies: texts[10..12].iter().filter(|text| !text.is_empty()).cloned().collect(),
            round_dates: vec![Some(date(2026, 5, 1)), None, Some(date(2026, 5, 3))],
            tiebreaks,
            system: Some("monrad".to_owned()),
            ..trf.header
        };
        trf.facts = Facts { system: Some("monrad".to_owned()), withdrawn, ..Facts::default() };
        trf.titles = titles.iter().take(trf.people.len()).map(|title| title.map(|index| Title::ALL[index].0)).collect();
        trf.rest = vec![KeptLine { place: Place::Start, text: format!("### {}", text(12)) },
            KeptLine { place: Place::AfterPlayer(trf.history.players[0].number), text: format!("QQQ {}", text(13)) }];
        let paired = trf.history.paired_rounds();
        trf.stated = trf.history.players.iter().map(|player| Stated {
            points: Some(trf.history.points_after(player, paired)), rank: Some(player.number.0),
        }).collect();
        trf
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn our_own_output_reads_back_to_the_same_event(trf in event()) {
        let mut trf = trf;
        let written = trf::write(&trf, &plain());
        let mut again = read(written.as_bytes());
        again.assumptions.clear();
        // Points and adjustments explained by lines are the lines of the header.
        trf.header.adjustments = again.header.adjustments.clone();
        prop_assert_eq!(&again, &trf);
        prop_assert_eq!(trf::write(&again, &plain()), written);
    }

    #[test]
    fn the_older_edition_keeps_all_games(trf in event()) {
        let options = WriteOptions { edition: TrfEdition::Trf16, crlf: true, ..plain() };
        let again = read(trf::write(&trf, &options).as_bytes());
        for (read, player) in again.history.players.iter().zip(&trf.history.players) {
            prop_assert_eq!(&read.rounds, &player.rounds);
            prop_assert_eq!(read.adjustment, player.adjustment);
        }
        prop_assert_eq!(again.people, trf.people);
        prop_assert_eq!(again.history.scoring, trf.history.scoring);
    }
}

#[test]
fn an_engine_is_not_told_what_a_teams_bye_is_worth() {
    let lines = [
        "012 Teams".to_owned(),
        "142 3".to_owned(),
        "162  W 1.0    D 0.5    L 0.0    P 1.1    X 0.0".to_owned(),
        player(1, "Holm, Astrid", "1.0", &["2 w 1"]),
        player(2, "Berg, Ole", "0.0", &["1 b 0"]),
        "310   1 Havneby                          HAV     2104    5.0    9.5   2     1    2".to_owned(),
    ];
    let trf = read(&file(&lines));
    assert!(trf::write(&trf, &plain()).contains("P 1.1"), "the file itself is kept as it is");
    for edition in [TrfEdition::Trf16, TrfEdition::Trf26] {
        let text = trf::write(&trf, &WriteOptions { engine_dialect: true, edition, ..plain() });
        assert!(text.contains("162  W 1.0    D 0.5    L 0.0             X 0.0") && !text.contains("1.1"), "{text}");
        assert_eq!(read(text.as_bytes()).history.scoring, trf.history.scoring);
    }
}
