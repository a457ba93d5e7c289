//! The short ways held against the long one: every bracket with everybody in reach.

use rokade_model::{ByeKind, Color, Entry, GameResult, History, Participant, StartNumber};

use super::scope::Reach;
use super::{Done, Round, boards, pair_each};
use crate::attendance::Attendance;
use crate::dice::Dice;
use crate::{Host, Pairing, Request, System};

fn pairs(brackets: &[Done]) -> Vec<(usize, usize)> {
    brackets.iter().flat_map(|done| &done.paired.pairs).map(|made| (made.upper, made.lower)).collect()
}

fn enter(history: &mut History, pairing: &Pairing, dice: &mut Dice) {
    for (white, black) in pairing.pairs() {
        let result = match dice.below(12) {
            0 => GameResult::BlackForfeits,
            1..=3 => GameResult::Draw,
            4..=7 => GameResult::WhiteWins,
            _ => GameResult::BlackWins,
        };
        for (player, opponent, color) in [(white, black, Color::White), (black, white, Color::Black)] {
            let entry = Entry::Game { opponent, color: Some(color), mark: Some(result.mark(color)) };
            history.player_mut(player).unwrap().set_entry(pairing.round, entry);
        }
    }
    if let Some(bye) = &pairing.bye {
        history.player_mut(bye.player).unwrap().set_entry(pairing.round, Entry::Bye(ByeKind::PairingAllocated));
    }
}

/// Plays a tournament and pairs every round both ways. Returns the rounds compared.
fn compare(players: u32, rounds: u32, dice: &mut Dice) -> usize {
    let players = (1..=players).map(|number| Participant::new(StartNumber(number), None)).collect();
    let mut history = History { rounds, players, ..History::default() };
    for number in 1..=rounds {
        for player in &mut history.players {
            if dice.below(25) == 0 {
                let kind = [ByeKind::Half, ByeKind::Full, ByeKind::Zero][dice.below(3) as usize];
                player.set_entry(number, Entry::Bye(kind));
            }
        }
        let request = Request::new(System::Of(Host::FIDE_DUTCH), &history, number);
        let attendance = Attendance::as_entered(&history, number);
        let Ok(round) =
            Round::new(&request, super::Rules { edition: crate::DutchEdition::IN_FORCE, baku: false }, &attendance)
        else {
            return number as usize - 1;
        };
        let short = pair_each(&round, |bracket, completion| bracket.pair(completion));
        let next = pair_each(&round, |bracket, completion| {
            let reaches: &[Reach] = if bracket.next.is_empty() { &[Reach::All] } else { &[Reach::Next, Reach::All] };
            bracket.pair_reaching(reaches, completion)
        });
        let long = pair_each(&round, |bracket, completion| bracket.pair_reaching(&[Reach::All], completion));
        assert_eq!(pairs(&short), pairs(&long), "round {number}: {history:?}");
        assert_eq!(pairs(&next), pairs(&long), "round {number}: {history:?}");
        let pairing = boards::pairing(&round, &short);
        enter(&mut history, &pairing, dice);
    }
    rounds as usize
}

/// `ROKADE_SOAK=100` tries a hundred times as often.
fn soak() -> usize {
    std::env::var("ROKADE_SOAK").ok().and_then(|times| times.parse().ok()).unwrap_or(1)
}

#[test]
fn looking_at_the_bracket_first_changes_nothing() {
    let mut dice = Dice(1);
    let mut compared = 0;
    for tournament in 0..14 * soak() {
        compared += compare([10, 13, 16, 21, 26, 30, 41][tournament % 7], 7, &mut dice);
    }
    assert!(compared > 80, "{compared}");
}
