//! The report to the rating officer: what it says, what it lacks, and that it is the same in every form.

use jiff::civil::Date;
use rokade_clause::{Numbered, Reason};
use rokade_formats::report::{
    CandidateLine, EventFacts, GapKind, GroupReport, NewRating, NotRated, OfficerReport, Words, cross_paper, no_shows,
};
use rokade_formats::trf::{self, Trf};
use rokade_model::{HalfPoints, SanctionKind, StartNumber};
use rokade_standings::{Amount, Rules, cross_table};

/// Says the keys themselves.
struct Keys;

impl Words for Keys {
    fn language(&self) -> &str {
        "en"
    }
    fn decimal(&self, value: &str) -> String {
        value.to_owned()
    }
    fn text(&self, key: &str) -> String {
        match key {
            "view-white-letter" => "w".to_owned(),
            "view-black-letter" => "b".to_owned(),
            key => key.trim_start_matches("report-").trim_start_matches("col-").to_owned(),
        }
    }
    fn counted(&self, key: &'static str, _: &'static str, number: u32) -> String {
        format!("{key} {number}")
    }
    fn tiebreak(&self, key: &str) -> String {
        key.to_owned()
    }
    fn reason(&self, reason: &Numbered, _: &dyn Fn(StartNumber) -> String) -> String {
        reason.key.to_string()
    }
    fn day(&self, date: Date) -> String {
        date.to_string()
    }
}

fn player(number: u32, name: &str, rating: &str, rest: &str, points: &str, cells: &[&str]) -> String {
    let cells: String = cells.iter().map(|cell| format!("  {cell:>8}")).collect();
    format!("001 {number:>4} w    {name:<33} {rating:>4} DEN {rest:>22} {points:>4} {number:>4}{cells}")
}

fn small(lines: &[&str]) -> Trf {
    let born = "14000171994/03/21";
    let born = format!("{:>11} {}", &born[..7], &born[7..]);
    let mut file: Vec<String> = [
        "012 Vårturneringen",
        "022 Fjordby",
        "032 DEN",
        "042 2026/04/10",
        "052 2026/04/24",
        "092 Individual: Monrad",
        "102 Ragna Holm",
        "112 Oluf Rask",
        "142 2",
    ]
    .map(str::to_owned)
    .to_vec();
    file.push(format!("132{:88}26/04/10  26/04/24", ""));
    file.push(player(1, "Holm, Astrid", "1834", &born, "1.5", &["2 w 1", "3 b ="]));
    file.push(player(2, "Berg, Ole", "1700", &born, "1.0", &["1 b 0", "4 w +"]));
    file.push(player(3, "Ødegård, <Åse>", "1650", &born, "1.5", &["4 w 1", "1 w ="]));
    file.push(player(4, "Ny, Sara", "", &born, "0.0", &["3 b 0", "2 b -"]));
    for (number, club) in [(1, "Havneby"), (2, "Havneby"), (3, "Nordlys, 1911"), (4, "Nordlys, 1911")] {
        file.push(format!("### rokade club {number} {club}"));
    }
    file.extend(lines.iter().map(|line| (*line).to_owned()));
    trf::read((file.join("\n") + "\n").as_bytes(), "").unwrap()
}

fn report(trf: &Trf) -> OfficerReport {
    let rules = Rules::other_group();
    let cross = cross_table(&trf.history, trf.history.paired_rounds(), &rules);
    let tiebreaks = rules.tiebreaks.iter().map(|tiebreak| tiebreak.key().to_owned()).collect();
    let mut group = GroupReport::of_file(trf, cross, tiebreaks);
    group.figures.iter_mut().flatten().for_each(|figure| *figure = Some(Amount::hundredths(925)));
    group.ratings = vec![NewRating {
        player: StartNumber(1),
        old: 1834,
        new: 1841,
        change: 7,
        games: 2,
        points: HalfPoints(3),
        expected: "1.2".to_owned(),
        performance: Some(1920),
    }];
    OfficerReport {
        event: EventFacts::of_file(trf),
        sanctions: no_shows(trf),
        groups: vec![group],
        knows_sanctions: true,
    }
}

fn gaps(report: &OfficerReport) -> Vec<String> {
    let gap = |gap: rokade_formats::report::Gap| {
        let sure = if gap.kind == GapKind::Missing { "missing" } else { "check" };
        format!("{sure} {} {}", gap.item.key(), gap.reason.key)
    };
    report.gaps().into_iter().map(gap).collect()
}

#[test]
fn d4_1_6c_a_report_with_all_six_items_lacks_nothing() {
    let report = report(&small(&[]));
    assert_eq!(gaps(&report), Vec::<String>::new());
    let document = report.document(&Keys);
    let titles: Vec<&str> = document.sections.iter().map(|section| section.title.as_str()).collect();
    assert_eq!(titles, ["event", "results", "new-ratings", "candidates", "players", "sanctions"]);
    let text = document.to_text();
    for said in ["2026-04-10 – 2026-04-24", "Ragna Holm", "Oluf Rask", "1841", "no-candidates", "no-sanctions"] {
        assert!(text.contains(said), "{said}\n{text}");
    }
}

#[test]
fn d4_1_6c_every_item_that_is_missing_is_named() {
    let mut report = report(&small(&[]));
    report.event = EventFacts { name: "X".to_owned(), ..EventFacts::default() };
    report.knows_sanctions = false;
    let group = &mut report.groups[0];
    group.dates.clear();
    group.ratings.clear();
    group.rounds = 3;
    group.players[1].person.birth = None;
    group.players[2].person.club.clear();
    group.players[3].person.fide_id = None;
    assert_eq!(
        gaps(&report),
        [
            "check results report_rounds_short",
            "missing ratings report_no_ratings",
            "missing dates report_no_dates",
            "check sanctions report_sanctions_unknown",
            "missing arbiters report_no_chief_arbiter",
            "missing players report_fide_id_missing",
            "check players report_birth_missing",
            "check players report_club_missing",
        ]
    );
    assert!(report.document(&Keys).to_text().contains("– report_no_dates"));
}

#[test]
fn d4_1_6c_dates_that_cannot_be_keep_a_report_from_being_complete() {
    let with_header = |start: &str, end: &str| {
        let mut trf = small(&[]);
        (trf.header.start, trf.header.end) = (start.to_owned(), end.to_owned());
        report(&trf)
    };
    for (start, end, said) in [
        ("2026/13/10", "2026/04/24", "missing dates report_date_impossible"),
        ("2026/04/10", "2026/02/30", "missing dates report_date_impossible"),
        ("2026/04/10", "2025/01/01", "missing dates report_dates_reversed"),
        ("2026/04/11", "2026/04/24", "missing dates report_rounds_outside"),
        ("2026/04/10", "2026/04/23", "missing dates report_rounds_outside"),
    ] {
        let report = with_header(start, end);
        assert_eq!(gaps(&report), [said], "{start} {end}");
        let shape = serde_json::to_value(report.shape(&Keys)).unwrap();
        assert_eq!(shape["complete"], false, "{start} {end}");
    }
    let mut several = with_header("2026/13/10", "2026/04/24");
    several.groups.push(several.groups[0].clone());
    assert_eq!(gaps(&several), ["missing dates report_date_impossible"], "the event's own dates are told once");
}

#[test]
fn d4_1_6c_open_results_are_counted_once_a_game() {
    let mut trf = small(&[]);
    for number in [1, 3] {
        let player = trf.history.player_mut(StartNumber(number)).unwrap();
        let rokade_model::Entry::Game { opponent, color, .. } = player.entry(2) else { panic!("a game") };
        player.set_entry(2, rokade_model::Entry::Game { opponent, color, mark: None });
    }
    let report = report(&trf);
    let open = report.gaps().into_iter().find(|gap| gap.reason.key == "report_results_open").unwrap();
    assert_eq!(open.reason.facts["count"], rokade_clause::Fact::Number(1));
}

#[test]
fn d4_1_6b_who_gets_no_rating_is_named_with_the_remedy() {
    let mut report = report(&small(&[]));
    let [reason, remedy] = ["no_rating", "performance_or_entry_rating"].map(|key| Reason::house(key).numbers_only());
    report.groups[0].not_rated = vec![NotRated { player: StartNumber(4), reason, remedy }];
    let gap = report.gaps().into_iter().find(|gap| gap.reason.key == "report_not_rated").unwrap();
    assert_eq!(gap.reason.facts["players"], rokade_clause::Fact::from("Sara Ny"));
    assert!(report.document(&Keys).to_text().contains("Sara Ny: no_rating performance_or_entry_rating"));
}

#[test]
fn d4_1_5f_the_report_is_due_seven_days_after_the_last_round() {
    let mut report = report(&small(&[]));
    assert_eq!(report.due().map(|due| due.day.to_string()).as_deref(), Some("2026-05-01"));
    report.groups[0].dates.clear();
    assert_eq!(
        report.due().map(|due| due.day.to_string()).as_deref(),
        Some("2026-05-01"),
        "the end of the event stands in"
    );
    report.event.ends = None;
    assert_eq!(report.due(), None);
}

#[test]
fn d4_7_3b_a_copy_of_an_elo_rated_event_is_due_three_days_after_it() {
    let mut report = report(&small(&[]));
    assert_eq!(report.elo_copy_due().map(|due| due.day.to_string()).as_deref(), Some("2026-04-27"));
    for player in &mut report.groups[0].players {
        player.elo = None;
    }
    assert_eq!(report.elo_copy_due(), None);
}

#[test]
fn d4_1_14_a_forfeit_without_notice_is_told_as_unsporting() {
    let trf = small(&["### rokade forfeit round 2 player 4 notice none"]);
    let report = report(&trf);
    assert_eq!((report.sanctions.len(), report.sanctions[0].kind), (1, SanctionKind::Unsporting));
    assert_eq!((report.sanctions[0].player, report.sanctions[0].round), (StartNumber(4), Some(2)));
    assert_eq!(gaps(&report), ["check sanctions report_unsporting_undecided"]);
    assert!(no_shows(&small(&[])).is_empty(), "a forfeit takes notice for granted");
}

#[test]
fn d4_5_4_2c_missing_every_game_without_notice_is_told_with_its_suspension() {
    let mut trf =
        small(&["### rokade forfeit round 1 player 4 notice none", "### rokade forfeit round 2 player 4 notice none"]);
    let forfeit = |opponent, color| rokade_model::Entry::Game {
        opponent,
        color: Some(color),
        mark: Some(rokade_model::Mark::ForfeitLoss),
    };
    let player = trf.history.player_mut(StartNumber(4)).unwrap();
    player.set_entry(1, forfeit(StartNumber(3), rokade_model::Color::Black));
    player.set_entry(2, forfeit(StartNumber(2), rokade_model::Color::Black));
    let found = no_shows(&trf);
    assert_eq!((found.len(), found[0].round, found[0].reason.key.as_ref()), (1, None, "sanction_whole_event_missed"));
    assert_eq!(found[0].reason.facts["months"], rokade_clause::Fact::Number(6));
    trf.history.rounds = 3;
    let keys: Vec<String> = no_shows(&trf).iter().map(|sanction| sanction.reason.key.to_string()).collect();
    assert_eq!(keys, ["sanction_no_show", "sanction_no_show"], "a round is still to come");
}

#[test]
fn the_cross_table_of_the_paper_reads_across() {
    let report = report(&small(&[]));
    let paper = cross_paper(&report.event, &report.groups[0], &Keys);
    let text = paper.table.to_text();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(
        lines,
        [
            "line  name           club           rating    1    2  points  dsu-ordinary",
            "   1  Astrid Holm    Havneby          1834  3w1  2b½      1½            9¼",
            "   2  <Åse> Ødegård  Nordlys, 1911    1650  4w1  1w½      1½            9¼",
            "   3  Ole Berg       Havneby          1700  1b0  4w+       1            9¼",
            "   4  Sara Ny        Nordlys, 1911          2b0  3b–       0            9¼",
        ]
    );
    let csv = paper.table.to_rfc4180();
    assert!(csv.starts_with("line,name,club,rating,1,2,points,dsu-ordinary\r\n"), "{csv}");
    assert!(csv.contains("2,<Åse> Ødegård,\"Nordlys, 1911\",1650,4w1,1w½,1½,9¼\r\n"), "{csv}");
    let html = paper.document.to_html();
    assert!(html.contains("&lt;Åse&gt; Ødegård") && html.contains("2026-04-10 – 2026-04-24"), "{html}");
}

#[test]
fn the_sheet_has_a_row_for_each_player_and_names_for_programs() {
    let mut report = report(&small(&[]));
    report.groups[0].candidates = vec![CandidateLine {
        player: StartNumber(3),
        average: 2160,
        category: Some(4),
        rounds: 7,
        required: HalfPoints(11),
        points: HalfPoints(11),
    }];
    let csv = report.sheet().to_rfc4180();
    let lines: Vec<&str> = csv.split("\r\n").collect();
    assert_eq!(lines.len(), 6);
    assert_eq!(lines[1], ",1,1,Holm,Astrid,Havneby,DEN,1994-03-21,,1400017,1834,1.5,1834,2,1.5,1.2,7,1841,1920,no");
    assert!(lines[2].ends_with("1.5,1650,,,,,,,yes"), "{}", lines[2]);
    assert!(lines[4].ends_with("0,,,,,,,,no"), "{}", lines[4]);
}

#[test]
fn programs_get_the_same_facts() {
    let report = report(&small(&["### rokade forfeit round 2 player 4 notice none"]));
    let shape = serde_json::to_value(report.shape(&Keys)).unwrap();
    assert_eq!((&shape["schema"], &shape["complete"]), (&"rokade.report/1".into(), &true.into()));
    assert_eq!((&shape["due"], &shape["arbiters"][0]["role"]), (&"2026-05-01".into(), &"chief".into()));
    let group = &shape["groups"][0];
    assert_eq!(group["rows"][0]["games"][1]["result"], "=");
    assert_eq!(group["rows"][0]["points"], "1.5");
    assert_eq!(group["rows"][0]["tiebreaks"], serde_json::json!(["9.25"]), "exact figures are plain decimals");
    assert_eq!(group["ratings"][0]["new"], 1841);
    assert_eq!(shape["sanctions"][0]["clauses"][0], "D4.1-14");
    assert_eq!(shape["missing"][0]["reason"], "report_unsporting_undecided");
    // A fact stands beside its reason, as in every shape, and for older readers among `facts`; a key of the line itself
    // is not written over.
    let sanction = &shape["sanctions"][0];
    assert_eq!((&sanction["player"], &sanction["round"]), (&4.into(), &2.into()));
    for (name, fact) in sanction["facts"].as_object().unwrap() {
        assert_eq!(sanction[name], *fact, "{name}");
    }
}

#[test]
fn d4_1_6c_a_first_day_without_a_last_one_is_told_as_that() {
    let mut report = report(&small(&[]));
    report.groups[0].dates.clear();
    report.event.ends = None;
    assert!(gaps(&report).contains(&"missing dates report_no_last_day".to_owned()), "{:?}", gaps(&report));
    report.event.starts = None;
    assert!(gaps(&report).contains(&"missing dates report_no_dates".to_owned()), "{:?}", gaps(&report));
}
