//! What happened: from the board to the ruling, filed, printed and appealed.

use axum::http::StatusCode;

use crate::stage::{Browser, Stage, between};

/// A published round; the path of its group and of its tournament.
async fn playing() -> (Stage, Browser, String, String) {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 6, 3).await;
    stage.publish(&owner, &group).await;
    let event = group.split("/g/").next().unwrap_or_default().to_owned();
    (stage, owner, group, event)
}

const ILLEGAL: [(&str, &str); 5] =
    [("at", "1.1.1"), ("shelf", "moves"), ("case", "illegal_move"), ("q.who", "white"), ("q.found", "after_press")];

fn query(fields: &[(&str, &str)]) -> String {
    fields.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join("&")
}

#[tokio::test]
async fn every_board_of_the_round_leads_to_the_assistant() {
    let (stage, owner, group, event) = playing().await;
    let page = stage.get(&owner, &format!("{group}/round/1")).await.body;
    for board in 1..=3 {
        assert!(page.contains(&format!("{event}/what-happened?at=1.1.{board}\"")), "{board}");
    }
    let board = stage.get(&owner, &format!("{group}/round/1/board/1")).await.body;
    assert!(board.contains(&format!("{event}/what-happened?at=1.1.1")));
}

#[tokio::test]
async fn four_taps_lead_to_the_questions_and_every_step_goes_back() {
    let (stage, owner, _, event) = playing().await;
    let mut path = format!("{event}/what-happened");
    for (step, wanted) in
        ["at=1.1.2", "shelf=moves", "case=illegal_move", "q.who=white", "q.found=after_press"].into_iter().enumerate()
    {
        let page = stage.get(&owner, &path).await;
        assert_eq!(page.status, StatusCode::OK, "{path}");
        let links = page.body.split("href=\"").map(|rest| rest.split('"').next().unwrap_or_default());
        let next = links.map(|link| link.replace("&#38;", "&")).find(|link| link.ends_with(wanted));
        let back = page.body.contains("data-key=\"Backspace\"");
        assert_eq!(back, step > 0, "{path}");
        path = next.unwrap_or_else(|| panic!("{wanted} is not on {path}: {}", page.body));
    }
    let ruling = stage.get(&owner, &path).await.body;
    assert!(ruling.contains("7.5.5") && ruling.contains("2:00 is added to Black"), "{ruling}");
    assert!(
        ruling.contains("<p>Illegal move.</p>") && ruling.contains("<dd>White</dd>"),
        "told by the answers, not by a stock position"
    );
}

#[tokio::test]
async fn times_to_set_are_worked_out_from_what_the_clocks_show() {
    let (stage, owner, _, event) = playing().await;
    let told = format!("{event}/what-happened?{}&clock_white=12:30&clock_black=1:05:00", query(&ILLEGAL));
    let page = stage.get(&owner, &told).await.body;
    assert!(page.contains("<strong>1:07:00</strong>"), "{page}");
}

#[tokio::test]
async fn a_filed_ruling_is_shown_printed_and_told_in_the_players_language() {
    let (stage, owner, _, event) = playing().await;
    let mut form = ILLEGAL.to_vec();
    form.push(("note", "Both saw it"));
    let filed = stage.deed(&owner, &format!("{event}/what-happened"), &form).await;
    assert_eq!(filed, format!("{event}/incidents/1?done=filed"));
    let page = stage.get(&owner, &filed).await.body;
    assert!(page.contains("Both saw it") && page.contains("The ruling is filed."));
    let swedish = stage.get(&owner, &format!("{event}/incidents/1?in=sv")).await.body;
    assert!(swedish.contains("Regelstridigt drag") && swedish.contains("<html lang=\"en\""), "only the ruling changes");
    let sheet = stage.get(&owner, &format!("{event}/incidents/1/print?in=da")).await.body;
    assert!(sheet.contains("class=\"signatures\"") && sheet.contains("<html lang=\"da\"") && sheet.contains("Dommer:"));
    let list = stage.get(&owner, &format!("{event}/incidents")).await.body;
    assert!(list.contains(&format!("{event}/incidents/1\"")) && list.contains("Counts against"));
    let player = between(&list, "/incidents?player=", "\"");
    let own = stage.get(&owner, &format!("{event}/incidents?player={player}")).await.body;
    assert!(own.contains(&format!("{event}/incidents/1\"")));
    let elsewhere = stage.get(&owner, &format!("{event}/incidents/list?round=1.2")).await.body;
    assert!(!elsewhere.contains(&format!("{event}/incidents/1\"")));
    let history = stage.get(&owner, &format!("{event}/history")).await.body;
    assert!(history.contains("Incident 1 was filed"), "{history}");
}

#[tokio::test]
async fn a_second_illegal_move_reaches_the_round() {
    let (stage, owner, group, event) = playing().await;
    stage.deed(&owner, &format!("{event}/what-happened"), &ILLEGAL).await;
    let asked = stage.get(&owner, &format!("{event}/what-happened?{}", query(&ILLEGAL))).await.body;
    assert!(asked.contains("q.can_mate=yes"), "now it matters whether Black can mate");
    let mut form = ILLEGAL.to_vec();
    form.push(("q.can_mate", "yes"));
    stage.deed(&owner, &format!("{event}/what-happened"), &form).await;
    let round = stage.get(&owner, &format!("{group}/round/1")).await.body;
    assert!(round.contains("data-board=\"1\" data-seen=\"0-1\""), "{round}");
}

#[tokio::test]
async fn what_is_left_to_the_arbiter_is_chosen_before_it_is_filed() {
    let (stage, owner, _, event) = playing().await;
    let disturbs = [("at", "1.1.1"), ("case", "disturbance"), ("q.who", "black"), ("q.disturbs_by", "noise")];
    let page = stage.get(&owner, &format!("{event}/what-happened?{}", query(&disturbs))).await.body;
    assert!(page.contains("You decide") && page.contains("choice=12.9.1") && !page.contains("File it"));
    let refused = stage.post(&owner, &format!("{event}/what-happened"), &disturbs).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    let more = format!("{event}/what-happened?{}&choice=12.9.2", query(&disturbs));
    let page = stage.get(&owner, &more).await.body;
    assert!(page.contains("name=\"minutes\"") && page.contains("Say how much."), "{page}");
    let page = stage.get(&owner, &format!("{more}&minutes=3")).await.body;
    assert!(page.contains("3:00 is added to White") && page.contains("File it"), "{page}");
    let mut form = disturbs.to_vec();
    form.extend([("choice", "12.9.1")]);
    stage.deed(&owner, &format!("{event}/what-happened"), &form).await;
}

#[tokio::test]
async fn an_appeal_is_made_and_decided() {
    let (stage, owner, _, event) = playing().await;
    stage.deed(&owner, &format!("{event}/what-happened"), &ILLEGAL).await;
    let page = stage.get(&owner, &format!("{event}/incidents/1")).await.body;
    let by = between(&page, "name=\"by\" value=\"", "\"");
    let path = format!("{event}/incidents/1");
    let silent = stage.post(&owner, &format!("{path}/appeal"), &[("by", &by), ("grounds", " ")]).await;
    assert_eq!(silent.status, StatusCode::UNPROCESSABLE_ENTITY);
    let made = stage.deed(&owner, &format!("{path}/appeal"), &[("by", &by), ("grounds", "The move was legal")]).await;
    assert_eq!(made, format!("{path}?done=appealed"));
    let list = stage.get(&owner, &format!("{event}/incidents")).await.body;
    assert!(list.contains("Appeals awaiting a decision"));
    let nothing = stage.post(&owner, &format!("{path}/decision"), &[("note", "x")]).await;
    assert_eq!(nothing.status, StatusCode::BAD_REQUEST);
    let decided = [("decision", "upheld"), ("note", "The sheets agree with the player")];
    stage.deed(&owner, &format!("{path}/decision"), &decided).await;
    let page = stage.get(&owner, &path).await.body;
    assert!(page.contains("The appeal is upheld") && page.contains("The sheets agree"));
}

#[tokio::test]
async fn bad_addresses_begin_anew_or_are_not_found() {
    let (stage, owner, _, event) = playing().await;
    for wrong in
        ["at=9.9.9", "at=x", "at=1.1.1&case=nothing", "at=1.1.1&shelf=nothing", "case=late", "at=1.1.1&find=zzz"]
    {
        let page = stage.get(&owner, &format!("{event}/what-happened?{wrong}")).await;
        assert_eq!(page.status, StatusCode::OK, "{wrong}");
    }
    for gone in ["incidents/7", "incidents/x", "incidents/7/print", "g/9/checklists"] {
        assert_eq!(stage.get(&owner, &format!("{event}/{gone}")).await.status, StatusCode::NOT_FOUND, "{gone}");
    }
    let empty = stage.post(&owner, &format!("{event}/what-happened"), &[]).await;
    assert_eq!(empty.status, StatusCode::BAD_REQUEST);
    let unknown = stage.post(&owner, &format!("{event}/incidents/7/appeal"), &[("by", "1"), ("grounds", "x")]).await;
    assert_eq!(unknown.status, StatusCode::UNPROCESSABLE_ENTITY);
    let stranger = Browser::default();
    let answer = stage.get(&stranger, &format!("{event}/incidents")).await;
    assert!(answer.to().starts_with("/signin"));
}

#[tokio::test]
async fn the_rules_of_the_group_decide_which_laws_speak() {
    let (stage, owner, group, event) = playing().await;
    let rules = [
        ("rules", "yes"),
        ("laws", "2009-DK"),
        ("rules_federation", "DK"),
        ("dsu", "yes"),
        ("flags", "limited"),
        ("draws", "never"),
        ("arbiter_present", "yes"),
    ];
    stage.deed(&owner, &format!("{group}/settings"), &rules).await;
    let page = stage.get(&owner, &format!("{group}/settings")).await.body;
    assert!(page.contains("<option value=\"2009-DK\" selected>") && page.contains("how the flags are watched"));
    let late = [("at", "1.1.1"), ("case", "late"), ("q.who", "black"), ("q.minutes_late", "20")];
    let ruling = stage.get(&owner, &format!("{event}/what-happened?{}", query(&late))).await.body;
    assert!(ruling.contains("Laws of Chess 2009-DK"), "{ruling}");
    let filed = stage.deed(&owner, &format!("{event}/what-happened"), &late).await;
    let page = stage.get(&owner, &filed).await.body;
    assert!(page.contains("§ 17") && page.contains("Appeal until"), "the union's ten days: {page}");
    let lists = stage.get(&owner, &format!("{group}/checklists")).await;
    assert_eq!(lists.status, StatusCode::OK);
    assert!(lists.body.contains("Before the round") && lists.body.contains("2009-DK"));
}

#[tokio::test]
async fn a_clause_that_two_countries_share_leads_to_the_book_of_the_event() {
    let (stage, owner, group, event) = playing().await;
    for laws in ["2009-NO", "2009-DK"] {
        stage.deed(&owner, &format!("{group}/settings"), &[("rules", "yes"), ("laws", laws)]).await;
        let left =
            [("at", "1.1.1"), ("case", "left_area"), ("q.left", "venue"), ("q.who", "white"), ("q.permission", "no")];
        let ruling = stage.get(&owner, &format!("{event}/what-happened?{}", query(&left))).await.body;
        assert!(ruling.contains(&format!("href=\"/laws/{laws}/12.2\"")), "{laws}: {ruling}");
    }
}

/// What coverage calls assisted by the checklists stands on their page, under the edition that states it.
#[tokio::test]
async fn every_clause_of_the_checklists_can_be_seen_on_their_page() {
    let (stage, owner, group, _) = playing().await;
    let mut asked = vec![String::new(), "chess960=yes&adjourned=yes".to_owned()];
    for blind in ["one", "both"] {
        asked.extend(["", "used", "unused"].map(|helper| format!("blind={blind}&assistant={helper}&deaf=yes")));
    }
    let mut shown = String::new();
    for laws in ["2001-DK", "2009-DK", "2009-NO", "2018-SE", "2023"] {
        let rules = [("rules", "yes"), ("laws", laws), ("supervised", "yes"), ("flags", "full"), ("draws", "allowed")];
        stage.deed(&owner, &format!("{group}/settings"), &rules).await;
        for asked in &asked {
            shown += &stage.get(&owner, &format!("{group}/checklists?{asked}")).await.body;
        }
    }
    let declared = rokade_clause::declared().iter().filter(|(_, (_, rule))| rule.starts_with("laws::checklist"));
    let hidden: Vec<&str> =
        declared.map(|(id, _)| *id).filter(|id| !shown.contains(&format!("/laws/{id}\""))).collect();
    assert!(hidden.is_empty(), "{hidden:?}");
}

#[tokio::test]
async fn a_program_files_an_incident_by_the_command() {
    let (stage, owner, _, event) = playing().await;
    let command = serde_json::json!({
        "command": "file_incident",
        "at": { "kind": "board", "group": 1, "round": 1, "board": 1 },
        "key": "illegal_move",
        "answers": { "who": "white", "found": "after_press" },
        "clock": { "white": 600000, "black": 480000 },
    });
    let answer = stage.post_json(&owner, &format!("/api{event}/commands"), command).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
    let page = stage.get(&owner, &format!("{event}/incidents/1")).await.body;
    assert!(page.contains("<strong>10:00</strong>"), "8:00 and two minutes: {page}");
}
