//! What can be reached from some parts of the source.
//!
//! The answer errs on the side of "reached": a method counts as called once its name and its type are spoken
//! anywhere in what is reached. What it calls unreachable is so.

use std::collections::{HashMap, HashSet};

use crate::source::{Kind, Part, Source, Spoken};

pub(crate) struct Graph<'a> {
    source: &'a Source,
    /// Functions, which are meant by a name only where it can stand for them.
    functions: HashMap<&'a str, Vec<usize>>,
    /// Everything else by name.
    by_name: HashMap<&'a str, Vec<usize>>,
    by_owner: HashMap<&'a str, Vec<usize>>,
}

impl<'a> Graph<'a> {
    pub(crate) fn of(source: &'a Source) -> Self {
        let (mut functions, mut by_name, mut by_owner) = (HashMap::new(), HashMap::new(), HashMap::new());
        for (at, part) in source.parts.iter().enumerate() {
            let names = if part.kind == Kind::Function { &mut functions } else { &mut by_name };
            names.entry(part.name.as_str()).or_insert_with(Vec::new).push(at);
            if !part.owner.is_empty() {
                by_owner.entry(part.owner.as_str()).or_insert_with(Vec::new).push(at);
            }
        }
        Self { source, functions, by_name, by_owner }
    }

    /// All parts reached from these, themselves included; `heard` are names spoken elsewhere, as in templates.
    pub(crate) fn from(&self, roots: impl Iterator<Item = usize>, heard: &'a [String]) -> HashSet<usize> {
        let mut walk = Walk { graph: self, reached: HashSet::new(), names: HashSet::new(), waiting: Vec::new() };
        for name in heard {
            walk.hear(name);
        }
        for root in roots {
            walk.reach(root);
        }
        while let Some(at) = walk.waiting.pop() {
            walk.listen_to(&self.source.parts[at]);
        }
        walk.reached
    }

    /// Whether this name, spoken in that file, can mean that function.
    fn means(&self, file: usize, before: Option<&str>, function: &Part) -> bool {
        let lies_in = |module: &str| {
            let module = module.strip_prefix("rokade_").unwrap_or(module);
            ["crate", "self", "super"].contains(&module) || function.place.iter().any(|place| place == module)
        };
        match before {
            Some(before) => lies_in(before),
            None => {
                let imports = &self.source.imports[file];
                let brought = |name: &str| imports.get(name).is_some_and(|from| from.iter().any(|from| lies_in(from)));
                function.file == file || brought(&function.name) || brought("*")
            }
        }
    }
}

struct Walk<'g, 'a> {
    graph: &'g Graph<'a>,
    reached: HashSet<usize>,
    /// Names spoken in what was reached, for methods and their types.
    names: HashSet<&'a str>,
    waiting: Vec<usize>,
}

impl<'a> Walk<'_, 'a> {
    fn reach(&mut self, at: usize) {
        if self.reached.insert(at) {
            self.waiting.push(at);
        }
    }

    fn listen_to(&mut self, part: &'a Part) {
        for spoken in &part.speaks {
            let (before, name) = match spoken {
                Spoken::Bare(name) | Spoken::Method(name) => (None, name.as_str()),
                Spoken::Behind(before, name) => (Some(before.as_str()), name.as_str()),
            };
            self.hear(name);
            if !matches!(spoken, Spoken::Method(_)) {
                let meant = self.graph.functions.get(name).into_iter().flatten().copied();
                let meant: Vec<usize> =
                    meant.filter(|at| self.graph.means(part.file, before, &self.graph.source.parts[*at])).collect();
                meant.into_iter().for_each(|at| self.reach(at));
            }
        }
    }

    /// A name is known from now on: what is named so, methods of that name whose type is known, and the methods of
    /// a type of that name.
    fn hear(&mut self, name: &'a str) {
        if !self.names.insert(name) {
            return;
        }
        let parts = &self.graph.source.parts;
        let named = self.graph.by_name.get(name).into_iter().flatten().copied();
        let called = named.filter(|at| match parts[*at].kind {
            Kind::Method => self.names.contains(parts[*at].owner.as_str()),
            Kind::Named => true,
            Kind::Function | Kind::OfTrait => false,
        });
        let owned = self.graph.by_owner.get(name).into_iter().flatten().copied();
        let answering =
            owned.filter(|at| parts[*at].kind == Kind::OfTrait || self.names.contains(parts[*at].name.as_str()));
        let found: Vec<usize> = called.chain(answering).collect();
        found.into_iter().for_each(|at| self.reach(at));
    }
}
