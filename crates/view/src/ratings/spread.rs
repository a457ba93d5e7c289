//! How the ratings of a group are spread: players by hundreds, before and after, as a plot and as a table.

use std::collections::BTreeMap;

use rokade_rating::Rating;

use super::figures::Figures;
use super::plot::{Bar, HEIGHT, Tick, WIDTH, ticks};

const STEP: Rating = 100;
/// Room for the figures at the left and below.
const LEFT: i64 = 24;
const BOTTOM: i64 = 22;
const TOP: i64 = 8;

/// How many players of a group have which rating.
pub struct Spread {
    pub rows: Vec<SpreadRow>,
    pub bars: Vec<Bar>,
    pub ticks: Vec<Tick>,
    /// Names of columns, thinned where they are many.
    pub labels: Vec<Tick>,
    pub players: usize,
}

/// The players between `from` and `to`.
pub struct SpreadRow {
    pub from: Rating,
    pub to: Rating,
    pub old: usize,
    pub new: usize,
}

impl Spread {
    /// `None` without rated players.
    pub fn of(figures: &Figures) -> Option<Spread> {
        let rated = figures.field.everybody().filter_map(|who| figures.headline(who.id));
        let whole = |rating: i64| Rating::try_from(rating.max(0)).unwrap_or(Rating::MAX);
        Spread::counted(&rated.map(|row| (whole(row.old), whole(row.new))).collect::<Vec<_>>())
    }

    fn counted(ratings: &[(Rating, Rating)]) -> Option<Spread> {
        let mut columns: BTreeMap<Rating, (usize, usize)> = BTreeMap::new();
        for (old, new) in ratings {
            columns.entry(old / STEP).or_default().0 += 1;
            columns.entry(new / STEP).or_default().1 += 1;
        }
        let (first, last) = (*columns.keys().next()?, *columns.keys().next_back()?);
        let rows: Vec<SpreadRow> = (first..=last)
            .map(|column| {
                let (old, new) = columns.get(&column).copied().unwrap_or_default();
                SpreadRow { from: column * STEP, to: column * STEP + STEP - 1, old, new }
            })
            .collect();
        Some(Spread::drawn(rows, ratings.len()))
    }

    fn drawn(rows: Vec<SpreadRow>, players: usize) -> Spread {
        let most = rows.iter().map(|row| row.old.max(row.new)).max().unwrap_or(1).max(1);
        let scale = ticks(0, i64::try_from(most).unwrap_or(i64::MAX));
        let (top, base) = (*scale.last().expect("a scale has ends"), HEIGHT - BOTTOM);
        let y = |count: i64| base - (base - TOP) * count / top;
        let columns = i64::try_from(rows.len()).unwrap_or(i64::MAX);
        let left = |index: i64| LEFT + (WIDTH - LEFT) * index / columns;
        let width = ((WIDTH - LEFT) / columns).max(2);
        let bar = |x: i64, width: i64, count: usize, class: &'static str| {
            let count = i64::try_from(count).unwrap_or(i64::MAX);
            Bar { x, y: y(count), width: width.max(1), height: base - y(count), class }
        };
        let mut bars = Vec::new();
        let mut labels = Vec::new();
        // A label takes about 36 of the plot's 400 units.
        let every = (36 * columns / (WIDTH - LEFT) + 1).max(1);
        for (index, row) in (0..).zip(&rows) {
            let gap = width / 8;
            bars.push(bar(left(index) + gap, width / 2 - gap, row.old, "old"));
            bars.push(bar(left(index) + width / 2, width / 2 - gap, row.new, "new"));
            if index % every == 0 {
                labels.push(Tick { at: left(index) + width / 2, label: row.from.to_string() });
            }
        }
        let ticks = scale.into_iter().map(|count| Tick { at: y(count), label: count.to_string() }).collect();
        Spread { rows, bars, ticks, labels, players }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_stands_once_before_and_once_after() {
        let spread = Spread::counted(&[(1499, 1500), (1510, 1490), (1900, 1912)]).unwrap();
        assert_eq!(spread.rows.len(), 6, "empty hundreds between stay");
        assert_eq!(spread.rows.iter().map(|row| row.old).sum::<usize>(), 3);
        assert_eq!(spread.rows.iter().map(|row| row.new).sum::<usize>(), 3);
        assert_eq!(
            (spread.rows[0].from, spread.rows[0].to, spread.rows[0].old, spread.rows[0].new),
            (1400, 1499, 1, 1)
        );
        assert!(Spread::counted(&[]).is_none());
    }

    #[test]
    fn no_bar_leaves_the_plot() {
        for players in [1, 7, 500] {
            let ratings: Vec<_> =
                (0..players).map(|player| (800 + player * 37 % 1900, 800 + player * 53 % 1900)).collect();
            let spread = Spread::counted(&ratings).unwrap();
            for bar in &spread.bars {
                assert!(bar.x >= LEFT && bar.x + bar.width <= WIDTH && bar.y >= 0 && bar.y + bar.height <= HEIGHT);
            }
        }
    }
}
