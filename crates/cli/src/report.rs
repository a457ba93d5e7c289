//! A tournament as a report: what every file of the house says besides the games.

use clap::ValueEnum;
use rokade_formats::trf::{ForfeitNotice, Header, Plan, Trf, TrfEdition, WriteOptions, write};
use rokade_model::{ByeKind, Entry, History, Person, RoundNumber, StartNumber, Title};
use rokade_pairing::{System, round_robin};
use rokade_standings::{Rules, TieBreak, standings};
use rokade_tournament::usual_tiebreaks;

use crate::ranking::tallies;

/// What a report is made of.
pub(crate) struct Facts {
    pub system: System,
    pub history: History,
    /// One for each player of the history, as are the titles.
    pub people: Vec<Person>,
    pub titles: Vec<Option<Title>>,
    /// The rules' tie-breaks; the handbook's stand where there are none.
    pub tiebreaks: Vec<TieBreak>,
    pub forfeits: Vec<ForfeitNotice>,
    pub plan: Plan,
}

/// The report, with places as they stand after the last round paired.
pub(crate) fn report(facts: Facts, header: Header) -> Trf {
    let Facts { system, mut history, people, titles, tiebreaks, forfeits, plan } = facts;
    if let Some(cycles) = system.cycles() {
        write_rests(&mut history, cycles);
    }
    let rules = rules(system, &tiebreaks).with_tallies(tallies(&plan.games));
    let table = standings(&history, history.paired_rounds(), &rules);
    let mut trf = Trf::new(history, people);
    trf.header = Header {
        player_count: trf.header.player_count.clone(),
        rated_count: trf.header.rated_count.clone(),
        tiebreaks: rules.tiebreaks.iter().map(|tiebreak| tiebreak.key().to_owned()).collect(),
        program: format!("Rokade {}", env!("CARGO_PKG_VERSION")),
        ..header
    };
    trf.header.name_system(system, &trf.history);
    trf.titles = titles;
    trf.facts.system = Some(system.key().to_owned());
    trf.facts.group_all_play_all = system.is_all_play_all().then_some(true);
    trf.facts.forfeits = forfeits;
    trf.facts.withdrawn = Some(withdrawn(&trf.history));
    trf.plan = plan;
    for row in &table.rows {
        if let Ok(index) = trf.history.players.binary_search_by_key(&row.player, |player| player.number) {
            trf.stated[index].rank = Some(row.place);
        }
    }
    trf
}

/// The file as every part of the house writes it.
pub(crate) fn written(trf: &Trf, edition: TrfEdition) -> String {
    write(trf, &WriteOptions { edition, ..WriteOptions::default() })
}

/// For whom a file is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Form {
    /// For pairing engines: nothing they refuse or misread
    Engine,
    /// Every record as the house uses it
    #[default]
    Full,
}

/// The file in the form asked for.
pub(crate) fn written_for(trf: &Trf, form: Form) -> String {
    write(trf, &WriteOptions { engine_dialect: form == Form::Engine, ..WriteOptions::default() })
}

pub(crate) fn rules(system: System, tiebreaks: &[TieBreak]) -> Rules {
    let rules = system.cycles().map_or_else(Rules::other_group, Rules::all_play_all);
    match (tiebreaks, usual_tiebreaks(system)) {
        ([], Some(usual)) => rules.with_tiebreaks(usual),
        ([], None) => rules,
        (named, _) => rules.with_tiebreaks(named),
    }
}

/// A report allows one pairing-allocated bye a round: the rest of the schedule. Others whose opponent
/// has left are written as absent, which gives the same: nothing.
fn write_rests(history: &mut History, cycles: u8) {
    let rests = round_robin::rests(history.players.len(), cycles);
    for player in &mut history.players {
        for (round, entry) in (1..).zip(player.rounds.iter_mut()) {
            if *entry == Entry::Bye(ByeKind::PairingAllocated) && !is_rest(&rests, round, player.number) {
                *entry = Entry::Bye(ByeKind::Zero);
            }
        }
    }
}

fn is_rest(rests: &[Option<StartNumber>], round: RoundNumber, player: StartNumber) -> bool {
    let index = usize::try_from(round).expect("a round number fits") - 1;
    rests.get(index).copied().flatten() == Some(player)
}

/// Who left after which round, first to leave first.
fn withdrawn(history: &History) -> Vec<(StartNumber, RoundNumber)> {
    let mut left: Vec<_> = history
        .players
        .iter()
        .filter_map(|player| player.withdrawal.map(|left| (left.order, player.number, left.after)))
        .collect();
    left.sort_unstable();
    left.into_iter().map(|(_, player, after)| (player, after)).collect()
}
