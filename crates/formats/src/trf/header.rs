//! The tournament records: what a report says besides players and games.

use jiff::civil::Date;
use rokade_model::{Birth, HalfPoints, RoundNumber, Sex, StartNumber};

/// The records of the tournament. Texts are as the file has them, empty where it is silent;
/// the number of rounds and the scoring stand in the history.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Header {
    /// 012
    pub name: String,
    /// 022
    pub city: String,
    /// 032
    pub federation: String,
    /// 042, as written; `starts` and `ends` tell the days that are meant
    pub start: String,
    /// 052
    pub end: String,
    /// 062, such as `180` or `180 (170)`
    pub player_count: String,
    /// 072
    pub rated_count: String,
    /// 082
    pub team_count: String,
    /// 092
    pub kind: String,
    /// 102
    pub chief_arbiter: String,
    /// 112, one for each line
    pub deputies: Vec<String>,
    /// 122
    pub time_control: String,
    /// 132, by round
    pub round_dates: Vec<Option<Date>>,
    /// 172
    pub starting_rank: Option<StartingRank>,
    /// 182
    pub program: String,
    /// 192
    pub encoded_type: String,
    /// 202 or 212, without the leading `PTS`
    pub tiebreaks: Vec<String>,
    /// 222
    pub encoded_time_control: String,
    /// Records headed by a federation's code
    pub national: Vec<NationalRating>,
    /// 299 on the points of single players
    pub adjustments: Vec<Adjustment>,
    /// The players in the order of their lines, where `XXC rank` makes it count; else empty
    pub line_order: Vec<StartNumber>,
    /// The pairing system as far as the file tells: from `### rokade system`, 192, 092
    pub system: Option<String>,
}

/// Record 172: where the order of start came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StartingRank {
    pub federation: String,
    pub method: RankMethod,
}

/// Which rating the order of the start numbers goes by (record 172).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RankMethod {
    Fide,
    National,
    FideElseNational,
    NationalElseFide,
    HigherOfBoth,
    LowerOfBoth,
    Other,
}

impl RankMethod {
    pub const ALL: [(RankMethod, &'static str); 7] = [
        (RankMethod::Fide, "FIDE"),
        (RankMethod::National, "NRO"),
        (RankMethod::FideElseNational, "FIDON"),
        (RankMethod::NationalElseFide, "NIDOF"),
        (RankMethod::HigherOfBoth, "HBFN"),
        (RankMethod::LowerOfBoth, "LBFN"),
        (RankMethod::Other, "OTHER"),
    ];

    pub fn code(self) -> &'static str {
        let (_, code) =
            RankMethod::ALL.into_iter().find(|(method, _)| *method == self).expect("ALL names every method");
        code
    }

    pub(crate) fn from_code(code: &str) -> Option<RankMethod> {
        RankMethod::ALL.into_iter().find_map(|(method, name)| name.eq_ignore_ascii_case(code).then_some(method))
    }

    /// The rating the event goes by.
    pub fn rating(self, fide: Option<u32>, national: Option<u32>) -> Option<u32> {
        match self {
            RankMethod::Fide => fide,
            RankMethod::National => national,
            RankMethod::FideElseNational | RankMethod::Other => fide.or(national),
            RankMethod::NationalElseFide => national.or(fide),
            RankMethod::HigherOfBoth => fide.max(national),
            RankMethod::LowerOfBoth => fide.into_iter().chain(national).min(),
        }
    }
}

/// What a federation says of a player. A blank means: as in the player's own record.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NationalRating {
    pub federation: String,
    pub player: StartNumber,
    pub sex: Option<Sex>,
    pub class: String,
    pub name: String,
    pub rating: Option<u32>,
    pub origin: String,
    pub id: String,
    pub birth: Option<Birth>,
}

/// A bonus or a penalty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Adjustment {
    pub points: HalfPoints,
    /// The round it belongs to; `None` for the whole event.
    pub round: Option<RoundNumber>,
    pub players: Vec<StartNumber>,
}

/// A record that is nothing but text: its code and its place in the header.
pub(super) type TextRecord = (&'static str, fn(&mut Header) -> &mut String);

pub(super) const TEXT_RECORDS: &[TextRecord] = &[
    ("012", |header| &mut header.name),
    ("022", |header| &mut header.city),
    ("032", |header| &mut header.federation),
    ("042", |header| &mut header.start),
    ("052", |header| &mut header.end),
    ("062", |header| &mut header.player_count),
    ("072", |header| &mut header.rated_count),
    ("082", |header| &mut header.team_count),
    ("092", |header| &mut header.kind),
    ("102", |header| &mut header.chief_arbiter),
    ("122", |header| &mut header.time_control),
    ("182", |header| &mut header.program),
    ("192", |header| &mut header.encoded_type),
    ("222", |header| &mut header.encoded_time_control),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rating_of_the_event_follows_the_method() {
        let of = |method: RankMethod| method.rating(Some(1900), Some(2000));
        assert_eq!(of(RankMethod::HigherOfBoth), Some(2000));
        assert_eq!(of(RankMethod::LowerOfBoth), Some(1900));
        assert_eq!(RankMethod::LowerOfBoth.rating(None, Some(2000)), Some(2000));
        assert_eq!(RankMethod::National.rating(Some(1900), None), None);
        assert_eq!(RankMethod::NationalElseFide.rating(Some(1900), None), Some(1900));
        assert_eq!(RankMethod::from_code("hbfn"), Some(RankMethod::HigherOfBoth));
    }
}
