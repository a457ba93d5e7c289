//! Passwords: kept as argon2id, hashed on threads of their own.

mod argon;
mod hasher;

pub(crate) use hasher::{Hasher, Standing};

/// Short enough for a hall, long enough with the throttle.
pub(crate) const SHORTEST: usize = 8;
