//! A tournament report as an event of the DSU rating: which rating of the file counts, who won, what is played.

use rokade_formats::trf::Trf;
use rokade_model::{Person, StageKind, StartNumber};
use rokade_rating::dsu::{
    DANISH_FEDERATION, Entrant, Event, EventKind, Game, Group, Origin, RatingSource, StartRating,
};
use rokade_rating::{PlayerId, Rating, id_in_file};
use rokade_standings::standings;

use crate::fault::Failure;
use crate::ranking::Ranking;

pub(crate) fn of(trf: &Trf) -> Result<Event, Failure> {
    let rules = Ranking::of(trf, None)?.rules;
    let table = standings(&trf.history, trf.history.paired_rounds(), &rules);
    let most = table.rows.iter().map(|row| row.points).max();
    let winners = table.rows.iter().filter(|row| Some(row.points) == most).map(|row| row.player).collect();
    let notice = |round, player| trf.facts.notice(round, player);
    let mut group = Group::of_history(&trf.history, rules.all_play_all, winners, notice);
    split_matches(trf, &mut group.games);
    for (round, player) in &trf.facts.late_reserves {
        let is_meant =
            |game: &&mut Game| game.round == *round && [game.white, game.black].contains(&id_in_file(*player));
        group.games.iter_mut().filter(is_meant).for_each(|game| game.late_reserve = true);
    }
    Ok(Event { kind: kind(trf), handbook: trf.history.handbook, entrants: entrants(trf), groups: vec![group] })
}

/// As the file's remark says, else a team event where the records speak of teams.
fn kind(trf: &Trf) -> EventKind {
    let has_teams = trf.header.encoded_type.contains("TEAM") || !trf.history.teams.is_empty();
    trf.facts.event.unwrap_or(if has_teams { EventKind::Team } else { EventKind::Individual })
}

/// A match is rated by its games, not by its outcome (D4.9.8-3), as far as the file names them.
fn split_matches(trf: &Trf, games: &mut Vec<Game>) {
    let single = &trf.plan.games;
    let pair = |one: PlayerId, other: PlayerId| (one.min(other), one.max(other));
    games.retain(|game| {
        let is_split = single.iter().any(|part| {
            part.round == game.round
                && pair(id_in_file(part.white), id_in_file(part.black)) == pair(game.white, game.black)
        });
        !is_split
    });
    games.extend(single.iter().map(|part| {
        let too_fast = part.stage != StageKind::Ordinary;
        let game = Game::new(part.round, id_in_file(part.white), id_in_file(part.black), part.result);
        Game { too_fast, ..game.with_notice(|round, player| trf.facts.notice(round, player)) }
    }));
}

fn entrants(trf: &Trf) -> Vec<Entrant> {
    let rows = trf.history.players.iter().zip(&trf.people).zip(&trf.fide_ratings);
    let entrant = |((player, person), fide): ((&rokade_model::Participant, &Person), &Option<Rating>)| {
        let origin = Origin::of_federation(&person.federation);
        Entrant {
            player: id_in_file(player.number),
            rating: start(trf, player.number, person, origin, player.rating, *fide),
            registered: trf.facts.registered(player.number),
            origin,
        }
    };
    rows.map(entrant).collect()
}

/// The committee's figure, the Danish number, and then for a foreigner Elo before the national rating
/// (D4.5.5.2a), for a Dane the rating the event goes by.
fn start(
    trf: &Trf,
    number: StartNumber,
    person: &Person,
    origin: Origin,
    event: Option<Rating>,
    fide: Option<Rating>,
) -> Option<StartRating> {
    let national = |federation: &str| {
        let mut records = trf.header.national.iter();
        records.find_map(|record| record.rating.filter(|_| record.player == number && record.federation == federation))
    };
    let by = |value: Option<Rating>, source| value.map(|value| StartRating { value, source });
    let stated = by(trf.facts.estimate(number), RatingSource::Estimate)
        .or_else(|| by(national(DANISH_FEDERATION), RatingSource::File));
    stated.or_else(|| match origin {
        Origin::Danish => by(event.or(fide), RatingSource::File),
        Origin::Foreign => {
            by(fide, RatingSource::Elo).or_else(|| by(national(&person.federation).or(event), RatingSource::National))
        }
    })
}
