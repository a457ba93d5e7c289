//! Public pages as a phone asks for them.

use axum::body::{Body, to_bytes};
use axum::http::{Request, StatusCode, header};
use axum::response::Response;
use rokade_pairing::{Host, System};
use rokade_store::{Store, TournamentKey};
use rokade_tournament::{Command, GameState, PlayerId, SetGame, Slot};
use rokade_view::trial::{GROUP, NOW, Trial};
use rokade_words::Lang;
use tempfile::TempDir;
use tower::ServiceExt;

use crate::app::App;
use crate::routes::router;
use crate::timepiece::Timepiece;

/// What may stand on no public page: birth date, FIDE number, member number of the invented players.
const PRIVATE: [&str; 5] = ["1951", "07-23", "07/23", "1488000", "X9Z"];

/// A desk that holds one event.
pub(crate) struct Desk {
    pub app: App,
    pub key: TournamentKey,
    _dir: TempDir,
}

impl Desk {
    pub(crate) async fn with(trial: &Trial) -> Desk {
        let dir = TempDir::new().unwrap();
        let store = Store::open(dir.path().join("desk.sqlite").to_str().unwrap()).await.unwrap();
        let Command::Create { settings } = &trial.commands()[0] else { panic!("an event begins with its creation") };
        let key = store.create(settings, "Ragnhild", NOW).await.unwrap();
        for command in &trial.commands()[1..] {
            store.execute(&key, command, NOW, "Ragnhild").await.unwrap();
        }
        Desk { app: App::new(store, Timepiece::Given(|| NOW)).await.unwrap(), key, _dir: dir }
    }

    async fn ask(&self, path: &str, headers: &[(header::HeaderName, &str)]) -> Response {
        let mut request = Request::get(format!("/p/{}{path}", self.key)).header(header::HOST, "192.168.1.7:4464");
        for (name, value) in headers {
            request = request.header(name, *value);
        }
        router(self.app.clone()).oneshot(request.body(Body::empty()).unwrap()).await.unwrap()
    }

    async fn page(&self, path: &str) -> (StatusCode, String) {
        text(self.ask(path, &[(header::ACCEPT_LANGUAGE, "da")]).await).await
    }

    async fn execute(&self, command: Command) {
        self.app.store().execute(&self.key, &command, NOW, "Ragnhild").await.unwrap();
    }
}

pub(crate) async fn text(response: Response) -> (StatusCode, String) {
    let status = response.status();
    let bytes = to_bytes(response.into_body(), usize::MAX).await.unwrap();
    (status, String::from_utf8(bytes.to_vec()).unwrap())
}

fn running() -> Trial {
    let mut trial = Trial::new(System::Of(Host::Monrad), 12, 5).play(3);
    trial.offer(&[900, 600, 300]);
    trial.publish();
    trial
}

/// Every public page of the trial, and the pieces inside them.
fn pages() -> Vec<String> {
    let mut pages: Vec<String> =
        ["", "?name=d", "/find?name=d", "/qr", "/qr.svg"].into_iter().map(str::to_owned).collect();
    for page in [
        "standings",
        "standings?section=U-08",
        "cross",
        "prizes",
        "ratings",
        "ratings?by=change",
        "norms",
        "norms?player=2&edition=2024-01",
        "projector",
        "round/1",
        "round/4",
        "round/4/names",
        "round/4/board/1/why",
        "round/4/board/5/why",
    ] {
        pages.push(format!("/g/{GROUP}/{page}"));
    }
    pages.extend((1..=12).map(|player| format!("/player/{player}")));
    pages.extend((1..=12).map(|player| format!("/player/{player}/rating")));
    pages.push("/player/1?with=2".to_owned());
    let pieces: Vec<String> =
        pages.iter().map(|page| format!("{page}{}part=1", if page.contains('?') { "&" } else { "?" })).collect();
    pages.extend(pieces);
    pages
}

#[tokio::test]
async fn no_public_page_holds_birth_dates_or_member_numbers() {
    let desk = Desk::with(&running()).await;
    for page in pages() {
        let (status, body) = desk.page(&page).await;
        assert_eq!(status, StatusCode::OK, "{page}");
        for private in PRIVATE {
            assert!(!body.contains(private), "{page} shows {private}");
        }
    }
}

#[tokio::test]
async fn no_public_page_holds_a_withheld_or_erased_name() {
    let mut trial = running();
    trial.give(Command::WithholdName { player: PlayerId(3), withheld: true });
    trial.give(Command::Erase { player: PlayerId(5) });
    let desk = Desk::with(&trial).await;
    for page in pages() {
        let (_, body) = desk.page(&page).await;
        for hidden in ["Dagny", "Sørby", "Frida"] {
            assert!(!body.contains(hidden), "{page} shows {hidden}");
        }
    }
    let (_, page) = desk.page("/player/3").await;
    assert!(page.contains("<h1>Spiller "));
}

#[tokio::test]
async fn no_reason_tells_the_rating_behind_a_withheld_name() {
    let mut trial = Trial::new(System::Of(Host::Dubov1997), 9, 5).play(3);
    trial.publish();
    trial.give(Command::WithholdName { player: PlayerId(3), withheld: true });
    let desk = Desk::with(&trial).await;
    let rounds =
        (2..=4).flat_map(|round| (1..=4).map(move |board| format!("/g/{GROUP}/round/{round}/board/{board}/why")));
    let mut told = 0;
    for page in rounds {
        let (status, body) = desk.page(&page).await;
        assert_eq!(status, StatusCode::OK, "{page}");
        for hidden in ["2148", "Dagny", "Sørby"] {
            assert!(!body.contains(hidden), "{page} shows {hidden}");
        }
        told += body.matches("de vises ikke her").count();
    }
    assert!(told > 0, "something had to be kept back");
}

#[tokio::test]
async fn every_page_reads_in_four_languages() {
    let desk = Desk::with(&running()).await;
    for lang in Lang::ALL {
        for page in pages() {
            let (_, body) = text(desk.ask(&page, &[(header::COOKIE, &format!("lang={}", lang.code()))]).await).await;
            for stray in ["\"view-", ">view-", ">public-", ">print-", "reason-"] {
                assert!(!body.contains(stray), "{lang} {page} shows a bare key");
            }
        }
    }
}

#[tokio::test]
async fn a_tournament_that_is_not_public_looks_like_none() {
    let desk = Desk::with(&running()).await;
    let mut settings = desk.app.book(&desk.key).await.unwrap().tournament.settings.clone();
    settings.public = false;
    desk.execute(Command::ChangeTournament { settings }).await;
    let unknown = Desk { key: TournamentKey::new("zzzzzzzz"), app: desk.app.clone(), _dir: TempDir::new().unwrap() };
    for page in ["", "/g/1/standings", "/g/1/round/1", "/player/1", "/live", "/qr", "/find?name=d"] {
        let (status, closed) = desk.page(page).await;
        assert_eq!(status, StatusCode::NOT_FOUND, "{page}");
        assert!(closed.contains("Her vises ikke noget"), "{page}");
        assert!(!closed.contains("Fjordby"), "{page}");
        let (status, none) = unknown.page(page).await;
        assert_eq!(status, StatusCode::NOT_FOUND, "{page}");
        assert_eq!(none.replace("zzzzzzzz", desk.key.as_str()), closed, "{page}");
    }
}

#[tokio::test]
async fn a_round_a_group_or_a_player_that_is_not_there_is_not_found() {
    let desk = Desk::with(&running()).await;
    for page in
        ["/g/1/round/9", "/g/1/round/x", "/g/9/standings", "/g/x/cross", "/player/99", "/g/1/standings?section=U-99"]
    {
        assert_eq!(desk.page(page).await.0, StatusCode::NOT_FOUND, "{page}");
    }
}

#[tokio::test]
async fn a_group_leads_to_its_last_published_round() {
    let desk = Desk::with(&running()).await;
    let answer = desk.ask("/g/1", &[]).await;
    assert_eq!(answer.status(), StatusCode::SEE_OTHER);
    assert_eq!(answer.headers()[header::LOCATION], format!("/p/{}/g/1/round/4", desk.key));
}

#[tokio::test]
async fn the_search_answers_without_script_and_with_it() {
    let desk = Desk::with(&running()).await;
    let (_, page) = desk.page("?name=%C3%B8yv").await;
    let (_, piece) = desk.page("/find?name=%C3%B8yv").await;
    for body in [&page, &piece] {
        assert!(body.contains("<strong>Øyvind "), "{body}");
    }
    assert!(page.contains("<html") && !piece.contains("<html"));
    let (_, none) = desk.page("/find?name=%3Czq%3E").await;
    assert!(none.contains("&#60;zq&#62;") && !none.contains("<zq>"), "{none}");
}

#[tokio::test]
async fn a_piece_is_the_inside_of_its_page() {
    let desk = Desk::with(&running()).await;
    for page in ["/g/1/standings", "/g/1/cross", "/g/1/round/4", "/g/1/round/4/names", "/player/2"] {
        let (_, whole) = desk.page(page).await;
        let (_, piece) = desk.page(&format!("{page}?part=1")).await;
        assert!(whole.contains(&format!("data-live=\"/p/{}{page}?part=1\"", desk.key)), "{page}");
        assert!(whole.contains(piece.trim()), "{page}");
        assert!(!piece.contains("<html"), "{page}");
    }
}

#[tokio::test]
async fn a_page_changes_when_the_tournament_does() {
    let desk = Desk::with(&running()).await;
    let asked = desk.ask("/g/1/round/4", &[(header::ACCEPT_LANGUAGE, "da")]).await;
    let tag = asked.headers()[header::ETAG].to_str().unwrap().to_owned();
    let again = desk.ask("/g/1/round/4", &[(header::ACCEPT_LANGUAGE, "da"), (header::IF_NONE_MATCH, &tag)]).await;
    assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
    let (group, round, board, seen) = (GROUP, 4, 1, rokade_tournament::GameState::Open);
    let result = rokade_model::GameResult::BlackWins;
    desk.execute(Command::SetGame(SetGame {
        at: Slot::board(group, round, board),
        to: GameState::Done { result, notice: None },
        seen,
        confirmed: false,
        seed: 0,
    }))
    .await;
    let after = desk.ask("/g/1/round/4", &[(header::ACCEPT_LANGUAGE, "da"), (header::IF_NONE_MATCH, &tag)]).await;
    let (status, body) = text(after).await;
    assert_eq!(status, StatusCode::OK);
    assert!(body.contains("<span class=\"sign\">0–1</span>"));
}

#[tokio::test]
async fn the_stream_says_how_far_the_journal_is() {
    let desk = Desk::with(&running()).await;
    let seq = desk.app.book(&desk.key).await.unwrap().seq();
    let answer = desk.ask("/live", &[]).await;
    assert_eq!(answer.headers()[header::CONTENT_TYPE], "text/event-stream");
    let mut stream = answer.into_body().into_data_stream();
    let first = futures_util::StreamExt::next(&mut stream).await.unwrap().unwrap();
    let first = String::from_utf8(first.to_vec()).unwrap();
    assert!(first.contains("event: change") && first.contains(&format!("data: {seq}")), "{first}");
}

#[tokio::test]
async fn the_code_holds_the_address_of_the_hall() {
    let desk = Desk::with(&running()).await;
    let (_, page) = desk.page("/qr").await;
    assert!(page.contains(&format!("http://192.168.1.7:4464/p/{}", desk.key)));
    assert!(page.contains("<svg") && !page.contains("kun på denne computer"));
    let (_, projector) = desk.page("/g/1/projector").await;
    assert!(projector.contains(&format!("192.168.1.7:4464/p/{}", desk.key)));
}
