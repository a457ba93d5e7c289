//! Tokens that nobody can guess, and what is stored of them.

use rand::TryRng;
use rand::rngs::SysRng;
use sha2::{Digest, Sha256};

/// A fresh token of 256 bits from the machine's randomness.
pub(crate) fn token() -> String {
    let mut bytes = [0; 32];
    SysRng.try_fill_bytes(&mut bytes).expect("the machine gives randomness");
    hex(&bytes)
}

/// A seed for a draw of lots.
pub(crate) fn seed() -> u64 {
    SysRng.try_next_u64().expect("the machine gives randomness")
}

/// What the database holds of a token: whoever reads the database cannot sign in with it.
pub(crate) fn hash(token: &str) -> Vec<u8> {
    Sha256::digest(token.as_bytes()).to_vec()
}

/// The token against forged requests that belongs to a session.
pub(crate) fn csrf_of(session_token: &str) -> String {
    hex(&Sha256::digest(format!("csrf {session_token}").as_bytes())[..16])
}

/// Compares without telling by its duration where the difference lies.
pub(crate) fn same(one: &str, other: &str) -> bool {
    one.len() == other.len() && one.bytes().zip(other.bytes()).fold(0, |seen, (a, b)| seen | (a ^ b)) == 0
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_differ_and_say_nothing_about_each_other() {
        let (one, other) = (token(), token());
        assert_eq!(one.len(), 64);
        assert!(!same(&one, &other) && same(&one, &one));
        assert_ne!(csrf_of(&one), one[..32]);
        assert_ne!(hash(&one), hash(&other));
    }
}
