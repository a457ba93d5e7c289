//! A tournament report as the title regulations see it.

use std::collections::BTreeMap;

use rokade_formats::trf::Trf;
use rokade_model::StartNumber;
use rokade_pairing::{Host, System};
use rokade_rating::dsu::EventKind;
use rokade_rating::norm::{Arbiter, Circumstances, Contestant, Exempt, Field, Form};
use rokade_tournament::rating::thinking_time;
use rokade_tournament::rating::titles::{days_spanned, form, games_per_day};

use crate::fault::Failure;
use crate::ranking::Ranking;

/// The ratings are those of the player records: FIDE's.
pub(super) fn of(trf: &Trf, exempt: Option<Exempt>) -> Result<Field, Failure> {
    let host = Some(trf.header.federation.trim().to_owned()).filter(|host| !host.is_empty());
    Ok(Field {
        history: trf.history.clone(),
        contestants: contestants(trf),
        form: form_of(trf)?,
        host,
        exempt,
        circumstances: circumstances(trf),
    })
}

fn contestants(trf: &Trf) -> BTreeMap<StartNumber, Contestant> {
    let numbers = trf.history.players.iter().map(|player| player.number);
    let rows = numbers.zip(&trf.people).zip(trf.titles.iter().zip(&trf.fide_ratings));
    rows.map(|((number, person), (title, rating))| {
        let federation = Some(person.federation.to_uppercase()).filter(|federation| !federation.is_empty());
        (number, Contestant { rating: *rating, title: *title, federation, sex: person.sex })
    })
    .collect()
}

/// As the file says; all-play-all shows itself, and everything else is taken for Swiss.
fn form_of(trf: &Trf) -> Result<Form, Failure> {
    let named = trf.system().and_then(Result::ok).filter(|system| !system.is_all_play_all());
    if let Some(system) = named.filter(|_| trf.facts.group_all_play_all != Some(true)) {
        return Ok(form(system));
    }
    let rules = Ranking::of(trf, None)?.rules;
    Ok(match rules.all_play_all {
        true => form(System::Of(Host::RoundRobin { cycles: rules.cycles })),
        false => Form::Swiss,
    })
}

fn circumstances(trf: &Trf) -> Circumstances {
    let header = &trf.header;
    Circumstances {
        chief_arbiter: Arbiter::of_text(&header.chief_arbiter),
        games_per_day: games_per_day(&header.round_dates, trf.history.rounds),
        days: days_spanned([header.starts(), header.ends()], &header.round_dates, trf.history.rounds),
        time: thinking_time(&header.encoded_time_control, &header.time_control),
        is_team: trf.facts.event == Some(EventKind::Team) || header.encoded_type.contains("TEAM"),
    }
}
