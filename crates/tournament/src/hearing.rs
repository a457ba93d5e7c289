//! What is known of a game before anybody asks, and what an incident in it comes to.

use rokade_board::Color;
use rokade_clause::Reason;
use rokade_laws::incident::{self, Answers, Chosen, Counter, Earlier, Kind, Missing, Question, Setting, Settled};
use rokade_laws::referee::{Both, Consequence, Millis, Settings};

use crate::{Board, GameAt, Incident, IncidentId, Micros, PlayedGame, PlayerId, Tournament};

/// Asked where a game has several periods, nobody watches its clock, and the ruling turns on it.
const LAST_PERIOD: Question = Question { key: "last_period", kind: Kind::YesNo };

impl Tournament {
    /// The players of a game, White first.
    pub fn seats(&self, at: GameAt) -> Option<(PlayerId, PlayerId)> {
        match at {
            GameAt::Board { game, .. } => {
                let board = self.board_of(at)?;
                match game {
                    Some(game) => board.match_game(game).map(|game| (game.white, game.black)),
                    None => Some((board.white, board.black)),
                }
            }
            GameAt::Free { group } => {
                let players = self.players.values().map(|player| (player.id, player.group));
                self.groups.get(&group)?.free_players(players)
            }
        }
    }

    fn board_of(&self, at: GameAt) -> Option<&Board> {
        let GameAt::Board { group, round, board, .. } = at else { return None };
        self.groups.get(&group)?.round(round)?.board(board)
    }

    /// The rules of a game: its own under the referee, else those of its group. Where no time control is stated
    /// there is no increment that a ruling could take back.
    pub fn game_settings(&self, at: GameAt) -> Result<Settings, Reason> {
        if let Some(game) = self.games.get(&at) {
            return Ok(game.referee.settings().clone());
        }
        let group = self.groups.get(&at.group()).ok_or_else(|| Reason::house("incident_no_game"))?;
        let mut settings = self.rules_of_games(group)?;
        if group.settings.time_control.is_empty() {
            let Both { white, black } = &mut settings.periods;
            white.iter_mut().chain(black).for_each(|period| period.increment = Millis::ZERO);
        }
        Ok(settings)
    }

    /// What already stands against both players of a game: illegal moves of this game, warnings of
    /// the whole event.
    pub fn earlier(&self, at: GameAt) -> Both<Earlier> {
        let Some((white, black)) = self.seats(at) else { return Both::default() };
        Both::new(|color| {
            let player = color.fold_wb(white, black);
            Earlier { illegal_moves: self.illegal_moves(at, player, color), warnings: self.warnings(player) }
        })
    }

    fn illegal_moves(&self, at: GameAt, player: PlayerId, color: Color) -> u32 {
        let filed = self.incidents.values().filter(|incident| incident.at == at);
        let filed: u32 = filed.map(|incident| incident.counts(player, Counter::IllegalMove)).sum();
        filed + self.games.get(&at).map_or(0, |game| game.referee.account().illegal_moves(color))
    }

    /// Warnings of a player in the event, by incidents and by the referee.
    pub fn warnings(&self, player: PlayerId) -> u32 {
        let filed: u32 = self.incidents.values().map(|incident| incident.counts(player, Counter::Warning)).sum();
        let heard: usize = self.games.values().map(|game| warned(game, player)).sum();
        filed + u32::try_from(heard).expect("a count fits")
    }

    /// Illegal moves of a player in the event, by incidents and by the referee.
    pub fn illegal_moves_of(&self, player: PlayerId) -> u32 {
        let filed: u32 = self.incidents.values().map(|incident| incident.counts(player, Counter::IllegalMove)).sum();
        let heard = |game: &PlayedGame| -> u32 {
            let own = Color::ALL.into_iter().filter(|color| game.player(*color) == player);
            own.map(|color| game.referee.account().illegal_moves(color)).sum()
        };
        filed + self.games.values().map(heard).sum::<u32>()
    }

    /// What the ruling on an incident of this game begins with.
    pub fn incident_setting(&self, at: GameAt, answers: &Answers) -> Result<Setting, Reason> {
        let settings = self.game_settings(at)?;
        let is_last = match self.games.get(&at) {
            Some(game) => {
                let account = game.referee.account();
                account.clocks().is_last_period(account.turn())
            }
            None => !has_periods(&settings) || answers.yes(LAST_PERIOD.key) != Some(false),
        };
        Ok(Setting::of(&settings, is_last, self.earlier(at)))
    }

    /// The next question about an incident of this game, or none when it can be settled.
    pub fn incident_question(&self, at: GameAt, key: &str, answers: &Answers) -> Result<Option<Question>, Reason> {
        let setting = self.incident_setting(at, answers)?;
        if let Some(question) = incident::questions(key, &setting, answers) {
            return Ok(Some(question));
        }
        let is_asked = answers.yes(LAST_PERIOD.key).is_none() && !self.games.contains_key(&at);
        if !is_asked || !has_periods(&self.game_settings(at)?) {
            return Ok(None);
        }
        let earlier_period = Setting { last_period: false, ..setting.clone() };
        let turns_on_it = incident::rule(key, &setting, answers) != incident::rule(key, &earlier_period, answers);
        Ok(turns_on_it.then_some(LAST_PERIOD))
    }

    /// What the Laws make of an incident of this game.
    pub fn incident_settled(
        &self,
        at: GameAt,
        key: &str,
        answers: &Answers,
        chosen: Option<&Chosen>,
    ) -> Result<Settled, Reason> {
        if self.seats(at).is_none() {
            return Err(Reason::house("incident_no_game"));
        }
        if let Some(question) = self.incident_question(at, key, answers)? {
            return Err(unanswered(&question));
        }
        let setting = self.incident_setting(at, answers)?;
        let settled = match chosen {
            Some(chosen) => incident::decide(key, &setting, answers, chosen),
            None => incident::rule(key, &setting, answers),
        };
        settled.map_err(|missing| why_missing(&missing))
    }

    /// What the clocks show now, where the game is under the referee and goes on.
    pub fn clocks_now(&self, at: GameAt, now: Micros) -> Option<Both<Millis>> {
        let game = self.games.get(&at)?;
        game.referee.account().verdict().is_none().then(|| game.referee.clock_at(game.time_at(now)))
    }

    pub fn incident(&self, id: IncidentId) -> Option<&Incident> {
        self.incidents.get(&id)
    }
}

/// Times after a ruling; no clock shows less than nothing.
pub fn clocks_after(shown: Both<Millis>, change: Both<Millis>) -> Both<Millis> {
    Both::new(|color| (shown[color] + change[color]).max(Millis::ZERO))
}

fn has_periods(settings: &Settings) -> bool {
    settings.periods.white.len() > 1 || settings.periods.black.len() > 1
}

fn warned(game: &PlayedGame, player: PlayerId) -> usize {
    let rulings = game.referee.account().rulings().iter();
    let is_against = |against: Option<Color>| against.is_some_and(|color| game.player(color) == player);
    rulings.filter(|ruling| ruling.consequence == Consequence::Warned && is_against(ruling.against)).count()
}

fn why_missing(missing: &Missing) -> Reason {
    match missing {
        Missing::UnknownIncident(key) => Reason::house("incident_unknown").with("incident", key.as_str()),
        Missing::Unanswered(question) => unanswered(question),
        Missing::NotOffered(choice) => Reason::house("incident_choice_unknown").with("choice", choice.as_str()),
        Missing::AmountNeeded(choice) => Reason::house("incident_amount_needed").with("choice", choice.as_str()),
    }
}

fn unanswered(question: &Question) -> Reason {
    Reason::house("incident_unanswered").with("question", question.key)
}
