//! The clauses of FIDE Dutch are data: what an edition calls a rule is what its rounds cite.

use rokade_clause::Rules;
use rokade_model::{Color, Entry, History, Mark, Participant, StartNumber};
use rokade_pairing::{Host, Request, System, explain};

const TABLE: &str = "pairing/fide_dutch.csv";

/// Six players after a round in which the upper half had White and won: winners and losers are due one colour each.
fn won() -> History {
    let mut history = History { rounds: 5, ..History::default() };
    for number in 1..=6 {
        let mut player = Participant::new(StartNumber(number), Some(2000 - number));
        let (opponent, color, mark) = match number {
            1..=3 => (number + 3, Color::White, Mark::Win),
            _ => (number - 3, Color::Black, Mark::Loss),
        };
        player.set_entry(1, Entry::Game { opponent: StartNumber(opponent), color: Some(color), mark: Some(mark) });
        history.players.push(player);
    }
    history
}

#[test]
fn a_round_cites_the_clauses_its_edition_has_for_the_rules() {
    let embedded = Rules::embedded();
    let table = embedded.text(TABLE).unwrap();
    let (preferences, strong) = ("\npreferences,FIDE-C.04.3-2026:C12", "\nstrong_preferences,FIDE-C.04.3-2026:C13");
    assert!(table.contains(preferences) && table.contains(strong));
    let swapped = table
        .replace(preferences, "\npreferences,FIDE-C.04.3-2026:C99")
        .replace(strong, "\nstrong_preferences,FIDE-C.04.3-2026:C12")
        .replace(":C99", ":C13");
    Rules::embedded().with(TABLE, swapped).install().unwrap();
    let history = won();
    let pairing = explain(&Request::new(System::Of(Host::FIDE_DUTCH), &history, 2)).unwrap();
    let told = pairing.boards.iter().flat_map(|board| board.reasons.iter().map(|passed| &passed.reason));
    let groups = pairing.groups.iter().flat_map(|group| &group.failings);
    let boards = pairing.boards.iter().flat_map(|board| &board.failings);
    let about_colours: Vec<_> = told
        .chain(groups)
        .chain(boards)
        .filter(|reason| reason.key.contains("c12") || reason.key.contains("board_preference"))
        .collect();
    assert!(!about_colours.is_empty(), "{pairing:#?}");
    assert!(
        about_colours.iter().all(|reason| reason.clauses[0].as_str() == "FIDE-C.04.3-2026:C13"),
        "{about_colours:?}"
    );
}
