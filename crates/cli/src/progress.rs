//! A bar for work that takes longer than a second, where somebody is watching.

use std::io::IsTerminal;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

/// Shorter work shows nothing: a bar that flashes by only disturbs.
const QUIET: Duration = Duration::from_secs(1);

/// Counts steps of a known total.
pub struct Progress {
    started: Instant,
    total: u64,
    done: u64,
    bar: Option<ProgressBar>,
    is_watched: bool,
}

impl Progress {
    pub fn new(total: usize) -> Self {
        let total = u64::try_from(total).unwrap_or(u64::MAX);
        Self { started: Instant::now(), total, done: 0, bar: None, is_watched: std::io::stderr().is_terminal() }
    }

    /// One step is done.
    pub fn step(&mut self) {
        self.done += 1;
        if self.is_watched && self.bar.is_none() && self.started.elapsed() > QUIET {
            let style = ProgressStyle::with_template("{bar:40} {pos}/{len}").expect("the template is constant");
            self.bar = Some(ProgressBar::new(self.total).with_style(style));
        }
        if let Some(bar) = &self.bar {
            bar.set_position(self.done);
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = self.bar.take() {
            bar.finish_and_clear();
        }
    }
}
