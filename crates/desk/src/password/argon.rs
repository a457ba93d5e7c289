//! One argon2id run in memory that is handed in, so that a thousand runs need no more of it than one.

use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, Version};

/// The blocks a run fills; grown when first needed and used again by the next run.
pub(super) type Memory = Vec<Block>;

type Outcome<T> = Result<T, argon2::password_hash::Error>;

/// What is kept of a new password.
pub(super) fn hash(password: &str, memory: &mut Memory) -> Outcome<String> {
    let argon = Argon2::default();
    let salt = Salt::generate();
    let length = argon.params().output_len().unwrap_or(Params::DEFAULT_OUTPUT_LEN);
    let hash = run(&argon, password, &salt, length, memory)?;
    let kept = PasswordHash {
        algorithm: Algorithm::default().ident(),
        version: Some(Version::default().into()),
        params: ParamsString::try_from(argon.params())?,
        salt: Some(salt),
        hash: Some(hash),
    };
    Ok(kept.to_string())
}

/// Whether the password belongs to what is kept. A hash that cannot be read belongs to none.
pub(super) fn is_right(password: &str, kept: &str, memory: &mut Memory) -> bool {
    check(password, kept, memory).unwrap_or(false)
}

fn check(password: &str, kept: &str, memory: &mut Memory) -> Outcome<bool> {
    let kept = PasswordHash::new(kept)?;
    let (Some(salt), Some(hash)) = (&kept.salt, &kept.hash) else { return Ok(false) };
    let algorithm = Algorithm::try_from(kept.algorithm.as_str())?;
    let version = kept.version.map(Version::try_from).transpose()?.unwrap_or_default();
    let argon = Argon2::new(algorithm, version, Params::try_from(&kept)?);
    // Outputs are compared in constant time.
    Ok(run(&argon, password, salt, hash.len(), memory)? == *hash)
}

fn run(argon: &Argon2<'_>, password: &str, salt: &Salt, length: usize, memory: &mut Memory) -> Outcome<Output> {
    let blocks = argon.params().block_count();
    if memory.len() < blocks {
        memory.resize(blocks, Block::default());
    }
    let mut out = [0; Output::MAX_LENGTH];
    let out = out.get_mut(..length).ok_or(argon2::password_hash::Error::OutputSize)?;
    argon.hash_password_into_with_memory(password.as_bytes(), salt, out, &mut memory[..blocks])?;
    Ok(Output::new(out)?)
}

#[cfg(test)]
mod tests {
    use argon2::password_hash::{PasswordHasher, PasswordVerifier};

    use super::*;

    #[test]
    fn used_memory_gives_the_same_answers_as_fresh_memory() {
        let mut memory = Memory::new();
        let one = hash("springer til f3", &mut memory).unwrap();
        let other = hash("tårn til d1", &mut memory).unwrap();
        assert!(one.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{one}");
        for (password, kept, is) in [
            ("springer til f3", &one, true),
            ("tårn til d1", &other, true),
            ("springer til f3", &other, false),
            ("tårn til d1", &one, false),
        ] {
            assert_eq!(is_right(password, kept, &mut memory), is);
            let by_the_library = Argon2::default().verify_password(password.as_bytes(), kept.as_str()).is_ok();
            assert_eq!(by_the_library, is, "{password} {kept}");
        }
    }

    #[test]
    fn hashes_of_the_library_and_of_other_strengths_are_read() {
        let mut memory = Memory::new();
        let weak = Argon2::from(Params::new(64, 1, 2, Some(24)).unwrap());
        for argon in [Argon2::default(), weak] {
            let kept: PasswordHash = argon.hash_password(b"springer til f3").unwrap();
            assert!(is_right("springer til f3", &kept.to_string(), &mut memory), "{kept}");
            assert!(!is_right("springer til c3", &kept.to_string(), &mut memory), "{kept}");
        }
        for damaged in ["", "$argon2id$v=19$m=19456,t=2,p=1$cm9rYWRl", "$scrypt$x"] {
            assert!(!is_right("springer til f3", damaged, &mut memory), "{damaged}");
        }
    }
}
