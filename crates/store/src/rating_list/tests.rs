//! Lists of invented players: what is found, what is kept, what is refused.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rokade_model::{Activity, ListPace, ListedPlayer, folded_words};

use super::*;

fn player(fide_id: u32, name: &str, federation: &str, rating: u16, year: u16) -> ListedPlayer {
    let mut player = ListedPlayer {
        fide_id,
        name: name.to_owned(),
        federation: federation.to_owned(),
        birth_year: Some(year).filter(|year| *year > 0),
        ..ListedPlayer::default()
    };
    player.rating_mut(ListPace::Standard).rating = Some(rating).filter(|rating| *rating > 0);
    player
}

fn combined(month: &str) -> ListName {
    ListName { month: month.parse().unwrap(), kind: ListKind::Combined }
}

const TAKING: Taking<'static> = Taking { source: "list.txt", now: 7, smaller: Smaller::Refuse, months: 3 };

fn take(
    lists: &RatingLists,
    name: ListName,
    players: &[ListedPlayer],
) -> Result<(ListFacts, Vec<ListName>), ListError> {
    let mut writer = lists.begin().unwrap();
    for player in players {
        writer.add(player).unwrap();
    }
    lists.put_in_place(writer, name, TAKING)
}

fn some() -> Vec<ListedPlayer> {
    vec![
        player(1_499_001, "Holm, Astrid", "DEN", 2148, 1987),
        player(1_499_002, "Holmgaard, Asta", "DEN", 1612, 2009),
        player(1_499_003, "Holst, Asbjørn", "NOR", 2412, 1979),
        player(1_499_004, "Aagaard-Lund, Øystein", "NOR", 1804, 1972),
        player(1_499_005, "Bäckström, Åke", "SWE", 1955, 1975),
        player(1_499_006, "-Birk", "FID", 0, 0),
    ]
}

fn names(list: &RatingList, typed: &str, federation: Option<&str>) -> Vec<String> {
    list.search(typed, federation, 20).unwrap().players.into_iter().map(|player| player.name).collect()
}

#[test]
fn players_are_found_by_what_is_typed() {
    let folder = tempfile::tempdir().unwrap();
    let lists = RatingLists::of(folder.path().join("lists"));
    assert!(matches!(lists.newest(), Err(ListError::NoneKept)));
    let (facts, dropped) = take(&lists, combined("2026-09"), &some()).unwrap();
    assert_eq!((facts.players, dropped.len(), facts.source.as_str()), (6, 0, "list.txt"));
    let list = lists.newest().unwrap();
    assert_eq!(list.facts(), facts);
    assert_eq!(names(&list, "hol ast", None), ["Holm, Astrid", "Holmgaard, Asta"]);
    assert_eq!(names(&list, "AST HOL", None), ["Holm, Astrid", "Holmgaard, Asta"], "in any order");
    assert_eq!(names(&list, "hol", None), ["Holst, Asbjørn", "Holm, Astrid", "Holmgaard, Asta"]);
    assert_eq!(names(&list, "hol", Some("DEN")), ["Holm, Astrid", "Holmgaard, Asta", "Holst, Asbjørn"]);
    for typed in ["agard", "Aagård", "lund oy", "ØYST", "lund, aagaard"] {
        assert_eq!(names(&list, typed, None), ["Aagaard-Lund, Øystein"], "{typed}");
    }
    assert_eq!(names(&list, "backstrom ake", None), ["Bäckström, Åke"]);
    assert_eq!(names(&list, "1970..1975", None), ["Bäckström, Åke", "Aagaard-Lund, Øystein"]);
    assert_eq!(names(&list, "1987", None), ["Holm, Astrid"]);
    assert_eq!(names(&list, "hol 1975..1990", None), ["Holst, Asbjørn", "Holm, Astrid"]);
    assert_eq!(names(&list, "1499006", None), ["-Birk"]);
    assert_eq!(names(&list, "1499006 holm", None), Vec::<String>::new());
    assert_eq!(names(&list, "", None), Vec::<String>::new());
    assert_eq!(list.search("hol", None, 1).unwrap().total, 3);
    assert_eq!(list.by_id(1_499_005).unwrap().unwrap(), some()[4]);
    assert_eq!(list.by_id(5).unwrap(), None);
    for typed in ["holst asbjron", "hilst", "hollst", "hlst", "holsx"] {
        let found = list.search(typed, None, 20).unwrap();
        assert_eq!(found.spelling, Spelling::OneLetterOff, "{typed}");
        assert!(found.players.iter().any(|player| player.fide_id == 1_499_003), "{typed}: {found:?}");
    }
    assert_eq!(names(&list, "qqqqq", None), Vec::<String>::new());
    assert_eq!(list.search("holm", None, 20).unwrap().spelling, Spelling::AsTyped);
}

/// Every answer of a list of some thousand players is what looking through all of them gives.
#[test]
fn search_answers_what_looking_at_everybody_does() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let word = |rng: &mut ChaCha8Rng| -> String {
        (0..rng.random_range(1..7)).map(|_| ["a", "e", "ø", "å", "k", "l", "s", "rt"][rng.random_range(0..8)]).collect()
    };
    let players: Vec<ListedPlayer> = (1..=800)
        .map(|id| {
            let name = format!("{}-{}, {}", word(&mut rng), word(&mut rng), word(&mut rng));
            let federation = ["DEN", "NOR", "SWE", ""][rng.random_range(0..4)];
            player(id * 7, &name, federation, rng.random_range(0..2_900), rng.random_range(1950..1960))
        })
        .collect();
    let folder = tempfile::tempdir().unwrap();
    let lists = RatingLists::of(folder.path());
    take(&lists, combined("2026-09"), &players).unwrap();
    let list = lists.newest().unwrap();
    let mut ranked: Vec<&ListedPlayer> = players.iter().collect();
    ranked.sort_by_key(|player| (std::cmp::Reverse(player.leading_rating()), player.fide_id));
    let mut answered = 0;
    for _ in 0..120 {
        let typed = (0..rng.random_range(1..3)).map(|_| word(&mut rng)).collect::<Vec<_>>();
        let years = rng.random_bool(0.3).then(|| (1952, rng.random_range(1952..1958)));
        let federation = ["DEN", "NOR"].get(rng.random_range(0..3)).copied();
        let wanted: Vec<String> = typed.iter().flat_map(|word| folded_words(word)).collect();
        let fits = |player: &&&ListedPlayer| {
            let words = folded_words(&player.name);
            let is_of = |(first, last): (u16, u16)| player.birth_year.is_some_and(|year| first <= year && year <= last);
            wanted.iter().all(|typed| words.iter().any(|word| word.starts_with(typed.as_str())))
                && years.is_none_or(is_of)
        };
        let fitting: Vec<&ListedPlayer> = ranked.iter().filter(fits).copied().collect();
        let (own, others): (Vec<_>, Vec<_>) =
            fitting.into_iter().partition(|player| Some(player.federation.as_str()) == federation);
        let expected: Vec<u32> = own.into_iter().chain(others).map(|player| player.fide_id).collect();
        let years = years.map(|(first, last)| format!(" {first}..{last}")).unwrap_or_default();
        let found = list.search(&format!("{}{years}", typed.join(" ")), federation, 10_000).unwrap();
        if found.spelling == Spelling::AsTyped {
            assert_eq!(found.players.iter().map(|player| player.fide_id).collect::<Vec<_>>(), expected, "{typed:?}");
            assert_eq!(found.total, expected.len() as u64);
        } else {
            assert!(expected.is_empty(), "{typed:?}");
        }
        answered += usize::from(!expected.is_empty());
    }
    assert!(answered > 40, "{answered}");
    for player in &players {
        assert_eq!(list.by_id(player.fide_id).unwrap().as_ref(), Some(player));
    }
}

#[test]
fn who_is_inactive_is_taken_from_the_list_beside() {
    let folder = tempfile::tempdir().unwrap();
    let lists = RatingLists::of(folder.path());
    take(&lists, combined("2026-09"), &some()).unwrap();
    let activity = || lists.search(combined("2026-09"), "hol", None, 9).unwrap().players[0].activity;
    assert_eq!(activity(), None);
    let mut single = some();
    single.iter_mut().for_each(|player| player.activity = Some(Activity::Inactive));
    let standard = ListName { kind: ListKind::Single(ListPace::Standard), ..combined("2026-09") };
    take(&lists, standard, &single).unwrap();
    assert_eq!(activity(), Some(Activity::Inactive));
}

#[test]
fn a_number_stands_once_in_a_list() {
    let folder = tempfile::tempdir().unwrap();
    let lists = RatingLists::of(folder.path());
    let mut writer = lists.begin().unwrap();
    assert_eq!(writer.add(&player(7, "Holm, Astrid", "DEN", 2000, 1987)).unwrap(), Added::New);
    assert_eq!(writer.add(&player(7, "Lind, Bo", "SWE", 2100, 1988)).unwrap(), Added::Twice);
    let (facts, _) = lists.put_in_place(writer, combined("2026-09"), TAKING).unwrap();
    assert_eq!(facts.players, 1);
    assert_eq!(lists.newest().unwrap().by_id(7).unwrap().unwrap().name, "Holm, Astrid");
}

#[test]
fn an_import_that_ends_early_leaves_what_was_there() {
    let folder = tempfile::tempdir().unwrap();
    let lists = RatingLists::of(folder.path());
    take(&lists, combined("2026-09"), &some()).unwrap();
    let before = std::fs::read(lists.path(combined("2026-09"))).unwrap();
    let mut writer = lists.begin().unwrap();
    writer.add(&player(7, "Holm, Astrid", "DEN", 2000, 1987)).unwrap();
    assert!(matches!(lists.begin(), Err(ListError::BeingBroughtIn)), "one at a time");
    drop(writer);
    // What a killed program leaves is no list, and is gone after the next import.
    std::fs::write(folder.path().join("fide-list.new"), b"half").unwrap();
    assert_eq!(lists.names().unwrap(), [combined("2026-09")]);
    assert_eq!(std::fs::read(lists.path(combined("2026-09"))).unwrap(), before);
    take(&lists, combined("2026-10"), &some()).unwrap();
    let mut files: Vec<_> = std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name()).collect();
    files.sort();
    assert_eq!(files, ["fide-2026-09-combined.list", "fide-2026-10-combined.list"]);
}

#[test]
fn a_list_of_half_the_players_is_asked_about() {
    let folder = tempfile::tempdir().unwrap();
    let lists = RatingLists::of(folder.path());
    take(&lists, combined("2026-09"), &some()).unwrap();
    let refused = take(&lists, combined("2026-10"), &some()[..2]);
    assert!(matches!(refused, Err(ListError::Smaller { now: 2, before: 6 })), "{refused:?}");
    assert_eq!(lists.names().unwrap(), [combined("2026-09")]);
    take(&lists, combined("2026-10"), &some()[..3]).unwrap();
    let mut writer = lists.begin().unwrap();
    writer.add(&some()[0]).unwrap();
    lists.put_in_place(writer, combined("2026-11"), Taking { smaller: Smaller::Accept, ..TAKING }).unwrap();
    assert_eq!(lists.newest().unwrap().facts().players, 1);
    let standard = ListName { kind: ListKind::Single(ListPace::Standard), ..combined("2026-11") };
    take(&lists, standard, &some()).unwrap();
    assert_eq!(lists.newest().unwrap().name(), combined("2026-11"), "the combined list first");
}

#[test]
fn only_the_newest_months_are_kept() {
    let folder = tempfile::tempdir().unwrap();
    let lists = RatingLists::of(folder.path());
    for month in ["2026-06", "2026-07", "2026-08"] {
        assert_eq!(take(&lists, combined(month), &some()).unwrap().1, []);
    }
    assert_eq!(take(&lists, combined("2026-09"), &some()).unwrap().1, [combined("2026-06")]);
    let kept: Vec<String> = lists.kept().unwrap().iter().map(|kept| kept.name.to_string()).collect();
    assert_eq!(kept, ["2026-09-combined", "2026-08-combined", "2026-07-combined"]);
    lists.remove(combined("2026-08")).unwrap();
    assert!(matches!(lists.remove(combined("2026-08")), Err(ListError::NotKept { .. })));
    assert!(matches!(lists.open(combined("2026-08")), Err(ListError::NotKept { .. })));
}

/// A list that is damaged anywhere is refused by its name, or answers as it did; it never answers otherwise.
#[test]
fn a_damaged_list_is_refused_by_name_and_never_believed() {
    let folder = tempfile::tempdir().unwrap();
    let lists = RatingLists::of(folder.path());
    take(&lists, combined("2026-09"), &some()).unwrap();
    let path = lists.path(combined("2026-09"));
    let whole = std::fs::read(&path).unwrap();
    let questions = ["hol", "aagaard", "1970..1975", "1499005", "hilst"];
    let answers = |list: &RatingList| -> Result<Vec<Found>, ListError> {
        questions.iter().map(|typed| list.search(typed, Some("DEN"), 9)).collect()
    };
    let expected = answers(&lists.newest().unwrap()).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let mut refused = 0;
    for _ in 0..1_000 {
        let mut bytes = whole.clone();
        match rng.random_range(0..3) {
            0 => bytes.truncate(rng.random_range(0..whole.len())),
            1 => bytes[rng.random_range(0..whole.len())] ^= rng.random_range(1..=255),
            _ => drop(bytes.drain(
                rng.random_range(0..whole.len())..whole.len().min(rng.random_range(1..9_000)).max(whole.len() - 9),
            )),
        }
        std::fs::write(&path, &bytes).unwrap();
        match RatingList::open(&path).and_then(|list| list.verify().and_then(|()| answers(&list))) {
            Ok(answers) => assert_eq!(answers, expected),
            Err(ListError::Damaged { file } | ListError::Newer { file }) => {
                assert_eq!(file, path);
                refused += 1;
            }
            Err(other) => panic!("{other}"),
        }
    }
    assert!(refused > 900, "{refused}");
    std::fs::write(&path, &whole[..100]).unwrap();
    assert!(matches!(lists.newest(), Err(ListError::Damaged { .. })), "also where it was open before");
    assert!(matches!(lists.kept().unwrap()[0].facts, Err(ListError::Damaged { .. })));
}
