//! Passwords: kept as argon2id, checked away from the threads that answer requests.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use tokio::task::spawn_blocking;

use crate::error::DeskError;

/// Short enough for a hall, long enough with the throttle.
pub(crate) const SHORTEST: usize = 8;

/// A hash of nothing anybody knows: a sign-in under an unknown name takes as long as any other.
const NOBODY: &str = "$argon2id$v=19$m=19456,t=2,p=1$cm9rYWRlLW5vYm9keQ$pGDhjz1J1lXdHTFkLqt9gSWa0eBvTq1YTBoDzVsJZ4I";

pub(crate) async fn hash(password: String) -> Result<String, DeskError> {
    let hashed =
        spawn_blocking(move || Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string()));
    hashed.await.map_err(unexpected)?.map_err(unexpected)
}

/// Whether the password belongs to the hash; without a hash nothing does.
pub(crate) async fn is_right(password: String, hash: Option<String>) -> Result<bool, DeskError> {
    let checked = spawn_blocking(move || {
        let is_known = hash.is_some();
        let hash = hash.unwrap_or_else(|| NOBODY.to_owned());
        let Ok(parsed) = PasswordHash::new(&hash) else { return false };
        Argon2::default().verify_password(password.as_bytes(), &parsed).is_ok() && is_known
    });
    checked.await.map_err(unexpected)
}

fn unexpected(error: impl std::fmt::Display) -> DeskError {
    DeskError::Internal(error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_right_password_opens() {
        let hashed = hash("springer til f3".to_owned()).await.unwrap();
        assert!(hashed.starts_with("$argon2id$"));
        assert!(is_right("springer til f3".to_owned(), Some(hashed.clone())).await.unwrap());
        assert!(!is_right("springer til c3".to_owned(), Some(hashed)).await.unwrap());
        assert!(!is_right("springer til f3".to_owned(), None).await.unwrap());
    }

    #[test]
    fn the_hash_of_nobody_is_a_real_one() {
        assert!(PasswordHash::new(NOBODY).is_ok());
    }
}
