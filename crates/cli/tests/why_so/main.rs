//! Explanations of pairings can be checked by hand: who decides, who would be left, what everybody brings along.

mod checked;
mod drawn;
mod older;
#[expect(dead_code, reason = "the reports are made here")]
#[path = "../shell/mod.rs"]
mod shell;

use serde_json::json;
use shell::{rokade, rokade_reading};

/// A report in which every game was drawn; whoever is not named in a round was away.
fn report(system: &str, players: u32, rounds: &[&[(u32, u32)]]) -> String {
    let mut text =
        format!("012 Drawn\n142 {}\n### rokade system {system}\n### rokade withdrawn none\n", rounds.len() + 2);
    for number in 1..=players {
        let meets = |pairs: &&[(u32, u32)]| {
            let white = pairs.iter().find(|pair| pair.0 == number).map(|pair| (pair.1, 'w'));
            white.or_else(|| pairs.iter().find(|pair| pair.1 == number).map(|pair| (pair.0, 'b')))
        };
        let games: Vec<_> = rounds.iter().map(meets).collect();
        let points = games.iter().flatten().count() as f32 / 2.0;
        let entry = |game: &Option<(u32, char)>| match game {
            Some((opponent, colour)) => format!("  {opponent:>4} {colour} ="),
            None => "  0000 - Z".to_owned(),
        };
        let entries: String = games.iter().map(entry).collect();
        let rating = 2000 - 10 * number;
        text += &format!(
            "001 {number:>4}      {:<33} {rating:>4} DEN                         {points:.1} {number:>4}{entries}\n",
            format!("Nr{number}")
        );
    }
    text
}

#[test]
fn four_players_with_three_opponents_are_named_with_them() {
    // 1 to 5 have all met; 6, 7 and 8 were away.
    let rounds: [&[(u32, u32)]; 5] =
        [&[(1, 4), (2, 3)], &[(5, 1), (4, 2)], &[(5, 2), (3, 4)], &[(1, 2), (3, 5)], &[(4, 5), (3, 1)]];
    let text = report("monrad", 8, &rounds);
    let said = rokade_reading("pair -", text.as_bytes());
    assert_eq!(said.code, 1, "{}", said.err);
    assert!(said.err.contains("1 Nr1, 2 Nr2, 3 Nr3 and 4 Nr4 can only meet 6 Nr6, 7 Nr7 and 8 Nr8."), "{}", said.err);
    assert!(said.err.contains("2 Nr2 has met 1 Nr1, 3 Nr3, 4 Nr4 and 5 Nr5. [D4.9.1-3]"), "{}", said.err);
    let proof = &rokade_reading("pair --json -", text.as_bytes()).json()["proof"];
    assert_eq!((&proof["unmatched_set"], &proof["opponents"]), (&json!([1, 2, 3, 4]), &json!([6, 7, 8])));
    assert_eq!(proof["because"][0]["reason"], "only_these");
}

#[test]
fn an_odd_circle_that_has_met_the_others_is_named() {
    let rounds: [&[(u32, u32)]; 3] = [&[(2, 1), (4, 3), (6, 5)], &[(1, 4), (3, 6), (5, 2)], &[(6, 1), (2, 3), (4, 5)]];
    for (lang, sentence) in [
        ("en", "1 Nr1, 3 Nr3 and 5 Nr5 can only meet each other, and 3 is an odd number."),
        ("da", "1 Nr1, 3 Nr3 og 5 Nr5 kan kun møde hinanden, og 3 er et ulige antal."),
        ("nb", "1 Nr1, 3 Nr3 og 5 Nr5 kan bare møte hverandre, og 3 er et odde antall."),
        ("sv", "1 Nr1, 3 Nr3 och 5 Nr5 kan bara möta varandra, och 3 är ett udda antal."),
    ] {
        let said = rokade_reading(&format!("pair --lang {lang} -"), report("monrad", 6, &rounds).as_bytes());
        assert!(said.err.contains(sentence), "{}", said.err);
    }
}

#[test]
fn fide_c_04_3_2026_c3_where_colours_bar_the_clause_about_them_is_cited() {
    // 1, 3 and 5 had Black three times, against 2, 4 and 6.
    let rounds: [&[(u32, u32)]; 3] = [&[(2, 1), (4, 3), (6, 5)], &[(4, 1), (6, 3), (2, 5)], &[(6, 1), (2, 3), (4, 5)]];
    let said = rokade_reading("pair -", report("fide-dutch", 6, &rounds).as_bytes());
    assert_eq!(said.code, 1, "{}", said.err);
    assert!(said.err.contains("1 Nr1 has nobody left to meet."), "{}", said.err);
    let colours = "must have White and cannot meet each other: 1 Nr1, 3 Nr3 and 5 Nr5. [FIDE-C.04.3-2026:C3]";
    assert!(said.err.contains(colours), "{}", said.err);
}

/// A round of a simulated event, explained.
fn explained(system: &str, seed: u32, players: u32, round: u32, words: &str) -> String {
    let event = rokade(&format!("simulate --system {system} --seed {seed} --players {players} --rounds 7"));
    assert_eq!(event.code, 0, "{}", event.err);
    let said = rokade_reading(&format!("pair --round {round} --explain {words} -"), event.out.as_bytes());
    assert_eq!(said.code, 0, "{}", said.err);
    said.out
}

#[test]
fn fide_c_04_3_2026_the_criterion_stands_in_words_beside_its_number() {
    let mut said = 0;
    for seed in 1..6 {
        let told = explained("fide-dutch", seed, 14, 5, "--trace");
        said += told.matches("not get the colour they are due (C12)").count();
        let would = told.lines().filter(|line| line.contains("would have met"));
        for line in would.filter(|line| line.contains(":order")) {
            assert!(line.contains("just as good"), "{line}");
        }
        assert!(told.contains("Upper half (S1):") && !told.contains("From below"), "{told}");
    }
    assert!(said > 0);
}

#[test]
fn what_players_bring_along_stands_beside_their_board() {
    for system in ["monrad", "danish-swiss", "fide-dutch"] {
        let told = explained(system, 7, 11, 4, "");
        assert!(told.contains("Order: ") && told.contains("place 1, score"), "{told}");
        assert!(told.contains(", colours "), "{told}");
        let danish = explained(system, 7, 11, 4, "--lang da");
        assert!(danish.contains("Rækkefølge: ") && danish.contains("plads 1, score"), "{danish}");
        let is_due = told.contains("is due") || told.contains("must have") || told.contains("strongly due");
        assert_eq!(is_due, system != "monrad", "{told}");
    }
}

#[test]
fn d4_9_2_3_the_order_is_told_with_the_order_it_follows_from() {
    let told = explained("monrad", 7, 11, 4, "");
    let lines: Vec<&str> = told.lines().collect();
    let at = lines.iter().position(|line| line.starts_with("Order: ")).unwrap();
    let why = "Within a score the players stand as at the pairing of round 3: ";
    assert!(lines[at + 1].contains(why) && lines[at + 1].contains("[D4.9.1-1, D4.9.2-3"), "{told}");
    // Sorted by score alone, the order of the round before gives the order of this one.
    let numbers = |list: &str| -> Vec<u32> {
        let words = list.split([' ', ',', '.']).filter_map(|word| word.parse().ok());
        words.collect()
    };
    let (before, now) = (lines[at + 1].split(why).nth(1).unwrap(), lines[at]);
    let (before, now) = (numbers(before.split('[').next().unwrap()), numbers(now));
    let score = |player: &u32| {
        let is_own = |line: &&&str| line.trim().starts_with(&format!("{player} ")) && line.contains(": place ");
        let card = lines.iter().find(is_own).unwrap();
        let score = card.split("score ").nth(1).unwrap().split(',').next().unwrap().to_owned();
        let whole: f64 = score.trim_end_matches('½').parse().unwrap_or(0.0);
        whole + if score.ends_with('½') { 0.5 } else { 0.0 }
    };
    let mut again: Vec<u32> = before.into_iter().filter(|player| now.contains(player)).collect();
    again.sort_by(|one, other| score(other).total_cmp(&score(one)));
    assert_eq!(again, now, "{told}");
    assert!(explained("fide-dutch", 7, 11, 4, "").contains("Within a score by start number. [FIDE-C.04.2-2026:order]"));
}

#[test]
fn whom_a_player_has_met_stands_beside_the_board() {
    for system in ["monrad", "danish-swiss", "fide-dutch", "fide-1998", "dubov-1997"] {
        let told = explained(system, 7, 10, 3, "");
        let cards: Vec<&str> = told.lines().filter(|line| line.contains(": place ")).collect();
        assert!(!cards.is_empty() && cards.iter().all(|card| card.contains(", opponents ")), "{told}");
    }
}

#[test]
fn d4_9_1_5_the_bye_says_who_stood_below_and_that_the_odd_field_is_a_reading() {
    let mut below = 0;
    for seed in 1..9 {
        let told = explained("monrad", seed, 9, 5, "");
        // One who is away leaves eight, and nobody has the bye.
        let is_even = told.contains("Absent from the round: ");
        assert_eq!(told.contains("reading monrad-odd-field]"), !is_even, "{told}");
        below += told.matches("would have had the bye. Already had the bye in round").count();
    }
    assert!(below > 0);
}

#[test]
fn whoever_is_not_in_the_round_is_told_with_the_reason() {
    let rounds: [&[(u32, u32)]; 1] = [&[(1, 2), (3, 4)]];
    let text = report("monrad", 5, &rounds).replace(" Z\n", " Z  0000 - Z\n");
    let said = rokade_reading("pair -", text.as_bytes());
    assert!(said.out.contains("5 Nr5 (away, no points)"), "{}{}", said.out, said.err);
    let away = &rokade_reading("pair --json -", text.as_bytes()).json()["away"][0];
    assert_eq!((&away["player"], &away["reason"]), (&json!(5), &json!("away_absent")));
}

/// A round of a simulated event of so many rounds, explained step by step.
fn traced(system: &str, seed: u32, players: u32, rounds: u32, round: u32) -> String {
    let event = rokade(&format!("simulate --system {system} --seed {seed} --players {players} --rounds {rounds}"));
    let said = rokade_reading(&format!("pair --round {round} --explain --trace -"), event.out.as_bytes());
    assert_eq!(said.code, 0, "{}", said.err);
    said.out
}

#[test]
fn fide_c_04_3_2026_c1_who_passes_through_a_score_group_is_told_whom_he_could_not_meet_there() {
    let told = traced("fide-dutch", 6616, 9, 6, 4);
    let (_, board) = told.split_once("1 Birger Skovmark: place 1").unwrap();
    let (board, _) = board.split_once("Neither").unwrap();
    assert!(board.contains("1 Birger Skovmark would have met 4 Gunnar Ulvestad. They met in round 2."), "{told}");
}

#[test]
fn d4_9_3_6_n_a_player_asked_before_a_nearer_one_is_told_with_the_colour() {
    let told = traced("danish-swiss", 399_821, 10, 6, 5);
    let before = "3 Edda Ådalen comes before the nearer 1 Asbjørn Lindvall: 3 Edda Ådalen must have the colour that the \
                  floater leaves. [D4.9.3-6.N, reading danish-swiss-floater-colours]";
    assert!(told.contains(before), "{told}");
}

#[test]
fn d4_9_5_c13_in_joined_score_groups_nobody_is_said_to_be_left_over() {
    let told = traced("fide-1998", 779_558, 8, 7, 6);
    assert!(
        told.contains(
            "2 Halvor Sandvik floats down from 3 to 1. The 4 lowest score groups were paired as one. [D4.9.5-C13]"
        ),
        "{told}"
    );
    assert!(!told.contains("Was left over in score group 3"), "{told}");
    let (_, in_vain) = told.split_once("No pairing of score group 3 that keeps a pair").unwrap();
    let in_vain = in_vain.lines().next().unwrap();
    assert!(in_vain.contains("2 Halvor Sandvik") && in_vain.contains("3 Astrid Østergren"), "{in_vain}");
}

#[test]
fn d4_9_6_7_1_ratings_and_averages_stand_beside_each_other() {
    let told = traced("dubov-1997", 218_539, 11, 5, 3);
    let columns = told.lines().find(|line| line.contains("Opponents’ average")).unwrap();
    assert!(columns.contains("Rating"), "{told}");
    let row = told.lines().find(|line| line.starts_with("9 Leif Dalsgaard")).unwrap();
    assert!(row.contains("1349") && row.contains("1636.0"), "{row}");
    assert!(told.contains("First comes whoever is due the other colour, then the highest rating"), "{told}");
    let event = rokade("simulate --system dubov-1997 --seed 218539 --players 11 --rounds 5");
    let danish = rokade_reading("pair --round 3 --explain --lang da -", event.out.as_bytes()).out;
    assert!(danish.contains("1636,0"), "{danish}");
}

/// The JSON of a round of a simulated event.
fn as_json(words: &str, round: u32) -> serde_json::Value {
    let event = rokade(&format!("simulate {words}"));
    assert_eq!(event.code, 0, "{}", event.err);
    rokade_reading(&format!("pair --json --round {round} -"), event.out.as_bytes()).json()
}

fn list(value: &serde_json::Value) -> &[serde_json::Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

#[test]
fn d4_9_7_3_the_lots_the_lines_and_every_match_before_stand_beside_a_stage() {
    let event = rokade("simulate --system knock-out --players 8 --seed 9");
    let told = rokade_reading("pair --round 2 --explain -", event.out.as_bytes()).out;
    for shown in ["Lines of the bracket:", "Drawn from seed 9, in the order of the lines: ", "Matches so far:"] {
        assert!(told.contains(shown), "{shown}: {told}");
    }
    assert!(told.contains("Knocked out: ") && !told.contains("Absent from the round"), "{told}");
    assert_eq!(told.matches("(knocked out in the quarter-final by ").count(), 4, "{told}");
    let round = as_json("--system knock-out --players 8 --seed 9", 2);
    let matches = list(&round["bracket"]["matches"]);
    assert_eq!(matches.len(), 4);
    // The winners of matches 1 and 2 meet in match 5, those of 3 and 4 in match 6.
    let winner = |number: usize| &matches[number - 1]["player"];
    for (index, pair) in list(&round["pairs"]).iter().enumerate() {
        assert_eq!((&pair["colour"]["counted"], &pair["colour"]["first"]), (&json!(index + 5), &json!(2 * index + 1)));
        let mut both = [&pair["white"], &pair["black"]].map(|player| player.as_u64());
        let mut due = [winner(2 * index + 1), winner(2 * index + 2)].map(|player| player.as_u64());
        both.sort_unstable();
        due.sort_unstable();
        assert_eq!(both, due);
        assert_eq!(list(&pair["colour"]["because"]).len(), 2);
    }
    for away in list(&round["away"]) {
        assert_eq!((&away["reason"], &away["round"]), (&json!("away_out"), &json!(1)));
        let lost = matches.iter().find(|one| one["opponent"] == away["player"]).unwrap();
        assert_eq!(lost["player"], away["by"]);
    }
}

#[test]
fn d4_9_7_5_how_a_match_was_won_is_told() {
    let mut ways = std::collections::BTreeSet::new();
    for seed in 1..40 {
        let words = format!("--system knock-out --players 16 --seed {seed} --withdrawals 60 --forfeits 60 --draws 9");
        let event = rokade(&format!("simulate {words}"));
        let told = rokade_reading("pair --json --round 3 -", event.out.as_bytes());
        for one in list(&told.json()["bracket"]["matches"]) {
            let way = one["way"].as_str().unwrap_or("none").to_owned();
            let is_scored = one["points"].is_string();
            assert_eq!(is_scored, !["none", "forfeit", "withdrawn", "away"].contains(&way.as_str()), "{one}");
            assert!(!one["text"].as_str().unwrap().contains("bracket_"), "{one}");
            ways.insert(way);
        }
    }
    for way in ["ordinary", "rapid", "blitz", "forfeit", "withdrawn"] {
        assert!(ways.contains(way), "{way}: {ways:?}");
    }
}

#[test]
fn d4_9_3_5_2_the_colours_that_are_counted_are_named() {
    let mut counted = 0;
    for seed in 1..20 {
        let round = as_json(&format!("--system danish-swiss --players 14 --rounds 5 --seed {seed}"), 2 + seed % 2);
        let due = |player: &serde_json::Value| {
            let sheet = list(&round["sheets"]).iter().find(|sheet| sheet["player"] == *player);
            sheet.map(|sheet| sheet["due"]["colour"].clone()).unwrap_or_default()
        };
        let has =
            |player: &serde_json::Value, colour: &str| list(&round["pairs"]).iter().any(|pair| pair[colour] == *player);
        let passed = list(&round["pairs"]).iter().flat_map(|pair| list(&pair["reasons"]));
        for reason in passed.filter(|passed| passed["reason"] == "danish_order_for_colours") {
            let [here, there] = list(&reason["because"]) else { panic!("{reason}") };
            assert_eq!(reason["here"], list(&here["players"]).len());
            assert_eq!(reason["there"], list(&there["players"]).len());
            assert!(reason["here"].as_u64() >= reason["there"].as_u64(), "{reason}");
            for player in list(&here["players"]) {
                assert!(has(player, due(player).as_str().unwrap()), "{player}: {reason}");
            }
            assert!(reason["text"].as_str().unwrap().contains("without those of floaters"), "{reason}");
            counted += 1;
        }
    }
    assert!(counted > 5, "{counted}");
}

#[test]
fn d4_9_6_7_1_who_is_brought_up_is_told_into_which_group() {
    let mut brought = 0;
    for seed in 1..40 {
        let round = as_json(&format!("--system dubov-1997 --players 12 --rounds 6 --seed {seed}"), 4);
        for float in list(&round["floats"]) {
            if !["dubov_up_for", "dubov_up_for_odd"].contains(&float["reason"].as_str().unwrap_or_default()) {
                continue;
            }
            brought += 1;
            let group = list(&round["groups"]).iter().find(|group| list(&group["moved_up"]).contains(&float["player"]));
            assert_eq!(float["into"], group.unwrap()["points"], "{float}");
            assert!(!float["text"].as_str().unwrap().contains("group above"), "{float}");
        }
    }
    assert!(brought > 3, "{brought}");
}

#[test]
fn colours_due_stand_beside_the_boards_of_the_older_systems() {
    for system in ["fide-1998", "dubov-1997"] {
        let told = explained(system, 7, 12, 4, "");
        let cards: Vec<&str> = told.lines().filter(|line| line.contains(": place ")).collect();
        assert!(
            cards
                .iter()
                .all(|card| card.contains("due White") || card.contains("due Black") || card.contains("must have")),
            "{told}"
        );
    }
}

#[test]
fn d4_9_11_3_a_game_of_the_schedule_shows_its_sum() {
    let round = as_json("--system round-robin --players 9 --seed 4", 3);
    for pair in list(&round["pairs"]).iter().filter(|pair| pair["black"].is_number()) {
        let told = &pair["colour"]["because"][0];
        let (white, black) = (pair["white"].as_u64().unwrap(), pair["black"].as_u64().unwrap());
        // Nine players are ten numbers: sums are counted round a circle of nine.
        assert_eq!((white + black) % 9, 4, "{pair}");
        assert_eq!((&told["sum"], &told["sums"]), (&json!(white + black), &json!("4, 13")), "{pair}");
        assert_eq!(white < black, told["colour"] == "lower", "{pair}");
    }
    assert_eq!(round["bye"]["because"][0]["reason"], "schedule_rest");
}

#[test]
fn d4_9_9_5_the_teams_stand_beside_their_boards() {
    let event = rokade("simulate --system olympiad --players 8 --seed 4");
    let told = rokade_reading("pair --round 2 --explain -", event.out.as_bytes()).out;
    assert!(told.contains("Teams:") && told.contains("Team 4: 4 ") && !told.contains("Order: "), "{told}");
    let teams = &rokade_reading("pair --json --round 2 -", event.out.as_bytes()).json()["teams"];
    assert_eq!(list(teams).len(), 4, "{teams}");
}
