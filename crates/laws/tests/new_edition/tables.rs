//! The tables of `rules/` with one more edition, made from those of 2023.

use std::sync::Once;

use rokade_clause::{Edition, Rules};

/// The tables in which an edition is a column.
const COLUMNS: [&str; 3] = ["laws/citations.csv", "law_book/concordance.csv", "law_book/meanings.csv"];

/// Makes the tables with 2099 those of this process.
pub(crate) fn installed() {
    static INSTALLED: Once = Once::new();
    INSTALLED.call_once(|| rules().install().unwrap());
}

pub(crate) fn edition_2099() -> Edition {
    "2099".parse().unwrap()
}

fn rules() -> Rules {
    let old = Rules::embedded();
    let text = |path: &str| old.text(path).unwrap();
    let editions = format!("{}2099,2023,laws-2099,none,da\n", text("editions.csv"));
    let title = "2099,Laws of Chess 2099,Skakreglerne 2099,Sjakkreglene 2099,Schackreglerna 2099\n";
    let inventory = moved(text("clauses/laws-2023.csv")).replace(",2023,FIDE,5.1.2,", ",2099,FIDE,5.1.9,");
    let mut new = Rules::embedded()
        .with("editions.csv", editions)
        .with("law_book/titles.csv", format!("{}{title}", text("law_book/titles.csv")))
        .with("clauses/laws-2099.csv", inventory.replace(",2023,FIDE,", ",2099,FIDE,"))
        .with("texts/da/laws-2099.csv", moved(text("texts/da/laws-2023.csv")))
        .with("coverage.csv", with_rows(text("coverage.csv")));
    for path in COLUMNS {
        new = new.with(path, with_column(path, text(path)));
    }
    for (path, table) in old.files().filter(|(path, _)| path.starts_with("laws/") && path.ends_with(".toml")) {
        new = new.with(path, with_figures(table));
    }
    new
}

/// The clauses of 2023 as those of 2099: what was 5.1.2 is 5.1.9.
fn moved(text: &str) -> String {
    text.replace("L2023-5.1.2,", "L2099-5.1.9,").replace("L2023-5.1.2\"", "L2099-5.1.9\"").replace("L2023-", "L2099-")
}

/// Every clause of 2023 that is declared, declared for 2099 too.
fn with_rows(coverage: &str) -> String {
    let new: Vec<String> = coverage.lines().filter(|line| line.starts_with("L2023-")).map(moved).collect();
    format!("{coverage}{}\n", new.join("\n"))
}

/// The last column, which is that of 2023, once more; the penalty for an illegal move means something else.
fn with_column(path: &str, table: &str) -> String {
    let cell = |line: &str| -> String {
        let (rule, old) = (line.split(',').next().unwrap(), line.rsplit(',').next().unwrap());
        match (path, rule) {
            (_, "rule") => "2099".to_owned(),
            ("law_book/meanings.csv", "illegal_move_penalty") => "z".to_owned(),
            _ => old
                .split(';')
                .map(|number| if number == "5.1.2" { "5.1.9" } else { number })
                .collect::<Vec<_>>()
                .join(";"),
        }
    };
    table.lines().map(|line| format!("{line},{}\n", cell(line))).collect()
}

/// Every figure of 2023 once more; the opponent of an illegal move in standard play gets three minutes.
fn with_figures(table: &str) -> String {
    let mut figure = "";
    let mut lines: Vec<String> = Vec::new();
    for line in table.lines() {
        figure = if line.starts_with('[') { line } else { figure };
        lines.push(line.to_owned());
        if let Some(row) = line.strip_prefix("2023 = ") {
            let row = match figure.starts_with("[minutes_standard]") {
                true => row.replace("value = 2", "value = 3"),
                false => row.to_owned(),
            };
            lines.push(format!("2099 = {}", moved(&row)));
        }
    }
    lines.join("\n")
}
