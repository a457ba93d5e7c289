//! Opening a tournament from its journal: 500 players, nine rounds of Monrad, from JSON to the state.

use std::sync::LazyLock;

use rokade_model::{GameResult, Name, Person};
use rokade_pairing::{Host, System};
use rokade_standings::TieBreak;
use rokade_tournament::{
    Command, Context, GameState, GroupId, GroupSettings, NewPlayer, Recorded, SetGame, Slot, Tournament,
    TournamentSettings,
};

const PLAYERS: u32 = 500;
const ROUNDS: u32 = 9;
const GROUP: GroupId = GroupId(1);

/// The journal as the store holds it: one JSON text an event.
static JOURNAL: LazyLock<Vec<String>> = LazyLock::new(|| {
    let mut play = Play { tournament: Tournament::default(), journal: Vec::new() };
    play.set_up();
    for round in 1..=ROUNDS {
        play.round(round);
    }
    play.journal
});

struct Play {
    tournament: Tournament,
    journal: Vec<String>,
}

impl Play {
    fn give(&mut self, command: &Command) {
        let decision = self.tournament.judge(command, &Context { now: 0, by: &"bench".into() }).expect("accepted");
        for record in decision.recorded(self.tournament.seq, 0, "bench") {
            self.tournament.apply(&record).expect("folded");
            self.journal.push(serde_json::to_string(&record).expect("written"));
        }
    }

    fn set_up(&mut self) {
        let name = "Sommeropen".to_owned();
        self.give(&Command::Create { settings: TournamentSettings { name, ..TournamentSettings::default() } });
        let settings = GroupSettings {
            time_control: "5400+30".to_owned(),
            tiebreaks: vec![TieBreak::DsuOrdinary],
            ..GroupSettings::new("Open", System::Of(Host::Monrad), ROUNDS)
        };
        self.give(&Command::AddGroup { settings });
        let player = |index: u32| NewPlayer {
            person: Person { name: Name::parse(&format!("Spiller {index}")), ..Person::default() },
            rating: Some(2500 - 2 * index),
            ..NewPlayer::default()
        };
        self.give(&Command::ImportPlayers { group: GROUP, players: (1..=PLAYERS).map(player).collect() });
        self.give(&Command::DrawLots { group: GROUP, seed: 1 });
    }

    fn round(&mut self, round: u32) {
        self.give(&Command::Pair { group: GROUP });
        self.give(&Command::Publish { group: GROUP });
        let boards = self.tournament.groups[&GROUP].round(round).expect("published").boards.clone();
        for board in boards {
            let result = match (board.white.0 + board.black.0 + round) % 5 {
                0 | 3 => GameResult::WhiteWins,
                1 | 4 => GameResult::BlackWins,
                _ => GameResult::Draw,
            };
            let (number, seen) = (board.number, GameState::Open);
            self.give(&Command::SetGame(SetGame {
                at: Slot::board(GROUP, round, number),
                to: GameState::Done { result, notice: None },
                seen,
                confirmed: false,
                seed: 0,
            }));
        }
    }
}

fn decode(journal: &[String]) -> Vec<Recorded> {
    journal.iter().map(|text| serde_json::from_str(text).expect("read")).collect()
}

fn main() {
    LazyLock::force(&JOURNAL);
    divan::main();
}

/// The figure of the house: 50 ms.
#[divan::bench]
fn from_json_to_the_state() {
    let tournament = Tournament::fold(&decode(&JOURNAL)).expect("folded");
    assert_eq!(tournament.completed_rounds(GROUP), ROUNDS);
    assert_eq!(tournament.players.len(), usize::try_from(PLAYERS).expect("fits"));
}

#[divan::bench]
fn fold_alone(bencher: divan::Bencher) {
    let records = decode(&JOURNAL);
    bencher.bench(|| {
        let tournament = Tournament::fold(&records).expect("folded");
        assert_eq!(tournament.completed_rounds(GROUP), ROUNDS);
    });
}

/// What a server does for every result: the shared state is copied before it is changed.
#[divan::bench]
fn copy_of_the_state(bencher: divan::Bencher) {
    let tournament = Tournament::fold(&decode(&JOURNAL)).expect("folded");
    bencher.bench(|| {
        let copy = tournament.clone();
        assert_eq!(copy.seq, tournament.seq);
        copy
    });
}

/// Taking back the last result folds everything else anew.
#[divan::bench]
fn undo_of_the_last_result(bencher: divan::Bencher) {
    let tournament = Tournament::fold(&decode(&JOURNAL)).expect("folded");
    let undo = tournament.judge(&Command::Undo, &Context { now: 0, by: &"bench".into() }).expect("accepted");
    let record = undo.recorded(tournament.seq, 0, "bench").remove(0);
    bencher.with_inputs(|| tournament.clone()).bench_values(|mut tournament| {
        tournament.apply(&record).expect("folded");
        assert_eq!(tournament.completed_rounds(GROUP), ROUNDS - 1);
    });
}

#[divan::bench]
fn standings_after_the_last_round(bencher: divan::Bencher) {
    let tournament = Tournament::fold(&decode(&JOURNAL)).expect("folded");
    bencher.bench(|| {
        let standings = tournament.standings(GROUP);
        assert_eq!(standings.rows.len(), usize::try_from(PLAYERS).expect("fits"));
    });
}

#[divan::bench]
fn checklist(bencher: divan::Bencher) {
    let tournament = Tournament::fold(&decode(&JOURNAL)).expect("folded");
    bencher.bench(|| assert_eq!(tournament.checklist(GROUP, 0).next().expect("one").reason.key, "todo_finish"));
}
