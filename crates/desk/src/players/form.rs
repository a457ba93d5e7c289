//! A player as a form holds one.

use rokade_clause::Reason;
use rokade_model::{Birth, Name, OtherRatings, Person, Sex, Title};
use rokade_tournament::{NewPlayer, Player};
use serde::Deserialize;

use crate::error::DeskError;

/// The fields as typed; empty where nothing is known.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct PlayerForm {
    pub name: String,
    pub rating: String,
    pub rapid: String,
    pub blitz: String,
    pub elo: String,
    pub fide_k: String,
    pub club: String,
    pub title: String,
    pub section: String,
    pub federation: String,
    pub sex: String,
    pub birth: String,
    pub fide_id: String,
    pub national_id: String,
    /// What the rounds missed by a late entry pay: `half` or nothing.
    pub missed: String,
}

impl PlayerForm {
    pub(crate) fn of(player: &Player, person: Option<&Person>) -> PlayerForm {
        let person = person.cloned().unwrap_or_default();
        let written = |rating: Option<u32>| rating.map(|rating| rating.to_string()).unwrap_or_default();
        PlayerForm {
            name: person.name.listed(),
            rating: written(player.rating),
            rapid: written(player.others.rapid),
            blitz: written(player.others.blitz),
            elo: written(player.others.elo),
            fide_k: written(player.others.fide_k),
            club: person.club,
            title: player.title.map(|title| title.to_string()).unwrap_or_default(),
            section: player.section.clone(),
            federation: person.federation,
            sex: person.sex.map(sex_letter).unwrap_or_default().to_owned(),
            birth: person.birth.map(|birth| birth.to_string()).unwrap_or_default(),
            fide_id: person.fide_id.map(|id| id.to_string()).unwrap_or_default(),
            national_id: person.national_id,
            missed: String::new(),
        }
    }

    /// The player meant, or everything that is not understood.
    pub(crate) fn read(&self) -> Result<NewPlayer, DeskError> {
        let mut reasons = Vec::new();
        let mut rated = |text: &str| optional(text, &mut reasons, "rating_not_a_number", |text| text.parse().ok());
        let (rating, rapid, blitz) = (rated(&self.rating), rated(&self.rapid), rated(&self.blitz));
        let (elo, fide_k) = (rated(&self.elo), rated(&self.fide_k));
        let fide_id = optional(&self.fide_id, &mut reasons, "fide_id_not_a_number", |text| text.parse().ok());
        let birth = optional(&self.birth, &mut reasons, "birth_not_a_date", Birth::parse);
        let title = optional(&self.title, &mut reasons, "title_unknown", |text| text.parse::<Title>().ok());
        let federation = self.federation.trim().to_uppercase();
        let is_code = federation.len() == 3 && federation.bytes().all(|byte| byte.is_ascii_uppercase());
        if !is_code && !federation.is_empty() {
            reasons.push(Reason::house("federation_not_three_letters").with("federation", federation.as_str()));
        }
        if !reasons.is_empty() {
            return Err(DeskError::BadForm(reasons));
        }
        let person = Person {
            name: Name::parse(&self.name),
            club: self.club.trim().to_owned(),
            federation,
            sex: sex(&self.sex),
            birth,
            fide_id,
            national_id: self.national_id.trim().to_owned(),
        };
        let section = self.section.trim().to_owned();
        Ok(NewPlayer { person, rating, title, section, others: OtherRatings { rapid, blitz, elo, fide_k } })
    }
}

/// An empty field is nothing; a field that is not understood is a reason.
fn optional<T>(
    text: &str,
    reasons: &mut Vec<Reason>,
    key: &'static str,
    read: impl FnOnce(&str) -> Option<T>,
) -> Option<T> {
    let text = text.trim();
    if text.is_empty() {
        return None;
    }
    let value = read(text);
    if value.is_none() {
        reasons.push(Reason::resting_on(key, Vec::new()).with("found", text));
    }
    value
}

fn sex(letter: &str) -> Option<Sex> {
    match letter {
        "w" => Some(Sex::Woman),
        "m" => Some(Sex::Man),
        _ => None,
    }
}

fn sex_letter(sex: Sex) -> &'static str {
    match sex {
        Sex::Woman => "w",
        Sex::Man => "m",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_not_understood_is_told_at_once() {
        let form = PlayerForm {
            name: "Holm, Astrid".into(),
            rating: "19x".into(),
            birth: "soon".into(),
            federation: "Denmark".into(),
            ..PlayerForm::default()
        };
        let Err(DeskError::BadForm(reasons)) = form.read() else { panic!("accepted") };
        let keys: Vec<&str> = reasons.iter().map(|reason| reason.key.as_ref()).collect();
        assert_eq!(keys, ["rating_not_a_number", "birth_not_a_date", "federation_not_three_letters"]);
    }

    #[test]
    fn a_name_alone_is_a_player() {
        let form = PlayerForm { name: "Astrid Holm".into(), ..PlayerForm::default() };
        let player = form.read().unwrap();
        assert_eq!(player.person.name.family, "Holm");
        assert_eq!(player.rating, None);
    }
}
