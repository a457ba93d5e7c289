//! The last round before it is paired: against whom would which result make the norm?
//!
//! In a large field that is everybody against everybody. But opponents of one title and one federation differ in
//! nothing but their rating, and a stronger opponent never hurts: the lowest that is enough is found by halving. And
//! most players could not perform well enough against anybody.

use std::collections::BTreeMap;

use rokade_model::{HalfPoints, Mark, Participant, RoundNumber, StartNumber, Title};

use super::assessment::reach;
use super::figures::{self, fide_2024};
use super::games::Games;
use super::outlook::{Need, RESULTS, reaches, to_meet};
use super::{Edition, Event, NormTitle};
use crate::Rating;
use crate::table::percent;

/// By start number, as if every opponent had been tried alone.
pub(super) fn needs(event: &Event, player: &Participant, title: NormTitle, round: RoundNumber) -> Vec<Need> {
    let games = Games::of(event, player);
    let mut needs = Vec::new();
    for alike in classes(event, to_meet(event, player, round)) {
        let strongest = alike.last().and_then(|(rating, _)| *rating);
        if !can_perform(event, title, &games, strongest) {
            continue;
        }
        let reaches = |opponent: StartNumber, mark: Mark| reaches(event, player, title, round, opponent, mark);
        let enough_from = |mark: Mark| alike.partition_point(|(_, opponent)| !reaches(*opponent, mark));
        let from = RESULTS.map(|(mark, _)| enough_from(mark));
        for (index, (_, opponent)) in alike.iter().enumerate() {
            let enough = RESULTS.iter().zip(from).take_while(|(_, from)| index >= *from).last();
            needs.extend(enough.map(|((_, result), _)| Need { opponent: *opponent, result: *result }));
        }
    }
    needs.sort_by_key(|need| need.opponent);
    needs
}

/// Opponents who are alike but for their rating, the weakest first; those without a rating stand apart.
fn classes(event: &Event, opponents: Vec<StartNumber>) -> Vec<Vec<(Option<Rating>, StartNumber)>> {
    type Kind<'a> = (bool, Option<Title>, Option<&'a str>);
    let mut classes: BTreeMap<Kind, Vec<(Option<Rating>, StartNumber)>> = BTreeMap::new();
    for opponent in opponents {
        let known = event.contestant(opponent);
        let rating = known.and_then(|known| known.rating);
        let kind = (
            rating.is_some(),
            known.and_then(|known| known.title),
            known.and_then(|known| known.federation.as_deref()),
        );
        classes.entry(kind).or_default().push((rating, opponent));
    }
    let mut classes: Vec<_> = classes.into_values().collect();
    classes.iter_mut().for_each(|class| class.sort_unstable());
    classes
}

/// Whether the performance could be enough with a win against such an opponent, the games chosen as well as can be.
fn can_perform(event: &Event, title: NormTitle, games: &Games, opponent: Option<Rating>) -> bool {
    let figures = figures::of(event.edition);
    let least = match event.edition {
        Edition::Handbook => figures.games.value,
        Edition::Fide2024 => figures.games.value.min(fide_2024().games_with_unplayed.value),
    };
    let least = usize::try_from(least).expect("a small number");
    // More than is ever counted: everybody as if raised.
    let floor = figures.lifted_to(title);
    let met = games.counted.iter().map(|game| game.rating).chain([opponent]);
    let away = games.stayed_away_last.iter().map(|game| game.rating);
    let mut ratings: Vec<i64> = met.chain(away).map(|rating| i64::from(rating.unwrap_or(floor).max(floor))).collect();
    if ratings.len() < least {
        return false;
    }
    ratings.sort_unstable_by_key(|rating| std::cmp::Reverse(*rating));
    let best: i64 = ratings[..least].iter().sum();
    let number = i64::try_from(least).expect("a small number");
    let points: HalfPoints = games.counted.iter().map(|game| game.score).sum::<HalfPoints>() + HalfPoints::ONE;
    let all = HalfPoints(i32::try_from(2 * least).expect("a small number"));
    let Some(percent) = percent(points.min(all), u32::try_from(least).expect("a small number")) else { return true };
    // The average is rounded, and the percentage may be rounded otherwise than here.
    let Some(reach) = reach(figures, (percent + 1).min(100)) else { return true };
    best / number + 1 + i64::from(reach) >= figures.performance(title)
}
