//! Proxies in front of the desk: only those named at the start are believed about the address of a client and
//! about the encryption on the way to it.

use std::net::{IpAddr, SocketAddr};
use std::str::FromStr;

use axum::http::{HeaderMap, HeaderName, HeaderValue, header};

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");

/// How a request travels on the part of its way that a browser sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scheme {
    Http,
    Https,
}

impl Scheme {
    pub(crate) fn as_str(self) -> &'static str {
        match self {
            Scheme::Http => "http",
            Scheme::Https => "https",
        }
    }

    /// As the door wrote it into the request; what anybody else wrote there was taken out.
    pub(crate) fn of(headers: &HeaderMap) -> Scheme {
        match headers.get(FORWARDED_PROTO).map(HeaderValue::as_bytes) {
            Some(b"https") => Scheme::Https,
            _ => Scheme::Http,
        }
    }

    /// Leaves no other word on it in the request.
    pub(super) fn write(self, headers: &mut HeaderMap) {
        headers.remove(FORWARDED_FOR);
        headers.remove(header::FORWARDED);
        headers.insert(FORWARDED_PROTO, HeaderValue::from_static(self.as_str()));
    }
}

/// One address or a block of them: `10.0.0.1`, `10.0.0.0/8`, `fd00::/8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Block {
    address: IpAddr,
    bits: u8,
}

/// Not an address and not a block of them.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} is no address and no block of addresses such as 10.0.0.0/8")]
pub struct NoBlock(pub String);

impl FromStr for Block {
    type Err = NoBlock;

    fn from_str(text: &str) -> Result<Self, NoBlock> {
        let wrong = || NoBlock(text.to_owned());
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits)),
            None => (text, None),
        };
        let address: IpAddr = address.parse::<IpAddr>().map_err(|_| wrong())?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        let bits = match bits {
            Some(bits) => bits.parse().ok().filter(|bits| *bits <= most).ok_or_else(wrong)?,
            None => most,
        };
        Ok(Block { address, bits })
    }
}

impl Block {
    fn holds(self, address: IpAddr) -> bool {
        match (self.address, address.to_canonical()) {
            (IpAddr::V4(own), IpAddr::V4(other)) => {
                (own.to_bits() ^ other.to_bits()).leading_zeros() >= u32::from(self.bits)
            }
            (IpAddr::V6(own), IpAddr::V6(other)) => {
                (own.to_bits() ^ other.to_bits()).leading_zeros() >= u32::from(self.bits)
            }
            _ => false,
        }
    }
}

/// The proxies named at the start.
#[derive(Clone, Debug, Default)]
pub(crate) struct Proxies(pub Vec<Block>);

/// What is known of the far end of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct FarEnd {
    pub address: IpAddr,
    pub scheme: Scheme,
}

impl Proxies {
    pub(super) fn are_trusted(&self, address: IpAddr) -> bool {
        self.0.iter().any(|block| block.holds(address))
    }

    /// Who asks and how, where `near` is what the connection itself shows.
    ///
    /// `Forwarded` is read only where there is no `X-Forwarded-For`: the usual proxies write the latter and pass the
    /// former on as the client sent it.
    pub(super) fn far_end(&self, near: FarEnd, headers: &HeaderMap) -> FarEnd {
        if !self.are_trusted(near.address) {
            return near;
        }
        let mut hops: Vec<String> = listed(headers, &FORWARDED_FOR);
        let mut scheme = listed(headers, &FORWARDED_PROTO).pop();
        if hops.is_empty() {
            let elements = listed(headers, &header::FORWARDED);
            scheme = scheme.or_else(|| elements.last().and_then(|element| parameter(element, "proto")));
            hops = elements.iter().map(|element| parameter(element, "for").unwrap_or_default()).collect();
        }
        let scheme = match scheme {
            Some(word) if word.eq_ignore_ascii_case("https") => Scheme::Https,
            Some(_) => Scheme::Http,
            None => near.scheme,
        };
        FarEnd { address: self.last_untrusted(near.address, &hops), scheme }
    }

    /// From the desk outwards: the first that is not a proxy of ours. What stands beyond, anybody may have written.
    fn last_untrusted(&self, near: IpAddr, hops: &[String]) -> IpAddr {
        let mut last = near;
        for hop in hops.iter().rev() {
            let Some(address) = hop_address(hop) else { return last };
            last = address;
            if !self.are_trusted(address) {
                return last;
            }
        }
        last
    }
}

/// The comma-separated elements of a header on all its lines.
fn listed(headers: &HeaderMap, name: &HeaderName) -> Vec<String> {
    let lines = headers.get_all(name).iter().map(|line| line.to_str().unwrap_or_default());
    lines.flat_map(|line| line.split(',')).map(|element| element.trim().to_owned()).collect()
}

fn parameter(element: &str, name: &str) -> Option<String> {
    element.split(';').find_map(|pair| {
        let (key, value) = pair.split_once('=')?;
        key.trim().eq_ignore_ascii_case(name).then(|| value.trim().trim_matches('"').to_owned())
    })
}

/// `192.0.2.1`, `192.0.2.1:5000`, `2001:db8::1`, `[2001:db8::1]:5000`.
fn hop_address(hop: &str) -> Option<IpAddr> {
    let bare = hop.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(hop);
    let with_port = || hop.parse::<SocketAddr>().ok().map(|address| address.ip());
    bare.parse::<IpAddr>().ok().or_else(with_port).map(|address| address.to_canonical())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn far_end(proxies: &[&str], near: &str, pairs: &[(&'static str, &str)]) -> (String, Scheme) {
        let proxies = Proxies(proxies.iter().map(|block| block.parse().unwrap()).collect());
        let mut headers = HeaderMap::new();
        for (name, value) in pairs {
            headers.append(*name, value.parse().unwrap());
        }
        let found = proxies.far_end(FarEnd { address: near.parse().unwrap(), scheme: Scheme::Http }, &headers);
        (found.address.to_string(), found.scheme)
    }

    #[test]
    fn a_stranger_is_not_believed() {
        let forged = [("x-forwarded-for", "10.1.1.1"), ("x-forwarded-proto", "https"), ("forwarded", "for=10.1.1.1")];
        assert_eq!(far_end(&[], "192.0.2.7", &forged), ("192.0.2.7".into(), Scheme::Http));
        assert_eq!(far_end(&["10.0.0.0/8"], "192.0.2.7", &forged), ("192.0.2.7".into(), Scheme::Http));
    }

    #[test]
    fn the_last_hop_that_is_no_proxy_is_the_client() {
        let hops = [("x-forwarded-for", "1.2.3.4, 192.0.2.7"), ("x-forwarded-for", "10.0.0.2:4000")];
        let proxies = ["10.0.0.0/8", "::1"];
        assert_eq!(far_end(&proxies, "10.0.0.1", &hops).0, "192.0.2.7");
        assert_eq!(far_end(&proxies, "::1", &[("x-forwarded-for", "[2001:db8::5]:80")]).0, "2001:db8::5");
        assert_eq!(far_end(&proxies, "10.0.0.1", &[]).0, "10.0.0.1");
        assert_eq!(far_end(&proxies, "10.0.0.1", &[("x-forwarded-for", "10.0.0.9, 10.0.0.8")]).0, "10.0.0.9");
        assert_eq!(far_end(&proxies, "10.0.0.1", &[("x-forwarded-for", "192.0.2.7, unknown")]).0, "10.0.0.1");
    }

    #[test]
    fn forwarded_is_read_where_nothing_else_stands() {
        let only = [("forwarded", "for=192.0.2.60;proto=https;by=203.0.113.43")];
        assert_eq!(far_end(&["127.0.0.1"], "127.0.0.1", &only), ("192.0.2.60".into(), Scheme::Https));
        let v6 = [("forwarded", "For=\"[2001:db8:cafe::17]:4711\"")];
        assert_eq!(far_end(&["127.0.0.1"], "127.0.0.1", &v6).0, "2001:db8:cafe::17");
        let both =
            [("forwarded", "for=6.6.6.6;proto=http"), ("x-forwarded-for", "192.0.2.7"), ("x-forwarded-proto", "https")];
        assert_eq!(far_end(&["127.0.0.1"], "127.0.0.1", &both), ("192.0.2.7".into(), Scheme::Https));
    }

    #[test]
    fn a_block_holds_its_addresses_and_no_others() {
        let holds = |block: &str, address: &str| block.parse::<Block>().unwrap().holds(address.parse().unwrap());
        assert!(holds("10.0.0.0/8", "10.255.0.1") && !holds("10.0.0.0/8", "11.0.0.1"));
        assert!(holds("0.0.0.0/0", "8.8.8.8") && !holds("0.0.0.0/0", "2001:db8::1"));
        assert!(holds("127.0.0.1", "::ffff:127.0.0.1") && !holds("127.0.0.1", "127.0.0.2"));
        assert!(holds("fd00::/8", "fdff::1") && holds("::1", "::1") && !holds("fd00::/8", "fe80::1"));
        for wrong in ["", "10.0.0.0/33", "::/129", "10.0.0.0/", "hall", "10.0.0.0/-1"] {
            assert_eq!(wrong.parse::<Block>(), Err(NoBlock(wrong.to_owned())));
        }
    }

    #[test]
    fn what_others_wrote_about_the_way_is_taken_out() {
        let mut headers = HeaderMap::new();
        headers.insert(FORWARDED_PROTO, HeaderValue::from_static("https"));
        headers.insert(FORWARDED_FOR, HeaderValue::from_static("10.0.0.1"));
        Scheme::Http.write(&mut headers);
        assert_eq!(Scheme::of(&headers), Scheme::Http);
        assert!(!headers.contains_key(FORWARDED_FOR));
    }
}
