//! The code that leads phones to the public pages.

use askama::Template;
use axum::http::{HeaderMap, header};
use axum::response::{Html, IntoResponse, Response};
use qrcode::render::svg;
use qrcode::{EcLevel, QrCode};
use rokade_store::TournamentKey;

use super::frame::{Frame, Tab};
use super::guest::Guest;
use crate::door::Scheme;
use crate::error::DeskError;
use crate::page::Page;

/// The smallest side of the image, in the units of the picture.
const SIDE: u32 = 240;

#[derive(Template)]
#[template(path = "public/qr.html")]
struct QrPage {
    page: Page,
    frame: Frame,
    address: Address,
    code: String,
}

/// Where the public pages are for whoever stands in the hall.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Address {
    pub url: String,
    /// The address means the machine itself; phones cannot follow it.
    pub is_local: bool,
}

pub(super) async fn page(guest: Guest) -> Result<Response, DeskError> {
    let address = address(&guest.headers, &guest.book.key).ok_or(DeskError::NotFound)?;
    let code = code(&address.url)?;
    let frame = Frame::new(&guest.reader(), None, Tab::Home);
    Ok(Html(QrPage { page: guest.page(), frame, address, code }.render()?).into_response())
}

pub(super) async fn image(guest: Guest) -> Result<Response, DeskError> {
    let address = address(&guest.headers, &guest.book.key).ok_or(DeskError::NotFound)?;
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], code(&address.url)?).into_response())
}

/// The absolute address of a tournament's public pages, by the host the reader asked for.
pub(crate) fn address(headers: &HeaderMap, key: &TournamentKey) -> Option<Address> {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let host = text("host").filter(|host| is_host(host))?;
    let scheme = Scheme::of(headers).as_str();
    Some(Address { url: format!("{scheme}://{host}/p/{key}"), is_local: is_local(host) })
}

/// Only what a host may hold, so that a forged header cannot lead elsewhere.
pub(crate) fn is_host(host: &str) -> bool {
    !host.is_empty()
        && host.len() <= 253
        && host.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | ':' | '[' | ']'))
}

fn is_local(host: &str) -> bool {
    let name = match host.strip_prefix('[') {
        Some(v6) => v6.split(']').next().unwrap_or_default(),
        None => host.split(':').next().unwrap_or_default(),
    };
    name == "localhost" || name == "::1" || name.starts_with("127.")
}

/// The code as a picture to be set into a page: dark on light with its quiet border, in either scheme.
pub(crate) fn code(url: &str) -> Result<String, DeskError> {
    let code = QrCode::with_error_correction_level(url, EcLevel::M)
        .map_err(|error| DeskError::Internal(format!("QR code: {error}")))?;
    let image = code
        .render::<svg::Color>()
        .min_dimensions(SIDE, SIDE)
        .dark_color(svg::Color("#000000"))
        .light_color(svg::Color("#ffffff"))
        .build();
    // The declaration may only stand at the head of a file of its own.
    Ok(match image.split_once("?>") {
        Some((_, picture)) => picture.trim_start().to_owned(),
        None => image,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(pairs: &[(&'static str, &str)]) -> Option<Address> {
        let headers = pairs.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect();
        address(&headers, &TournamentKey::new("k4m2"))
    }

    #[test]
    fn the_code_leads_where_the_reader_came_from() {
        assert_eq!(of(&[("host", "192.168.1.7:4464")]).unwrap().url, "http://192.168.1.7:4464/p/k4m2");
        let behind = of(&[("host", "skak.example"), ("x-forwarded-proto", "https")]).unwrap();
        assert_eq!(behind.url, "https://skak.example/p/k4m2");
        assert!(!behind.is_local);
    }

    #[test]
    fn an_address_of_the_machine_itself_is_known_as_such() {
        for host in ["127.0.0.1:4464", "localhost", "[::1]:4464"] {
            assert!(of(&[("host", host)]).unwrap().is_local, "{host}");
        }
        assert!(!of(&[("host", "[fd00::7]:4464")]).unwrap().is_local);
    }

    #[test]
    fn a_host_that_is_none_gives_no_code() {
        for host in ["evil.example/path", "a b", "", "x@y"] {
            assert_eq!(of(&[("host", host)]), None, "{host:?}");
        }
    }

    #[test]
    fn the_picture_can_be_set_into_a_page() {
        assert!(code("http://192.168.1.7:4464/p/k4m2").unwrap().starts_with("<svg"));
    }
}
