//! Sheets as an arbiter's browser asks for them.

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use rokade_pairing::{Host, System};
use rokade_store::{Role, Session, SessionId, User, UserId};
use rokade_tournament::{Command, PlayerId};
use rokade_view::trial::{NOW, Trial};
use rokade_words::Lang;
use tower::ServiceExt;

use crate::public::tests::{Desk, text};
use crate::routes::router;
use crate::visit::SignedIn;

impl Desk {
    /// A sheet for somebody who is signed in.
    async fn sheet(&self, path: &str, lang: Lang) -> (StatusCode, String) {
        let user = User { id: UserId(1), name: "Ragnhild".into(), role: Role::Owner, password_hash: String::new() };
        let session =
            Session { id: SessionId(1), user: user.clone(), created: NOW, last_seen: NOW, label: String::new() };
        let request = Request::get(format!("/print/{}{path}", self.key))
            .header(header::HOST, "192.168.1.7:4464")
            .header(header::COOKIE, format!("lang={}", lang.code()))
            .extension(SignedIn { user, session, csrf: "token".into() });
        text(router(self.app.clone()).oneshot(request.body(Body::empty()).unwrap()).await.unwrap()).await
    }
}

fn running(players: usize) -> Trial {
    let mut trial = Trial::new(System::Of(Host::Monrad), players, 5).play(3);
    trial.offer(&[900, 600, 300]);
    trial.publish();
    trial
}

const SHEETS: [&str; 13] = [
    "/poster",
    "/g/1",
    "/g/1/round/4/pairings",
    "/g/1/round/4/names",
    "/g/1/round/4/slips",
    "/g/1/standings",
    "/g/1/standings?section=U-08",
    "/g/1/cross",
    "/g/1/prizes",
    "/g/1/receipts",
    "/g/1/ratings",
    "/g/1/derivations",
    "/g/1/cards",
];

#[tokio::test]
async fn paper_is_for_arbiters() {
    let desk = Desk::with(&running(12)).await;
    for sheet in SHEETS {
        let request = Request::get(format!("/print/{}{sheet}", desk.key)).body(Body::empty()).unwrap();
        let answer = router(desk.app.clone()).oneshot(request).await.unwrap();
        assert_eq!(answer.status(), StatusCode::SEE_OTHER, "{sheet}");
        let to = answer.headers()[header::LOCATION].to_str().unwrap();
        assert!(to.starts_with("/signin"), "{sheet}");
    }
}

#[tokio::test]
async fn every_sheet_reads_in_four_languages_and_names_the_event() {
    let desk = Desk::with(&running(12)).await;
    for lang in Lang::ALL {
        for sheet in SHEETS {
            let (status, body) = desk.sheet(sheet, lang).await;
            assert_eq!(status, StatusCode::OK, "{sheet}");
            assert!(body.contains("Fjordby Open"), "{lang} {sheet}");
            for stray in [">view-", ">public-", ">print-", "1951", "1488000", "X9Z"] {
                assert!(!body.contains(stray), "{lang} {sheet} shows {stray}");
            }
        }
    }
}

#[tokio::test]
async fn every_list_says_when_it_was_printed() {
    let desk = Desk::with(&running(12)).await;
    for sheet in SHEETS.into_iter().filter(|sheet| *sheet != "/g/1") {
        let (_, body) = desk.sheet(sheet, Lang::Da).await;
        assert!(body.contains("Udskrevet 15.11.2026 kl. 18.05"), "{sheet}");
    }
}

#[tokio::test]
async fn every_board_has_its_slip_with_room_for_two_signatures() {
    let desk = Desk::with(&running(21)).await;
    let (_, body) = desk.sheet("/g/1/round/4/slips", Lang::Da).await;
    assert_eq!(body.matches("<article class=\"slip\">").count(), 10);
    assert_eq!(body.matches("<div class=\"sheet-page slips\">").count(), 2);
    assert_eq!(body.matches("<span>½–½</span>").count(), 10);
}

#[tokio::test]
async fn d4_9_2_1_every_player_has_a_round_card() {
    let desk = Desk::with(&running(21)).await;
    let (_, body) = desk.sheet("/g/1/cards", Lang::Da).await;
    assert_eq!(body.matches("<article class=\"card\">").count(), 21);
    for field in ["Nr.", "Navn", "Klub", "Klasse", "Gruppe", "Rating", "Elo", "Runde", "Modstander nr.", "Farve"] {
        assert!(body.contains(field), "{field}");
    }
    for field in ["Resultat", "Point i alt", "Placering"] {
        assert!(body.contains(field), "{field}");
    }
}

#[tokio::test]
async fn the_widest_cross_table_is_cut_into_bands_that_fit() {
    let desk = Desk::with(&Trial::new(System::Of(Host::RoundRobin { cycles: 1 }), 64, 63).play(1)).await;
    let (_, body) = desk.sheet("/g/1/cross", Lang::En).await;
    assert_eq!(body.matches("class=\"cross opponents many\"").count(), 3);
    assert!(body.contains("Cross table, columns 43 to 64"));
}

#[tokio::test]
async fn names_can_be_withheld_on_paper_too() {
    let mut trial = running(12);
    trial.give(Command::WithholdName { player: PlayerId(3), withheld: true });
    let desk = Desk::with(&trial).await;
    assert!(desk.sheet("/g/1/standings", Lang::Da).await.1.contains("Dagny Sørby"));
    assert!(!desk.sheet("/g/1/standings?as=public", Lang::Da).await.1.contains("Dagny"));
}

#[tokio::test]
async fn a_sheet_that_cannot_be_is_not_found() {
    let desk = Desk::with(&running(12)).await;
    for sheet in ["/g/1/round/9/pairings", "/g/1/round/x/slips", "/g/9/standings", "/g/1/standings?section=none"] {
        assert_eq!(desk.sheet(sheet, Lang::En).await.0, StatusCode::NOT_FOUND, "{sheet}");
    }
}

#[tokio::test]
async fn a_match_that_goes_on_leaves_room_for_the_pen_on_paper() {
    let host = Host::Monrad;
    let mut trial = Trial::new(System::Gladiator { host }, 6, 3);
    trial.publish();
    trial.enter_game(1, 1, 1, rokade_model::GameResult::Draw);
    let (_, body) = Desk::with(&trial).await.sheet("/g/1/round/1/pairings", Lang::En).await;
    assert_eq!(body.matches("<span class=\"blank\">").count(), 3);
    assert!(body.contains("<span class=\"rating\">½–½, next: game 2 (Less time)</span>"), "{body}");
}

#[tokio::test]
async fn d4_9_9_5_paper_names_the_teams_and_the_one_that_rests() {
    let mut trial = Trial::new(System::Olympiad { teams: 3 }, 9, 3);
    trial.publish();
    let (_, body) = Desk::with(&trial).await.sheet("/g/1/round/1/pairings", Lang::En).await;
    assert_eq!(body.matches(" rests<").count(), 1, "{body}");
    assert!(!body.contains("Without an opponent"));
    let teams: usize = (1..=3).map(|team| body.matches(&format!("Team {team}</span>")).count()).sum();
    assert_eq!(teams, 6, "three boards of two teams");
}
