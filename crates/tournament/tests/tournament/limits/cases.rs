//! Every field of every command, with the command that holds it.

use rokade_board::Color;
use rokade_clause::Edition;
use rokade_laws::incident::{Answers, Chosen};
use rokade_laws::referee::{self, Both, By, Decide, Deed, DrawAgreement, Millis};
use rokade_model::{Birth, ByeKind, Forbidden, Name, Person, StartNumber};
use rokade_pairing::{Groups, Host, System};
use rokade_standings::{Age, AgeOn, Category, Ore, Prize, PrizeFund, RatingRule, TieBreak};
use rokade_tournament::{
    Brought, BroughtBoard, BroughtRound, ByeLimits, Command, GameAt, GameRules, GameState, GroupSettings, Handicap,
    IncidentId, Limit, Micros, NewPlayer, Penalty, PlayOffLadder, PlayerId, RoundTimes, Seat, SetGame, Slot, Stage,
    StageColours, StageKind, Stake, TournamentSettings,
};

use super::{GROUP, NOW};
use crate::hall::group_settings;

const YEAR: Micros = 31_557_600_000_000;

/// What a field is given.
pub(super) enum Given {
    Text(String),
    Number(i64),
    Items(usize),
    Moment(Micros),
}

impl Given {
    fn text(&self) -> String {
        let Given::Text(text) = self else { panic!("the field is a text") };
        text.clone()
    }

    fn number<N: TryFrom<i64>>(&self) -> N {
        let Given::Number(number) = self else { panic!("the field is a number") };
        N::try_from(*number).unwrap_or_else(|_| panic!("{number} cannot be told"))
    }

    fn items(&self) -> usize {
        let Given::Items(count) = self else { panic!("the field is a list") };
        *count
    }

    fn moment(&self) -> Micros {
        let Given::Moment(at) = self else { panic!("the field is a moment") };
        *at
    }

    fn of<T: Clone>(&self, one: T) -> Vec<T> {
        vec![one; self.items()]
    }
}

/// The limit itself, and what lies beyond it.
pub(super) fn given(limit: Limit) -> (Vec<Given>, Vec<Given>) {
    match limit {
        Limit::Letters(most) => {
            let text = |letters: usize| Given::Text("ø".repeat(letters));
            (vec![text(0), text(most)], vec![text(most + 1), text(10 * most)])
        }
        Limit::Number { least, most } => {
            let beyond = [most + 1].into_iter().chain((least > 0).then_some(least - 1));
            (vec![Given::Number(least), Given::Number(most)], beyond.map(Given::Number).collect())
        }
        Limit::Items(most) => (vec![Given::Items(0), Given::Items(most)], vec![Given::Items(most + 1)]),
        Limit::Moment => {
            let at = |year: Micros| Given::Moment(NOW + (year - 2027) * YEAR);
            (vec![at(1860), at(2027), at(2036)], vec![at(1840), at(2039), Given::Moment(Micros::MAX)])
        }
    }
}

pub(super) type Made = fn(&Given) -> Command;

pub(super) fn event(settings: TournamentSettings) -> Command {
    Command::Create { settings: TournamentSettings { name: "Åbent".to_owned(), ..settings } }
}

pub(super) fn group(settings: GroupSettings) -> Command {
    Command::AddGroup { settings }
}

fn a_group() -> GroupSettings {
    group_settings("A", System::Of(Host::Monrad), 5)
}

fn rules(rules: GameRules) -> Command {
    group(GroupSettings { rules, ..a_group() })
}

pub(super) fn a_person() -> Person {
    Person { name: Name::parse("Ås, Liv"), ..Person::default() }
}

fn player(person: Person) -> Command {
    Command::ImportPlayers { group: GROUP, players: vec![NewPlayer { person, ..NewPlayer::default() }] }
}

pub(super) fn born(year: u16, month: u8, day: u8) -> Command {
    player(Person { birth: Some(Birth { year, month, day }), ..a_person() })
}

fn heard(deed: Deed) -> Command {
    let event = referee::Event { at: Millis::ZERO, by: By::Arbiter, deed };
    Command::HearGame { at: GameAt::Free { group: GROUP }, event: Box::new(event) }
}

fn a_period() -> referee::Period {
    referee::Period { time: Millis::from_minutes(5), moves: None, increment: Millis::ZERO, delay: Millis::ZERO }
}

fn opened(change: impl FnOnce(&mut referee::Settings)) -> Command {
    let mut settings = referee::Settings::new(Edition::FIDE_2023, vec![a_period()]);
    change(&mut settings);
    Command::OpenGame {
        at: GameAt::Free { group: GROUP },
        settings: Some(Box::new(settings)),
        seed: 7,
        here: Vec::new(),
    }
}

fn filed(change: impl FnOnce(&mut String, &mut Answers, &mut Option<Chosen>, &mut String)) -> Command {
    let (mut key, mut answers, mut chosen, mut note) = ("phone".to_owned(), Answers::default(), None, String::new());
    change(&mut key, &mut answers, &mut chosen, &mut note);
    let at = GameAt::Board { group: GROUP, round: 1, board: 1, game: None };
    Command::FileIncident { at, key, answers, chosen, clock: None, note, seed: 7 }
}

fn prize(change: impl FnOnce(&mut Prize, &mut Category)) -> Command {
    let mut prize = Prize { name: "1".to_owned(), cash: Ore::kroner(100), ..Prize::default() };
    let mut category = Category { women: true, ..Category::default() };
    change(&mut prize, &mut category);
    prize.category = Some(category);
    let fund = PrizeFund { prizes: vec![prize], ..PrizeFund::default() };
    Command::SetPrizes { group: GROUP, fund: Box::new(fund) }
}

fn brought(change: impl FnOnce(&mut Brought)) -> Command {
    let mut brought = Brought::default();
    change(&mut brought);
    Command::BringIn { group: GROUP, brought: Box::new(brought) }
}

fn stage(time_control: String) -> Stage {
    Stage { kind: StageKind::Blitz, games: 0, time_control, colours: StageColours::ByLot, draw_wins_for: None }
}

fn play_off(change: impl FnOnce(&mut Vec<PlayerId>, &mut Vec<Stage>, &mut String)) -> Command {
    let (mut players, mut stages, mut note) = (Vec::new(), Vec::new(), String::new());
    change(&mut players, &mut stages, &mut note);
    let (ladder, stake) = (PlayOffLadder::Own, Stake::Place);
    Command::SetUpPlayOff { group: GROUP, players, ladder, stages, stake, note, seed: 7 }
}

/// The fields of an event and its groups.
pub(super) const SETTINGS: &[(&str, Made)] = &[
    ("event_name", |g| Command::ChangeTournament {
        settings: TournamentSettings { name: g.text(), ..Default::default() },
    }),
    ("place", |g| event(TournamentSettings { place: g.text(), ..Default::default() })),
    ("organiser", |g| event(TournamentSettings { organiser: g.text(), ..Default::default() })),
    ("arbiter", |g| event(TournamentSettings { chief_arbiter: g.text(), ..Default::default() })),
    ("arbiter", |g| event(TournamentSettings { deputies: vec![g.text()], ..Default::default() })),
    ("arbiter", |g| event(TournamentSettings { approved_as_players: vec![g.text()], ..Default::default() })),
    ("arbiters", |g| event(TournamentSettings { deputies: g.of("Liv Ås".to_owned()), ..Default::default() })),
    ("federation", |g| event(TournamentSettings { federation: g.text(), ..Default::default() })),
    ("federation", |g| player(Person { federation: g.text(), ..a_person() })),
    ("federation", |g| rules(GameRules { federation: g.text(), ..GameRules::default() })),
    ("byes", |g| {
        event(TournamentSettings { byes: ByeLimits { half: g.number(), ..ByeLimits::default() }, ..Default::default() })
    }),
    ("byes", |g| {
        event(TournamentSettings {
            byes: ByeLimits { closed_last_rounds: g.number(), ..ByeLimits::default() },
            ..Default::default()
        })
    }),
    ("time_zone", |g| event(TournamentSettings { time_zone: g.text(), ..Default::default() })),
    ("put_off_rules", |g| event(TournamentSettings { put_off_rules: g.text(), ..Default::default() })),
    ("groups", |g| Command::SplitByRating { groups: g.of(GROUP), sizes: None }),
    ("group_name", |g| Command::ChangeGroup { group: GROUP, settings: GroupSettings { name: g.text(), ..a_group() } }),
    ("schedule", |g| {
        group(GroupSettings { schedule: g.of(RoundTimes { starts: Some(NOW), pair_from: None }), ..a_group() })
    }),
    ("round_start", |g| {
        group(GroupSettings { schedule: vec![RoundTimes { starts: Some(g.moment()), pair_from: None }], ..a_group() })
    }),
    ("pairing_time", |g| {
        group(GroupSettings { schedule: vec![RoundTimes { starts: None, pair_from: Some(g.moment()) }], ..a_group() })
    }),
    ("time_control", |g| group(GroupSettings { time_control: g.text(), ..a_group() })),
    ("time_control", |g| group(GroupSettings { ladder: vec![stage(g.text())], ..a_group() })),
    ("periods", |g| group(GroupSettings { time_control: g.of("40/900").join(":"), ..a_group() })),
    ("periods", |g| opened(|settings| settings.periods.white = g.of(a_period()))),
    ("period_seconds", |g| group(GroupSettings { time_control: format!("{}+30", g.number::<i64>()), ..a_group() })),
    ("period_seconds", |g| play_off(|_, stages, _| stages.push(stage(format!("W300-B{}", g.number::<i64>()))))),
    ("increment_seconds", |g| {
        group(GroupSettings { time_control: format!("5400+{}", g.number::<i64>()), ..a_group() })
    }),
    ("period_moves", |g| group(GroupSettings { time_control: format!("{}/5400", g.number::<i64>()), ..a_group() })),
    ("period_moves", |g| opened(|settings| settings.periods.black[0].moves = Some(g.number()))),
    ("tiebreaks", |g| group(GroupSettings { tiebreaks: g.of(TieBreak::DsuMedian), ..a_group() })),
    ("section", |g| group(GroupSettings { sections: vec![g.text()], ..a_group() })),
    ("section", |g| prize(|_, category| category.section = g.text())),
    ("sections", |g| group(GroupSettings { sections: g.of("U-08".to_owned()), ..a_group() })),
    ("acceleration_groups", |g| group(accelerated(Groups { groups: g.number(), rounds: 1 }))),
    ("acceleration_rounds", |g| group(accelerated(Groups { groups: 2, rounds: g.number() }))),
    ("acceleration_rounds", |g| {
        let host = Host::DanishSwiss { acceleration: Some(Groups { groups: 2, rounds: g.number() }) };
        group(GroupSettings { system: System::Gladiator { host }, ..a_group() })
    }),
    ("handicap_steps", |g| {
        group(GroupSettings { handicap: Some(Handicap { total_minutes: 60, steps: g.of((100, 20)) }), ..a_group() })
    }),
    ("handicap_difference", |g| {
        group(GroupSettings {
            handicap: Some(Handicap { total_minutes: 60, steps: vec![(g.number(), 20)] }),
            ..a_group()
        })
    }),
    ("laws", |g| rules(GameRules { laws: g.text(), ..GameRules::default() })),
    ("default_minutes", |g| rules(GameRules { default_minutes: Some(g.number()), ..GameRules::default() })),
    ("appeal_minutes", |g| rules(GameRules { appeal_minutes: Some(g.number()), ..GameRules::default() })),
    ("draw_from_move", |g| rules(GameRules { draws: DrawAgreement::FromMove(g.number()), ..GameRules::default() })),
    ("draw_from_move", |g| opened(|settings| settings.draw_agreement = DrawAgreement::FromMove(g.number()))),
];

fn accelerated(acceleration: Groups) -> GroupSettings {
    GroupSettings { system: System::Of(Host::DanishSwiss { acceleration: Some(acceleration) }), ..a_group() }
}

/// The fields of players, rounds and what ends an event.
pub(super) const PLAYERS: &[(&str, Made)] = &[
    ("players", |g| Command::ImportPlayers { group: GROUP, players: g.of(NewPlayer::default()) }),
    ("players", |g| Command::Forbid { group: GROUP, players: g.of(PlayerId(1)), first: 1, last: 9, soft: false }),
    ("players", |g| Command::Allow { group: GROUP, players: g.of(PlayerId(1)) }),
    ("players", |g| Command::DrawPlaceLot { group: GROUP, players: g.of(PlayerId(1)), seed: 7 }),
    ("players", |g| play_off(|players, _, _| *players = g.of(PlayerId(1)))),
    ("players", |g| brought(|brought| brought.withdrawn = g.of((StartNumber(1), 1)))),
    ("players", |g| {
        brought(|brought| {
            brought.rounds =
                vec![BroughtRound { byes: g.of((StartNumber(1), ByeKind::Half)), ..BroughtRound::default() }]
        })
    }),
    ("players", |g| {
        brought(|brought| {
            brought.forbidden = vec![Forbidden { players: g.of(StartNumber(1)), first: 1, last: 9, soft: false }]
        })
    }),
    ("family_name", |g| {
        player(Person { name: Name { family: g.text(), given: "Liv".to_owned() }, ..Person::default() })
    }),
    ("family_name", |g| Command::EditPlayer {
        player: PlayerId(1),
        to: NewPlayer {
            person: Person { name: Name { family: g.text(), given: String::new() }, ..Person::default() },
            ..NewPlayer::default()
        },
    }),
    ("given_name", |g| Command::EnterPlayer {
        group: GROUP,
        player: NewPlayer {
            person: Person { name: Name { family: "Ås".to_owned(), given: g.text() }, ..Person::default() },
            ..NewPlayer::default()
        },
    }),
    ("club", |g| player(Person { club: g.text(), ..a_person() })),
    ("club", |g| Command::EnterLate {
        group: GROUP,
        player: NewPlayer { person: Person { club: g.text(), ..a_person() }, ..NewPlayer::default() },
    }),
    ("club", |g| prize(|_, category| category.club = g.text())),
    ("fide_id", |g| player(Person { fide_id: Some(g.number()), ..a_person() })),
    ("national_id", |g| player(Person { national_id: g.text(), ..a_person() })),
    ("section", |g| Command::EnterPlayer {
        group: GROUP,
        player: NewPlayer { section: g.text(), ..NewPlayer::default() },
    }),
    ("birth_year", |g| born(g.number(), 0, 0)),
    ("birth_month", |g| born(1990, g.number(), 0)),
    ("birth_day", |g| born(1990, 1, g.number())),
    ("seats", |g| Command::SetManual {
        group: GROUP,
        seats: g.of(Seat { white: PlayerId(1), black: PlayerId(2) }),
        bye: None,
    }),
    ("until", |g| {
        Command::SetGame(SetGame {
            at: Slot::board(GROUP, 1, 1),
            to: GameState::Postponed { until: Some(g.moment()) },
            seen: GameState::Open,
            confirmed: false,
            seed: 0,
        })
    }),
    ("until", |g| {
        Command::SetGame(SetGame {
            at: Slot::board(GROUP, 1, 1),
            to: GameState::Adjourned { until: Some(g.moment()) },
            seen: GameState::Open,
            confirmed: false,
            seed: 0,
        })
    }),
    ("until", |g| {
        let game = GameState::Postponed { until: Some(g.moment()) };
        let boards = vec![BroughtBoard { white: StartNumber(1), black: StartNumber(2), game }];
        brought(|brought| brought.rounds = vec![BroughtRound { boards, ..BroughtRound::default() }])
    }),
    ("note", |g| Command::EndManual { group: GROUP, note: g.text() }),
    ("note", |g| play_off(|_, _, note| *note = g.text())),
    ("note", |g| filed(|_, _, _, note| *note = g.text())),
    ("note", |g| Command::DecideAppeal { incident: IncidentId(1), upheld: true, note: g.text() }),
    ("grounds", |g| Command::AppealIncident { incident: IncidentId(1), by: PlayerId(1), grounds: g.text() }),
    ("grounds", |g| Command::ImposePenalty { player: PlayerId(1), penalty: Penalty::Warning, grounds: g.text() }),
    ("suspension_months", |g| Command::ImposePenalty {
        player: PlayerId(1),
        penalty: Penalty::Suspension { months: g.number() },
        grounds: "Støj".to_owned(),
    }),
    ("prize_name", |g| prize(|prize, _| prize.name = g.text())),
    ("honour", |g| prize(|prize, _| prize.honour = g.text())),
    ("prize_rating", |g| {
        prize(|_, category| category.rating = Some(RatingRule::Band { from: None, to: Some(g.number()) }))
    }),
    ("age", |g| prize(|_, category| category.age = Some(Age { from: Some(g.number()), to: None, on: AgeOn::Year }))),
    ("receiver", |g| Command::SendReport { to: g.text() }),
    ("program", |g| brought(|brought| brought.program = g.text())),
    ("brought_rounds", |g| brought(|brought| brought.rounds = g.of(BroughtRound::default()))),
    ("brought_boards", |g| {
        brought(|brought| {
            brought.rounds = vec![BroughtRound {
                boards: g.of(BroughtBoard { white: StartNumber(1), black: StartNumber(2), game: GameState::Open }),
                ..BroughtRound::default()
            }]
        })
    }),
    ("brought_boards", |g| {
        brought(|brought| brought.forbidden = g.of(Forbidden { players: Vec::new(), first: 1, last: 9, soft: false }))
    }),
    ("brought_byes", |g| brought(|brought| brought.byes_ahead = g.of((StartNumber(1), 1, ByeKind::Half)))),
];

/// The fields of games under the referee and of incidents.
pub(super) const GAMES: &[(&str, Made)] = &[
    ("squares", |g| heard(Deed::Touch { squares: g.of(rokade_board::Square::E4), adjust: false, accidental: false })),
    ("moves_recorded", |g| heard(Deed::Record { moves: g.number() })),
    ("moves_recorded", |g| heard(Deed::Reconstruct { moves: g.number(), fen: None })),
    ("written_move", |g| {
        heard(Deed::Claim { rule: referee::Claimed::Fifty, announced: Some(g.text()), grounds: None })
    }),
    ("written_move", |g| heard(Deed::Seal { text: g.text(), envelope: None })),
    ("fen", |g| heard(Deed::Reconstruct { moves: 1, fen: Some(g.text()) })),
    ("clock", |g| heard(Deed::SetClock { white: Some(Millis(g.number())), black: None })),
    ("clock", |g| opened(|settings| settings.periods.white[0].time = Millis(g.number()))),
    ("clock", |g| opened(|settings| settings.default_time = Some(Millis(g.number())))),
    ("clock", |g| {
        heard(Deed::Decide(Decide::Penalty {
            item: "1".to_owned(),
            against: Color::White,
            ms: Some(Millis(g.number())),
            points: None,
        }))
    }),
    ("clock", |g| {
        filed(|_, _, chosen, _| {
            *chosen = Some(Chosen { choice: "1".to_owned(), ms: Some(Millis(g.number())), points: None })
        })
    }),
    ("clock", |g| match filed(|_, _, _, _| {}) {
        Command::FileIncident { at, key, answers, chosen, note, seed, .. } => {
            let clock = Some(Both { white: Millis::ZERO, black: Millis(g.number()) });
            Command::FileIncident { at, key, answers, chosen, clock, note, seed }
        }
        other => other,
    }),
    ("increment", |g| opened(|settings| settings.periods.white[0].increment = Millis(g.number()))),
    ("increment", |g| opened(|settings| settings.periods.white[0].delay = Millis(g.number()))),
    ("envelope", |g| heard(Deed::Seal { text: "e4".to_owned(), envelope: Some(g.of(String::new())) })),
    ("envelope_line", |g| heard(Deed::Seal { text: "e4".to_owned(), envelope: Some(vec![g.text()]) })),
    ("remark", |g| heard(Deed::Stop { reason: Some(g.text()) })),
    ("remark", |g| heard(Deed::Restart { reason: Some(g.text()) })),
    ("penalty", |g| {
        heard(Deed::Decide(Decide::Penalty { item: g.text(), against: Color::White, ms: None, points: None }))
    }),
    ("penalty", |g| filed(|_, _, chosen, _| *chosen = Some(Chosen { choice: g.text(), ms: None, points: None }))),
    ("incident", |g| filed(|key, _, _, _| *key = g.text())),
    ("incident", |g| filed(|_, answers, _, _| *answers = Answers::default().with(&g.text(), "yes"))),
    ("answers", |g| {
        filed(|_, answers, _, _| *answers = Answers((0..g.items()).map(|n| (n.to_string(), String::new())).collect()))
    }),
    ("answer", |g| filed(|_, answers, _, _| *answers = Answers::default().with("who", g.text()))),
];
