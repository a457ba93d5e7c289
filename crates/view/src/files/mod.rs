//! A group of a tournament as a report file and as tables for other programs.

mod plan;

use std::collections::HashMap;

use jiff::civil::Date;
use rokade_clause::HandbookEdition;
use rokade_formats::tables::{self, BoardLine, Field, Headings, StandingLine, Table};
use rokade_formats::trf::{
    Facts, ForfeitNotice, NationalRating, PlacementOrder, RankMethod, StartingRank, Stated, Trf, written_date,
};
use rokade_model::{Color, GameResult, History, Notice, Participant, Person, RoundNumber, StartNumber, TimeControl};
use rokade_tournament::{Book, GameState, Group, GroupId, PlayerId, Tournament};
use rokade_words::{Lang, text};

use crate::{Audience, name, tiebreak_name};

/// The group as a report; `None` if there is no such group or its start numbers are not found yet.
pub fn trf(book: &Book, id: GroupId) -> Option<Trf> {
    let tournament = &book.tournament;
    let group = tournament.groups.get(&id)?;
    let order = group.order.as_ref()?;
    let history = tournament.history(id);
    let people = order.players.iter().map(|player| book.person(*player).cloned().unwrap_or_default()).collect();
    let mut trf = Trf::new(history, people);
    trf.titles = order.players.iter().map(|player| tournament.players.get(player).and_then(|p| p.title)).collect();
    trf.stated = stated(tournament, id, &trf.history);
    trf.facts = facts(group);
    let settings = &tournament.settings;
    let header = &mut trf.header;
    header.name = match tournament.groups.len() {
        1 => settings.name.clone(),
        _ => format!("{} – {}", settings.name, group.settings.name),
    };
    header.city.clone_from(&settings.place);
    header.federation.clone_from(&settings.federation);
    header.start = settings.starts.replace('-', "/");
    header.end = settings.ends.replace('-', "/");
    header.chief_arbiter.clone_from(&settings.chief_arbiter);
    header.deputies.clone_from(&settings.deputies);
    header.time_control.clone_from(&group.settings.time_control);
    if group.settings.time_control.parse::<TimeControl>().is_ok() {
        header.encoded_time_control.clone_from(&group.settings.time_control);
    }
    header.program = format!("Rokade {}", env!("CARGO_PKG_VERSION"));
    header.tiebreaks = tournament.rules(id).tiebreaks.iter().map(|tiebreak| tiebreak.key().to_owned()).collect();
    header.round_dates = round_dates(tournament, group);
    header.name_system(group.settings.system, &trf.history);
    let days = || header.round_dates.iter().flatten();
    let (first, last) = (days().min().copied(), days().max().copied());
    for (day, found) in [(&mut header.start, first), (&mut header.end, last)] {
        if let (true, Some(found)) = (day.is_empty(), found) {
            *day = written_date(found);
        }
    }
    trf.plan = plan::plan(group, tournament.handbook());
    let of_first_day = HandbookEdition::of_start(&trf.header.start).unwrap_or_default();
    trf.facts.handbook = Some(tournament.handbook()).filter(|edition| *edition != of_first_day);
    name_ratings(&mut trf, book, &order.players);
    Some(trf)
}

/// The player's own record has the FIDE rating. Where the event goes by a national one, as in Denmark, that
/// stands in the federation's records.
fn name_ratings(trf: &mut Trf, book: &Book, order: &[PlayerId]) {
    let tournament = &book.tournament;
    let elo: Vec<Option<u32>> =
        order.iter().map(|id| tournament.players.get(id).and_then(|player| player.others.elo)).collect();
    let federation = &tournament.settings.federation;
    if !tournament.settings.names_denmark() && elo.iter().all(Option::is_none) {
        return;
    }
    trf.header.rated_count = elo.iter().flatten().count().to_string();
    trf.fide_ratings = elo;
    if federation.is_empty() {
        return;
    }
    let record = |(player, person): (&Participant, &Person)| NationalRating {
        federation: federation.clone(),
        player: player.number,
        rating: player.rating,
        id: person.national_id.trim().to_owned(),
        ..NationalRating::default()
    };
    let records = trf.history.players.iter().zip(&trf.people).map(record);
    trf.header.national = records.filter(|record| record.rating.is_some() || !record.id.is_empty()).collect();
    if !trf.header.national.is_empty() {
        let federation = federation.clone();
        trf.header.starting_rank = Some(StartingRank { federation, method: RankMethod::National });
    }
}

/// Points and places as they stand after the last completed round.
fn stated(tournament: &Tournament, id: GroupId, history: &History) -> Vec<Stated> {
    let standings = rokade_standings::standings(history, tournament.completed_rounds(id), &tournament.rules(id));
    let through = history.paired_rounds();
    let ranks: HashMap<StartNumber, u32> = standings.rows.iter().map(|row| row.player).zip(1..).collect();
    let line = |player: &Participant| Stated {
        points: Some(history.points_after(player, through)),
        rank: ranks.get(&player.number).copied(),
    };
    history.players.iter().map(line).collect()
}

/// What the columns of a report cannot say.
fn facts(group: &Group) -> Facts {
    let number = |player: PlayerId| group.number_of(player);
    let withdrawn = group.withdrawn.iter().filter_map(|(player, after, _)| Some((number(*player)?, *after)));
    let placement = |round: &rokade_tournament::Round| PlacementOrder {
        round: round.number,
        order: round.pairing.placement.clone(),
    };
    let is_kept = group.settings.system.keeps_placement();
    Facts {
        system: Some(group.settings.system.key().to_owned()),
        withdrawn: Some(withdrawn.collect()),
        forfeits: group.rounds.iter().flat_map(|round| forfeits(group, round)).collect(),
        placements: group.rounds.iter().filter(|_| is_kept).map(placement).collect(),
        candidates: group.settings.candidates.key().map(|_| group.settings.candidates),
        ..Facts::default()
    }
}

/// Who stayed away without notice and who came too late; a report takes notice for granted.
fn forfeits(group: &Group, round: &rokade_tournament::Round) -> Vec<ForfeitNotice> {
    let mut lines = Vec::new();
    for board in &round.boards {
        let GameState::Done { result, notice: Some(notice @ (Notice::None | Notice::Late)) } = board.game else {
            continue;
        };
        for (player, color) in [(board.white, Color::White), (board.black, Color::Black)] {
            let missing = match result {
                GameResult::BothForfeit => true,
                GameResult::WhiteForfeits => color == Color::White,
                GameResult::BlackForfeits => color == Color::Black,
                _ => false,
            };
            if let (true, Some(player)) = (missing, group.number_of(player)) {
                lines.push(ForfeitNotice { round: round.number, player, notice });
            }
        }
    }
    lines
}

fn round_dates(tournament: &Tournament, group: &Group) -> Vec<Option<Date>> {
    (1..=group.published()).map(|round| tournament.day_of_round(group, round)).collect()
}

/// The heads of the columns in the reader's language.
pub fn headings(lang: Lang) -> Headings {
    let word = |key: &str| text(lang, key);
    Headings {
        place: word("word-place"),
        number: word("desk-player-number"),
        name: word("desk-player-name"),
        club: word("desk-player-club"),
        rating: word("desk-player-rating"),
        points: word("word-points"),
        board: word("desk-entry-board"),
        white: word("word-white"),
        black: word("word-black"),
        result: word("desk-entry-result"),
        bye: word("word-bye"),
    }
}

/// The report with a word in place of every erased name: a table must not have nameless rows.
pub fn named(book: &Book, id: GroupId, lang: Lang) -> Option<Trf> {
    let mut report = trf(book, id)?;
    let order = book.tournament.groups.get(&id)?.order.as_ref()?;
    for (player, person) in order.players.iter().zip(&mut report.people) {
        if book.person(*player).is_none() {
            person.name.family = name(book, *player, lang, Audience::Arbiter);
        }
    }
    Some(report)
}

/// The standings after the last completed round.
pub fn standings(book: &Book, id: GroupId, lang: Lang) -> Option<Table> {
    let report = named(book, id, lang)?;
    let standings = book.tournament.standings(id);
    let line = |row: &rokade_standings::Row| StandingLine {
        place: row.place,
        player: row.player,
        points: row.points,
        tiebreaks: row.tiebreaks.iter().map(|value| value.chess()).collect(),
    };
    let lines: Vec<StandingLine> = standings.rows.iter().map(line).collect();
    let names: Vec<String> = standings.tiebreaks.iter().map(|tiebreak| tiebreak_name(lang, tiebreak)).collect();
    Some(tables::standings(field(&report), &lines, &names, &headings(lang)))
}

/// The boards of a published round.
pub fn pairings(book: &Book, id: GroupId, round: RoundNumber, lang: Lang) -> Option<Table> {
    let report = named(book, id, lang)?;
    let group = book.tournament.groups.get(&id)?;
    let published = group.round(round)?;
    let mut lines: Vec<BoardLine> = published
        .boards
        .iter()
        .filter_map(|board| {
            Some(BoardLine {
                board: board.number,
                white: group.number_of(board.white)?,
                black: Some(group.number_of(board.black)?),
                result: board.game.result(),
            })
        })
        .collect();
    lines.sort_by_key(|line| line.board);
    Some(tables::pairings(field(&report), &lines, &headings(lang)))
}

/// Every round of every player, in the order of the standings.
pub fn cross_table(book: &Book, id: GroupId, lang: Lang) -> Option<Table> {
    Some(crate::officer::cross(book, id, lang)?.table)
}

/// The players with everything the desk knows of them, to be imported elsewhere.
pub fn players(book: &Book, id: GroupId, lang: Lang) -> Table {
    use rokade_formats::tables::Align::{Left, Right};
    let word = |key: &str| text(lang, key);
    let columns = vec![
        (word("desk-player-number"), Right),
        (word("desk-player-name"), Left),
        (word("desk-player-rating"), Right),
        (word("desk-player-elo"), Right),
        (word("desk-player-fide-k"), Right),
        (word("desk-player-title"), Left),
        (word("desk-player-club"), Left),
        (word("desk-player-federation"), Left),
        (word("desk-player-birth"), Left),
        (word("desk-player-fide-id"), Right),
        (word("desk-player-national-id"), Left),
        (word("desk-player-section"), Left),
    ];
    let numbers = book.tournament.groups.get(&id).map(Group::numbers).unwrap_or_default();
    let row = |player: &rokade_tournament::Player| {
        let person = book.person(player.id).cloned().unwrap_or_else(Person::default);
        let written = |value: Option<String>| value.unwrap_or_default();
        vec![
            written(numbers.get(&player.id).map(ToString::to_string)),
            person.name.listed(),
            written(player.rating.map(|rating| rating.to_string())),
            written(player.others.elo.map(|rating| rating.to_string())),
            written(player.others.fide_k.map(|factor| factor.to_string())),
            written(player.title.map(|title| title.to_string())),
            person.club,
            person.federation,
            written(person.birth.map(|birth| birth.to_string())),
            written(person.fide_id.map(|id| id.to_string())),
            person.national_id,
            player.section.clone(),
        ]
    };
    let mut rows: Vec<Vec<String>> = book.tournament.members(id).map(row).collect();
    rows.sort_by_key(|cells| cells[0].parse::<u32>().unwrap_or(u32::MAX));
    Table { columns, rows }
}

fn field(report: &Trf) -> Field<'_> {
    Field { history: &report.history, people: &report.people }
}
