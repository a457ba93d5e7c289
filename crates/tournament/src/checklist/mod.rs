//! What is to be done next in a group, what is missing, and what to keep in mind.

mod ending;
mod prizes;
pub(crate) mod report;
mod rounds;
mod setup;

use rokade_clause::Reason;
use serde::Serialize;

use crate::{GroupId, Micros, Tournament};

/// In the order of urgency: the first entry is what to do now.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Checklist {
    pub todos: Vec<Todo>,
}

/// A line of the checklist.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Todo {
    pub kind: TodoKind,
    pub reason: Reason,
}

/// How pressing a line of the checklist is, the most pressing first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum TodoKind {
    /// Needed before the group can go on.
    Missing,
    /// The next thing to press.
    Next,
    /// Allowed, but to be known.
    Warning,
    /// Behind us.
    Done,
}

impl Checklist {
    /// The next thing to press, if nothing is missing.
    pub fn next(&self) -> Option<&Todo> {
        self.todos.first().filter(|todo| todo.kind == TodoKind::Next)
    }

    pub fn of(&self, kind: TodoKind) -> impl Iterator<Item = &Reason> {
        self.todos.iter().filter(move |todo| todo.kind == kind).map(|todo| &todo.reason)
    }

    pub(crate) fn add(&mut self, kind: TodoKind, reason: Reason) {
        self.todos.push(Todo { kind, reason });
    }

    /// Without the union's clauses where its rules do not hold.
    pub(crate) fn told_in(self, state: &Tournament) -> Self {
        let told = |todo: Todo| Todo { reason: state.told(todo.reason), ..todo };
        Self { todos: self.todos.into_iter().map(told).collect() }
    }

    pub(crate) fn add_all(&mut self, kind: TodoKind, reasons: impl IntoIterator<Item = Reason>) {
        self.todos.extend(reasons.into_iter().map(|reason| Todo { kind, reason }));
    }
}

impl Tournament {
    /// Empty for a group that does not exist.
    pub fn checklist(&self, group: GroupId, now: Micros) -> Checklist {
        let mut list = Checklist::default();
        if let Some(group) = self.groups.get(&group) {
            setup::list(self, group, now, &mut list);
            rounds::list(self, group, now, &mut list);
            ending::list(self, group, now, &mut list);
            prizes::list(self, group, now, &mut list);
            list.todos.sort_by_key(|todo| todo.kind);
        }
        list.told_in(self)
    }
}
