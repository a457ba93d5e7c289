//! A list of any form, player by player, with an account of what could not be read.

use std::io::{BufRead, Cursor, Read, Seek};

use rokade_model::{ListKind, ListMonth, ListPace, ListedPlayer};

use super::archive;
use super::columns::{Columns, EXPECTED, HeaderKind};
use super::lines::Utf8Lines;
use super::row::{self, Field, Wrong, Years};
use super::text;
use super::xml::XmlPlayers;
use crate::problem::Problem;

/// How many problems are kept; the rest is counted.
const KEPT_PROBLEMS: usize = 100;
/// Of a hundred lines so many must be good.
const GOOD_OF_HUNDRED: u64 = 90;
/// Bytes in which a list shows what it is.
const HEAD: u64 = 16 * 1024;
/// Lines before the header.
const MOST_BEFORE_HEADER: usize = 5;

/// How a list is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    Text,
    Xml,
}

/// What a list says of itself before its first player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Head {
    pub form: Form,
    pub kind: ListKind,
    /// Only lists of one pace as text name their month.
    pub month: Option<ListMonth>,
    /// How it is known which rating a list of one pace holds.
    pub pace: PaceOf,
}

/// A list of one pace says which one only by what it is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PaceOf {
    /// A combined list has all three
    All,
    Named,
    Assumed,
}

/// How much of a list could be used.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Account {
    pub good: u64,
    pub bad: u64,
    /// The first of what is wrong with the bad lines, in the order of the file
    pub problems: Vec<Problem>,
}

impl Account {
    fn add(&mut self, problem: Problem) {
        self.bad += 1;
        if self.problems.len() < KEPT_PROBLEMS {
            self.problems.push(problem);
        }
    }
}

/// A list that is being read.
pub struct Reader<'a> {
    head: Head,
    name: String,
    body: Body<'a>,
    account: Account,
    /// Where the last player stood.
    place: (usize, usize),
}

enum Body<'a> {
    Text { lines: Utf8Lines<Box<dyn BufRead + 'a>>, columns: Columns },
    Xml(Box<XmlPlayers<Box<dyn BufRead + 'a>>>),
}

/// Reads a list, packed or not: hands a [`Reader`] to the work and gives back what comes of it. `name` is what messages
/// call the file; it also tells lists of one pace apart where they do not say it.
pub fn read<R: Read + Seek, T>(
    source: R,
    name: &str,
    work: impl FnOnce(&mut Reader<'_>) -> T,
) -> Result<T, Vec<Problem>> {
    let named = |problem: Box<Problem>| vec![Problem { file: name.to_owned(), ..*problem }];
    let done = archive::unpacked(source, name, |list, inner| {
        Reader::begin(list, name, inner).map(|mut reader| work(&mut reader))
    });
    done.and_then(|opened| opened).map_err(named)
}

impl<'a> Reader<'a> {
    /// `inner` is the name of the list in its archive.
    fn begin(list: &'a mut dyn BufRead, name: &str, inner: &str) -> Result<Self, Box<Problem>> {
        let mut first = Vec::new();
        (&mut *list).take(HEAD).read_to_end(&mut first).map_err(|error| unreadable(1, &error))?;
        let head = String::from_utf8_lossy(&first).to_lowercase();
        let named = pace_of(inner).or_else(|| pace_of(name));
        let pace = named.unwrap_or(ListPace::Standard);
        let of = |kind: ListKind| match (kind, named) {
            (ListKind::Combined, _) => PaceOf::All,
            (ListKind::Single(_), Some(_)) => PaceOf::Named,
            (ListKind::Single(_), None) => PaceOf::Assumed,
        };
        let source: Box<dyn BufRead + 'a> = Box::new(Cursor::new(first).chain(list));
        let mut lines = Utf8Lines::new(source);
        let (head, body) = if head.trim_start_matches('\u{feff}').trim_start().starts_with('<') {
            if !head.contains("<player") {
                return Err(header(1, &head).into());
            }
            let is_combined = head.contains("<rapid_rating") || head.contains("<blitz_rating");
            let kind = if is_combined { ListKind::Combined } else { ListKind::Single(pace) };
            let body = Body::Xml(Box::new(XmlPlayers::new(lines, kind)));
            (Head { form: Form::Xml, kind, month: None, pace: of(kind) }, body)
        } else {
            let columns = columns(&mut lines, pace)?;
            let month = match columns.kind {
                HeaderKind::Combined => None,
                HeaderKind::Single(month) => Some(month),
            };
            let kind = columns.list_kind(pace);
            let head = Head { form: Form::Text, kind, month, pace: of(kind) };
            (head, Body::Text { lines, columns })
        };
        Ok(Self { head, name: name.to_owned(), body, account: Account::default(), place: (1, 1) })
    }

    pub fn head(&self) -> Head {
        self.head
    }

    pub fn account(&self) -> &Account {
        &self.account
    }

    /// The next player that can be used; lines that cannot be are in the account. What ends the reading before its
    /// time is an error.
    pub fn next_player(&mut self) -> Result<Option<ListedPlayer>, Box<Problem>> {
        let name = self.name.clone();
        self.next_good().map_err(|problem| Box::new(Problem { file: name, ..*problem }))
    }

    fn next_good(&mut self) -> Result<Option<ListedPlayer>, Box<Problem>> {
        let kind = self.head.kind;
        loop {
            let (place, read) = match &mut self.body {
                Body::Text { lines, columns } => {
                    let number = lines.line();
                    let Some((number, line)) = lines.next_line().map_err(|error| unreadable(number, &error))? else {
                        return Ok(None);
                    };
                    if line.trim().is_empty() {
                        continue;
                    }
                    let player = text::player(line, columns, kind);
                    ((number, 1), player.map_err(|(wrong, column)| (wrong, (number, column))))
                }
                Body::Xml(players) => {
                    let Some(found) = players.next()? else { return Ok(None) };
                    let place = (found.line, found.column);
                    (place, row::player(&players.cells(), kind, Years::AnyDigits).map_err(|wrong| (wrong, place)))
                }
            };
            self.place = place;
            match read {
                Ok(player) => {
                    self.account.good += 1;
                    return Ok(Some(player));
                }
                Err((wrong, (line, column))) => {
                    let problem = objection(&wrong, line, column);
                    self.account.add(Problem { file: self.name.clone(), ..problem });
                }
            }
        }
    }

    /// The player read last was in the list before: the line is bad, and the first one counts.
    pub fn was_there_before(&mut self, player: &ListedPlayer) {
        self.account.good = self.account.good.saturating_sub(1);
        let (line, column) = self.place;
        let problem = Problem::at(line, column, "fide_list_id_twice").found(player.fide_id);
        self.account.add(Problem { file: self.name.clone(), ..problem });
    }

    /// Whether enough of the list was good; else everything that was wrong, the reason of the refusal first.
    pub fn checked(&self) -> Result<(), Vec<Problem>> {
        let Account { good, bad, problems } = &self.account;
        let all = good + bad;
        let refusal = if all == 0 {
            Problem::at(1, None, "fide_list_empty")
        } else if good * 100 < all * GOOD_OF_HUNDRED {
            let count = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
            Problem::at(1, None, "fide_list_bad_lines").with("bad", count(*bad)).with("lines", count(all))
        } else {
            return Ok(());
        };
        Err([Problem { file: self.name.clone(), ..refusal }].into_iter().chain(problems.iter().cloned()).collect())
    }
}

/// What is objected to in a line.
fn objection(wrong: &Wrong, line: usize, column: usize) -> Problem {
    let problem = match wrong.field {
        Field::Id => Problem::at(line, column, "fide_list_id").expected("1400000"),
        Field::Federation => Problem::at(line, column, "fide_list_federation").expected("DEN, NOR, SWE …"),
        Field::Rating(_) | Field::Games(_) | Field::Factor(_) | Field::Birth => {
            Problem::at(line, column, "fide_list_number").expected("0, 1, 2 …")
        }
        Field::Name
        | Field::Sex
        | Field::Title
        | Field::WomenTitle
        | Field::OtherTitles
        | Field::ArenaTitle
        | Field::Flag => Problem::at(line, column, "fide_list_name"),
    };
    problem.found(&wrong.found)
}

/// The header line, which stands first or after a few blank ones.
fn columns<R: BufRead>(lines: &mut Utf8Lines<R>, pace: ListPace) -> Result<Columns, Box<Problem>> {
    let mut first = String::new();
    for _ in 0..MOST_BEFORE_HEADER {
        let number = lines.line();
        let Some((_, line)) = lines.next_line().map_err(|error| unreadable(number, &error))? else { break };
        let line = line.trim_start_matches('\u{feff}');
        if line.trim().is_empty() {
            continue;
        }
        if let Some(columns) = Columns::of(line, pace) {
            return Ok(columns);
        }
        first = line.to_owned();
        break;
    }
    Err(header(lines.line().saturating_sub(1).max(1), &first).into())
}

fn header(line: usize, found: &str) -> Problem {
    let shown: String = found.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
    Problem::at(line, None, "fide_list_header").found(shown.trim()).expected(EXPECTED)
}

fn unreadable(line: usize, error: &std::io::Error) -> Problem {
    match error.kind() {
        std::io::ErrorKind::FileTooLarge => Problem::at(line, None, "fide_list_too_large"),
        _ => Problem::at(line, None, "fide_list_unreadable").with("error", error.to_string()),
    }
}

/// What a file is called after: `rapid_rating_list.txt`.
fn pace_of(name: &str) -> Option<ListPace> {
    let name = name.to_lowercase();
    ListPace::ALL.into_iter().find(|pace| name.contains(pace.key()))
}
