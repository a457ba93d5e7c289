//! Where code says something of some systems and is silent of the others: there a new system would be taken for an
//! old one without anybody noticing.

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use quote::ToTokens;
use syn::{Attribute, ExprMatch, Item, Pat};

/// The systems themselves: nothing asks for one of them alone.
const SYSTEMS: [&str; 3] = ["System", "Host", "DutchEdition"];
/// With the enums of their columns, FIDE's tie-breaks and the logics of the Laws, of which one value may be compared
/// with; a `match` names every variant of all of them.
const CLOSED: [&str; 9] =
    ["System", "Host", "DutchEdition", "StartOrder", "Drawn", "Upfloater", "Ties", "Code", "Logic"];
/// What a tournament is told and what it tells: one may be asked for, and a `match` names them all.
const TOLD: [&str; 2] = ["Command", "Event"];

/// What a file may not pass over.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Words {
    Rows,
    /// The file speaks of a tournament's commands or events, too.
    RowsAndDeeds,
}

impl Words {
    /// By where a file stands or what it brings in.
    pub(crate) fn of(is_tournament: bool, source: &str) -> Words {
        let brought = source.split("rokade_tournament::").skip(1).filter_map(|rest| rest.split(';').next());
        let mut words = brought.flat_map(|list| list.split(|letter: char| !letter.is_alphanumeric()));
        if is_tournament || words.any(|word| TOLD.contains(&word)) { Words::RowsAndDeeds } else { Words::Rows }
    }

    fn names_variant(self, tokens: TokenStream) -> bool {
        names_variant(&CLOSED, tokens.clone()) || self == Words::RowsAndDeeds && names_variant(&TOLD, tokens)
    }
}

/// Every gap of a file outside its tests, as it is written.
pub(crate) fn gaps(source: &str, words: Words) -> Vec<String> {
    let file = syn::parse_file(source).expect("the house compiles");
    let mut found = Vec::new();
    for item in file.items.iter().filter(|item| !is_for_tests(item)) {
        look(item.to_token_stream(), words, &mut found);
    }
    found
}

fn is_for_tests(item: &Item) -> bool {
    let Item::Mod(module) = item else { return false };
    module.attrs.iter().any(|attribute: &Attribute| attribute.to_token_stream().to_string().contains("cfg (test)"))
}

fn look(tokens: TokenStream, words: Words, found: &mut Vec<String>) {
    let trees: Vec<TokenTree> = tokens.into_iter().collect();
    for (index, tree) in trees.iter().enumerate() {
        let from = &trees[index..];
        match tree {
            TokenTree::Group(group) => look(group.stream(), words, found),
            TokenTree::Ident(word) if word == "match" => found.extend(gap_of_match(from, words)),
            TokenTree::Ident(word) if word == "matches" => found.extend(gap_of_macro(from)),
            TokenTree::Ident(word) if word == "let" => found.extend(gap_of_let(from)),
            TokenTree::Punct(_) if is_comparison(from) => found.extend(gap_of_comparison(&from[2..])),
            TokenTree::Ident(_) | TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
    }
}

/// Whether a variant of one of the enums is named.
fn names_variant(enums: &[&str], tokens: TokenStream) -> bool {
    let trees: Vec<TokenTree> = tokens.into_iter().collect();
    trees.iter().enumerate().any(|(index, tree)| match tree {
        TokenTree::Group(group) => names_variant(enums, group.stream()),
        TokenTree::Ident(_) | TokenTree::Punct(_) | TokenTree::Literal(_) => is_variant(enums, &trees[index..]),
    })
}

/// `System::KnockOut`, but not `System::row` or `Host::FIDE_DUTCH`.
fn is_variant(enums: &[&str], trees: &[TokenTree]) -> bool {
    let [TokenTree::Ident(of), TokenTree::Punct(one), TokenTree::Punct(two), TokenTree::Ident(variant), ..] = trees
    else {
        return false;
    };
    let variant = variant.to_string();
    let is_camel = variant.starts_with(|c: char| c.is_uppercase()) && variant.contains(|c: char| c.is_lowercase());
    enums.iter().any(|known| of == known) && one.as_char() == ':' && two.as_char() == ':' && is_camel
}

fn shown(trees: &[TokenTree]) -> String {
    trees.iter().cloned().collect::<TokenStream>().to_string().chars().take(120).collect()
}

fn gap_of_match(trees: &[TokenTree], words: Words) -> Option<String> {
    let is_body = |tree: &TokenTree| matches!(tree, TokenTree::Group(body) if body.delimiter() == Delimiter::Brace);
    let end = trees.iter().skip(2).position(is_body)? + 3;
    let expression: ExprMatch = syn::parse2(trees[..end].iter().cloned().collect()).ok()?;
    let closed: Vec<usize> = expression
        .arms
        .iter()
        .flat_map(|arm| cases(&arm.pat))
        .flat_map(|slots| slots.into_iter().enumerate())
        .filter(|(_, slot)| words.names_variant(slot.to_token_stream()))
        .map(|(index, _)| index)
        .collect();
    let leaves_out = |slots: &Vec<&Pat>| match slots.as_slice() {
        [all] if is_open(all) => !closed.is_empty(),
        slots => closed.iter().any(|index| slots.get(*index).is_some_and(|slot| is_open(slot))),
    };
    // An arm that asks for more than the pattern closes no gap, and therefore hides none.
    let mut unguarded = expression.arms.iter().filter(|arm| arm.guard.is_none());
    unguarded.any(|arm| cases(&arm.pat).iter().any(leaves_out)).then(|| shown(trees))
}

/// The patterns of an arm one by one, each as the parts of its tuple.
fn cases(pat: &Pat) -> Vec<Vec<&Pat>> {
    match pat {
        Pat::Or(or) => or.cases.iter().flat_map(cases).collect(),
        Pat::Paren(inner) => cases(&inner.pat),
        Pat::Tuple(tuple) => vec![tuple.elems.iter().collect()],
        other => vec![vec![other]],
    }
}

/// Whether a pattern takes whatever comes: `_`, a name, or one of them inside `Some`, `Ok` or `&`.
fn is_open(pat: &Pat) -> bool {
    match pat {
        Pat::Wild(_) => true,
        Pat::Ident(name) => match &name.subpat {
            Some((_, inner)) => is_open(inner),
            None => name.ident.to_string().starts_with(|c: char| c.is_lowercase()),
        },
        Pat::Reference(inner) => is_open(&inner.pat),
        Pat::Paren(inner) => is_open(&inner.pat),
        Pat::Or(or) => or.cases.iter().any(is_open),
        Pat::TupleStruct(of) => {
            let is_wrapper = of.path.is_ident("Some") || of.path.is_ident("Ok");
            is_wrapper && of.elems.iter().all(is_open)
        }
        _ => false,
    }
}

fn gap_of_macro(trees: &[TokenTree]) -> Option<String> {
    let [_, TokenTree::Punct(mark), TokenTree::Group(group), ..] = trees else { return None };
    (mark.as_char() == '!' && names_variant(&CLOSED, group.stream())).then(|| shown(&trees[..3]))
}

/// `if let` and `let … else` ask for one system and pass over the rest.
fn gap_of_let(trees: &[TokenTree]) -> Option<String> {
    let is_equal = |tree: &TokenTree| matches!(tree, TokenTree::Punct(mark) if mark.as_char() == '=');
    let end = trees.iter().position(is_equal)?;
    let pattern = &trees[1..end];
    names_variant(&CLOSED, pattern.iter().cloned().collect()).then(|| shown(&trees[..end]))
}

fn is_comparison(trees: &[TokenTree]) -> bool {
    let [TokenTree::Punct(one), TokenTree::Punct(two), ..] = trees else { return false };
    matches!((one.as_char(), two.as_char()), ('=' | '!', '='))
}

/// `system == System::KnockOut`.
fn gap_of_comparison(trees: &[TokenTree]) -> Option<String> {
    let is_sign = |tree: &&TokenTree| matches!(tree, TokenTree::Punct(mark) if "&*".contains(mark.as_char()));
    let from = trees.iter().take_while(is_sign).count();
    let of_path = trees[from..].iter().take_while(|tree| match tree {
        TokenTree::Ident(_) => true,
        TokenTree::Punct(mark) => mark.as_char() == ':',
        TokenTree::Group(_) | TokenTree::Literal(_) => false,
    });
    let path: Vec<TokenTree> = of_path.cloned().collect();
    names_variant(&SYSTEMS, path.iter().cloned().collect()).then(|| format!("== {}", shown(&path)))
}

#[test]
fn a_gap_is_seen_in_every_form() {
    let gap = |body: &str| !gaps(&format!("fn f() {{ {body} }}"), Words::Rows).is_empty();
    for body in [
        "match system { System::KnockOut => 1, _ => 2 }",
        "match system { System::KnockOut => 1, other => g(other) }",
        "match system.host() { Some(Host::Monrad) => 1, Some(_) => 2, None => 3 }",
        "match (system, seed) { (System::KnockOut, seed) => 1, (_, None) => 2, (_, Some(_)) => 3 }",
        "g(|x| match x { rokade_pairing::System::Olympiad { teams } => teams, _ => 0 })",
        "let is = matches!(system, System::Olympiad { .. });",
        "if let System::Olympiad { teams } = system { g() }",
        "let Some(Ok(System::Olympiad { teams })) = system else { return };",
        "if settings.system != System::KnockOut { g() }",
        "if *system == rokade_pairing::System::KnockOut { g() }",
        "match self.fide.code { Code::Koya => 1, _ => 2 }",
        "g(matches!(fide.code, Code::Koya | Code::Buchholz))",
        "match (pace, edition.logic()) { (Pace::Standard, _) | (_, Logic::Laws2001) => 1, (Pace::Rapid, Logic::Laws2018) => 2 }",
    ] {
        assert!(gap(body), "{body}");
    }
    for body in [
        "match system { System::KnockOut | System::Olympiad { .. } => 1, System::Of(_) | System::Gladiator { .. } => 2 }",
        "match system { _ if round == 0 => 0, System::KnockOut => 1, System::Of(host) => 2 }",
        "match (host, rule) { (Host::Monrad, _) => 1, (Host::Fide1998, Rule::Baku) => 2 }",
        "match rule { Rule::Baku => System::KnockOut, _ => System::Of(Host::Monrad) }",
        "let system = System::KnockOut;",
        "let system: System = g(System::Of(Host::Monrad)) == 2;",
        "if system.row().ties == Ties::Fide { g() }",
        "if fide.code == Code::Koya { g() }",
        "match status { StatusCode::OK => 1, _ => 2 }",
        "if system.is_knock_out() && g(System::KnockOut) { h() }",
    ] {
        assert!(!gap(body), "{body}");
    }
}

#[test]
fn a_match_of_events_names_them_all_where_a_tournament_is_spoken_of() {
    let source =
        "use rokade_tournament::{Board, Event}; fn f() { match event { Event::Undone { step } => step, _ => 0 } }";
    let elsewhere = source.replace("Board, Event", "Board");
    assert_eq!(gaps(source, Words::of(false, source)).len(), 1);
    assert_eq!(gaps(&elsewhere, Words::of(true, &elsewhere)).len(), 1);
    assert!(gaps(&elsewhere, Words::of(false, &elsewhere)).is_empty(), "the events of somebody else");
    let asked = "use rokade_tournament::Event; fn f() { if let Event::Undone { step } = event { g(step) } }";
    assert!(gaps(asked, Words::of(false, asked)).is_empty(), "one may be asked for");
}
