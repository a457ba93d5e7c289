//! The FIDE rating of one player in words: game by game, the factor, the sum.

use rokade_clause::Reason;
use rokade_rating::fide::{FirstRating, List, PlayerReport, RatingSource, player_lines};
use rokade_tournament::PlayerId;
use rokade_words::Arg;

use super::derivation::{GameRow, fide_game, without_game};
use super::figures::Figures;
use super::signed::{fixed, signed, signed_hundredths, two_decimals};
use crate::Said;

/// How FIDE's rating of a player comes about.
pub struct FidePart {
    /// `FIDE rating, standard, edition 2024-03`
    pub head: String,
    /// The rating, or `unrated`.
    pub old: String,
    /// The change, or the first rating; empty where there is none yet.
    pub change: String,
    pub games: Vec<GameRow>,
    pub without_game: Vec<Said>,
    pub games_rated: u32,
    pub points: String,
    pub expected: String,
    pub steps: Vec<Said>,
    /// What keeps the event from being rated, and what would mend it.
    pub hindrances: Vec<Said>,
}

/// `None` for somebody FIDE has nothing to say of.
pub(super) fn fide_part(figures: &Figures, player: PlayerId) -> Option<FidePart> {
    match figures.fide(player) {
        Some(row) => Some(rated(figures, row)),
        None => figures.first(player).map(|row| first(figures, row)),
    }
}

fn head(figures: &Figures) -> String {
    let report = figures.fide_report();
    let pace = figures.reader().say(match report.list {
        List::Standard => "cli-fide-standard",
        List::Rapid => "word-rapid-within",
        List::Blitz => "word-blitz-within",
    });
    let args = [("pace", Arg::from(pace)), ("edition", Arg::from(report.edition.key()))];
    figures.reader().say_with("cli-fide-head", &args)
}

fn hindrances(figures: &Figures) -> Vec<Said> {
    let failures = figures.fide_report().failures();
    failures.flat_map(|one| [Some(&one.reason), one.remedy.as_ref()]).flatten().map(|why| figures.say(why)).collect()
}

fn plain(text: String) -> Said {
    Said { text, clauses: Vec::new() }
}

fn rated(figures: &Figures, row: &PlayerReport) -> FidePart {
    let mut steps = Vec::new();
    match row.source {
        RatingSource::List => {}
        RatingSource::StandardList => {
            steps.push(figures.say(&Reason::cited("fide_by_standard_list", "FIDE-B.02-RB-2024:standard-rating")));
        }
        RatingSource::FirstRatedMeanwhile => {
            steps.push(figures.say(&Reason::cited("fide_rated_meanwhile", "FIDE-B.02-2024:8.2.4")));
        }
    }
    steps.push(figures.say(&row.factor.reason));
    steps.extend(row.alone.limited.iter().map(|reason| figures.say(reason)));
    steps.extend(player_lines(figures.fide_report(), row).iter().map(|reason| figures.say(reason)));
    steps.extend(row.alone.below_floor.iter().map(|reason| figures.say(reason)));
    steps.extend(row.performance.map(|found| figures.say(&found.line("FIDE-B.02-2024:8.1.1"))));
    FidePart {
        head: head(figures),
        old: row.old.to_string(),
        change: signed_hundredths(figures.reader().lang, row.alone.exact),
        games: row.games.iter().filter_map(|line| fide_game(figures, line)).collect(),
        without_game: without_game(figures, row.player),
        games_rated: row.games_rated,
        points: row.points.chess(),
        expected: fixed(figures.reader().lang, row.expected),
        steps,
        hindrances: hindrances(figures),
    }
}

fn first(figures: &Figures, row: &FirstRating) -> FidePart {
    let reader = figures.reader();
    let mut steps = Vec::new();
    if let (Some(average), Some(percent), Some(difference), Some(exact)) =
        (row.average, row.percent, row.difference, row.exact)
    {
        if let Some((count, rating)) = row.fictitious {
            let args = [("count", Arg::from(count)), ("rating", Arg::from(rating.to_string()))];
            steps.push(plain(reader.say_with("cli-fide-fictitious", &args)));
        }
        let args = [
            ("games", Arg::from(row.opponents)),
            ("points", Arg::from(row.points.chess())),
            ("average", Arg::from(two_decimals(figures.reader().lang, average))),
            ("percent", Arg::from(percent)),
            ("difference", Arg::from(signed(difference.into()))),
            ("rating", Arg::from(two_decimals(figures.reader().lang, exact))),
        ];
        steps.push(plain(reader.say_with("cli-fide-first-sum", &args)));
    }
    steps.extend(row.reasons.iter().map(|reason| figures.say(reason)));
    let games: Vec<GameRow> = row.games.iter().filter_map(|line| fide_game(figures, line)).collect();
    FidePart {
        head: head(figures),
        old: reader.say("norms-unrated"),
        change: row.initial.filter(|_| row.published).map(|rating| rating.to_string()).unwrap_or_default(),
        without_game: without_game(figures, row.player),
        games_rated: row.opponents,
        points: row.points.chess(),
        expected: String::new(),
        games,
        steps,
        hindrances: hindrances(figures),
    }
}
