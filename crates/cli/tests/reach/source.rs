//! The source of the workspace as items and the names each of them speaks.
//!
//! Everything is read from tokens: a path `published::list` speaks the pair, a call `.list()` the bare
//! method, a lone `list` whatever the file defines or brings in under that name.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use syn::{ImplItem, Item, UseTree, Visibility};

/// A name as it is spoken in code.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Spoken {
    /// `name`, alone.
    Bare(String),
    /// `before::name`
    Behind(String, String),
    /// `.name`
    Method(String),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Function,
    /// A method of its own type; reached by name once its type is.
    Method,
    /// A method that a trait asks for: reached with its type.
    OfTrait,
    /// A type, constant or macro.
    Named,
}

#[derive(Debug)]
pub(crate) struct Part {
    pub kind: Kind,
    pub name: String,
    /// The type of a method.
    pub owner: String,
    pub is_public: bool,
    /// `rating`, `registry`, `published`: crate and modules.
    pub place: Vec<String>,
    pub file: usize,
    pub speaks: BTreeSet<Spoken>,
}

#[derive(Debug, Default)]
pub(crate) struct Source {
    pub files: Vec<PathBuf>,
    pub parts: Vec<Part>,
    /// Per file: a name and where it was brought in from (the segment before it), `*` for everything.
    pub imports: Vec<BTreeMap<String, BTreeSet<String>>>,
    /// Modules that exist for tests alone and lie in a file of their own.
    for_tests: BTreeSet<Vec<String>>,
}

impl Source {
    pub(crate) fn of(crates: &Path) -> Self {
        let mut source = Self::default();
        for folder in entries(crates).into_iter().filter(|folder| folder.join("src").is_dir()) {
            let name = folder.file_name().unwrap().to_string_lossy().into_owned();
            source.folder(&folder.join("src"), &[name]);
        }
        let for_tests = std::mem::take(&mut source.for_tests);
        source.parts.retain(|part| !for_tests.iter().any(|module| part.place.starts_with(module)));
        source
    }

    fn folder(&mut self, folder: &Path, place: &[String]) {
        for path in entries(folder) {
            let stem = path.file_stem().unwrap().to_string_lossy().into_owned();
            let below = || place.iter().cloned().chain([stem.clone()]).collect::<Vec<_>>();
            if path.is_dir() {
                self.folder(&path, &below());
            } else if path.extension().is_some_and(|kind| kind == "rs") {
                let is_parent = ["lib", "main", "mod"].contains(&stem.as_str());
                let place = if is_parent { place.to_vec() } else { below() };
                let text = fs::read_to_string(&path).unwrap();
                let read = syn::parse_file(&text).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
                self.files.push(path);
                self.imports.push(BTreeMap::new());
                self.items(&read.items, &place);
            }
        }
    }

    fn items(&mut self, items: &[Item], place: &[String]) {
        for item in items {
            if is_for_tests(attributes(item)) {
                if let Item::Mod(one) = item {
                    let module = place.iter().cloned().chain([one.ident.to_string()]).collect();
                    self.for_tests.insert(module);
                }
                continue;
            }
            match item {
                Item::Fn(one) => self.add(Kind::Function, &one.sig.ident, "", is_public(&one.vis), place, one),
                Item::Impl(one) => {
                    let owner = last_word(&one.self_ty.to_token_stream());
                    for method in &one.items {
                        let ImplItem::Fn(method) = method else {
                            self.add(Kind::OfTrait, &owner, &owner, false, place, method);
                            continue;
                        };
                        let kind = if one.trait_.is_some() { Kind::OfTrait } else { Kind::Method };
                        self.add(kind, &method.sig.ident, &owner, is_public(&method.vis), place, method);
                    }
                }
                Item::Mod(one) => {
                    if let Some((_, inner)) = &one.content {
                        let inside: Vec<String> = place.iter().cloned().chain([one.ident.to_string()]).collect();
                        self.items(inner, &inside);
                    }
                }
                Item::Use(one) => {
                    let imports = self.imports.last_mut().unwrap();
                    bring_in(&one.tree, "", imports);
                }
                Item::Struct(one) => self.add(Kind::Named, &one.ident, "", false, place, one),
                Item::Enum(one) => self.add(Kind::Named, &one.ident, "", false, place, one),
                Item::Trait(one) => self.add(Kind::Named, &one.ident, "", false, place, one),
                Item::Type(one) => self.add(Kind::Named, &one.ident, "", false, place, one),
                Item::Const(one) => self.add(Kind::Named, &one.ident, "", false, place, one),
                Item::Static(one) => self.add(Kind::Named, &one.ident, "", false, place, one),
                // What a macro makes is not known; what it speaks is counted with its name, or always.
                Item::Macro(one) => {
                    let name = one.ident.as_ref().map_or("macro_rules".to_owned(), ToString::to_string);
                    self.add(Kind::Named, &name, "", false, place, one);
                }
                _ => {}
            }
        }
    }

    fn add(
        &mut self,
        kind: Kind,
        name: &impl ToString,
        owner: &str,
        is_public: bool,
        place: &[String],
        item: &impl ToTokens,
    ) {
        let mut speaks = BTreeSet::new();
        listen(item.to_token_stream(), &mut speaks);
        let file = self.files.len() - 1;
        let (name, owner) = (name.to_string(), owner.to_owned());
        self.parts.push(Part { kind, name, owner, is_public, place: place.to_vec(), file, speaks });
    }
}

/// The names a text of tokens speaks.
pub(crate) fn listen(tokens: TokenStream, spoken: &mut BTreeSet<Spoken>) {
    let mut before: Option<String> = None;
    let mut marks = String::new();
    for token in tokens {
        match token {
            TokenTree::Ident(ident) => {
                let name = ident.to_string();
                spoken.insert(match (marks.as_str(), before.take()) {
                    ("::", Some(before)) => Spoken::Behind(before, name.clone()),
                    (".", _) => Spoken::Method(name.clone()),
                    _ => Spoken::Bare(name.clone()),
                });
                before = Some(name);
                marks.clear();
            }
            TokenTree::Punct(mark) => {
                let mark = mark.as_char();
                if mark != ':' && mark != '.' {
                    before = None;
                    marks.clear();
                } else if marks.len() > 1 {
                    marks.clear();
                }
                marks.push(mark);
            }
            TokenTree::Group(group) => {
                listen(group.stream(), spoken);
                before = None;
                marks.clear();
            }
            // Text that names functions, as serde's attributes do.
            TokenTree::Literal(text) => {
                for word in text.to_string().trim_matches('"').split("::").filter(|word| is_word(word)) {
                    spoken.insert(Spoken::Method(word.to_owned()));
                }
                before = None;
                marks.clear();
            }
        }
    }
}

fn is_word(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_')
}

fn bring_in(tree: &UseTree, before: &str, imports: &mut BTreeMap<String, BTreeSet<String>>) {
    let mut note = |name: String| {
        imports.entry(name).or_default().insert(before.to_owned());
    };
    match tree {
        UseTree::Path(path) => bring_in(&path.tree, &path.ident.to_string(), imports),
        UseTree::Name(name) => note(name.ident.to_string()),
        UseTree::Rename(name) => {
            note(name.ident.to_string());
            note(name.rename.to_string());
        }
        UseTree::Glob(_) => note("*".to_owned()),
        UseTree::Group(group) => group.items.iter().for_each(|tree| bring_in(tree, before, imports)),
    }
}

fn attributes(item: &Item) -> &[syn::Attribute] {
    match item {
        Item::Fn(one) => &one.attrs,
        Item::Impl(one) => &one.attrs,
        Item::Mod(one) => &one.attrs,
        Item::Use(one) => &one.attrs,
        Item::Struct(one) => &one.attrs,
        Item::Enum(one) => &one.attrs,
        Item::Const(one) => &one.attrs,
        _ => &[],
    }
}

fn is_for_tests(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|one| one.path().is_ident("cfg") && one.to_token_stream().to_string().contains("test"))
}

fn is_public(visibility: &Visibility) -> bool {
    matches!(visibility, Visibility::Public(_))
}

/// `Grouped` of `crate::group::Grouped<'a>`.
fn last_word(tokens: &TokenStream) -> String {
    let mut last = String::new();
    for token in tokens.clone() {
        match token {
            TokenTree::Ident(ident) => last = ident.to_string(),
            TokenTree::Punct(mark) if mark.as_char() == '<' => break,
            _ => {}
        }
    }
    last
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder).unwrap().flatten().map(|entry| entry.path()).collect();
    paths.sort();
    paths
}
