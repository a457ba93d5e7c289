//! The board: every route, with and without script, in four languages, for people who are not signed in.

use axum::http::{Method, StatusCode, header};

use crate::stage::{Answer, Browser, Stage, request};

async fn get(stage: &Stage, path: &str) -> Answer {
    stage.get(&Browser::default(), path).await
}

/// The names of the squares with that mark.
fn marked(page: &str, mark: &str) -> Vec<String> {
    let squares = page.split("<button role=\"gridcell\"").skip(1);
    let marked = squares.filter(|square| {
        let classes = square.split("class=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap_or_default();
        classes.split(' ').any(|class| class == mark)
    });
    marked.map(|square| square.split("id=\"sq-").nth(1).unwrap()[..2].to_owned()).collect()
}

#[tokio::test]
async fn anybody_sees_the_board_in_four_languages() {
    let stage = Stage::new().await;
    for (lang, turn, knight) in [
        ("da", "Hvid er i trækket", "g1, hvid springer"),
        ("nb", "Hvit er i trekket", "g1, hvit springer"),
        ("sv", "Vit är vid draget", "g1, vit springare"),
        ("en", "White to move", "g1, white knight"),
    ] {
        let page = get(&stage, &format!("/board?lang={lang}")).await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(page.body.contains(turn) && page.body.contains(knight), "{lang}");
        assert_eq!(page.body.matches("<button role=\"gridcell\"").count(), 64);
    }
}

#[tokio::test]
async fn whoever_is_signed_in_stays_so_and_finds_the_board() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    assert!(stage.get(&owner, "/").await.body.contains("href=\"/board\""));
    assert!(stage.get(&owner, "/board").await.body.contains("Solveig Dahl"));
    let help = get(&stage, "/help?lang=en").await;
    assert!(help.body.contains("id=\"board-keys\"") && help.body.contains("href=\"/board\""));
}

#[tokio::test]
async fn a_man_is_chosen_and_moved_by_links_alone() {
    let stage = Stage::new().await;
    let chosen = get(&stage, "/board?from=g1").await.body;
    assert_eq!(marked(&chosen, "target"), ["f3", "h3"]);
    assert!(chosen.contains("name=\"play\" value=\"g1f3\""));
    let played = get(&stage, "/board?play=g1f3").await;
    assert_eq!((played.status, played.to()), (StatusCode::SEE_OTHER, "/board?m=g1f3"));
    assert_eq!(marked(&get(&stage, played.to()).await.body, "last"), ["f3", "g1"]);
}

#[tokio::test]
async fn a_move_is_written_in_the_letters_of_the_reader_or_of_another() {
    let stage = Stage::new().await;
    for (letters, text) in [("da", "Sf3"), ("en", "Nf3"), ("fr", "Cf3"), ("en", "Sf3"), ("figurine", "♘f3")] {
        let text: String = text.bytes().map(|byte| format!("%{byte:02X}")).collect();
        let played = get(&stage, &format!("/board?letters={letters}&text={text}&lang=da")).await;
        assert_eq!(played.status, StatusCode::SEE_OTHER, "{letters} {text}: {}", played.body);
        assert!(played.to().contains("m=g1f3"), "{}", played.to());
    }
    let sheet = get(&stage, "/board?m=g1f3&letters=figurine").await.body;
    assert!(sheet.contains("♘f3"));
}

#[tokio::test]
async fn an_illegal_move_says_what_it_breaks_by_the_chosen_edition() {
    let stage = Stage::new().await;
    for (laws, clause) in [("2001", "L2001-3."), ("2023", "L2023-3.")] {
        let page = get(&stage, &format!("/board?play=g1g4&laws={laws}&lang=en")).await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(page.body.contains("role=\"alert\"") && page.body.contains(clause), "{}", page.body);
        assert_eq!(page.body.matches("aria-current=\"step\"").count(), 0);
    }
}

#[tokio::test]
async fn a_refusal_names_the_move_and_what_was_typed_stays() {
    let stage = Stage::new().await;
    let by_hand = get(&stage, "/board?play=g1g4&lang=da").await.body;
    assert!(by_hand.contains("Ikke spillet: springer g1–g4") && by_hand.contains("Intet blev ændret."), "{by_hand}");
    let typed = get(&stage, "/board?text=Nd5&lang=da").await.body;
    assert!(typed.contains("Ikke spillet: Nd5") && typed.contains("maxlength=\"40\" value=\"Nd5\""), "{typed}");
    assert!(typed.contains("L2023-3.6") && typed.contains("Læst med disse bogstaver: Engelske"), "{typed}");
    let chosen = get(&stage, "/board?from=g1").await.body;
    assert!(chosen.contains("name=\"play\" value=\"g1g4\"") && chosen.contains("name=\"from\" value=\"a1\""));
}

#[tokio::test]
async fn letters_of_another_language_are_told() {
    let stage = Stage::new().await;
    let played = get(&stage, "/board?text=Nf3&lang=da").await;
    assert_eq!(played.to(), "/board?m=g1f3&read=en");
    assert!(get(&stage, &format!("{}&lang=da", played.to())).await.body.contains("Læst med disse bogstaver: Engelske"));
    let part = get(&stage, "/board?text=Nf3&part=1&lang=da").await.body;
    assert!(part.contains("data-address=\"/board?m=g1f3\"") && part.contains("Læst med disse bogstaver"), "{part}");
    assert_eq!(get(&stage, "/board?text=Rf3&lang=en").await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_pawn_asks_what_it_becomes() {
    let stage = Stage::new().await;
    let start = "/board?fen=8/P6k/8/8/8/8/8/K7_w_-_-_0_1";
    let page = get(&stage, &format!("{start}&from=a7")).await.body;
    assert!(page.contains("name=\"from\" value=\"a7a8\""));
    let choice = get(&stage, &format!("{start}&from=a7a8&lang=en")).await.body;
    for uci in ["a7a8q", "a7a8n", "a7a8r", "a7a8b"] {
        assert!(choice.contains(&format!("name=\"play\" value=\"{uci}\"")), "{uci}");
    }
    let played = get(&stage, &format!("{start}&play=a7a8n")).await;
    assert!(played.to().ends_with("m=a7a8n"));
}

#[tokio::test]
async fn the_script_gets_the_piece_it_replaces_and_nothing_around_it() {
    let stage = Stage::new().await;
    let part = get(&stage, "/board?play=e2e4&part=1&lang=da").await;
    assert_eq!(part.status, StatusCode::OK);
    assert!(part.body.starts_with("<div class=\"boardpage\" data-address=\"/board?m=e2e4\""), "{}", part.body);
    assert!(part.body.contains("data-said=\"Hvid: bonde e4\"") && !part.body.contains("<html"));
}

#[tokio::test]
async fn flags_follow_the_edition() {
    let stage = Stage::new().await;
    let shuffle = ["g1f3", "g8f6", "f3g1", "f6g8"].join(".");
    let moves = [shuffle.as_str(); 4].join(".");
    let new = get(&stage, &format!("/board?m={moves}&laws=2018&lang=en")).await.body;
    assert!(new.contains("class=\"over\"") && new.contains("L2018-9.6.1"), "{new}");
    let old = get(&stage, &format!("/board?m={moves}&laws=2009-NO&lang=en")).await.body;
    assert!(!old.contains("class=\"over\"") && old.contains("class=\"claim\"") && old.contains("L2009-9.2"), "{old}");
    let dead = get(&stage, "/board?fen=4k3/8/8/8/8/8/8/4KN2_w_-_-_0_1&lang=en").await.body;
    assert!(dead.contains("class=\"over\"") && dead.contains("L2023-5.2.2"), "{dead}");
}

#[tokio::test]
async fn the_state_is_told_to_programs() {
    let stage = Stage::new().await;
    let state = get(&stage, "/board/state?m=e2e4.e7e5.f1c4.b8c6.d1h5.g8f6&letters=da&lang=da").await.json();
    assert_eq!(state["schema"], "rokade.board/1");
    assert_eq!(state["turn"], "white");
    assert_eq!(state["ply"], 6);
    assert_eq!(state["moves"][5]["written"], "Sf6");
    let legal = state["legal"].as_array().unwrap();
    let mate = legal.iter().find(|one| one["uci"] == "h5f7").unwrap();
    assert_eq!(
        (mate["written"].as_str(), mate["said"].as_str()),
        (Some("Dxf7#"), Some("Hvid: dronning slår f7, skakmat"))
    );
    let over = get(&stage, "/board/state?m=e2e4.e7e5.f1c4.b8c6.d1h5.g8f6.h5f7").await.json();
    assert_eq!((&over["flags"][0]["key"], &over["flags"][0]["kind"]), (&"checkmate".into(), &"over".into()));
    assert_eq!(over["legal"], serde_json::json!([]));
}

#[tokio::test]
async fn can_white_still_mate_is_answered_with_a_line_that_is_played_out() {
    let stage = Stage::new().await;
    let start = "fen=7k/8/5K2/8/8/8/8/6Q1_w_-_-_0_1";
    let told = get(&stage, &format!("/board/mate?{start}&winner=white")).await.json();
    assert_eq!((&told["schema"], &told["verdict"]), (&"rokade.unwinnable/1".into(), &"winnable".into()));
    let line: Vec<&str> = told["helpmate"].as_array().unwrap().iter().filter_map(|m| m.as_str()).collect();
    let page = get(&stage, &format!("/board?{start}&mate=white&lang=en")).await.body;
    assert!(page.contains("class=\"panel answer winnable\"") && page.contains(&line.join(".")), "{page}");
    let last = format!("/board?{start}&mate=white&line={}&show={}&lang=en", line.join("."), line.len());
    let shown = get(&stage, &last).await.body;
    assert!(shown.contains("data-moves=\"\"") && shown.contains("checkmate"), "{shown}");
    assert!(shown.contains("<span>Checkmate</span>") && shown.contains("L2023-5.1.1"), "{shown}");
    assert!(shown.contains("This is the line, not the game") && shown.contains("<button disabled>Play"), "{shown}");
    assert!(!page.contains("This is the line") && !page.contains("<button disabled>Play"));
}

#[tokio::test]
async fn what_can_never_be_won_is_explained_and_drawn() {
    let stage = Stage::new().await;
    let wall = "fen=8/8/1k6/1p1p1p1p/1P1P1P1P/1K6/8/8_w_-_-_0_1";
    let page = get(&stage, &format!("/board?{wall}&mate=white&lang=en")).await.body;
    assert!(page.contains("class=\"panel answer unwinnable\""), "{page}");
    assert_eq!(marked(&page, "reach-w").len(), 24);
    assert!(page.contains("a1, empty, White can get here"));
    let bare = get(&stage, "/board/mate?fen=4k3/8/8/8/8/8/8/R3K3_w_-_-_0_1&winner=black").await.json();
    assert_eq!((&bare["verdict"], &bare["reason"]), (&"unwinnable".into(), &"bare_king".into()));
    let nobody = get(&stage, "/board/mate?winner=green").await;
    assert_eq!(nobody.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn a_position_or_a_game_is_pasted_or_sent() {
    let stage = Stage::new().await;
    let anybody = Browser::default();
    let paste = async |text: &str| stage.upload(&anybody, "/board/read?lang=en", &[("text", text)], b"").await;
    let fen = paste("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1").await;
    assert_eq!(fen.to(), "/board?fen=r3k2r/8/8/8/8/8/8/R3K2R_w_KQkq_-_0_1");
    let game = paste("1. e4 e5 2. Sf3 Sc6 3. Lb5").await;
    assert_eq!(game.to(), "/board?m=e2e4.e7e5.g1f3.b8c6.f1b5");
    let file = b"[White \"Holm, Astrid\"]\n[Black \"Lund, Birk\"]\n[Result \"1-0\"]\n\n1. d4 d5 1-0\n";
    let sent = stage.upload(&anybody, "/board/read", &[("letters", "fr")], file).await;
    assert_eq!(sent.to(), "/board?m=d2d4.d7d5&letters=fr&white=Holm%2C%20Astrid&black=Lund%2C%20Birk&result=1-0");
    assert!(get(&stage, sent.to()).await.body.contains("Holm, Astrid – Lund, Birk 1–0"));
}

#[tokio::test]
async fn several_games_are_chosen_from_and_faults_are_told() {
    let stage = Stage::new().await;
    let pgn = "[White \"Holm, Astrid\"]\n\n1. e4 e5 *\n\n[White \"Lund, Birk\"]\n\n1. e4 Ke7 *\n";
    let page = stage.upload(&Browser::default(), "/board/read?lang=en", &[("text", pgn)], b"").await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(
        page.body.contains("2 games were found") && page.body.contains("href=\"/board?m=e2e4.e7e5"),
        "{}",
        page.body
    );
    assert!(page.body.contains("Lund, Birk") && page.body.contains("Line 7:"), "{}", page.body);
}

#[tokio::test]
async fn one_game_with_a_fault_opens_with_the_fault_told() {
    let stage = Stage::new().await;
    let anybody = Browser::default();
    let paste = async |text: &str| stage.upload(&anybody, "/board/read?lang=en", &[("text", text)], b"").await;
    let page = paste("[White \"Holm, Astrid\"]\n\n1. e4 Ke7 *").await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.body.contains("data-address=\"/board?m=e2e4&#38;white=Holm"), "{}", page.body);
    assert!(page.body.contains("The record has faults") && page.body.contains("Line 3:"), "{}", page.body);
    let several = paste("[Result \"1/2-1/2\"]\n\n1. e4 1/2-1/2\n\n[Result \"1-0\"]\n\n1. d4 1-0\n").await.body;
    assert!(several.contains("½–½") && several.contains("1–0") && several.contains("paste them again"), "{several}");
}

#[tokio::test]
async fn what_is_neither_position_nor_game_is_told_so() {
    let stage = Stage::new().await;
    let anybody = Browser::default();
    let paste = async |text: &str| stage.upload(&anybody, "/board/read?lang=en", &[("text", text)], b"").await;
    let rubbish = paste("hello there").await;
    assert_eq!(rubbish.status, StatusCode::BAD_REQUEST);
    assert!(rubbish.body.contains("neither a position (FEN) nor a game (PGN)"), "{}", rubbish.body);
    let fen = paste("bad/fen w").await;
    assert_eq!(fen.status, StatusCode::BAD_REQUEST);
    assert!(fen.body.contains("which is not a piece"), "{}", fen.body);
}

#[tokio::test]
async fn a_pasted_heading_is_saved_again_and_what_is_left_out_is_told() {
    let stage = Stage::new().await;
    let pgn = "[Event \"Klubmesterskab\"]\n[Site \"Aarhus\"]\n[Date \"2026.11.15\"]\n[Round \"3\"]\n\n\
        1. e4 {[%clk 1:29:30] best} e5 (1... c5) *\n";
    let opened = stage.upload(&Browser::default(), "/board/read?lang=en", &[("text", pgn)], b"").await;
    let page = get(&stage, &format!("{}&lang=en", opened.to())).await.body;
    assert!(page.contains("comments, variations, clock times"), "{page}");
    let file = get(&stage, &opened.to().replace("/board?", "/board/game.pgn?")).await.body;
    for tag in ["[Event \"Klubmesterskab\"]", "[Site \"Aarhus\"]", "[Date \"2026.11.15\"]", "[Round \"3\"]"] {
        assert!(file.contains(tag), "{file}");
    }
}

#[tokio::test]
async fn a_bare_year_chooses_its_edition() {
    let stage = Stage::new().await;
    for (year, shown) in [("2001", "2001-DK"), ("2009", "2009-DK"), ("2018", "2018-SE"), ("2023", "2023")] {
        let page = get(&stage, &format!("/board?laws={year}")).await.body;
        assert!(page.contains(&format!("<option selected>{shown}</option>")), "{year}: {page}");
    }
}

#[tokio::test]
async fn without_script_there_is_nothing_to_press_that_needs_it_and_paper_has_its_time() {
    let stage = Stage::new().await;
    let page = get(&stage, "/board?lang=en").await.body;
    for button in page.split("data-copy=").skip(1) {
        assert!(button.split('>').next().unwrap().ends_with(" hidden"), "{button}");
    }
    assert!(page.contains("<br>Printed "), "{page}");
}

#[tokio::test]
async fn everything_wrong_with_a_position_is_told_at_once() {
    let stage = Stage::new().await;
    let anybody = Browser::default();
    let bad = stage.upload(&anybody, "/board/read?lang=en", &[("text", "8/8/8/8/8/8/8/9 x y")], b"").await;
    assert_eq!(bad.status, StatusCode::BAD_REQUEST);
    assert!(bad.body.matches("<li>").count() >= 3, "{}", bad.body);
    let nothing = stage.upload(&anybody, "/board/read?lang=en", &[("text", " ")], b"").await;
    assert!(nothing.body.contains("Nothing was pasted"));
    for path in ["/board?m=e2e5", "/board?fen=8/8", "/board?chess960=960", "/board?at=1", "/board?laws=1972&letters=xx"]
    {
        assert_eq!(get(&stage, path).await.status, StatusCode::BAD_REQUEST, "{path}");
    }
}

#[tokio::test]
async fn a_game_is_saved_as_pgn() {
    let stage = Stage::new().await;
    let file = get(&stage, "/board/game.pgn?chess960=518&m=e2e4.e7e5.g1f3&letters=da&white=Holm").await;
    assert!(file.headers[header::CONTENT_DISPOSITION].to_str().unwrap().contains("rokade.pgn"));
    assert!(file.body.contains("[White \"Holm\"]") && file.body.contains("1. e4 e5 2. Nf3 *"), "{}", file.body);
}

#[tokio::test]
async fn chess960_starts_by_number_and_by_lot() {
    let stage = Stage::new().await;
    let page = get(&stage, "/board?chess960=0&lang=en").await.body;
    assert!(page.contains("Chess960, number 0") && page.contains("a1, white bishop"));
    let drawn = get(&stage, "/board/lot").await;
    assert_eq!(drawn.status, StatusCode::SEE_OTHER);
    let page = get(&stage, &format!("{}&lang=en", drawn.to())).await.body;
    assert!(page.contains("drawn by lot with seed"), "{}", drawn.to());
    let castled = get(&stage, "/board?chess960=518&m=e2e4.e7e5.g1f3.g8f6.f1c4.f8c5.e1h1&lang=en").await.body;
    assert!(castled.contains("g1, white king") && castled.contains("0-0"));
    let start = "/board?fen=1r2k1r1/8/8/8/8/8/8/1R2K1R1_w_GBgb_-_0_1&lang=en";
    let chosen = get(&stage, &format!("{start}&from=e1")).await.body;
    assert!(chosen.contains("b1, white rook, castles long") && chosen.contains("c1, empty, castles long"), "{chosen}");
    assert!(get(&stage, &format!("{start}&play=e1c1")).await.to().contains("m=e1b1"));
}

#[tokio::test]
async fn a_script_that_pastes_learns_where_to_go() {
    let stage = Stage::new().await;
    let body = "--b\r\nContent-Disposition: form-data; name=\"text\"\r\n\r\n1. e4\r\n--b--\r\n";
    let sent = request(&Browser::default(), Method::POST, "/board/read")
        .header(header::CONTENT_TYPE, "multipart/form-data; boundary=b")
        .header(header::ACCEPT, "application/json")
        .body(axum::body::Body::from(body))
        .unwrap();
    assert_eq!(stage.send(sent).await.json()["to"], "/board?m=e2e4");
}

#[tokio::test]
async fn a_position_is_set_up_by_hand_on_the_board_page() {
    let stage = Stage::new().await;
    let page = get(&stage, "/board?lang=en").await;
    assert!(page.body.contains("data-editor=\"setup-fen\"") && page.body.contains("setup.js"), "{}", page.body);
    assert_eq!(page.body.matches("data-man=").count(), 14, "twelve pieces, the hand and removing");
    // What the editor writes is a position that the page takes.
    let shown = get(&stage, "/board?lang=en&fen=8/8/4kb2/8/8/3K4/P7/8+w+-+-+0+1&mate=black").await;
    assert_eq!(shown.status, StatusCode::OK, "{}", shown.body);
    assert!(shown.body.contains("answer winnable"), "{}", shown.body);
}
