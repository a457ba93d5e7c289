//! The words above the columns of a list of members; what a list of players has too is known from there.

use super::Column;
use crate::players::{self, heading};

/// What only lists of members have, and what means something else in them.
const WORDS: &[(Column, &[&str])] = &[
    (Column::Number, &["nr", "no", "nummer", "number", "medlemskode", "medlem nr", "membership number"]),
    (Column::Name, &["medlemsnavn", "medlemsnamn", "member name"]),
    (Column::Club, &["klubnavn", "klubbnavn", "klubbnamn", "club name", "klubnr", "klubnummer", "klubbnummer"]),
    (
        Column::District,
        &["hovedkreds", "kreds", "krets", "distrikt", "district", "region", "main district", "schackdistrikt"],
    ),
    (
        Column::Kind,
        &[
            "medlemskab",
            "medlemskap",
            "medlemstype",
            "medlemstyp",
            "medlemsart",
            "type",
            "typ",
            "kind",
            "membership",
            "membership type",
            "kind of membership",
        ],
    ),
    (
        Column::From,
        &[
            "fra",
            "fra dato",
            "från",
            "från datum",
            "from",
            "since",
            "siden",
            "sedan",
            "indmeldt",
            "indmeldelse",
            "indmeldelsesdato",
            "innmeldt",
            "innmeldingsdato",
            "startdato",
            "inträde",
            "inträdesdatum",
            "joined",
            "member since",
            "medlem siden",
            "medlem sedan",
        ],
    ),
    (
        Column::To,
        &[
            "til",
            "til dato",
            "till",
            "till datum",
            "to",
            "until",
            "udmeldt",
            "udmeldelse",
            "udmeldelsesdato",
            "utmeldt",
            "utmeldingsdato",
            "slutdato",
            "sluttdato",
            "utträde",
            "utträdesdatum",
            "left",
            "ended",
        ],
    ),
    (
        Column::Address,
        &["adresse", "adress", "address", "gade", "gate", "gata", "vej", "street", "postadresse", "postadress"],
    ),
    (
        Column::Email,
        &["e mail", "email", "mail", "e post", "epost", "e postadresse", "e postadress", "mailadresse", "mejl"],
    ),
    (
        Column::Phone,
        &["telefon", "tlf", "tel", "phone", "mobil", "mobile", "telefonnummer", "mobilnummer", "telephone"],
    ),
];

/// What a heading stands for.
pub(super) fn column(text: &str) -> Option<Column> {
    let plain = heading::plain(text);
    let own = WORDS.iter().find_map(|(column, words)| words.contains(&plain.as_str()).then_some(*column));
    own.or_else(|| heading::column(text).and_then(shared))
}

/// The columns that both kinds of list have.
fn shared(column: players::Column) -> Option<Column> {
    match column {
        players::Column::Name => Some(Column::Name),
        players::Column::Family => Some(Column::Family),
        players::Column::Given => Some(Column::Given),
        players::Column::Club => Some(Column::Club),
        players::Column::Federation => Some(Column::Federation),
        players::Column::FideId => Some(Column::FideId),
        players::Column::NationalId => Some(Column::Number),
        players::Column::Birth => Some(Column::Birth),
        players::Column::Sex => Some(Column::Sex),
        players::Column::Rating
        | players::Column::Elo
        | players::Column::FideK
        | players::Column::Title
        | players::Column::Group
        | players::Column::Skip => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_are_known_in_four_languages() {
        for (text, wanted) in [
            ("Medlemsnr.", Column::Number),
            ("FIDE-ID", Column::FideId),
            ("Efternavn", Column::Family),
            ("Etternavn", Column::Family),
            ("Efternamn", Column::Family),
            ("Date of birth", Column::Birth),
            ("Födelsedatum", Column::Birth),
            ("Hovedkreds", Column::District),
            ("Medlemskap", Column::Kind),
            ("Indmeldt", Column::From),
            ("Till", Column::To),
            ("E-postadresse", Column::Email),
            ("TLF.", Column::Phone),
            ("Adress", Column::Address),
            ("Kjønn", Column::Sex),
        ] {
            assert_eq!(column(text), Some(wanted), "{text}");
        }
        assert_eq!((column("Rating"), column("Holm")), (None, None));
    }
}
