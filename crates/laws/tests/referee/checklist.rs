//! Lists for the arbiter: given where the edition and the game ask for them, and nowhere else.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use rokade_board::{Color, Variant};
use rokade_clause::{Edition, inventory};
use rokade_laws::checklist::{self, ALL, Assistant, Facts, FlagWatch};
use rokade_laws::referee::{Blind, Duty, Pace, Supervision};

use crate::stage::*;

pub(crate) fn facts() -> Facts {
    Facts::from(&settings(SE2018, "40/90 30"))
}

pub(crate) fn blind() -> Facts {
    Facts { blind: Some(Blind::White), ..facts() }
}

pub(crate) fn both_blind() -> Facts {
    Facts { blind: Some(Blind::Both), ..facts() }
}

pub(crate) fn with_assistant(assistant: Assistant) -> Facts {
    Facts { assistant, ..blind() }
}

fn chess960() -> Facts {
    Facts { variant: Variant::Chess960, ..facts() }
}

/// The clauses of an item, if it is given.
pub(crate) fn cited(edition: Edition, facts: &Facts, list: &str, item: &str) -> Option<Vec<String>> {
    let lists = checklist::of(edition, facts);
    let item = lists.iter().find(|one| one.key == list)?.items.iter().find(|one| one.key == item)?;
    Some(item.clauses.iter().map(|clause| clause.as_str().to_owned()).collect())
}

pub(crate) fn gives(edition: Edition, facts: &Facts, list: &str, item: &str, clause: &str) {
    let found = cited(edition, facts, list, item);
    assert!(found.as_ref().is_some_and(|found| found.iter().any(|one| one == clause)), "{edition}: {found:?}");
}

pub(crate) fn lacks(edition: Edition, facts: &Facts, list: &str, item: &str) {
    assert_eq!(cited(edition, facts, list, item), None, "{edition}");
}

/// An item for games with a blind player, and for no others.
pub(crate) fn in_blind_play(edition: Edition, item: &str, clause: &str) {
    for facts in [blind(), both_blind(), Facts { blind: Some(Blind::Black), ..facts() }] {
        gives(edition, &facts, "blind_play", item, clause);
    }
    lacks(edition, &facts(), "blind_play", item);
}

/// A task that only the blind player's own assistant may have.
pub(crate) fn a_task(edition: Edition, item: &str, clause: &str) {
    for assistant in [Assistant::Undecided, Assistant::Used] {
        gives(edition, &with_assistant(assistant), "blind_assistant", item, clause);
    }
    lacks(edition, &with_assistant(Assistant::NotUsed), "blind_assistant", item);
    lacks(edition, &facts(), "blind_assistant", item);
}

/// A task that the sighted player's assistant may have as well.
pub(crate) fn a_task_of_either(edition: Edition, item: &str, clause: &str) {
    for assistant in [Assistant::Undecided, Assistant::Used, Assistant::NotUsed] {
        gives(edition, &with_assistant(assistant), "blind_assistant", item, clause);
    }
    let alone = Facts { assistant: Assistant::NotUsed, ..both_blind() };
    lacks(edition, &alone, "blind_assistant", item);
    lacks(edition, &facts(), "blind_assistant", item);
}

/// The sighted player's assistant, where the blind player has none.
pub(crate) fn sighted_assistant(edition: Edition, clause: &str) {
    gives(edition, &with_assistant(Assistant::NotUsed), "blind_assistant", "sighted_may_have_one", clause);
    lacks(edition, &with_assistant(Assistant::Used), "blind_assistant", "sighted_may_have_one");
    lacks(edition, &both_blind(), "blind_assistant", "sighted_may_have_one");
}

pub(crate) fn against_deaf() -> Facts {
    Facts { is_hearing_impaired: true, ..blind() }
}

/// A blind player is bound to record like any other.
pub(crate) fn must_record(edition: Edition) {
    let mut game = settings(edition, "40/90 30");
    game.blind = Some(Blind::White);
    assert_eq!(Stage::with(game).account().duty(Color::White), Duty::Record);
}

pub(crate) const EDITIONS: [Edition; 5] = [DK2001, DK2009, NO2009, SE2018, FIDE2023];

#[test]
fn l2009_f3_rec_1_no_king_is_set_aside_while_the_rook_moves_is_on_the_checklist() {
    gives(NO2009, &chess960(), "chess960", "castling_by_hand", "L2009-F3.rec.1-NO");
    lacks(NO2009, &facts(), "chess960", "castling_by_hand");
    lacks(DK2009, &chess960(), "chess960", "castling_by_hand");
}

#[test]
fn l2009_f3_note_1_no_castling_is_better_announced_is_on_the_checklist() {
    gives(NO2009, &chess960(), "chess960", "castling_said", "L2009-F3.note.1-NO");
    lacks(NO2009, &facts(), "chess960", "castling_said");
    lacks(SE2018, &chess960(), "chess960", "castling_said");
}

#[test]
fn l2023_ii_3_2_5_king_is_set_aside_while_the_rook_moves_is_on_the_checklist() {
    gives(FIDE2023, &chess960(), "chess960", "castling_by_hand", "L2023-II.3.2.5");
    lacks(FIDE2023, &facts(), "chess960", "castling_by_hand");
    lacks(SE2018, &chess960(), "chess960", "castling_by_hand");
}

#[test]
fn l2023_ii_3_2_7_1_castling_is_better_announced_is_on_the_checklist() {
    gives(FIDE2023, &chess960(), "chess960", "castling_said", "L2023-II.3.2.7.1");
    lacks(FIDE2023, &facts(), "chess960", "castling_said");
}

#[test]
fn flags_are_watched_in_three_ways_only_in_norway() {
    for watch in FlagWatch::ALL {
        let watched = Facts { flag_watch: watch, ..facts() };
        gives(NO2009, &watched, "flag_watch", watch.key(), "NO2009-guide-cj-default");
        let others = FlagWatch::ALL.into_iter().filter(|other| *other != watch);
        others.for_each(|other| lacks(NO2009, &watched, "flag_watch", other.key()));
    }
    gives(SE2018, &facts(), "flag_watch", "full", "L2018-12.3");
    lacks(SE2018, &Facts { flag_watch: FlagWatch::Limited, ..facts() }, "flag_watch", "limited");
    lacks(NO2009, &Facts { pace: Pace::Rapid, ..facts() }, "flag_watch", "full");
}

#[test]
fn the_clock_judge_stays_only_where_there_is_one() {
    gives(NO2009, &facts(), "time_trouble", "stay_until_flag", "NO2009-guide-cj-stay");
    gives(NO2009, &facts(), "time_trouble", "say_only_flag", "NO2009-guide-cj-announce");
    gives(NO2009, &facts(), "time_trouble", "hidden_sheet", "NO2009-guide-cj-record");
    let unwatched = Facts { flag_watch: FlagWatch::None, ..facts() };
    for item in ["stay_until_flag", "say_only_flag", "hidden_sheet", "stop_at_flag"] {
        lacks(NO2009, &unwatched, "time_trouble", item);
    }
    gives(NO2009, &unwatched, "time_trouble", "count_not_told", "NO2009-guide-no-count");
    lacks(DK2009, &facts(), "time_trouble", "stay_until_flag");
}

#[test]
fn supervised_rapid_and_blitz_ask_for_arbiters_and_records() {
    let full = |pace| Facts { pace, ..facts() };
    let limited = |pace| Facts { pace, supervision: Supervision::Limited, ..facts() };
    gives(SE2018, &full(Pace::Rapid), "rapid", "three_games_each", "L2018-A.3.1.1");
    gives(FIDE2023, &full(Pace::Blitz), "blitz", "every_game_recorded", "L2023-B.2.2");
    gives(DK2009, &full(Pace::Blitz), "blitz", "one_game_each", "L2009-B2");
    lacks(DK2009, &full(Pace::Rapid), "rapid", "every_game_recorded");
    lacks(SE2018, &limited(Pace::Rapid), "rapid", "three_games_each");
    gives(DK2009, &limited(Pace::Rapid), "rapid", "flag_by_players", "L2009-A4.d.1");
    lacks(DK2009, &full(Pace::Rapid), "rapid", "flag_by_players");
    for supervision in [Supervision::Full, Supervision::Limited] {
        let rapid = Facts { supervision, ..full(Pace::Rapid) };
        gives(DK2001, &rapid, "rapid", "flag_by_players", "L2001-B6");
    }
}

#[test]
fn the_envelope_is_listed_for_adjourned_games() {
    let adjourned = Facts { is_adjourned: true, ..facts() };
    for item in ["names", "position", "times", "sealer", "move_number", "draw_offer", "resumption"] {
        for edition in EDITIONS {
            assert!(cited(edition, &adjourned, "adjournment", item).is_some(), "{edition} {item}");
            lacks(edition, &facts(), "adjournment", item);
        }
    }
    gives(FIDE2023, &adjourned, "adjournment", "paper_sheet", "L2023-I.1.1");
    lacks(SE2018, &adjourned, "adjournment", "paper_sheet");
}

#[test]
fn rules_without_increment_are_announced_only_where_they_hold() {
    let announced = Facts { has_appendix_g: true, ..facts() };
    gives(SE2018, &announced, "before_round", "no_increment_rules_announced", "L2018-G.2.1");
    for other in [facts(), Facts { has_increment: true, ..announced }, Facts { pace: Pace::Blitz, ..announced }] {
        lacks(SE2018, &other, "before_round", "no_increment_rules_announced");
    }
    lacks(DK2009, &announced, "before_round", "no_increment_rules_announced");
}

#[test]
fn the_facts_of_a_game_come_from_its_settings() {
    let mut game = settings(SE2018, "3+2");
    (game.blind, game.supervision) = (Some(Blind::Black), Supervision::Limited);
    let facts = Facts::from(&game);
    assert_eq!((facts.pace, facts.supervision, facts.blind), (Pace::Blitz, Supervision::Limited, game.blind));
    assert!(facts.has_increment && !facts.has_appendix_g && !facts.is_adjourned);
}

/// Every game that can be told apart.
fn all_facts() -> Vec<Facts> {
    let mut all = Vec::new();
    for pace in Pace::ALL {
        for supervision in [Supervision::Full, Supervision::Limited] {
            for flag_watch in FlagWatch::ALL {
                for blind in [None, Some(Blind::White), Some(Blind::Both)] {
                    for yes in [false, true] {
                        all.push(Facts {
                            pace,
                            supervision,
                            flag_watch,
                            blind,
                            assistant: if yes { Assistant::NotUsed } else { Assistant::Used },
                            is_hearing_impaired: yes,
                            variant: if yes { Variant::Chess960 } else { Variant::Standard },
                            is_adjourned: yes,
                            has_increment: !yes,
                            has_appendix_g: yes,
                        });
                    }
                }
            }
        }
    }
    all
}

#[test]
fn every_item_is_given_somewhere_once_and_cites_clauses_of_its_year() {
    let mut seen = BTreeSet::new();
    for edition in EDITIONS {
        for facts in all_facts() {
            for list in checklist::of(edition, &facts) {
                let keys: BTreeSet<&str> = list.items.iter().map(|item| item.key).collect();
                assert_eq!(keys.len(), list.items.len(), "{edition}: an item twice in {}", list.key);
                for item in &list.items {
                    assert!(!item.clauses.is_empty());
                    for clause in &item.clauses {
                        let known = inventory().get(clause.as_str()).unwrap_or_else(|| panic!("{clause:?}"));
                        assert_eq!(
                            known.edition.as_deref(),
                            Some(edition.year().to_string().as_str()),
                            "{edition}: {clause:?}"
                        );
                    }
                    seen.insert((list.key, item.key));
                }
            }
        }
    }
    let kept: BTreeSet<_> = ALL.iter().flat_map(|list| list.items.iter().map(|item| (list.key, item.key))).collect();
    assert_eq!(seen, kept);
}

#[test]
fn every_list_and_item_has_its_text_in_four_languages() {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../words/locales");
    let mut keys = BTreeSet::new();
    for list in ALL {
        keys.insert(format!("checklist-{}", list.key));
        keys.extend(list.items.iter().map(|item| format!("checklist-{}-{}", list.key, item.key)));
    }
    for lang in ["en", "da", "nb", "sv"] {
        let text = fs::read_to_string(locales.join(lang).join("checklists.ftl")).unwrap();
        let told: BTreeSet<String> =
            text.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key.to_owned()).collect();
        assert_eq!(told, keys, "{lang}");
    }
}

#[test]
fn l2018_4_9_an_assistant_may_move_the_pieces_is_on_the_checklist() {
    gives(SE2018, &facts(), "before_round", "moving_assistant", "L2018-4.9");
    lacks(DK2009, &facts(), "before_round", "moving_assistant");
}

#[test]
fn l2023_4_9_an_assistant_may_move_the_pieces_is_on_the_checklist() {
    gives(FIDE2023, &facts(), "before_round", "moving_assistant", "L2023-4.9");
}
