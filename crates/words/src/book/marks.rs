//! The words of a text that a query was found by, so that a page can mark them.

use super::fold::words;
use super::query::{Query, goes_on};

/// A query, ready to mark texts.
pub struct Marker {
    phrases: Vec<Sought>,
}

/// A phrase as its folded words, and whether its last word may go on.
#[derive(Clone)]
pub(super) struct Sought {
    pub words: Vec<String>,
    pub may_go_on: bool,
}

/// A piece of a text: a word that was sought, or what stands between such words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece<'a> {
    pub text: &'a str,
    pub is_marked: bool,
}

impl Marker {
    pub fn new(query: &str) -> Self {
        Self { phrases: Query::of(query).sought() }
    }

    /// The whole text in pieces: the words of the query, their beginnings, and words of the same meaning are
    /// marked, in whatever spelling.
    pub fn pieces<'a>(&self, text: &'a str) -> Vec<Piece<'a>> {
        let spans = spans(text);
        let mut pieces = Vec::new();
        let (mut told, mut at) = (0, 0);
        while at < spans.len() {
            let Some(length) = self.length_at(&spans[at..]) else {
                at += 1;
                continue;
            };
            let (from, to) = (spans[at].from, spans[at + length - 1].to);
            push(&mut pieces, &text[told..from], false);
            push(&mut pieces, &text[from..to], true);
            told = to;
            at += length;
        }
        push(&mut pieces, &text[told..], false);
        pieces
    }

    /// How many words the longest phrase that stands here has.
    fn length_at(&self, spans: &[Span]) -> Option<usize> {
        let fits = |sought: &&Sought| {
            let Some((last, before)) = sought.words.split_last() else { return false };
            let Some(end) = spans.get(before.len()) else { return false };
            let stands = before.iter().zip(spans).all(|(word, span)| *word == span.word);
            let is_begun = || sought.may_go_on && end.word.starts_with(last.as_str()) && goes_on(&end.word, last);
            stands && (end.word == *last || is_begun())
        };
        self.phrases.iter().filter(fits).map(|sought| sought.words.len()).max()
    }
}

fn push<'a>(pieces: &mut Vec<Piece<'a>>, text: &'a str, is_marked: bool) {
    if !text.is_empty() {
        pieces.push(Piece { text, is_marked });
    }
}

/// A word of a text, folded, and where it stands.
struct Span {
    from: usize,
    to: usize,
    word: String,
}

fn spans(text: &str) -> Vec<Span> {
    let is_inside =
        |letter: char| letter.is_alphanumeric() || matches!(letter, '.' | '\'' | '’' | '´' | '\u{300}'..='\u{36f}');
    let mut spans = Vec::new();
    let mut from = None;
    let mut end = |from: &mut Option<usize>, to: usize| {
        let Some(start) = from.take() else { return };
        let run = text[start..to].trim_end_matches(|letter: char| !letter.is_alphanumeric());
        let inner = run.trim_start_matches(|letter: char| !letter.is_alphanumeric());
        let start = start + run.len() - inner.len();
        // Two dots in a row part words that no blank parts; such a run is not marked.
        if let [word] = &words(inner)[..] {
            spans.push(Span { from: start, to: start + inner.len(), word: word.clone() });
        }
    };
    for (at, letter) in text.char_indices() {
        match (is_inside(letter), from) {
            (true, None) => from = Some(at),
            (false, Some(_)) => end(&mut from, at),
            _ => {}
        }
    }
    end(&mut from, text.len());
    spans
}

#[cfg(test)]
mod tests {
    use super::*;

    fn marked(query: &str, text: &str) -> Vec<String> {
        let pieces = Marker::new(query).pieces(text);
        assert_eq!(pieces.iter().map(|piece| piece.text).collect::<String>(), text);
        pieces.iter().filter(|piece| piece.is_marked).map(|piece| piece.text.to_owned()).collect()
    }

    #[test]
    fn words_are_marked_in_any_spelling_begun_and_by_their_meaning() {
        assert_eq!(marked("VINGE", "Vingen falder; vinger."), ["Vingen", "vinger"]);
        assert_eq!(marked("kläpp", "When the flag falls, a flag"), ["flag falls", "flag"]);
        assert_eq!(marked("flag", "Vingefald, før klaffen"), ["Vingefald", "klaffen"]);
        assert_eq!(marked("j'adoube", "Han siger J’adoube."), ["J’adoube"]);
        assert_eq!(marked("7.5.5", "See 7.5.5. Not 7.55."), ["7.5.5"]);
        assert!(marked("", "flag").is_empty() && marked("flag", "").is_empty());
    }

    #[test]
    fn noise_is_marked_without_harm() {
        for (query, text) in [("..", "a..b"), ("’", "’’ ’"), ("é", "e\u{301}\u{301}te é"), ("🐴 7", "🐴7.🐴")]
        {
            marked(query, text);
        }
    }
}
