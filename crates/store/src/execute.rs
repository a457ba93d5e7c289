//! The one way in: a command is judged against the state as it stands, and its events are on the
//! disk before anybody is told.

use std::sync::Arc;

use rokade_tournament::{
    Actor, Command, Context, Decision, Micros, NewFacts, PlayerId, Tournament, TournamentSettings,
};

use crate::action::{self, Part, asked, until_heard};
use crate::chain::{Chain, Hash};
use crate::chained::Chained;
use crate::doer;
use crate::engine::{Tx, Whom, Writes, aside};
use crate::head::{self, Head};
use crate::journal::{self, Entry, storable};
use crate::tournaments::catch_up;
use crate::{Book, ExecuteError, Store, StoreError, TournamentKey, listen};

/// What an accepted command did.
#[derive(Clone, Debug)]
pub struct Executed {
    pub book: Arc<Book>,
    pub first_seq: u64,
    /// Lies before `first_seq` if the command changed nothing.
    pub last_seq: u64,
    /// The step that undo would name; 0 if the command changed nothing.
    pub step: u64,
}

impl Executed {
    /// What a command did that was carried out before.
    fn before(book: Arc<Book>, effect: &str) -> Result<Executed, StoreError> {
        let numbers = effect.split_once(' ').and_then(|(first, last)| Some((first.parse().ok()?, last.parse().ok()?)));
        let (first_seq, last_seq) =
            numbers.ok_or_else(|| StoreError::Damaged(format!("an action is said to have done {effect:?}")))?;
        Ok(Executed { book, first_seq, last_seq, step: first_seq })
    }
}

impl Store {
    /// Creates a tournament.
    pub async fn create(
        &self,
        settings: &TournamentSettings,
        by: impl Into<Actor>,
        at: Micros,
    ) -> Result<TournamentKey, ExecuteError> {
        let (store, by) = (self.clone(), by.into());
        let command = Command::Create { settings: settings.clone() };
        let part = Part::or_own(Part::of(&["create", &asked(&command)]), &self.inner.pools);
        let create = |writes| async move { until_heard(|| store.create_now(&writes, &command, &by, at, &part)).await };
        self.inner.pools.write(create).await
    }

    /// Judges a command and, if it is accepted, writes its events. The answer comes when they are
    /// on the disk; a caller who goes away meanwhile does not stop them half-way.
    pub async fn execute(
        &self,
        key: &TournamentKey,
        command: &Command,
        at: Micros,
        by: impl Into<Actor>,
    ) -> Result<Executed, ExecuteError> {
        let (store, key, command, by) = (self.clone(), key.clone(), command.clone(), by.into());
        let part = Part::or_own(Part::of(&["execute", key.as_str(), &asked(&command)]), &self.inner.pools);
        let execute =
            |writes| async move { until_heard(|| store.execute_now(&writes, &key, &command, at, &by, &part)).await };
        self.inner.pools.write(execute).await
    }

    async fn create_now(
        &self,
        writes: &Writes,
        command: &Command,
        by: &Actor,
        at: Micros,
        part: &Option<Part>,
    ) -> Result<TournamentKey, ExecuteError> {
        let is_casual = matches!(command, Command::Create { settings } if settings.casual);
        let key = if is_casual { crate::key::casual_game() } else { crate::key::tournament() };
        let empty = Chained::new(Book::new(key.clone(), Tournament::default(), []), Chain::default());
        let (command, by) = (command.clone(), by.to_owned());
        let judged = aside(move || judge(&empty, &command, at, &by)).await?;
        let Some(writing) = judged else {
            return Err(StoreError::Damaged("a tournament was created without an event".to_owned()).into());
        };
        let mut tx = writes.begin().await?;
        if let Some(key) = action::claim(&mut tx, part, at).await? {
            tx.rollback().await;
            return Ok(TournamentKey::new(key));
        }
        let head = new_head(&writing.after.book, crate::key::word(24), at).insert(&mut tx).await?;
        self.write(&mut tx, head.expect("a random origin is new"), &writing).await?;
        action::settle(&mut tx, part, at, key.as_str()).await?;
        tx.commit().await?;
        Part::is_stored(part);
        self.inner.shelf.slot(&key).keep(&writing.after);
        self.announce(&key, writing.after.seq());
        Ok(key)
    }

    async fn execute_now(
        &self,
        writes: &Writes,
        key: &TournamentKey,
        command: &Command,
        at: Micros,
        by: &Actor,
        part: &Option<Part>,
    ) -> Result<Executed, ExecuteError> {
        // Whoever comes first to a tournament folds it before taking the lock, not under it.
        let Some(before) = self.known(key).await? else {
            return Err(ExecuteError::NoSuchTournament);
        };
        let mut tx = writes.begin().await?;
        let Some(head) = head::lock(&mut tx, key).await? else {
            tx.rollback().await;
            return Err(ExecuteError::NoSuchTournament);
        };
        if before.seq() > head.last_seq {
            // Under the lock nobody knows more than the database: it was put back to an earlier day.
            self.inner.shelf.slot(key).forget();
        }
        let current = catch_up(&mut tx, key, &head, Some(before)).await?;
        if let Some(effect) = action::claim(&mut tx, part, at).await? {
            tx.rollback().await;
            return Executed::before(current.book, &effect).map_err(ExecuteError::from);
        }
        let (state, command, by) = (current.clone(), command.clone(), by.to_owned());
        let writing = match aside(move || judge(&state, &command, at, &by)).await {
            Ok(Some(writing)) => writing,
            Ok(None) => {
                tx.rollback().await;
                return Ok(Executed {
                    book: current.book,
                    first_seq: head.last_seq + 1,
                    last_seq: head.last_seq,
                    step: 0,
                });
            }
            Err(error) => {
                tx.rollback().await;
                return Err(error);
            }
        };
        let first_seq = head.last_seq + 1;
        self.write(&mut tx, head, &writing).await?;
        let effect = format!("{first_seq} {}", writing.after.seq());
        action::settle(&mut tx, part, at, &effect).await?;
        tx.commit().await?;
        Part::is_stored(part);
        Ok(self.executed(key, first_seq, writing).await)
    }

    async fn executed(&self, key: &TournamentKey, first_seq: u64, writing: Writing) -> Executed {
        self.inner.shelf.slot(key).keep(&writing.after);
        let last_seq = writing.after.seq();
        self.announce(key, last_seq);
        if !writing.erase.is_empty() {
            self.overwrite_erased().await;
        }
        Executed { book: writing.after.book, first_seq, last_seq, step: first_seq }
    }

    /// The book kept in memory, however old, or else read from the journal.
    async fn known(&self, key: &TournamentKey) -> Result<Option<Chained>, StoreError> {
        match self.inner.shelf.slot(key).book() {
            Some(known) => Ok(Some(known)),
            None => self.book_for(key, Whom::Writer).await,
        }
    }

    async fn write(&self, tx: &mut Tx, mut head: Head, writing: &Writing) -> Result<(), StoreError> {
        let first = writing.entries.first().expect("a decision to be written has events");
        let actor = journal::actor(tx, &doer::written(&first.record.by)).await?;
        journal::append(tx, head.id, actor, &writing.entries).await?;
        journal::append_facts(tx, head.id, first.record.seq, &writing.facts).await?;
        for player in &writing.erase {
            journal::erase(tx, head.id, *player).await?;
        }
        head.name = storable(&writing.after.book.tournament.settings.name);
        (head.last_change, head.last_seq, head.hash) = (first.record.at, writing.after.seq(), writing.after.hash());
        head.update(tx).await?;
        self.notify(tx, &writing.after.book.key, head.last_seq).await
    }

    /// Tells other servers, if the transaction is committed.
    pub(crate) async fn notify(&self, tx: &mut Tx, key: &TournamentKey, seq: u64) -> Result<(), StoreError> {
        if let Tx::Postgres { tx, .. } = tx {
            let payload = listen::payload(&self.inner.instance, key, seq);
            sqlx::query("SELECT pg_notify($1, $2)").bind(listen::CHANNEL).bind(payload).execute(&mut **tx).await?;
        }
        Ok(())
    }
}

/// What an accepted command will write, and the book as it will then stand.
struct Writing {
    entries: Vec<Entry>,
    facts: Vec<NewFacts>,
    erase: Vec<PlayerId>,
    after: Chained,
}

/// Judges a command; `None` if it changes nothing. The new state is folded before anything is
/// written: an event that could not be read again must never reach the journal.
fn judge(before: &Chained, command: &Command, at: Micros, by: &Actor) -> Result<Option<Writing>, ExecuteError> {
    let book = &*before.book;
    let decision = book.tournament.judge_knowing(command, &Context { now: at, by }, book)?;
    if decision.events.is_empty() {
        return Ok(None);
    }
    let records = decision.recorded(book.seq(), at, by);
    let (mut after, mut chain) = (book.clone(), before.chain.clone());
    let entries: Vec<Entry> = records.into_iter().map(|record| journal::entry(record, &mut chain)).collect();
    let Decision { facts, erase, .. } = decision;
    after.learn(facts.iter().cloned());
    for entry in &entries {
        let seq = entry.record.seq;
        after.take_in(&entry.record).map_err(|error| journal::broken(&book.key, seq, error))?;
    }
    Ok(Some(Writing { entries, facts, erase, after: Chained::new(after, chain) }))
}

/// The row of a new tournament, before its first event.
pub(crate) fn new_head(book: &Book, origin: String, at: Micros) -> Head {
    Head {
        id: 0,
        key: book.key.clone(),
        origin,
        name: storable(&book.tournament.settings.name),
        created: at,
        last_change: at,
        last_seq: 0,
        imported: None,
        imported_by: None,
        hash: Hash::default(),
        chain_begins: 1,
    }
}
