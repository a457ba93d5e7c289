//! The public standings of 200 players after nine rounds, from the folded tournament to the whole page.

use std::sync::LazyLock;

use rokade_desk::public::standings_page;
use rokade_pairing::{Host, System};
use rokade_store::Book;
use rokade_view::{Audience, Reader, trial};
use rokade_words::Lang;

const PLAYERS: usize = 200;

static BOOK: LazyLock<Book> = LazyLock::new(|| trial::Trial::new(System::Of(Host::Monrad), PLAYERS, 9).play(9).book());

fn main() {
    LazyLock::force(&BOOK);
    divan::main();
}

#[divan::bench(args = [Lang::Da, Lang::En])]
fn standings_of_200_players(bencher: divan::Bencher, lang: Lang) {
    bencher.bench(|| {
        let page = standings_page(&Reader::new(&BOOK, lang, Audience::Public), trial::GROUP).expect("the page renders");
        assert_eq!(page.matches("<tr id=\"player-").count(), PLAYERS);
        assert!(page.ends_with("</html>\n") || page.ends_with("</html>"));
        page
    });
}
