//! A report as headed pieces, whatever they speak of, and those pieces as plain text.

use unicode_width::UnicodeWidthStr;

use crate::tables::Table;

/// A report for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Document {
    /// The code of its language, `da`.
    pub language: String,
    pub title: String,
    /// Under the title: place, dates.
    pub lead: Vec<String>,
    pub sections: Vec<Section>,
}

/// A part of a document under its heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// 2 for a part of the report, 3 for a piece of a part.
    pub level: u8,
    pub title: String,
    pub blocks: Vec<Block>,
}

/// What stands in a section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// What is known, by its name.
    Facts(Vec<(String, String)>),
    Table(Table),
    /// Sentences, one below the other.
    Lines(Vec<String>),
}

impl Section {
    pub fn new(level: u8, title: impl Into<String>) -> Section {
        Section { level, title: title.into(), blocks: Vec::new() }
    }

    pub fn with(mut self, block: Block) -> Section {
        self.blocks.push(block);
        self
    }
}

impl Document {
    /// Plain text: titles underlined, tables aligned, a blank line between pieces.
    pub fn to_text(&self) -> String {
        let mut pieces = vec![underlined(&self.title, '=')];
        if !self.lead.is_empty() {
            pieces.push(self.lead.join("\n"));
        }
        for section in &self.sections {
            pieces.push(underlined(&section.title, if section.level == 2 { '-' } else { '.' }));
            pieces.extend(section.blocks.iter().map(text_of).filter(|text| !text.is_empty()));
        }
        pieces.join("\n\n") + "\n"
    }
}

fn underlined(title: &str, mark: char) -> String {
    format!("{title}\n{}", mark.to_string().repeat(title.width().max(1)))
}

fn text_of(block: &Block) -> String {
    match block {
        Block::Facts(facts) => {
            let widest = facts.iter().map(|(name, _)| name.width()).max().unwrap_or(0);
            let line = |(name, value): &(String, String)| {
                format!("{name}:{} {value}", " ".repeat(widest - name.width())).trim_end().to_owned()
            };
            facts.iter().map(line).collect::<Vec<_>>().join("\n")
        }
        Block::Table(table) => table.to_text().trim_end().to_owned(),
        Block::Lines(lines) => lines.join("\n"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::Align;

    #[test]
    fn text_is_headed_aligned_and_set_apart() {
        let table = Table {
            columns: vec![("Nr.".into(), Align::Right), ("Navn".into(), Align::Left)],
            rows: vec![vec!["1".into(), "Åse Ødegård".into()]],
        };
        let document = Document {
            language: "da".into(),
            title: "Vårturneringen".into(),
            lead: vec!["Fjordby".into()],
            sections: vec![
                Section::new(2, "Dommere")
                    .with(Block::Facts(vec![("Dommer".into(), "Ragna Holm".into()), ("Øvrige".into(), String::new())])),
                Section::new(3, "A").with(Block::Table(table)).with(Block::Lines(vec!["Slut.".into()])),
            ],
        };
        assert_eq!(
            document.to_text(),
            "Vårturneringen\n==============\n\nFjordby\n\nDommere\n-------\n\nDommer: Ragna Holm\nØvrige:\n\nA\n.\n\n\
             Nr.  Navn\n  1  Åse Ødegård\n\nSlut.\n"
        );
    }
}
