//! Which games a norm is made of, where a player may choose (B.01 1.4.1, 1.4.2). docs/readings/norm-games.md

use rokade_clause::{Fact, Reason};
use rokade_model::HalfPoints;

use super::fide_2024::Judged;
use super::figures::fide_2024;
use super::games::{Game, LeftOut};
use super::{Form, Norm};

/// Beaten opponents tried without, at most: enough for thirteen rounds, and the search stays short beyond.
const MOST_BEATEN: usize = 4;

/// The norm with all games; if that is none, the choice with most games and then the best performance that is one;
/// if there is none either, all games again.
pub(super) fn best(judged: &Judged) -> Norm {
    let all = judged.norm(&judged.games.counted);
    if all.reached {
        return all;
    }
    let chosen = chosen(judged).into_iter().chain(last_as_loss(judged)).filter(|norm| norm.reached);
    // Of equal ones the first counts: `max_by_key` takes the last.
    let chosen: Vec<Norm> = chosen.collect();
    chosen.into_iter().rev().max_by_key(|norm| (norm.games.len(), norm.performance)).unwrap_or(all)
}

/// The last opponent stayed away and the game is needed for the number: it counts as lost.
fn last_as_loss(judged: &Judged) -> Option<Norm> {
    let least = usize::try_from(fide_2024().figures.games.value).expect("a small number");
    let last = judged.games.stayed_away_last.clone()?;
    if judged.games.counted.len() + 1 != least {
        return None;
    }
    let mut games = judged.games.counted.clone();
    let (round, opponent) = (last.round, last.opponent);
    games.push(Game { score: HalfPoints::ZERO, ..last });
    let mut norm = judged.norm(&games);
    norm.left_out.retain(|left| left.round != round);
    let note = Reason::cited("norm_last_game_as_loss", "FIDE-B.01-2024:1.4.2");
    norm.notes.push(note.with("player", Fact::Player(opponent)));
    Some(norm)
}

/// Swiss: without games after some round, and without some beaten opponents.
fn chosen(judged: &Judged) -> Vec<Norm> {
    let games = &judged.games.counted;
    let least = usize::try_from(fide_2024().figures.games.value).expect("a small number");
    if judged.event.form != Form::Swiss || games.len() <= least {
        return Vec::new();
    }
    let mut norms = Vec::new();
    for through in (least..=games.len()).rev() {
        let beaten: Vec<usize> = (0..through).filter(|index| games[*index].score == HalfPoints::ONE).collect();
        let most = (through - least).min(MOST_BEATEN);
        for without in selections(&beaten, most) {
            let kept: Vec<Game> =
                (0..through).filter(|index| !without.contains(index)).map(|i| games[i].clone()).collect();
            let mut norm = judged.norm(&kept);
            if norm.reached {
                norm.left_out.extend(without.iter().map(|index| left_out(&games[*index], Why::Beaten)));
                norm.left_out.extend(games[through..].iter().map(|game| left_out(game, Why::Later)));
                norm.left_out.sort_by_key(|left| left.round);
                norms.push(norm);
            }
        }
    }
    norms
}

enum Why {
    Beaten,
    Later,
}

fn left_out(game: &Game, why: Why) -> LeftOut {
    let player = Fact::Player(game.opponent);
    let reason = match why {
        Why::Beaten => Reason::cited("norm_game_beaten_left_out", "FIDE-B.01-2024:1.4.1").with("player", player),
        Why::Later => Reason::cited("norm_game_after_norm", "FIDE-B.01-2024:1.4.1").with("player", player),
    };
    LeftOut { round: game.round, opponent: game.opponent, reason }
}

/// Every selection of at most so many, the empty one first.
fn selections(from: &[usize], most: usize) -> Vec<Vec<usize>> {
    let mut all = vec![Vec::new()];
    let mut begin = 0;
    for _ in 0..most {
        let end = all.len();
        for index in begin..end {
            let after =
                all[index].last().map_or(0, |last| from.iter().position(|item| item == last).map_or(0, |at| at + 1));
            for item in &from[after..] {
                let mut longer = all[index].clone();
                longer.push(*item);
                all.push(longer);
            }
        }
        begin = end;
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_selection_comes_once() {
        let found = selections(&[2, 5, 7], 2);
        assert_eq!(found, vec![vec![], vec![2], vec![5], vec![7], vec![2, 5], vec![2, 7], vec![5, 7]]);
        assert_eq!(selections(&[1, 2], 0), vec![Vec::<usize>::new()]);
        assert_eq!(selections(&[1, 2, 3, 4], 4).len(), 16);
    }
}
