//! A game's state as pages and scripts write it: `open`, `1-0`, `+:-~none`, `postponed@1794762300000000`.

use rokade_clause::Reason;
use rokade_model::{GameResult, Notice};
use rokade_tournament::GameState;

/// The state in one word, so that a page can say what it showed.
pub fn code(game: GameState) -> String {
    let until = |word: &str, until: Option<i64>| match until {
        Some(at) => format!("{word}@{at}"),
        None => word.to_owned(),
    };
    match game {
        GameState::Open => "open".to_owned(),
        GameState::Postponed { until: at } => until("postponed", at),
        GameState::Adjourned { until: at } => until("adjourned", at),
        GameState::Done { result, notice: None } => result.to_string(),
        GameState::Done { result, notice: Some(notice) } => format!("{result}~{}", notice.key()),
    }
}

/// Reads what `code` writes.
pub fn read(code: &str) -> Result<GameState, Reason> {
    let unknown = || Reason::house("result_unknown").with("found", code);
    if let Some((word, until)) = code.split_once('@') {
        let until = Some(until.parse().map_err(|_| unknown())?);
        return match word {
            "postponed" => Ok(GameState::Postponed { until }),
            "adjourned" => Ok(GameState::Adjourned { until }),
            _ => Err(unknown()),
        };
    }
    let (word, notice) = match code.split_once('~') {
        Some((word, notice)) => (word, Some(Notice::from_key(notice).ok_or_else(unknown)?)),
        None => (code, None),
    };
    Ok(match word {
        "open" => GameState::Open,
        "postponed" => GameState::Postponed { until: None },
        "adjourned" => GameState::Adjourned { until: None },
        result => GameState::Done { result: result.parse::<GameResult>().map_err(|_| unknown())?, notice },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_state_reads_what_it_writes() {
        let mut states = vec![
            GameState::Open,
            GameState::Postponed { until: None },
            GameState::Postponed { until: Some(17) },
            GameState::Adjourned { until: Some(-3) },
        ];
        for result in GameResult::ALL {
            for notice in std::iter::once(None).chain(Notice::ALL.map(Some)) {
                states.push(GameState::Done { result, notice });
            }
        }
        for state in states {
            assert_eq!(read(&code(state)).unwrap(), state);
        }
    }

    #[test]
    fn what_is_no_state_is_refused() {
        for text in ["", "2-0", "open@3", "postponed@soon", "1-0~maybe", "1–0"] {
            assert!(read(text).is_err(), "{text:?}");
        }
    }
}
