//! Builds events for norms: number 1 against numbers 2, 3, … one a round.

use std::collections::BTreeMap;

use rokade_model::{ByeKind, Entry, History, Mark, Participant, Sex, StartNumber, Title};
use rokade_rating::norm::{Contestant, Edition, Event, Exempt, Form, Norm, NormTitle, norm};

pub(crate) struct Field {
    pub history: History,
    pub contestants: BTreeMap<StartNumber, Contestant>,
    pub edition: Edition,
    pub form: Form,
    pub host: Option<String>,
    pub exempt: Option<Exempt>,
}

/// `GM 2550 SWE`, `- 2100 DEN`, `IM - NOR`, `- 2300 ?`: title, rating, federation.
pub(crate) fn contestant(text: &str) -> Contestant {
    let words: Vec<&str> = text.split_whitespace().collect();
    let [title, rating, federation] = words.as_slice() else { panic!("{text}") };
    Contestant {
        title: title.parse::<Title>().ok(),
        rating: rating.parse().ok(),
        federation: (*federation != "?").then(|| (*federation).to_owned()),
        sex: Some(Sex::Woman),
    }
}

impl Field {
    /// A Dane against these opponents, one for each mark; byes have an opponent who is not met.
    pub(crate) fn of(edition: Edition, opponents: &[&str], marks: &str) -> Self {
        let opponents: Vec<Contestant> = opponents.iter().map(|text| contestant(text)).collect();
        Self::with(edition, contestant("- 2400 DEN"), &opponents, marks)
    }

    pub(crate) fn with(edition: Edition, own: Contestant, opponents: &[Contestant], marks: &str) -> Self {
        assert_eq!(opponents.len(), marks.chars().count(), "one opponent for each mark");
        let mut one = Participant::new(StartNumber(1), own.rating);
        let mut contestants = BTreeMap::from([(StartNumber(1), own)]);
        let mut others = Vec::new();
        for ((round, mark), opponent) in (1..).zip(marks.chars()).zip(opponents) {
            let number = round + 1;
            let mut other = Participant::new(StartNumber(number), opponent.rating);
            match ByeKind::from_letter(mark) {
                Some(bye) => one.set_entry(round, Entry::Bye(bye)),
                None => {
                    let mark = Mark::from_letter(mark);
                    one.set_entry(round, Entry::Game { opponent: StartNumber(number), color: None, mark });
                    let turned = mark.map(turned);
                    other.set_entry(round, Entry::Game { opponent: StartNumber(1), color: None, mark: turned });
                }
            }
            others.push(other);
            contestants.insert(StartNumber(number), opponent.clone());
        }
        let rounds = u32::try_from(opponents.len()).unwrap();
        let players = std::iter::once(one).chain(others).collect();
        let history = History { rounds, players, ..History::default() };
        Self { history, contestants, edition, form: Form::Swiss, host: None, exempt: None }
    }

    pub(crate) fn form(mut self, form: Form) -> Self {
        self.form = form;
        self
    }

    pub(crate) fn event(&self) -> Event<'_> {
        let event = Event::new(&self.history, &self.contestants, self.edition, self.form);
        event.held_by(self.host.as_deref(), self.exempt)
    }

    pub(crate) fn norm(&self, title: NormTitle) -> Norm {
        norm(&self.event(), self.history.player(StartNumber(1)).unwrap(), title)
    }
}

fn turned(mark: Mark) -> Mark {
    match mark {
        Mark::Win => Mark::Loss,
        Mark::Loss => Mark::Win,
        Mark::ForfeitWin => Mark::ForfeitLoss,
        Mark::ForfeitLoss => Mark::ForfeitWin,
        other => other,
    }
}
