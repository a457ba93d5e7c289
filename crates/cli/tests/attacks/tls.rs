//! Encryption: with a certificate of the desk's own, and with given files that are renewed while it runs.

use std::fs;
use std::io;
use std::net::Ipv4Addr;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;

use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, RootCertStore};
use tokio_rustls::TlsConnector;

use super::wire::{Reply, Request, between, connect, form, get, json, settings};
use super::{Desk, NAME, PASSWORD, start_in};

/// A browser that trusts the certificate in this file and no other.
fn trusting(file: &Path) -> TlsConnector {
    let mut roots = RootCertStore::empty();
    for certificate in CertificateDer::pem_file_iter(file).unwrap() {
        roots.add(certificate.unwrap()).unwrap();
    }
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions().unwrap();
    TlsConnector::from(Arc::new(config.with_root_certificates(roots).with_no_client_auth()))
}

async fn sent(browser: &TlsConnector, port: u16, request: Request) -> io::Result<Reply> {
    let stream = connect(Ipv4Addr::LOCALHOST, port).await?;
    let name = ServerName::try_from("127.0.0.1").expect("an address");
    request.send_on(browser.connect(name, stream).await?, &format!("127.0.0.1:{port}")).await
}

/// A certificate for 127.0.0.1 and its key, as somebody else would give them.
fn given(folder: &Path, name: &str) -> (String, String) {
    let made = rcgen::generate_simple_self_signed(["127.0.0.1".to_owned()]).unwrap();
    let path = |end: &str| folder.join(format!("{name}-{end}.pem")).to_str().unwrap().to_owned();
    let (certificate, key) = (path("certificate"), path("key"));
    fs::write(&certificate, made.cert.pem()).unwrap();
    fs::write(&key, made.signing_key.serialize_pem()).unwrap();
    (certificate, key)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_desk_makes_its_own_certificate_and_shows_its_fingerprint_everywhere() {
    let mut desk = Desk::start(&["--tls", "self"]);
    let port = desk.server.port();
    let (_, fingerprint) = desk.server.says("SHA-256");
    assert_eq!(fingerprint.split(':').count(), 32, "{fingerprint}");
    let file = desk.home.path().join("rokade-tls.pem");
    use std::os::unix::fs::PermissionsExt;
    assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
    let browser = trusting(&file);
    let link = desk.server.link.clone().unwrap();
    assert!(link.starts_with("https://127.0.0.1:"), "{link}");
    let path = link.split_once(&port.to_string()).unwrap().1.to_owned();
    let entered = form(path, &[("name", NAME), ("password", PASSWORD)]);
    let entered = sent(&browser, port, entered).await.unwrap();
    assert_eq!(entered.status, 303, "{entered:?}");
    assert!(entered.all("set-cookie").iter().all(|cookie| cookie.contains("; Secure")), "{entered:?}");
    assert_eq!(entered.header("strict-transport-security"), None, "nobody else vouches for this certificate");
    let cookie = entered.cookies();
    let lines: Vec<String> = fingerprint.split(':').collect::<Vec<_>>().chunks(8).map(|line| line.join(":")).collect();
    let home = sent(&browser, port, get("/").with("cookie", &cookie)).await.unwrap();
    assert!(lines.iter().all(|line| home.body.contains(line)), "the desk shows {lines:?}");
    let csrf = between(&home.body, "name=\"csrf\" content=\"", "\"");
    let made = json("/api/t", settings()).with("cookie", &cookie).with("x-csrf", csrf);
    let made = sent(&browser, port, made).await.unwrap();
    assert_eq!(made.status, 201, "{made:?}");
    let key = between(&made.body, "\"key\":\"", "\"");
    let poster = sent(&browser, port, get(format!("/print/{key}/poster")).with("cookie", &cookie)).await.unwrap();
    assert!(lines.iter().all(|line| poster.body.contains(line)), "the poster shows {lines:?}: {poster:?}");
    assert!(poster.body.contains(&format!("https://127.0.0.1:{port}/p/{key}")));
    desk.server.stop();
    let mut again = start_in(&desk.home, &[], &["--tls", "self"]);
    assert_eq!(again.says("SHA-256").1, fingerprint, "the certificate stays");
    again.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_that_forgot_the_s_is_led_to_it() {
    let desk = Desk::start(&["--tls", "self"]);
    let port = desk.server.port();
    let led = get("/p/k4m2?lang=da").send(Ipv4Addr::LOCALHOST, port).await.unwrap();
    let to = format!("https://127.0.0.1:{port}/p/k4m2?lang=da");
    assert_eq!((led.status, led.header("location")), (307, Some(to.as_str())));
    let told = form("/signin", &[("name", "n"), ("password", "p")]).send(Ipv4Addr::LOCALHOST, port).await.unwrap();
    assert!(told.status == 400 && told.body.contains("https://"), "{told:?}");
    desk.server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn given_files_are_read_again_and_a_broken_one_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let (certificate, key) = given(folder.path(), "first");
    let (renewed_certificate, renewed_key) = given(folder.path(), "second");
    // Each browser is a new one: an old one may take up its session again without looking at the certificate.
    let kept = folder.path().join("kept.pem");
    fs::copy(&certificate, &kept).unwrap();
    let first = || trusting(&kept);
    let second = || trusting(Path::new(&renewed_certificate));
    let mut desk = Desk::start(&["--tls", &certificate, &key]);
    let port = desk.server.port();
    let page = sent(&first(), port, get("/signin?lang=da")).await.unwrap();
    assert!(page.header("strict-transport-security").is_some_and(|age| age.starts_with("max-age=")));
    assert!(page.header("set-cookie").is_some_and(|cookie| cookie.ends_with("; Secure")), "{page:?}");
    assert!(sent(&second(), port, get("/signin")).await.is_err(), "another certificate is not trusted");
    fs::copy(&renewed_certificate, &certificate).unwrap();
    fs::copy(&renewed_key, &key).unwrap();
    desk.server.says("The new certificate is in use.");
    assert_eq!(sent(&second(), port, get("/signin")).await.unwrap().status, 200);
    assert!(sent(&first(), port, get("/signin")).await.is_err());
    fs::write(&key, "nonsense").unwrap();
    let (kept, _) = desk.server.says("stays in use");
    assert!(kept.contains(&key), "{kept}");
    assert_eq!(sent(&second(), port, get("/signin")).await.unwrap().status, 200);
    desk.server.stop();
}

#[test]
fn a_certificate_that_cannot_be_used_is_said_before_anything_starts() {
    let home = tempfile::tempdir().unwrap();
    let (certificate, key) = given(home.path(), "one");
    let (_, other_key) = given(home.path(), "other");
    let missing = home.path().join("missing.pem").to_str().unwrap().to_owned();
    let database = home.path().join("desk.sqlite").to_str().unwrap().to_owned();
    for (words, said) in [
        (vec![certificate.as_str(), other_key.as_str()], "cannot be used together"),
        (vec![missing.as_str(), key.as_str()], "cannot be read"),
        (vec![key.as_str(), key.as_str()], "no certificate"),
        (vec![certificate.as_str(), certificate.as_str()], "no private key"),
        (vec![certificate.as_str()], "--tls CERT KEY"),
    ] {
        let tried = Command::new(env!("CARGO_BIN_EXE_rokade"))
            .args(["serve", "--lang", "en", "--no-browser", "--listen", "127.0.0.1:0", "--database", &database])
            .arg("--tls")
            .args(&words)
            .output()
            .unwrap();
        let error = String::from_utf8_lossy(&tried.stderr);
        assert_eq!(tried.status.code(), Some(2), "{words:?}: {error}");
        assert!(error.contains(said), "{words:?}: {error}");
    }
}
