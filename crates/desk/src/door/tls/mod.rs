//! Encryption: with a certificate that is given, or with one the desk makes for itself.

mod given;
mod own;

use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};

use rokade_clause::Reason;
use rustls::crypto::ring;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::server::{ClientHello, ResolvesServerCert};
use rustls::sign::CertifiedKey;
use sha2::{Digest, Sha256};
use tokio::net::TcpStream;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::server::TlsStream;

pub(crate) use given::Reloaded;

/// Where the certificate comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TlsChoice {
    /// Two files, read again when they change.
    Given { certificate: PathBuf, key: PathBuf },
    /// Made by the desk and kept beside its data.
    Own,
}

/// Whether a browser can know whom it speaks with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Trust {
    /// A certificate somebody else vouches for.
    Known,
    /// The desk's own: people compare the fingerprint.
    Own,
}

/// Why there is no encryption.
#[derive(Debug, thiserror::Error)]
pub enum TlsError {
    #[error("{} cannot be read: {error}", path.display())]
    Unreadable { path: PathBuf, error: io::Error },
    #[error("{} holds no certificate in PEM form", .0.display())]
    NoCertificate(PathBuf),
    #[error("{} holds no private key in PEM form", .0.display())]
    NoKey(PathBuf),
    #[error("the certificate and the key do not belong together: {0}")]
    NoPair(rustls::Error),
    #[error("a certificate could not be made: {0}")]
    NotMade(rcgen::Error),
    #[error("{} cannot be written: {error}", path.display())]
    Unwritable { path: PathBuf, error: io::Error },
}

impl TlsError {
    /// The reason with its stable key, for the reader's language.
    pub(crate) fn reason(&self) -> Reason {
        match self {
            TlsError::Unreadable { path, error } => {
                Reason::house("tls_unreadable").with("path", shown(path)).with("problem", error.to_string())
            }
            TlsError::NoCertificate(path) => Reason::house("tls_no_certificate").with("path", shown(path)),
            TlsError::NoKey(path) => Reason::house("tls_no_key").with("path", shown(path)),
            TlsError::NoPair(error) => Reason::house("tls_no_pair").with("problem", error.to_string()),
            TlsError::NotMade(error) => Reason::house("tls_not_made").with("problem", error.to_string()),
            TlsError::Unwritable { path, error } => {
                Reason::house("tls_unwritable").with("path", shown(path)).with("problem", error.to_string())
            }
        }
    }
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}

/// The encryption of the door.
pub(crate) struct Tls {
    acceptor: TlsAcceptor,
    current: Arc<Current>,
    choice: TlsChoice,
    fingerprint: String,
}

impl Tls {
    /// Reads or makes the certificate. Its own lies in `folder` and holds for `names`.
    pub(crate) fn open(choice: TlsChoice, folder: &Path, names: &[String]) -> Result<Tls, TlsError> {
        let pair = match &choice {
            TlsChoice::Given { certificate, key } => given::read(certificate, key)?,
            TlsChoice::Own => own::read_or_make(folder, names)?,
        };
        let fingerprint = fingerprint(&pair);
        let current = Arc::new(Current(RwLock::new(Arc::new(pair))));
        let mut config = rustls::ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .map_err(TlsError::NoPair)?
            .with_no_client_auth()
            .with_cert_resolver(Arc::clone(&current) as Arc<dyn ResolvesServerCert>);
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(Tls { acceptor: TlsAcceptor::from(Arc::new(config)), current, choice, fingerprint })
    }

    pub(super) async fn accept(&self, stream: TcpStream) -> io::Result<TlsStream<TcpStream>> {
        self.acceptor.accept(stream).await
    }

    pub(crate) fn trust(&self) -> Trust {
        match self.choice {
            TlsChoice::Given { .. } => Trust::Known,
            TlsChoice::Own => Trust::Own,
        }
    }

    /// What people compare, where nobody else vouches for the certificate.
    pub(crate) fn own_fingerprint(&self) -> Option<&str> {
        (self.trust() == Trust::Own).then_some(self.fingerprint.as_str())
    }

    /// Reads given files again whenever they change, for ever; what came of it is told.
    pub(crate) async fn follow_changes(self: Arc<Self>, tell: impl Fn(Reloaded)) {
        if let TlsChoice::Given { certificate, key } = &self.choice {
            given::follow(certificate, key, &self.current, tell).await;
        }
    }
}

/// The certificate in use.
#[derive(Debug)]
struct Current(RwLock<Arc<CertifiedKey>>);

impl Current {
    fn replace(&self, pair: CertifiedKey) {
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(pair);
    }
}

impl ResolvesServerCert for Current {
    fn resolve(&self, _: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        Some(Arc::clone(&self.0.read().unwrap_or_else(PoisonError::into_inner)))
    }
}

/// SHA-256 over the certificate, as browsers show it.
fn fingerprint(pair: &CertifiedKey) -> String {
    let digest = pair.cert.first().map(|certificate| Sha256::digest(certificate.as_ref()));
    let bytes = digest.iter().flatten().map(|byte| format!("{byte:02X}"));
    bytes.collect::<Vec<_>>().join(":")
}

/// A certificate with its chain, and its key, from PEM texts.
fn pair(certificates: (&Path, &[u8]), key: (&Path, &[u8])) -> Result<CertifiedKey, TlsError> {
    let chain: Result<Vec<CertificateDer<'static>>, _> = CertificateDer::pem_slice_iter(certificates.1).collect();
    let chain = chain.ok().filter(|chain| !chain.is_empty());
    let chain = chain.ok_or_else(|| TlsError::NoCertificate(certificates.0.to_owned()))?;
    let key = PrivateKeyDer::from_pem_slice(key.1).map_err(|_| TlsError::NoKey(key.0.to_owned()))?;
    CertifiedKey::from_der(chain, key, &ring::default_provider()).map_err(TlsError::NoPair)
}

fn read(path: &Path) -> Result<Vec<u8>, TlsError> {
    std::fs::read(path).map_err(|error| TlsError::Unreadable { path: path.to_owned(), error })
}
