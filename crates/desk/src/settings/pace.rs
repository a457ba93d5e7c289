//! Time controls a page offers.

use crate::view::time;

/// Offered while typing; any other can be written.
const USUAL: &[&str] = &[
    "5400+30",
    "40/4500+30:900+30",
    "40/5400+30:1800+30",
    "40/7200:3600",
    "7200",
    "3600+30",
    "1500+10",
    "900+10",
    "300",
    "180+2",
];

/// The usual time controls: as coded, and in words.
pub(super) fn usual() -> Vec<(&'static str, String)> {
    USUAL.iter().map(|code| (*code, time::control(code))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_usual_time_has_words() {
        assert!(usual().iter().all(|(_, words)| !words.is_empty()));
    }
}
