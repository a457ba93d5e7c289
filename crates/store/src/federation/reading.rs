//! Reading the register: what is kept, and what the journal has to say after it. Every row is held against its sum
//! and against the chain.

use std::collections::BTreeSet;
use std::sync::Arc;

use rokade_federation::PersonId;
use rokade_federation::register::{Beside, FactsVersion, Recorded, Register};

use super::head::{self, Head};
use super::rows::{self, Raw, Read, broken};
use super::{Kept, OfficeRecord};
use crate::chain::{Chain, Hash};
use crate::damage::{Broken, Flaw};
use crate::engine::{Pools, Reads, Tx, Whom, aside};
use crate::verify::CheckedFederation;
use crate::{Store, StoreError};

impl Store {
    /// The register as it stands now, whoever wrote last.
    pub async fn federation(&self) -> Result<Arc<Register>, StoreError> {
        Ok(self.kept_federation(Whom::Reader).await?.register)
    }

    /// The events from `from_seq` on, in order. All are read, so that each is held against the chain.
    pub async fn federation_records(&self, from_seq: u64) -> Result<Vec<OfficeRecord>, StoreError> {
        let read = self.inner.pools.read(|reads| async move {
            let mut tx = reads.begin(Whom::Reader).await?;
            let Some(head) = head::read(&mut tx).await? else { return Ok(Vec::new()) };
            rows::raw(&mut tx, 1..=head.last_seq).await
        });
        let raw: Vec<Raw> = read.await?;
        aside(move || {
            let mut chain = Chain::of_federation();
            raw.iter().try_for_each(|row| row.follow(&mut chain))?;
            let records = raw.iter().map(Raw::read).collect::<Result<Vec<_>, _>>()?;
            Ok(records.into_iter().filter(|record| record.seq >= from_seq).collect())
        })
        .await
    }

    pub(super) async fn kept_federation(&self, whom: Whom) -> Result<Kept, StoreError> {
        let store = self.clone();
        self.inner.pools.read(move |reads| async move { store.newest(&reads, whom).await }).await
    }

    async fn newest(&self, reads: &Reads, whom: Whom) -> Result<Kept, StoreError> {
        let desk = &self.inner.federation;
        let share = reads.share(whom).await?;
        let _alone = desk.catching_up.lock().await;
        let mut tx = reads.begin_in(share).await?;
        let Some(head) = head::read(&mut tx).await? else {
            desk.forget();
            return Ok(Kept::new());
        };
        let kept = desk.kept();
        if kept.as_ref().is_some_and(|kept| kept.seq() > head.last_seq) {
            desk.forget();
        }
        let read = catch_up(&mut tx, &head, kept).await?;
        tx.rollback().await;
        desk.keep(&read);
        Ok(read)
    }
}

/// The register at the head that was read.
pub(super) async fn catch_up(tx: &mut Tx, head: &Head, kept: Option<Kept>) -> Result<Kept, StoreError> {
    // What knows more than the database, or something else, is of another past: the database was put back.
    let kept =
        kept.filter(|kept| kept.seq() < head.last_seq || (kept.seq(), kept.hash()) == (head.last_seq, head.hash));
    let kept = kept.unwrap_or_else(Kept::new);
    let from = kept.seq() + 1;
    if from > head.last_seq {
        return Ok(kept);
    }
    let raw = rows::raw(tx, from..=head.last_seq).await?;
    let known = rows::facts(tx, from).await?;
    let read = aside(move || fold_on(kept, &raw, known)).await?;
    if read.seq() < head.last_seq {
        return Err(broken(read.seq() + 1, Flaw::Missing));
    }
    match read.hash() == head.hash {
        true => Ok(read),
        false => Err(broken(read.seq(), Flaw::Changed)),
    }
}

fn fold_on(kept: Kept, raw: &[Raw], known: Read) -> Result<Kept, StoreError> {
    let Kept { register, mut chain } = kept;
    let mut register = Arc::unwrap_or_clone(register);
    let erased: BTreeSet<(PersonId, FactsVersion)> = known.erased.into_iter().collect();
    register.learn(known.facts);
    for row in raw {
        row.follow(&mut chain)?;
        let record = row.read()?;
        let seq = record.seq;
        if let Beside::Learned(person, version) = record.event.beside()
            && !register.knows(person, version)
            && !erased.contains(&(person, version))
        {
            return Err(broken(seq, Flaw::Person));
        }
        take_in(&mut register, record)?;
    }
    register.make_ready();
    Ok(Kept { register: Arc::new(register), chain })
}

/// Folds a record.
pub(super) fn take_in(register: &mut Register, record: OfficeRecord) -> Result<(), StoreError> {
    let OfficeRecord { seq, step, seat, event, .. } = record;
    let unfit = |error: rokade_federation::register::FoldError| broken(seq, Flaw::Unreadable(error.to_string()));
    register.take_in(&Recorded { seq, step, seat, event }).map_err(unfit)
}

/// Goes through the whole journal; none where there is none.
pub(crate) async fn check(pools: &Pools) -> Result<Option<CheckedFederation>, StoreError> {
    let read = pools.read(|reads| async move {
        let mut tx = reads.begin(Whom::Reader).await?;
        match head::read(&mut tx).await {
            Ok(None) => Ok(None),
            Ok(Some(head)) => {
                let read = catch_up(&mut tx, &head, None).await.map(|_| ());
                Ok(Some((head.last_seq, head.hash, read)))
            }
            Err(error @ StoreError::BrokenFederation { .. }) => Ok(Some((0, Hash::default(), Err(error)))),
            Err(other) => Err(other),
        }
    });
    let Some((records, hash, read)) = read.await? else { return Ok(None) };
    let broken = match read {
        Ok(()) => None,
        Err(StoreError::BrokenFederation { seq, flaw }) => Some(Broken { record: seq, flaw }),
        Err(StoreError::Damaged(what)) => Some(Broken { record: 0, flaw: Flaw::File(what) }),
        Err(other) => return Err(other),
    };
    Ok(Some(CheckedFederation { records, hash, broken }))
}
