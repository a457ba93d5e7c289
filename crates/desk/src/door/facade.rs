//! What pages and paper say of the door.

use std::net::SocketAddr;

use axum::http::HeaderMap;

use super::proxies::Scheme;

/// Said once, when the door opens.
#[derive(Clone, Debug, Default)]
pub(crate) struct Facade {
    pub reach: Reach,
    /// Of a certificate nobody else vouches for.
    pub fingerprint: Option<String>,
}

/// From where the desk can be reached.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Reach {
    #[default]
    ThisMachine,
    Network,
}

impl Reach {
    pub(crate) fn of(address: SocketAddr) -> Reach {
        if address.ip().to_canonical().is_loopback() { Reach::ThisMachine } else { Reach::Network }
    }
}

/// What a template shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct DoorSign {
    /// Others on the network could read along.
    pub is_plain: bool,
    /// The fingerprint in lines that fit a phone; none where nobody has to compare it.
    pub fingerprint: Vec<String>,
}

impl Facade {
    /// For a reader who came by a request with these headers.
    pub(crate) fn sign(&self, headers: &HeaderMap) -> DoorSign {
        let fingerprint = self.fingerprint.as_deref().unwrap_or_default();
        let pairs: Vec<&str> = fingerprint.split(':').filter(|pair| !pair.is_empty()).collect();
        DoorSign {
            is_plain: self.reach == Reach::Network && Scheme::of(headers) == Scheme::Http,
            fingerprint: pairs.chunks(8).map(|line| line.join(":")).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plain_way_is_named_only_where_others_could_listen() {
        let plain = |address: &str, scheme: Scheme| {
            let mut headers = HeaderMap::new();
            scheme.write(&mut headers);
            let facade = Facade { reach: Reach::of(address.parse().unwrap()), fingerprint: None };
            facade.sign(&headers).is_plain
        };
        assert!(plain("0.0.0.0:4464", Scheme::Http) && plain("192.168.1.7:80", Scheme::Http));
        assert!(!plain("127.0.0.1:4464", Scheme::Http) && !plain("[::1]:4464", Scheme::Http));
        assert!(!plain("0.0.0.0:4464", Scheme::Https));
    }

    #[test]
    fn a_fingerprint_is_shown_in_lines() {
        let facade = Facade { reach: Reach::Network, fingerprint: Some(["AB"; 32].join(":")) };
        let sign = facade.sign(&HeaderMap::new());
        assert_eq!(sign.fingerprint, vec!["AB:AB:AB:AB:AB:AB:AB:AB"; 4]);
        assert_eq!(Facade::default().sign(&HeaderMap::new()).fingerprint, Vec::<String>::new());
    }
}
