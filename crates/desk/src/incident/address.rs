//! The state of the assistant as an address: `?at=1.3.7&case=late&q.who=black&q.minutes_late=20`.

use rokade_laws::incident::{Answers, Chosen};
use rokade_laws::referee::{Both, HalfPoint, Millis};
use rokade_tournament::{GameAt, GroupId};

use crate::answer::form_encoded;

/// The names of answers begin with this.
const ANSWER: &str = "q.";

/// What has been told so far.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Asked {
    pub at: Option<GameAt>,
    pub shelf: Option<String>,
    pub case: Option<String>,
    /// In the order they were given.
    pub answers: Vec<(String, String)>,
    pub choice: Option<String>,
    /// Minutes and seconds of a choice that gives or takes time.
    pub minutes: Option<String>,
    pub seconds: Option<String>,
    /// Half-points of a choice that changes the score.
    pub points: Option<String>,
    /// What the clocks show, `1:12:30` or `4:07`.
    pub clock_white: String,
    pub clock_black: String,
    /// What to look for among all incidents.
    pub find: String,
}

impl Asked {
    pub(super) fn read(pairs: &[(String, String)]) -> Self {
        let mut asked = Self::default();
        for (name, value) in pairs.iter().map(|(name, value)| (name.as_str(), value.trim().to_owned())) {
            let given = || Some(value.clone()).filter(|value| !value.is_empty());
            match name {
                "at" => asked.at = read_place(&value),
                "shelf" => asked.shelf = given(),
                "case" => asked.case = given(),
                "choice" => asked.choice = given(),
                "minutes" => asked.minutes = given(),
                "seconds" => asked.seconds = given(),
                "points" => asked.points = given(),
                "clock_white" => asked.clock_white = value,
                "clock_black" => asked.clock_black = value,
                "find" => asked.find = value,
                _ => {
                    if let (Some(question), Some(answer)) = (name.strip_prefix(ANSWER), given()) {
                        asked.answers.retain(|(known, _)| known != question);
                        asked.answers.push((question.to_owned(), answer));
                    }
                }
            }
        }
        asked
    }

    /// The fields of the address, in the order of the questions.
    pub(super) fn fields(&self) -> Vec<(String, String)> {
        let named = |name: &str, value: &Option<String>| value.clone().map(|value| (name.to_owned(), value));
        let written = |name: &str, value: &String| (!value.is_empty()).then(|| (name.to_owned(), value.clone()));
        let mut fields: Vec<(String, String)> = Vec::new();
        fields.extend(self.at.map(|at| ("at".to_owned(), write_place(at))));
        fields.extend(named("shelf", &self.shelf));
        fields.extend(named("case", &self.case));
        fields.extend(self.answers.iter().map(|(question, answer)| (format!("{ANSWER}{question}"), answer.clone())));
        fields.extend(named("choice", &self.choice));
        fields.extend(named("minutes", &self.minutes));
        fields.extend(named("seconds", &self.seconds));
        fields.extend(named("points", &self.points));
        fields.extend(written("clock_white", &self.clock_white));
        fields.extend(written("clock_black", &self.clock_black));
        fields
    }

    pub(super) fn link(&self, base: &str) -> String {
        let fields = self.fields();
        let pair = |(name, value): &(String, String)| format!("{name}={}", form_encoded(value));
        match fields.is_empty() {
            true => base.to_owned(),
            false => format!("{base}?{}", fields.iter().map(pair).collect::<Vec<_>>().join("&")),
        }
    }

    pub(super) fn placed(&self, at: GameAt) -> Self {
        Self { at: Some(at), ..self.clone() }
    }

    /// Another incident of the same board, from its shelf.
    pub(super) fn on_shelf(&self, shelf: &str) -> Self {
        Self { at: self.at, shelf: Some(shelf.to_owned()), ..Self::default() }
    }

    pub(super) fn with_case(&self, shelf: &str, case: &str) -> Self {
        Self { case: Some(case.to_owned()), ..self.on_shelf(shelf) }
    }

    pub(super) fn answered(&self, question: &str, answer: &str) -> Self {
        let mut asked = self.clone();
        asked.answers.push((question.to_owned(), answer.to_owned()));
        asked
    }

    pub(super) fn chosen(&self, choice: &str) -> Self {
        let (minutes, seconds, points) = (None, None, None);
        Self { choice: Some(choice.to_owned()), minutes, seconds, points, ..self.clone() }
    }

    /// One step back, with everything said before.
    pub(super) fn back(&self) -> Option<Self> {
        let mut asked = Self { minutes: None, seconds: None, points: None, ..self.clone() };
        if asked.choice.take().is_some() || asked.answers.pop().is_some() {
            return Some(asked);
        }
        if asked.case.take().is_some() || asked.shelf.take().is_some() || asked.at.take().is_some() {
            return Some(asked);
        }
        None
    }

    /// Back to a question that was answered before; what came after it is asked again.
    pub(super) fn again(&self, question: &str) -> Self {
        let kept = self.answers.iter().take_while(|(known, _)| known != question).cloned().collect();
        Self { answers: kept, choice: None, minutes: None, seconds: None, points: None, ..self.clone() }
    }

    pub(super) fn answers(&self) -> Answers {
        Answers(self.answers.iter().cloned().collect())
    }

    /// The arbiter's choice with its amount.
    pub(super) fn choice(&self) -> Option<Chosen> {
        let number = |text: &Option<String>| text.as_deref().and_then(|text| text.parse::<u32>().ok());
        let seconds = match (number(&self.minutes), number(&self.seconds)) {
            (None, None) => None,
            (minutes, seconds) => Some(i64::from(minutes.unwrap_or(0)) * 60 + i64::from(seconds.unwrap_or(0))),
        };
        let points = number(&self.points).and_then(|halves| u8::try_from(halves).ok()).filter(|halves| *halves <= 2);
        let points = points.map(HalfPoint);
        Some(Chosen { choice: self.choice.clone()?, ms: seconds.map(Millis::from_seconds), points })
    }

    /// What both clocks show, if both are written.
    pub(super) fn clock(&self) -> Option<Both<Millis>> {
        Some(Both { white: read_clock(&self.clock_white)?, black: read_clock(&self.clock_black)? })
    }
}

/// `1.3.7`, `1.3.7.2` for the second game of a match, `1` for a game for its own sake.
pub(super) fn write_place(at: GameAt) -> String {
    match at {
        GameAt::Board { group, round, board, game: None } => format!("{group}.{round}.{board}"),
        GameAt::Board { group, round, board, game: Some(game) } => format!("{group}.{round}.{board}.{game}"),
        GameAt::Free { group } => group.to_string(),
    }
}

fn read_place(text: &str) -> Option<GameAt> {
    let numbers: Vec<u32> = text.split('.').map(|number| number.parse().ok()).collect::<Option<_>>()?;
    match *numbers.as_slice() {
        [group] => Some(GameAt::Free { group: GroupId(group) }),
        [group, round, board] => Some(GameAt::Board { group: GroupId(group), round, board, game: None }),
        [group, round, board, game] => Some(GameAt::Board { group: GroupId(group), round, board, game: Some(game) }),
        _ => None,
    }
}

/// `1:12:30`, `12:30` or `12` minutes.
fn read_clock(text: &str) -> Option<Millis> {
    let parts: Vec<i64> = text.trim().split([':', '.']).map(|part| part.parse().ok()).collect::<Option<_>>()?;
    let seconds = match *parts.as_slice() {
        [minutes] => minutes * 60,
        [minutes, seconds] if seconds < 60 => minutes * 60 + seconds,
        [hours, minutes, seconds] if minutes < 60 && seconds < 60 => hours * 3600 + minutes * 60 + seconds,
        _ => return None,
    };
    (0..=24 * 3600).contains(&seconds).then(|| Millis::from_seconds(seconds))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pairs(query: &[(&str, &str)]) -> Vec<(String, String)> {
        query.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
    }

    #[test]
    fn an_address_comes_back_as_it_went() {
        let told =
            [("at", "1.3.7.2"), ("shelf", "moves"), ("case", "illegal_move"), ("q.who", "white"), ("q.note", "a b")];
        let asked = Asked::read(&pairs(&told));
        assert_eq!(asked.fields(), pairs(&told));
        assert_eq!(asked.link("/x"), "/x?at=1.3.7.2&shelf=moves&case=illegal_move&q.who=white&q.note=a%20b");
    }

    #[test]
    fn each_step_back_takes_one_thing_away() {
        let mut asked =
            Asked::read(&pairs(&[("at", "1.1.1"), ("shelf", "moves"), ("case", "late"), ("q.who", "white")]));
        let mut steps = Vec::new();
        while let Some(before) = asked.back() {
            steps.push(before.fields().len());
            asked = before;
        }
        assert_eq!(steps, [3, 2, 1, 0]);
    }

    #[test]
    fn clocks_are_read_as_they_are_shown() {
        assert_eq!(read_clock("1:12:30"), Some(Millis::from_seconds(4350)));
        assert_eq!(read_clock("4:07"), Some(Millis::from_seconds(247)));
        assert_eq!(read_clock("12"), Some(Millis::from_minutes(12)));
        for wrong in ["", "1:75", "-4", "now", "99:00:00"] {
            assert_eq!(read_clock(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_place_that_is_none_is_ignored() {
        for wrong in ["", "a.b.c", "1.2", "1.2.3.4.5"] {
            assert_eq!(read_place(wrong), None, "{wrong}");
        }
    }
}
