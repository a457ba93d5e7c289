//! Invented events for tests and benches, played through the judge like real ones.

use rokade_model::{Birth, GameResult, Name, Notice, Person, RoundNumber};
use rokade_pairing::{Drawn, Host, System};
use rokade_standings::{Ore, Prize, PrizeFund, TieBreak};
use rokade_tournament::{
    Book, Command, Context, GameState, GroupId, GroupSettings, Micros, NewFacts, NewPlayer, SetGame, Slot, Tournament,
    TournamentKey, TournamentSettings,
};

/// 2026-11-15 17:05:00 UTC
pub const NOW: Micros = 1_794_762_300_000_000;
/// The only group of a trial.
pub const GROUP: GroupId = GroupId(1);

/// An event that grows command by command.
pub struct Trial {
    tournament: Tournament,
    facts: Vec<NewFacts>,
    commands: Vec<Command>,
}

impl Trial {
    /// One group of invented players, its lots drawn.
    pub fn new(system: System, players: usize, rounds: RoundNumber) -> Trial {
        let mut trial = Trial { tournament: Tournament::default(), facts: Vec::new(), commands: Vec::new() };
        let settings = TournamentSettings {
            name: "Fjordby Open".to_owned(),
            place: "Fjordby".to_owned(),
            public: true,
            time_zone: "Europe/Copenhagen".to_owned(),
            ..TournamentSettings::default()
        };
        trial.give(Command::Create { settings });
        let settings = GroupSettings {
            tiebreaks: match system {
                System::Of(Host::Monrad) => vec![TieBreak::DsuOrdinary, TieBreak::DsuMedian],
                System::Of(Host::RoundRobin { .. }) => vec![TieBreak::DsuSonnebornBerger],
                System::Of(Host::DanishSwiss { .. } | Host::Fide1998 | Host::Dubov1997 | Host::FideDutch { .. })
                | System::KnockOut
                | System::Olympiad { .. }
                | System::Gladiator { .. } => Vec::new(),
            },
            sections: vec!["U-08".to_owned(), "P-08".to_owned()],
            ..GroupSettings::new("Open", system, rounds)
        };
        trial.give(Command::AddGroup { settings });
        trial.give(Command::ImportPlayers { group: GROUP, players: (0..players).map(player).collect() });
        trial.prepare(system);
        trial
    }

    /// Offers prizes, cash and a cup, and publishes them.
    pub fn offer(&mut self, kroner: &[i64]) {
        let prize = |(place, sum): (usize, &i64)| Prize {
            name: format!("{}. præmie", place + 1),
            cash: Ore::kroner(*sum),
            honour: if place == 0 { "Pokal".to_owned() } else { String::new() },
            ..Prize::default()
        };
        let prizes = kroner.iter().enumerate().map(prize).collect();
        self.give(Command::SetPrizes { group: GROUP, fund: Box::new(PrizeFund { prizes, ..PrizeFund::default() }) });
        self.give(Command::PublishPrizes { group: GROUP });
    }

    /// Start numbers, and whatever else the system draws or forms before round 1.
    fn prepare(&mut self, system: System) {
        self.give(match system.row().numbers.is_by_lot() {
            true => Command::DrawLots { group: GROUP, seed: 7 },
            false => Command::OrderByRating { group: GROUP },
        });
        match system.row().drawn {
            Drawn::Colour(_) => self.give(Command::DrawColour { group: GROUP, seed: 7 }),
            Drawn::Lines(_) => self.give(Command::DrawLots { group: GROUP, seed: 7 }),
            Drawn::Teams(_) => self.give(Command::FormTeams { group: GROUP }),
            Drawn::Nothing => {}
        }
    }

    /// Lays, publishes and plays so many further rounds.
    pub fn play(mut self, rounds: RoundNumber) -> Trial {
        for _ in 0..rounds {
            let round = self.publish();
            let boards: Vec<u32> = self.boards(round);
            for board in boards {
                self.enter(round, board, result(round, board));
            }
        }
        self
    }

    /// Enters one game of a match, counted from 1.
    pub fn enter_game(&mut self, round: RoundNumber, board: u32, game: u32, result: GameResult) {
        let (seen, notice) = (GameState::Open, (!result.is_played()).then_some(Notice::Accepted));
        let (group, confirmed, seed) = (GROUP, false, 7);
        self.give(Command::SetGame(SetGame {
            at: Slot::match_game(group, round, board, game),
            to: GameState::Done { result, notice },
            seen,
            confirmed,
            seed,
        }));
    }

    /// Lays and publishes the next round.
    pub fn publish(&mut self) -> RoundNumber {
        self.give(Command::Pair { group: GROUP });
        self.give(Command::Publish { group: GROUP });
        self.tournament.groups[&GROUP].rounds.last().expect("a round was published").number
    }

    pub fn boards(&self, round: RoundNumber) -> Vec<u32> {
        let published = &self.tournament.groups[&GROUP].rounds;
        let round = published.iter().find(|known| known.number == round).expect("the round is published");
        round.boards.iter().map(|board| board.number).collect()
    }

    pub fn enter(&mut self, round: RoundNumber, board: u32, result: GameResult) {
        let (seen, notice) = (GameState::Open, (!result.is_played()).then_some(Notice::Accepted));
        self.give(Command::SetGame(SetGame {
            at: Slot::board(GROUP, round, board),
            to: GameState::Done { result, notice },
            seen,
            confirmed: false,
            seed: 0,
        }));
    }

    pub fn give(&mut self, command: Command) {
        let context = Context { now: NOW, by: &"Ragnhild".into() };
        let decision = self.tournament.judge(&command, &context).expect("the trial keeps the rules");
        for record in decision.recorded(self.tournament.seq, NOW, context.by) {
            self.tournament.apply(&record).expect("what the judge decides can be folded");
        }
        self.facts.retain(|facts| !decision.erase.contains(&facts.player));
        self.facts.extend(decision.facts);
        self.commands.push(command);
    }

    pub fn book(&self) -> Book {
        Book::new(TournamentKey::new("k4m2xw7p"), self.tournament.clone(), self.facts.clone())
    }

    /// Everything that was asked, the creation first.
    pub fn commands(&self) -> &[Command] {
        &self.commands
    }
}

/// The player at an index: everything a person may have, so that a page that shows too much is caught.
pub fn player(index: usize) -> NewPlayer {
    const GIVEN: [&str; 10] = ["Åse", "Bo", "Dagny", "Eskil", "Frida", "Gorm", "Ylva", "Ivar", "Øyvind", "Liv"];
    const FAMILY: [&str; 11] =
        ["Holm", "Lund", "Sørby", "Åkesson", "Øst", "Vik", "Aagaard", "Myr", "Ås", "Brekke", "Vestergaard-Nygren"];
    const CLUBS: [&str; 4] = ["Fjordby Skakklub", "Tårnholm Sjakklubb", "Mosedal Schack", "Springergade"];
    let number = u32::try_from(index).expect("few players");
    let family = match index / 110 {
        0 => FAMILY[index % 11].to_owned(),
        more => format!("{}-{}", FAMILY[index % 11], FAMILY[(index + more) % 11]),
    };
    NewPlayer {
        person: Person {
            name: Name { family, given: GIVEN[index % 10].to_owned() },
            club: CLUBS[index % 4].to_owned(),
            federation: "DEN".to_owned(),
            birth: Some(Birth { year: 1951, month: 7, day: 23 }),
            fide_id: Some(148_800_000 + u64::from(number)),
            national_id: format!("X9Z{number}"),
            ..Person::default()
        },
        rating: Some(2150 - number % 900),
        title: None,
        section: if index.is_multiple_of(2) { "U-08" } else { "P-08" }.to_owned(),
        ..NewPlayer::default()
    }
}

fn result(round: RoundNumber, board: u32) -> GameResult {
    match (round * 5 + board * 3) % 7 {
        0 | 3 | 5 => GameResult::WhiteWins,
        1 | 6 => GameResult::BlackWins,
        _ => GameResult::Draw,
    }
}
