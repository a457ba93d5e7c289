//! The settings of an event and of a group.

use rokade_model::{Period, TimeControl};
use rokade_pairing::{Groups, System};

use super::Limits;
use crate::{ByeLimits, DrawAgreement, GameRules, GroupSettings, Handicap, RoundTimes, Stage, TournamentSettings};

impl Limits {
    pub(super) fn tournament(&mut self, settings: &TournamentSettings) {
        let TournamentSettings {
            name,
            place,
            federation,
            organiser,
            chief_arbiter,
            deputies,
            approved_as_players,
            starts,
            ends,
            byes: ByeLimits { half, full, zero, closed_last_rounds },
            public: _,
            time_zone,
            casual: _,
            put_off_rules,
            union_rules: _,
            handbook: _,
        } = settings;
        self.text("event_name", name);
        self.text("place", place);
        self.text("federation", federation);
        self.text("organiser", organiser);
        self.text("arbiter", chief_arbiter);
        for arbiters in [deputies, approved_as_players] {
            self.list("arbiters", arbiters.len());
            arbiters.iter().for_each(|arbiter| self.text("arbiter", arbiter));
        }
        self.day("event_date", starts);
        self.day("event_date", ends);
        for byes in [half, full, zero, closed_last_rounds] {
            self.number("byes", *byes);
        }
        self.text("time_zone", time_zone);
        self.text("put_off_rules", put_off_rules);
    }

    /// The number of rounds, of teams, of stages and of the first board have refusals of their own.
    pub(super) fn group(&mut self, settings: &GroupSettings) {
        let GroupSettings {
            name,
            system,
            rounds: _,
            schedule,
            time_control,
            tiebreaks,
            first_board: _,
            sections,
            ladder,
            double_rounds: _,
            pace: _,
            handicap,
            losers_to: _,
            rules,
            candidates: _,
        } = settings;
        self.text("group_name", name);
        self.system(*system);
        self.list("schedule", schedule.len());
        for RoundTimes { starts, pair_from } in schedule {
            starts.iter().for_each(|at| self.moment("round_start", *at));
            pair_from.iter().for_each(|at| self.moment("pairing_time", *at));
        }
        self.time(time_control);
        self.list("tiebreaks", tiebreaks.len());
        self.list("sections", sections.len());
        sections.iter().for_each(|section| self.text("section", section));
        ladder.iter().for_each(|stage| self.stage(stage));
        handicap.iter().for_each(|handicap| self.handicap(handicap));
        self.rules(rules);
    }

    fn system(&mut self, system: System) {
        if let Some(Groups { groups, rounds }) = system.groups() {
            self.number("acceleration_groups", groups);
            self.number("acceleration_rounds", rounds);
        }
    }

    pub(super) fn stage(&mut self, stage: &Stage) {
        let Stage { kind: _, games: _, time_control, colours: _, draw_wins_for: _ } = stage;
        self.text("time_control", time_control);
        for part in time_control.trim_start_matches('W').split("-B") {
            self.time(part);
        }
    }

    /// A time as report files code it; any other text is only too long or not.
    fn time(&mut self, text: &str) {
        self.text("time_control", text);
        let Ok(control) = text.parse::<TimeControl>() else { return };
        self.list("periods", control.periods().len());
        for Period { moves, seconds, increment } in control.periods() {
            self.number("period_seconds", *seconds);
            self.number("increment_seconds", *increment);
            moves.iter().for_each(|moves| self.number("period_moves", *moves));
        }
    }

    fn handicap(&mut self, Handicap { total_minutes: _, steps }: &Handicap) {
        self.list("handicap_steps", steps.len());
        for (difference, _minutes) in steps {
            self.number("handicap_difference", *difference);
        }
    }

    fn rules(&mut self, rules: &GameRules) {
        let GameRules {
            laws,
            federation,
            dsu: _,
            supervision: _,
            flags: _,
            default_minutes,
            draws,
            appendix_g: _,
            arbiter_present: _,
            appeal_minutes,
        } = rules;
        self.text("laws", laws);
        self.text("federation", federation);
        default_minutes.iter().for_each(|minutes| self.number("default_minutes", *minutes));
        appeal_minutes.iter().for_each(|minutes| self.number("appeal_minutes", *minutes));
        match draws {
            DrawAgreement::FromMove(first) => self.number("draw_from_move", *first),
            DrawAgreement::Allowed | DrawAgreement::Never => {}
        }
    }
}
