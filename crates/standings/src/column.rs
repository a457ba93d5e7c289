//! One tie-break over the whole table, everybody's value at once.

use std::cell::OnceCell;

use rokade_model::StartNumber;

use crate::correction::{Value, value};
use crate::counted::{Counted, Line};
use crate::fide::{self, Code, Computed, FideBreak, Field};
use crate::{Amount, Rules, TieBreak, held, mutual};

/// How much is to be said of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Detail {
    Values,
    Terms,
}

/// The table that is ranked.
pub(crate) struct Columns<'a> {
    pub counted: &'a Counted<'a>,
    pub rules: &'a Rules,
    /// The line of every row, by position.
    pub lines: &'a [usize],
    pub detail: Detail,
    pub field: OnceCell<Field>,
}

impl Columns<'_> {
    /// A value for every row; `groups` are the rows nothing has parted so far, best first.
    pub(crate) fn values(&self, tiebreak: &TieBreak, groups: &[Vec<usize>]) -> Vec<Value> {
        match tiebreak {
            TieBreak::Fide(fide) if fide.code != Code::DirectEncounter => self.by_code(tiebreak, fide),
            TieBreak::Kept(name) => {
                self.everybody(|_| Value::missing(tiebreak.clone(), tiebreak.clause(), fide::not_computed(name)))
            }
            _ if tiebreak.is_among_the_level() => self.among_the_level(tiebreak, groups),
            _ => self.everybody(|line| {
                value(tiebreak, self.counted, line, self.rules).expect("a correction of a single player")
            }),
        }
    }

    fn everybody(&self, value: impl Fn(&Line) -> Value) -> Vec<Value> {
        self.lines.iter().map(|position| value(&self.counted.lines[*position])).collect()
    }

    fn field(&self) -> &Field {
        self.field.get_or_init(|| Field::of(self.counted, self.rules))
    }

    fn by_code(&self, tiebreak: &TieBreak, fide: &FideBreak) -> Vec<Value> {
        let computed = Computed::new(self.field(), fide);
        let clause = fide.code.clause(self.rules.edition);
        let mut parts = Vec::new();
        let mut one = |position: &usize| {
            let mut value = match computed.value(*position, &mut parts) {
                Ok(amount) => Value::of(tiebreak.clone(), clause.clone(), vec![amount], Vec::new()),
                Err(missing) => {
                    Value::missing(tiebreak.clone(), clause.clone(), missing.reason(fide, self.rules.edition))
                }
            };
            if self.detail == Detail::Terms {
                let explained = computed.explained(*position, &parts);
                value.terms = explained.terms;
                value.how = explained.how.filter(|_| value.missing.is_none()).map(Box::new);
            }
            value
        };
        self.lines.iter().map(&mut one).collect()
    }

    /// Asked of groups of two and more; `mutual-first` of the first group alone.
    fn among_the_level(&self, tiebreak: &TieBreak, groups: &[Vec<usize>]) -> Vec<Value> {
        let mut values: Vec<Value> = vec![mutual::not_needed(tiebreak); self.lines.len()];
        for (index, group) in groups.iter().enumerate() {
            if group.len() < 2 {
                continue;
            }
            let is_for_others = *tiebreak == TieBreak::MutualFirst && index > 0;
            let told = match is_for_others {
                true => vec![mutual::only_first_place(tiebreak); group.len()],
                false => self.group(tiebreak, group),
            };
            for (row, value) in group.iter().zip(told) {
                values[*row] = value;
            }
        }
        values
    }

    fn group(&self, tiebreak: &TieBreak, group: &[usize]) -> Vec<Value> {
        let positions: Vec<usize> = group.iter().map(|row| self.lines[*row]).collect();
        let lines: Vec<&Line> = positions.iter().map(|position| &self.counted.lines[*position]).collect();
        match tiebreak {
            TieBreak::Fide(fide) => self.encounters(tiebreak, fide, &positions),
            TieBreak::PlayOff | TieBreak::Lot => {
                let players: Vec<StartNumber> = lines.iter().map(|line| line.player).collect();
                held::among(tiebreak, self.rules, &players)
            }
            _ => mutual::among(tiebreak, self.counted, &lines),
        }
    }

    /// Direct encounter as the place inside the group, 0 for a group that stays level
    /// (docs/readings/tiebreaks-direct-encounter.md).
    fn encounters(&self, tiebreak: &TieBreak, fide: &FideBreak, group: &[usize]) -> Vec<Value> {
        let field = self.field();
        let clause = fide.code.clause(self.rules.edition);
        let order = fide::order(field, group, fide.variants.played);
        let mut places: Vec<(usize, i64)> = fide::places(&order).collect();
        places.sort_unstable();
        let value = |position: &usize| {
            let at = places.binary_search_by_key(position, |(player, _)| *player).expect("everybody has a place");
            let place = Amount::whole(places[at].1);
            let mut value = Value::of(tiebreak.clone(), clause.clone(), vec![place], Vec::new());
            if self.detail == Detail::Terms {
                let explained = fide::encounter_terms(field, *position, group, fide);
                value.terms = explained.terms;
                value.how = explained.how.map(Box::new);
            }
            value
        };
        group.iter().map(value).collect()
    }
}
