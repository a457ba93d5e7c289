//! Who did something, as the rows and files hold it.
//!
//! The table of doers has one text for each: an account stands there by its name, as ever. Whoever is no account stands
//! behind a mark that no name begins with, as JSON. The chain takes the text only to tell one doer from another, so
//! that every hash of an older journal stays as it is.

use rokade_tournament::Actor;

use crate::journal::storable;

/// The unit separator: nobody types it, and names lose it.
const MARK: char = '\u{1f}';

/// The text of a doer.
pub(crate) fn written(actor: &Actor) -> String {
    match actor {
        Actor::Account(name) => storable(name.trim_start_matches(MARK)),
        Actor::Device { .. } | Actor::Player { .. } | Actor::Captain { .. } | Actor::Key { .. } | Actor::Clock => {
            let json = serde_json::to_string(actor).expect("an actor is written as JSON");
            format!("{MARK}{json}")
        }
    }
}

/// The doer of a text. A kind of a later release stands as it is written.
pub(crate) fn read(text: &str) -> Actor {
    let typed = text.strip_prefix(MARK).and_then(|json| serde_json::from_str(json).ok());
    typed.unwrap_or_else(|| Actor::from(text))
}

#[cfg(test)]
mod tests {
    use rokade_tournament::PlayerId;

    use super::*;

    #[test]
    fn every_doer_is_read_as_written_and_old_names_are_accounts() {
        let key = Actor::Key { name: "a\0b".to_owned() };
        for actor in
            [Actor::from("Bo Dahl"), Actor::default(), Actor::Clock, Actor::Player { player: PlayerId(3) }, key]
        {
            assert_eq!(read(&written(&actor)), actor);
        }
        assert_eq!(written(&Actor::from("Bo Dahl")), "Bo Dahl");
        assert_eq!(read(r#"{"kind":"clock"}"#), Actor::from(r#"{"kind":"clock"}"#));
    }

    #[test]
    fn no_account_passes_for_something_else() {
        let forged = Actor::Account(written(&Actor::Clock));
        assert_eq!(read(&written(&forged)), Actor::from(r#"{"kind":"clock"}"#));
    }
}
