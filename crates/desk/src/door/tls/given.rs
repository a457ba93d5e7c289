//! A certificate in files of others, which renew it while the desk runs.

use std::path::Path;
use std::time::{Duration, SystemTime};

use rustls::sign::CertifiedKey;

use super::{Current, TlsError, fingerprint, pair, read as bytes};

const LOOK_EVERY: Duration = Duration::from_secs(2);

/// What came of files that changed.
#[derive(Debug)]
pub(crate) enum Reloaded {
    /// The new certificate is in use.
    Renewed { fingerprint: String },
    /// The new one cannot be used; the old one stays in use.
    Kept(TlsError),
}

/// How a file looked: when it was written, and how long it is.
type Look = Option<(SystemTime, u64)>;

pub(super) fn read(certificate: &Path, key: &Path) -> Result<CertifiedKey, TlsError> {
    pair((certificate, &bytes(certificate)?), (key, &bytes(key)?))
}

/// Looks at the files now and then. They are read when they have stayed the same between two looks: whoever renews
/// them writes one after the other.
pub(super) async fn follow(certificate: &Path, key: &Path, current: &Current, tell: impl Fn(Reloaded)) {
    let look = || [certificate, key].map(seen);
    let mut used = look();
    let mut last = used;
    loop {
        tokio::time::sleep(LOOK_EVERY).await;
        let now = look();
        if now == last && now != used {
            used = now;
            tell(renew(certificate, key, current));
        }
        last = now;
    }
}

fn renew(certificate: &Path, key: &Path, current: &Current) -> Reloaded {
    match read(certificate, key) {
        Ok(pair) => {
            let fingerprint = fingerprint(&pair);
            current.replace(pair);
            Reloaded::Renewed { fingerprint }
        }
        Err(error) => Reloaded::Kept(error),
    }
}

fn seen(path: &Path) -> Look {
    let file = std::fs::metadata(path).ok()?;
    Some((file.modified().ok()?, file.len()))
}
