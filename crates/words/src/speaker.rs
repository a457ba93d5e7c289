//! Cited reasons as sentences.

use rokade_clause::{ClauseId, Fact, Numbered, PlayerId, Reason, StartNumber, inventory};

use crate::texts::lookup;
use crate::{Arg, Lang, text_with};

/// A reason with this fact speaks of one row of a list.
const ROW: &str = "row";
/// A fact of this name is a line of moves in English letters; the reader gets those of his own language.
const MOVES: &str = "san";
/// Texts may name the number of the first clause in its own regulations, as the edition cited has it: `C12`.
const CRITERION: &str = "criterion";

/// Says reasons to one reader. The caller knows who the players are and how times are written: whom a start number
/// means in the group at hand, and whom an id means, each asked for by its own type.
pub struct Speaker<'a> {
    pub lang: Lang,
    pub number: &'a dyn Fn(StartNumber) -> String,
    pub entrant: &'a dyn Fn(PlayerId) -> String,
    pub time: &'a dyn Fn(i64) -> String,
}

impl<'a> Speaker<'a> {
    /// One who knows nobody and no clock: says reasons that speak neither of players nor of times.
    pub fn plain(lang: Lang) -> Speaker<'static> {
        Speaker {
            lang,
            number: &|number| number.to_string(),
            entrant: &|player| player.to_string(),
            time: &|at| at.to_string(),
        }
    }

    /// One who knows the players of a group by start number and nobody by id: says [`Numbered`] reasons, which have
    /// no ids.
    pub fn by_number(
        lang: Lang,
        number: &'a dyn Fn(StartNumber) -> String,
        time: &'a dyn Fn(i64) -> String,
    ) -> NumberSpeaker<'a> {
        NumberSpeaker(Speaker { lang, number, entrant: &|player| player.to_string(), time })
    }

    /// The sentence itself; its bare key if a fact is missing, which the tests of the reasons prevent.
    ///
    /// A fact that is not always there has a sentence of its own, an attribute with the name of the fact:
    /// the first that can be said takes the place of the plain one.
    fn sentence(&self, reason: &Reason) -> String {
        let arg = |name: &str, fact: &Fact| match (name, fact) {
            (MOVES, Fact::Text(line)) => Arg::Text(self.lang.piece_letters(line)),
            _ => self.arg(fact),
        };
        let mut args: Vec<(&str, Arg)> =
            reason.facts.iter().map(|(name, fact)| (name.as_ref(), arg(name.as_ref(), fact))).collect();
        if !reason.facts.contains_key(CRITERION) {
            args.extend(reason.clauses.first().map(|clause| (CRITERION, Arg::from(number_of(clause)))));
        }
        let key = format!("reason-{}", reason.key);
        let richer = reason.facts.keys().find_map(|fact| lookup(self.lang, &format!("{key}.{fact}"), &args));
        let sentence = richer.or_else(|| lookup(self.lang, &key, &args)).unwrap_or_else(|| reason.key.to_string());
        match reason.facts.get(ROW) {
            Some(row) => text_with(self.lang, "in-row", &[(ROW, self.arg(row)), ("sentence", Arg::Text(sentence))]),
            None => sentence,
        }
    }

    /// The sentence of a reason, then those of what shows that it is so.
    pub fn reason(&self, reason: &Reason) -> String {
        let more = reason.because.iter().map(|more| self.reason(more));
        std::iter::once(self.sentence(reason)).chain(more).collect::<Vec<_>>().join(" ")
    }

    /// Every sentence with the clauses it rests on in brackets, as messages of the house end.
    pub fn cited(&self, reason: &Reason) -> String {
        let sentence = self.sentence(reason);
        let cited = match self.sources(reason) {
            Some(sources) => format!("{sentence} [{sources}]"),
            None => sentence,
        };
        let more = reason.because.iter().map(|more| self.cited(more));
        std::iter::once(cited).chain(more).collect::<Vec<_>>().join(" ")
    }

    /// What a reason rests on: its clauses, and the readings where these and not the letter decide.
    pub fn sources(&self, reason: &Reason) -> Option<String> {
        let readings =
            reason.readings.iter().map(|name| text_with(self.lang, "reading-mark", &[("name", name.as_ref().into())]));
        let sources: Vec<String> = reason.clauses.iter().map(ToString::to_string).chain(readings).collect();
        (!sources.is_empty()).then(|| sources.join(", "))
    }

    /// `Astrid Holm, Bo Lind and Carl Dahl`
    fn list(&self, mut names: Vec<String>) -> String {
        let Some(last) = names.pop() else { return String::new() };
        if names.is_empty() {
            return last;
        }
        text_with(self.lang, "list-and", &[("before", names.join(", ").into()), ("last", last.into())])
    }

    fn arg(&self, fact: &Fact) -> Arg {
        match fact {
            Fact::Number(number) => Arg::Number(*number),
            Fact::Text(text) => Arg::Text(chess_result(text).unwrap_or(text).to_owned()),
            Fact::Decimal(text) => Arg::Text(self.lang.decimal(text)),
            Fact::HalfPoints(halves) => Arg::Text(chess_points(*halves)),
            Fact::Player(number) => Arg::Text((self.number)(*number)),
            Fact::Entrant(player) => Arg::Text((self.entrant)(*player)),
            Fact::Players(numbers) => {
                Arg::Text(self.list(numbers.iter().map(|number| (self.number)(*number)).collect()))
            }
            Fact::Entrants(players) => {
                Arg::Text(self.list(players.iter().map(|player| (self.entrant)(*player)).collect()))
            }
            Fact::Time(micros) => Arg::Text((self.time)(*micros)),
        }
    }
}

/// Says reasons that name players by start number alone, as reports do; see [`Speaker::by_number`].
pub struct NumberSpeaker<'a>(Speaker<'a>);

impl NumberSpeaker<'_> {
    pub fn cited(&self, reason: &Numbered) -> String {
        self.0.cited(reason)
    }
}

/// `C12` of `FIDE-C.04.3-2026:C12`; the whole id where the regulations are not told apart from the number.
fn number_of(clause: &ClauseId) -> &str {
    clause.as_str().rsplit(':').next().unwrap_or_default()
}

/// What a clause says, in our own words; English only, as the inventories are.
pub fn summary(clause: &ClauseId) -> Option<&'static str> {
    inventory().get(clause.as_str()).map(|row| row.summary.as_str())
}

/// The result of a game as chess people write it, from the form of programs; `None` for any other text. The model has
/// the list; this crate may not ask it and is held against it by a test.
fn chess_result(text: &str) -> Option<&'static str> {
    const RESULTS: [(&str, &str); 9] = [
        ("1-0", "1–0"),
        ("0-1", "0–1"),
        ("1/2-1/2", "½–½"),
        ("0-0", "0–0"),
        ("1/2-0", "½–0"),
        ("0-1/2", "0–½"),
        ("+:-", "+ –"),
        ("-:+", "– +"),
        ("-:-", "– –"),
    ];
    let plain = text.strip_suffix('s').unwrap_or(text);
    RESULTS.iter().find_map(|(program, chess)| (*program == plain).then_some(*chess))
}

/// Half-points as chess players write them: `4½`, `½`, `0`.
fn chess_points(halves: i64) -> String {
    let sign = if halves < 0 { "−" } else { "" };
    match (halves.unsigned_abs() / 2, halves.unsigned_abs() % 2) {
        (0, 1) => format!("{sign}½"),
        (whole, 1) => format!("{sign}{whole}½"),
        (whole, _) => format!("{sign}{whole}"),
    }
}

#[cfg(test)]
mod tests {
    use rokade_model::GameResult;

    use super::*;

    const SPEAKER: Speaker = Speaker {
        lang: Lang::En,
        number: &|number| format!("no. {number}"),
        entrant: &|player| format!("id {player}"),
        time: &|_| "18:30".into(),
    };

    #[test]
    fn a_criterion_is_named_by_the_number_of_the_clause_cited() {
        let said = |clause: &'static str| {
            let reason = Reason::cited("dutch_worse_c12", clause).with("there", 2).with("here", 0);
            let speaker = Speaker {
                lang: Lang::En,
                number: &|number| number.to_string(),
                entrant: &|player| player.to_string(),
                time: &|at| at.to_string(),
            };
            speaker.reason(&reason)
        };
        assert!(said("FIDE-C.04.3-2026:C12").contains("(C12)"));
        assert!(said("FIDE-C.04.3-2029:C14").contains("(C14)"));
    }

    #[test]
    fn results_are_written_as_the_model_has_them() {
        for result in GameResult::ALL {
            assert_eq!(chess_result(&result.to_string()), Some(result.chess()));
        }
    }

    #[test]
    fn facts_are_written_as_chess_people_write_them() {
        let danish = Speaker { lang: Lang::Da, ..SPEAKER };
        assert_eq!(danish.arg(&Fact::Decimal("−2.35".into())), Arg::from("−2,35"));
        assert_eq!(SPEAKER.arg(&Fact::Decimal("2.35".into())), Arg::from("2.35"));
        assert_eq!(SPEAKER.arg(&Fact::HalfPoints(9)), Arg::from("4½"));
        assert_eq!(SPEAKER.arg(&Fact::HalfPoints(-1)), Arg::from("−½"));
        assert_eq!(SPEAKER.arg(&Fact::HalfPoints(0)), Arg::from("0"));
        assert_eq!(SPEAKER.arg(&Fact::Player(StartNumber(7))), Arg::from("no. 7"));
        assert_eq!(SPEAKER.arg(&Fact::Entrant(PlayerId(7))), Arg::from("id 7"));
        assert_eq!(SPEAKER.arg(&Fact::Time(1)), Arg::from("18:30"));
    }

    #[test]
    fn a_cited_sentence_ends_with_its_clauses() {
        let reason = Reason::cited("met_before", "D4.9.1-3").with("round", 2);
        assert_eq!(SPEAKER.cited(&reason), "They met in round 2. [D4.9.1-3]");
        let read = reason.read_as("monrad-meeting");
        assert_eq!(SPEAKER.cited(&read), "They met in round 2. [D4.9.1-3, reading monrad-meeting]");
    }

    #[test]
    fn players_are_listed_with_an_and_before_the_last() {
        let listed = |numbers: &[u32]| SPEAKER.arg(&Fact::Players(numbers.iter().copied().map(StartNumber).collect()));
        assert_eq!(listed(&[1, 2, 3]), Arg::from("no. 1, no. 2 and no. 3"));
        assert_eq!((listed(&[4]), listed(&[])), (Arg::from("no. 4"), Arg::from("")));
    }

    #[test]
    fn what_shows_that_it_is_so_is_said_after_it() {
        let met = |round: u32, clause| Reason::cited("met_before", clause).with("round", round);
        let reason = met(2, "D4.9.1-3").because([met(4, "D4.9.2-4")]);
        assert_eq!(SPEAKER.reason(&reason), "They met in round 2. They met in round 4.");
        assert_eq!(SPEAKER.cited(&reason), "They met in round 2. [D4.9.1-3] They met in round 4. [D4.9.2-4]");
    }

    #[test]
    fn a_fact_that_is_there_is_spoken_of() {
        let plain = Reason::house("todo_start").with("round", 2);
        assert_eq!(SPEAKER.reason(&plain), "Start round 2.");
        let timed = plain.with("starts", Fact::Time(1));
        assert_eq!(SPEAKER.reason(&timed), "Start round 2, announced for 18:30.");
    }

    #[test]
    fn a_row_of_a_list_is_named_first() {
        let reason = Reason::house("player_name_missing").with(ROW, 7);
        assert_eq!(SPEAKER.reason(&reason), "Row 7: The player needs a name.");
    }

    #[test]
    fn results_are_written_as_chess_people_write_them() {
        assert_eq!(SPEAKER.arg(&Fact::from("1/2-1/2")), Arg::from("½–½"));
        assert_eq!(SPEAKER.arg(&Fact::from("1-0s")), Arg::from("1–0"));
        assert_eq!(SPEAKER.arg(&Fact::from("1-2")), Arg::from("1-2"));
    }

    #[test]
    fn moves_are_written_in_the_letters_of_the_reader() {
        let reason = Reason::house("mate_shown").with("color", "white").with(MOVES, "1.Nf7+ Kh7 2.Qg8=R# 0-0");
        assert!(SPEAKER.reason(&reason).contains("1.Nf7+ Kh7 2.Qg8=R#"));
        let danish = Speaker { lang: Lang::Da, ..SPEAKER };
        assert!(danish.reason(&reason).contains("1.Sf7+ Kh7 2.Dg8=T# 0-0"), "{}", danish.reason(&reason));
    }

    #[test]
    fn a_clause_has_a_summary() {
        assert!(summary(&ClauseId::new("D4.9.1-3")).is_some());
        assert!(summary(&ClauseId::new("D99")).is_none());
    }
}
