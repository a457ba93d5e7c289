//! A report as one HTML page that stands alone: no script, its style inside, good on paper in black and white.

use std::fmt::Write as _;

use super::{Block, Document};
use crate::tables::{Align, Table};

/// Wider tables are printed lying down.
const WIDE: usize = 14;

const STYLE: &str = "\
:root{color-scheme:light dark}\
body{font:15px/1.45 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;max-width:72rem;margin:2rem auto;padding:0 1rem;\
font-variant-numeric:tabular-nums}\
h1{font-size:1.6rem;margin:0 0 .25rem}h2{font-size:1.25rem;margin:2rem 0 .5rem;border-bottom:1px solid}\
h3{font-size:1.05rem;margin:1.5rem 0 .5rem}p{margin:.25rem 0}\
.wide{overflow-x:auto}table{border-collapse:collapse;margin:.5rem 0}\
th,td{padding:.15rem .5rem;text-align:left;white-space:nowrap;border-bottom:1px solid #8888}\
th{border-bottom-width:2px;white-space:normal;vertical-align:bottom}.r{text-align:right}\
dl{display:grid;grid-template-columns:max-content 1fr;gap:.15rem 1rem;margin:.5rem 0}dt{opacity:.75}dd{margin:0}\
@media print{body{margin:0;max-width:none;font-size:10pt}h2,h3{break-after:avoid}.wide{overflow:visible}\
thead{display:table-header-group}tr{break-inside:avoid}th,td{border-color:#000}}\
@page{margin:14mm}";

const LYING: &str = "@page{size:A4 landscape}@media print{th,td{padding:.1rem .25rem;font-size:8.5pt}}";

impl Document {
    /// The page, complete.
    pub fn to_html(&self) -> String {
        let tables = self.sections.iter().flat_map(|section| &section.blocks);
        let is_wide =
            tables.into_iter().any(|block| matches!(block, Block::Table(table) if table.columns.len() > WIDE));
        let mut page = String::new();
        let mut put = |text: &str| page.push_str(text);
        put(&format!(
            "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n",
            escaped(&self.language)
        ));
        put("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
        put(&format!(
            "<title>{}</title>\n<style>{STYLE}{}</style>\n",
            escaped(&self.title),
            if is_wide { LYING } else { "" }
        ));
        put(&format!("</head>\n<body>\n<h1>{}</h1>\n", escaped(&self.title)));
        self.lead.iter().for_each(|line| put(&format!("<p>{}</p>\n", escaped(line))));
        for section in &self.sections {
            let level = section.level.clamp(2, 6);
            put(&format!("<h{level}>{}</h{level}>\n", escaped(&section.title)));
            section.blocks.iter().for_each(|block| put(&block_html(block)));
        }
        put("</body>\n</html>\n");
        page
    }
}

fn block_html(block: &Block) -> String {
    let mut html = String::new();
    match block {
        Block::Facts(facts) if facts.is_empty() => {}
        Block::Facts(facts) => {
            html.push_str("<dl>\n");
            for (name, value) in facts {
                let _ = writeln!(html, "<dt>{}</dt><dd>{}</dd>", escaped(name), escaped(value));
            }
            html.push_str("</dl>\n");
        }
        Block::Lines(lines) => {
            for line in lines {
                let _ = writeln!(html, "<p>{}</p>", escaped(line));
            }
        }
        Block::Table(table) => html.push_str(&table_html(table)),
    }
    html
}

fn table_html(table: &Table) -> String {
    let class = |align: Align| match align {
        Align::Left => "",
        Align::Right => " class=\"r\"",
    };
    let mut html = String::from("<div class=\"wide\"><table>\n<thead><tr>");
    for (heading, align) in &table.columns {
        let _ = write!(html, "<th scope=\"col\"{}>{}</th>", class(*align), escaped(heading));
    }
    html.push_str("</tr></thead>\n<tbody>\n");
    for row in &table.rows {
        html.push_str("<tr>");
        for (cell, (_, align)) in table.padded(row).zip(&table.columns) {
            let _ = write!(html, "<td{}>{}</td>", class(*align), escaped(cell));
        }
        html.push_str("</tr>\n");
    }
    html.push_str("</tbody>\n</table></div>\n");
    html
}

/// A text in which nothing is markup.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            letter => safe.push(letter),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::super::Section;
    use super::*;

    fn page_of(title: &str, block: Block) -> String {
        let sections = vec![Section::new(2, "S").with(block)];
        Document { language: "sv".into(), title: title.into(), lead: Vec::new(), sections }.to_html()
    }

    #[test]
    fn nothing_in_a_name_becomes_markup() {
        let page = page_of("<script>alert(\"&\")</script>", Block::Lines(vec!["<b> & 'x'".into()]));
        assert!(page.contains("&lt;script&gt;alert(&quot;&amp;&quot;)&lt;/script&gt;"));
        assert!(page.contains("<p>&lt;b&gt; &amp; &#39;x&#39;</p>"));
        assert!(!page.contains("<script"));
    }

    #[test]
    fn the_page_stands_alone() {
        let page = page_of("T", Block::Facts(vec![("a".into(), "b".into())]));
        assert!(page.starts_with("<!doctype html>\n<html lang=\"sv\">") && page.contains("<style>"));
        for loaded in ["<script", "<link", "<img", "src=", "href=", "url(", "@import", "style=\""] {
            assert!(!page.contains(loaded), "{loaded}");
        }
    }

    #[test]
    fn a_wide_table_lies_down_on_paper() {
        let table = |columns: usize| Table { columns: vec![("1".into(), Align::Right); columns], rows: Vec::new() };
        assert!(page_of("T", Block::Table(table(20))).contains("A4 landscape"));
        assert!(!page_of("T", Block::Table(table(5))).contains("A4 landscape"));
    }
}
