//! The engine's verdicts against the definition, on positions of many kinds.
//!
//! `ROKADE_SOAK=4 cargo test --release -p rokade-board --test unwinnable` tries four times as often
//! and lets the oracle look further, which takes long; with `-- --skip verdicts` the oracle rests
//! and `ROKADE_SOAK=40` takes a minute or two.

mod boards;
mod oracle;

use std::collections::BTreeMap;

use boards::{Dice, FAMILIES, Sketch, games, throw, times};
use oracle::{Known, can_mate};
use rokade_board::unwinnable::{Answer, DEFAULT_NODES, Life, Verdict, Watch, Why, decide, is_certainly_alive};
use rokade_board::{Color, History, Move, Position, Variant};

/// What a generated question may cost. Far below the usual budget, so that the tests stay quick.
const NODES: u64 = 300_000;

/// What the steps that are always taken (forced lines, material, reach) may cost on any budget.
const ALWAYS_ALLOWED: u64 = 1_000;

const OPEN_ROWS: &str = include_str!("fixtures/unwinnable-open.csv");
/// Positions where a part that was searched to the end was once taken for the whole, or a class of
/// positions was judged by its first.
const BEHIND_ROWS: &str = include_str!("fixtures/unwinnable-behind.csv");

/// How many states the oracle may visit.
fn oracle_states() -> usize {
    if std::env::var_os("ROKADE_SOAK").is_some() { 150_000 } else { 40_000 }
}

fn known(answer: &Answer) -> Known {
    match answer.verdict {
        Verdict::Winnable(_) => Known::CanMate,
        Verdict::Unwinnable(_) => Known::NeverMates,
        Verdict::Undecided => Known::Unknown,
    }
}

/// What is wrong with a line that should lead from a position to the mate of the winner's opponent.
fn fault_of(position: &Position, winner: Color, line: &[Move]) -> Option<String> {
    let mut position = position.clone();
    for (at, m) in line.iter().enumerate() {
        if !position.legal_moves().contains(m) {
            return Some(format!("half-move {at}, {m}, is illegal in {}", position.fen()));
        }
        position.play(*m);
    }
    let is_mate_of_the_other = position.is_checkmate() && position.turn() != winner;
    (!is_mate_of_the_other).then(|| format!("the line ends in {}", position.fen()))
}

/// The answer, with what is wrong with it in itself.
fn ask(position: &Position, winner: Color, nodes: u64, faults: &mut Vec<String>) -> Answer {
    let answer = decide(position, winner, nodes);
    if let Verdict::Winnable(line) = &answer.verdict
        && let Some(fault) = fault_of(position, winner, line)
    {
        faults.push(format!("{} {winner}: {fault}", position.fen()));
    }
    answer
}

fn must_be_none(faults: &[String]) {
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

fn contradict(one: Known, other: Known) -> bool {
    one != other && one != Known::Unknown && other != Known::Unknown
}

/// A line that replays to mate proves itself; the oracle is asked about the other answers, and about
/// every fourth of these to see that it knows.
#[test]
fn verdicts_never_contradict_the_definition() {
    let mut faults = Vec::new();
    let mut by_family: BTreeMap<&str, [u32; 4]> = BTreeMap::new();
    for family in FAMILIES {
        for seed in 0..times(100) {
            let position = throw(family, seed);
            let mut is_dead = true;
            for winner in Color::ALL {
                let answer = ask(&position, winner, NODES, &mut faults);
                let ours = known(&answer);
                let counts = by_family.entry(family.0).or_default();
                counts[ours as usize] += 1;
                if ours == Known::CanMate && seed % 4 != 0 {
                    is_dead = false;
                    continue;
                }
                let theirs = can_mate(&position.fen(), position.variant(), winner, oracle_states());
                is_dead &= theirs == Known::NeverMates;
                counts[3] += u32::from(theirs == Known::Unknown);
                if contradict(ours, theirs) {
                    faults.push(format!("{} {winner}: {:?}, but {theirs:?}", position.fen(), answer.verdict));
                }
            }
            if is_dead && is_certainly_alive(&position) {
                faults.push(format!("{}: called certainly alive, but is dead", position.fen()));
            }
        }
    }
    report(&by_family);
    must_be_none(&faults);
}

fn report(by_family: &BTreeMap<&str, [u32; 4]>) {
    for (family, [can, never, undecided, silent]) in by_family {
        println!(
            "{family:<24}{can:>6} winnable{never:>6} unwinnable{undecided:>4} undecided; oracle silent{silent:>5}"
        );
    }
    let sum = |at: usize| by_family.values().map(|counts| counts[at]).sum::<u32>();
    let (winnable, unwinnable, undecided, silent) = (sum(0), sum(1), sum(2), sum(3));
    let all = winnable + unwinnable + undecided;
    assert!(undecided * 200 <= all, "{undecided} of {all} undecided");
    assert!(silent * 8 <= all, "the oracle is silent on {silent} of {all}");
    assert!(unwinnable * 6 > all && winnable * 3 > all, "{unwinnable} unwinnable and {winnable} winnable of {all}");
}

#[test]
fn known_verdicts_are_given() {
    assert_eq!(check_rows(OPEN_ROWS), 130);
    assert_eq!(check_rows(BEHIND_ROWS), 33);
}

/// Asks every row of a file and says how many there are.
fn check_rows(rows: &str) -> usize {
    let mut faults = Vec::new();
    let mut count = 0;
    for line in rows.lines().skip(1) {
        let fields: Vec<&str> = line.split(';').collect();
        let [fen, winner, verdict, source] = fields[..] else { panic!("four fields: {line}") };
        let position = Position::read(fen, Variant::Standard).unwrap_or_else(|bad| panic!("{fen}: {bad}"));
        let winner = if winner == "white" { Color::White } else { Color::Black };
        let expected = match verdict {
            "winnable" => Known::CanMate,
            "unwinnable" => Known::NeverMates,
            other => panic!("{other:?} is no verdict"),
        };
        let answer = ask(&position, winner, DEFAULT_NODES, &mut faults);
        if known(&answer) != expected {
            faults.push(format!("{fen} {winner} ({source}): {:?} instead of {verdict}", answer.verdict));
        }
        count += 1;
    }
    must_be_none(&faults);
    count
}

/// The quick path agrees with the full one: what little work decides, more work does not change,
/// and no budget is overdrawn.
#[test]
fn a_larger_budget_never_changes_a_verdict() {
    let mut faults = Vec::new();
    for family in FAMILIES {
        for seed in 1_000_000..1_000_000 + times(12) {
            let position = throw(family, seed);
            for winner in Color::ALL {
                let mut before = Known::Unknown;
                for nodes in [0, 1, 10, 100, 1_000, 10_000, 100_000] {
                    let answer = ask(&position, winner, nodes, &mut faults);
                    let now = known(&answer);
                    if before != Known::Unknown && now != before {
                        faults.push(format!("{} {winner}: {before:?}, then {now:?} at {nodes}", position.fen()));
                    }
                    if answer.nodes > nodes.max(ALWAYS_ALLOWED) {
                        faults.push(format!("{} {winner}: {} nodes of {nodes}", position.fen(), answer.nodes));
                    }
                    before = now;
                }
            }
        }
    }
    must_be_none(&faults);
}

#[test]
fn the_same_question_gets_the_same_answer() {
    for family in FAMILIES {
        for seed in 2_000_000..2_000_000 + times(8) {
            let position = throw(family, seed);
            for winner in Color::ALL {
                let first = decide(&position, winner, 50_000);
                assert_eq!(decide(&position, winner, 50_000), first, "{} {winner}", position.fen());
            }
        }
    }
}

/// What a side can never do, it cannot do after any move either; what it can do after a move, it
/// could do before. This asks nothing of the oracle, so the positions may be large.
#[test]
fn a_move_never_brings_back_what_was_impossible() {
    let mut faults = Vec::new();
    for family in FAMILIES {
        for seed in 3_000_000..3_000_000 + times(10) {
            let position = throw(family, seed);
            for winner in Color::ALL {
                let before = known(&ask(&position, winner, NODES, &mut faults));
                if before != Known::NeverMates {
                    continue;
                }
                for m in &position.legal_moves() {
                    let after = position.after(*m);
                    if known(&ask(&after, winner, 30_000, &mut faults)) == Known::CanMate {
                        faults.push(format!("{} {winner}: unwinnable, but not after {m}", position.fen()));
                    }
                }
            }
        }
    }
    must_be_none(&faults);
}

/// The same, far from the position: walks by lot, with a question at every fifth step.
#[test]
fn no_walk_leads_out_of_an_unwinnable_position() {
    let mut faults = Vec::new();
    let mut dice = Dice(6);
    for family in FAMILIES {
        for seed in 6_000_000..6_000_000 + times(20) {
            let position = throw(family, seed);
            for winner in Color::ALL {
                let answer = decide(&position, winner, NODES);
                if !matches!(answer.verdict, Verdict::Unwinnable(why) if !matches!(why, Why::BareKing | Why::Material))
                {
                    continue;
                }
                for _ in 0..4 {
                    walk(&position, winner, &mut dice, &mut faults);
                }
            }
        }
    }
    must_be_none(&faults);
}

fn walk(start: &Position, winner: Color, dice: &mut Dice, faults: &mut Vec<String>) {
    let mut position = start.clone();
    for step in 1..=60 {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        position.play(dice.one_of(&moves));
        if step % 5 == 0 && known(&ask(&position, winner, 4_000, faults)) == Known::CanMate {
            faults.push(format!("{} {winner}: unwinnable, but not in {}", start.fen(), position.fen()));
            break;
        }
    }
}

#[test]
fn colours_and_wings_make_no_difference() {
    let mut faults = Vec::new();
    for (name, family) in FAMILIES {
        let mut dice = Dice(4_000_000 + name.len() as u64);
        for _ in 0..times(15) {
            let sketch = family(&mut dice);
            let Some(position) = sketch.position() else { continue };
            let exchanged = sketch.with_colors_exchanged().position().expect("colours can be exchanged");
            let mut pictures = vec![(exchanged, true)];
            if sketch.castling == "-" {
                pictures.push((sketch.mirrored().position().expect("wings can be exchanged"), false));
            }
            for winner in Color::ALL {
                let verdict = known(&ask(&position, winner, NODES, &mut faults));
                for (picture, is_exchanged) in &pictures {
                    let its_winner = if *is_exchanged { !winner } else { winner };
                    let other = known(&ask(picture, its_winner, NODES, &mut faults));
                    if contradict(verdict, other) {
                        faults.push(format!("{} {winner}: {verdict:?}, in the mirror {other:?}", position.fen()));
                    }
                }
            }
        }
    }
    must_be_none(&faults);
}

/// Every position of a few games, played on until little is left: no verdict is missing, and neither
/// "certainly alive" nor the watch over the game passes over a dead position.
#[test]
fn positions_of_games_are_all_decided() {
    let mut faults = Vec::new();
    let mut dead = 0;
    for seed in 0..times(24) {
        let game = games::game(Position::start(), seed, 700);
        let lives = watched(&game);
        for (plies, position) in games::positions(&game).iter().enumerate().skip(seed as usize % 5).step_by(5) {
            let verdicts = Color::ALL.map(|winner| known(&ask(position, winner, NODES, &mut faults)));
            if verdicts.contains(&Known::Unknown) {
                faults.push(format!("{}: undecided", position.fen()));
            }
            if verdicts != [Known::NeverMates; 2] {
                continue;
            }
            dead += 1;
            if is_certainly_alive(position) || lives[plies] != Life::Dead {
                faults.push(format!("{} after {plies}: called alive, but is dead", position.fen()));
            }
        }
    }
    must_be_none(&faults);
    assert!(dead > 10, "{dead} dead positions in these games");
}

/// What the watch says of every position of a game as it arises, the first included.
fn watched(game: &History) -> Vec<Life> {
    let mut watch = Watch::new(game.start().clone());
    let first = watch.look_closer(NODES);
    std::iter::once(first).chain(game.moves().iter().map(|m| watch.follow(*m, NODES))).collect()
}

/// Death comes with the capture that leaves bare kings, neither sooner nor later.
#[test]
fn the_watch_notices_the_move_that_kills_the_game() {
    let start = Position::read("8/8/8/3k4/8/2K5/3R4/8 b - - 0 1", Variant::Standard).unwrap();
    let mut game = History::from(start);
    for uci in ["d5e4", "c3b3", "e4e3", "b3b4", "e3d2", "b4c4"] {
        let m = game.position().read_uci(uci).unwrap();
        game.play(m);
    }
    assert_eq!(watched(&game)[..5], [Life::CertainlyAlive; 5]);
    assert_eq!(watched(&game)[5..], [Life::Dead; 2]);
}

/// Three men on an open board, every state of them visited.
#[test]
fn a_lone_minor_never_mates_a_bare_king() {
    for men in ["Kc3 kf7 Nd4", "Kc3 kf7 Bd4", "Kc3 kf7 Be4"] {
        let mut sketch = Sketch::default();
        sketch.put(men);
        let position = sketch.position().unwrap();
        assert!(!is_certainly_alive(&position));
        for winner in Color::ALL {
            assert_eq!(
                can_mate(&position.fen(), Variant::Standard, winner, 600_000),
                Known::NeverMates,
                "{men} {winner}"
            );
            assert_eq!(known(&decide(&position, winner, DEFAULT_NODES)), Known::NeverMates, "{men} {winner}");
        }
    }
}

/// The castling of Chess960 is a move like another.
#[test]
fn chess960_positions_are_decided_too() {
    let fens = [
        "4k3/8/8/1p1p1p1p/1P1P1P1P/8/8/1R1K4 w B - 0 1",
        "1r2k1r1/8/8/8/8/8/8/4K3 b gb - 0 1",
        "6kr/5ppp/8/8/8/8/8/6KR w Hh - 0 1",
        "nkr5/8/8/8/8/8/8/BKR5 w Cc - 0 1",
    ];
    let mut faults = Vec::new();
    for fen in fens {
        let position = Position::read(fen, Variant::Chess960).unwrap_or_else(|bad| panic!("{fen}: {bad}"));
        for winner in Color::ALL {
            let answer = ask(&position, winner, NODES, &mut faults);
            assert_ne!(known(&answer), Known::Unknown, "{fen} {winner}");
            let theirs = can_mate(fen, Variant::Chess960, winner, 100_000);
            assert!(!contradict(known(&answer), theirs), "{fen} {winner}: {answer:?}, {theirs:?}");
        }
    }
    must_be_none(&faults);
}
