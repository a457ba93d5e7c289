//! Incidents that the referee rules on: the ruling is the referee's, edition by edition.

use rokade_board::Color;
use rokade_clause::{Country, Edition, Fact};
use rokade_laws::incident::{self, Chosen, Count, Counter, Earlier, Setting};
use rokade_laws::referee::{Consequence, Decision, Millis, Pace, Regulations, Score};

use crate::desk::{DK2001, DK2009, FIDE2023, NO2009, SE2018, answers, decided, remembers, rests_on, ruled, ruled_in};

fn after_illegal_moves(edition: Edition, earlier: u32) -> Setting {
    let mut setting = Setting::new(edition);
    setting.earlier.white = Earlier { illegal_moves: earlier, warnings: 0 };
    setting
}

const FOUND: [(&str, &str); 2] = [("who", "white"), ("found", "after_press")];

#[test]
fn an_illegal_move_is_counted_and_paid_for() {
    for edition in Edition::all() {
        let settled = ruled(edition, "illegal_move", &FOUND);
        assert_eq!(settled.decision, Some(Decision::IllegalMove));
        assert_eq!((settled.change.white, settled.change.black), (Millis::ZERO, Millis::from_minutes(2)));
        assert_eq!(settled.counts, [Count { against: Color::White, counter: Counter::IllegalMove, total: 1 }]);
        assert_eq!(settled.score, None);
    }
    let mut rapid = Setting::new(FIDE2023);
    rapid.pace = Pace::Rapid;
    assert_eq!(ruled_in(&rapid, "illegal_move", &FOUND).change.black, Millis::from_minutes(1));
}

#[test]
fn the_move_that_loses_is_the_editions_own() {
    for (edition, forgiven) in [(DK2001, 2), (DK2009, 2), (NO2009, 2), (SE2018, 1), (FIDE2023, 1)] {
        let given = [("who", "white"), ("found", "after_press"), ("can_mate", "yes")];
        let before = ruled_in(&after_illegal_moves(edition, forgiven - 1), "illegal_move", &given);
        assert_eq!(before.score, None, "{edition}");
        let last = ruled_in(&after_illegal_moves(edition, forgiven), "illegal_move", &given);
        assert_eq!(last.score, Some(Score::win(Color::Black)), "{edition}");
    }
}

#[test]
fn whether_the_opponent_can_mate_is_asked_only_where_the_result_turns_on_it() {
    let asked = |setting: &Setting, key: &str, given: &[(&str, &str)]| {
        incident::questions(key, setting, &answers(given)).map(|question| question.key)
    };
    assert_eq!(asked(&Setting::new(SE2018), "illegal_move", &FOUND), None);
    assert_eq!(asked(&after_illegal_moves(SE2018, 1), "illegal_move", &FOUND), Some("can_mate"));
    assert_eq!(asked(&after_illegal_moves(DK2001, 2), "illegal_move", &FOUND), None, "2001 knows no such draw");
    let resigned = [("who", "white"), ("resigned_when", "in_play")];
    assert_eq!(asked(&Setting::new(SE2018), "resignation", &resigned), None);
    assert_eq!(asked(&Setting::new(FIDE2023), "resignation", &resigned), Some("can_mate"));
}

#[test]
fn l2023_7_5_5_the_position_shows_whether_the_opponent_can_mate() {
    let second = after_illegal_moves(FIDE2023, 1);
    let shown = [FOUND[0], FOUND[1], ("can_mate", "show")];
    let asked = incident::questions("illegal_move", &second, &answers(&shown)).map(|question| question.key);
    assert_eq!(asked, Some("position"));
    let at = |fen: &'static str| ruled_in(&second, "illegal_move", &[shown[0], shown[1], shown[2], ("position", fen)]);
    let winnable = at("4k2r/8/8/8/8/8/8/R3K3 w - - 0 1");
    assert_eq!(winnable.score, Some(Score::win(Color::Black)));
    assert!(winnable.why.iter().any(|reason| reason.key == "mate_shown"), "{:?}", winnable.why);
    let bare = at("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    assert_eq!(bare.score, Some(Score::DRAW), "a bare king mates nobody");
    assert!(bare.why.iter().any(|reason| reason.key.contains("mate") || reason.key.starts_with("unwinnable")));
}

#[test]
fn an_illegal_move_found_after_the_end_changes_nothing() {
    for edition in Edition::all() {
        let settled = ruled(edition, "illegal_move", &[("who", "black"), ("found", "after_end")]);
        assert_eq!((settled.decision, settled.score), (Some(Decision::NoAction), None), "{edition}");
        assert!(settled.counts.is_empty());
    }
}

#[test]
fn a_fallen_flag_is_judged_by_the_position_that_is_shown() {
    let show = |fen| [("who", "black"), ("mate_chance", "show"), ("position", fen)];
    for edition in Edition::all() {
        let knight = ruled(edition, "flag", &show("8/8/8/4k3/8/4K3/4N3/8 b - - 0 1"));
        assert_eq!(knight.score, Some(Score::DRAW), "{edition}");
        let pawn = ruled(edition, "flag", &show("8/8/8/4k3/8/4K3/4P3/8 b - - 0 1"));
        assert_eq!(pawn.score, Some(Score::win(Color::White)), "{edition}");
    }
    let nonsense = answers(&show("no position"));
    let question = incident::questions("flag", &Setting::new(SE2018), &nonsense).unwrap();
    assert_eq!(question.key, "position", "what cannot be read is asked again");
}

#[test]
fn nobody_is_said_to_have_claimed_a_flag_unless_somebody_did() {
    let down = [("who", "white"), ("mate_chance", "yes")];
    for edition in Edition::all() {
        let settled = ruled(edition, "flag", &down);
        assert_eq!((settled.decision, settled.score), (Some(Decision::GameOver), Some(Score::win(Color::Black))));
    }
    let mut blitz = Setting::new(FIDE2023);
    blitz.pace = Pace::Blitz;
    let claimed = ruled_in(&blitz, "flag", &[("who", "white"), ("mate_chance", "yes"), ("called_by", "opponent")]);
    assert_eq!(claimed.decision, Some(Decision::ClaimAccepted));
}

#[test]
fn who_came_in_time_is_told_the_limit_and_who_set_it() {
    let late = |setting: &Setting, minutes: &str| {
        let settled = ruled_in(setting, "late", &[("who", "white"), ("minutes_late", minutes)]);
        assert_eq!((settled.decision, settled.score), (Some(Decision::NoAction), None));
        let why = settled.why[0].clone();
        assert_eq!(why.key, "arrival_in_time");
        (why.facts["minutes"].clone(), why.facts["set_by"].clone(), why.clauses)
    };
    let fact = |minutes: i64, set_by: &'static str| (Fact::from(minutes), Fact::from(set_by));
    let mut union = Setting::new(FIDE2023);
    union.regulations = Some(Regulations::Dsu);
    let (minutes, set_by, clauses) = late(&union, "5");
    assert_eq!((minutes, set_by), fact(15, "union"));
    assert_eq!(clauses.iter().map(ToString::to_string).collect::<Vec<_>>(), ["L2023-6.7.1", "D4.1-11b"]);
    let mut announced = Setting::new(SE2018);
    announced.default_time = Some(Millis::from_minutes(30));
    let (minutes, set_by, _) = late(&announced, "30");
    assert_eq!((minutes, set_by), fact(30, "event"));
    let (minutes, set_by, _) = late(&Setting::new(NO2009), "59");
    assert_eq!((minutes, set_by), fact(60, "federation"));
    let at = [("who", "white"), ("absent", "replier"), ("minutes_late", "20")];
    let resumed = ruled(DK2001, "absent_at_resumption", &at);
    assert_eq!(
        (resumed.why[0].key.as_ref(), &resumed.why[0].facts["minutes"]),
        ("resumption_in_time", &Fact::from(60))
    );
}

#[test]
fn mate_on_the_board_stands_before_the_flag() {
    for edition in Edition::all() {
        for (first, score) in [("mate", Score::win(Color::White)), ("stalemate", Score::DRAW)] {
            let settled = ruled(edition, "flag_or_result", &[("who", "white"), ("came_first", first)]);
            assert_eq!((settled.decision, settled.score), (Some(Decision::GameOver), Some(score)), "{edition}");
        }
        let flag = ruled(edition, "flag_or_result", &[("who", "white"), ("came_first", "flag")]);
        assert_eq!(flag.score, Some(Score::win(Color::Black)), "{edition}");
    }
}

#[test]
fn the_default_time_is_the_events_the_unions_or_the_editions() {
    let late = |setting: &Setting, minutes: &str| {
        ruled_in(setting, "late", &[("who", "black"), ("minutes_late", minutes)]).score.is_some()
    };
    assert!(!late(&Setting::new(DK2001), "60") && late(&Setting::new(DK2001), "61"));
    assert!(!late(&Setting::new(SE2018), "0") && late(&Setting::new(SE2018), "1"));
    let mut union = Setting::new(DK2009);
    (union.federation, union.regulations) = (Some(Country::Denmark), Some(Regulations::Dsu));
    assert!(!late(&union, "15") && late(&union, "16"));
    let mut event = Setting::new(FIDE2023);
    event.default_time = Some(Millis::from_minutes(30));
    assert!(!late(&event, "30") && late(&event, "31"));
}

#[test]
fn a_wrong_claim_costs_what_the_edition_says() {
    let wrong = [("who", "white"), ("claim_right", "no"), ("move_announced", "no"), ("minutes_left", "4")];
    let change = |edition| {
        let settled = ruled(edition, "threefold", &wrong);
        assert_eq!(settled.decision, Some(Decision::ClaimRejected));
        (settled.change.white, settled.change.black)
    };
    assert_eq!(change(DK2001), (Millis::from_minutes(-2), Millis::from_minutes(3)));
    assert_eq!(change(DK2009), (Millis::ZERO, Millis::from_minutes(3)));
    assert_eq!(change(SE2018), (Millis::ZERO, Millis::from_minutes(2)));
    for key in ["threefold", "fifty_moves"] {
        for announced in ["yes", "no"] {
            let right = [("who", "black"), ("claim_right", "yes"), ("move_announced", announced)];
            for edition in Edition::all() {
                assert_eq!(ruled(edition, key, &right).score, Some(Score::DRAW), "{key} {edition}");
            }
        }
    }
}

#[test]
fn an_offer_cannot_be_taken_back() {
    for edition in Edition::all() {
        let settled = ruled(edition, "offer_taken_back", &[("who", "white"), ("answer", "accepted")]);
        assert_eq!(settled.score, Some(Score::DRAW), "{edition}");
        let pending = ruled(edition, "offer_taken_back", &[("who", "white"), ("answer", "no_answer")]);
        assert_eq!(pending.score, None);
    }
    let norwegian = ruled(NO2009, "offer_taken_back", &[("who", "white"), ("answer", "accepted")]);
    remembers(&norwegian, "NO2009-guide-ex-withdraw-offer");
}

#[test]
fn a_queen_lifted_and_put_down_must_move() {
    let given = [("who", "white"), ("how", "deliberate"), ("moved_other", "yes"), ("opponent_touched", "no")];
    for edition in Edition::all() {
        let settled = ruled(edition, "touched_own", &given);
        assert_eq!(settled.decision, Some(Decision::TouchUpheld), "{edition}");
        assert_eq!(settled.consequence, Consequence::TouchedManBinds);
    }
    remembers(&ruled(NO2009, "touched_own", &given), "NO2009-guide-ex-queen");
    let late = [("who", "white"), ("how", "deliberate"), ("moved_other", "yes"), ("opponent_touched", "yes")];
    assert_eq!(ruled(SE2018, "touched_own", &late).decision, Some(Decision::TouchRejected));
}

#[test]
fn reversed_colours_turn_on_the_moves_from_2018() {
    for (moves, replayed) in [("9", true), ("10", false)] {
        let settled = ruled(SE2018, "reversed_colours", &[("moves_made", moves)]);
        assert_eq!(settled.decision == Some(Decision::Replay), replayed, "{moves} moves");
    }
    let earlier = ruled(DK2001, "reversed_colours", &[("moves_made", "3")]);
    remembers(&earlier, "DK-ruling-47b");
    assert!(!earlier.open.is_empty(), "the arbiter may rule otherwise");
}

#[test]
fn a_phone_that_sounds_loses_and_one_that_is_off_may_stay_under_2009() {
    let sound = [("who", "white"), ("device", "sound"), ("can_mate", "yes")];
    for edition in [DK2009, NO2009, SE2018, FIDE2023] {
        assert_eq!(ruled(edition, "phone", &sound).score, Some(Score::win(Color::Black)), "{edition}");
    }
    assert!(!ruled(DK2001, "phone", &sound).open.is_empty(), "2001 leaves it to the arbiter");
    let off = [("who", "white"), ("device", "switched_off")];
    assert_eq!(ruled(DK2009, "phone", &off).decision, Some(Decision::NoAction));
    let carried = [("who", "white"), ("device", "carried")];
    assert_eq!(ruled(SE2018, "phone", &carried).score, Some(Score::win(Color::Black)));
    let kept = decided(FIDE2023, "phone", &off, Chosen::new("reject")).unwrap();
    assert_eq!(kept.score, Some(Score::win(Color::Black)));
}

#[test]
fn a_chosen_penalty_is_the_referees() {
    let given = [("who", "white")];
    let two = Millis::from_minutes(2);
    let more = decided(SE2018, "disrepute", &given, Chosen::new("12.9.2").time(two)).unwrap();
    assert_eq!((more.change.white, more.change.black), (Millis::ZERO, two));
    let less = decided(SE2018, "disrepute", &given, Chosen::new("12.9.3").time(two)).unwrap();
    assert_eq!((less.change.white, less.change.black), (-two, Millis::ZERO));
    rests_on(&less, "L2018-12.9.3");
    let lost = decided(SE2018, "disrepute", &given, Chosen::new("12.9.6")).unwrap();
    assert_eq!(lost.score, Some(Score::win(Color::Black)));
    assert!(decided(SE2018, "disrepute", &given, Chosen::new("12.9.2")).is_err(), "an amount is needed");
}

#[test]
fn a_question_of_the_referees_can_be_answered_here() {
    let refused = ruled(DK2009, "refuses_rules", &[("refuses", "white")]);
    assert_eq!(refused.decision, None);
    let given = [("refuses", "white")];
    let lost = decided(DK2009, "refuses_rules", &given, Chosen::new("accept")).unwrap();
    assert!(lost.decision.is_some() && lost.against == Some(Color::White));
    let unknown = decided(DK2009, "refuses_rules", &given, Chosen::new("postpone"));
    assert!(unknown.is_err());
}

#[test]
fn a_flag_fall_shows_the_line_to_mate_on_the_board_that_was_told_and_on_no_other() {
    let keys = |given: &[(&str, &str)]| -> Vec<String> {
        let mut setting = Setting::new(SE2018);
        setting.last_period = false;
        let fallen = [("who", "white"), ("enough_moves", "no"), ("called_by", "arbiter")];
        let settled = ruled_in(&setting, "flag", &[&fallen[..], given].concat());
        let lost = &settled.why[0];
        assert_eq!(lost.facts["required"], rokade_clause::Fact::Number(0), "nobody told how many moves were made");
        settled.why.iter().map(|reason| reason.key.to_string()).collect()
    };
    let told = [("mate_chance", "show"), ("position", "8/8/4kb2/8/8/3K4/P7/8 w - - 0 1")];
    assert_eq!(keys(&told), ["flag_lost", "mate_shown"]);
    assert_eq!(keys(&[("mate_chance", "yes")]), ["flag_lost"], "the stock men have another line");
    assert_eq!(keys(&[("mate_chance", "no")]), ["flag_no_mate"]);
}
