//! The two clocks as the page shows them, and what the script needs to let them run.

use rokade_board::Color;
use rokade_laws::referee::{Duty, Millis, Referee};
use rokade_words::ruling::shown;
use rokade_words::{Arg, Lang, text, text_with};

use super::seat::Seat;

pub(super) struct ClockView {
    pub color: &'static str,
    pub name: String,
    pub ms: i64,
    pub shown: String,
    pub is_running: bool,
    pub is_fallen: bool,
    /// Period, moves to the control, duty to write: `Move 12 of 40`, `need not record`.
    pub notes: Vec<String>,
    /// The reader may press it; and it is time to.
    pub is_own: bool,
    pub can_press: bool,
}

/// What a script lets run between two answers.
pub(super) struct Running {
    /// The referee's time of the reading.
    pub at: i64,
    pub color: &'static str,
    /// How long the main time still stands, with a delay.
    pub delay_left: i64,
    /// What a press adds, for White and Black.
    pub added: [i64; 2],
    /// The delay of the next move, for White and Black.
    pub delays: [i64; 2],
}

pub(super) fn running(referee: &Referee, at: Millis) -> Running {
    let clocks = referee.account().clocks();
    let color = clocks.running();
    Running {
        at: at.0,
        color: color.map_or("", |color| color.fold_wb("white", "black")),
        delay_left: color.map_or(0, |color| delay_left(referee, color, at)),
        added: Color::ALL.map(|color| clocks.period(color).1.increment.0),
        delays: Color::ALL.map(|color| clocks.period(color).1.delay.0),
    }
}

/// How long it takes until the main time runs: the first moment at which the display is less.
fn delay_left(referee: &Referee, color: Color, at: Millis) -> i64 {
    let longest = referee.account().clocks().period(color).1.delay.0;
    let now = referee.clock_at(at)[color];
    let stands = |span: i64| referee.clock_at(at + Millis(span))[color] == now;
    if longest == 0 || now == Millis::ZERO || !stands(1) {
        return 0;
    }
    let (mut stood, mut runs) = (0, longest + 1);
    while runs - stood > 1 {
        let middle = i64::midpoint(stood, runs);
        if stands(middle) {
            stood = middle;
        } else {
            runs = middle;
        }
    }
    stood
}

pub(super) fn view(seat: &Seat, color: Color, at: Millis, plays: bool) -> ClockView {
    let referee = &seat.game().referee;
    let account = referee.account();
    let ms = referee.clock_at(at)[color].0;
    let is_over = account.verdict().is_some();
    let has_moved = account.moves_made().last().is_some_and(|last| last.by == color && !last.is_completed);
    let is_own = plays && !is_over && seat.chair.speaks_for(color.into());
    ClockView {
        color: color.fold_wb("white", "black"),
        name: seat.name(color),
        ms,
        shown: shown(ms),
        is_running: account.clocks().running() == Some(color),
        is_fallen: ms == 0,
        notes: notes(seat, color, is_over),
        is_own,
        can_press: is_own && account.is_started() && has_moved,
    }
}

fn notes(seat: &Seat, color: Color, is_over: bool) -> Vec<String> {
    let (lang, account) = (seat.lang, seat.game().referee.account());
    let clocks = account.clocks();
    let (period, _) = clocks.period(color);
    let mut notes = Vec::new();
    if !is_over && !account.is_started() && account.is_here(color) {
        notes.push(text(lang, "desk-play-came"));
    }
    if let Some(required) = clocks.required(color, period) {
        let args = [("done", Arg::from(clocks.moves(color))), ("required", Arg::from(required))];
        notes.push(text_with(lang, "desk-play-moves-of", &args));
    } else if period > 0 {
        notes.push(text_with(lang, "desk-play-period", &[("number", Arg::from(period + 1))]));
    }
    if !is_over && account.duty(color) == Duty::Exempt {
        notes.push(text(lang, "desk-play-exempt"));
    }
    if account.illegal_moves(color) > 0 {
        notes.push(text_with(lang, "desk-play-illegal-moves", &[("count", Arg::from(account.illegal_moves(color)))]));
    }
    if account.draw_offer() == Some(color) {
        notes.push(text(lang, "desk-play-offers"));
    }
    notes
}

/// What the clock is set to: `40/90+30, 30+30`; a delay is written `d30`.
pub(super) fn control(lang: Lang, seat: &Seat) -> String {
    let settings = seat.game().referee.settings();
    let side = |color: Color| {
        let periods = settings.periods[color].iter().map(|period| {
            let moves = period.moves.map(|moves| format!("{moves}/")).unwrap_or_default();
            let added = match (period.increment.seconds(), period.delay.seconds()) {
                (0, 0) => String::new(),
                (0, delay) => format!(" d{delay}"),
                (increment, _) => format!("+{increment}"),
            };
            let minutes = match period.time.0 % 60_000 {
                0 => (period.time.0 / 60_000).to_string(),
                _ => shown(period.time.0),
            };
            format!("{moves}{minutes}{added}")
        });
        periods.collect::<Vec<_>>().join(", ")
    };
    match settings.periods.white == settings.periods.black {
        true => side(Color::White),
        false => {
            let args = [("white", Arg::from(side(Color::White))), ("black", Arg::from(side(Color::Black)))];
            text_with(lang, "desk-play-odds", &args)
        }
    }
}

#[cfg(test)]
mod tests {
    use rokade_clause::Edition;
    use rokade_laws::referee::{By, Deed, Event, Period, Settings};

    use super::*;

    fn started(delay: i64) -> Referee {
        let period = Period {
            time: Millis::from_minutes(5),
            moves: None,
            increment: Millis::ZERO,
            delay: Millis::from_seconds(delay),
        };
        let mut referee = Referee::new(Settings::new(Edition::FIDE_2023, vec![period]));
        referee.hear(&Event { at: Millis::ZERO, by: By::Arbiter, deed: Deed::Start }).unwrap();
        referee
    }

    #[test]
    fn what_is_left_of_a_delay_is_found() {
        let referee = started(3);
        assert_eq!(delay_left(&referee, Color::White, Millis(1000)), 2000);
        assert_eq!(delay_left(&referee, Color::White, Millis(3500)), 0);
        assert_eq!(delay_left(&started(0), Color::White, Millis(0)), 0);
    }
}
