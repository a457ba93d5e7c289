//! Which words differ between two wordings of a rule.

/// A piece of a text: words that the other text does not have, or words both have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Stretch {
    pub text: String,
    pub is_changed: bool,
}

/// The texts of each side in stretches.
pub(super) struct Marked {
    pub first: Vec<Vec<Stretch>>,
    pub second: Vec<Vec<Stretch>>,
}

/// With fewer common words than one in so many, marks would cover everything and say nothing.
const FEWEST_COMMON: usize = 4;

/// Marks the words that differ; none where too few agree.
pub(super) fn differing(first: &[&str], second: &[&str]) -> Option<Marked> {
    let (a, b) = (words(first), words(second));
    let (in_a, in_b) = common(&a, &b);
    let shared = in_a.iter().filter(|is_common| **is_common).count();
    let is_enough = shared * FEWEST_COMMON >= a.len().min(b.len()).max(1);
    is_enough.then(|| Marked { first: stretches(&a, &in_a, first.len()), second: stretches(&b, &in_b, second.len()) })
}

/// The texts as they are, nothing marked.
pub(super) fn plain(texts: &[&str]) -> Vec<Vec<Stretch>> {
    texts.iter().map(|text| vec![Stretch { text: (*text).to_owned(), is_changed: false }]).collect()
}

struct Word<'a> {
    /// Which of the texts it stands in.
    of: usize,
    text: &'a str,
    /// Without marks and capitals, as it is compared.
    bare: String,
}

fn words<'a>(texts: &[&'a str]) -> Vec<Word<'a>> {
    let bare =
        |word: &str| word.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase).collect();
    let of = |(of, text): (usize, &&'a str)| -> Vec<Word<'a>> {
        text.split_whitespace().map(|word| Word { of, text: word, bare: bare(word) }).collect()
    };
    texts.iter().enumerate().flat_map(of).collect()
}

/// The words of a longest common row, on each side.
fn common(a: &[Word], b: &[Word]) -> (Vec<bool>, Vec<bool>) {
    let width = b.len() + 1;
    let mut longest = vec![0u32; (a.len() + 1) * width];
    for i in (0..a.len()).rev() {
        for j in (0..b.len()).rev() {
            longest[i * width + j] = match a[i].bare == b[j].bare {
                true => longest[(i + 1) * width + j + 1] + 1,
                false => longest[(i + 1) * width + j].max(longest[i * width + j + 1]),
            };
        }
    }
    let (mut in_a, mut in_b) = (vec![false; a.len()], vec![false; b.len()]);
    let (mut i, mut j) = (0, 0);
    while i < a.len() && j < b.len() {
        if a[i].bare == b[j].bare {
            (in_a[i], in_b[j]) = (true, true);
            i += 1;
            j += 1;
        } else if longest[(i + 1) * width + j] >= longest[i * width + j + 1] {
            i += 1;
        } else {
            j += 1;
        }
    }
    (in_a, in_b)
}

/// Neighbouring words of one kind are one stretch.
fn stretches(words: &[Word], is_common: &[bool], texts: usize) -> Vec<Vec<Stretch>> {
    let mut all: Vec<Vec<Stretch>> = vec![Vec::new(); texts];
    for (word, is_common) in words.iter().zip(is_common) {
        let row = &mut all[word.of];
        match row.last_mut() {
            Some(last) if last.is_changed != *is_common => {
                last.text.push(' ');
                last.text.push_str(word.text);
            }
            _ => {
                // The blank stands outside the mark.
                if let Some(last) = row.last_mut().filter(|last| !last.is_changed) {
                    last.text.push(' ');
                }
                let blank = if row.last().is_some_and(|last| last.is_changed) { " " } else { "" };
                row.push(Stretch { text: format!("{blank}{}", word.text), is_changed: !is_common });
            }
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(rows: &[Vec<Stretch>]) -> Vec<String> {
        let one =
            |stretch: &Stretch| if stretch.is_changed { format!("[{}]", stretch.text) } else { stretch.text.clone() };
        rows.iter().map(|row| row.iter().map(one).collect()).collect()
    }

    #[test]
    fn changed_words_are_marked_and_moved_marks_are_not() {
        let marked =
            differing(&["The second illegal move loses."], &["the third completed illegal move, loses"]).unwrap();
        assert_eq!(shown(&marked.first), ["The [second] illegal move loses."]);
        assert_eq!(shown(&marked.second), ["the [third completed] illegal move, loses"]);
    }

    #[test]
    fn a_rule_in_two_clauses_is_compared_whole() {
        let marked =
            differing(&["He stops the clock and calls."], &["He stops the clock", "and calls the arbiter."]).unwrap();
        assert_eq!(shown(&marked.first), ["He stops the clock and calls."]);
        assert_eq!(shown(&marked.second), ["He stops the clock", "and calls [the arbiter.]"]);
    }

    #[test]
    fn a_rule_worded_anew_is_not_covered_with_marks() {
        assert!(differing(&["one two three four five"], &["six seven eight nine"]).is_none());
        assert!(differing(&[""], &["a"]).is_none() && differing(&[], &[]).is_none());
    }
}
