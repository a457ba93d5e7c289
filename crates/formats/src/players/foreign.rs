//! Files that are no list of an event's players, told by what they begin with.

use crate::problem::Problem;

/// Bytes looked at.
const HEAD: usize = 2_048;

/// A file of another kind: refused as what it is, before its rows are taken for players.
pub(crate) fn refusal(bytes: &[u8]) -> Option<Problem> {
    let head = &bytes[..bytes.len().min(HEAD)];
    let text = String::from_utf8_lossy(head).trim_start_matches('\u{FEFF}').trim_start().to_lowercase();
    if is_fide_list(&text) {
        return Some(Problem::at(1, None, "fide_rating_list"));
    }
    let kind = match head {
        [b'P', b'K', 3, 4, ..] => "ZIP, XLSX, ODS",
        [b'%', b'P', b'D', b'F', ..] => "PDF",
        [0xD0, 0xCF, 0x11, 0xE0, ..] => "XLS, DOC",
        _ if text.starts_with("<!doctype html") || text.starts_with("<html") => "HTML",
        _ if text.starts_with("<?xml") || (text.starts_with('<') && text.contains("</")) => "XML",
        _ if text.starts_with('{') || text.starts_with("[{") => "JSON",
        _ => return None,
    };
    Some(Problem::at(1, None, "not_a_player_list").found(kind))
}

const SEPARATORS: [char; 3] = [';', '\t', ','];

/// The monthly list, as columns of fixed width (`ID Number  Name … Fed Sex Tit …`), with its headings between
/// separators, or as XML. A table with separators may be somebody's own unless it has the list's own columns.
fn is_fide_list(text: &str) -> bool {
    let first = text.lines().next().unwrap_or_default();
    let bare: String = first.chars().filter(|letter| !matches!(letter, ' ' | '_' | '"')).collect();
    let is_text = bare.starts_with("idnumber") && bare.contains("name") && bare.contains("fed") && bare.contains("tit");
    let is_xml = text.starts_with('<') && (text.contains("<playerslist") || text.contains("<fideid>"));
    let is_own = bare.contains(SEPARATORS) && !bare.split(SEPARATORS).any(is_column_of_the_list);
    is_xml || (is_text && !is_own)
}

/// The rating of a month (`JAN26`), the ratings of the three lists, and the column of inactive players.
fn is_column_of_the_list(heading: &str) -> bool {
    const MONTHS: [&str; 12] = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
    let year = MONTHS.iter().find_map(|month| heading.strip_prefix(month));
    let is_month = year.is_some_and(|year| year.len() == 2 && year.bytes().all(|byte| byte.is_ascii_digit()));
    is_month || matches!(heading, "srtng" | "rrtng" | "brtng" | "flag")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(text: &str) -> Option<String> {
        refusal(text.as_bytes()).map(|problem| problem.reason.key.to_string())
    }

    #[test]
    fn what_is_no_list_of_players_is_refused_as_what_it_is() {
        let single = "ID Number      Name                                   Fed Sex Tit  WTit OTit FOA JAN23 Gms K  B-day Flag\n";
        let combined = "ID Number      Name                  Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng\n";
        let xml = "<?xml version=\"1.0\"?>\n<playerslist>\n<player>\n<fideid>1499001</fideid>";
        let table = "ID_Number;Name;Tit;Fed;JAN26;Games;Born;Flag\n1499001;Holm, Astrid;;DEN;1834;0;1987;\n";
        for text in [single, combined, xml, table] {
            assert_eq!(key(text).as_deref(), Some("fide_rating_list"), "{text}");
        }
        assert_eq!(key("<?xml version=\"1.0\"?><rows></rows>").as_deref(), Some("not_a_player_list"));
        assert_eq!(key("PK\u{3}\u{4}").as_deref(), Some("not_a_player_list"));
        assert_eq!(key("ID Number;Name;Fed;Tit\n1;Holm, Astrid;DEN;"), None, "somebody's own table");
        assert_eq!(key("Astrid Holm 1834\n"), None);
    }
}
