//! Small events written as their rounds: `"1-4 0-1, 2-3 1-0, 5 U"`.
#![allow(dead_code, reason = "every test file uses its own part")]

use rokade_model::{ByeKind, Color, Entry, GameResult, History, Participant, RoundNumber, StartNumber, Withdrawal};
use rokade_standings::{Rules, Standings, TieBreak, Value, standings_explained};

/// An event of players 1 to `players`; every string is one round, from round 1.
pub(crate) fn event(players: u32, planned: RoundNumber, rounds: &[&str]) -> History {
    let players = (1..=players).map(|number| Participant::new(StartNumber(number), None)).collect();
    let mut history = History { rounds: planned, players, ..History::default() };
    for (round, text) in (1..).zip(rounds) {
        for item in text.split(", ").filter(|item| !item.is_empty()) {
            write(&mut history, round, item);
        }
    }
    history
}

/// `1-4 0-1`, an unfinished `1-4 *`, or a bye `5 U`.
fn write(history: &mut History, round: RoundNumber, item: &str) {
    let (who, what) = item.split_once(' ').unwrap();
    match who.split_once('-') {
        Some((white, black)) => {
            let result = (what != "*").then(|| what.parse().unwrap());
            game(history, round, white.parse().unwrap(), black.parse().unwrap(), result);
        }
        None => {
            let kind = ByeKind::from_letter(what.chars().next().unwrap()).unwrap();
            history.player_mut(who.parse().unwrap()).unwrap().set_entry(round, Entry::Bye(kind));
        }
    }
}

pub(crate) fn game(history: &mut History, round: RoundNumber, white: u32, black: u32, result: Option<GameResult>) {
    for (own, opponent, color) in [(white, black, Color::White), (black, white, Color::Black)] {
        let mark = result.map(|result| result.mark(color));
        let entry = Entry::Game { opponent: StartNumber(opponent), color: Some(color), mark };
        history.player_mut(StartNumber(own)).unwrap().set_entry(round, entry);
    }
}

pub(crate) fn withdraw(history: &mut History, player: StartNumber, after: RoundNumber) {
    let order = 1 + history.players.iter().filter(|player| player.withdrawal.is_some()).count();
    history.player_mut(player).unwrap().withdrawal = Some(Withdrawal { after, order: u32::try_from(order).unwrap() });
}

/// All-play-all of an even number of players by the circle: who meets whom in every round.
pub(crate) fn schedule(players: u32, cycles: u32) -> Vec<Vec<(u32, u32)>> {
    let turn = players - 1;
    let round = |round: u32| {
        let seat = |place: u32| if place == 0 { players } else { (round + place - 1) % turn + 1 };
        (0..players / 2).map(|place| (seat(place), seat(players - 1 - place))).collect()
    };
    (0..turn * cycles).map(round).collect()
}

/// An all-play-all in which the lower number always wins; players leave after the given rounds
/// and their later games are simply not there.
pub(crate) fn all_play_all(players: u32, cycles: u32, leaving: &[(StartNumber, RoundNumber)]) -> History {
    let mut history = event(players, (players - 1) * cycles, &[]);
    for (round, pairs) in (1..).zip(schedule(players, cycles)) {
        for (one, other) in pairs {
            let is_there = |player| !leaving.iter().any(|(leaver, after)| *leaver == player && round > *after);
            if is_there(StartNumber(one)) && is_there(StartNumber(other)) {
                let (white, black) = (one.min(other), one.max(other));
                game(&mut history, round, white, black, Some(GameResult::WhiteWins));
            }
        }
    }
    for (player, after) in leaving {
        withdraw(&mut history, *player, *after);
    }
    history
}

pub(crate) fn swiss(tiebreaks: &[TieBreak]) -> Rules {
    Rules::other_group().with_tiebreaks(tiebreaks)
}

/// Four rounds in which 1, 4 and 5 end on 2½: points 1: 2½, 2: 3, 3: 1½, 4: 2½, 5: 2½, 6: 0.
pub(crate) fn four_rounds(planned: RoundNumber) -> History {
    event(
        6,
        planned,
        &[
            "1-4 1-0, 2-5 1-0, 3-6 1-0",
            "1-2 1/2-1/2, 3-4 0-1, 5-6 1-0",
            "1-5 0-1, 2-3 1/2-1/2, 4-6 1-0",
            "1-3 1-0, 2-6 1-0, 4-5 1/2-1/2",
        ],
    )
}

/// `1. 2 3, 2. 1 2.5, =3. …`: place, player and points of every row.
pub(crate) fn table(standings: &Standings) -> String {
    let row = |row: &rokade_standings::Row| {
        format!("{}{}. {} {}", if row.shared { "=" } else { "" }, row.place, row.player, row.points)
    };
    standings.rows.iter().map(row).collect::<Vec<_>>().join(", ")
}

pub(crate) fn after(history: &History, rules: &Rules) -> Standings {
    standings_explained(history, history.rounds, rules)
}

/// The steps of a player's first correction.
pub(crate) fn steps(standings: &Standings, player: StartNumber) -> Vec<String> {
    value(standings, player).steps.iter().map(ToString::to_string).collect()
}

pub(crate) fn value(standings: &Standings, player: StartNumber) -> &Value {
    &standings.rows.iter().find(|row| row.player == player).unwrap().tiebreaks[0]
}
