//! Every command, taken apart.

use rokade_standings::{Age, Category, Prize, PrizeFund, RatingRule};

use super::Limits;
use crate::{Brought, BroughtBoard, BroughtRound, Command, GameState, Penalty, SetGame};

impl Limits {
    pub(super) fn command(&mut self, command: &Command) {
        match command {
            Command::Create { settings } | Command::ChangeTournament { settings } => self.tournament(settings),
            Command::AddGroup { settings } | Command::ChangeGroup { group: _, settings } => self.group(settings),
            Command::EnterPlayer { group: _, player }
            | Command::EnterLate { group: _, player }
            | Command::EditPlayer { player: _, to: player } => self.player(player),
            Command::ImportPlayers { group: _, players } => self.players(players),
            Command::SplitByRating { groups, sizes } => {
                self.list("groups", groups.len());
                self.list("groups", sizes.as_ref().map_or(0, Vec::len));
            }
            Command::Forbid { group: _, players, first: _, last: _, soft: _ }
            | Command::Allow { group: _, players }
            | Command::DrawPlaceLot { group: _, players, seed: _ } => self.list("players", players.len()),
            Command::SetManual { group: _, seats, bye: _ } => self.list("seats", seats.len()),
            Command::EndManual { group: _, note } => self.text("note", note),
            Command::SetGame(SetGame { at: _, to, seen: _, confirmed: _, seed: _ }) => self.state(*to),
            Command::SetUpPlayOff { group: _, players, ladder: _, stages, stake: _, note, seed: _ } => {
                self.list("players", players.len());
                stages.iter().for_each(|stage| self.stage(stage));
                self.text("note", note);
            }
            Command::OpenGame { at: _, settings, seed: _, here: _ } => {
                settings.iter().for_each(|rules| self.game(rules))
            }
            Command::HearGame { at: _, event } => self.deed(&event.deed),
            Command::FileIncident { at: _, key, answers, chosen, clock, note, seed: _ } => {
                self.incident(key, answers, chosen.as_ref(), *clock);
                self.text("note", note);
            }
            Command::AppealIncident { incident: _, by: _, grounds } => self.text("grounds", grounds),
            Command::DecideAppeal { incident: _, upheld: _, note } => self.text("note", note),
            Command::SetPrizes { group: _, fund } => self.fund(fund),
            Command::SendReport { to } => self.text("receiver", to),
            Command::ImposePenalty { player: _, penalty, grounds } => {
                if let Penalty::Suspension { months } = penalty {
                    self.number("suspension_months", *months);
                }
                self.text("grounds", grounds);
            }
            Command::BringIn { group: _, brought } => self.brought(brought),
            // Nothing but what the state has, what has a refusal of its own, and seeds, which may be anything.
            Command::RenameTeam { group: _, team: _, name: _ }
            | Command::RemoveGroup { group: _ }
            | Command::RemovePlayer { player: _ }
            | Command::MovePlayer { player: _, group: _ }
            | Command::FixBoard { player: _, board: _ }
            | Command::WithholdName { player: _, withheld: _ }
            | Command::Erase { player: _ }
            | Command::DrawLots { group: _, seed: _ }
            | Command::OrderByRating { group: _ }
            | Command::DrawColour { group: _, seed: _ }
            | Command::FormTeams { group: _ }
            | Command::SwapTeamPlayers { group: _, one: _, other: _ }
            | Command::EnterLoser { player: _, group: _ }
            | Command::AskBye { player: _, round: _, kind: _ }
            | Command::CancelBye { player: _, round: _ }
            | Command::ForbidAlike { group: _, alike: _, first: _, last: _, soft: _ }
            | Command::Pair { group: _ }
            | Command::PairAgain { group: _ }
            | Command::DiscardDraft { group: _ }
            | Command::BeginManual { group: _ }
            | Command::Publish { group: _ }
            | Command::StartRound { group: _, round: _ }
            | Command::Withdraw { player: _, notice: _ }
            | Command::Return { player: _ }
            | Command::CallOffPlayOff { group: _, play_off: _ }
            | Command::StepClock { by: _ }
            | Command::PublishPrizes { group: _ }
            | Command::Undo
            | Command::TakeBack { step: _ }
            | Command::FinishGroup { group: _ }
            | Command::ReopenGroup { group: _ } => {}
        }
    }

    fn state(&mut self, game: GameState) {
        match game {
            GameState::Postponed { until } | GameState::Adjourned { until } => {
                until.into_iter().for_each(|until| self.moment("until", until));
            }
            GameState::Open | GameState::Done { result: _, notice: _ } => {}
        }
    }

    /// How many prizes and how much they are has refusals of its own.
    fn fund(&mut self, PrizeFund { currency: _, prizes, sharing: _, several: _, rounding: _ }: &PrizeFund) {
        self.rows(prizes, |limits, Prize { name, cash: _, honour, category }| {
            limits.text("prize_name", name);
            limits.text("honour", honour);
            category.iter().for_each(|category| limits.category(category));
        });
    }

    fn category(&mut self, Category { rating, age, women: _, club, section }: &Category) {
        if let Some(RatingRule::Band { from, to }) = rating {
            [from, to].into_iter().flatten().for_each(|rating| self.number("prize_rating", *rating));
        }
        if let Some(Age { from, to, on: _ }) = age {
            [from, to].into_iter().flatten().for_each(|age| self.number("age", *age));
        }
        self.text("club", club);
        self.text("section", section);
    }

    fn brought(&mut self, brought: &Brought) {
        let Brought { program, players, rounds, initial_color: _, withdrawn, byes_ahead, forbidden } = brought;
        self.text("program", program);
        self.players(players);
        self.list("brought_rounds", rounds.len());
        self.list("players", withdrawn.len());
        self.list("brought_byes", byes_ahead.len());
        self.list("brought_boards", forbidden.len());
        for rule in forbidden {
            self.list("players", rule.players.len());
        }
        for BroughtRound { boards, byes, day: _ } in rounds {
            self.list("brought_boards", boards.len());
            self.list("players", byes.len());
            for BroughtBoard { white: _, black: _, game } in boards {
                self.state(*game);
            }
        }
    }
}
