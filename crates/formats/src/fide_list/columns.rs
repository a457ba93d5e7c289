//! The columns of a text list, taken from its header line.

use rokade_model::{ListKind, ListMonth, ListPace};

use super::row::Field;

/// A field and the characters it takes, the last one excluded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Column {
    pub(super) field: Field,
    pub(super) start: usize,
    pub(super) end: usize,
}

/// What a header line says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Columns {
    /// In the order of the line
    pub(super) all: Vec<Column>,
    pub(super) kind: HeaderKind,
}

/// A list of one pace names the month and not the pace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum HeaderKind {
    Combined,
    Single(ListMonth),
}

/// What the header of a list begins with, as people are told.
pub(super) const EXPECTED: &str = "ID Number  Name  Fed  Sex  Tit  WTit  OTit …";

/// What a heading stands for; `None` for one that no list of ours has.
enum Heading {
    Field(Field),
    Month(ListMonth),
    /// Of the one rating of a list of one pace
    Games,
    Factor,
}

impl Columns {
    /// Reads a header line; `None` if it is none. `pace` is what the file is called after.
    pub(super) fn of(line: &str, pace: ListPace) -> Option<Columns> {
        let mut headings: Vec<(usize, String)> = Vec::new();
        let mut is_inside = false;
        for (at, letter) in line.trim_end().chars().enumerate() {
            match (letter.is_whitespace(), is_inside) {
                (true, _) => is_inside = false,
                (false, true) => headings.last_mut()?.1.push(letter),
                (false, false) => {
                    headings.push((at, letter.to_string()));
                    is_inside = true;
                }
            }
        }
        // "ID Number" is one heading.
        headings.retain(|(_, heading)| !heading.eq_ignore_ascii_case("number"));
        let mut month = None;
        let mut all = Vec::new();
        for (index, (start, heading)) in headings.iter().enumerate() {
            let end = headings.get(index + 1).map_or(usize::MAX, |(next, _)| *next);
            let field = match heading_of(heading) {
                Some(Heading::Field(field)) => field,
                Some(Heading::Month(named)) => {
                    month = Some(named);
                    Field::Rating(pace)
                }
                Some(Heading::Games) => Field::Games(pace),
                Some(Heading::Factor) => Field::Factor(pace),
                None => continue,
            };
            all.push(Column { field, start: *start, end });
        }
        let has = |field: Field| all.iter().filter(|column| column.field == field).count() == 1;
        let is_twice = all.iter().any(|column| !has(column.field));
        let is_list = [Field::Id, Field::Name, Field::Federation].into_iter().all(has)
            && ListPace::ALL.into_iter().any(|pace| has(Field::Rating(pace)));
        (is_list && !is_twice).then(|| Columns { all, kind: month.map_or(HeaderKind::Combined, HeaderKind::Single) })
    }

    /// The column of a field.
    pub(super) fn column(&self, field: Field) -> Option<Column> {
        self.all.iter().find(|column| column.field == field).copied()
    }

    pub(super) fn list_kind(&self, pace: ListPace) -> ListKind {
        match self.kind {
            HeaderKind::Combined => ListKind::Combined,
            HeaderKind::Single(_) => ListKind::Single(pace),
        }
    }
}

fn heading_of(heading: &str) -> Option<Heading> {
    let plain: String = heading.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_ascii_lowercase();
    let (standard, rapid, blitz) = (ListPace::Standard, ListPace::Rapid, ListPace::Blitz);
    let field = match plain.as_str() {
        "id" | "idnumber" => Field::Id,
        "name" => Field::Name,
        "fed" => Field::Federation,
        "sex" => Field::Sex,
        "tit" => Field::Title,
        "wtit" => Field::WomenTitle,
        "otit" => Field::OtherTitles,
        "foa" => Field::ArenaTitle,
        "srtng" => Field::Rating(standard),
        "sgm" => Field::Games(standard),
        "sk" => Field::Factor(standard),
        "rrtng" => Field::Rating(rapid),
        "rgm" => Field::Games(rapid),
        "rk" => Field::Factor(rapid),
        "brtng" => Field::Rating(blitz),
        "bgm" => Field::Games(blitz),
        "bk" => Field::Factor(blitz),
        "bday" | "born" | "birthday" => Field::Birth,
        "flag" => Field::Flag,
        "gms" | "games" | "gm" => return Some(Heading::Games),
        "k" => return Some(Heading::Factor),
        other => return month_of(other).map(Heading::Month),
    };
    Some(Heading::Field(field))
}

const MONTHS: [&str; 12] = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/// `sep26`
fn month_of(heading: &str) -> Option<ListMonth> {
    let (index, year) =
        MONTHS.iter().enumerate().find_map(|(index, month)| Some((index, heading.strip_prefix(month)?)))?;
    let year: u16 = year.parse().ok().filter(|_| year.len() == 2)?;
    let century = if year < 70 { 2000 } else { 1900 };
    ListMonth::new(century + year, u8::try_from(index + 1).ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_where_the_header_has_them() {
        let header = concat!(
            "ID Number      Name                                                         Fed Sex Tit  WTit OTit           ",
            "FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag"
        );
        let columns = Columns::of(header, ListPace::Standard).unwrap();
        let start = |field| columns.column(field).map(|column| column.start);
        let known = [
            (Field::Id, 0),
            (Field::Name, 15),
            (Field::Federation, 76),
            (Field::Sex, 80),
            (Field::Title, 84),
            (Field::WomenTitle, 89),
            (Field::OtherTitles, 94),
            (Field::ArenaTitle, 109),
            (Field::Rating(ListPace::Standard), 113),
            (Field::Games(ListPace::Standard), 119),
            (Field::Factor(ListPace::Standard), 123),
            (Field::Rating(ListPace::Rapid), 126),
            (Field::Games(ListPace::Rapid), 132),
            (Field::Factor(ListPace::Rapid), 136),
            (Field::Rating(ListPace::Blitz), 139),
            (Field::Games(ListPace::Blitz), 145),
            (Field::Factor(ListPace::Blitz), 149),
            (Field::Birth, 152),
            (Field::Flag, 158),
        ];
        for (field, place) in known {
            assert_eq!(start(field), Some(place), "{field:?}");
        }
        assert_eq!(columns.kind, HeaderKind::Combined);
    }

    #[test]
    fn a_list_of_one_pace_names_its_month() {
        let header = "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SEP26 Gms K  B-day Flag";
        let columns = Columns::of(header, ListPace::Blitz).unwrap();
        assert_eq!(columns.kind, HeaderKind::Single(ListMonth::new(2026, 9).unwrap()));
        assert_eq!(columns.column(Field::Rating(ListPace::Blitz)).map(|column| column.start), Some(113));
        assert_eq!(columns.column(Field::Birth).map(|column| column.start), Some(126));
        assert_eq!(columns.list_kind(ListPace::Blitz), ListKind::Single(ListPace::Blitz));
        assert_eq!(month_of("dec99"), ListMonth::new(1999, 12));
    }

    #[test]
    fn what_is_no_header_is_none() {
        for line in ["", "1234567  Holm, Astrid  DEN F", "Name Fed Sex", "ID Name Fed Tit", "ID ID Name Fed SRtng"] {
            assert_eq!(Columns::of(line, ListPace::Standard), None, "{line}");
        }
    }
}
