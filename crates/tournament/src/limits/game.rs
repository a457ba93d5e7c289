//! Games under the referee, and incidents.

use rokade_laws::incident::{Answers, Chosen};
use rokade_laws::referee::{Both, Decide, Deed, DrawAgreement, Millis, Period, Settings};

use super::Limits;

impl Limits {
    pub(super) fn game(&mut self, settings: &Settings) {
        let Settings {
            edition: _,
            federation: _,
            pace: _,
            supervision: _,
            periods: Both { white, black },
            start: _,
            default_time,
            draw_agreement,
            appendix_g: _,
            arbiter_present: _,
            blind: _,
            regulations: _,
            handbook: _,
            schedule: _,
        } = settings;
        for periods in [white, black] {
            self.list("periods", periods.len());
            for Period { time, moves, increment, delay } in periods {
                self.clock(*time);
                self.number("increment", increment.0);
                self.number("increment", delay.0);
                moves.iter().for_each(|moves| self.number("period_moves", *moves));
            }
        }
        default_time.iter().for_each(|time| self.clock(*time));
        match draw_agreement {
            DrawAgreement::FromMove(first) => self.number("draw_from_move", *first),
            DrawAgreement::Allowed | DrawAgreement::Never => {}
        }
    }

    fn clock(&mut self, time: Millis) {
        self.number("clock", time.0);
    }

    pub(super) fn deed(&mut self, deed: &Deed) {
        match deed {
            Deed::Touch { squares, adjust: _, accidental: _ } => self.list("squares", squares.len()),
            Deed::Record { moves } => self.number("moves_recorded", *moves),
            Deed::Claim { rule: _, announced, grounds: _ } => {
                announced.iter().for_each(|announced| self.text("written_move", announced));
            }
            Deed::Stop { reason } | Deed::Restart { reason } => {
                reason.iter().for_each(|reason| self.text("remark", reason));
            }
            Deed::SetClock { white, black } => [white, black].into_iter().flatten().for_each(|time| self.clock(*time)),
            Deed::Decide(Decide::Penalty { item, against: _, ms, points: _ }) => {
                self.text("penalty", item);
                ms.iter().for_each(|time| self.clock(*time));
            }
            Deed::Reconstruct { moves, fen } => {
                self.number("moves_recorded", *moves);
                fen.iter().for_each(|fen| self.text("fen", fen));
            }
            Deed::Seal { text, envelope } => {
                self.text("written_move", text);
                let lines = envelope.as_deref().unwrap_or_default();
                self.list("envelope", lines.len());
                lines.iter().for_each(|line| self.text("envelope_line", line));
            }
            Deed::Arrive
            | Deed::Start
            | Deed::Move { attempt: _, hands: _ }
            | Deed::Press
            | Deed::OfferDraw
            | Deed::AcceptDraw
            | Deed::DeclineDraw
            | Deed::Resign
            | Deed::Notice(_)
            | Deed::Decide(Decide::Claim(_))
            | Deed::Adjourn
            | Deed::ResumePlay
            | Deed::OpenEnvelope
            | Deed::EnvelopeLost
            | Deed::Sign { result: _ } => {}
        }
    }

    pub(super) fn incident(
        &mut self,
        key: &str,
        Answers(answers): &Answers,
        chosen: Option<&Chosen>,
        clock: Option<Both<Millis>>,
    ) {
        self.text("incident", key);
        self.list("answers", answers.len());
        for (question, answer) in answers {
            self.text("incident", question);
            self.text("answer", answer);
        }
        if let Some(Chosen { choice, ms, points: _ }) = chosen {
            self.text("penalty", choice);
            ms.iter().for_each(|time| self.clock(*time));
        }
        if let Some(Both { white, black }) = clock {
            self.clock(white);
            self.clock(black);
        }
    }
}
