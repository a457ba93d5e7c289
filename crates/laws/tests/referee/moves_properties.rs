//! What holds whatever the hands do.

use proptest::prelude::*;
use rokade_board::{Attempt, Color, Role, Square};
use rokade_clause::Edition;
use rokade_laws::referee::{By, Claimed, Deed, Notice, Noticed, Supervision};

use crate::stage::*;

const EDITIONS: [Edition; 5] = [DK2001, DK2009, NO2009, SE2018, FIDE2023];

fn square() -> impl Strategy<Value = Square> {
    (0u32..64).prop_map(Square::new)
}

fn attempt() -> impl Strategy<Value = Attempt> {
    (square(), square(), prop::option::weighted(0.1, Just(Role::Queen))).prop_map(|(from, to, promotion)| Attempt {
        from,
        to,
        promotion,
    })
}

fn side() -> impl Strategy<Value = By> {
    prop_oneof![Just(W), Just(B)]
}

fn notice() -> impl Strategy<Value = Deed> {
    let what = prop_oneof![
        Just(Noticed::IllegalMove),
        Just(Noticed::Touch),
        Just(Noticed::BothKingsInCheck),
        Just(Noticed::PawnOnLastRank)
    ];
    (what, any::<bool>()).prop_map(|(what, is_white)| {
        Deed::Notice(Notice { what, against: Some(Color::from_white(is_white)), first: None })
    })
}

fn deed() -> impl Strategy<Value = (By, Deed)> {
    let claim = |rule| Deed::Claim { rule, announced: None, grounds: None };
    let touch = |(squares, adjust, accidental)| Deed::Touch { squares, adjust, accidental };
    prop_oneof![
        6 => (side(), (attempt(), 1u8..=2).prop_map(|(attempt, hands)| Deed::Move { attempt, hands })),
        6 => (side(), Just(Deed::Press)),
        2 => (side(), (prop::collection::vec(square(), 1..4), any::<bool>(), any::<bool>()).prop_map(touch)),
        1 => (side(), Just(claim(Claimed::IllegalMove))),
        1 => (side(), Just(claim(Claimed::Touch))),
        2 => (Just(ARBITER), notice()),
    ]
}

/// Hears what can have happened and passes over the rest.
fn hear(stage: Stage, deeds: Vec<(By, Deed)>) -> Stage {
    deeds.into_iter().fold(stage, |stage, (by, deed)| stage.clone().try_say(by, deed).unwrap_or(stage))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn no_hand_breaks_the_referee(
        deeds in prop::collection::vec(deed(), 0..40),
        edition in prop::sample::select(&EDITIONS[..]),
        periods in prop::sample::select(&["2/90+30 30", "25", "5+2"][..]),
        is_limited in any::<bool>(),
        fen in prop::sample::select(&[
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "8/P3k3/8/8/8/8/p3K3/8 w - - 0 1",
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
        ][..]),
    ) {
        let mut settings = settings(edition, periods);
        settings.start = rokade_board::Position::read(fen, rokade_board::Variant::Standard).unwrap();
        settings.supervision = if is_limited { Supervision::Limited } else { Supervision::Full };
        let stage = hear(Stage::with(settings), deeds);
        let account = stage.account();
        for ruling in account.rulings() {
            prop_assert!(!ruling.clauses().is_empty());
            prop_assert!(ruling.clauses().iter().all(|id| id.as_str().contains(&edition.year().to_string())));
        }
        prop_assert!(account.clock().white.0 >= 0 && account.clock().black.0 >= 0);
        // A player who lost by illegal moves has been told so, and the counters agree with the board.
        let completed = |color: Color| account.clocks().moves(color) as usize;
        let moves = account.moves(&rokade_board::notation::Style::pgn()).len();
        prop_assert!(completed(Color::White) + completed(Color::Black) <= moves);
    }

    #[test]
    fn what_is_not_pressed_costs_nothing(
        attempts in prop::collection::vec(attempt(), 1..12),
        edition in prop::sample::select(&EDITIONS[..]),
    ) {
        let start = Stage::new(edition, "40/90+30 30+30");
        let illegal = attempts.into_iter().filter(|one| rokade_board::Position::start().attempt(*one).is_err());
        let deeds = illegal.map(|attempt| (W, Deed::Move { attempt, hands: 1 })).collect();
        let stage = hear(start, deeds).notice(Noticed::IllegalMove);
        prop_assert_eq!(stage.last_ruling().change, Default::default());
        prop_assert_eq!(stage.account().illegal_moves(Color::White), 0);
        prop_assert!(stage.account().moves(&rokade_board::notation::Style::pgn()).is_empty());
    }
}
