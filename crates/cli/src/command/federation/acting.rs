//! Who acts in the federation's register, on which database and day, and how persons, clubs and districts are named.

use clap::Args;
use jiff::civil::Date;
use jiff::{Timestamp, Zoned};
use rokade_clause::Reason;
use rokade_federation::PersonId;
use rokade_federation::office::Seat;
use rokade_federation::register::{Club, ClubId, Command, District, DistrictId, OnFile, Register};
use rokade_store::{Acting, EnactError, Enacted, Identity, Store};

use super::Setting;
use crate::answer::Answer;
use crate::database::{self, DatabaseOptions};
use crate::fault::{Failure, Fault};
use crate::output;
use crate::shape::federation::register::{DoneShape, done_said};

/// Who the journal says did it, where no account is named.
const BY: &str = "rokade federation";

/// What every look at the register is given.
#[derive(Args)]
pub(super) struct LookArgs {
    #[command(flatten)]
    database: DatabaseOptions,
    /// The day that is asked for (default: today)
    #[arg(long, value_name = "DATE")]
    on: Option<Date>,
}

/// What every act is given.
#[derive(Args)]
pub(super) struct ActArgs {
    #[command(flatten)]
    look: LookArgs,
    /// The office it is done in: rkf, hb, club_chair:2, district_chair:1 …
    #[arg(long, value_name = "OFFICE")]
    office: Seat,
    /// The person who holds the office, where its holders are registered
    #[arg(long, value_name = "PERSON")]
    holder: Option<String>,
}

impl LookArgs {
    pub(super) fn day(&self) -> Date {
        self.on.unwrap_or_else(|| Zoned::now().date())
    }

    /// Looks at the register as it stands.
    pub(super) fn look<T>(&self, look: impl FnOnce(&Open, &Register) -> anyhow::Result<T>) -> anyhow::Result<T> {
        database::block_on(async {
            let address = self.database.address()?;
            let store = self.database.open().await?;
            let register = store.federation().await;
            let open = Open { store: store.clone(), address, day: self.day() };
            let looked = register.map_err(|error| open.failure(&error)).map_err(anyhow::Error::from);
            let looked = looked.and_then(|register| look(&open, &register));
            store.close().await;
            looked
        })
    }
}

/// An open database.
pub(super) struct Open {
    store: Store,
    address: String,
    pub(super) day: Date,
}

impl Open {
    fn failure(&self, error: &rokade_store::StoreError) -> Failure {
        database::failure(error, &self.address)
    }

    /// Waits for something of the database inside a look at it.
    pub(super) fn wait<T>(
        &self,
        work: impl Future<Output = Result<T, rokade_store::StoreError>>,
    ) -> Result<T, Failure> {
        let waited = tokio::task::block_in_place(|| tokio::runtime::Handle::current().block_on(work));
        waited.map_err(|error| self.failure(&error))
    }

    pub(super) fn store(&self) -> &Store {
        &self.store
    }

    /// The number that rated events have left, by everything somebody is known by.
    pub(super) fn on_file(&self, register: &Register, id: PersonId) -> Result<Option<OnFile>, Failure> {
        let mut newest: Option<OnFile> = None;
        for identity in identities(register, id) {
            let Some(filed) = self.wait(self.store.rated_person(&identity))? else { continue };
            let Some(last_rated) = filed.last_rated.parse().ok() else { continue };
            let number = u32::try_from(filed.rating).unwrap_or_default();
            let filed = OnFile { number, last_rated };
            newest = Some(newest.filter(|newest| newest.last_rated >= last_rated).unwrap_or(filed));
        }
        Ok(newest)
    }

    /// Rated events in which both have played.
    pub(super) fn shared(&self, register: &Register, one: PersonId, other: PersonId) -> Result<Vec<String>, Failure> {
        let events = |id: PersonId| -> Result<Vec<String>, Failure> {
            let mut events = Vec::new();
            for identity in identities(register, id) {
                let Some(filed) = self.wait(self.store.rated_person(&identity))? else { continue };
                let history = self.wait(self.store.rating_history(filed.id))?;
                events.extend(history.into_iter().map(|(event, _)| event.tournament.to_string()));
            }
            Ok(events)
        };
        let (first, second) = (events(one)?, events(other)?);
        Ok(first.into_iter().filter(|event| second.contains(event)).collect())
    }
}

/// Everything somebody is known by in the ledger of ratings.
fn identities(register: &Register, id: PersonId) -> Vec<Identity> {
    let persons = register.state.merged_with(id).into_iter().filter_map(|id| register.state.person(id));
    let identity = |person: &std::sync::Arc<rokade_federation::register::Person>| {
        let national = person.number.map(|number| format!("DEN {number}"));
        let identity = Identity { national, fide: person.fide_id };
        (identity != Identity::default()).then_some(identity)
    };
    persons.filter_map(identity).collect()
}

impl ActArgs {
    pub(super) fn day(&self) -> Date {
        self.look.day()
    }

    /// Finds out what to do from the register as it stands, and does it.
    pub(super) fn act(
        &self,
        setting: &Setting,
        command: impl FnOnce(&Open, &Register) -> anyhow::Result<Command>,
    ) -> anyhow::Result<Answer> {
        database::block_on(async {
            let address = self.look.database.address()?;
            let store = self.look.database.open_or_create(BY).await?;
            let open = Open { store: store.clone(), address, day: self.day() };
            let done = self.do_it(&open, command).await;
            store.close().await;
            let done = done?;
            match setting.json {
                true => output::write_json(&DoneShape::of(&done))?,
                false => output::write(&done_said(&done, &setting.voice))?,
            }
            Ok(Answer::Yes)
        })
    }

    async fn do_it(
        &self,
        open: &Open,
        command: impl FnOnce(&Open, &Register) -> anyhow::Result<Command>,
    ) -> anyhow::Result<Enacted> {
        let register = open.store.federation().await.map_err(|error| open.failure(&error))?;
        let command = command(open, &register)?;
        let holder = self.holder.as_deref().map(|holder| person(&register, holder)).transpose()?;
        let seat = Seat { person: holder, ..self.office.clone() };
        let (today, at) = (self.day(), Timestamp::now().as_microsecond());
        let acting = Acting { by: BY.into(), seat, today, at };
        let refused = |error: EnactError| match error {
            EnactError::Refused(reasons) => Failure { faults: reasons.into_iter().map(Fault::of).collect() },
            EnactError::Store(error) => open.failure(&error),
        };
        Ok(open.store.enact(&command, &acting).await.map_err(refused)?)
    }
}

/// A person by member number, `fide:1402345`, or `id:7` for whoever has neither.
pub(super) fn person(register: &Register, text: &str) -> Result<PersonId, Failure> {
    let found = match text.split_once(':') {
        Some(("id", id)) => id.parse().ok().and_then(|id| register.state.person(PersonId(id))),
        Some(("fide", id)) => id.parse().ok().and_then(|id| register.state.by_fide_id(id)),
        Some(_) => None,
        None => text.parse().ok().and_then(|number| register.state.by_number(number)),
    };
    let unknown = || Fault::of(Reason::house("person_not_found")).found(text).into();
    found.map(|person| person.id).ok_or_else(unknown)
}

/// A club by its number or by a name it has had.
pub(super) fn club<'a>(register: &'a Register, text: &str) -> Result<&'a Club, Failure> {
    let by_number = text.parse().ok().and_then(|id| register.state.club(ClubId(id)));
    let found = by_number.or_else(|| register.state.club_named(text));
    let unknown = || Fault::of(Reason::house("club_not_found")).found(text).into();
    found.map(|club| &**club).ok_or_else(unknown)
}

/// A district by its number or name.
pub(super) fn district<'a>(register: &'a Register, text: &str) -> Result<&'a District, Failure> {
    let state = &register.state;
    let by_number = text.parse().ok().and_then(|id| state.district(DistrictId(id)));
    let found = by_number.or_else(|| state.districts().find(|district| district.name.eq_ignore_ascii_case(text)));
    let unknown = || Fault::of(Reason::house("district_not_found")).found(text).into();
    found.map(|district| &**district).ok_or_else(unknown)
}
