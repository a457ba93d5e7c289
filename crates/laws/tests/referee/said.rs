//! What a ruling says of the game: nothing goes on after the end, and who can mate is shown.

use proptest::prelude::*;
use rokade_board::Color;
use rokade_laws::referee::{Claimed, Consequence, Deed, EndReason, Noticed};

use crate::stage::*;

/// What may be heard at any moment, in or out of order.
fn deeds() -> Vec<(rokade_laws::referee::By, Deed)> {
    let notice = |what, against| Deed::Notice(rokade_laws::referee::Notice { what, against, first: None });
    let claim = |rule| Deed::Claim { rule, announced: None, grounds: None };
    vec![
        (W, Deed::Resign),
        (B, Deed::Resign),
        (W, claim(Claimed::Threefold)),
        (B, claim(Claimed::IllegalMove)),
        (W, claim(Claimed::Touch)),
        (W, Deed::OfferDraw),
        (B, Deed::AcceptDraw),
        (ARBITER, notice(Noticed::Phone, Some(Color::White))),
        (ARBITER, notice(Noticed::IllegalMove, Some(Color::Black))),
        (ARBITER, notice(Noticed::DisplacedPieces, Some(Color::Black))),
        (ARBITER, notice(Noticed::RecordingNeglected, Some(Color::White))),
        (ARBITER, notice(Noticed::Absent, Some(Color::Black))),
        (ARBITER, notice(Noticed::ColoursReversed, None)),
        (W, Deed::Sign { result: "1-0".parse().unwrap() }),
        (B, Deed::Sign { result: "1-0".parse().unwrap() }),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]
    #[test]
    fn no_ruling_on_a_game_that_is_over_says_that_play_goes_on(
        edition in prop::sample::select(rokade_clause::Edition::all().collect::<Vec<_>>()),
        chosen in prop::collection::vec(0_usize..15, 1..8),
    ) {
        let all = deeds();
        let mut stage = Stage::new(edition, "40/120 60").play("e2e4 e7e5");
        for at in chosen {
            let was_over = stage.account().verdict().is_some();
            let before = stage.account().rulings().len();
            let (by, deed) = all[at].clone();
            stage = stage.say(by, deed);
            let is_over = stage.account().verdict().is_some();
            for ruling in &stage.account().rulings()[before..] {
                let consequence = ruling.consequence;
                if was_over && is_over {
                    prop_assert_eq!(consequence, consequence.after_the_end());
                }
                if is_over {
                    prop_assert_ne!(consequence, Consequence::PlayGoesOn);
                }
            }
        }
    }
}

/// Both sides of every question of mating power are shown.
#[test]
fn where_mating_power_decides_it_is_shown() {
    let keys = |stage: &Stage| -> Vec<String> {
        stage.last_ruling().why.iter().map(|reason| reason.key.to_string()).collect()
    };
    let flag = |fen: &str| {
        let mut settings = settings(SE2018, "1");
        settings.start = rokade_board::Position::read(fen, rokade_board::Variant::Standard).unwrap();
        Stage::with(settings).at(61_000).notice_of(Noticed::Flag, Color::White)
    };
    let lost = flag("8/8/4kb2/8/8/3K4/P7/8 w - - 0 1");
    lost.ends("0-1", EndReason::Flag, "L2018-6.9");
    assert_eq!(keys(&lost), ["flag_lost", "mate_shown"]);
    let line = lost.last_ruling().why[1].facts["san"].clone();
    assert!(matches!(line, rokade_clause::Fact::Text(ref moves) if moves.ends_with('#')), "{line:?}");
    let drawn = flag("8/8/4k3/8/8/3K4/P7/8 w - - 0 1");
    drawn.ends("1/2-1/2", EndReason::FlagNoMatePossible, "L2018-6.9");
    assert_eq!(keys(&drawn), ["flag_no_mate", "unwinnable_bare_king"]);
    // The same answer on every machine: the budget counts positions, not time.
    assert_eq!(lost.last_ruling(), flag("8/8/4kb2/8/8/3K4/P7/8 w - - 0 1").last_ruling());
}
