//! What a single part is made of, so that it can be checked: an opponent's performance, Buchholz or perfect
//! performance, what a round of the player's own was, and a product of Sonneborn-Berger.

use rokade_clause::{ClauseId, Fact, Reason};
use rokade_model::{Color, HalfPoints};

use super::descriptor::Variants;
use super::field::{Cell, Kind, Outcome};
use super::opponents::{View, place};
use super::part::Part;
use super::ratings::{Perfect, Performed, Ratings, Shown};
use super::{Code, Computed};
use crate::correction::by_clause;

impl Computed<'_> {
    /// What a part is made of, where the code takes more than a figure of the table.
    pub(super) fn made_of(&self, player: usize, part: &Part) -> Option<Reason> {
        let opponent = part.opponent.map(place);
        let cell = &self.field.line(player)[usize::try_from(part.round).expect("a round fits") - 1];
        match self.fide.code {
            Code::AveragePerformance => {
                let (ratings, opponent) = (self.ratings.as_ref()?, opponent?);
                let reason = performance("opponent_performance", &self.clause(), ratings.performed(opponent)?);
                Some(reason.with("ratings", listed(ratings, opponent, " + ")))
            }
            Code::AveragePerfectPerformance => {
                let (ratings, opponent) = (self.ratings.as_ref()?, opponent?);
                let reason = perfect("opponent_perfect_performance", &self.clause(), ratings.perfect_shown(opponent)?);
                Some(reason.with("ratings", listed(ratings, opponent, ", ")))
            }
            Code::AverageBuchholz => Some(self.buchholz_of(opponent?)),
            Code::SonnebornBerger => Some(product(cell.points, part.score)),
            Code::Wins | Code::GamesWon | Code::RoundsElected => Some(own_round(cell, false)),
            Code::BlackGames | Code::BlackWins => Some(own_round(cell, true)),
            Code::Standard => Some(self.against(player, part, cell)),
            Code::Points
            | Code::DirectEncounter
            | Code::Progressive
            | Code::PairingNumber
            | Code::Rating
            | Code::Buchholz
            | Code::ForeBuchholz
            | Code::Koya
            | Code::AverageRating
            | Code::Performance
            | Code::PerfectPerformance => None,
        }
    }

    /// The scores an opponent's own Buchholz adds up.
    fn buchholz_of(&self, opponent: usize) -> Reason {
        let variants = Variants { played: self.fide.variants.played, ..Variants::default() };
        let view = if self.fide.variants.fore { View::Fore } else { View::AsPlayed };
        let mut parts = Vec::new();
        self.field.buchholz(view, opponent, &variants, &mut parts);
        let terms: Vec<String> = parts.iter().map(|part| part.value.chess()).collect();
        by_clause("opponent_buchholz", &Code::Buchholz.clause(self.field.edition)).with("terms", terms.join(" + "))
    }

    /// What both got in a round; without an opponent, a draw is what the round is held against.
    fn against(&self, player: usize, part: &Part, cell: &Cell) -> Reason {
        let round = usize::try_from(part.round).expect("a round fits") - 1;
        let own = halves(self.field.line(player)[round].points);
        match cell.opponent {
            Some(opponent) => {
                let other = self.field.line(place(opponent))[round].points;
                Reason::house("round_against").with("own", own).with("other", halves(other))
            }
            None => Reason::house("round_against_draw").with("own", own).with("draw", halves(self.field.scoring.draw)),
        }
    }
}

/// `½ × 4½`
pub(crate) fn product(points: HalfPoints, score: HalfPoints) -> Reason {
    Reason::house("points_times_score").with("points", halves(points)).with("score", halves(score))
}

/// A performance with the figures it is made of.
pub(super) fn performance(key: &'static str, clause: &ClauseId, performed: Performed) -> Reason {
    let difference = match performed.difference {
        0 => "0".to_owned(),
        below if below < 0 => format!("−{}", below.unsigned_abs()),
        above => format!("+{above}"),
    };
    by_clause(key, clause)
        .with("average", performed.average)
        .with("score", halves(performed.score))
        .with("percent", performed.percent)
        .with("difference", difference)
}

/// The lowest rating that is expected to make a score, and what is expected one point below it.
pub(super) fn perfect(key: &'static str, clause: &ClauseId, perfect: Perfect) -> Reason {
    let reason = by_clause(key, clause).with("value", perfect.value).with("score", halves(perfect.score));
    let hundredths = |value: i32| Fact::Decimal(format!("{}.{:02}", value / 100, value % 100));
    match perfect.shown {
        Shown::Expected { reached, below } => reason
            .with("below", perfect.value - 1)
            .with("reached", hundredths(reached))
            .with("short", hundredths(below)),
        Shown::Nothing { less } => reason.with("nothing", less),
    }
}

/// `2105 + 1980 + 2033`
fn listed(ratings: &Ratings, player: usize, between: &str) -> String {
    ratings.met(player).map(|rating| rating.to_string()).collect::<Vec<_>>().join(between)
}

/// What a round of the player's own was; of some codes the colour is a part.
fn own_round(cell: &Cell, with_color: bool) -> Reason {
    let kind = match (cell.kind, cell.outcome) {
        (Kind::Game, _) if cell.is_unfinished => "unfinished",
        (Kind::Game, Outcome::Win) => "won",
        (Kind::Game, Outcome::Draw) => "drawn",
        (Kind::Game, Outcome::Loss) => "lost",
        (Kind::ForfeitWin, _) => "forfeit_win",
        (Kind::ForfeitLoss, _) => "forfeit_loss",
        (Kind::PairingBye, _) => "bye",
        (Kind::FullBye, _) => "full",
        (Kind::HalfBye, _) => "half",
        (Kind::ZeroBye, _) => "zero",
        (Kind::Void, _) if cell.void_against.is_some() => "void",
        (Kind::Void, _) => "rest",
    };
    let color = match cell.color.filter(|_| with_color && cell.opponent.is_some()) {
        Some(Color::White) => "white",
        Some(Color::Black) => "black",
        None => "none",
    };
    Reason::house("own_round").with("kind", kind).with("color", color)
}

fn halves(points: HalfPoints) -> Fact {
    Fact::HalfPoints(i64::from(points.0))
}
