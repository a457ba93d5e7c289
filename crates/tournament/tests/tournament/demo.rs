use std::collections::BTreeMap;

use rokade_model::Notice;
use rokade_pairing::{Host, System};
use rokade_tournament::{Command, Context, GameState, Tournament, demo::demo};

const NOW: i64 = 1_800_000_000_000_000;

fn played(seed: u64) -> Tournament {
    let mut tournament = Tournament::default();
    let mut people = BTreeMap::new();
    let mut last = i64::MIN;
    for (at, command) in demo(NOW, seed) {
        assert!(at > last && at <= NOW, "times go forward and stop now");
        last = at;
        let decision = tournament.judge_knowing(&command, &Context { now: at, by: &"demo".into() }, &people).unwrap();
        for record in decision.recorded(tournament.seq, at, "demo") {
            tournament.apply(&record).unwrap();
        }
        people.extend(decision.facts.into_iter().map(|facts| (facts.player, facts.person)));
    }
    tournament
}

#[test]
fn the_demonstration_has_something_for_every_page() {
    let tournament = played(1);
    assert_eq!(tournament.settings.name, "Demo");
    let groups: Vec<_> = tournament.groups.values().collect();
    let (open, masters) = (groups[0], groups[1]);
    assert_eq!((tournament.members(open.id).count(), open.settings.system), (26, System::Of(Host::Monrad)));
    assert_eq!((tournament.members(masters.id).count(), masters.finished), (6, true));
    assert_eq!(tournament.completed_rounds(open.id), 4);
    let running = open.round(5).unwrap();
    let done = running.boards.iter().filter(|board| board.game.result().is_some()).count();
    assert!(done > 0 && done < running.boards.len());
    assert!(open.is_started(5, NOW));
    assert_eq!(open.games_put_off().count(), 1);
    assert_eq!(open.withdrawn.len(), 1);
    let games = open.rounds.iter().flat_map(|round| &round.boards).map(|board| board.game);
    let unsporting = games.filter(|game| matches!(game, GameState::Done { notice: Some(Notice::None), .. }));
    assert_eq!(unsporting.count(), 1);
    assert!(
        tournament.groups.values().all(|group| group.prizes.as_ref().is_some_and(|prizes| prizes.published.is_some()))
    );
    assert!(open.rounds[1].byes.iter().any(|bye| bye.kind == rokade_model::ByeKind::Half));
}

#[test]
fn the_demonstration_works_with_every_seed_and_is_the_same_for_the_same_one() {
    for seed in 0..20 {
        played(seed);
    }
    assert_eq!(demo(NOW, 3), demo(NOW, 3));
    assert!(matches!(demo(NOW, 3)[0].1, Command::Create { .. }));
}

#[test]
fn rounds_begin_at_the_same_hour_though_clocks_are_changed_between_them() {
    // 2 November 2026, a week after summer time ended.
    let (autumn, week, hour) = (1_793_617_860_000_000, 7 * 24 * 3_600_000_000, 3_600_000_000);
    let starts = demo(autumn, 1).into_iter().find_map(|(_, command)| match command {
        Command::AddGroup { settings } => Some(settings.schedule),
        _ => None,
    });
    let starts: Vec<i64> = starts.unwrap().iter().filter_map(|times| times.starts).collect();
    let spans: Vec<i64> = starts.windows(2).map(|two| two[1] - two[0]).collect();
    assert_eq!(spans.iter().filter(|span| **span == week + hour).count(), 1, "{spans:?}");
    assert_eq!(spans.iter().filter(|span| **span == week).count(), spans.len() - 1, "{spans:?}");
}
