//! Who may win a category prize. All conditions of a category hold together: women above 60 is one category.

use rokade_model::{Birth, Sex};
use serde::{Deserialize, Serialize};

/// What is known of a player, as far as prizes ask. The core has no source of personal data.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    pub rating: Option<u32>,
    pub birth: Option<Birth>,
    pub sex: Option<Sex>,
    pub club: String,
    pub section: String,
}

/// Whom a prize is for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Category {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<RatingRule>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub age: Option<Age>,
    pub women: bool,
    /// Members of this club.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub club: String,
    /// Players of this section of the group.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub section: String,
}

/// Whom a prize is for, by rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RatingRule {
    /// Both ends belong to the band; an end left out is open.
    Band {
        from: Option<u32>,
        to: Option<u32>,
    },
    Unrated,
}

/// Both ends belong to it; an end left out is open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Age {
    pub from: Option<u16>,
    pub to: Option<u16>,
    pub on: AgeOn,
}

/// The day on which an age counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AgeOn {
    /// The age a player has at the end of the event's year.
    #[default]
    Year,
    FirstOfJanuary,
}

/// Something a category asks that nobody has noted of the player, who is outside it for that reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Missing {
    Birth,
    Sex,
}

impl Category {
    pub fn is_open(&self) -> bool {
        *self == Category::default()
    }

    /// Whether the player may win the prize in an event of this year.
    pub fn admits(&self, facts: &Facts, year: u16) -> bool {
        self.rating.is_none_or(|rule| rule.admits(facts.rating))
            && self.age.is_none_or(|age| facts.birth.is_some_and(|birth| age.admits(birth, year)))
            && (!self.women || facts.sex == Some(Sex::Woman))
            && (self.club.is_empty() || same(&self.club, &facts.club))
            && (self.section.is_empty() || same(&self.section, &facts.section))
    }

    /// The first thing that would have to be known of the player, if everything known admits.
    pub fn lacks(&self, facts: &Facts, year: u16) -> Option<Missing> {
        let lacks_birth = self.age.is_some() && facts.birth.is_none();
        let lacks_sex = self.women && facts.sex.is_none();
        let known =
            Category { age: self.age.filter(|_| !lacks_birth), women: self.women && !lacks_sex, ..self.clone() };
        if !known.admits(facts, year) {
            return None;
        }
        match (lacks_birth, lacks_sex) {
            (true, _) => Some(Missing::Birth),
            (false, true) => Some(Missing::Sex),
            (false, false) => None,
        }
    }
}

impl RatingRule {
    fn admits(self, rating: Option<u32>) -> bool {
        match self {
            RatingRule::Unrated => rating.is_none(),
            RatingRule::Band { from, to } => rating.is_some_and(|rating| within(rating, from, to)),
        }
    }
}

impl Age {
    fn admits(self, birth: Birth, year: u16) -> bool {
        let by_the_end = year.saturating_sub(birth.year);
        let age = match self.on {
            AgeOn::Year => by_the_end,
            // Only who was born on that very day has had the year's birthday.
            AgeOn::FirstOfJanuary if (birth.month, birth.day) == (1, 1) => by_the_end,
            AgeOn::FirstOfJanuary => by_the_end.saturating_sub(1),
        };
        within(age, self.from, self.to)
    }
}

fn within<T: PartialOrd>(value: T, from: Option<T>, to: Option<T>) -> bool {
    from.is_none_or(|from| from <= value) && to.is_none_or(|to| value <= to)
}

fn same(one: &str, other: &str) -> bool {
    one.trim().to_lowercase() == other.trim().to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn born(text: &str) -> Facts {
        Facts { birth: Birth::parse(text), ..Facts::default() }
    }

    fn age(from: Option<u16>, to: Option<u16>, on: AgeOn) -> Category {
        Category { age: Some(Age { from, to, on }), ..Category::default() }
    }

    #[test]
    fn an_age_counts_at_the_end_of_the_year_or_on_its_first_day() {
        let juniors = age(None, Some(20), AgeOn::Year);
        assert!(juniors.admits(&born("2006-12-31"), 2026) && !juniors.admits(&born("2005-12-31"), 2026));
        let on_the_first = age(None, Some(20), AgeOn::FirstOfJanuary);
        assert!(on_the_first.admits(&born("2005-12-31"), 2026), "still 20 on the first of January");
        assert!(!on_the_first.admits(&born("2005-01-01"), 2026), "21 on the very day");
        assert!(on_the_first.admits(&born("2005"), 2026), "a day unknown is not the first of January");
        let seniors = age(Some(65), None, AgeOn::Year);
        assert!(seniors.admits(&born("1961"), 2026) && !seniors.admits(&born("1962"), 2026));
    }

    #[test]
    fn both_ends_of_a_rating_band_belong_to_it_and_unrated_players_do_not() {
        let band = RatingRule::Band { from: Some(1600), to: Some(1799) };
        for (rating, admitted) in [(1599, false), (1600, true), (1799, true), (1800, false)] {
            assert_eq!(band.admits(Some(rating)), admitted, "{rating}");
        }
        assert!(!band.admits(None) && RatingRule::Unrated.admits(None) && !RatingRule::Unrated.admits(Some(1000)));
    }

    #[test]
    fn all_conditions_of_a_category_hold_together() {
        let category = Category { women: true, club: "Fjordby Skakklub".into(), ..age(Some(60), None, AgeOn::Year) };
        let facts = Facts { sex: Some(Sex::Woman), club: " fjordby skakklub".into(), ..born("1960") };
        assert!(category.admits(&facts, 2026));
        assert!(!category.admits(&Facts { club: "Havneby".into(), ..facts.clone() }, 2026));
        assert!(!category.admits(&Facts { sex: Some(Sex::Man), ..facts }, 2026));
    }

    #[test]
    fn what_is_missing_is_asked_only_of_players_who_could_be_in_the_category() {
        let category = Category { women: true, ..age(Some(60), None, AgeOn::Year) };
        assert_eq!(category.lacks(&Facts::default(), 2026), Some(Missing::Birth));
        assert_eq!(category.lacks(&born("1950"), 2026), Some(Missing::Sex));
        assert_eq!(category.lacks(&born("1990"), 2026), None, "too young whoever it is");
        let woman = Facts { sex: Some(Sex::Woman), ..born("1950") };
        assert_eq!(category.lacks(&woman, 2026), None);
    }
}
