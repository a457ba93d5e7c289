//! Claims about any game: random play under every edition.

use proptest::collection::vec;
use proptest::prelude::*;
use rokade_board::{Attempt, CastlingSide, History, Illegal, Move, Position, Role, Square, Variant, chess960};
use rokade_clause::{Edition, inventory};
use rokade_laws::claims::claims;
use rokade_laws::touch::{Contact, Intention, Order, Placed, Touched, Touching, obligation};
use rokade_laws::{Claim, ClaimRule, Laws, Recorder, endings, illegal};

/// Plays the moves that the lots choose; quiet shuffling is made likely, so that positions repeat.
fn random_game(start: Position, lots: &[u16]) -> History {
    let mut history = History::from(start);
    for lot in lots {
        let moves = history.position().legal_moves();
        let Some(last) = moves.len().checked_sub(1) else { break };
        let back = history.moves().len().checked_sub(2).map(|at| history.moves()[at]);
        let returning =
            moves.iter().find(|m| back.is_some_and(|back| m.from() == Some(back.to()) && Some(m.to()) == back.from()));
        match returning {
            Some(m) if lot % 4 != 0 => history.play(*m),
            _ => history.play(moves[usize::from(*lot) % (last + 1)]),
        }
    }
    history
}

fn a_start() -> impl Strategy<Value = Position> {
    prop_oneof![
        Just(Position::start()),
        (0..chess960::ARRAYS).prop_map(|number| chess960::start(number).unwrap()),
        Just(Position::read("8/8/4k3/8/8/3K4/P7/R7 w - - 92 100", Variant::Standard).unwrap()),
    ]
}

fn an_edition() -> impl Strategy<Value = Edition> {
    prop::sample::select(Edition::all().collect::<Vec<_>>())
}

fn a_square() -> impl Strategy<Value = Square> {
    (0..64_u32).prop_map(Square::new)
}

fn a_side() -> impl Strategy<Value = CastlingSide> {
    prop::bool::ANY.prop_map(CastlingSide::from_king_side)
}

fn some_touching() -> impl Strategy<Value = Touching> {
    let contact = prop::sample::select(vec![Contact::Adjusting, Contact::Accidental, Contact::Handled, Contact::Meant]);
    let men = vec((a_square(), contact).prop_map(|(square, contact)| Touched { square, contact }), 0..5);
    let order = prop::sample::select(vec![Order::Clear, Order::Unclear]);
    let intention =
        prop_oneof![Just(Intention::Unstated), Just(Intention::NotCastle), a_side().prop_map(Intention::Castle)];
    let placed = prop_oneof![
        3 => Just(Placed::Nothing),
        1 => (a_square(), a_square()).prop_map(|(from, on)| Placed::Released { from, on }),
        1 => a_side().prop_map(Placed::KingAsInCastling),
        1 => a_square().prop_map(|on| Placed::Promoted { on, piece: Role::Queen }),
    ];
    (men, order, intention, placed).prop_map(|(men, order, intention, placed)| Touching {
        men,
        order,
        intention,
        placed,
    })
}

/// The count of equal positions, made the slow way from the whole game.
fn recounted(history: &History, with_move: Option<Move>) -> usize {
    let mut position = history.start().clone();
    let mut seen = vec![position.identity()];
    for m in history.moves().iter().copied().chain(with_move) {
        position.play(m);
        seen.push(position.identity());
    }
    let last = seen.last().unwrap();
    seen.iter().filter(|one| *one == last).count()
}

/// All claims by trying everything.
fn slow_claims(laws: &'static Laws, history: &History) -> Vec<(ClaimRule, Option<Move>)> {
    let mut found = Vec::new();
    if endings::automatic(laws, history).is_some() {
        return found;
    }
    let moves = history.position().legal_moves();
    for with_move in std::iter::once(None).chain(moves.iter().copied().map(Some)) {
        if recounted(history, with_move) >= 3 {
            found.push((ClaimRule::Threefold, with_move));
        }
        let after = with_move.map_or_else(|| history.position().clone(), |m| history.position().after(m));
        if after.quiet_plies() >= 100 {
            found.push((ClaimRule::Fifty, with_move));
        }
    }
    found
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn touch_obligations_are_legal_moves_and_never_empty(
        edition in an_edition(), start in a_start(), lots in vec(any::<u16>(), 0..60), touching in some_touching(),
    ) {
        let history = random_game(start, &lots);
        let position = history.position();
        let owed = obligation(Laws::of(edition), position, &touching);
        prop_assert!(owed.moves.iter().all(|m| position.is_legal(*m)));
        prop_assert_eq!(owed.moves.is_empty(), position.legal_moves().is_empty());
        prop_assert!(owed.reason.clauses.iter().all(|clause| inventory().get(clause.as_str()).is_some()));
    }

    #[test]
    fn every_attempt_is_legal_or_of_one_kind_with_a_clause(
        start in a_start(), lots in vec(any::<u16>(), 0..60), from in a_square(), to in a_square(),
        promotion in prop::option::of(prop::sample::select(Role::ALL.to_vec())),
    ) {
        let history = random_game(start, &lots);
        let attempt = Attempt { from, to, promotion };
        let keys: Vec<Option<String>> = Edition::all()
            .map(|edition| illegal::judge(Laws::of(edition), history.position(), attempt).err())
            .map(|reason| reason.map(|reason| {
                assert!(!reason.clauses.is_empty());
                reason.key.into_owned()
            }))
            .collect();
        prop_assert!(keys.windows(2).all(|two| two[0] == two[1]), "the kind does not depend on the edition");
    }

    #[test]
    fn having_a_move_agrees_with_the_list_of_moves(start in a_start(), lots in vec(any::<u16>(), 0..120)) {
        let mut position = start.clone();
        for m in random_game(start, &lots).moves() {
            position.play(*m);
            prop_assert_eq!(position.has_legal_move(), !position.legal_moves().is_empty());
        }
    }

    #[test]
    fn claims_are_those_of_a_slow_recount(
        edition in an_edition(), start in a_start(), lots in vec(any::<u16>(), 0..60),
    ) {
        let laws = Laws::of(edition);
        let history = random_game(start, &lots);
        let mut quick: Vec<(ClaimRule, Option<Move>)> =
            claims(laws, &history).iter().map(|claim| (claim.rule, claim.with_move)).collect();
        let mut slow = slow_claims(laws, &history);
        let order = |one: &(ClaimRule, Option<Move>)| format!("{one:?}");
        quick.sort_by_key(order);
        slow.sort_by_key(order);
        prop_assert_eq!(quick, slow);
    }

    #[test]
    fn a_recorder_tells_what_each_position_tells(
        edition in an_edition(), start in a_start(), lots in vec(any::<u16>(), 0..60),
    ) {
        let laws = Laws::of(edition);
        let game = random_game(start.clone(), &lots);
        let mut recorder = Recorder::new(laws);
        recorder.begin(start.clone());
        let mut history = History::from(start);
        let mut expected: Vec<Claim> = claims(laws, &history);
        let mut over = endings::automatic(laws, &history).map(|ending| (0, ending));
        for m in game.moves() {
            recorder.play(*m);
            history.play(*m);
            if over.is_none() {
                over = endings::automatic(laws, &history).map(|ending| (history.plies() as u32, ending));
                expected.extend(claims(laws, &history));
            }
        }
        prop_assert_eq!(recorder.claims(), &expected);
        prop_assert_eq!(recorder.ended().map(|ended| (ended.ply, ended.ending.clone())), over);
    }
}

#[test]
fn every_kind_of_illegal_move_cites_known_clauses_in_every_edition() {
    let men = Role::ALL.into_iter().map(Some).chain([None]);
    for (kind, man) in men.flat_map(|man| Illegal::ALL.map(|kind| (kind, man))) {
        for variant in [Variant::Standard, Variant::Chess960] {
            for edition in Edition::all() {
                let reason = illegal::reason(edition, kind, man, variant);
                assert_eq!(reason.key, kind.key());
                assert!(!reason.clauses.is_empty());
                for clause in &reason.clauses {
                    let known = inventory().get(clause.as_str()).unwrap_or_else(|| panic!("{clause}"));
                    assert!(known.id.starts_with(&format!("L{}", edition.year())), "{edition} cites {clause}");
                }
            }
        }
    }
}
