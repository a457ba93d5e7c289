//! Drawing on a sheet of 400 by 200 units, in whole numbers: scales, bars, lines. `ratings.css` gives the colours,
//! so that a plot is readable in the dark and on paper.

/// Of every plot, in its own units.
pub const WIDTH: i64 = 400;
/// Of every plot, in its own units.
pub const HEIGHT: i64 = 200;

/// A figure of a scale and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tick {
    pub at: i64,
    pub label: String,
}

/// A bar of a plot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bar {
    pub x: i64,
    pub y: i64,
    pub width: i64,
    pub height: i64,
    pub class: &'static str,
}

/// A point of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dot {
    pub x: i64,
    pub y: i64,
    /// What the pointer is told.
    pub title: String,
    pub class: &'static str,
}

/// The most figures of a scale.
const MOST_TICKS: i64 = 6;

/// Round figures from at most `low` to at least `high`, at even steps.
pub fn ticks(low: i64, high: i64) -> Vec<i64> {
    let high = high.max(low + 1);
    let steps = (0..).flat_map(|power| [1, 2, 5].map(|digit: i64| digit * 10_i64.pow(power)));
    let fits = |step: &i64| high.div_euclid(*step) + 1 - low.div_euclid(*step) < MOST_TICKS;
    let step = steps.take(54).find(fits).unwrap_or(high - low);
    let (first, last) = (low.div_euclid(step), (high + step - 1).div_euclid(step));
    (first..=last).map(|index| index * step).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scales_reach_around_their_figures_in_round_steps() {
        assert_eq!(ticks(0, 4), [0, 1, 2, 3, 4]);
        assert_eq!(ticks(0, 9), [0, 2, 4, 6, 8, 10]);
        assert_eq!(ticks(1712, 1761), [1700, 1720, 1740, 1760, 1780]);
        assert_eq!(ticks(5, 5), [5, 6]);
        for (low, high) in [(0, 1), (-30, 20), (999, 2801), (0, 500)] {
            let scale = ticks(low, high);
            assert!(scale[0] <= low && *scale.last().unwrap() >= high && scale.len() <= 8, "{scale:?}");
        }
    }
}
