//! Time controls a page offers.

use rokade_tournament::written_time;
use rokade_view::time;
use rokade_words::Lang;

/// Offered while typing; any other can be written.
const USUAL: &[&str] = &[
    "90+30",
    "40/75+30, 15+30",
    "40/90+30, 30+30",
    "40/100+30, 20/50+30, 15+30",
    "40/120, 60",
    "120",
    "60+30",
    "25+10",
    "15+10",
    "5",
    "3+2",
];

/// The usual time controls: as people write them, and in words.
pub(super) fn usual(lang: Lang) -> Vec<(String, String)> {
    let read = |text: &&str| written_time::read(text).ok();
    let controls = USUAL.iter().filter_map(read);
    controls.map(|control| (written_time::write(&control), time::in_words(lang, &control))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_usual_time_has_words() {
        let usual = usual(Lang::En);
        assert_eq!(usual.iter().map(|(written, _)| written.as_str()).collect::<Vec<_>>(), USUAL);
        assert!(usual.iter().all(|(_, words)| !words.is_empty()));
    }
}
