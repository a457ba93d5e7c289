//! What stands on the envelope, and who looks after it.

use rokade_board::Color;
use rokade_clause::Edition;
use rokade_laws::referee::{Deed, EnvelopeItem};

use crate::adjournment::{opened, session_over, warned};
use crate::stage::*;

const ALL: [&str; 7] = ["names", "position", "times", "sealer", "move_number", "draw_offer", "resumption"];

fn with_items(stage: Stage, items: &[&str]) -> Stage {
    let envelope = Some(items.iter().map(|item| (*item).to_owned()).collect());
    stage.say(W, Deed::Seal { text: "Bb5".to_owned(), envelope })
}

fn missing(stage: &Stage) -> Vec<&'static str> {
    let label = stage.account().envelope().expect("the game is adjourned");
    label.missing.expect("somebody has looked").into_iter().map(EnvelopeItem::key).collect()
}

fn missed(stage: &Stage) -> usize {
    let is_missing = |key: &str| key == "adjournment_envelope_item_missing";
    stage.account().warnings().iter().filter(|warning| is_missing(&warning.reason.key)).count()
}

/// An envelope without the item is noticed; with it, it is not.
fn item_is_missed(edition: Edition, item: &str, clause: &str) {
    let offered = || session_over(edition).say(B, Deed::OfferDraw);
    let others: Vec<&str> = ALL.into_iter().filter(|one| *one != item).collect();
    let stage = with_items(offered(), &others);
    assert_eq!((missing(&stage), missed(&stage)), (vec![item], 1));
    assert!(warned(&stage, "adjournment_envelope_item_missing", clause));
    let complete = with_items(offered(), &ALL);
    assert_eq!((missing(&complete), missed(&complete)), (vec![], 0));
}

fn envelope_lacks_everything(edition: Edition, clause: &str) {
    let stage = with_items(session_over(edition), &[]);
    assert_eq!(missing(&stage), ["names", "position", "times", "sealer", "move_number", "resumption"]);
    assert!(warned(&stage, "adjournment_envelope_item_missing", clause));
    let strange = with_items(session_over(edition), &["a coffee stain"]);
    assert!(warned(&strange, "adjournment_envelope_item_unknown", clause));
}

/// Where nobody says what stands on the envelope the arbiter is reminded, and told what belongs there.
fn envelope_is_checked(edition: Edition, clause: &str) {
    let stage = session_over(edition).say(W, Deed::Seal { text: "Bb5".to_owned(), envelope: None });
    assert!(warned(&stage, "adjournment_envelope_unchecked", clause));
    let label = stage.account().envelope().unwrap();
    assert_eq!((label.sealer, label.move_number, label.missing), (Color::White, 3, None));
    assert_eq!(label.fen, opened(edition).account().fen());
    assert_eq!(label.remaining.white.0 + label.used.white.0, (90 * 60 + 60) * 1000);
    assert_eq!(label.used.black.0, 4_000);
    assert!(!warned(&with_items(session_over(edition), &ALL), "adjournment_envelope_unchecked", clause));
}

#[test]
fn the_items_may_be_told_in_plain_words_or_by_their_number() {
    let words = [
        ("Players' names", EnvelopeItem::Names),
        ("position before the sealed move", EnvelopeItem::Position),
        ("time used by each", EnvelopeItem::Times),
        ("who sealed", EnvelopeItem::Sealer),
        ("number of the sealed move", EnvelopeItem::MoveNumber),
        ("offer of a draw", EnvelopeItem::DrawOffer),
        ("date, time and place of resumption", EnvelopeItem::Resumption),
        ("E.2.3", EnvelopeItem::Times),
        ("A2.g", EnvelopeItem::Resumption),
        ("2d", EnvelopeItem::Sealer),
        ("1", EnvelopeItem::Names),
    ];
    for (text, item) in words {
        assert_eq!(EnvelopeItem::read(text), Some(item), "{text}");
    }
    assert_eq!(EnvelopeItem::read("h"), None);
}

#[test]
fn the_label_counts_the_time_used_over_periods_and_increments() {
    let stage = Stage::new(SE2018, "2/10+5 20+10").play("e2e4 e7e5 g1f3 b8c6 f1b5 a7a6");
    let stage = stage.say(ARBITER, Deed::Adjourn);
    let label = stage.account().envelope().unwrap();
    assert_eq!((label.used.white.0, label.used.black.0), (6_000 + 1_000, 6_000));
}

#[test]
fn l2001_a2_an_incomplete_envelope_is_noticed() {
    envelope_lacks_everything(DK2001, "L2001-A2");
}

#[test]
fn l2001_a2_a_the_envelope_shows_names() {
    item_is_missed(DK2001, "names", "L2001-A2.a");
}

#[test]
fn l2001_a2_b_the_envelope_shows_position() {
    item_is_missed(DK2001, "position", "L2001-A2.b");
}

#[test]
fn l2001_a2_c_the_envelope_shows_times() {
    item_is_missed(DK2001, "times", "L2001-A2.c");
}

#[test]
fn l2001_a2_d_the_envelope_shows_sealer() {
    item_is_missed(DK2001, "sealer", "L2001-A2.d");
}

#[test]
fn l2001_a2_e_the_envelope_shows_move_number() {
    item_is_missed(DK2001, "move_number", "L2001-A2.e");
}

#[test]
fn l2001_a2_f_the_envelope_shows_draw_offer() {
    item_is_missed(DK2001, "draw_offer", "L2001-A2.f");
}

#[test]
fn l2001_a2_g_the_envelope_shows_resumption() {
    item_is_missed(DK2001, "resumption", "L2001-A2.g");
}

#[test]
fn l2001_a3_the_arbiter_checks_and_keeps_the_envelope() {
    envelope_is_checked(DK2001, "L2001-A3");
}

#[test]
fn l2009_adj_2_an_incomplete_envelope_is_noticed() {
    envelope_lacks_everything(DK2009, "L2009-ADJ.2");
}

#[test]
fn l2009_adj_2_a_the_envelope_shows_names() {
    item_is_missed(DK2009, "names", "L2009-ADJ.2.a");
}

#[test]
fn l2009_adj_2_b_the_envelope_shows_position() {
    item_is_missed(DK2009, "position", "L2009-ADJ.2.b");
}

#[test]
fn l2009_adj_2_c_the_envelope_shows_times() {
    item_is_missed(DK2009, "times", "L2009-ADJ.2.c");
}

#[test]
fn l2009_adj_2_d_the_envelope_shows_sealer() {
    item_is_missed(DK2009, "sealer", "L2009-ADJ.2.d");
}

#[test]
fn l2009_adj_2_e_the_envelope_shows_move_number() {
    item_is_missed(DK2009, "move_number", "L2009-ADJ.2.e");
}

#[test]
fn l2009_adj_2_f_the_envelope_shows_draw_offer() {
    item_is_missed(DK2009, "draw_offer", "L2009-ADJ.2.f");
}

#[test]
fn l2009_adj_2_g_the_envelope_shows_resumption() {
    item_is_missed(DK2009, "resumption", "L2009-ADJ.2.g");
}

#[test]
fn l2009_adj_3_the_arbiter_checks_and_keeps_the_envelope() {
    envelope_is_checked(DK2009, "L2009-ADJ.3");
}

#[test]
fn l2018_e_2_an_incomplete_envelope_is_noticed() {
    envelope_lacks_everything(SE2018, "L2018-E.2");
}

#[test]
fn l2018_e_2_1_the_envelope_shows_names() {
    item_is_missed(SE2018, "names", "L2018-E.2.1");
}

#[test]
fn l2018_e_2_2_the_envelope_shows_position() {
    item_is_missed(SE2018, "position", "L2018-E.2.2");
}

#[test]
fn l2018_e_2_3_the_envelope_shows_times() {
    item_is_missed(SE2018, "times", "L2018-E.2.3");
}

#[test]
fn l2018_e_2_4_the_envelope_shows_sealer() {
    item_is_missed(SE2018, "sealer", "L2018-E.2.4");
}

#[test]
fn l2018_e_2_5_the_envelope_shows_move_number() {
    item_is_missed(SE2018, "move_number", "L2018-E.2.5");
}

#[test]
fn l2018_e_2_6_the_envelope_shows_draw_offer() {
    item_is_missed(SE2018, "draw_offer", "L2018-E.2.6");
}

#[test]
fn l2018_e_2_7_the_envelope_shows_resumption() {
    item_is_missed(SE2018, "resumption", "L2018-E.2.7");
}

#[test]
fn l2018_e_3_the_arbiter_checks_and_keeps_the_envelope() {
    envelope_is_checked(SE2018, "L2018-E.3");
}

#[test]
fn no2009_guide_adj_envelope_the_arbiter_checks_and_keeps_the_envelope() {
    envelope_is_checked(NO2009, "NO2009-guide-adj-envelope");
}

#[test]
fn l2023_i_2_an_incomplete_envelope_is_noticed() {
    envelope_lacks_everything(FIDE2023, "L2023-I.2");
}

#[test]
fn l2023_i_2_1_the_envelope_shows_names() {
    item_is_missed(FIDE2023, "names", "L2023-I.2.1");
}

#[test]
fn l2023_i_2_2_the_envelope_shows_position() {
    item_is_missed(FIDE2023, "position", "L2023-I.2.2");
}

#[test]
fn l2023_i_2_3_the_envelope_shows_times() {
    item_is_missed(FIDE2023, "times", "L2023-I.2.3");
}

#[test]
fn l2023_i_2_4_the_envelope_shows_sealer() {
    item_is_missed(FIDE2023, "sealer", "L2023-I.2.4");
}

#[test]
fn l2023_i_2_5_the_envelope_shows_move_number() {
    item_is_missed(FIDE2023, "move_number", "L2023-I.2.5");
}

#[test]
fn l2023_i_2_6_the_envelope_shows_draw_offer() {
    item_is_missed(FIDE2023, "draw_offer", "L2023-I.2.6");
}

#[test]
fn l2023_i_2_7_the_envelope_shows_resumption() {
    item_is_missed(FIDE2023, "resumption", "L2023-I.2.7");
}

#[test]
fn l2023_i_3_the_arbiter_checks_and_keeps_the_envelope() {
    envelope_is_checked(FIDE2023, "L2023-I.3");
}
