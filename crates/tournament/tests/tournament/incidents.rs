//! What happened, what was ruled, and what came of it in the tournament.

use rokade_clause::Edition;
use rokade_laws::incident::{Answers, Chosen, Counter, Kind, groups};
use rokade_laws::referee::{Both, By, Deed, Event as Heard, HalfPoint, Millis};
use rokade_model::{Color, GameResult, Notice};
use rokade_tournament::{
    Command, Event, GameAt, GameRules, GameState, GroupId, GroupSettings, IncidentId, PlayerId, Recorded, Tournament,
    TournamentSettings, UnionRules, digest,
};

use crate::hall::{ALL_PLAY_ALL, Hall, MINUTE, group_settings};

const GROUP: GroupId = GroupId(1);
const AT: GameAt = GameAt::Board { group: GROUP, round: 1, board: 1, game: None };
const FIRST: IncidentId = IncidentId(1);

/// Four players, round 1 under way, by these rules.
fn hall(rules: GameRules, time_control: &str) -> Hall {
    hall_under(UnionRules::Hold, rules, time_control)
}

fn hall_under(union_rules: UnionRules, rules: GameRules, time_control: &str) -> Hall {
    let mut hall = Hall::playing(ALL_PLAY_ALL, 3, 4);
    let event = TournamentSettings { union_rules: Some(union_rules), ..hall.tournament.settings.clone() };
    hall.give(Command::ChangeTournament { settings: event });
    let settings = GroupSettings {
        rules,
        time_control: time_control.to_owned(),
        first_board: 1,
        ..group_settings("A", ALL_PLAY_ALL, 3)
    };
    hall.give(Command::ChangeGroup { group: GROUP, settings });
    hall.give(Command::Pair { group: GROUP });
    hall.give(Command::Publish { group: GROUP });
    hall.give(Command::StartRound { group: GROUP, round: 1 });
    hall
}

fn standard() -> Hall {
    hall(GameRules::default(), "5400+30")
}

fn answers(given: &[(&str, &str)]) -> Answers {
    given.iter().fold(Answers::default(), |answers, (question, answer)| answers.with(question, *answer))
}

fn file(key: &str, given: &[(&str, &str)]) -> Command {
    filed_at(AT, key, given, None)
}

fn filed_at(at: GameAt, key: &str, given: &[(&str, &str)], chosen: Option<Chosen>) -> Command {
    let (key, answers) = (key.to_owned(), answers(given));
    Command::FileIncident { at, key, answers, chosen, clock: None, note: String::new(), seed: 7 }
}

fn choice(item: &str) -> Option<Chosen> {
    Some(Chosen { choice: item.to_owned(), ms: None, points: None })
}

fn illegal_move() -> Command {
    file("illegal_move", &[("who", "white"), ("found", "after_press")])
}

fn on_board_1(hall: &Hall) -> GameState {
    hall.tournament.groups[&GROUP].round(1).unwrap().board(1).unwrap().game
}

fn arbiter(deed: Deed) -> Box<Heard> {
    Box::new(Heard { at: Millis::ZERO, by: By::Arbiter, deed })
}

#[test]
fn l2023_7_5_5_the_second_illegal_move_of_a_game_loses() {
    let mut hall = standard();
    hall.give(illegal_move());
    let first = hall.tournament.incident(FIRST).unwrap();
    let increment = Millis::from_seconds(30);
    assert_eq!(first.ruling.change, Both { white: -increment, black: Millis::from_minutes(2) });
    assert_eq!(first.counts(first.white, Counter::IllegalMove), 1);
    assert_eq!(on_board_1(&hall), GameState::Open);
    assert_eq!(hall.tournament.earlier(AT).white.illegal_moves, 1);
    let settled = hall.tournament.incident_question(AT, "illegal_move", &answers(&[("who", "white")])).unwrap();
    assert_eq!(settled.map(|question| question.key), Some("found"));
    let again = [("who", "white"), ("found", "after_press"), ("can_mate", "yes")];
    hall.give(file("illegal_move", &again));
    assert_eq!(on_board_1(&hall), GameState::Done { result: GameResult::BlackWins, notice: None });
}

#[test]
fn l2023_7_5_5_no_increment_is_taken_back_where_no_time_control_is_stated() {
    let mut hall = hall(GameRules::default(), "");
    hall.give(illegal_move());
    let first = hall.tournament.incident(FIRST).unwrap();
    assert_eq!(first.ruling.change, Both { white: Millis::ZERO, black: Millis::from_minutes(2) });
    assert!(first.ruling.why.iter().all(|reason| reason.key != "illegal_move_increment_withdrawn"));
}

#[test]
fn an_illegal_move_of_another_game_does_not_count() {
    let mut hall = standard();
    hall.give(illegal_move());
    let other = GameAt::Board { group: GROUP, round: 1, board: 2, game: None };
    assert_eq!(hall.tournament.earlier(other), Both::default());
    hall.give(filed_at(other, "illegal_move", &[("who", "white"), ("found", "after_press")], None));
    assert_eq!(hall.tournament.incidents.len(), 2);
}

#[test]
fn what_is_missing_is_said() {
    let mut hall = standard();
    assert_eq!(hall.refused(file("illegal_move", &[("who", "white")])), ["incident_unanswered"]);
    assert_eq!(hall.refused(file("no_such_thing", &[])), ["incident_unknown"]);
    let nowhere = GameAt::Board { group: GROUP, round: 1, board: 9, game: None };
    assert_eq!(hall.refused(filed_at(nowhere, "law_text", &[], None)), ["incident_no_game"]);
    let spectators = [("interference", "told_player")];
    assert_eq!(hall.refused(file("spectators", &spectators)), ["incident_choice_needed"]);
    assert_eq!(hall.refused(filed_at(AT, "spectators", &spectators, choice("crown"))), ["incident_choice_unknown"]);
    hall.give(filed_at(AT, "spectators", &spectators, choice("expel")));
}

#[test]
fn l2023_12_9_1_a_warning_follows_the_player_through_the_event() {
    let mut hall = standard();
    let disturbs = [("who", "white"), ("disturbs_by", "noise")];
    hall.give(filed_at(AT, "disturbance", &disturbs, choice("12.9.1")));
    let (white, black) = hall.tournament.seats(AT).unwrap();
    assert_eq!((hall.tournament.warnings(white), hall.tournament.warnings(black)), (1, 0));
    let ruling = &hall.tournament.incident(FIRST).unwrap().ruling;
    assert_eq!(ruling.against, Some(Color::White));
    assert_eq!((ruling.decision.as_str(), ruling.consequence.as_str()), ("penalty", "warned"));
}

#[test]
fn undo_takes_a_ruling_back_with_its_result() {
    let mut hall = standard();
    hall.give(illegal_move());
    let before = hall.tournament.clone();
    hall.give(file(
        "resignation",
        &[("who", "white"), ("resigned_when", "in_play"), ("can_mate", "yes"), ("mate_chance", "yes")],
    ));
    assert_ne!(on_board_1(&hall), GameState::Open);
    hall.give(Command::Undo);
    assert_eq!(on_board_1(&hall), GameState::Open);
    assert_eq!(hall.tournament.incidents, before.incidents);
    hall.give(file("illegal_move", &[("who", "black"), ("found", "after_press")]));
    assert_eq!(hall.tournament.incidents.keys().last(), Some(&IncidentId(3)), "a number is given once");
}

#[test]
fn a_game_under_the_referee_hears_the_new_times_and_goes_forward() {
    let mut hall = standard();
    hall.give(Command::OpenGame { at: AT, settings: None, seed: 7, here: Vec::new() });
    hall.give(Command::HearGame { at: AT, event: arbiter(Deed::Start) });
    hall.now += 10 * MINUTE;
    let before = hall.tournament.clocks_now(AT, hall.now).unwrap();
    hall.give(illegal_move());
    let after = hall.tournament.clocks_now(AT, hall.now).unwrap();
    assert_eq!(after.black, before.black + Millis::from_minutes(2));
    assert_eq!(after.white, before.white - Millis::from_seconds(30), "the increment of the illegal move goes back");
    assert_eq!(hall.tournament.incident(FIRST).unwrap().ruling.clock, Some(after));
    let step = hall.records.last().unwrap().step;
    assert!(matches!(hall.records.iter().find(|record| record.step == step).unwrap().event, Event::GameHeard { .. }));
    let _ = hall.try_give(Command::Undo);
    assert!(hall.tournament.incident(FIRST).is_some(), "what a game heard stays");
    assert_eq!(Tournament::fold(&hall.records).unwrap(), hall.tournament);
}

#[test]
fn a_penalty_ends_a_game_under_the_referee() {
    let mut hall = standard();
    hall.give(Command::OpenGame { at: AT, settings: None, seed: 7, here: Vec::new() });
    hall.give(Command::HearGame { at: AT, event: arbiter(Deed::Start) });
    let disturbs = [("who", "white"), ("disturbs_by", "noise")];
    hall.give(filed_at(AT, "disturbance", &disturbs, choice("12.9.6")));
    assert!(hall.tournament.games[&AT].referee.account().verdict().is_some());
    assert_eq!(on_board_1(&hall).result(), Some(GameResult::BlackWins));
}

#[test]
fn d4_1_11b_who_comes_too_late_has_not_played() {
    let rules = GameRules { laws: "2009-DK".to_owned(), dsu: true, ..GameRules::default() };
    let mut hall = hall(rules, "5400+30");
    hall.give(file("late", &[("who", "black"), ("minutes_late", "15")]));
    assert_eq!(on_board_1(&hall), GameState::Open, "at the limit is in time");
    hall.give(file("late", &[("who", "black"), ("minutes_late", "16")]));
    let forfeit = GameState::Done { result: GameResult::BlackForfeits, notice: Some(Notice::Late) };
    assert_eq!(on_board_1(&hall), forfeit, "and has not stayed away");
}

#[test]
fn the_period_is_asked_only_where_the_ruling_turns_on_it() {
    let hall = hall(GameRules::default(), "40/5400+30:1800+30");
    let question = |key: &str, given: &[(&str, &str)]| {
        hall.tournament.incident_question(AT, key, &answers(given)).unwrap().map(|question| question.key)
    };
    assert_eq!(question("illegal_move", &[("who", "white"), ("found", "after_press")]), None);
    let one = self::hall(GameRules::default(), "5400+30");
    let flags = answers(&[("first_flag", "unknown")]);
    let asked = one.tournament.incident_question(AT, "both_flags", &flags).unwrap();
    assert!(asked.is_none_or(|question| question.key != "last_period"), "one period is the last");
    assert_eq!(question("both_flags", &[("first_flag", "unknown")]), Some("last_period"));
    assert_eq!(question("both_flags", &[("first_flag", "unknown"), ("last_period", "no")]), None);
}

#[test]
fn d4_1_17_an_appeal_is_open_for_ten_days() {
    const DAY: i64 = 24 * 60 * MINUTE;
    let rules = GameRules { laws: "2009-DK".to_owned(), dsu: true, ..GameRules::default() };
    let mut hall = hall(rules, "5400+30");
    hall.give(illegal_move());
    let incident = hall.tournament.incident(FIRST).unwrap().clone();
    // Filed on 1 January 1970: the eleventh, until midnight.
    let until = 11 * DAY - 1;
    assert_eq!(incident.ruling.appeal.until, Some(until));
    let appeal = |by: PlayerId| Command::AppealIncident { incident: FIRST, by, grounds: "I pressed first".to_owned() };
    let stranger = hall.tournament.players.keys().copied().find(|id| !incident.is_party(*id)).unwrap();
    assert_eq!(hall.refused(appeal(stranger)), ["appeal_not_party"]);
    let mut late = hall.clone();
    late.now = until + 1;
    assert_eq!(late.refused(appeal(incident.white)), ["appeal_too_late D4.1-17"]);
    hall.now = until;
    hall.give(appeal(incident.white));
    assert!(hall.tournament.incident(FIRST).unwrap().is_appeal_open());
    assert_eq!(hall.refused(appeal(incident.black)), ["appeal_made_before"]);
}

#[test]
fn d4_1_7a_the_committee_decides_an_appeal_once() {
    let mut hall = standard();
    hall.give(illegal_move());
    let decide = |note: &str| Command::DecideAppeal { incident: FIRST, upheld: true, note: note.to_owned() };
    assert_eq!(hall.refused(decide("seen")), ["appeal_not_made"]);
    let by = hall.tournament.incident(FIRST).unwrap().white;
    let silent = Command::AppealIncident { incident: FIRST, by, grounds: " ".to_owned() };
    assert_eq!(hall.refused(silent), ["appeal_grounds_missing"]);
    hall.give(Command::AppealIncident { incident: FIRST, by, grounds: "The move was legal".to_owned() });
    assert_eq!(hall.refused(decide("")), ["appeal_note_missing"]);
    hall.give(decide("The sheet shows a legal move"));
    let decided = hall.tournament.incident(FIRST).unwrap().appeal.clone().unwrap().decided.unwrap();
    assert!(decided.upheld);
    assert_eq!(hall.refused(decide("again")), ["appeal_decided_before D4.1-7a"]);
    assert_eq!(
        hall.refused(Command::DecideAppeal { incident: IncidentId(9), upheld: true, note: "x".to_owned() }),
        ["incident_not_found"]
    );
}

#[test]
fn l2009_10_2_d_a_quickplay_ruling_is_final() {
    let rules = GameRules { laws: "2009-DK".to_owned(), dsu: true, ..GameRules::default() };
    let mut hall = hall(rules, "7200");
    let claim = [("who", "white"), ("grounds", "cannot_win"), ("under_two_minutes", "yes")];
    hall.give(filed_at(AT, "quickplay", &claim, choice("accept")));
    let incident = hall.tournament.incident(FIRST).unwrap();
    assert_eq!(on_board_1(&hall).result(), Some(GameResult::Draw));
    let by = incident.black;
    let appeal = Command::AppealIncident { incident: FIRST, by, grounds: "I was winning".to_owned() };
    assert_eq!(hall.refused(appeal), ["appeal_ruling_final L2009-10.2.d"]);
}

#[test]
fn the_event_may_announce_its_own_time_for_appeals() {
    let rules = GameRules { appeal_minutes: Some(30), ..GameRules::default() };
    let mut hall = hall_under(UnionRules::DoNotHold, rules, "5400+30");
    hall.give(illegal_move());
    let incident = hall.tournament.incident(FIRST).unwrap();
    assert_eq!(incident.ruling.appeal.until, Some(incident.filed + 30 * MINUTE));
    assert_eq!(incident.ruling.appeal.deadline.as_ref().unwrap().key, "appeal_time_announced");
}

#[test]
fn the_journal_gives_every_ruling_back_as_it_was() {
    let mut hall = standard();
    hall.give(illegal_move());
    let disturbs = [("who", "black"), ("disturbs_by", "talking")];
    hall.give(filed_at(AT, "disturbance", &disturbs, choice("12.9.1")));
    let by = hall.tournament.incident(FIRST).unwrap().black;
    hall.give(Command::AppealIncident { incident: FIRST, by, grounds: "No".to_owned() });
    let text = serde_json::to_string(&hall.records).unwrap();
    let read: Vec<Recorded> = serde_json::from_str(&text).unwrap();
    assert_eq!(read, hall.records);
    assert_eq!(Tournament::fold(&read).unwrap(), hall.tournament);
    let told: Vec<String> = digest(&hall.records).iter().map(|step| step.summary.key.to_string()).collect();
    assert!(told.ends_with(&[
        "event_incident_filed".to_owned(),
        "event_incident_filed".to_owned(),
        "event_incident_appealed".to_owned()
    ]));
}

/// Answers every question with its first option, chooses the first choice, and files.
fn settle_anyhow(hall: &mut Hall, key: &str) {
    let mut told = Answers::default();
    while let Some(question) = hall.tournament.incident_question(AT, key, &told).unwrap() {
        let answer = match question.kind {
            Kind::Choice(options) => options[0],
            Kind::Color => "white",
            Kind::YesNo => "yes",
            Kind::Minutes | Kind::Number => "5",
            Kind::Fen => "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
            Kind::Text => "As seen",
        };
        told = told.with(question.key, answer);
    }
    let settled = hall.tournament.incident_settled(AT, key, &told, None).unwrap();
    let offered =
        settled.open.first().filter(|_| settled.decision.is_none()).map(|open| open.choices[0].choice.clone());
    let amounts = [(None, None), (Some(Millis::from_minutes(1)), None), (None, Some(HalfPoint(1)))];
    let (at, key) = (AT, key.to_owned());
    let is_filed = amounts.into_iter().any(|(ms, points)| {
        let chosen = offered.clone().map(|choice| Chosen { choice, ms, points });
        let (key, answers, note) = (key.clone(), told.clone(), String::new());
        hall.try_give(Command::FileIncident { at, key, answers, chosen, clock: None, note, seed: 7 }).is_ok()
    });
    assert!(is_filed, "{key} with {told:?}");
}

#[test]
fn every_incident_of_every_edition_can_be_filed() {
    for laws in Edition::all().map(|edition| edition.to_string()) {
        for key in groups().iter().flat_map(|group| group.incidents) {
            let mut hall = hall(GameRules { laws: laws.clone(), ..GameRules::default() }, "40/5400+30:1800+30");
            let mut refereed = hall.clone();
            settle_anyhow(&mut hall, key);
            refereed.give(Command::OpenGame { at: AT, settings: None, seed: 7, here: Vec::new() });
            refereed.give(Command::HearGame { at: AT, event: arbiter(Deed::Start) });
            refereed.now += MINUTE;
            settle_anyhow(&mut refereed, key);
            for hall in [hall, refereed] {
                let kept = serde_json::to_string(&hall.records).unwrap();
                let read: Vec<Recorded> = serde_json::from_str(&kept).unwrap();
                assert_eq!(Tournament::fold(&read).unwrap(), hall.tournament, "{key} under {laws}");
            }
        }
    }
}
