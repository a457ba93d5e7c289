//! Whose request it is: the address that throttles, budgets and limits count by.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use axum::extract::FromRequestParts;
use axum::http::Extensions;
use axum::http::request::Parts;

/// The machine that asks: the other end of the connection, or what a trusted proxy says of it.
///
/// Extractor and request extension. A request that came through no door, as in tests, is this machine's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct ClientAddress(pub IpAddr);

/// What counts as one: an IPv4 address, or the /64 that an IPv6 machine chooses its addresses from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Network(IpAddr);

impl ClientAddress {
    pub(crate) fn of(extensions: &Extensions) -> ClientAddress {
        extensions.get().copied().unwrap_or(ClientAddress(IpAddr::V4(Ipv4Addr::LOCALHOST)))
    }

    pub(crate) fn network(self) -> Network {
        Network::of(self.0)
    }
}

impl Network {
    pub(crate) fn of(address: IpAddr) -> Network {
        Network(match address.to_canonical() {
            IpAddr::V4(v4) => IpAddr::V4(v4),
            IpAddr::V6(v6) => {
                let [a, b, c, d, ..] = v6.segments();
                IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
            }
        })
    }
}

impl std::fmt::Display for Network {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.0 {
            IpAddr::V4(v4) => v4.fmt(f),
            IpAddr::V6(v6) => write!(f, "{v6}/64"),
        }
    }
}

impl<S: Sync> FromRequestParts<S> for ClientAddress {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(ClientAddress::of(&parts.extensions))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn network(text: &str) -> String {
        Network::of(text.parse().unwrap()).to_string()
    }

    #[test]
    fn an_address_of_ipv4_counts_alone_and_ipv6_by_its_network() {
        assert_eq!(network("192.168.1.7"), "192.168.1.7");
        assert_eq!(network("::ffff:192.168.1.7"), "192.168.1.7");
        assert_eq!(network("2001:db8:1:2:3:4:5:6"), network("2001:db8:1:2::1"));
        assert_ne!(network("2001:db8:1:2::1"), network("2001:db8:1:3::1"));
    }

    #[test]
    fn a_request_through_no_door_is_the_machines_own() {
        assert_eq!(ClientAddress::of(&Extensions::new()).0, IpAddr::V4(Ipv4Addr::LOCALHOST));
    }
}
