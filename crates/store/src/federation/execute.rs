//! The one way in: a command is judged against the register as it stands, and its events are on the disk before
//! anybody is told.

use std::sync::Arc;

use jiff::civil::Date;
use rokade_federation::PersonId;
use rokade_federation::office::Seat;
use rokade_federation::register::{Command, Context, Decision, NewFacts};
use rokade_tournament::{Actor, Micros};

use super::reading::{catch_up, take_in};
use super::rows::{self, Entry};
use super::{EnactError, Enacted, Kept, OfficeRecord, head};
use crate::action::{self, Part, asked, until_heard};
use crate::engine::{Tx, Whom, Writes, aside};
use crate::{Store, StoreError, doer, journal, listen};

/// Who asks, in which office, on which day and at what time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Acting {
    pub by: Actor,
    pub seat: Seat,
    /// The day at the office.
    pub today: Date,
    pub at: Micros,
}

/// What an accepted command will write, and the register as it will then stand.
struct Writing {
    entries: Vec<Entry>,
    facts: Vec<NewFacts>,
    erase: Vec<PersonId>,
    after: Kept,
}

impl Store {
    /// Judges a command of the federation and, if it is accepted, writes its events. The answer comes when they are on
    /// the disk; a caller who goes away meanwhile does not stop them half-way.
    pub async fn enact(&self, command: &Command, acting: &Acting) -> Result<Enacted, EnactError> {
        let (store, command, acting) = (self.clone(), command.clone(), acting.clone());
        let pieces = ["enact", &acting.seat.to_string(), &asked(&command)];
        let part = Part::or_own(Part::of(&pieces), &self.inner.pools);
        let enact = |writes| async move { until_heard(|| store.enact_now(&writes, &command, &acting, &part)).await };
        self.inner.pools.write(enact).await
    }

    async fn enact_now(
        &self,
        writes: &Writes,
        command: &Command,
        acting: &Acting,
        part: &Option<Part>,
    ) -> Result<Enacted, EnactError> {
        // Whoever comes first folds the journal before taking the lock, not under it.
        let before = self.kept_federation(Whom::Writer).await?;
        let mut tx = writes.begin().await?;
        let head = head::lock(&mut tx).await?;
        let current = catch_up(&mut tx, &head, Some(before)).await?;
        if let Some(effect) = action::claim(&mut tx, part, acting.at).await? {
            tx.rollback().await;
            return Ok(done_before(current, &effect)?);
        }
        let (state, command, by) = (current.clone(), command.clone(), acting.clone());
        let writing = match aside(move || judge(&state, &command, &by)).await {
            Ok(Some(writing)) => writing,
            Ok(None) => {
                tx.rollback().await;
                let last_seq = head.last_seq;
                return Ok(Enacted { register: current.register, first_seq: last_seq + 1, last_seq, step: 0 });
            }
            Err(error) => {
                tx.rollback().await;
                return Err(error);
            }
        };
        let first_seq = head.last_seq + 1;
        self.write_federation(&mut tx, head, &writing, acting).await?;
        let effect = format!("{first_seq} {}", writing.after.seq());
        action::settle(&mut tx, part, acting.at, &effect).await?;
        tx.commit().await?;
        Part::is_stored(part);
        self.inner.federation.keep(&writing.after);
        let last_seq = writing.after.seq();
        self.announce_federation(last_seq);
        if !writing.erase.is_empty() {
            self.overwrite_erased().await;
        }
        Ok(Enacted { register: writing.after.register, first_seq, last_seq, step: first_seq })
    }

    async fn write_federation(
        &self,
        tx: &mut Tx,
        mut head: head::Head,
        writing: &Writing,
        acting: &Acting,
    ) -> Result<(), StoreError> {
        let actor = journal::actor(tx, &doer::written(&acting.by)).await?;
        rows::append(tx, actor, &writing.entries).await?;
        rows::append_facts(tx, head.last_seq + 1, &writing.facts).await?;
        for person in &writing.erase {
            rows::erase(tx, *person).await?;
        }
        (head.last_change, head.last_seq, head.hash) = (acting.at, writing.after.seq(), writing.after.hash());
        head.update(tx).await?;
        if let Tx::Postgres { tx, .. } = tx {
            let payload = listen::federation_payload(&self.inner.instance, head.last_seq);
            sqlx::query("SELECT pg_notify($1, $2)").bind(listen::CHANNEL).bind(payload).execute(&mut **tx).await?;
        }
        Ok(())
    }
}

fn done_before(current: Kept, effect: &str) -> Result<Enacted, StoreError> {
    let numbers = effect.split_once(' ').and_then(|(first, last)| Some((first.parse().ok()?, last.parse().ok()?)));
    let (first_seq, last_seq) =
        numbers.ok_or_else(|| StoreError::Damaged(format!("an action is said to have done {effect:?}")))?;
    Ok(Enacted { register: current.register, first_seq, last_seq, step: first_seq })
}

/// Judges a command; `None` if it changes nothing. The new state is folded before anything is written.
fn judge(before: &Kept, command: &Command, acting: &Acting) -> Result<Option<Writing>, EnactError> {
    let context = Context { seat: acting.seat.clone(), today: acting.today };
    let decision = before.register.judge(command, &context).map_err(EnactError::Refused)?;
    let Decision { events, facts, erase } = decision;
    if events.is_empty() {
        return Ok(None);
    }
    let (mut register, mut chain) = ((*before.register).clone(), before.chain.clone());
    let step = before.seq() + 1;
    let record = |(event, seq)| {
        let (at, by, seat) = (acting.at, acting.by.clone(), acting.seat.clone());
        OfficeRecord { seq, step, at, by, seat, event }
    };
    let entries: Vec<Entry> =
        events.into_iter().zip(step..).map(record).map(|record| rows::entry(record, &mut chain)).collect();
    register.learn(facts.iter().cloned());
    for entry in &entries {
        take_in(&mut register, entry.record.clone())?;
    }
    register.make_ready();
    Ok(Some(Writing { entries, facts, erase, after: Kept { register: Arc::new(register), chain } }))
}
