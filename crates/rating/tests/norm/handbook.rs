//! Norms by the handbook's extract (4.7.4).

use crate::field::{Field, contestant};
use rokade_clause::ClauseId;
use rokade_model::{HalfPoints, Period, Sex, StartNumber, Title};
use rokade_rating::fide::ThinkingTime;
use rokade_rating::norm::{
    Amount, Arbiter, Binding, Circumstances, Contestant, Edition, Key, Lifted, Norm, NormTitle, average_from,
    circumstances, norms, performance_least, points_needed, title_by_rating, titles_to_earn,
};

/// Nine opponents among whom an IM norm can be made: average 2380 with one raised.
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

fn figures(norm: &Norm, key: Key) -> (Option<Amount>, Option<Amount>) {
    let requirement = norm.requirement(key).unwrap();
    (requirement.found, requirement.needed)
}

/// The printed table: points in halves, then from and to for GM, IM, WGM, WIM.
const PRINTED: [(i32, [(u32, u32); 4]); 9] = [
    (15, [(2328, 2380), (2178, 2230), (2128, 2180), (1978, 2030)]),
    (14, [(2381, 2434), (2231, 2284), (2181, 2234), (2031, 2084)]),
    (13, [(2435, 2475), (2285, 2325), (2235, 2275), (2085, 2125)]),
    (12, [(2476, 2520), (2326, 2370), (2276, 2320), (2126, 2170)]),
    (11, [(2521, 2557), (2371, 2407), (2321, 2357), (2171, 2207)]),
    (10, [(2558, 2600), (2408, 2450), (2358, 2400), (2208, 2250)]),
    (9, [(2601, 2643), (2451, 2493), (2401, 2443), (2251, 2293)]),
    (8, [(2644, 2680), (2494, 2530), (2444, 2480), (2294, 2330)]),
    (7, [(2681, 2725), (2531, 2575), (2481, 2525), (2331, 2375)]),
];

#[test]
fn d4_7_4f_the_printed_table_follows_from_average_and_performance() {
    for (halves, ranges) in PRINTED {
        for (title, (from, to)) in NormTitle::ALL.into_iter().zip(ranges) {
            for average in from..=to {
                let needed = points_needed(Edition::Handbook, title, average, 9);
                assert_eq!(needed, Some(HalfPoints(halves)), "{title} {average}");
            }
        }
    }
    for title in NormTitle::ALL {
        assert_eq!(points_needed(Edition::Handbook, title, average_from(Edition::Handbook, title) - 1, 9), None);
        assert_eq!(points_needed(Edition::Handbook, title, 2800, 9), Some(HalfPoints(7)), "never below 3½");
    }
}

#[test]
fn d4_7_4f_a_performance_of_2451_makes_an_im_norm() {
    let norm = Field::of(Edition::Handbook, &OPEN, "0=1=1==01").norm(NormTitle::Im);
    // 2510 + 2500 + 2440 + 2430 + 2380 + 2420 + 2340 + 2300 + 2100, over nine: 2380
    assert_eq!(norm.average, Some(2380));
    assert_eq!((norm.points, norm.percent, norm.performance), (HalfPoints(10), Some(56), Some(2423)));
    assert_eq!(norm.points_needed, Some(HalfPoints(11)));
    assert_eq!(figures(&norm, Key::Performance), (Some(Amount::Number(2423)), Some(Amount::Number(2451))));
    assert_eq!(
        (met(&norm, Key::Performance), met(&norm, Key::Points), norm.reached),
        (Some(false), Some(false), false)
    );
    assert_eq!(norm.clauses().iter().map(|clause| clause.as_str()).collect::<Vec<_>>(), ["D4.7.4f"]);
    let half_more = Field::of(Edition::Handbook, &OPEN, "0=1=1==11").norm(NormTitle::Im);
    assert!(half_more.reached, "{half_more:#?}");
    assert_eq!(performance_least(Edition::Handbook, NormTitle::Im), 2451);
}

#[test]
fn d4_7_4h_two_opponents_are_raised_and_a_half_rounds_up() {
    let mut opponents = OPEN;
    opponents[7] = "- 2090 DEN";
    let norm = Field::of(Edition::Handbook, &opponents, "=========").norm(NormTitle::Im);
    let raised = [
        Lifted { opponent: StartNumber(10), from: Some(2043), to: 2100, clause: ClauseId::new("D4.7.4h") },
        Lifted { opponent: StartNumber(9), from: Some(2090), to: 2100, clause: ClauseId::new("D4.7.4h") },
    ];
    assert_eq!(norm.lifted, raised, "lowest first");
    opponents[6] = "- 2000 DEN";
    let third = Field::of(Edition::Handbook, &opponents, "=========").norm(NormTitle::Im);
    assert_eq!(third.lifted.len(), 2);
    assert_eq!(
        third.lifted.iter().map(|lifted| lifted.opponent).collect::<Vec<_>>(),
        [StartNumber(8), StartNumber(10)],
        "2090 stays"
    );
    let unrated = Field::of(Edition::Handbook, &["- - DEN", "GM 2401 SWE"], "==").norm(NormTitle::Im);
    assert_eq!(
        unrated.lifted,
        [Lifted { opponent: StartNumber(2), from: None, to: 2100, clause: ClauseId::new("D4.7.4h") }]
    );
    assert_eq!(unrated.average, Some(2251), "2250.5");
    for (title, floor) in NormTitle::ALL.into_iter().zip([2250, 2100, 2050, 1900]) {
        let norm = Field::of(Edition::Handbook, &["- - DEN"], "=").norm(title);
        assert_eq!(norm.average, Some(floor), "{title}");
    }
}

#[test]
fn d4_7_4c_nine_games_are_the_fewest() {
    let eight = Field::of(Edition::Handbook, &OPEN[..8], "11111111").norm(NormTitle::Im);
    assert_eq!(met(&eight, Key::Games), Some(false));
    assert_eq!(figures(&eight, Key::Games), (Some(Amount::Number(8)), Some(Amount::Number(9))));
    assert!(!eight.reached);
}

#[test]
fn d4_7_4d_games_not_played_and_players_outside_fide_do_not_count() {
    let norm = Field::of(Edition::Handbook, &OPEN, "0=1=1==1+").norm(NormTitle::Im);
    assert_eq!((norm.games_counted(), norm.left_out[0].round), (8, 9));
    assert_eq!(norm.left_out[0].reason.key, "norm_game_not_played");
    let mut opponents = OPEN;
    opponents[0] = "GM 2510 NON";
    let norm = Field::of(Edition::Handbook, &opponents, "0=1=1==11").norm(NormTitle::Im);
    assert_eq!((norm.games_counted(), norm.left_out[0].reason.key.as_ref()), (8, "norm_game_outside_fide"));
}

#[test]
fn d4_7_4e_a_third_are_foreigners_and_three_nations_are_there() {
    let norm = Field::of(Edition::Handbook, &OPEN, "0=1=1==11").norm(NormTitle::Im);
    assert_eq!(figures(&norm, Key::Foreigners), (Some(Amount::Number(4)), Some(Amount::Number(3))));
    assert_eq!(figures(&norm, Key::Nations), (Some(Amount::Number(5)), Some(Amount::Number(3))));
    let mut opponents = OPEN;
    (opponents[1], opponents[3]) = ("GM 2500 DEN", "IM 2430 DEN");
    let two = Field::of(Edition::Handbook, &opponents, "0=1=1==11").norm(NormTitle::Im);
    assert_eq!((met(&two, Key::Foreigners), met(&two, Key::Nations)), (Some(false), Some(true)));
    opponents[3] = "IM 2430 ?";
    let unknown = Field::of(Edition::Handbook, &opponents, "0=1=1==11").norm(NormTitle::Im);
    assert_eq!((met(&unknown, Key::Foreigners), unknown.reached), (None, false), "nobody knows");
    assert_eq!(figures(&unknown, Key::Foreigners).0, None);
}

#[test]
fn d4_7_4e_the_second_unrated_opponent_is_told_but_the_table_decides() {
    let mut opponents = OPEN;
    (opponents[7], opponents[8]) = ("- - DEN", "- - DEN");
    let norm = Field::of(Edition::Handbook, &opponents, "0=11=1=11").norm(NormTitle::Im);
    let told = norm.requirement(Key::UnratedOpponents).unwrap();
    assert_eq!((told.met, told.binding), (Some(false), Binding::Advisory));
    assert_eq!((met(&norm, Key::RatedOpponents), norm.reached), (Some(true), true));
    opponents[6] = "- - DEN";
    let three = Field::of(Edition::Handbook, &opponents, "0=11=1111").norm(NormTitle::Im);
    assert_eq!((met(&three, Key::RatedOpponents), three.reached), (Some(false), false));
}

#[test]
fn d4_7_4g_titles_among_the_opponents() {
    let found = |title: NormTitle, opponents: &str| {
        let opponents: Vec<String> = opponents.split_whitespace().map(|title| format!("{title} 2300 SWE")).collect();
        let opponents: Vec<&str> = opponents.iter().map(String::as_str).collect();
        let norm = Field::of(Edition::Handbook, &opponents, &"=".repeat(opponents.len())).norm(title);
        let (Some(Amount::Number(found)), Some(Amount::Number(needed))) = figures(&norm, Key::TitledOpponents) else {
            panic!()
        };
        (found, needed, met(&norm, Key::TitledOpponents).unwrap())
    };
    assert_eq!(found(NormTitle::Gm, "GM GM IM"), (2, 3, false));
    assert_eq!(found(NormTitle::Gm, "GM GM GM"), (3, 3, true));
    assert_eq!(found(NormTitle::Im, "IM IM FM"), (2, 3, false));
    assert_eq!(found(NormTitle::Im, "IM IM IM"), (3, 3, true));
    assert_eq!(found(NormTitle::Im, "GM GM FM"), (2, 2, true));
    assert_eq!(found(NormTitle::Im, "GM IM IM"), (2, 3, false), "the alternatives are not mixed");
    assert_eq!(found(NormTitle::Wgm, "GM IM WGM"), (3, 3, true));
    assert_eq!(found(NormTitle::Wgm, "WIM FM WGM"), (1, 3, false));
    assert_eq!(found(NormTitle::Wim, "WIM WIM WIM"), (3, 3, true));
    assert_eq!(found(NormTitle::Wim, "FM WGM WIM"), (2, 2, true));
    assert_eq!(found(NormTitle::Wim, "WIM WIM FM"), (2, 3, false));
}

#[test]
fn d4_7_4f_five_of_nine_hold_a_title_and_candidate_masters_do_not_count() {
    let mut opponents = OPEN;
    (opponents[4], opponents[6]) = ("CM 2380 DEN", "WCM 2340 DEN");
    let norm = Field::of(Edition::Handbook, &opponents, "0=1=1==11").norm(NormTitle::Im);
    assert_eq!(figures(&norm, Key::TitleHolders), (Some(Amount::Number(5)), Some(Amount::Number(5))));
    opponents[5] = "CM 2420 ISL";
    let four = Field::of(Edition::Handbook, &opponents, "0=1=1==11").norm(NormTitle::Im);
    assert_eq!(met(&four, Key::TitleHolders), Some(false));
}

#[test]
fn d4_7_4f_a_whole_score_has_no_performance_and_is_enough_all_the_same() {
    let norm = Field::of(Edition::Handbook, &OPEN, "111111111").norm(NormTitle::Im);
    assert_eq!((norm.performance, met(&norm, Key::Performance), norm.reached), (None, Some(true), true));
    let weak: Vec<String> = (0..9).map(|_| "IM 1900 SWE".to_owned()).collect();
    let weak: Vec<&str> = weak.iter().map(String::as_str).collect();
    let norm = Field::of(Edition::Handbook, &weak, "111111111").norm(NormTitle::Im);
    assert_eq!((norm.points_needed, met(&norm, Key::Points), norm.reached), (None, Some(false), false));
}

#[test]
fn d4_7_4a_only_titles_still_to_be_earned_are_asked_about() {
    let titles = |title: Option<Title>, sex| titles_to_earn(&Contestant { title, sex, ..Contestant::default() });
    use NormTitle::{Gm, Im, Wgm, Wim};
    assert_eq!(titles(None, Some(Sex::Man)), [Gm, Im]);
    assert_eq!(titles(None, None), [Gm, Im]);
    assert_eq!(titles(None, Some(Sex::Woman)), [Gm, Im, Wgm, Wim]);
    assert_eq!(titles(Some(Title::Wfm), None), [Gm, Im, Wgm, Wim], "the title tells");
    assert_eq!(titles(Some(Title::Fm), Some(Sex::Woman)), [Gm, Im, Wgm, Wim]);
    assert_eq!(titles(Some(Title::Wim), Some(Sex::Woman)), [Gm, Im, Wgm]);
    assert_eq!(titles(Some(Title::Im), Some(Sex::Woman)), [Gm]);
    assert_eq!(titles(Some(Title::Gm), Some(Sex::Man)), []);
}

#[test]
fn rows_come_by_start_number_and_title() {
    let mut field = Field::of(Edition::Handbook, &OPEN, "0=1=1==11");
    field.contestants.insert(StartNumber(3), contestant("WGM 2300 DEN"));
    let rows: Vec<(StartNumber, NormTitle)> =
        norms(&field.event()).iter().take(6).map(|norm| (norm.player, norm.title)).collect();
    use NormTitle::{Gm, Im, Wgm, Wim};
    let expected = [(1, Gm), (1, Im), (1, Wgm), (1, Wim), (3, Gm), (3, Im)];
    assert_eq!(rows, expected.map(|(player, title)| (StartNumber(player), title)), "number 2 is a GM");
}

#[test]
fn d4_7_4c_the_event_has_few_games_a_day_time_enough_and_an_international_arbiter() {
    let field = Field::of(Edition::Handbook, &OPEN, "0=1=1==11");
    let answers = |known: &Circumstances| -> Vec<(&'static str, Option<bool>)> {
        circumstances(&field.event(), known).iter().map(|asked| (asked.key.key(), asked.met)).collect()
    };
    let nothing = answers(&Circumstances::default());
    assert_eq!(nothing[..4].iter().map(|(_, met)| *met).collect::<Vec<_>>(), [None; 4]);
    assert_eq!(nothing[4], ("not_a_match", Some(true)));
    let time = |seconds, increment| ThinkingTime::equal(vec![Period { moves: None, seconds, increment }]);
    let good = Circumstances {
        chief_arbiter: Some(Arbiter::International),
        games_per_day: Some(2),
        days: Some(90),
        time: time(5400, 30),
        is_team: false,
    };
    assert!(answers(&good).iter().all(|(_, met)| *met == Some(true)));
    let bad = Circumstances {
        chief_arbiter: Some(Arbiter::Fide),
        games_per_day: Some(3),
        days: Some(91),
        time: time(6000, 20),
        is_team: false,
    };
    assert_eq!(answers(&bad)[..4].iter().map(|(_, met)| *met).collect::<Vec<_>>(), [Some(false); 4]);
    let team = Circumstances { is_team: true, ..bad.clone() };
    assert!(!answers(&team).iter().any(|(key, _)| *key == "days"), "team events may last longer");
    assert_eq!(answers(&Circumstances { time: time(7200, 0), ..bad.clone() })[2], ("time_control", Some(true)));
}

#[test]
fn d4_7_4b_a_rating_alone_is_enough_for_four_titles() {
    let title = |rating, title, sex| {
        let contestant = Contestant { rating: Some(rating), title, sex, ..Contestant::default() };
        title_by_rating(Edition::Handbook, &contestant)
    };
    let (man, woman) = (Some(Sex::Man), Some(Sex::Woman));
    assert_eq!(title(2300, None, man), Some(Title::Fm));
    assert_eq!(title(2299, None, man), Some(Title::Cm));
    assert_eq!(title(2199, None, man), None);
    assert_eq!(title(2199, None, woman), Some(Title::Wfm));
    assert_eq!(title(2000, None, woman), Some(Title::Wcm));
    assert_eq!(title(1999, None, woman), None);
    assert_eq!(title(2310, Some(Title::Cm), man), Some(Title::Fm));
    assert_eq!(title(2310, Some(Title::Im), man), None);
    assert_eq!(title(2310, Some(Title::Fm), man), None);
}
