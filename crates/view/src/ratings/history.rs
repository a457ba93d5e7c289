//! A player's rating through the years: the filed events, and this one round by round, as a plot and as a table.

use rokade_rating::dsu;
use rokade_tournament::{PlayerId, TournamentKey};
use rokade_words::Arg;

use super::figures::Figures;
use super::plot::{Dot, HEIGHT, Tick, WIDTH, ticks};
use super::signed::signed;
use crate::{Reader, when};

const LEFT: i64 = 34;
const RIGHT: i64 = 12;
const TOP: i64 = 10;
const BOTTOM: i64 = 22;

/// A rating and when it was the player's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HistoryPoint {
    /// As the reader writes days; empty where none is known.
    pub date: String,
    pub rating: i64,
    /// The event, or the round of this one.
    pub event: String,
    /// Of this event: if it ended there.
    pub is_running: bool,
}

/// What the ledger has of a player besides this event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Past {
    before: Vec<HistoryPoint>,
    after: Vec<HistoryPoint>,
    /// Counts what is filed, to tell an old page from a new one.
    pub filed: usize,
}

/// A line of the ledger.
#[derive(Clone, Debug)]
pub struct Filed {
    pub tournament: TournamentKey,
    /// The event's name, where the reader may know it.
    pub name: Option<String>,
    /// `YYYY-MM-DD`, likewise the end.
    pub started: String,
    pub ended: String,
    pub old: i64,
    pub new: i64,
}

impl Past {
    /// From everything filed of the player, in its order.
    pub fn of(reader: &Reader, filed: impl IntoIterator<Item = Filed>) -> Past {
        let mut past = Past::default();
        let mut is_after = false;
        for event in filed {
            past.filed += 1;
            if event.tournament == reader.book.key {
                is_after = true;
                continue;
            }
            let named = event.name.unwrap_or_else(|| reader.say("view-rating-other-event"));
            let point = |rating: i64, iso: &str, event: String| HistoryPoint {
                date: when::day(reader.lang, iso),
                rating,
                event,
                is_running: false,
            };
            let list = if is_after { &mut past.after } else { &mut past.before };
            if list.is_empty() && !is_after {
                list.push(point(event.old, &event.started, reader.say("view-rating-before-first")));
            }
            list.push(point(event.new, &event.ended, named));
        }
        past
    }
}

/// The plot and its figures.
pub struct History {
    pub points: Vec<HistoryPoint>,
    pub dots: Vec<Dot>,
    /// The line through all points.
    pub line: String,
    pub ticks: Vec<Tick>,
    pub labels: Vec<Tick>,
}

impl History {
    /// `None` where there is no line to draw, and where the figures are kept back.
    pub fn of(figures: &Figures, player: PlayerId, past: &Past) -> Option<History> {
        let now = figures.dsu(player)?;
        let reader = figures.reader();
        let mut points = past.before.clone();
        let rounds = rounds(figures, player);
        if points.is_empty() && !rounds.is_empty() {
            let event = reader.say("view-rating-start");
            points.push(HistoryPoint { date: String::new(), rating: now.old.into(), event, is_running: false });
        }
        points.extend(rounds);
        points.extend(past.after.iter().cloned());
        (points.len() > 1).then(|| History::drawn(points))
    }

    fn drawn(points: Vec<HistoryPoint>) -> History {
        let ratings = || points.iter().map(|point| point.rating);
        let scale = ticks(ratings().min().unwrap_or(0), ratings().max().unwrap_or(0));
        let (low, high) = (scale[0], *scale.last().expect("a scale has ends"));
        let (top, base) = (TOP, HEIGHT - BOTTOM);
        let y = |rating: i64| base - (base - top) * (rating - low) / (high - low).max(1);
        let steps = i64::try_from(points.len() - 1).unwrap_or(i64::MAX).max(1);
        let x = |index: i64| LEFT + (WIDTH - LEFT - RIGHT) * index / steps;
        let dot = |(index, point): (i64, &HistoryPoint)| Dot {
            x: x(index),
            y: y(point.rating),
            title: format!("{} · {}", point.event, point.rating),
            class: if point.is_running { "running" } else { "filed" },
        };
        let dots: Vec<Dot> = (0..).zip(&points).map(dot).collect();
        let line: Vec<String> = dots.iter().map(|dot| format!("{},{}", dot.x, dot.y)).collect();
        History {
            line: line.join(" "),
            ticks: scale.into_iter().map(|rating| Tick { at: y(rating), label: rating.to_string() }).collect(),
            labels: (0..).zip(1..=points.len()).map(|(index, n)| Tick { at: x(index), label: n.to_string() }).collect(),
            dots,
            points,
        }
    }

    /// The points with their numbers and what each added to the one before.
    pub fn rows(&self) -> Vec<(usize, &HistoryPoint, String)> {
        let before = std::iter::once(None).chain(self.points.iter().map(|point| Some(point.rating)));
        let rows = self.points.iter().zip(before).zip(1..);
        rows.map(|((point, before), number)| {
            (number, point, before.map(|before| signed(point.rating - before)).unwrap_or_default())
        })
        .collect()
    }

    /// Every so manyth number fits under the plot.
    pub fn shown_labels(&self) -> impl Iterator<Item = &Tick> {
        let every = self.labels.len().div_ceil(20).max(1);
        self.labels.iter().step_by(every)
    }
}

/// After every round with a finished game of the player's group, as if the event had ended there. Who wins is known
/// at the end only, so that a winner is protected in the last of them alone.
fn rounds(figures: &Figures, player: PlayerId) -> Vec<HistoryPoint> {
    let reader = figures.reader();
    let tournament = &reader.book.tournament;
    let key = tournament.rated_as(player);
    let whole = tournament.dsu_event(reader.book);
    let has_result = |round: &&rokade_tournament::Round| round.boards.iter().any(|board| board.game.result().is_some());
    let begun: Vec<u32> = figures.field.group.rounds.iter().filter(has_result).map(|round| round.number).collect();
    let last = begun.last().copied().unwrap_or(0);
    // A round that began here without an announced time is of today and shows as running.
    let played = |round: u32| {
        let announced = figures.field.group.times(round).starts.is_some();
        let elsewhere = || figures.field.group.began(round).is_none();
        tournament.day_of_round(figures.field.group, round).filter(|_| announced || elsewhere())
    };
    let after = |round: u32| {
        let event = if round == last { whole.clone() } else { up_to(&whole, round) };
        let found = dsu::ratings(&event).into_iter().find(|(known, ..)| *known == key)?;
        Some(HistoryPoint {
            date: played(round).map(|date| when::day(reader.lang, &date.to_string())).unwrap_or_default(),
            rating: found.1.into(),
            event: reader.say_with("view-round", &[("round", Arg::from(round))]),
            is_running: true,
        })
    };
    begun.iter().filter_map(|round| after(*round)).collect()
}

fn up_to(event: &dsu::Event, round: u32) -> dsu::Event {
    let mut event = event.clone();
    for group in &mut event.groups {
        group.games.retain(|game| game.round <= round);
        group.winners.clear();
    }
    event
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_point_stands_on_the_sheet_from_left_to_right() {
        let point = |rating| HistoryPoint { date: String::new(), rating, event: String::new(), is_running: false };
        for count in [2, 3, 40, 400] {
            let history = History::drawn((0..count).map(|index| point(1500 + index * 7 % 90)).collect());
            assert!(history.dots.iter().all(|dot| (0..=WIDTH).contains(&dot.x) && (0..=HEIGHT).contains(&dot.y)));
            assert!(history.dots.windows(2).all(|pair| pair[0].x <= pair[1].x));
            assert!(history.shown_labels().count() <= 21);
        }
    }

    #[test]
    fn a_row_says_what_it_added() {
        let point = |rating| HistoryPoint { date: String::new(), rating, event: String::new(), is_running: true };
        let history = History::drawn(vec![point(1500), point(1512), point(1508)]);
        let added: Vec<String> = history.rows().into_iter().map(|(_, _, added)| added).collect();
        assert_eq!(added, ["", "+12", "−4"]);
    }
}
