//! How many connections there is room for: by the files the system lets the desk open, since a connection is one.

/// More than a full hall needs, and what memory bears: each connection costs some tens of kilobytes.
const MOST: usize = 8192;
/// A thousand phones may fetch a long table at once, packed.
const MOST_UNREAD: usize = 96 * 1024 * 1024;
/// Below this a full hall with live pages would find no room, and the terminal says so.
const ENOUGH_FILES: u64 = 4096;
/// What a system without such a limit is taken to allow.
const WITHOUT_LIMIT: u64 = 1 << 20;

/// Who may hold how many connections.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Limits {
    /// All of them together.
    pub all: usize,
    /// Those of people who are not signed in. The rest is the reserve for those who are.
    pub strangers: usize,
    /// Strangers of one address, which may be a whole hall behind one router.
    pub per_address: usize,
    /// Connections of one address that have not asked for anything yet.
    pub silent_per_address: usize,
    /// Strangers' live pages, all and of one address: each holds its connection as long as it is open.
    pub live: usize,
    pub live_per_address: usize,
    /// Bytes of answers that strangers asked for and have not taken.
    pub unread: usize,
}

impl Limits {
    pub(crate) fn of_files(files: u64) -> Limits {
        let files = usize::try_from(files).unwrap_or(usize::MAX);
        // The database, its backups, the listener, and connections that were told to close but have not yet.
        let own = (64 + files / 16).min(1024);
        let all = files.saturating_sub(own).clamp(16, MOST);
        let strangers = all - all / 8;
        let per_address = strangers * 3 / 4;
        Limits {
            all,
            strangers,
            per_address,
            silent_per_address: per_address / 4,
            live: strangers * 3 / 4,
            live_per_address: per_address * 2 / 3,
            unread: MOST_UNREAD,
        }
    }
}

/// The files the desk may have open, after asking for as many as it may.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Files(u64);

impl Files {
    /// Raises the soft limit to the hard one.
    #[cfg(unix)]
    pub(crate) fn raised() -> Files {
        use nix::sys::resource::{Resource, getrlimit, setrlimit};
        let Ok((soft, hard)) = getrlimit(Resource::RLIMIT_NOFILE) else { return Files(WITHOUT_LIMIT) };
        // Some systems call their hard limit infinite and refuse what is beyond another one.
        for wanted in [hard, hard.min(WITHOUT_LIMIT), hard.min(10_240)] {
            if wanted > soft && setrlimit(Resource::RLIMIT_NOFILE, wanted, hard).is_ok() {
                return Files(wanted);
            }
        }
        Files(soft)
    }

    #[cfg(not(unix))]
    pub(crate) fn raised() -> Files {
        Files(WITHOUT_LIMIT)
    }

    pub(crate) fn count(self) -> u64 {
        self.0
    }

    /// Worth a line on the terminal.
    pub(crate) fn are_few(self) -> bool {
        self.0 < ENOUGH_FILES
    }

    pub(crate) fn limits(self) -> Limits {
        Limits::of_files(self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thousand_live_pages_of_one_hall_have_room_where_files_are_not_few() {
        for files in [ENOUGH_FILES, 20_000, 524_288, u64::MAX] {
            let limits = Limits::of_files(files);
            assert!(limits.live_per_address >= 1000, "{files}: {limits:?}");
        }
    }

    #[test]
    fn each_share_leaves_room_for_the_others() {
        for files in [64, 128, 256, 1024, 4096, 20_000, u64::MAX] {
            let Limits { all, strangers, per_address, silent_per_address, live, live_per_address, .. } =
                Limits::of_files(files);
            assert!(all > strangers && strangers > per_address && per_address > live_per_address, "{files}");
            assert!(strangers > live && per_address > silent_per_address && silent_per_address > 0, "{files}");
        }
    }
}
