//! The desk's own key and certificate: one file beside the data, for this machine's user only.
//!
//! The key stays. The certificate is made anew when it ends soon or when the machine has a name or address it does not
//! hold for; those it held for stay in it, so that a desk which moves between two halls keeps one fingerprint.

use std::collections::BTreeSet;
use std::io::Write;
use std::path::{Path, PathBuf};

use jiff::civil::Date;
use jiff::{ToSpan, Zoned};
use rcgen::{CertificateParams, DnType, ExtendedKeyUsagePurpose, KeyPair, KeyUsagePurpose, date_time_ymd};
use rustls::sign::CertifiedKey;

use super::{TlsError, pair, read};

const FILE: &str = "rokade-tls.pem";
/// As long as browsers accept of anybody.
const VALID_DAYS: i32 = 397;
/// A certificate that ends during the season is made anew before it.
const RENEW_DAYS: i32 = 60;
/// Beyond this, names and addresses of old halls are dropped.
const MOST_NAMES: usize = 24;
const NAMES: &str = "names: ";
const UNTIL: &str = "until: ";

pub(super) fn read_or_make(folder: &Path, names: &[String]) -> Result<CertifiedKey, TlsError> {
    let path = folder.join(FILE);
    let today = Zoned::now().date();
    let wanted: BTreeSet<&str> = names.iter().map(String::as_str).collect();
    let known = if path.exists() { Some(text(&path)?) } else { None };
    match &known {
        Some(text) if holds(text, &wanted, today) => {}
        Some(text) => make(&path, &together(text, &wanted), KeyPair::from_pem(text).ok(), today)?,
        None => make(&path, &wanted, None, today)?,
    }
    let bytes = read(&path)?;
    pair((&path, &bytes), (&path, &bytes))
}

fn text(path: &Path) -> Result<String, TlsError> {
    Ok(String::from_utf8_lossy(&read(path)?).into_owned())
}

/// A line of the file before its PEM blocks.
fn line<'a>(text: &'a str, of: &str) -> Option<&'a str> {
    text.lines().find_map(|line| line.strip_prefix(of))
}

/// Whether the certificate is good for all names and for long enough.
fn holds(text: &str, wanted: &BTreeSet<&str>, today: Date) -> bool {
    let until: Option<Date> = line(text, UNTIL).and_then(|until| until.parse().ok());
    let names: BTreeSet<&str> = line(text, NAMES).into_iter().flat_map(str::split_whitespace).collect();
    until.is_some_and(|until| today.saturating_add(RENEW_DAYS.days()) < until) && wanted.is_subset(&names)
}

fn together<'a>(text: &'a str, wanted: &BTreeSet<&'a str>) -> BTreeSet<&'a str> {
    let old = line(text, NAMES).into_iter().flat_map(str::split_whitespace);
    let all: BTreeSet<&str> = wanted.iter().copied().chain(old).collect();
    if all.len() > MOST_NAMES { wanted.clone() } else { all }
}

fn make(path: &Path, names: &BTreeSet<&str>, key: Option<KeyPair>, today: Date) -> Result<(), TlsError> {
    let key = match key {
        Some(key) => key,
        None => KeyPair::generate().map_err(TlsError::NotMade)?,
    };
    let moment = |day: Date| {
        let part = |number: i8| u8::try_from(number).expect("months and days are counted from one");
        date_time_ymd(i32::from(day.year()), part(day.month()), part(day.day()))
    };
    let (from, until) = (today.saturating_sub(1.day()), today.saturating_add(VALID_DAYS.days()));
    let listed: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
    let mut params = CertificateParams::new(listed).map_err(TlsError::NotMade)?;
    params.distinguished_name.push(DnType::CommonName, "Rokade");
    params.key_usages = vec![KeyUsagePurpose::DigitalSignature];
    params.extended_key_usages = vec![ExtendedKeyUsagePurpose::ServerAuth];
    params.not_before = moment(from);
    params.not_after = moment(until);
    let certificate = params.self_signed(&key).map_err(TlsError::NotMade)?;
    let names = names.iter().copied().collect::<Vec<_>>().join(" ");
    let text = format!(
        "Rokade's own key and certificate. Whoever has this file can pass for this desk.\n\
         {NAMES}{names}\n{UNTIL}{until}\n{}{}",
        key.serialize_pem(),
        certificate.pem()
    );
    write(path, &text).map_err(|error| TlsError::Unwritable { path: path.to_owned(), error })
}

/// Whole or not at all, and for nobody else to read.
fn write(path: &Path, text: &str) -> std::io::Result<()> {
    let mut draft = PathBuf::from(path);
    draft.set_extension(format!("{}.draft", std::process::id()));
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let written = options.open(&draft).and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        file.sync_all()
    });
    let placed = written.and_then(|()| std::fs::rename(&draft, path));
    if placed.is_err() {
        // What could not be placed is of no use; that it cannot be removed either changes nothing.
        drop(std::fs::remove_file(&draft));
    }
    placed
}

#[cfg(test)]
mod tests {
    use super::super::fingerprint;
    use super::*;

    fn made(folder: &Path, names: &[&str]) -> (String, String) {
        let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
        let pair = read_or_make(folder, &names).unwrap();
        let text = std::fs::read_to_string(folder.join(FILE)).unwrap();
        let (key, _) = text.split_once("-----END PRIVATE KEY-----").unwrap();
        let (_, key) = key.split_once("-----BEGIN PRIVATE KEY-----").unwrap();
        (fingerprint(&pair), key.to_owned())
    }

    #[test]
    fn the_certificate_stays_until_the_machine_has_a_new_name() {
        let folder = tempfile::tempdir().unwrap();
        let (first, key) = made(folder.path(), &["localhost", "192.168.1.7"]);
        assert_eq!(first.len(), 32 * 3 - 1);
        assert_eq!(made(folder.path(), &["localhost", "192.168.1.7"]).0, first);
        let (second, same_key) = made(folder.path(), &["localhost", "10.0.0.5"]);
        assert!(second != first && same_key == key);
        assert_eq!(made(folder.path(), &["localhost", "192.168.1.7"]).0, second, "the old hall is still in it");
    }

    #[test]
    fn a_certificate_that_ends_soon_is_made_anew() {
        let folder = tempfile::tempdir().unwrap();
        let (first, key) = made(folder.path(), &["localhost"]);
        let path = folder.path().join(FILE);
        let soon = Zoned::now().date().saturating_add(5.days());
        let text = std::fs::read_to_string(&path).unwrap();
        let until = line(&text, UNTIL).unwrap().to_owned();
        std::fs::write(&path, text.replace(&until, &soon.to_string())).unwrap();
        let (second, same_key) = made(folder.path(), &["localhost"]);
        assert!(second != first && same_key == key);
    }

    #[cfg(unix)]
    #[test]
    fn nobody_else_may_read_the_key() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        made(folder.path(), &["localhost"]);
        let mode = std::fs::metadata(folder.path().join(FILE)).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1, "no draft is left");
    }
}
