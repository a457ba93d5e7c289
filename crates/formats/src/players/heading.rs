//! The words people put above their columns, in Danish, Norwegian, Swedish and English.

use super::Column;

const WORDS: &[(Column, &[&str])] = &[
    (
        Column::Name,
        &["navn", "namn", "name", "spiller", "spelare", "player", "deltager", "deltaker", "deltagare", "fulde navn"],
    ),
    (
        Column::Family,
        &["efternavn", "etternavn", "efternamn", "last name", "lastname", "surname", "family name", "family"],
    ),
    (Column::Given, &["fornavn", "förnamn", "first name", "firstname", "given name", "given", "forename"]),
    (
        Column::Rating,
        &[
            "rating",
            "rtg",
            "ratingtal",
            "rat",
            "styrketal",
            "styrketall",
            "lask",
            "dsu rating",
            "nsf elo",
            "national rating",
            "nrtg",
        ],
    ),
    // Where no other column holds a rating, these do: see `guess`.
    (
        Column::Elo,
        &["elo", "fide", "fide rating", "fide elo", "elo fide", "elotal", "elotall", "fide tal", "fide tall", "irtg"],
    ),
    (Column::FideK, &["k", "k faktor", "k factor", "kfaktor", "fide k", "k fide", "k værdi", "k verdi", "k värde"]),
    (
        Column::Club,
        &["klub", "klubb", "club", "forening", "förening", "skakklub", "sjakklubb", "schackklubb", "verein"],
    ),
    (Column::Federation, &["federation", "fed", "forbund", "förbund", "land", "country", "nation", "nat"]),
    (Column::Title, &["titel", "tittel", "title", "ttl"]),
    (
        Column::FideId,
        &["fide id", "fideid", "fide nr", "fide nummer", "fide no", "fide number", "fide kode", "id fide"],
    ),
    (
        Column::NationalId,
        &[
            "dsu nr",
            "dsu id",
            "dsu nummer",
            "medlemsnr",
            "medlemsnummer",
            "medlem",
            "member",
            "member no",
            "member id",
            "national id",
            "nsf id",
            "nsf nr",
            "ssf id",
            "ssf nr",
            "licens",
            "lisens",
            "licence",
            "id",
        ],
    ),
    (
        Column::Birth,
        &[
            "født",
            "fødselsdato",
            "fødselsår",
            "fødselsdag",
            "fødd",
            "född",
            "födelsedatum",
            "födelseår",
            "birth",
            "born",
            "birthday",
            "birth date",
            "birthdate",
            "date of birth",
            "dob",
            "birth year",
            "year of birth",
            "årgang",
            "årgång",
            "b day",
            "fødeår",
        ],
    ),
    (Column::Sex, &["køn", "kjønn", "kön", "sex", "gender"]),
    (Column::Group, &["gruppe", "grupp", "group", "klasse", "klass", "class", "section", "sektion", "række"]),
    (
        Column::Skip,
        &["nr", "no", "number", "rang", "plads", "plass", "plac", "rank", "snr", "e mail", "email", "mail", "telefon"],
    ),
];

/// A heading as the words of the tables are written: small letters, single blanks, no signs.
pub(crate) fn plain(heading: &str) -> String {
    let letters = heading.to_lowercase();
    let plain: String = letters.chars().map(|letter| if letter.is_alphanumeric() { letter } else { ' ' }).collect();
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What a heading stands for.
pub(crate) fn column(heading: &str) -> Option<Column> {
    let plain = plain(heading);
    WORDS.iter().find_map(|(column, words)| words.contains(&plain.as_str()).then_some(*column))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_are_known_in_four_languages() {
        for (heading, wanted) in [
            ("Efternavn", Column::Family),
            ("FÖRNAMN", Column::Given),
            ("FIDE-ID", Column::FideId),
            ("Kjønn:", Column::Sex),
            ("DSU-nr.", Column::NationalId),
            ("Date of birth", Column::Birth),
            ("FIDE-rating", Column::Elo),
            ("Elo", Column::Elo),
            ("K-faktor", Column::FideK),
            ("DSU-rating", Column::Rating),
        ] {
            assert_eq!(column(heading), Some(wanted), "{heading}");
        }
        assert_eq!(column("Holm"), None);
    }
}
