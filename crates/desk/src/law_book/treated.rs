//! How the program treats a clause: whether a function decides it, a page asks about it, or it is only read.

use rokade_clause::{Clause, State, treatment};

/// The sentence that says it.
pub(super) fn text_key(state: State) -> &'static str {
    match state {
        State::Enforced => "desk-law-book-enforced",
        State::Assisted => "desk-law-book-assisted",
        State::Text => "desk-law-book-text",
    }
}

pub(super) fn of(clause: &Clause) -> State {
    treatment(&clause.id).0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_declared_state_is_read() {
        let declared = rokade_clause::declared().values().filter(|(state, _)| *state != State::Text).count();
        let treated = rokade_clause::inventory().iter().filter(|clause| of(clause) != State::Text).count();
        assert_eq!(treated, declared);
    }
}
