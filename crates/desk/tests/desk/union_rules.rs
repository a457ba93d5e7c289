//! An event where the Danish union's rules do not hold is told none of them, on no page, paper or public page; and
//! where they hold every page says so.

use std::collections::{BTreeSet, VecDeque};

use axum::http::StatusCode;

use crate::stage::{Browser, Stage, between};

/// One round played, another published; a forfeit, a ruling and prizes in it. Returns the event's path.
async fn played(stage: &Stage, owner: &Browser, federation: &str, system: &str) -> (String, String) {
    let form = [("system", system), ("rounds", "5"), ("federation", federation)];
    let group = stage.event(owner, &form, 6).await;
    stage.deed(owner, &format!("{group}/order"), &[("by", "rating")]).await;
    stage.publish(owner, &group).await;
    stage.deed(owner, &format!("{group}/round/1/start"), &[]).await;
    let event = group.split("/g/").next().unwrap_or_default().to_owned();
    let late = [("at", "1.1.1"), ("case", "late"), ("shelf", "board"), ("q.who", "black"), ("q.minutes_late", "90")];
    stage.deed(owner, &format!("{event}/what-happened"), &late).await;
    for (board, to) in [(2, "+:-~none"), (3, "1-0")] {
        let answer = stage.result(owner, &group, 1, board, to).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
    }
    stage.publish(owner, &group).await;
    (event, group)
}

/// Everything of the event that can be reached by links from its first pages, in a language.
async fn crawled(stage: &Stage, owner: &Browser, event: &str, lang: &str) -> Vec<(String, String)> {
    let key = event.strip_prefix("/t/").expect("an address of the desk");
    let own = [format!("/t/{key}"), format!("/p/{key}"), format!("/print/{key}")];
    let mut waiting: VecDeque<String> = own[..2].iter().cloned().collect();
    let mut seen: BTreeSet<String> = waiting.iter().cloned().collect();
    let mut pages = Vec::new();
    while let Some(path) = waiting.pop_front() {
        let joint = if path.contains('?') { '&' } else { '?' };
        let page = stage.get(owner, &format!("{path}{joint}lang={lang}")).await;
        if page.status != StatusCode::OK {
            assert!(page.status.is_redirection(), "{path}: {}", page.status);
            continue;
        }
        for link in page.body.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
            let link = link.replace("&#38;", "&").replace("&amp;", "&");
            let link = link.split('#').next().unwrap_or_default().to_owned();
            let is_own = own.iter().any(|own| link == *own || link.starts_with(&format!("{own}/")));
            // The tournament file is data, told to nobody.
            let is_data = link.ends_with("/files/tournament.rokade");
            let is_new = is_own && !is_data && !link.contains("lang=") && !link.contains("what-happened?");
            if is_new && seen.len() < 400 && seen.insert(link.clone()) {
                waiting.push_back(link);
            }
        }
        pages.push((path, page.body));
    }
    pages
}

/// The page without the switch itself, which names what it switches.
fn without_switch(page: &str) -> String {
    match (page.find("<select id=\"union\""), page.contains("</select>")) {
        (Some(start), true) => {
            let end = page[start..].find("</select>").map_or(page.len(), |end| start + end);
            format!("{}{}", &page[..start], &page[end..])
        }
        _ => page.to_owned(),
    }
}

const UNION_WORDS: [&str; 11] = [
    "D4.",
    "DSU",
    "Dansk Skak Union",
    "Danish union",
    "Danish Chess Union",
    "danske union",
    "§",
    "y the handbook",
    "tter håndboken",
    "invitation must",
    "nnbydelsen må",
];

#[tokio::test]
async fn a_norwegian_and_a_fide_event_are_told_no_danish_rule_anywhere() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    for (federation, system, lang) in
        [("NOR", "fide-dutch", "nb"), ("FID", "fide-dutch", "en"), ("NOR", "round-robin", "nb")]
    {
        let (event, _) = played(&stage, &owner, federation, system).await;
        let pages = crawled(&stage, &owner, &event, lang).await;
        assert!(pages.len() > 40, "{} pages", pages.len());
        for (path, page) in &pages {
            let page = without_switch(page);
            for word in UNION_WORDS {
                let found = page.find(word).map(|at| {
                    let from = page.floor_char_boundary(at.saturating_sub(200));
                    page[from..].chars().take(400).collect::<String>()
                });
                assert_eq!(found, None, "{federation} {system}: {word} on {path}");
            }
        }
    }
}

#[tokio::test]
async fn a_danish_event_says_on_every_page_of_the_desk_that_the_unions_rules_apply() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let (event, group) = played(&stage, &owner, "DEN", "monrad").await;
    for path in [event.clone(), format!("{group}/players"), format!("{group}/round/1"), format!("{event}/report")] {
        let page = stage.get(&owner, &format!("{path}?lang=en")).await.body;
        assert!(page.contains("tournament regulations (D4) apply"), "{path}");
    }
    let made = stage.get(&owner, "/t/new?lang=da").await.body;
    assert!(made.contains("<select id=\"union\"") && made.contains("value=\"DEN\""), "the switch is on the first page");
}

#[tokio::test]
async fn d4_1_11b_the_limit_of_arrival_is_the_same_for_arbiter_players_and_paper() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    for (federation, said) in [
        ("DEN", "The default time is 15 minutes"),
        ("NOR", "The default time is 60 minutes"),
        ("FID", "There is no grace"),
    ] {
        let form = [("system", "monrad"), ("rounds", "5"), ("federation", federation)];
        let group = stage.event(&owner, &form, 6).await;
        stage.deed(&owner, &format!("{group}/order"), &[("by", "rating")]).await;
        stage.publish(&owner, &group).await;
        let at = group.strip_prefix("/t").expect("an address of the desk");
        for path in [format!("/p{at}/round/1"), format!("/print{at}/round/1/pairings"), format!("{group}/settings")] {
            let page = stage.get(&owner, &format!("{path}?lang=en")).await;
            assert_eq!(page.status, StatusCode::OK, "{path}");
            assert!(page.body.contains(said), "{federation} {path}");
        }
    }
}

#[tokio::test]
async fn d4_1_14_a_forfeit_asks_between_three_answers_and_keeps_the_one_given() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 6, 3).await;
    stage.publish(&owner, &group).await;
    let board = stage.get(&owner, &format!("{group}/round/1/board/1?lang=en")).await.body;
    for answer in ["accepted", "none", "late"] {
        assert!(board.contains(&format!("name=\"notice\" value=\"{answer}\"")), "{answer}");
    }
    assert!(!board.contains("value=\"none\" checked"), "nobody is accused by default");
    let path = format!("{group}/round/1/result");
    let silent = stage.post(&owner, &path, &[("board", "1"), ("to", "+:-"), ("seen", "open")]).await;
    assert_ne!(silent.status, StatusCode::SEE_OTHER, "an unasked forfeit is refused");
    stage.deed(&owner, &path, &[("board", "1"), ("to", "+:-"), ("notice", "late"), ("seen", "open")]).await;
    let round = stage.get(&owner, &format!("{group}/round/1?lang=en")).await.body;
    assert!(round.contains("+:-~late") && round.contains("too late"), "{round}");
    let key = group.strip_prefix("/t/").expect("an address of the desk").split('/').next().unwrap_or_default();
    let file = stage.get(&owner, &format!("/t/{key}/g/1/files/trf26")).await.body;
    assert!(file.contains("notice late"), "{file}");
}

#[tokio::test]
async fn times_are_written_in_minutes_and_read_back_in_words() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.event(&owner, &[("system", "monrad"), ("rounds", "5"), ("federation", "DEN")], 4).await;
    let read = |text: &'static str| {
        let path = format!("{group}/time?lang=en&text={}", text.replace('+', "%2B").replace('/', "%2F"));
        let (stage, owner) = (&stage, &owner);
        async move { stage.get(owner, &path).await.body }
    };
    assert_eq!(read("90+30").await, "90 minutes, 30 seconds a move: standard, rated.");
    assert_eq!(read("15+10").await, "15 minutes, 10 seconds a move: rapid, not rated.");
    assert_eq!(read("5400+30").await, "90 minutes, 30 seconds a move: standard, rated.");
    assert_eq!(
        read("90%20min+30%20s").await,
        "90 minutes, 30 seconds a move: standard, rated.",
        "as other pages say it"
    );
    assert!(read("300+2").await.contains("If you meant 5+2"));
    let settings = format!("{group}/settings");
    stage.deed(&owner, &settings, &[("time_control", "40/90+30, 30+30")]).await;
    let page = stage.get(&owner, &format!("{settings}?lang=en")).await.body;
    assert_eq!(between(&page, "name=\"time_control\" value=\"", "\""), "40/90+30, 30+30");
    assert!(page.contains("90 minutes for 40 moves, then 30 minutes for the rest of the game, 30 seconds a move"));
    let overview = stage.get(&owner, &format!("{}?lang=en", group.split("/g/").next().unwrap_or_default())).await.body;
    assert!(!overview.contains("moves an hour"), "the time of § 35 is not objected to: {overview}");
    let absurd = stage.post(&owner, &settings, &[("time_control", "300")]).await;
    assert_ne!(absurd.status, StatusCode::SEE_OTHER, "asked about");
}

#[tokio::test]
async fn what_is_to_be_stated_leads_to_the_settings_in_every_federation() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    for (federation, said) in
        [("DEN", "State the time control;"), ("SWE", "State the time control."), ("NOR", "State the time control.")]
    {
        let group = stage.event(&owner, &[("system", "fide-dutch"), ("federation", federation)], 4).await;
        let event = group.split("/g/").next().unwrap_or_default().to_owned();
        let page = stage.get(&owner, &format!("{event}?lang=en")).await.body;
        let line =
            between(&page[page.find(said).unwrap_or_else(|| panic!("{federation}: {page}"))..], "State", "</li>")
                .to_owned();
        assert!(line.contains(&format!("href=\"{group}/settings\"")), "{federation}: {line}");
    }
}

#[tokio::test]
async fn tie_breaks_that_will_be_used_are_told_by_name() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    for (system, lang, named) in [
        ("fide-dutch", "en", "Buchholz without the lowest opponent, Buchholz, Sonneborn-Berger"),
        ("fide-dutch", "sv", "Buchholz utan den lägsta motståndaren, Buchholz, Sonneborn-Berger"),
        ("round-robin", "nb", "innbyrdes oppgjør, seire, Sonneborn-Berger"),
    ] {
        let group = stage.event(&owner, &[("system", system), ("federation", "SWE")], 4).await;
        let event = group.split("/g/").next().unwrap_or_default().to_owned();
        let page = stage.get(&owner, &format!("{event}?lang={lang}")).await.body;
        assert!(page.contains(named) && !page.contains("BH/C1"), "{system} {lang}: {page}");
    }
}

#[tokio::test]
async fn d4_1_5c_a_danish_event_is_reminded_of_the_entry_list_and_the_fee() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    for (federation, is_asked) in [("DEN", true), ("NOR", false)] {
        let group = stage.event(&owner, &[("system", "monrad"), ("federation", federation)], 4).await;
        let event = group.split("/g/").next().unwrap_or_default().to_owned();
        let page = stage.get(&owner, &format!("{event}?lang=da")).await.body;
        for said in ["Send tilmeldingslisten", "inden 7 dage", "Send EMT-afgiften"] {
            assert_eq!(page.contains(said), is_asked, "{federation}: {said}");
        }
    }
}

#[tokio::test]
async fn the_choice_of_regulations_is_short_enough_for_a_phone() {
    const MOST_LETTERS: usize = 36;
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    for lang in ["da", "nb", "sv", "en"] {
        let page = stage.get(&owner, &format!("/t/new?lang={lang}")).await.body;
        let choices = between(&page, "<select id=\"union\"", "</select>");
        for choice in choices.split("</option>").filter_map(|option| option.rsplit('>').next()) {
            assert!(choice.chars().count() <= MOST_LETTERS, "{lang}: {choice}");
        }
    }
}
