use rokade_clause::Fact;
use rokade_model::GameResult;
use rokade_pairing::{Host, System};
use rokade_tournament::{Command, digest};

use crate::hall::Hall;

#[test]
fn the_journal_reads_as_one_line_a_step() {
    let mut hall = Hall::new();
    let group = hall.group("Fredag", System::Of(Host::Monrad), 5);
    hall.players(group, 4);
    hall.give(Command::DrawLots { group, seed: 7 });
    hall.lay(group);
    hall.enter(group, 1, 1, GameResult::Draw);
    hall.enter(group, 1, 2, GameResult::WhiteWins);
    hall.give(Command::Undo);
    let steps = digest(&hall.records);
    let keys: Vec<(&str, bool)> = steps.iter().map(|step| (step.summary.key.as_ref(), step.undone)).collect();
    assert_eq!(
        keys,
        [
            ("event_created", false),
            ("event_group_added", false),
            ("event_players_entered", false),
            ("event_lots_drawn", false),
            ("event_drafted", false),
            ("event_published", false),
            ("event_game_set", false),
            ("event_game_set", true),
            ("event_undone", false),
        ]
    );
    assert_eq!(steps[3].summary.facts["seed"], Fact::from("7"));
    assert_eq!(steps[6].events.len(), 2, "the first result also started the round");
    assert_eq!(steps[6].summary.facts["group"], Fact::from("Fredag"));
    assert!(steps.iter().all(|step| step.by == "Ragna"));
}
