//! Monrad once more, straight from the text and without any cleverness, against the engine.

mod fields;

use std::collections::BTreeSet;

use fields::*;
use rokade_model::{ByeKind, Color, Entry, Forbidden, GameResult, History, StartNumber};
use rokade_pairing::{Bye, Control, Host, Pairing, Passed, Request, System, check, pair};

const BYE: StartNumber = StartNumber(0);

type Pairs = Vec<(StartNumber, StartNumber)>;

/// What the text prescribes.
#[derive(Debug, PartialEq)]
enum Laid {
    Impossible,
    Round { pairs: Pairs, control: &'static str },
}

fn by_the_text(history: &History, round: u32) -> Laid {
    let list = list(history, round);
    let meetings = meetings(history, round, &list);
    let closed = |round| {
        let mut closed = meetings.clone();
        closed.extend(forbidden(history, round));
        closed
    };
    let now = closed(round);
    let Some(first) = find(&list, &now, &mut Vec::new(), &mut |_| true) else { return Laid::Impossible };
    if round >= history.rounds || (round as usize) < list.len() / 2 {
        return Laid::Round { pairs: first, control: "not_needed" };
    }
    let next = closed(round + 1);
    let mut passes = |pairs: &Pairs| {
        let mut after = next.clone();
        after.extend(pairs.iter().flat_map(|(one, two)| [(*one, *two), (*two, *one)]));
        find(&list, &after, &mut Vec::new(), &mut |_| true).is_some()
    };
    if passes(&first) {
        return Laid::Round { pairs: first, control: "passed" };
    }
    match find(&list, &now, &mut Vec::new(), &mut passes) {
        Some(pairs) => Laid::Round { pairs, control: "changed" },
        None => Laid::Round { pairs: first, control: "impossible" },
    }
}

/// Best unpaired, nearest following, back where it does not work out.
fn find(
    list: &[StartNumber],
    closed: &BTreeSet<(StartNumber, StartNumber)>,
    made: &mut Pairs,
    accept: &mut impl FnMut(&Pairs) -> bool,
) -> Option<Pairs> {
    let Some((best, rest)) = list.split_first() else {
        return accept(made).then(|| made.clone());
    };
    for (index, other) in rest.iter().enumerate() {
        if !closed.contains(&(*best, *other)) {
            let mut left = rest.to_vec();
            left.remove(index);
            made.push((*best, *other));
            let found = find(&left, closed, made, accept);
            made.pop();
            if found.is_some() {
                return found;
            }
        }
    }
    None
}

/// The placement list with, if needed, the bye's seat at its end.
fn list(history: &History, round: u32) -> Vec<StartNumber> {
    let mut list: Vec<StartNumber> = history.players.iter().map(|player| player.number).collect();
    for after in 1..round {
        list.sort_by_key(|number| -history.points_after(history.player(*number).unwrap(), after).0);
    }
    list.retain(|number| {
        let player = history.player(*number).unwrap();
        let asked = [ByeKind::Half, ByeKind::Full, ByeKind::Zero].map(Entry::Bye).contains(&player.entry(round));
        !asked && !player.is_withdrawn_before(round)
    });
    if list.len() % 2 == 1 {
        list.push(BYE);
    }
    list
}

/// Who has met whom, both ways round.
fn meetings(history: &History, round: u32, list: &[StartNumber]) -> BTreeSet<(StartNumber, StartNumber)> {
    let mut met = BTreeSet::new();
    let mut add = |one, two| met.extend([(one, two), (two, one)]);
    let gone = history.players.iter().filter(|player| player.is_withdrawn_before(round));
    let first_gone = gone.min_by_key(|player| player.withdrawal.unwrap().order).map(|player| player.number);
    let stand_in = first_gone.filter(|_| history.players.len().is_multiple_of(2));
    for player in &history.players {
        for before in 1..round {
            match player.entry(before) {
                Entry::Game { opponent, mark, .. } if mark.is_none_or(|mark| mark.is_played()) => {
                    add(player.number, opponent);
                    if Some(opponent) == stand_in {
                        add(player.number, BYE);
                    }
                }
                Entry::Bye(ByeKind::PairingAllocated) => add(player.number, BYE),
                _ => {}
            }
        }
    }
    met.retain(|(one, two)| list.contains(one) && list.contains(two));
    met
}

fn forbidden(history: &History, round: u32) -> Vec<(StartNumber, StartNumber)> {
    let numbers = || history.players.iter().map(|player| player.number);
    numbers()
        .flat_map(|one| numbers().map(move |two| (one, two)))
        .filter(|(one, two)| history.is_forbidden(*one, *two, round))
        .collect()
}

fn as_laid(answer: &Result<Pairing, rokade_pairing::NoPairing>) -> Laid {
    let Ok(pairing) = answer else { return Laid::Impossible };
    let place = |number: StartNumber| pairing.placement.iter().position(|one| *one == number).unwrap();
    let mut pairs: Pairs = pairing
        .pairs()
        .map(|(white, black)| if place(white) < place(black) { (white, black) } else { (black, white) })
        .chain(pairing.bye.iter().map(|bye| (bye.player, BYE)))
        .collect();
    pairs.sort_by_key(|pair| place(pair.0));
    let control = match &pairing.control {
        Control::NotNeeded => "not_needed",
        Control::Passed => "passed",
        Control::Changed(_) => "changed",
        Control::Impossible(_) => "impossible",
        Control::Undecided(_) => "undecided",
    };
    Laid::Round { pairs, control }
}

/// A small tournament with everything that happens: byes, forfeits, withdrawals, rules.
fn random_field(dice: &mut Dice) -> History {
    let players = 2 + dice.below(11);
    let mut history = field(players, 1 + dice.below(players + 2));
    for _ in 0..dice.below(5) {
        let size = if dice.once_in(4) { 3 } else { 2 };
        let players = (0..size).map(|_| StartNumber(1 + dice.below(players))).collect();
        let first = 1 + dice.below(3);
        history.forbidden.push(Forbidden { players, first, last: first + dice.below(8), soft: false });
    }
    history
}

fn disturb(history: &mut History, round: u32, withdrawn: &mut u32, dice: &mut Dice) {
    for number in 1..=u32::try_from(history.players.len()).unwrap() {
        let is_here = history.player(StartNumber(number)).unwrap().withdrawal.is_none();
        if is_here && dice.once_in(40) {
            *withdrawn += 1;
            withdraw(history, StartNumber(number), round - 1, *withdrawn);
        } else if is_here && dice.once_in(30) {
            let kind = [ByeKind::Half, ByeKind::Full, ByeKind::Zero][dice.below(3) as usize];
            bye(history, round, StartNumber(number), kind);
        }
    }
}

fn assert_sound(history: &History, pairing: &Pairing) {
    let mut seen = BTreeSet::new();
    for (white, black) in pairing.pairs() {
        assert!(seen.insert(white) && seen.insert(black), "everybody at most once");
        let player = history.player(white).unwrap();
        assert!((1..pairing.round).all(|round| player.entry(round).met() != Some(black)), "no rematch");
        assert!(!history.is_forbidden(white, black, pairing.round));
        let whites = |number| {
            let player = history.player(number).unwrap();
            (1..pairing.round).filter(|round| player.entry(*round).played_color() == Some(Color::White)).count()
        };
        assert!(whites(white) <= whites(black));
    }
    seen.extend(pairing.bye.iter().map(|bye| bye.player));
    assert!(pairing.absent.iter().all(|number| seen.insert(*number)));
    assert_eq!(seen.len(), history.players.len(), "nobody forgotten");
    assert_eq!(pairing.placement.iter().collect::<BTreeSet<_>>().len(), history.players.len());
}

/// Whoever is placed below the bye is named, the lowest first: had it, met who left, or met somebody better before.
fn assert_lower_explained(
    pairing: &Pairing,
    list: &[StartNumber],
    met: &BTreeSet<(StartNumber, StartNumber)>,
    with_bye: StartNumber,
    told: &[Passed],
) {
    let place = |number: StartNumber| list.iter().position(|one| *one == number).unwrap();
    let opponent = |number: StartNumber| {
        let (white, black) = pairing.pairs().find(|(white, black)| [*white, *black].contains(&number)).unwrap();
        if white == number { black } else { white }
    };
    let below = list.iter().copied().filter(|number| *number != BYE && place(*number) > place(with_bye));
    let mut expected: Vec<_> =
        below.filter(|number| met.contains(&(*number, BYE)) || place(opponent(*number)) < place(with_bye)).collect();
    expected.reverse();
    assert_eq!(told.iter().map(|passed| passed.player).collect::<Vec<_>>(), expected, "{pairing:?}");
    for passed in told {
        assert_eq!(passed.would_have_met, BYE);
        let keys: &[&str] =
            if met.contains(&(passed.player, BYE)) { &["met_bye", "met_before"] } else { &["paired_above"] };
        assert!(keys.contains(&&*passed.reason.key), "{} for {keys:?}", passed.reason.key);
    }
}

/// Every nearer player who was free is named, with the reason that the text gives.
fn assert_explained(history: &History, pairing: &Pairing) {
    let mut list = list(history, pairing.round);
    let mut closed = meetings(history, pairing.round, &list);
    let met = closed.clone();
    closed.extend(forbidden(history, pairing.round));
    let stand_in = pairing.placement.get(list.len() - 1).filter(|number| pairing.absent.contains(number));
    let of_the_bye = |bye: &Bye| -> Vec<Passed> {
        let (own, lower): (Vec<_>, Vec<_>) =
            bye.reasons.iter().cloned().partition(|passed| passed.player == bye.player);
        assert_lower_explained(pairing, &list, &met, bye.player, &lower);
        own
    };
    let bye_reasons = pairing.bye.iter().map(|bye| ((bye.player, BYE), of_the_bye(bye)));
    let boards = pairing.boards.iter().map(|board| ((board.white, board.black), board.reasons.clone()));
    let told: Vec<_> = boards.chain(bye_reasons).collect();
    while let Some(upper) = list.first().copied() {
        let ((one, two), reasons) =
            told.iter().find(|((one, two), _)| *one == upper || *two == upper).expect("everybody is on a board");
        let lower = if *one == upper { *two } else { *one };
        list.retain(|number| *number != upper);
        let nearer: Vec<_> = list.iter().copied().take_while(|number| *number != lower).collect();
        assert_eq!(nearer.len(), reasons.len(), "{pairing:?}");
        for (passed, seat) in reasons.iter().zip(nearer) {
            assert_eq!(passed.player, upper);
            let named =
                if seat == BYE { stand_in.copied().filter(|_| passed.would_have_met != BYE) } else { Some(seat) };
            assert_eq!(passed.would_have_met, named.unwrap_or(BYE));
            let others: Vec<_> = list.iter().copied().filter(|number| *number != seat).collect();
            let expected: &[&str] = if met.contains(&(upper, seat)) {
                if seat == BYE { &["met_bye", "met_before"] } else { &["met_before"] }
            } else if closed.contains(&(upper, seat)) {
                &["forbidden_pair"]
            } else if find(&others, &closed, &mut Vec::new(), &mut |_| true).is_none() {
                &["exchanged"]
            } else {
                assert!(matches!(pairing.control, Control::Changed(_)));
                &["control_next_round"]
            };
            assert!(expected.contains(&&*passed.reason.key), "{} for {expected:?}", passed.reason.key);
        }
        list.retain(|number| *number != lower);
    }
}

#[test]
fn the_engine_lays_what_the_text_prescribes() {
    let mut dice = Dice(20);
    let (mut changed, mut impossible, mut blocked, mut rounds) = (0, 0, 0, 0);
    for tournament in 0..2500 {
        let mut history = random_field(&mut dice);
        let (mut withdrawn, mut stored) = (0, None::<Vec<StartNumber>>);
        for round in 1..=history.rounds {
            disturb(&mut history, round, &mut withdrawn, &mut dice);
            let answer = pair(&monrad(&history, round));
            let expected = match list(&history, round).len() {
                0 => Laid::Impossible,
                _ => by_the_text(&history, round),
            };
            assert_eq!(as_laid(&answer), expected, "tournament {tournament}, round {round}: {history:?}");
            assert_eq!(answer, pair(&Request { placement: stored.as_deref(), ..monrad(&history, round) }));
            assert_eq!(answer, pair(&monrad(&history, round)), "same input, same output");
            rounds += 1;
            match &expected {
                Laid::Round { control: "changed", .. } => changed += 1,
                Laid::Round { control: "impossible", .. } => blocked += 1,
                Laid::Impossible => impossible += 1,
                Laid::Round { .. } => {}
            }
            let Ok(pairing) = answer else { break };
            assert_sound(&history, &pairing);
            assert_explained(&history, &pairing);
            play(&mut history, &pairing, &mut dice);
            stored = Some(pairing.placement);
        }
        let check = check(System::Of(Host::Monrad), &history);
        assert!(check.is_equal(), "tournament {tournament}: {check:?}");
    }
    assert!(
        rounds > 8000 && changed > 100 && impossible > 100 && blocked > 100,
        "{rounds} {changed} {impossible} {blocked}"
    );
}

#[test]
fn dense_histories_are_controlled_as_the_text_prescribes() {
    // Long events of few players, where the control has the most to say.
    let mut dice = Dice(21);
    let mut changed = 0;
    for tournament in 0..600 {
        let players = [6, 8, 10, 9, 7, 10][tournament % 6];
        let mut history = field(players, players - 1);
        for round in 1..=history.rounds {
            let answer = pair(&monrad(&history, round));
            let expected = by_the_text(&history, round);
            assert_eq!(as_laid(&answer), expected, "tournament {tournament}, round {round}");
            changed += usize::from(matches!(expected, Laid::Round { control: "changed", .. }));
            let Ok(pairing) = answer else { break };
            for (white, black) in pairing.pairs() {
                let result = [GameResult::WhiteWins, GameResult::Draw, GameResult::BlackWins][dice.below(3) as usize];
                game(&mut history, round, white, black, Some(result));
            }
            if let Some(one) = &pairing.bye {
                bye(&mut history, round, one.player, ByeKind::PairingAllocated);
            }
        }
    }
    assert!(changed > 50, "{changed}");
}
