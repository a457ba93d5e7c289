//! The union's rules hold or they do not: how late one may come, which days run, and what an event is told.

use rokade_clause::{Edition, Fact};
use rokade_laws::incident::Answers;
use rokade_model::{GameResult, Notice};
use rokade_pairing::{Host, System};
use rokade_standings::TieBreak;
use rokade_tournament::{
    Command, GameAt, GameRules, GameState, GroupId, GroupSettings, IncidentId, PlayerId, SetGame, Slot, TodoKind,
    Tournament, TournamentSettings, UnionRules,
};

use crate::hall::{Hall, MINUTE, group_settings};

const GROUP: GroupId = GroupId(1);
const AT: GameAt = GameAt::Board { group: GROUP, round: 1, board: 1, game: None };
const HOUR: i64 = 60 * MINUTE;

/// Six players, round 1 published, in an event of a federation.
fn event(federation: &str, settings: GroupSettings) -> Hall {
    let mut hall = Hall::empty();
    let event = TournamentSettings {
        name: "Høststevnet".to_owned(),
        federation: federation.to_owned(),
        time_zone: "Europe/Copenhagen".to_owned(),
        ..TournamentSettings::default()
    };
    hall.give(Command::Create { settings: event });
    hall.give(Command::AddGroup { settings });
    hall.players(GROUP, 6);
    hall.give(Command::OrderByRating { group: GROUP });
    if matches!(hall.the_group().settings.system, System::Of(Host::FideDutch { .. })) {
        hall.give(Command::DrawColour { group: GROUP, seed: 1 });
    }
    hall.lay(GROUP);
    hall
}

fn monrad(rules: GameRules) -> GroupSettings {
    GroupSettings { rules, ..group_settings("A", System::Of(Host::Monrad), 1) }
}

fn late(minutes: i64) -> Command {
    let answers = Answers::default().with("who", "black").with("minutes_late", minutes.to_string());
    Command::FileIncident {
        at: AT,
        key: "late".to_owned(),
        answers,
        chosen: None,
        clock: None,
        note: String::new(),
        seed: 7,
    }
}

fn board(hall: &Hall) -> GameState {
    hall.game(GROUP, 1, 1)
}

/// Every edition and country, with and without the union and a time that the event announced.
fn all_rules() -> Vec<(&'static str, GameRules)> {
    let mut all = Vec::new();
    for laws in Edition::all().map(|edition| edition.to_string()) {
        for (federation, country) in [("DEN", "DK"), ("NOR", "NO"), ("SWE", "SE"), ("FID", "")] {
            for default_minutes in [None, Some(0), Some(30)] {
                let (laws, federation_of_rules) = (laws.clone(), country.to_owned());
                let rules =
                    GameRules { laws, federation: federation_of_rules, default_minutes, ..GameRules::default() };
                all.push((federation, rules));
            }
        }
    }
    all
}

#[test]
fn d4_1_11b_overview_and_incident_know_one_limit_of_arrival() {
    for (federation, rules) in all_rules() {
        let about = format!("{federation} {rules:?}");
        let mut hall = event(federation, monrad(rules));
        let group = hall.the_group();
        let limit = hall.tournament.arrival_limit(group).unwrap().minutes();
        hall.give(Command::StartRound { group: GROUP, round: 1 });
        let told = hall.checklist(GROUP);
        let told = told.of(TodoKind::Warning).find(|reason| reason.key == "todo_default_time");
        let starts = hall.the_group().began(1).unwrap();
        let announced = (limit > 0).then(|| Fact::Time(starts + limit * MINUTE));
        assert_eq!(told.map(|reason| reason.facts["at"].clone()), announced, "{about}");
        let mut in_time = hall.clone();
        in_time.give(late(limit));
        assert_eq!(board(&in_time), GameState::Open, "{about}: {limit} minutes are in time");
        hall.give(late(limit + 1));
        let lost = GameState::Done { result: GameResult::BlackForfeits, notice: Some(Notice::Late) };
        assert_eq!(board(&hall), lost, "{about}: a minute more is not");
        let opened = hall.tournament.game_settings(AT).unwrap();
        assert_eq!(rokade_laws::referee::arrival_limit(&opened).minutes(), limit, "{about}: the referee");
    }
}

#[test]
fn d4_1_11b_fifteen_minutes_are_the_unions_and_nobody_elses() {
    let limit = |federation: &str, country: &str| {
        let rules = GameRules { federation: country.to_owned(), ..GameRules::default() };
        let hall = event(federation, monrad(rules));
        let limit = hall.tournament.arrival_limit(hall.the_group()).unwrap();
        (limit.minutes(), limit.set_by)
    };
    assert_eq!(limit("DEN", "DK"), (15, "union"));
    assert_eq!(limit("NOR", "NO"), (60, "federation"));
    assert_eq!(limit("SWE", "SE"), (0, "laws"));
    assert_eq!(limit("FID", ""), (0, "laws"));
}

#[test]
fn d4_5_4_2b_coming_too_late_is_neither_rated_nor_unsporting() {
    let mut hall = event("DEN", monrad(GameRules::default()));
    hall.give(Command::StartRound { group: GROUP, round: 1 });
    hall.give(late(16));
    assert!(!hall.todos(GROUP).contains(&"Warning todo_unsporting".to_owned()));
    hall.play_rest(GROUP, 1);
    hall.give(Command::FinishGroup { group: GROUP });
    assert_eq!(hall.tournament.sanctions(), [], "one round missed by coming late is no event missed");
    let report = rokade_rating::dsu::rate(&hall.tournament.dsu_event(&hall.people));
    let black = hall.the_group().round(1).unwrap().board(1).unwrap().black;
    let row = report.players.iter().find(|row| row.player == black).unwrap();
    assert!(!row.games[0].rated);
    assert_eq!(row.games[0].reason.as_ref().unwrap().key, "came_too_late");
    hall.check_fold();
}

#[test]
fn d4_1_14_two_who_are_missing_are_asked_about_only_when_they_lose() {
    let mut hall = event("DEN", monrad(GameRules::default()));
    hall.give(Command::StartRound { group: GROUP, round: 1 });
    let asked = |minutes: &str| {
        let answers = Answers::default().with("minutes_late", minutes);
        hall.tournament.incident_question(AT, "both_late", &answers).unwrap().map(|question| question.key)
    };
    assert_eq!((asked("5"), asked("16")), (None, Some("why_unplayed")));
    let file = |why: &str| Command::FileIncident {
        at: AT,
        key: "both_late".to_owned(),
        answers: Answers::default().with("minutes_late", "16").with("why_unplayed", why),
        chosen: None,
        clock: None,
        note: String::new(),
        seed: 7,
    };
    for (why, notice) in
        [("came_too_late", Notice::Late), ("away_with_notice", Notice::Accepted), ("away_without_notice", Notice::None)]
    {
        let mut hall = hall.clone();
        hall.give(file(why));
        assert_eq!(board(&hall), GameState::Done { result: GameResult::BothForfeit, notice: Some(notice) }, "{why}");
    }
}

/// The last minute of a day in Copenhagen, where midnight is 22:00 or 23:00 UTC.
fn at(text: &str) -> i64 {
    let moment: jiff::civil::DateTime = text.parse().unwrap();
    moment.in_tz("Europe/Copenhagen").unwrap().timestamp().as_microsecond()
}

#[test]
fn d4_1_17_ten_days_end_at_midnight_in_the_hall_and_suspend_nothing() {
    let mut hall = event("DEN", monrad(GameRules::default()));
    hall.now = at("2026-10-20T21:30");
    hall.give(Command::StartRound { group: GROUP, round: 1 });
    hall.give(late(16));
    let incident = hall.tournament.incident(IncidentId(1)).unwrap().clone();
    let appeal = |by: PlayerId| Command::AppealIncident { incident: IncidentId(1), by, grounds: "Bussen".to_owned() };
    let mut after = hall.clone();
    // Summer time ends within the ten days.
    after.now = at("2026-10-31T00:00");
    assert_eq!(after.refused(appeal(incident.black)), ["appeal_too_late D4.1-17"]);
    hall.now = at("2026-10-30T23:59");
    assert!(incident.can_appeal(hall.now));
    let ruled = board(&hall);
    hall.give(appeal(incident.black));
    assert_eq!(board(&hall), ruled, "an appeal does not suspend the ruling");
    assert!(matches!(ruled, GameState::Done { result: GameResult::BlackForfeits, .. }));
}

#[test]
fn d4_1_5f_the_report_is_owed_until_the_seventh_day_is_over() {
    let mut hall = event("DEN", monrad(GameRules::default()));
    hall.now = at("2026-11-03T18:30");
    hall.give(Command::StartRound { group: GROUP, round: 1 });
    hall.play_rest(GROUP, 1);
    hall.give(Command::FinishGroup { group: GROUP });
    hall.now = at("2026-11-10T23:59");
    assert!(hall.todos(GROUP).contains(&"Next todo_report".to_owned()), "{:?}", hall.todos(GROUP));
    hall.now = at("2026-11-11T00:00");
    assert!(hall.todos(GROUP).contains(&"Warning todo_report_overdue".to_owned()), "{:?}", hall.todos(GROUP));
}

#[test]
fn an_event_elsewhere_is_told_no_rule_of_the_union() {
    for federation in ["NOR", "FID"] {
        for system in
            [System::Of(Host::FIDE_DUTCH), System::Of(Host::RoundRobin { cycles: 1 }), System::Of(Host::Monrad)]
        {
            let settings = GroupSettings {
                time_control: "600".to_owned(),
                tiebreaks: Vec::new(),
                ..group_settings("A", system, if system == System::Of(Host::Monrad) { 1 } else { 5 })
            };
            let mut hall = event(federation, settings);
            hall.give(Command::StartRound { group: GROUP, round: 1 });
            hall.give(late(90));
            let mut told: Vec<String> = Vec::new();
            let mut look = |hall: &Hall| {
                let list =
                    hall.checklist(GROUP).todos.into_iter().chain(hall.tournament.report_checklist(hall.now).todos);
                told.extend(list.map(|todo| format!("{:?}", todo.reason)));
                told.extend(hall.tournament.sanctions().iter().map(|sanction| format!("{:?}", sanction.reason)));
                told.extend(hall.tournament.incidents.values().map(|incident| format!("{:?}", incident.ruling)));
            };
            look(&hall);
            let seen = GameState::Open;
            let forfeit = |notice| {
                Command::SetGame(SetGame {
                    at: Slot::board(GROUP, 1, 2),
                    to: GameState::Done { result: GameResult::BlackForfeits, notice },
                    seen,
                    confirmed: false,
                    seed: 0,
                })
            };
            let refusal = format!("{:?}", hall.refusal(forfeit(None)).reasons);
            hall.give(forfeit(Some(Notice::None)));
            hall.play_rest(GROUP, 1);
            look(&hall);
            told.push(refusal);
            for line in told {
                assert!(!line.contains("D4."), "{federation} {system}: {line}");
            }
        }
    }
}

#[test]
fn tie_breaks_nobody_named_follow_the_rules_and_the_system() {
    let usual = |federation: &str, system: System| {
        let settings = GroupSettings { tiebreaks: Vec::new(), ..group_settings("A", system, 5) };
        let hall = event(federation, settings);
        hall.tournament.rules(GROUP).tiebreaks.iter().map(TieBreak::to_string).collect::<Vec<_>>()
    };
    assert_eq!(usual("DEN", System::Of(Host::Monrad)), ["dsu-ordinary"]);
    assert_eq!(usual("DEN", System::Of(Host::FIDE_DUTCH)), ["BH/C1", "BH", "SB"]);
    assert_eq!(usual("NOR", System::Of(Host::FIDE_DUTCH)), ["BH/C1", "BH", "SB"]);
    assert_eq!(usual("NOR", System::Of(Host::Monrad)), ["BH/C1", "BH", "SB"]);
    assert_eq!(usual("FID", System::Of(Host::RoundRobin { cycles: 1 })), ["DE", "WIN", "SB"]);
}

#[test]
fn an_event_made_before_the_question_keeps_what_it_decided() {
    let mut hall =
        event("NOR", GroupSettings { tiebreaks: Vec::new(), ..group_settings("A", System::Of(Host::Monrad), 5) });
    assert_eq!(hall.tournament.settings.union_rules, Some(UnionRules::DoNotHold), "a new event says it");
    for record in &mut hall.records {
        if let rokade_tournament::Event::Created { settings } = &mut record.event {
            settings.union_rules = None;
        }
    }
    let old = Tournament::fold(&hall.records).unwrap();
    assert_eq!(old.union_rules(), UnionRules::DoNotHold, "by its federation");
    assert_eq!(old.rules(GROUP).tiebreaks, [TieBreak::DsuOrdinary], "the table does not change");
    let written = serde_json::to_string(&old.settings).unwrap();
    assert!(!written.contains("union_rules"), "the hash chain of an old journal stands: {written}");
}

#[test]
fn which_rules_hold_is_settled_when_the_first_round_starts() {
    let mut hall = event("NOR", monrad(GameRules::default()));
    let change = |hall: &Hall, union_rules| {
        let settings = TournamentSettings { union_rules, ..hall.tournament.settings.clone() };
        Command::ChangeTournament { settings }
    };
    hall.give(change(&hall, Some(UnionRules::Hold)));
    assert!(hall.tournament.has_union_rules());
    hall.give(Command::StartRound { group: GROUP, round: 1 });
    hall.now += HOUR;
    assert_eq!(hall.refused(change(&hall, Some(UnionRules::DoNotHold))), ["union_rules_locked"]);
    hall.give(change(&hall, None));
    assert!(hall.tournament.has_union_rules(), "a program that says nothing of them changes nothing");
}

/// Whether the rules for games put off are asked for, and the system is told not to be listed.
fn asked_of_invitation(federation: &str, system: System, put_off_rules: &str) -> [bool; 2] {
    let mut hall = Hall::empty();
    let event = TournamentSettings {
        name: "Høststevnet".to_owned(),
        federation: federation.to_owned(),
        put_off_rules: put_off_rules.to_owned(),
        ..TournamentSettings::default()
    };
    hall.give(Command::Create { settings: event });
    hall.give(Command::AddGroup { settings: group_settings("A", system, 5) });
    let todos = hall.todos(GROUP);
    ["todo_put_off_rules", "todo_system_unlisted"].map(|key| todos.contains(&format!("Warning {key}")))
}

const PUT_OFF_RULES: &str = "Udsatte partier spilles før sidste runde.";

#[test]
fn d4_1_11c_the_event_is_asked_for_its_rules_on_games_put_off() {
    assert_eq!(asked_of_invitation("DEN", System::Of(Host::Monrad), ""), [true, false]);
    assert_eq!(asked_of_invitation("DEN", System::Of(Host::Monrad), PUT_OFF_RULES), [false, false]);
    assert_eq!(asked_of_invitation("NOR", System::Of(Host::Monrad), ""), [false, false]);
}

#[test]
fn d4_4_65a_a_system_that_is_not_listed_is_told() {
    for system in [System::Of(Host::Dubov1997), System::Of(Host::FIDE_DUTCH)] {
        assert_eq!(asked_of_invitation("DEN", system, PUT_OFF_RULES), [false, true], "{system}");
        assert_eq!(asked_of_invitation("NOR", system, ""), [false, false], "{system}");
    }
    assert_eq!(asked_of_invitation("DEN", System::Of(Host::Fide1998), PUT_OFF_RULES), [false, false]);
}

#[test]
fn more_rounds_than_the_field_can_play_are_told_until_the_last_is_laid() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 7, 6);
    let group = hall.the_group().id;
    let told = |hall: &Hall| hall.todos(group).contains(&"Warning rounds_beyond_field".to_owned());
    assert!(told(&hall), "{:?}", hall.todos(group));
    hall.play_round(group);
    assert!(told(&hall), "{:?}", hall.todos(group));
}

#[test]
fn d4_1_5d_the_fee_and_the_entry_list_go_to_the_union_before_the_first_round() {
    let asked = |hall: &Hall| {
        let todos = hall.todos(GROUP);
        ["todo_entry_list", "todo_fee"].map(|key| todos.contains(&format!("Warning {key}")))
    };
    for (federation, is_asked) in [("DEN", true), ("NOR", false)] {
        let mut hall = Hall::empty();
        let event = TournamentSettings {
            name: "Høststevnet".to_owned(),
            federation: federation.to_owned(),
            ..TournamentSettings::default()
        };
        hall.give(Command::Create { settings: event });
        hall.give(Command::AddGroup { settings: monrad(GameRules::default()) });
        assert_eq!(asked(&hall), [false; 2], "{federation}: nobody has entered yet");
        hall.players(GROUP, 6);
        assert_eq!(asked(&hall), [is_asked; 2], "{federation}");
    }
    assert_eq!(asked(&event("DEN", monrad(GameRules::default()))), [false; 2], "the first round is laid");
}
