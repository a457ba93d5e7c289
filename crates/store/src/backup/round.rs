//! The round that makes backups and takes old ones away.

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use jiff::Timestamp;
use rokade_tournament::Micros;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use tokio::sync::watch;

use super::{Schedule, UNFINISHED, list, name, time_of};
use crate::engine::sqlite_options;
use crate::verify::{Replayed, Report};
use crate::{Store, StoreError, files};

pub(super) struct Round<'a> {
    store: &'a Store,
    folder: PathBuf,
    database: PathBuf,
    schedule: Schedule,
    /// A connection that notices what others write, and the version it saw at the last backup.
    watch: Option<(SqliteConnection, i64)>,
    /// What was replayed for the last backups and need not be again.
    replayed: Replayed,
    /// Since when damage is known: nothing older is taken away.
    damaged_since: Option<Micros>,
}

impl<'a> Round<'a> {
    pub(super) fn new(store: &'a Store, folder: PathBuf, database: PathBuf, schedule: Schedule) -> Self {
        let replayed = Replayed::new();
        Self { store, folder, database, schedule, watch: None, replayed, damaged_since: None }
    }

    /// Runs until the store closes; a backup under way is finished.
    pub(super) async fn run(mut self, mut closing: watch::Receiver<bool>) {
        if let Err(error) = self.sweep() {
            tracing::warn!(%error, "an unfinished backup could not be removed");
        }
        while !*closing.borrow() {
            let made = self.turn().await;
            if let Err(error) = &made {
                tracing::error!(%error, folder = %self.folder.display(), "no backup could be made");
                self.unwatch().await;
            }
            self.store.inner.damage.set_backup(made.err().map(|error| error.reason()));
            tokio::select! {
                () = tokio::time::sleep(self.schedule.every) => {}
                _ = closing.wait_for(|closing| *closing) => {}
            }
        }
        self.unwatch().await;
    }

    async fn unwatch(&mut self) {
        if let Some((conn, _)) = self.watch.take()
            && let Err(error) = conn.close().await
        {
            tracing::debug!(%error, "a connection did not close");
        }
    }

    async fn turn(&mut self) -> Result<(), StoreError> {
        if self.watch.is_none() {
            self.watch = Some((sqlite_options(&self.database).read_only(true).connect().await?, -1));
        }
        let (conn, seen) = self.watch.as_mut().expect("made above");
        let version = data_version(conn).await?;
        if *seen == version {
            return Ok(());
        }
        let copies = self.store.inner.backups.lock().await;
        let (now, file) = self.free_name().await;
        let report = self.store.backup_knowing(&file, &self.replayed).await?;
        drop(copies);
        self.note(&report, now.as_microsecond());
        self.prune(now.as_microsecond())?;
        // An erasure that could not reach every copy is made up for here.
        self.store.erase_from_backups().await?;
        if let Some((_, seen)) = &mut self.watch {
            *seen = version;
        }
        Ok(())
    }

    /// Names tell seconds apart; one that is taken is never given again.
    async fn free_name(&self) -> (Timestamp, PathBuf) {
        loop {
            let now = Timestamp::now();
            let file = self.folder.join(name(&self.database, now));
            if !file.exists() {
                return (now, file);
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }

    fn note(&mut self, report: &Report, now: Micros) {
        for (checked, broken) in report.broken() {
            tracing::error!(key = %checked.key, record = broken.record, "a backup holds a damaged tournament");
        }
        let sound = report.tournaments.iter().filter(|checked| checked.broken.is_none());
        self.replayed = sound.map(|checked| (checked.key.clone(), checked.hash)).collect();
        // Names tell whole seconds.
        let second = now - now.rem_euclid(1_000_000);
        self.damaged_since = if report.is_sound() { None } else { self.damaged_since.or(Some(second)) };
    }

    /// Removes what a program that was killed left half-made.
    fn sweep(&self) -> Result<(), StoreError> {
        let entries = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        for path in entries.map(|entry| entry.path()) {
            let name = path.file_name().and_then(|name| name.to_str());
            let complete = name.and_then(|name| name.strip_suffix(UNFINISHED));
            if complete.is_some_and(|name| time_of(name, &self.database).is_some()) {
                files::remove_if_there(&path)?;
            }
        }
        Ok(())
    }

    /// Takes away what is outdated. While there is damage, whatever was made before it stays: the last good copy is
    /// among it.
    fn prune(&self, now: Micros) -> Result<(), StoreError> {
        let mut copies = list(&self.folder, &self.database)?;
        copies.retain(|(time, _)| self.damaged_since.is_none_or(|since| *time >= since));
        let times: Vec<Micros> = copies.iter().map(|(time, _)| *time).collect();
        let outdated = self.schedule.outdated(&times, now);
        for (_, copy) in copies.iter().filter(|(time, _)| outdated.contains(time)) {
            files::remove_if_there(copy)?;
        }
        Ok(())
    }
}

/// Changes whenever another connection, of this program or not, has written.
async fn data_version(conn: &mut SqliteConnection) -> Result<i64, StoreError> {
    let (version,): (i64,) = sqlx::query_as("PRAGMA data_version").fetch_one(conn).await?;
    Ok(version)
}
