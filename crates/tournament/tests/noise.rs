//! Journals damaged by chance: refused, or shown without a panic.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rokade_model::{GameResult, Name, OtherRatings, Person};
use rokade_pairing::{Host, System};
use rokade_tournament::{
    Board, Command, Context, GameState, GroupId, GroupSettings, NewPlayer, Penalty, PlayOffLadder, PlayerId, Recorded,
    SetGame, Slot, Stake, Tournament, TournamentSettings, claims, demo,
};

/// `ROKADE_SOAK=100` tries a hundred times as often.
fn tries(ordinary: u32) -> u32 {
    std::env::var("ROKADE_SOAK").ok().and_then(|times| times.parse::<u32>().ok()).unwrap_or(1) * ordinary
}

fn demo_journal() -> Vec<Recorded> {
    let mut tournament = Tournament::default();
    let mut journal = Vec::new();
    for (at, command) in demo::demo(0, 7) {
        let decision =
            tournament.judge(&command, &Context { now: at, by: &"x".into() }).expect("the demonstration is legal");
        for record in decision.recorded(tournament.seq, at, "x") {
            tournament.apply(&record).expect("folded");
            journal.push(record);
        }
    }
    journal
}

/// Matches, a bracket and teams, each a few rounds long.
fn journal_of_matches() -> Vec<Recorded> {
    let mut hall = Scribe::default();
    hall.give(Command::Create { settings: TournamentSettings { name: "Pokal".into(), ..Default::default() } });
    let gladiator = System::Gladiator { host: Host::Monrad };
    let systems =
        [(gladiator, 3), (System::KnockOut, 0), (System::Olympiad { teams: 3 }, 0), (System::Of(Host::Fide1998), 3)];
    for (number, (system, rounds)) in (1..).zip(systems) {
        let group = GroupId(number);
        let first_board = 20 * number;
        let settings = GroupSettings { first_board, ..GroupSettings::new(format!("{system}"), system, rounds) };
        hall.give(Command::AddGroup { settings });
        let player = |index: u32| NewPlayer { rating: Some(2000 - 10 * index), ..person(number, index) };
        hall.give(Command::ImportPlayers { group, players: (1..=6).map(player).collect() });
        hall.give(Command::OrderByRating { group });
        match system {
            System::KnockOut => hall.give(Command::DrawLots { group, seed: 3 }),
            System::Olympiad { .. } => hall.give(Command::FormTeams { group }),
            System::Of(Host::Fide1998) => hall.give(Command::DrawColour { group, seed: 3 }),
            _ => {}
        }
        for _ in 0..2 {
            if hall.try_give(Command::Pair { group }) {
                hall.give(Command::Publish { group });
                hall.play(group);
            }
        }
    }
    hall.journal
}

/// Three players who are level after their all-play-all, a play-off, a lot, a report and a penalty.
fn journal_of_a_play_off() -> Vec<Recorded> {
    let mut hall = Scribe::default();
    hall.give(Command::Create { settings: TournamentSettings { name: "Omkamp".into(), ..Default::default() } });
    let group = GroupId(1);
    let system = System::Of(Host::RoundRobin { cycles: 1 });
    hall.give(Command::AddGroup { settings: GroupSettings::new("A", system, 3) });
    let player = |index: u32| NewPlayer {
        rating: Some(2000 - 10 * index),
        others: OtherRatings { elo: Some(1900), ..OtherRatings::default() },
        ..person(1, index)
    };
    hall.give(Command::ImportPlayers { group, players: (1..=3).map(player).collect() });
    hall.give(Command::DrawLots { group, seed: 3 });
    for _ in 0..3 {
        hall.give(Command::Pair { group });
        hall.give(Command::Publish { group });
        hall.play(group);
    }
    let players: Vec<PlayerId> = (1..=3).map(PlayerId).collect();
    let (ladder, stake, note) = (PlayOffLadder::Champion, Stake::Title, "alle mod alle".to_owned());
    hall.give(Command::SetUpPlayOff { group, players, ladder, stages: Vec::new(), stake, note, seed: 5 });
    for game in 1..=9 {
        let (play_off, result, seen) = (1, GameResult::Draw, GameState::Open);
        hall.give(Command::SetGame(SetGame {
            at: Slot::play_off(group, play_off, game),
            to: GameState::Done { result, notice: None },
            seen,
            confirmed: false,
            seed: 0,
        }));
    }
    hall.give(Command::FinishGroup { group });
    hall.give(Command::SendReport { to: "kartoteket".into() });
    let (player, penalty) = (PlayerId(1), Penalty::Suspension { months: 6 });
    hall.give(Command::ImposePenalty { player, penalty, grounds: "Udeblev".into() });
    hall.give(Command::CallOffPlayOff { group, play_off: 1 });
    hall.give(Command::DrawPlaceLot { group, players: (1..=3).map(PlayerId).collect(), seed: 8 });
    hall.journal
}

fn person(group: u32, index: u32) -> NewPlayer {
    let name = Name { family: format!("Spiller {group}"), given: index.to_string() };
    NewPlayer { person: Person { name, ..Person::default() }, ..NewPlayer::default() }
}

#[derive(Default)]
struct Scribe {
    tournament: Tournament,
    journal: Vec<Recorded>,
}

impl Scribe {
    fn try_give(&mut self, command: Command) -> bool {
        let Ok(decision) = self.tournament.judge(&command, &Context { now: 0, by: &"x".into() }) else { return false };
        for record in decision.recorded(self.tournament.seq, 0, "x") {
            self.tournament.apply(&record).expect("folded");
            self.journal.push(record);
        }
        true
    }

    fn give(&mut self, command: Command) {
        let shown = format!("{command:?}");
        assert!(self.try_give(command), "{shown}");
    }

    /// Ends every game of the last round: White wins, in matches after a draw.
    fn play(&mut self, group: GroupId) {
        let round = self.tournament.groups[&group].published();
        while let Some(board) = self.open_board(group, round) {
            let (board, games) = (board.number, u32::try_from(board.games.len()).expect("few"));
            let (seen, confirmed, notice) = (GameState::Open, false, None);
            let result = if games == 1 { GameResult::Draw } else { GameResult::WhiteWins };
            self.give(match games {
                0 => Command::SetGame(SetGame {
                    at: Slot::board(group, round, board),
                    to: GameState::Done { result, notice },
                    seen,
                    confirmed,
                    seed: 0,
                }),
                game => Command::SetGame(SetGame {
                    at: Slot::match_game(group, round, board, game),
                    to: GameState::Done { result, notice },
                    seen,
                    confirmed,
                    seed: 1,
                }),
            });
        }
    }

    fn open_board(&self, group: GroupId, round: u32) -> Option<&Board> {
        let boards = &self.tournament.groups[&group].round(round)?.boards;
        boards.iter().find(|board| board.game == GameState::Open)
    }
}

/// Numbers the events anew, each a step of its own, as a forger would.
fn renumbered(mut journal: Vec<Recorded>) -> Vec<Recorded> {
    for (record, seq) in journal.iter_mut().zip(1..) {
        (record.seq, record.step) = (seq, seq);
    }
    journal
}

#[test]
fn journals_with_events_lost_doubled_or_swapped_can_be_shown_or_are_refused() {
    let journals = [demo_journal(), journal_of_matches(), journal_of_a_play_off()];
    let mut random = ChaCha8Rng::seed_from_u64(2026);
    for attempt in 0..tries(300) {
        let mut damaged = journals[usize::try_from(attempt % 3).expect("one of three")].clone();
        for _ in 0..random.random_range(1..4) {
            let (one, other) = (random.random_range(0..damaged.len()), random.random_range(0..damaged.len()));
            match random.random_range(0..4) {
                0 if damaged.len() > 1 => drop(damaged.remove(one)),
                1 => damaged.insert(other, damaged[one].clone()),
                2 => damaged.swap(one, other),
                _ => damaged.truncate(one.max(1)),
            }
        }
        claims::folded_journals_can_be_shown(&renumbered(damaged));
    }
}

#[test]
fn journals_with_changed_figures_can_be_shown_or_are_refused() {
    let texts = [demo_journal(), journal_of_matches(), journal_of_a_play_off()]
        .map(|journal| serde_json::to_vec(&journal).expect("written"));
    let mut random = ChaCha8Rng::seed_from_u64(64);
    for attempt in 0..tries(300) {
        let text = &texts[usize::try_from(attempt % 3).expect("one of three")];
        let digits: Vec<usize> = (0..text.len()).filter(|at| text[*at].is_ascii_digit()).collect();
        let mut damaged = text.clone();
        for _ in 0..random.random_range(1..6) {
            damaged[digits[random.random_range(0..digits.len())]] = b'0' + random.random_range(0..10u8);
        }
        if let Ok(records) = serde_json::from_slice::<Vec<Recorded>>(&damaged) {
            claims::folded_journals_can_be_shown(&records);
        }
    }
}

#[test]
fn any_text_is_a_time_control_that_reads_back_or_none() {
    let mut random = ChaCha8Rng::seed_from_u64(960);
    let letters = b"0123456789+/:W-B ";
    for _ in 0..tries(20_000) {
        let text: Vec<u8> =
            (0..random.random_range(0..14)).map(|_| letters[random.random_range(0..letters.len())]).collect();
        claims::time_controls_read_what_they_write(&String::from_utf8(text).expect("plain letters"));
    }
}
