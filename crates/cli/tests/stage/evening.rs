//! A club evening as a row of commands: what an arbiter would do next in any state.

use rokade_model::{GameResult, Name, Person};
use rokade_pairing::{Host, System};
use rokade_standings::TieBreak;
use rokade_tournament::{Command, GameState, Group, GroupSettings, NewPlayer, SetGame, Slot, Tournament};

const FAMILIES: [&str; 12] =
    ["Holm", "Berg", "Lind", "Dahl", "Ny", "Aas", "Krogh", "Vik", "Sand", "Ek", "Moe", "Friis"];
const GIVEN: [&str; 12] = ["Astrid", "Ole", "Per", "Jon", "Sara", "Liv", "Nils", "Ida", "Sten", "Ulla", "Odd", "Karen"];
const ROUNDS: u32 = 5;

/// The next command, or `None` when the evening is over. `dice` decides the results.
pub(crate) fn next(tournament: &Tournament, dice: u64) -> Option<Command> {
    let Some(group) = tournament.groups.values().next() else {
        return Some(Command::AddGroup { settings: monrad("Klubaften", ROUNDS) });
    };
    let entered = tournament.players.len();
    if entered < FAMILIES.len() {
        let name = Name { family: FAMILIES[entered].into(), given: GIVEN[entered].into() };
        let person = Person { name, club: "Skakklubben Springeren".into(), ..Person::default() };
        let rating = Some(1400 + 37 * u32::try_from(entered).expect("few players"));
        let player = NewPlayer { person, rating, ..NewPlayer::default() };
        return Some(Command::EnterPlayer { group: group.id, player });
    }
    if group.order.is_none() {
        return Some(Command::DrawLots { group: group.id, seed: dice });
    }
    play(group, dice)
}

fn play(group: &Group, dice: u64) -> Option<Command> {
    if group.finished {
        return None;
    }
    if group.draft.is_some() {
        return Some(Command::Publish { group: group.id });
    }
    if let Some(round) = group.rounds.last()
        && let Some(board) = round.boards.iter().find(|board| board.game == GameState::Open)
    {
        let results = [GameResult::WhiteWins, GameResult::Draw, GameResult::BlackWins];
        return Some(Command::SetGame(SetGame {
            at: Slot::board(group.id, round.number, board.number),
            to: GameState::Done { result: results[usize::try_from(dice % 3).expect("a small number")], notice: None },
            seen: GameState::Open,
            confirmed: false,
            seed: 0,
        }));
    }
    if group.rounds.len() < ROUNDS as usize {
        return Some(Command::Pair { group: group.id });
    }
    Some(Command::FinishGroup { group: group.id })
}

/// A Monrad group with the ordinary correction.
pub(crate) fn monrad(name: &str, rounds: u32) -> GroupSettings {
    GroupSettings {
        time_control: "5400+30".into(),
        tiebreaks: vec![TieBreak::DsuOrdinary],
        ..GroupSettings::new(name, System::Of(Host::Monrad), rounds)
    }
}
