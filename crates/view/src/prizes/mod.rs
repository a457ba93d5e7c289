//! The prizes of a group as a reader may see them: the same for page, paper, file and everybody.

pub mod money;
mod table;
pub mod words;

use rokade_clause::Reason;
use rokade_model::StartNumber;
use rokade_standings::{
    Award, Category, Contest, Distribution, Missing, Ore, Part, PrizeFund, PrizeRule, Row, Standings,
    between as between_two,
};
use rokade_tournament::{Group, GroupId, PlayerId};
use rokade_words::Arg;

pub use table::table;

use crate::cite::Source;
use crate::{Audience, Field, GroupHead, Reader, Who, when};

/// What is offered and what is won.
pub struct PrizesView {
    pub group: GroupHead,
    pub currency: String,
    /// When the list was published; empty while it is not.
    pub published: String,
    /// Whether the organiser has said anything of prizes.
    pub is_set: bool,
    pub offered: Vec<Offered>,
    pub sum: String,
    pub rules: Vec<Remark>,
    /// The round whose table the winners come from; 0 before there is one.
    pub after: u32,
    pub winners: Vec<Winner>,
    pub paid: String,
    pub questions: Vec<Remark>,
    pub unawarded: Vec<Remark>,
    pub unknown: Vec<Remark>,
}

/// A prize of the list.
pub struct Offered {
    pub name: String,
    pub for_whom: String,
    /// Empty where there is none; likewise the honour.
    pub cash: String,
    pub honour: String,
}

/// A player who gets something.
pub struct Winner {
    pub place: u32,
    pub who: Who,
    /// The names of the prizes the player has a part in.
    pub prizes: String,
    pub cash: String,
    pub sum: Ore,
    pub honours: String,
    pub why: Vec<Remark>,
}

/// A sentence and what it rests on.
pub struct Remark {
    pub about: String,
    pub text: String,
    pub clauses: Vec<Source>,
}

/// `None` for a group that does not exist. The public sees a list once it is published, and winners once
/// the group is finished.
pub fn prizes(reader: &Reader, id: GroupId) -> Option<PrizesView> {
    let field = Field::new(reader, id)?;
    let tournament = &reader.book.tournament;
    let is_public = reader.audience == Audience::Public;
    let set = field.group.prizes.as_ref().filter(|prizes| !is_public || prizes.published.is_some());
    let fund = set.map(|prizes| prizes.fund.clone()).unwrap_or_default();
    let shown = set.is_some() && (!is_public || field.group.finished);
    let given = tournament.prizes(id, reader.book).filter(|_| shown).unwrap_or_default();
    let zone = &tournament.settings.time_zone;
    let standings = tournament.standings(id);
    let contest = tournament.prize_contest(id, reader.book);
    let telling = Telling { field: &field, fund: &fund, given: &given, standings: &standings, contest };
    Some(PrizesView {
        group: GroupHead::of(field.group),
        published: set
            .and_then(|prizes| prizes.published)
            .map(|at| when::moment(reader.lang, zone, at))
            .unwrap_or_default(),
        is_set: set.is_some(),
        offered: fund.prizes.iter().map(|prize| telling.offered(prize)).collect(),
        sum: telling.money(fund.sum()),
        rules: words::rules(reader, &fund, &PrizeRule::handbook(&tournament.rules(id))),
        after: tournament.completed_rounds(id),
        winners: given.awards.iter().map(|award| telling.winner(award)).collect(),
        paid: telling.money(given.paid()),
        questions: given
            .questions
            .iter()
            .map(|question| telling.question(&question.players, &question.prizes, &question.reason))
            .collect(),
        unawarded: given.unawarded.iter().map(|none| telling.unawarded(none.prize, &none.reason)).collect(),
        unknown: telling.unknown(),
        currency: fund.currency.clone(),
    })
}

impl PrizesView {
    pub fn has_honours(&self) -> bool {
        self.offered.iter().any(|prize| !prize.honour.is_empty())
    }

    /// What is to be signed for.
    pub fn receipts(&self) -> impl Iterator<Item = &Winner> {
        self.winners.iter().filter(|winner| winner.sum > Ore::ZERO || !winner.honours.is_empty())
    }
}

struct Telling<'a> {
    field: &'a Field<'a>,
    fund: &'a PrizeFund,
    given: &'a Distribution,
    /// The table the winners come from.
    standings: &'a Standings,
    /// What is known of everybody; `None` before there is a table.
    contest: Option<Contest>,
}

impl Telling<'_> {
    fn money(&self, sum: Ore) -> String {
        money::written(self.field.reader.lang, sum, &self.fund.currency)
    }

    fn offered(&self, prize: &rokade_standings::Prize) -> Offered {
        Offered {
            name: self.name_of(prize),
            for_whom: words::for_whom(&self.field.reader, prize.category.as_ref()),
            cash: if prize.cash == Ore::ZERO { String::new() } else { self.money(prize.cash) },
            honour: prize.honour.clone(),
        }
    }

    fn winner(&self, award: &Award) -> Winner {
        let pools = award.parts.iter().map(|part| &self.given.pools[part.pool]);
        let mut prizes: Vec<usize> = pools.flat_map(|pool| pool.prizes.clone()).chain(award.honours.clone()).collect();
        prizes.sort_unstable();
        prizes.dedup();
        let honours = award.honours.iter().map(|prize| self.fund.prizes[*prize].honour.as_str());
        let mut why: Vec<Remark> = award.parts.iter().map(|part| self.why(part)).collect();
        why.extend(self.level(award));
        why.extend(self.separated(award));
        Winner {
            place: award.place,
            who: self.field.numbered(award.player).clone(),
            prizes: self.named(&prizes),
            cash: if award.cash == Ore::ZERO { String::new() } else { self.money(award.cash) },
            sum: award.cash,
            honours: honours.collect::<Vec<_>>().join(", "),
            why,
        }
    }

    /// How an amount was found: the reason, the sum, and who stood aside.
    fn why(&self, part: &Part) -> Remark {
        let reader = &self.field.reader;
        let pool = &self.given.pools[part.pool];
        let mut told = self.told(String::new(), &self.in_own_words(&pool.reason, &pool.prizes));
        let amount = ("amount", Arg::from(self.money(part.amount)));
        if let Some((own, share)) = part.hort {
            let args = [("own", Arg::from(self.money(own))), ("share", Arg::from(self.money(share))), amount];
            told.text = format!("{} {}", told.text, reader.say_with("view-prize-halves", &args));
        } else if pool.players.len() > 1 {
            let args = [("sum", Arg::from(self.money(pool.sum))), ("count", Arg::from(pool.players.len())), amount];
            told.text = format!("{} {}", told.text, reader.say_with("view-prize-divided", &args));
        }
        if let Some(unit) = self.unit_of_rest(part) {
            let unit = [("unit", Arg::from(self.money(unit)))];
            told.text = format!("{} {}", told.text, reader.say_with("view-prize-rest", &unit));
            told.clauses.push(Source::reading(reader.lang, "prizes-sharing"));
        }
        if !pool.passed_on_by.is_empty() {
            let args =
                [("names", Arg::from(self.names(&pool.passed_on_by))), ("count", Arg::from(pool.passed_on_by.len()))];
            told.text = format!("{} {}", told.text, reader.say_with("view-prize-passed-on", &args));
        }
        told
    }

    /// By how much some get more than others because what is shared does not divide evenly; `None` where it does.
    fn unit_of_rest(&self, part: &Part) -> Option<Ore> {
        let pool = &self.given.pools[part.pool];
        let count = i64::try_from(pool.players.len()).expect("players fit");
        let unit = self.fund.rounding.unit();
        if count > 1 && pool.sum.0 % (count * unit) != 0 {
            return Some(Ore(unit));
        }
        let (own, share) = part.hort.filter(|(own, share)| (own.0 + share.0) % (2 * unit) != 0)?;
        // Halves of what is not whole units are given to the last of the smallest coin.
        let is_whole = own.0 % unit == 0 && share.0 % unit == 0;
        Some(Ore(if is_whole { unit } else { 1 }))
    }

    fn question(&self, players: &[StartNumber], prizes: &[usize], reason: &Reason) -> Remark {
        self.told(self.names(players), &self.in_own_words(reason, prizes))
    }

    /// A reason with the prizes named in the reader's language.
    fn in_own_words(&self, reason: &Reason, prizes: &[usize]) -> Reason {
        reason.clone().with("prizes", self.named(prizes))
    }

    fn named(&self, prizes: &[usize]) -> String {
        prizes.iter().map(|prize| self.name_of(&self.fund.prizes[*prize])).collect::<Vec<_>>().join(", ")
    }

    /// A prize by name; one that was never given a name of its own, in the reader's language.
    fn name_of(&self, prize: &rokade_standings::Prize) -> String {
        let index = self.fund.prizes.iter().position(|one| one == prize).unwrap_or(0);
        words::name_for(&self.field.reader, index, prize)
    }

    /// Everybody with as many points, and their figures: what decided, or why they take different prizes.
    fn level(&self, award: &Award) -> Option<Remark> {
        let reader = &self.field.reader;
        let row = self.standings.rows.iter().find(|row| row.player == award.player)?;
        let level: Vec<&Row> = self.standings.rows.iter().filter(|other| other.points == row.points).collect();
        let sharing: usize = award.parts.iter().map(|part| self.given.pools[part.pool].players.len()).max()?;
        if level.len() < 2 || sharing == level.len() {
            return None;
        }
        let not_for = self.not_for(award, &level);
        if not_for.is_some() && level.iter().filter(|other| self.may_win(award, other.player)).count() == 1 {
            // Nobody else of them may win it, so that no tie-break had to decide.
            return Some(Remark { about: String::new(), text: not_for.unwrap_or_default(), clauses: Vec::new() });
        }
        let names: Vec<&str> = level.iter().map(|row| self.field.numbered(row.player).name.as_str()).collect();
        let (key, clauses) = match sharing {
            1 => ("view-prize-level-decided", Vec::new()),
            _ => ("view-prize-level-split", vec![Source::reading(reader.lang, "prizes-sharing")]),
        };
        let args = [
            ("points", Arg::from(row.points.chess())),
            ("count", Arg::from(level.len())),
            ("names", Arg::from(names.join(", "))),
        ];
        let text = std::iter::once(reader.say_with(key, &args)).chain(not_for);
        Some(Remark { about: String::new(), text: text.collect::<Vec<_>>().join(" "), clauses })
    }

    /// Which tie-break put the winner before the next of those level, and after the one before, with both figures;
    /// nothing where all of them share the money alike and no honour goes by the order.
    fn separated(&self, award: &Award) -> Vec<Remark> {
        let is_by_order = |part: &Part| part.hort.is_some() || self.given.pools[part.pool].players.len() == 1;
        if !award.parts.iter().any(is_by_order) && award.honours.is_empty() {
            return Vec::new();
        }
        // Who else could have won a prize by age or for women is not told of anybody.
        if self.categories(award).flatten().any(|category| category.women || category.age.is_some()) {
            return Vec::new();
        }
        let rows = &self.standings.rows;
        let Some(own) = rows.iter().find(|row| row.player == award.player) else { return Vec::new() };
        let level = rows.iter().filter(|row| row.points == own.points && self.may_win(award, row.player));
        let level: Vec<StartNumber> = level.map(|row| row.player).collect();
        let Some(at) = level.iter().position(|player| *player == award.player) else { return Vec::new() };
        let next_to = [at.checked_sub(1), at.checked_add(1)].into_iter().flatten().filter_map(|at| level.get(at));
        let between = next_to.filter_map(|player| between_two(self.standings, *player, award.player));
        between.map(|neighbour| self.told(String::new(), &neighbour.reason)).collect()
    }

    /// Whom each prize of an award is for; `None` for everybody.
    fn categories(&self, award: &Award) -> impl Iterator<Item = Option<&Category>> {
        let pools = award.parts.iter().flat_map(|part| &self.given.pools[part.pool].prizes);
        let prizes: Vec<usize> = pools.chain(&award.honours).copied().collect();
        prizes.into_iter().map(|prize| self.fund.prizes[prize].category.as_ref())
    }

    /// Whether a player could have won one of the prizes an award is made of.
    fn may_win(&self, award: &Award, player: StartNumber) -> bool {
        let known = self
            .contest
            .as_ref()
            .and_then(|contest| Some((contest.players.iter().find(|one| one.player == player)?, contest.year)));
        self.categories(award).any(|category| match (category, known) {
            (Some(category), Some((contender, year))) => category.admits(&contender.facts, year),
            (Some(_), None) => false,
            (None, _) => true,
        })
    }

    /// Who of those level is outside the category that the prize is for: ratings, clubs and sections stand on the lists,
    /// age and sex are not told of anybody.
    fn not_for(&self, award: &Award, level: &[&Row]) -> Option<String> {
        let mut prizes = award.parts.iter().flat_map(|part| &self.given.pools[part.pool].prizes);
        let category =
            self.fund.prizes[*prizes.next()?].category.as_ref().filter(|one| !one.women && one.age.is_none())?;
        let contest = self.contest.as_ref().filter(|_| prizes.next().is_none())?;
        let is_outside = |row: &&&Row| {
            let contender = contest.players.iter().find(|one| one.player == row.player);
            contender.is_some_and(|one| !category.admits(&one.facts, contest.year))
        };
        let outside: Vec<StartNumber> = level.iter().filter(is_outside).map(|row| row.player).collect();
        let args = [
            ("names", Arg::from(self.names(&outside))),
            ("for", Arg::from(words::for_whom(&self.field.reader, Some(category)))),
        ];
        (!outside.is_empty()).then(|| self.field.reader.say_with("view-prize-not-for", &args))
    }

    fn unawarded(&self, prize: usize, reason: &Reason) -> Remark {
        self.told(self.name_of(&self.fund.prizes[prize]), reason)
    }

    /// Players who are outside a category for want of a fact. Nothing for the public.
    fn unknown(&self) -> Vec<Remark> {
        let reader = &self.field.reader;
        let lacking = |wanted: Missing| {
            self.given.unknown.iter().filter(move |(_, missing)| *missing == wanted).map(|(player, _)| *player)
        };
        let line = |wanted: Missing| {
            let players: Vec<StartNumber> = lacking(wanted).collect();
            let text = match wanted {
                Missing::Birth => reader.say("view-prize-birth-unknown"),
                Missing::Sex => reader.say("view-prize-sex-unknown"),
            };
            (!players.is_empty()).then(|| Remark { about: self.names(&players), text, clauses: Vec::new() })
        };
        match reader.audience {
            Audience::Arbiter => [Missing::Birth, Missing::Sex].into_iter().filter_map(line).collect(),
            Audience::Public => Vec::new(),
        }
    }

    fn names(&self, players: &[StartNumber]) -> String {
        players.iter().map(|player| self.field.numbered(*player).name.as_str()).collect::<Vec<_>>().join(", ")
    }

    fn told(&self, about: String, reason: &Reason) -> Remark {
        let reader = &self.field.reader;
        let number = |number| self.field.numbered(number).name.clone();
        let said = reader.said(reason, &number, &|player| self.name(self.field.group, player));
        Remark { about, text: said.text, clauses: said.clauses }
    }

    fn name(&self, group: &Group, player: PlayerId) -> String {
        group.number_of(player).map(|number| self.field.numbered(number).name.clone()).unwrap_or_default()
    }
}
