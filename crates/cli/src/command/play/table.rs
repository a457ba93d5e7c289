//! One game at the table: the referee, and what a typed line has to know of the board.

use rokade_board::{Color, Position};
use rokade_laws::referee::{Account, BadScript, By, Deed, Event, Millis, Ply, Referee, Settings};

use super::order::Actor;

#[derive(Clone, Debug)]
pub(super) struct Table {
    referee: Referee,
    /// The board before the last move, from which an illegal one is replaced.
    before: Option<String>,
    /// Who last touched or moved a man.
    last_hand: Option<Color>,
}

impl Table {
    pub(super) fn new(settings: Settings) -> Self {
        Self { referee: Referee::new(settings), before: None, last_hand: None }
    }

    /// Hears an event; after a refusal this table is of no further use.
    pub(super) fn hear(&mut self, event: &Event) -> Result<(), BadScript> {
        let is_replacing = matches!(event.deed, Deed::Move { .. }) && self.replaced().map(By::from) == Some(event.by);
        let before = self.account().fen();
        self.referee.hear(event)?;
        if matches!(event.deed, Deed::Move { .. } | Deed::Touch { .. }) {
            self.last_hand = event.by.player();
        }
        if matches!(event.deed, Deed::Move { .. }) && !is_replacing {
            self.before = Some(before);
        }
        Ok(())
    }

    pub(super) fn referee(&self) -> &Referee {
        &self.referee
    }

    pub(super) fn account(&self) -> Account<'_> {
        self.referee.account()
    }

    pub(super) fn settings(&self) -> &Settings {
        self.referee.settings()
    }

    /// The position on the board, if the men are one.
    pub(super) fn position(&self) -> Option<Position> {
        Position::read(&self.account().fen(), self.settings().variant()).ok()
    }

    /// The position from which the coming move is made.
    pub(super) fn position_to_move_from(&self) -> Option<Position> {
        match (self.replaced(), &self.before) {
            (Some(_), Some(fen)) => Position::read(fen, self.settings().variant()).ok(),
            _ => self.position(),
        }
    }

    /// Whose move it is to make: the player on move, or one who corrects an illegal move in time.
    pub(super) fn mover(&self) -> Color {
        self.replaced().unwrap_or_else(|| self.account().turn())
    }

    /// The player whose illegal move has not been pressed yet.
    fn replaced(&self) -> Option<Color> {
        self.unpressed().filter(|ply| ply.made.is_err()).map(|ply| ply.by)
    }

    /// The last move, if its player may still press.
    fn unpressed(&self) -> Option<&Ply> {
        let account = self.account();
        let last = account.moves_made().last()?;
        (!last.is_completed && account.clocks().running() != Some(!last.by)).then_some(last)
    }

    /// Who does a thing when the line does not say.
    pub(super) fn actor(&self, actor: Actor, now: Millis) -> By {
        let in_hand = || self.unpressed().map_or_else(|| self.account().turn(), |ply| ply.by);
        let player = match actor {
            Actor::Arbiter => return By::Arbiter,
            Actor::InHand => in_hand(),
            Actor::Answering => self.account().draw_offer().map_or_else(in_hand, |offerer| !offerer),
            Actor::Objecting => self.account().moves_made().last().map_or_else(in_hand, |ply| !ply.by),
            Actor::Witness => self.last_hand.map_or_else(in_hand, |hand| !hand),
            Actor::InTime => self.only_fallen(now).map_or_else(in_hand, |fallen| !fallen),
        };
        player.into()
    }

    /// The player whose flag alone is down.
    fn only_fallen(&self, now: Millis) -> Option<Color> {
        let shown = self.referee.clock_at(now);
        match (shown.white <= Millis::ZERO, shown.black <= Millis::ZERO) {
            (true, false) => Some(Color::White),
            (false, true) => Some(Color::Black),
            _ => None,
        }
    }
}
