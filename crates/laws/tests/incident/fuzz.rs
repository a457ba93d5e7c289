//! Random answers, wrong ones included, never break the desk.

use rokade_clause::Edition;
use rokade_laws::incident::{self, Answers, Chosen, Kind, Missing, Setting};
use rokade_laws::referee::{HalfPoint, Millis, Pace, Supervision};

/// A small generator: the same seed, the same evening.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % sides
    }

    fn pick<'a>(&mut self, from: &[&'a str]) -> &'a str {
        from[self.roll(from.len())]
    }
}

/// An answer that fits, or now and then one that does not.
fn answer(dice: &mut Dice, kind: Kind) -> String {
    if dice.roll(20) == 0 {
        return dice.pick(&["", "-1", "999999999999", "maybe", "white black", "\u{1F40E}"]).to_owned();
    }
    match kind {
        Kind::Choice(options) => dice.pick(options).to_owned(),
        Kind::Color => dice.pick(&["white", "black"]).to_owned(),
        Kind::YesNo => dice.pick(&["yes", "no"]).to_owned(),
        Kind::Minutes | Kind::Number => dice.roll(4_000_000_000).to_string(),
        Kind::Fen => dice.pick(&["8/8/8/4k3/8/4K3/4P3/8 b - - 0 1", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "x"]).to_owned(),
        Kind::Text => dice.pick(&["12.9", "æøå", " "]).to_owned(),
    }
}

fn setting(dice: &mut Dice) -> Setting {
    let mut setting = Setting::new(Edition::all().nth(dice.roll(5)).unwrap());
    setting.pace = Pace::ALL[dice.roll(3)];
    setting.supervision = [Supervision::Full, Supervision::Limited][dice.roll(2)];
    setting.last_period = dice.roll(2) == 0;
    setting.appendix_g = dice.roll(2) == 0;
    setting.arbiter_present = dice.roll(4) != 0;
    setting.increment = Millis::from_seconds(dice.roll(31) as i64);
    setting.earlier.white.illegal_moves = dice.roll(4) as u32;
    setting.earlier.black.illegal_moves = dice.roll(4) as u32;
    setting
}

#[test]
fn random_answers_never_break_the_desk() {
    let mut dice = Dice(20_260_101);
    let keys: Vec<&str> = incident::groups().iter().flat_map(|group| group.incidents).copied().collect();
    for _ in 0..4000 {
        let (setting, key) = (setting(&mut dice), dice.pick(&keys));
        let mut answers = Answers::default();
        for _ in 0..12 {
            let Some(question) = incident::questions(key, &setting, &answers) else { break };
            answers = answers.with(question.key, answer(&mut dice, question.kind));
        }
        match incident::rule(key, &setting, &answers) {
            Ok(settled) => {
                assert!(settled.decision.is_some() || !settled.open.is_empty(), "{key}");
                for offered in settled.open.iter().flat_map(|question| &question.choices) {
                    let mut chosen = Chosen::new(offered.choice.clone());
                    if dice.roll(3) != 0 {
                        chosen = chosen.time(Millis::from_minutes(dice.roll(5) as i64)).points(HalfPoint(1));
                    }
                    let _ = incident::decide(key, &setting, &answers, &chosen);
                }
            }
            Err(missing) => assert!(matches!(missing, Missing::Unanswered(_)), "{key}: {missing}"),
        }
    }
}

#[test]
fn a_choice_that_was_not_offered_is_refused() {
    let setting = Setting::new(Edition::FIDE_2023);
    let answers = Answers::default().with("who", "white");
    let chosen = Chosen::new("13.4.a");
    assert_eq!(
        incident::decide("disrepute", &setting, &answers, &chosen),
        Err(Missing::NotOffered("13.4.a".to_owned()))
    );
}
