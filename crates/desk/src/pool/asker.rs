//! Who asks: an account, or else the address a request comes from.

use axum::http::Extensions;
use rokade_store::UserId;

use crate::door::{ClientAddress, Network};
use crate::visit::SignedIn;

/// Whoever has turns and a budget of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Asker {
    Account(UserId),
    Address(Network),
}

impl Asker {
    pub(super) fn of(extensions: &Extensions) -> Asker {
        match extensions.get::<SignedIn>() {
            Some(signed) => Asker::Account(signed.user.id),
            None => Asker::Address(ClientAddress::of(extensions).network()),
        }
    }
}
