//! The law book: every route, with and without script, in four languages, for people who are not signed in.

use axum::http::{StatusCode, header};
use rokade_words::book::{books, clauses, label, precedent};

use crate::stage::{Answer, Browser, Stage};

async fn get(stage: &Stage, path: &str) -> Answer {
    stage.get(&Browser::default(), path).await
}

/// The page of an address that must be there.
async fn page(stage: &Stage, path: &str) -> String {
    let answer = get(stage, path).await;
    assert_eq!(answer.status, StatusCode::OK, "{path}");
    answer.body
}

#[tokio::test]
async fn anybody_finds_the_books_from_every_page() {
    let stage = Stage::new().await;
    for (lang, name, book) in [
        ("da", "Regelbog", "Skakreglerne 2023"),
        ("nb", "Regelbok", "Sjakkreglene 2023"),
        ("sv", "Regelbok", "Schackreglerna 2023"),
        ("en", "Law book", "Laws of Chess 2023"),
    ] {
        let home = page(&stage, &format!("/laws?lang={lang}")).await;
        assert!(home.contains(&format!("<h1>{name}</h1>")) && home.contains(book), "{lang}");
        for book in books() {
            assert!(home.contains(&format!("href=\"/laws/{book}\"")), "{lang} {book}");
        }
    }
    let owner = stage.owner().await;
    for path in ["/", "/help"] {
        assert!(stage.get(&owner, path).await.body.contains("href=\"/laws\""), "{path}");
    }
    assert!(stage.get(&owner, "/laws").await.body.contains("Solveig Dahl"));
    assert!(page(&stage, "/board").await.contains("href=\"/laws\""));
    assert!(page(&stage, "/help?lang=en").await.contains("id=\"law-book\""));
}

#[tokio::test]
async fn every_book_shows_every_clause_under_an_anchor_of_its_own() {
    let stage = Stage::new().await;
    for book in books() {
        let shown = page(&stage, &format!("/laws/{book}?lang=da")).await;
        for clause in clauses(book) {
            let number = label(clause);
            assert_eq!(shown.matches(&format!("class=\"entry\" id=\"{number}\"")).count(), 1, "{book} {number}");
            assert!(shown.contains(&format!("href=\"/laws/{book}/{number}\"")), "{book} {number}");
        }
    }
}

#[tokio::test]
async fn every_clause_has_a_page() {
    let stage = Stage::new().await;
    for book in books() {
        for clause in clauses(book).iter().step_by(7) {
            let shown = page(&stage, &format!("/laws/{book}/{}?lang=sv", label(clause))).await;
            let ruling = precedent(&clause.id).map(|one| format!("<h1>Utslag {} <span", one.number));
            let head = ruling.unwrap_or_else(|| format!("<h1>{} <span", label(clause)));
            assert!(shown.contains(&head), "{book} {}", clause.id);
        }
    }
}

#[tokio::test]
async fn a_clause_tells_all_that_belongs_to_it() {
    let stage = Stage::new().await;
    let shown = page(&stage, "/laws/2001-DK/6.11?lang=da").await;
    assert!(shown.contains("/laws/precedents#ruling-95") && shown.contains("gældende"), "{shown}");
    assert!(shown.contains("/laws/compare?a=2001-DK&#38;b=2018-SE&#38;clause=L2001-6.11"), "{shown}");
    assert!(shown.contains("lang=\"en\"") && shown.contains("href=\"/laws/index#i"), "{shown}");
    assert!(shown.contains("href=\"/laws/2001-DK/6\"") && shown.contains("rel=\"next\""), "{shown}");
    let enforced = page(&stage, "/laws/2001-DK/9.2.a?lang=en").await;
    assert!(enforced.contains("applies this clause by itself") && !enforced.contains("laws::claims"), "{enforced}");
    let ruling = page(&stage, "/laws/2001-DK/ruling-95?lang=en").await;
    assert!(ruling.contains("The case") && ruling.contains("Held"), "{ruling}");
}

#[tokio::test]
async fn a_text_in_another_language_says_so() {
    let stage = Stage::new().await;
    let swedish = page(&stage, "/laws/2001-DK/6.9?lang=sv").await;
    assert!(swedish.contains("<p class=\"lead\" lang=\"en\">") && swedish.contains("visas på engelska"), "{swedish}");
    assert!(swedish.contains("<summary lang=\"da\">Dansk"), "{swedish}");
    let danish = page(&stage, "/laws/2001-DK/6.9?lang=da").await;
    assert!(danish.contains("<p class=\"lead\">") && !danish.contains("vises på engelsk"), "{danish}");
    assert!(page(&stage, "/laws/FIDE-2026?lang=nb").await.contains("vises på engelsk"));
}

#[tokio::test]
async fn other_spellings_lead_to_the_one_address() {
    let stage = Stage::new().await;
    for (asked, to) in [
        ("/laws/2018", "/laws/2018-SE"),
        ("/laws/dsu", "/laws/DSU"),
        ("/laws/2018/7.5.5", "/laws/2018-SE/7.5.5"),
        ("/laws/2009-no/7.4B", "/laws/2009-NO/7.4.b"),
        ("/laws/2018-SE/l2018-7.5.5", "/laws/2018-SE/7.5.5"),
        ("/laws/2018/7", "/laws/2018-SE/7"),
        ("/laws/L2018-7.5.5", "/laws/2018-SE/7.5.5"),
        ("/laws/l2009-6.8?lang=nb", "/laws/2009-NO/6.8"),
    ] {
        let answer = get(&stage, asked).await;
        assert!(answer.status.is_redirection(), "{asked}: {}", answer.status);
        assert_eq!(answer.to(), to, "{asked}");
    }
}

#[tokio::test]
async fn an_article_is_a_page_and_so_is_every_part() {
    let stage = Stage::new().await;
    let article = page(&stage, "/laws/2018-SE/7?lang=en").await;
    assert!(article.contains("<h1>Article 7") && article.contains("id=\"7.5.5\"") && !article.contains("id=\"8.1.1\""));
    assert!(article.contains("Article 6") && article.contains("Article 8"));
    let below = page(&stage, "/laws/2018-SE/7.5?lang=en").await;
    assert!(below.contains("id=\"7.5.5\"") && !below.contains("id=\"7.1\""), "{below}");
    for book in books() {
        for head in rokade_words::book::chapters(book) {
            let answer = get(&stage, &format!("/laws/{book}/{head}")).await;
            assert!(answer.status == StatusCode::OK || answer.status.is_redirection(), "{book} {head}");
        }
    }
}

#[tokio::test]
async fn what_is_not_in_the_books_says_what_is() {
    let stage = Stage::new().await;
    let book = get(&stage, "/laws/1999?lang=en").await;
    assert_eq!(book.status, StatusCode::NOT_FOUND);
    assert!(book.body.contains("no book 1999") && book.body.contains("href=\"/laws/2018-SE\""), "{}", book.body);
    let clause = get(&stage, "/laws/2018-SE/99?lang=en").await;
    assert_eq!(clause.status, StatusCode::NOT_FOUND);
    assert!(clause.body.contains("no clause 99") && clause.body.contains("href=\"/laws/2018-SE/12\""));
    for path in ["/laws/1999/7", "/laws/2018-SE/%00", "/laws/%3Cscript%3E", "/laws/2018-SE/7/5"] {
        let answer = get(&stage, path).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        assert!(!answer.body.contains("<script>"), "{path}");
    }
}

#[tokio::test]
async fn a_word_of_any_language_is_found_and_marked() {
    let stage = Stage::new().await;
    for word in ["flag", "vingefald", "klaff", "kl%C3%A4pp"] {
        let hits = page(&stage, &format!("/laws/search?q={word}&lang=da")).await;
        for (book, number) in [("2023", "6.8"), ("2018-SE", "6.8"), ("2009-DK", "6.8"), ("2001-DK", "6.9")] {
            assert!(hits.contains(&format!("aria-label=\"{book}\"")), "{word} {book}");
            let hits = page(&stage, &format!("/laws/search?q={word}&book={book}&lang=da")).await;
            assert!(hits.contains(&format!("href=\"/laws/{book}/{number}\"")), "{word} {book}");
        }
        assert!(hits.contains("<mark>vinge"), "{word}");
    }
    let one = page(&stage, "/laws/search?q=vingefald&book=2018&lang=da").await;
    assert!(one.contains("/laws/2018-SE/6.8") && !one.contains("href=\"/laws/2023/6.8\""), "{one}");
    assert!(one.contains("<option value=\"2018-SE\" selected>") && one.contains("value=\"vingefald\""));
    let number = page(&stage, "/laws/search?q=7.5.5&lang=en").await;
    assert!(number.find("/laws/2018-SE/7.5.5").is_some());
}

#[tokio::test]
async fn the_script_gets_the_hits_and_nothing_around_them() {
    let stage = Stage::new().await;
    let part = page(&stage, "/laws/search?q=klaff%20draw&part=1&lang=nb").await;
    assert!(part.starts_with("<div class=\"hits\" data-address=\"/laws/search?q=klaff%20draw\""), "{part}");
    assert!(part.contains("data-said=\"") && !part.contains("<html"), "{part}");
}

#[tokio::test]
async fn a_search_without_hits_without_words_or_in_no_book_says_so() {
    let stage = Stage::new().await;
    assert!(page(&stage, "/laws/search?q=xyzzyq&lang=en").await.contains("No clause has all these words"));
    assert!(page(&stage, "/laws/search?lang=en").await.contains("Type a word"));
    assert!(page(&stage, "/laws/search?q=%3Cb%3E&lang=en").await.contains("&#60;b&#62;"));
    let bad = get(&stage, "/laws/search?q=flag&book=1999&lang=en").await;
    assert_eq!(bad.status, StatusCode::BAD_REQUEST);
    assert!(bad.body.contains("There is no book 1999"), "{}", bad.body);
    page(&stage, &format!("/laws/search?q={}", "a%20".repeat(500))).await;
}

#[tokio::test]
async fn answers_come_as_one_types() {
    let stage = Stage::new().await;
    for word in ["ving", "vinge", "vingef", "remis", "draw%20offer", "7.5.5", "ur"] {
        let piece = page(&stage, &format!("/laws/search?q={word}&part=1&lang=da")).await;
        assert!(piece.contains("href=\"/laws/2023/"), "{word}: {piece}");
        assert!(!piece.contains("<html"), "{word} is answered with a whole page");
    }
}

#[tokio::test]
async fn two_editions_stand_side_by_side_with_changed_words_marked() {
    let stage = Stage::new().await;
    let one = page(&stage, "/laws/compare?a=2009-DK&b=2018-SE&clause=7.4.b&lang=da").await;
    assert!(one.contains("href=\"/laws/2009-DK/7.4.b\"") && one.contains("href=\"/laws/2018-SE/7.5.5\""), "{one}");
    assert!(one.contains("<del>") && one.contains("<ins>") && one.contains("ændret"), "{one}");
    assert_eq!(one.matches("<tr class=").count(), 1);
    let changed = page(&stage, "/laws/compare?a=2009-DK&b=2018-SE&lang=da").await;
    let all = page(&stage, "/laws/compare?a=2009-DK&b=2018-SE&all=1&lang=da").await;
    assert_eq!(changed.matches("<tr class=\"unchanged\"").count(), 0);
    assert!(all.matches("<tr class=\"unchanged\"").count() > 5);
    assert!(changed.contains("<tr class=\"only_first\"") && changed.contains("<tr class=\"only_second\""));
    // No language both are told in but English.
    let swedish = page(&stage, "/laws/compare?a=2009-DK&b=2018-SE&lang=sv").await;
    assert!(swedish.contains("jämförs på engelska") && !changed.contains("sammenlignes på engelsk"));
    assert!(page(&stage, "/laws/compare").await.contains("2018-SE"));
    assert!(page(&stage, "/laws/compare?a=2023&b=2023&lang=en").await.contains("Nothing to show."));
}

#[tokio::test]
async fn what_cannot_be_compared_is_refused_with_a_reason() {
    let stage = Stage::new().await;
    for (query, said) in [
        ("a=DSU&b=2018", "DSU is not an edition of the Laws"),
        ("a=1850&b=2018", "1850 is not an edition of the Laws"),
        ("a=2018&b=2023&clause=99", "has no clause 99"),
    ] {
        let answer = get(&stage, &format!("/laws/compare?{query}&lang=en")).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{query}");
        assert!(answer.body.contains(said), "{query}: {}", answer.body);
    }
}

#[tokio::test]
async fn the_index_and_the_rulings_lead_to_clauses() {
    let stage = Stage::new().await;
    let index = page(&stage, "/laws/index?lang=sv").await;
    assert!(index.contains("id=\"letter-Å\"") && index.contains("href=\"/laws/2023/9.6\""));
    let word = page(&stage, "/laws/index?word=rockad&lang=en").await;
    assert!(word.contains("castling") && word.contains("The whole index"), "{word}");
    assert!(page(&stage, "/laws/index?word=xyzzyq&lang=en").await.contains("The index has no such word."));
    let rulings = page(&stage, "/laws/precedents?lang=nb").await;
    assert_eq!(rulings.matches("<article class=\"ruling").count(), rokade_words::book::precedents().len());
    assert!(rulings.contains("id=\"ruling-47b\"") && rulings.contains("href=\"/laws/2001-DK/6.11\""));
}

#[tokio::test]
async fn the_whole_book_is_one_file_that_needs_nothing_else() {
    let stage = Stage::new().await;
    for (lang, name) in [("da", "regelbog-da.html"), ("en", "law-book-en.html")] {
        let file = get(&stage, &format!("/laws/offline.html?lang={lang}")).await;
        let disposition = file.headers[header::CONTENT_DISPOSITION].to_str().unwrap();
        assert_eq!(disposition, format!("attachment; filename=\"{name}\""));
        assert!(file.body.len() < 2_000_000, "{}", file.body.len());
        for book in books() {
            for clause in clauses(book) {
                assert!(file.body.contains(&format!("id=\"{book}/{}\"", label(clause))), "{}", clause.id);
            }
        }
        for outside in [" src=", "<link", "http://", "https://", "href=\"/"] {
            assert!(!file.body.contains(outside), "{lang}: {outside}");
        }
    }
}

#[tokio::test]
async fn readings_are_marked_as_english_for_everybody_else() {
    let stage = Stage::new().await;
    for (lang, marks) in [("en", false), ("da", true), ("nb", true), ("sv", true)] {
        for path in ["/laws/readings", "/laws/readings/monrad-odd-field", "/laws/DSU/4.5.5.1c"] {
            let shown = page(&stage, &format!("{path}?lang={lang}")).await;
            assert_eq!(shown.contains(" [en]</"), marks, "{path} {lang}");
        }
    }
}
