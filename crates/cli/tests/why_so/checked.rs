//! What forty explanations drawn by lot lacked when they were worked through by hand.

use super::shell::{rokade, rokade_reading};

/// What a command says of a simulated event.
fn told(event: &str, command: &str) -> String {
    let event = rokade(&format!("simulate {event} --for full"));
    assert_eq!(event.code, 0, "{}", event.err);
    let said = rokade_reading(&format!("{command} -"), event.out.as_bytes());
    said.out + &said.err
}

const ROUGH: &str = "--byes 30 --forfeits 30 --withdrawals 20";

#[test]
fn d4_9_9_5_a_board_of_two_teams_tells_the_sum_of_their_numbers_and_how_they_were_drafted() {
    let event = format!("--system olympiad --players 21 --seed 485511 {ROUGH}");
    let said = told(&event, "pair --lang en --explain --round 1");
    assert!(said.contains("team 1 would meet itself and meets the highest number, team 4"), "{said}");
    assert!(said.contains("2 + 3 = 5, and in this round the teams meet whose numbers add up to"), "{said}");
    assert!(said.contains("D4.9.11-4") && said.contains("D4.9.11-5") && said.contains("reading olympiad-boards"));
    assert!(said.contains("the teams pick 1-2-3-4, 4-3-2-1, 3-4-1-2, 2-1-4-3, and so on"), "{said}");
    for (lang, drafted) in [("da", "Valgt blandt spillerne"), ("nb", "Valgt blant"), ("sv", "Valda bland")] {
        let said = told(&event, &format!("pair --lang {lang} --explain --round 1"));
        assert!(said.contains(drafted) && said.contains("olympiad-draft"), "{said}");
    }
}

#[test]
fn fide_c_04_3_2026_c1_a_proof_names_who_is_not_in_the_round() {
    let event = "--system fide-dutch --players 8 --rounds 9 --seed 739247";
    for (lang, away) in [
        ("en", "Not in this round: 5 Gunnar Sandvik."),
        ("da", "Ikke med i denne runde: 5 Gunnar Sandvik."),
        ("nb", "Ikke med i denne runden: 5 Gunnar Sandvik."),
        ("sv", "Inte med i denna rond: 5 Gunnar Sandvik."),
    ] {
        let said = told(event, &format!("pair --lang {lang}"));
        assert!(said.contains(away), "{said}");
    }
}

#[test]
fn d4_9_6_2_4_a_refusal_for_colours_names_the_colour_and_cites_the_limit() {
    let event = format!("--system dubov-1997 --players 11 --rounds 7 --seed 353125 {ROUGH}");
    let said = rokade(&format!("simulate --lang en {event}")).err;
    assert!(said.contains("1 Eira Rønnebæk has nobody left to meet."), "{said}");
    let colours = said.split("Not in this round").next().unwrap().rsplit_once("D4.9.6-2.1] ").unwrap().1;
    assert!(colours.contains("[D4.9.6-2.3, D4.9.6-2.4]"), "{said}");
    assert!(colours.contains("These must have") || colours.contains("Their colours keep"), "{said}");
}

#[test]
fn d4_9_3_2_1_the_empty_place_is_no_score_group_to_be_listed() {
    let said =
        told("--system danish-swiss --players 11 --rounds 5 --seed 121859", "pair --lang sv --explain --round 5");
    let lines: Vec<&str> = said.lines().collect();
    let heads = lines.iter().enumerate().filter(|(_, line)| line.starts_with("Poänggrupp "));
    for (at, head) in heads {
        assert!(lines.get(at + 1).is_some_and(|next| !next.trim().is_empty()), "{head} has nothing below it:\n{said}");
    }
}

#[test]
fn fide_b_02_2022_8_3_1_an_edition_known_in_part_says_that_the_next_one_is_cited() {
    let event = rokade("simulate --system dubov-1997 --players 8 --rounds 5 --seed 68116 --for full").out;
    let dated = |day: &str| event.replacen("062 ", &format!("042 {day}\n062 "), 1);
    let said = |day: &str, lang: &str| rokade_reading(&format!("rate fide --lang {lang} -"), dated(day).as_bytes()).out;
    for (lang, known) in [
        ("en", "Of the rules of 2022-01 only the differences"),
        ("da", "Af reglerne 2022-01"),
        ("nb", "Av reglene 2022-01"),
        ("sv", "Av reglerna 2022-01"),
    ] {
        let old = said("2024/02/10", lang);
        assert!(old.contains(known) && old.contains("fide-rating-editions"), "{old}");
    }
    assert!(!said("2024/05/04", "en").contains("only the differences"));
}

#[test]
fn d4_9_5_f10_who_is_level_below_the_first_place_is_not_told_that_nobody_is_level() {
    let event = format!("--system fide-1998 --players 8 --rounds 6 --seed 64506 {ROUGH}");
    let list = "standings --explain --tiebreaks dsu-sb,mutual-first,opponents-average";
    let said = told(&event, &format!("{list} --lang en"));
    assert_eq!(said.matches("it decides about the first place alone. [D4.9.5-F10]").count(), 2, "{said}");
    assert!(said.contains("9432 / 5, to a whole number, a half rounded up. [D4.9.5-F10, reading opponents-average]"));
    for (lang, alone) in [("da", "kun førstepladsen"), ("nb", "bare førsteplassen"), ("sv", "bara förstaplatsen")] {
        assert!(told(&event, &format!("{list} --lang {lang}")).contains(alone), "{lang}");
    }
}

#[test]
fn fide_c_07_2026_14_cuts_sonneborn_berger_leaves_out_an_opponent_and_not_the_lowest_product() {
    let event = format!("--system fide-1998 --players 11 --rounds 7 --seed 87311 {ROUGH}");
    let said = told(&event, "standings --lang en --explain --tiebreaks SB/C1");
    // 11 has products of 0 beside the 2 that is left out, and a bye asked for that gives less.
    let row = said.lines().find(|line| line.contains("9 Odd Ulvestad 2]") && line.contains("it gives 1¾")).unwrap();
    assert!(row.contains("the opponent with the fewest points, of several the one that gives least"), "{row}");
    assert!(row.contains("FIDE-C.07-2026:14-cuts") && row.contains("FIDE-C.07-2026:16.5"), "{row}");
    assert!(!said.contains("Left out as the lowest"), "{said}");
}

#[test]
fn d4_9_10_2_what_a_figure_rests_on_stands_behind_its_terms() {
    let event = format!("--system danish-swiss --players 12 --rounds 7 --seed 918833 {ROUGH}");
    let said = told(&event, "standings --lang en --explain --tiebreaks dsu-ordinary,dsu-sb");
    let of = |name: &str| said.lines().filter(|line| line.trim().starts_with(name)).collect::<Vec<_>>();
    let ordinary: Vec<&str> = of("Ordinary correction ").into_iter().filter(|line| line.contains("(")).collect();
    assert!(ordinary.iter().all(|line| line.contains("[D4.9.10.2, reading corrections-unplayed-rounds]")), "{said}");
    assert!(of("Sonneborn-Berger ").iter().all(|line| line.contains("[D4.9.10.1")), "{said}");
}

#[test]
fn fide_b_01_2024_1_4_7_an_average_too_low_for_any_score_cites_the_least_average() {
    let event = format!("--system fide-dutch --players 14 --rounds 9 --seed 821957 {ROUGH}");
    let said = told(&event, "norms --lang en --edition 2024-01 --title IM --player 3");
    assert!(said.contains("at this average no score is enough (FIDE-B.01-2024:1.4.7)"), "{said}");
}

#[test]
fn d4_7_4f_games_beyond_the_printed_table_name_the_reading() {
    let event = format!("--system round-robin --players 20 --seed 612584 {ROUGH}");
    for (lang, table) in [
        ("en", "prints its table for 9 games"),
        ("da", "tabel er trykt for 9 partier"),
        ("nb", "tabell er trykt for 9 partier"),
        ("sv", "tabell är tryckt för 9 partier"),
    ] {
        let said = told(&event, &format!("norms --lang {lang} --edition dsu-4.7.4 --title GM --player 19"));
        assert!(said.contains(table) && said.contains("norm-handbook"), "{said}");
    }
}

const ROOKS: &str =
    r#""periods":[{"minutes":120,"moves":40},{"minutes":60}],"start":"8/8/4k3/8/8/3R4/4K3/2r5 b - - 97 20"}"#;

fn announced(laws: &str, text: &str, lang: &str) -> String {
    let script = format!(
        "{{\"laws\":{laws},\"type\":\"standard\",{ROOKS}\n{}\n{}\n",
        r#"{"at":0,"by":"arbiter","do":"start"}"#,
        format_args!(r#"{{"at":30000,"by":"black","do":"claim","rule":"fifty","move":"{text}"}}"#),
    );
    let said = rokade_reading(&format!("referee --lang {lang} -"), script.as_bytes());
    assert_eq!(said.code, 0, "{}", said.err);
    said.out
}

#[test]
fn l2001_9_3_a_an_announced_move_is_said_in_the_readers_letters() {
    let danish = r#""2001","federation":"DK""#;
    for (lang, rook) in [("en", "Rc4"), ("da", "Tc4"), ("nb", "Tc4"), ("sv", "Tc4")] {
        for text in ["Rc4", "Tc4", "c1c4"] {
            let said = announced(danish, text, lang);
            assert!(said.lines().any(|line| line.contains(&format!(" {rook} "))), "{text} {lang}: {said}");
        }
    }
    // What is no legal move is quoted as it was announced.
    assert!(announced(danish, "Rc9", "da").contains("Rc9"));
}

#[test]
fn l2018_7_4_2_who_may_stop_the_clocks_when_pieces_are_knocked_over_is_cited() {
    let script = [
        r#"{"laws":"2018","federation":"SE","type":"standard","periods":[{"minutes":90,"increment":30}]}"#,
        r#"{"at":0,"by":"arbiter","do":"start"}"#,
        r#"{"at":5000,"by":"white","do":"move","uci":"e2e4"}"#,
        r#"{"at":6000,"by":"white","do":"press"}"#,
        r#"{"at":15000,"by":"arbiter","do":"notice","what":"displaced_pieces","against":"white"}"#,
    ]
    .join("\n");
    let said = rokade_reading("referee --lang en -", script.as_bytes()).out;
    let line = said.lines().find(|line| line.contains("Black may stop the clocks")).unwrap();
    assert!(line.contains("[7.4.1, 7.4.2]"), "{said}");
    assert_eq!(said.matches("The pieces are put back").count(), 1, "{said}");
}

#[test]
fn d4_7_3b_the_last_days_of_a_report_say_how_they_are_counted() {
    let event = rokade("simulate --system monrad --players 8 --rounds 5 --seed 3 --for full").out;
    let dated = event.replacen("062 ", "042 2026/04/10\n052 2026/04/24\n062 ", 1);
    for (lang, days) in [
        ("en", "7 days after the end of the event"),
        ("da", "7 dage efter turneringens slutning"),
        ("nb", "7 dager etter turneringens slutt"),
        ("sv", "7 dagar efter tävlingens slut"),
    ] {
        let said = rokade_reading(&format!("report --lang {lang} -"), dated.as_bytes()).out;
        let line = said.lines().find(|line| line.contains(days)).unwrap_or_else(|| panic!("{said}"));
        assert!(line.contains("D4.1-5f") && line.contains("report-due"), "{line}");
    }
}
