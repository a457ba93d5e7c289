//! The round a command speaks of, and the history it is judged by.

use rokade_clause::Reason;
use rokade_formats::trf::Trf;
use rokade_model::{ByeKind, Entry, Participant, RoundNumber};

use crate::fault::{Failure, Fault};

/// The round to be paired: the one asked for, else the first without a pairing.
pub(crate) fn to_pair(trf: &Trf, asked: Option<RoundNumber>, file: &str) -> Result<RoundNumber, Failure> {
    let next = trf.history.paired_rounds() + 1;
    let round = asked.unwrap_or(next);
    if round == 0 || round > next {
        let reason = Reason::house("round_out_of_reach").with("round", round).with("last", next);
        return Err(Fault::of(reason).in_file(file).found(round.to_string()).expected(format!("1–{next}")).into());
    }
    // A file without a number of rounds counts the rounds it has: one more can always be paired.
    if trf.states_rounds() && round > trf.history.rounds {
        let reason = Reason::house("all_rounds_paired").with("rounds", trf.history.rounds);
        return Err(Fault::of(reason)
            .in_file(file)
            .found(round.to_string())
            .expected(trf.history.rounds.to_string())
            .into());
    }
    Ok(round)
}

/// Not there in a round that lies ahead.
pub(crate) fn is_absent(player: &Participant, round: RoundNumber) -> bool {
    let asked = matches!(player.entry(round), Entry::Bye(ByeKind::Half | ByeKind::Full | ByeKind::Zero));
    asked || player.is_withdrawn_before(round)
}
