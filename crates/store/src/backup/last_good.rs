//! The way back from damage: the last backup in which a tournament is sound.

use std::path::PathBuf;

use rokade_tournament::Micros;

use super::list;
use crate::engine::{Pools, Whom, sqlite_pools, while_wanted};
use crate::schema::{self, Found, Looking};
use crate::{Store, StoreError, TournamentKey};

/// A backup that holds a sound tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GoodBackup {
    pub path: PathBuf,
    /// When it was made.
    pub made: Micros,
    /// The last record it knows.
    pub records: u64,
}

impl Store {
    /// The newest backup in which a tournament can be read from end to end.
    pub async fn last_good_backup(&self, key: &TournamentKey) -> Result<Option<GoodBackup>, StoreError> {
        let (store, key) = (self.clone(), key.clone());
        // Whoever erases somebody waits for the lock that is held here.
        while_wanted(async move { store.find_good_backup(&key).await }).await
    }

    async fn find_good_backup(&self, key: &TournamentKey) -> Result<Option<GoodBackup>, StoreError> {
        let (Some(folder), Pools::Sqlite { path, .. }) = (self.backup_folder(), &self.inner.pools) else {
            return Ok(None);
        };
        let _alone = self.inner.backups.lock().await;
        for (made, path) in list(&folder, path)?.into_iter().rev() {
            if let Ok(Some(records)) = sound_records(&path, key).await {
                return Ok(Some(GoodBackup { path, made, records }));
            }
        }
        Ok(None)
    }

    /// A tournament as the last good backup has it, as a file.
    pub async fn export_from_backup(&self, key: &TournamentKey) -> Result<Option<Vec<u8>>, StoreError> {
        let Some(good) = self.last_good_backup(key).await? else { return Ok(None) };
        let backup = Store::read_copy(&good.path).await?;
        let file = backup.export_file(key).await;
        backup.close().await;
        file.map(Some)
    }
}

/// How many records of a tournament a copy holds, all sound; `None` if it does not hold it.
async fn sound_records(path: &std::path::Path, key: &TournamentKey) -> Result<Option<u64>, StoreError> {
    if schema::inspect_file(path, Looking::Alone).await? != Found::Version(schema::known()) {
        return Ok(None);
    }
    let pools = sqlite_pools(path, true).await?;
    let key = key.clone();
    let read = pools.read(|reads| async move {
        crate::tournaments::read_book(&reads, reads.share(Whom::Reader).await?, &key, None).await
    });
    let book = read.await;
    pools.close().await;
    Ok(book?.map(|book| book.seq()))
}
