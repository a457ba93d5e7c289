//! The systems of 1997 and 1998: whoever is passed is told why, and who would be left is shown.

use serde_json::json;

use super::shell::{rokade, rokade_reading};
use super::{as_json, explained, list};

#[test]
fn d4_9_5_c6_every_board_that_is_not_the_plain_one_says_why() {
    let mut others = 0;
    for seed in 1..40 {
        let round = as_json(&format!("--system fide-1998 --players 14 --rounds 7 --seed {seed}"), 5);
        for (index, group) in list(&round["groups"]).iter().enumerate() {
            let is_empty = |name: &str| list(&group[name]).is_empty();
            if !(is_empty("moved_down") && is_empty("moved_up") && is_empty("floated")) {
                others += uneven_group(&round, index, seed);
                continue;
            }
            let players = list(&group["residents"]);
            let (upper, lower) = players.split_at(players.len() / 2);
            let mut free: Vec<_> = lower.to_vec();
            let boards = list(&round["pairs"]).iter().filter(|pair| pair["group"] == index);
            let boards: Vec<_> = boards.map(|pair| ([&pair["white"], &pair["black"]], pair)).collect();
            let of = |player: &serde_json::Value| boards.iter().find(|(both, _)| both.contains(&player)).unwrap();
            // The upper half from the top: whoever does not meet the first of the lower half still free says why.
            for player in upper {
                let (both, pair) = of(player);
                let is_first = free.first().is_some_and(|first| both.contains(&first));
                free.retain(|other| !both.contains(&other));
                others += usize::from(!is_first);
                assert!(is_first || !list(&pair["reasons"]).is_empty(), "seed {seed}: {pair}");
            }
            // Two of the lower half meet only after an exchange.
            for (_, pair) in free.iter().map(of) {
                assert!(!list(&pair["reasons"]).is_empty(), "seed {seed}: {pair}");
            }
        }
    }
    assert!(others > 5, "{others}");
}

/// A score group into which or out of which somebody floats: whoever came down and moved on says of this very group why.
fn uneven_group(round: &serde_json::Value, index: usize, seed: u32) -> usize {
    let group = &round["groups"][index];
    let mut others = 0;
    for player in list(&group["moved_down"]) {
        let is_own = |pair: &&serde_json::Value| [&pair["white"], &pair["black"]].contains(&player);
        let pair = list(&round["pairs"]).iter().find(is_own).unwrap();
        if list(&group["floated"]).contains(player) {
            let is_told = |reason: &&serde_json::Value| {
                let key = reason["reason"].as_str().unwrap();
                let is_here = reason["points"] == group["points"] && reason["player"] == *player;
                key.starts_with("f98_passed_") && is_here
            };
            let told = list(&pair["reasons"]).iter().filter(is_told).count();
            // Of the group in which somebody is left over for good, the bye says why.
            let has_bye = pair["black"].is_null() && !list(&pair["reasons"]).is_empty();
            assert!(told == 1 || has_bye, "seed {seed}: {player} {pair}");
            others += 1;
        }
    }
    others
}

#[test]
fn d4_9_5_c13_who_passes_a_further_score_group_is_told_why() {
    let round = as_json("--system fide-1998 --players 14 --rounds 7 --seed 5", 5);
    let of_11 = |pair: &&serde_json::Value| [&pair["white"], &pair["black"]].contains(&&json!(11));
    let pair = list(&round["pairs"]).iter().find(of_11).unwrap();
    let given_up = list(&pair["reasons"]).iter().find(|reason| reason["reason"] == "f98_passed_given_up").unwrap();
    assert_eq!((&given_up["player"], &given_up["points"]), (&json!(11), &json!("1")), "{pair}");
    let shown = &given_up["because"][0];
    assert_eq!(shown["reason"], "f98_if_stayed", "{pair}");
    assert!(!list(&shown["because"]).is_empty(), "{pair}");
    let told = explained("fide-1998", 5, 14, 5, "");
    assert!(told.contains("came down to score group 1 too and moved on, because the lowest score group"), "{told}");
    let mut passed = 0;
    for (players, seed, number) in [(20, 2, 6), (15, 16, 6), (24, 48, 6), (14, 90, 5), (20, 102, 5), (15, 141, 5)] {
        let round = as_json(&format!("--system fide-1998 --players {players} --rounds 7 --seed {seed}"), number);
        passed += (0..list(&round["groups"]).len()).map(|index| uneven_group(&round, index, seed)).sum::<usize>();
    }
    assert!(passed > 5, "{passed}");
}

/// Every reason of the boards and floats of a round, with those that show it.
fn told_of_boards(round: &serde_json::Value) -> Vec<&serde_json::Value> {
    let boards = list(&round["pairs"]).iter().flat_map(|pair| list(&pair["reasons"]));
    boards.chain(list(&round["floats"])).collect()
}

#[test]
fn whoever_could_not_be_paired_otherwise_is_shown() {
    let mut shown = std::collections::BTreeMap::new();
    for seed in 1..30 {
        for (system, number) in [("fide-1998", 5), ("fide-1998", 6), ("dubov-1997", 4), ("dubov-1997", 5)] {
            let round = as_json(&format!("--system {system} --players 14 --rounds 7 --seed {seed}"), number);
            for reason in told_of_boards(&round) {
                let key = reason["reason"].as_str().unwrap();
                let cause = reason["cause"].as_str().unwrap_or_default();
                let is_asked = match key {
                    "f98_rest_not_paired" => ["opponents", "bye", "floats", "colours"].contains(&cause),
                    "f98_halves_exchanged" | "dubov_rows_below" => true,
                    _ => false,
                };
                if is_asked {
                    assert!(!list(&reason["because"]).is_empty(), "{system} {seed} {number}: {reason}");
                    *shown.entry((key.to_owned(), cause.to_owned())).or_insert(0) += 1;
                }
            }
        }
    }
    assert!(shown.len() > 5, "{shown:?}");
}

#[test]
fn d4_9_5_c8_an_exchange_of_halves_is_a_sentence_of_its_own() {
    let mut exchanged = 0;
    for (players, seed, number) in [(15, 5, 5), (24, 3, 6)] {
        let told = explained("fide-1998", seed, players, number, "");
        for line in told.lines().filter(|line| line.contains(" changed with ")) {
            assert!(!line.contains("would have met"), "{line}");
            assert!(line.contains("The halves at first: "), "{line}");
            exchanged += 1;
        }
    }
    assert!(exchanged > 1, "{exchanged}");
}

#[test]
fn d4_9_6_7_1_nobody_is_said_to_be_rated_0_and_the_reading_is_marked() {
    let event = rokade("simulate --system dubov-1997 --players 12 --rounds 6 --seed 3");
    for (lang, none) in [
        ("en", "no rating, which counts as 0"),
        ("da", "intet ratingtal, hvilket tæller som 0"),
        ("nb", "ingen rating, noe som regnes som 0"),
        ("sv", "ingen rating, vilket räknas som 0"),
    ] {
        let told = rokade_reading(&format!("pair --round 5 --explain --lang {lang} -"), event.out.as_bytes()).out;
        let lines: Vec<&str> = told.lines().filter(|line| line.contains(none)).collect();
        assert!(!lines.is_empty(), "{told}");
        assert!(lines.iter().all(|line| line.contains("dubov-1997-ratings")), "{lines:?}");
        assert!(!told.contains("rating 0") && !told.contains("ratingtal 0"), "{told}");
    }
}
