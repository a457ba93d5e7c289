//! The figures of both editions, as `rules/rating/norms.toml` has them.

use std::sync::LazyLock;

use rokade_clause::{ClauseId, Figure, FigureError, Table, table};
use rokade_model::HalfPoints;

use super::{Edition, NormTitle};
use crate::Rating;
use crate::table::Tables;

/// A part of a number, rounded up or down as the text says.
#[derive(Clone, Copy, Debug)]
pub(super) struct Part {
    over: u32,
    under: u32,
}

impl Part {
    pub(super) const fn up(self, whole: u32) -> u32 {
        (whole * self.over).div_ceil(self.under)
    }

    pub(super) const fn down(self, whole: u32) -> u32 {
        whole * self.over / self.under
    }
}

/// What both editions have.
pub(super) struct Figures {
    pub(super) performance: Figure<[Rating; 4]>,
    pub(super) average_least: Figure<[Rating; 4]>,
    lifted_to: Figure<[Rating; 4]>,
    pub(super) lifted_opponents: usize,
    /// `None`: an unrated opponent has no place in the average unless raised.
    pub(super) unrated_counts_as: Option<Rating>,
    score_least: Part,
    pub(super) score_clause: ClauseId,
    pub(super) games: Figure<u32>,
    pub(super) title_holders: Figure<Part>,
    pub(super) titled_opponents: Figure<u32>,
    pub(super) games_per_day: Figure<u32>,
    pub(super) tables: &'static Tables,
    rating_titles: [Rating; 4],
}

/// What the handbook has besides.
pub(super) struct Handbook {
    pub(super) figures: Figures,
    pub(super) titled_stronger: u32,
    pub(super) unrated_in_nine: Figure<u32>,
    pub(super) unrated: Figure<u32>,
    pub(super) foreigners: Figure<Part>,
    pub(super) nations: Figure<u32>,
    pub(super) days: Figure<u32>,
    /// Minutes for the game; or minutes and seconds a move.
    pub(super) time: Figure<[u32; 3]>,
}

/// What FIDE's regulations of 2024 have besides.
pub(super) struct Fide2024 {
    pub(super) figures: Figures,
    pub(super) games_with_unplayed: Figure<u32>,
    pub(super) titled_part: Part,
    pub(super) titled_part_double: Part,
    pub(super) double_players: Figure<u32>,
    pub(super) federations: Figure<u32>,
    pub(super) own_federation: Figure<Part>,
    pub(super) one_federation: Figure<Part>,
    /// Guests, their federations, those with one of the four titles.
    pub(super) open_field: [u32; 3],
    pub(super) open_field_missed: u32,
    pub(super) time_for_sixty_moves: Figure<u32>,
    pub(super) hours_per_day: Figure<u32>,
    pub(super) registered: Figure<u32>,
}

impl Figures {
    pub(super) fn lifted_to(&self, title: NormTitle) -> Rating {
        self.lifted_to.value[title.index()]
    }

    /// The clause that raises the lowest opponents.
    pub(super) fn lifting_clause(&self) -> &ClauseId {
        &self.lifted_to.clause
    }

    pub(super) fn performance(&self, title: NormTitle) -> i64 {
        i64::from(self.performance.value[title.index()])
    }

    pub(super) fn average_least(&self, title: NormTitle) -> Rating {
        self.average_least.value[title.index()]
    }

    /// The lowest score, whatever the opponents.
    pub(super) fn score_least(&self, games: u32) -> HalfPoints {
        HalfPoints(i32::try_from(self.score_least.up(games)).expect("games are few"))
    }
}

/// The performance a title asks for.
pub fn performance_least(edition: Edition, title: NormTitle) -> Rating {
    of(edition).performance.value[title.index()]
}

/// The lowest average of opponents with which a norm can be made.
pub fn average_from(edition: Edition, title: NormTitle) -> Rating {
    of(edition).average_least(title)
}

/// The games a norm takes.
pub fn games_least(edition: Edition) -> u32 {
    of(edition).games.value
}

/// For FM, CM, WFM, WCM.
pub(super) fn rating_titles(edition: Edition) -> [Rating; 4] {
    of(edition).rating_titles
}

pub(super) fn of(edition: Edition) -> &'static Figures {
    match edition {
        Edition::Handbook => &handbook().figures,
        Edition::Fide2024 => &fide_2024().figures,
    }
}

pub(super) fn handbook() -> &'static Handbook {
    static HANDBOOK: LazyLock<Handbook> =
        LazyLock::new(|| Handbook::read(Edition::Handbook.key()).expect("the embedded table is tested"));
    &HANDBOOK
}

pub(super) fn fide_2024() -> &'static Fide2024 {
    static FIDE: LazyLock<Fide2024> =
        LazyLock::new(|| Fide2024::read(Edition::Fide2024.key()).expect("the embedded table is tested"));
    &FIDE
}

impl Handbook {
    fn read(edition: &str) -> Result<Self, FigureError> {
        let rows = Rows::of(edition)?;
        Ok(Self {
            figures: rows.figures(None, Tables::dsu())?,
            titled_stronger: rows.number("titled_opponents_stronger")?.value,
            unrated_in_nine: rows.number("unrated_in_nine")?,
            unrated: rows.number("unrated_opponents")?,
            foreigners: rows.part("foreigners")?,
            nations: rows.number("nations")?,
            days: rows.number("days")?,
            time: rows.list("time")?,
        })
    }
}

impl Fide2024 {
    fn read(edition: &str) -> Result<Self, FigureError> {
        let rows = Rows::of(edition)?;
        let unrated = rows.number("unrated_counts_as")?.value;
        Ok(Self {
            figures: rows.figures(Some(unrated), Tables::fide())?,
            games_with_unplayed: rows.number("games_with_unplayed")?,
            titled_part: rows.part("titled_opponents_part")?.value,
            titled_part_double: rows.part("titled_opponents_part_double")?.value,
            double_players: rows.number("double_players")?,
            federations: rows.number("federations")?,
            own_federation: rows.part("own_federation")?,
            one_federation: rows.part("one_federation")?,
            open_field: rows.list("open_field")?.value,
            open_field_missed: rows.number("open_field_missed")?.value,
            time_for_sixty_moves: rows.number("time_for_sixty_moves")?,
            hours_per_day: rows.number("hours_per_day")?,
            registered: rows.number("registered")?,
        })
    }
}

/// One edition's column.
struct Rows<'a> {
    table: Table,
    edition: &'a str,
}

impl<'a> Rows<'a> {
    fn of(edition: &'a str) -> Result<Self, FigureError> {
        Ok(Self { table: table("rating/norms")?, edition })
    }

    fn figures(&self, unrated: Option<Rating>, tables: &'static Tables) -> Result<Figures, FigureError> {
        let score = self.part("score_least")?;
        Ok(Figures {
            performance: self.list("performance")?,
            average_least: self.list("average_least")?,
            lifted_to: self.list("lifted_to")?,
            lifted_opponents: usize::try_from(self.number("lifted_opponents")?.value).expect("a small number"),
            unrated_counts_as: unrated,
            score_least: score.value,
            score_clause: score.clause,
            games: self.number("games")?,
            title_holders: self.part("title_holders")?,
            titled_opponents: self.number("titled_opponents")?,
            games_per_day: self.number("games_per_day")?,
            tables,
            rating_titles: self.list("rating_titles")?.value,
        })
    }

    fn number(&self, figure: &str) -> Result<Figure<u32>, FigureError> {
        let found = self.table.number(figure, self.edition)?;
        Ok(Figure { value: u32::try_from(found.value).expect("a small natural number"), clause: found.clause })
    }

    fn list<const N: usize>(&self, figure: &str) -> Result<Figure<[u32; N]>, FigureError> {
        let found = self.table.numbers(figure, self.edition)?;
        let values: Option<Vec<u32>> = found.value.iter().map(|value| u32::try_from(*value).ok()).collect();
        match values.and_then(|values| <[u32; N]>::try_from(values).ok()) {
            Some(value) => Ok(Figure { value, clause: found.clause }),
            None => Err(FigureError::Malformed {
                table: "rating/norms".to_owned(),
                problem: format!("{figure} is not {N} natural numbers"),
            }),
        }
    }

    fn part(&self, figure: &str) -> Result<Figure<Part>, FigureError> {
        let Figure { value: [over, under], clause } = self.list(figure)?;
        Ok(Figure { value: Part { over, under }, clause })
    }
}
