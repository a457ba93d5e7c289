//! The tables of `rules/` with one more edition of the union's handbook, by data alone.

use std::sync::Once;

use rokade_clause::{HandbookEdition, Rules};

/// The tables that are the handbook's beside those in `dsu/`.
const OF_RATINGS: [&str; 4] =
    ["rating/candidates.toml", "rating/dsu.toml", "rating/registry.toml", "rating/tables.toml"];

/// Makes the tables with the edition of January 2035 those of this process.
pub(crate) fn installed() {
    static INSTALLED: Once = Once::new();
    INSTALLED.call_once(|| changed().install().unwrap());
}

pub(crate) fn edition_2035() -> HandbookEdition {
    "2035-01".parse().unwrap()
}

/// The edition is one row; the two figures that it changes are one row each; everything else was checked against it.
fn changed() -> Rules {
    let old = Rules::embedded();
    let editions = format!("{}2035-01,2035-01-01,2034-12-01\n", old.text("handbook.csv").unwrap());
    let mut new = Rules::embedded().with("handbook.csv", editions);
    let is_handbook = |path: &str| (path.starts_with("dsu/")) || OF_RATINGS.contains(&path);
    for (path, table) in old.files().filter(|(path, _)| is_handbook(path)) {
        new = new.with(path, with_changes(path, &table.replace("checked = 2026-11-18", "checked = 2034-12-02")));
    }
    new
}

/// The report is due after fourteen days, and five games need a point less than before for a bonus.
fn with_changes(path: &str, table: &str) -> String {
    let source = "2035-01 = { chapter = \"4.1 and 4.5\", checked = 2034-12-02 }\n";
    let (figure, row) = match path {
        "dsu/play.toml" => ("[report_due]", "2035-01 = { value = 14, clause = \"D4.1-5f\" }"),
        "rating/dsu.toml" => (
            "[bonus]",
            "2035-01 = { value = [{ games = 5, threshold = 50 }, { games = 11, threshold = 300 }], clause = \"D4.5.2.2\" }",
        ),
        _ => return table.to_owned(),
    };
    let with_source = table.replacen("[source]\n", &format!("[source]\n{source}"), 1);
    let (before, after) = with_source.split_once(figure).expect("the table has the figure");
    let (rows, rest) = after.split_once("\n\n").expect("another figure follows");
    format!("{before}{figure}{rows}\n{row}\n\n{rest}")
}
