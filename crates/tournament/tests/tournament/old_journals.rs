//! Journals written before there were matches, teams and lots about colours are read as ever.

use rokade_clause::{Edition, HandbookEdition};
use rokade_model::OtherRatings;
use rokade_pairing::{Host, System};
use rokade_tournament::{Command, Event, GameRules, GroupSettings, NewPlayer, Pace, Stage};

const NO_OTHERS: OtherRatings = OtherRatings { rapid: None, blitz: None, elo: None, fide_k: None };

fn read<T: serde::de::DeserializeOwned>(text: &str) -> T {
    serde_json::from_str(text).unwrap()
}

#[test]
fn groups_of_old_journals_play_as_before() {
    let settings: GroupSettings = read(r#"{"name":"A","system":"monrad","rounds":7,"first_board":1}"#);
    let of_today = GroupSettings::new("A", System::Of(Host::Monrad), 7);
    assert_eq!(settings, GroupSettings { rules: GameRules::default(), ..of_today });
    assert_eq!((settings.pace, settings.stages(HandbookEdition::default())), (Pace::Standard, Vec::<Stage>::new()));
}

#[test]
fn entries_and_rules_of_old_journals_lack_nothing() {
    let entered =
        r#"{"event":"player_entered","player":1,"group":1,"facts":1,"rating":1500,"title":null,"section":""}"#;
    assert!(matches!(read(entered), Event::PlayerEntered { others: NO_OTHERS, same_person: None, .. }));
    let edited = r#"{"event":"player_edited","player":1,"facts":2,"rating":1500,"title":null,"section":""}"#;
    assert!(matches!(read(edited), Event::PlayerEdited { others: NO_OTHERS, .. }));
    let forbidden = r#"{"event":"forbidden","group":1,"players":[1,2],"first":1,"last":3}"#;
    assert!(matches!(read(forbidden), Event::Forbidden { soft: false, .. }));
    let command = r#"{"command":"forbid","group":1,"players":[1,2],"first":1,"last":3}"#;
    assert!(matches!(read(command), Command::Forbid { soft: false, .. }));
    let player: NewPlayer = read(r#"{"person":{}}"#);
    assert_eq!(player, NewPlayer::default());
}

#[test]
fn rules_without_an_edition_stay_those_of_the_one_they_were_written_under() {
    let rules: GameRules = read(r#"{"federation": "DK"}"#);
    assert_eq!((rules.laws.as_str(), rules.federation.as_str()), ("2023", "DK"));
    assert_eq!(GameRules::usual().edition(), Some(Edition::USUAL));
}
