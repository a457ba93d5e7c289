//! An Olympiad: teams formed, changed, named, and their matches.

use crate::stage::{Browser, Stage};
use axum::http::StatusCode;

async fn formed(stage: &Stage, owner: &Browser) -> String {
    let group = stage.event(owner, &[("system", "olympiad"), ("teams", "4")], 12).await;
    let to = stage.deed(owner, &format!("{group}/order"), &[("by", "rating")]).await;
    assert!(to.contains("/teams?done=teams"), "{to}");
    group
}

#[tokio::test]
async fn d4_9_9_5_teams_are_formed_named_and_changed_before_round_1() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = formed(&stage, &owner).await;
    let teams = format!("{group}/teams");
    stage.deed(&owner, &format!("{teams}/name"), &[("team", "1"), ("name", "Springerne")]).await;
    let page = stage.get(&owner, &teams).await.body;
    assert!(page.contains("Springerne"));
    assert!(page.contains(&format!("action=\"{group}/pair\"")), "the next step is on the page: {page}");
    let team = |page: &str, number: usize| -> Vec<String> {
        let part = page
            .split("<fieldset class=\"panel\">")
            .nth(number)
            .unwrap()
            .split("</fieldset>")
            .next()
            .unwrap()
            .to_owned();
        part.split("name=\"pick\" value=\"").skip(1).map(|rest| rest.split('"').next().unwrap().to_owned()).collect()
    };
    let (one, two) = (team(&page, 1), team(&page, 2));
    assert_eq!((one.len(), two.len()), (3, 3));
    let single = stage.post(&owner, &format!("{teams}/swap"), &[("pick", &one[0])]).await;
    assert_eq!(single.status, StatusCode::BAD_REQUEST);
    stage.deed(&owner, &format!("{teams}/swap"), &[("pick", &one[0]), ("pick", &two[0])]).await;
    assert_eq!(team(&stage.get(&owner, &teams).await.body, 1)[0], two[0]);
    stage.publish(&owner, &group).await;
    assert!(!stage.get(&owner, &teams).await.body.contains(&format!("action=\"{group}/pair\"")));
    let late = stage.post(&owner, &format!("{teams}/swap"), &[("pick", &one[1]), ("pick", &two[1])]).await;
    assert_eq!(late.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn d4_9_9_5_matches_and_table_follow_the_boards() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = formed(&stage, &owner).await;
    stage.publish(&owner, &group).await;
    for board in 1..=6 {
        assert_eq!(stage.result(&owner, &group, 1, board, "1-0").await.status, StatusCode::OK);
    }
    let page = stage.get(&owner, &format!("{group}/teams?lang=en")).await.body;
    assert!(page.contains("Team table after round 1") && page.contains("Best at every board"));
    assert!(
        page.contains("<span class=\"sign\">2–1</span>") || page.contains("<span class=\"sign\">1–2</span>"),
        "{page}"
    );
    let pages = [
        format!("{group}/teams"),
        format!("{group}/teams/table"),
        format!("{}/teams", group.replace("/t/", "/p/")),
        format!("{}/teams", group.replace("/t/", "/print/")),
        format!("{group}/standings"),
        format!("{group}/cross"),
    ];
    for lang in ["da", "nb", "sv", "en"] {
        for page in &pages {
            let answer = stage.get(&owner, &format!("{page}?lang={lang}")).await;
            assert_eq!(answer.status, StatusCode::OK, "{page}: {}", answer.body);
            let shown = answer.body.split('>').filter_map(|part| part.split('<').next());
            let bare = shown.map(str::trim_start).find(|text| text.starts_with("desk-") || text.starts_with("view-"));
            assert_eq!(bare, None, "{page} {lang}");
        }
    }
}
