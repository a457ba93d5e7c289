//! Norms by FIDE's title regulations of 2024 (B.01 1.4).

use crate::field::{Field, contestant};
use rokade_clause::ClauseId;
use rokade_model::{Entry, HalfPoints, Mark, Period, StartNumber};
use rokade_rating::fide::ThinkingTime;
use rokade_rating::norm::{
    Amount, Arbiter, Binding, Circumstances, Contestant, Edition, Exempt, Form, Key, Lifted, Norm, NormTitle,
    circumstances, points_needed,
};

const NEW: Edition = Edition::Fide2024;

/// Nine opponents among whom an IM norm can be made.
const OPEN: [&str; 9] = [
    "GM 2510 SWE",
    "GM 2500 NOR",
    "IM 2440 DEN",
    "IM 2430 GER",
    "FM 2380 DEN",
    "IM 2420 ISL",
    "- 2340 DEN",
    "- 2300 DEN",
    "- 2043 DEN",
];

fn met(norm: &Norm, key: Key) -> Option<bool> {
    norm.requirement(key).unwrap().met
}

fn number(norm: &Norm, key: Key) -> (i64, i64) {
    match norm.requirement(key).map(|asked| (asked.found, asked.needed)) {
        Some((Some(Amount::Number(found)), Some(Amount::Number(needed)))) => (found, needed),
        other => panic!("{other:?}"),
    }
}

/// Nine times the same opponent's strength, from several federations and with titles enough.
fn field_of(rating: u32, marks: &str) -> Field {
    let flags = ["SWE", "NOR", "DEN"];
    let texts: Vec<String> =
        marks.chars().enumerate().map(|(index, _)| format!("GM {rating} {}", flags[index % 3])).collect();
    Field::of(NEW, &texts.iter().map(String::as_str).collect::<Vec<_>>(), marks)
}

#[test]
fn fide_b_01_2024_1_4_8_the_lowest_averages_of_nine_games() {
    // Points in halves, then the lowest average for GM, IM, WGM, WIM.
    let table = [
        (7, [2680, 2530, 2480, 2330]),
        (8, [2643, 2493, 2443, 2293]),
        (9, [2600, 2450, 2400, 2250]),
        (10, [2557, 2407, 2357, 2207]),
        (11, [2520, 2370, 2320, 2170]),
        (12, [2475, 2325, 2275, 2125]),
        (13, [2434, 2284, 2234, 2084]),
        (14, [2380, 2230, 2180, 2030]),
    ];
    for (halves, averages) in table {
        for (title, average) in NormTitle::ALL.into_iter().zip(averages) {
            assert_eq!(points_needed(NEW, title, average, 9), Some(HalfPoints(halves)), "{title} {average}");
            let below = points_needed(NEW, title, average - 1, 9);
            assert_eq!(below, (halves < 14).then_some(HalfPoints(halves + 1)), "{title} {average}");
        }
    }
    assert_eq!(points_needed(NEW, NormTitle::Gm, 2900, 9), Some(HalfPoints(7)), "35 % of nine is 3.15");
    assert_eq!(points_needed(NEW, NormTitle::Gm, 2900, 10), Some(HalfPoints(7)));
}

#[test]
fn fide_b_01_2024_1_4_8_a_performance_of_2450_is_enough_since_2024() {
    let marks = "=========";
    let norm = field_of(2450, marks).norm(NormTitle::Im);
    assert_eq!((norm.performance, norm.reached), (Some(2450), true), "{norm:#?}");
    let mut handbook = field_of(2450, marks);
    handbook.edition = Edition::Handbook;
    assert!(!handbook.norm(NormTitle::Im).reached, "the handbook asks for 2451");
    assert!(!field_of(2449, marks).norm(NormTitle::Im).reached);
}

#[test]
fn fide_b_01_2024_1_4_9_the_difference_of_a_whole_score_is_eight_hundred() {
    let norm = field_of(2230, "111111111").norm(NormTitle::Im);
    assert_eq!((norm.performance, norm.reached), (Some(3030), true));
}

#[test]
fn fide_b_01_2024_1_4_7_the_average_has_a_floor_and_rounds_a_half_up() {
    let low = field_of(2229, "111111111").norm(NormTitle::Im);
    assert_eq!((met(&low, Key::Average), low.points_needed, low.reached), (Some(false), None, false));
    let half = Field::of(NEW, &["GM 2400 SWE", "GM 2401 NOR"], "==").norm(NormTitle::Im);
    assert_eq!(half.average, Some(2401));
}

#[test]
fn fide_b_01_2024_1_4_6_one_opponent_is_raised_and_an_unrated_one_counts_1400() {
    let norm = Field::of(NEW, &OPEN, "0=1=1==11").norm(NormTitle::Im);
    assert_eq!(
        norm.lifted,
        [Lifted {
            opponent: StartNumber(10),
            from: Some(2043),
            to: 2050,
            clause: ClauseId::new("FIDE-B.01-2024:1.4.6")
        }]
    );
    let two = Field::of(NEW, &["- - DEN", "- - SWE", "GM 2500 SWE"], "===").norm(NormTitle::Im);
    assert_eq!(
        two.lifted,
        [Lifted { opponent: StartNumber(2), from: None, to: 2050, clause: ClauseId::new("FIDE-B.01-2024:1.4.6") }]
    );
    assert_eq!(two.average, Some(1983), "2050, 1400 and 2500");
    for (title, floor) in NormTitle::ALL.into_iter().zip([2200, 2050, 2000, 1850]) {
        assert_eq!(Field::of(NEW, &["- 1500 DEN"], "=").norm(title).average, Some(floor), "{title}");
    }
}

#[test]
fn fide_b_01_2024_1_4_3_two_other_federations() {
    let mut field = field_of(2450, "=========");
    assert_eq!(number(&field.norm(NormTitle::Im), Key::Federations), (2, 2));
    for contestant in field.contestants.values_mut().filter(|contestant| contestant.federation() == "NOR") {
        contestant.federation = Some("SWE".to_owned());
    }
    let norm = field.norm(NormTitle::Im);
    assert_eq!((number(&norm, Key::Federations), norm.reached), ((1, 2), false));
    // Players under FIDE's own flag count, but are no federation.
    field.contestants.insert(StartNumber(3), contestant("GM 2450 FID"));
    assert_eq!(number(&field.norm(NormTitle::Im), Key::Federations), (1, 2));
    field.contestants.insert(StartNumber(3), contestant("GM 2450 ?"));
    assert_eq!(met(&field.norm(NormTitle::Im), Key::Federations), None);
}

trait Flag {
    fn federation(&self) -> &str;
}

impl Flag for Contestant {
    fn federation(&self) -> &str {
        self.federation.as_deref().unwrap_or_default()
    }
}

#[test]
fn fide_b_01_2024_1_4_4_three_fifths_of_the_own_and_two_thirds_of_any_federation() {
    let with = |danes: usize, swedes: usize| {
        let mut field = field_of(2450, "=========");
        for (index, contestant) in field.contestants.values_mut().skip(1).enumerate() {
            let flag = if index < danes {
                "DEN"
            } else if index < danes + swedes {
                "SWE"
            } else {
                "NOR"
            };
            contestant.federation = Some(flag.to_owned());
        }
        field.norm(NormTitle::Im)
    };
    assert!(with(5, 2).reached);
    let six = with(6, 2);
    assert_eq!((number(&six, Key::OwnFederation), six.reached), ((6, 5), false));
    assert!(with(1, 6).reached);
    let seven = with(1, 7);
    assert_eq!((number(&seven, Key::OneFederation), seven.reached), ((7, 6), false));
}

#[test]
fn fide_b_01_2024_1_4_3_some_events_are_free_of_the_demands_on_federations() {
    let mut field = field_of(2450, "=========");
    for contestant in field.contestants.values_mut() {
        contestant.federation = Some("DEN".to_owned());
    }
    assert!(!field.norm(NormTitle::Im).reached);
    for exempt in [Exempt::NationalFinal, Exempt::Zonal] {
        field.exempt = Some(exempt);
        let norm = field.norm(NormTitle::Im);
        assert_eq!((norm.reached, norm.notes[0].key.as_ref()), (true, "norm_federations_exempt"));
        assert_eq!(norm.requirement(Key::OwnFederation).unwrap().binding, Binding::Waived);
    }
    field.exempt = Some(Exempt::NationalTeam);
    assert!(!field.norm(NormTitle::Im).reached, "nobody knows whose championship it is");
    field.host = Some("DEN".to_owned());
    assert!(field.norm(NormTitle::Im).reached);
    field.host = Some("SWE".to_owned());
    assert!(!field.norm(NormTitle::Im).reached);
}

#[test]
fn fide_b_01_2024_1_4_3_a_large_field_of_guests_is_free_of_them() {
    let mut field = field_of(2450, "=========");
    for contestant in field.contestants.values_mut() {
        contestant.federation = Some("DEN".to_owned());
    }
    field.host = Some("DEN".to_owned());
    for index in 0..20_u32 {
        let number = 11 + index;
        let title = if index < 10 { "IM" } else { "-" };
        let flag = ["SWE", "NOR", "ISL"][usize::try_from(index % 3).unwrap()];
        field.contestants.insert(StartNumber(number), contestant(&format!("{title} 2100 {flag}")));
        let mut guest = rokade_model::Participant::new(StartNumber(number), Some(2100));
        guest.rounds = vec![Entry::Bye(rokade_model::ByeKind::PairingAllocated); 9];
        field.history.players.push(guest);
    }
    let norm = field.norm(NormTitle::Im);
    assert_eq!((norm.reached, norm.notes[0].key.as_ref()), (true, "norm_federations_open_field"));
    let last = field.history.players.len() - 1;
    field.history.players[last].set_entry(1, Entry::Blank);
    assert!(field.norm(NormTitle::Im).reached, "one round may be missed");
    field.history.players[last].set_entry(2, Entry::Bye(rokade_model::ByeKind::Half));
    assert!(!field.norm(NormTitle::Im).reached, "nineteen guests");
}

#[test]
fn fide_b_01_2024_1_4_5_half_hold_a_title_and_a_third_the_title_in_question() {
    let with = |titles: [&str; 9], title: NormTitle| {
        let mut field = field_of(2500, "=========");
        for (contestant, title) in field.contestants.values_mut().skip(1).zip(titles) {
            contestant.title = title.parse().ok();
        }
        field.norm(title)
    };
    let norm = with(["GM", "IM", "IM", "FM", "WGM", "CM", "WCM", "-", "-"], NormTitle::Im);
    assert_eq!((number(&norm, Key::TitleHolders), number(&norm, Key::TitledOpponents)), ((5, 5), (3, 3)));
    assert!(norm.reached, "GM and IM together, unlike the handbook");
    let four = with(["GM", "IM", "IM", "FM", "CM", "CM", "WCM", "-", "-"], NormTitle::Im);
    assert_eq!(met(&four, Key::TitleHolders), Some(false));
    let two = with(["GM", "IM", "FM", "FM", "FM", "FM", "FM", "-", "-"], NormTitle::Im);
    assert_eq!(met(&two, Key::TitledOpponents), Some(false));
    let women = with(["WIM", "WIM", "WGM", "WFM", "WFM", "-", "-", "-", "-"], NormTitle::Wim);
    assert_eq!(number(&women, Key::TitledOpponents), (3, 3));
    let eleven = field_of(2500, "===========").norm(NormTitle::Gm);
    assert_eq!((number(&eleven, Key::TitledOpponents).1, number(&eleven, Key::TitleHolders).1), (4, 6));
}

#[test]
fn fide_b_01_2024_1_4_5_half_instead_of_a_third_where_everybody_meets_twice() {
    // Six players, ten rounds: five opponents, met twice.
    let mut field = field_of(2450, "==========").form(Form::DoubleRoundRobin);
    for round in 6..=10 {
        let entry = field.history.players[0].entry(round - 5);
        field.history.players[0].set_entry(round, entry);
    }
    field.history.players.truncate(6);
    let norm = field.norm(NormTitle::Im);
    assert_eq!((norm.games_counted(), number(&norm, Key::TitledOpponents)), (10, (5, 3)));
    assert_eq!((number(&norm, Key::Players), number(&norm, Key::TitleHolders).1), ((6, 6), 3));
    field.history.players.pop();
    assert_eq!(met(&field.norm(NormTitle::Im), Key::Players), Some(false));
}

#[test]
fn fide_b_01_2024_1_4_1_eight_games_are_enough_if_the_ninth_was_given() {
    for given in ["+", "U"] {
        let norm = field_of(2450, &format!("{given}========")).norm(NormTitle::Im);
        assert_eq!((norm.games_counted(), number(&norm, Key::Games), norm.reached), (8, (8, 8), true), "{given}");
        assert_eq!(norm.notes[0].key, "norm_one_game_not_played");
    }
    for missed in ["-", "Z", "H"] {
        let norm = field_of(2450, &format!("{missed}========")).norm(NormTitle::Im);
        assert_eq!((number(&norm, Key::Games), norm.reached), ((8, 9), false), "{missed}");
    }
    assert!(!field_of(2450, "++=======").norm(NormTitle::Im).reached);
    assert!(!field_of(2450, "+=======").norm(NormTitle::Im).reached, "eight rounds");
}

#[test]
fn fide_b_01_2024_1_4_2_a_last_opponent_who_stays_away_may_count_as_lost() {
    // Ten rounds: one half-point bye, eight games, and the last opponent does not come.
    let norm = field_of(2450, "H=1==1===+").norm(NormTitle::Im);
    assert_eq!((norm.games_counted(), norm.points, norm.reached), (9, HalfPoints(10), true), "{norm:#?}");
    assert_eq!(norm.notes[0].key, "norm_last_game_as_loss");
    assert!(!field_of(2450, "H========+").norm(NormTitle::Im).reached, "it could not have been lost");
    assert!(!field_of(2450, "H+1==1====").norm(NormTitle::Im).reached, "not the last round");
}

#[test]
fn fide_b_01_2024_1_4_2_what_was_not_decided_over_the_board_does_not_count() {
    let norm = field_of(2450, "+DWL-====").norm(NormTitle::Im);
    assert_eq!((norm.games_counted(), norm.left_out.len()), (4, 5));
    assert!(norm.left_out.iter().all(|left| left.reason.key == "norm_game_not_played"));
    let mut field = field_of(2450, "=========");
    field.contestants.insert(StartNumber(2), contestant("GM 2450 NON"));
    assert_eq!(field.norm(NormTitle::Im).left_out[0].reason.key, "norm_game_outside_fide");
}

#[test]
fn fide_b_01_2024_1_4_2_unrated_players_without_points_do_not_count_in_all_play_all() {
    let mut field = field_of(2450, "1========").form(Form::RoundRobin);
    field.contestants.insert(StartNumber(2), contestant("- - SWE"));
    let norm = field.norm(NormTitle::Im);
    assert_eq!((norm.games_counted(), norm.left_out[0].reason.key.as_ref()), (8, "norm_game_unrated_scoreless"));
    // Half a point from somebody rated, and the game counts.
    field.history.players[1]
        .set_entry(2, Entry::Game { opponent: StartNumber(3), color: None, mark: Some(Mark::Draw) });
    assert_eq!(field.norm(NormTitle::Im).games_counted(), 9);
    let mut drawn = field_of(2450, "=========").form(Form::RoundRobin);
    drawn.contestants.insert(StartNumber(2), contestant("- - SWE"));
    assert_eq!(drawn.norm(NormTitle::Im).games_counted(), 9);
    let mut swiss = field_of(2450, "1========");
    swiss.contestants.insert(StartNumber(2), contestant("- - SWE"));
    assert_eq!(swiss.norm(NormTitle::Im).games_counted(), 9);
}

#[test]
fn fide_b_01_2024_1_4_1_beaten_opponents_and_later_games_may_be_left_out_in_a_swiss() {
    // The tenth opponent is weak and beaten: with him the average is too low.
    let mut field = field_of(2450, "=========1");
    field.contestants.insert(StartNumber(11), contestant("- 1500 DEN"));
    field.contestants.insert(StartNumber(2), contestant("GM 2040 SWE"));
    let norm = field.norm(NormTitle::Im);
    assert!(!norm.reached, "two weak ones are too many");
    field.contestants.insert(StartNumber(2), contestant("GM 2450 SWE"));
    let weak = field_of_weak(&field);
    assert_eq!((weak.reached, weak.games_counted()), (true, 9), "{weak:#?}");
    assert_eq!(weak.left_out[0].reason.key, "norm_game_beaten_left_out");
    // Reached after nine rounds; the tenth game, lost, is left out.
    let later = field_of(2450, "=========0").norm(NormTitle::Im);
    assert_eq!((later.reached, later.games_counted(), later.left_out[0].round), (true, 9, 10));
    assert_eq!(later.left_out[0].reason.key, "norm_game_after_norm");
    // With the pairings fixed beforehand every round counts.
    assert!(!field_of(2450, "=========0").form(Form::RoundRobin).norm(NormTitle::Im).reached);
    let lost_early = field_of(2450, "0=========").norm(NormTitle::Im);
    assert!(!lost_early.reached, "a loss on the way cannot be left out");
}

/// The same field with the weak opponent met in round 5.
fn field_of_weak(field: &Field) -> Norm {
    let opponents: Vec<Contestant> = (2..=11).map(|number| field.contestants[&StartNumber(number)].clone()).collect();
    let mut opponents = opponents;
    opponents.swap(4, 9);
    opponents[9].federation = Some("NOR".to_owned());
    let own = field.contestants[&StartNumber(1)].clone();
    Field::with(NEW, own, &opponents, "====1=====").norm(NormTitle::Im)
}

#[test]
fn fide_b_01_2024_1_1_the_event_itself() {
    let field = field_of(2450, "=========");
    let answers = |known: &Circumstances| -> Vec<(&'static str, Option<bool>)> {
        circumstances(&field.event(), known).iter().map(|asked| (asked.key.key(), asked.met)).collect()
    };
    let time = |seconds, increment| ThinkingTime::equal(vec![Period { moves: None, seconds, increment }]);
    let known = Circumstances {
        chief_arbiter: Some(Arbiter::Fide),
        games_per_day: Some(2),
        days: Some(200),
        time: time(6000, 20),
        is_team: false,
    };
    let wanted = [
        ("games_per_day", Some(true)),
        ("hours_per_day", Some(true)),
        ("time_control", Some(true)),
        ("chief_arbiter_international", Some(true)),
        ("registered", None),
    ];
    assert_eq!(answers(&known), wanted);
    let short = Circumstances { chief_arbiter: Some(Arbiter::National), time: time(6000, 19), ..known.clone() };
    assert_eq!(answers(&short)[2..4].iter().map(|(_, met)| *met).collect::<Vec<_>>(), [Some(false); 2]);
    let long = Circumstances { time: time(12000, 0), ..known.clone() };
    assert_eq!(answers(&long)[1], ("hours_per_day", Some(false)), "two games of six hours forty");
    let absurd = Circumstances { time: time(u32::MAX, u32::MAX), games_per_day: Some(u32::MAX), ..known };
    assert_eq!(answers(&absurd)[1], ("hours_per_day", Some(false)), "and nothing overflows");
}
