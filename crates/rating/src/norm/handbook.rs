//! What the handbook's extract asks of player and opponents (D4.7.4c–h). docs/readings/norm-handbook.md

use rokade_clause::Reason;
use rokade_model::{Participant, Title};

use super::assessment::{Assessment, own_federation};
use super::federations::Federations;
use super::figures::handbook;
use super::games::Games;
use super::requirement::{Alternative, Amount, Binding, Key, Requirement, Share};
use super::{Event, Norm, NormTitle};

pub(super) fn norm(event: &Event, player: &Participant, title: NormTitle) -> Norm {
    let rules = handbook();
    let games = Games::of(event, player);
    let assessment =
        Assessment { figures: &rules.figures, title, games: &games.counted, games_needed: rules.figures.games.value };
    let mut asked = vec![assessment.games_requirement(&rules.figures.games.clause)];
    asked.extend(ratings(&assessment));
    asked.extend(nations(event, player, &assessment));
    asked.push(assessment.title_holders());
    asked.push(titled_opponents(&assessment));
    let mut norm = assessment.norm(player.number, asked, &games);
    norm.notes.extend(beyond_the_table(&norm));
    norm
}

/// The table is printed for nine games, from a lowest average on; for the rest the reading decides.
fn beyond_the_table(norm: &Norm) -> Option<Reason> {
    let games = u32::try_from(norm.games.len()).expect("games are few");
    let printed = handbook().figures.games.value;
    (games != printed || norm.points_needed.is_none())
        .then(|| Reason::cited("norm_beyond_the_table", "D4.7.4f").with("printed", printed).read_as("norm-handbook"))
}

/// The heading of the table allows more unrated opponents than the list before it: the table decides, and from the
/// second unrated opponent on the reader is told.
fn ratings(assessment: &Assessment) -> [Requirement; 2] {
    let rules = handbook();
    let opponents = assessment.opponents();
    let unrated = opponents.values().filter(|game| game.rating.is_none()).count();
    let unrated = u32::try_from(unrated).expect("opponents are few");
    let rated = u32::try_from(opponents.len()).expect("opponents are few") - unrated;
    let needed = assessment.size().saturating_sub(rules.unrated_in_nine.value);
    let most = rules.unrated.value;
    [
        Requirement::at_least(Key::RatedOpponents, rated, needed, &rules.unrated_in_nine.clause),
        Requirement::known(
            Key::UnratedOpponents,
            unrated <= most,
            Amount::from(unrated),
            Amount::from(most),
            &rules.unrated.clause,
        )
        .bound(Binding::Advisory),
    ]
}

fn nations(event: &Event, player: &Participant, assessment: &Assessment) -> [Requirement; 2] {
    let rules = handbook();
    let opponents = assessment.opponents();
    let federations = Federations::of(
        own_federation(event, player.number),
        opponents.values().map(|game| game.federation.as_deref()),
    );
    let (foreigners, nations) = (federations.foreigners(), federations.nations());
    let abroad = rules.foreigners.value.up(assessment.size());
    let least = rules.nations.value;
    [
        Requirement::of(
            Key::Foreigners,
            foreigners.at_least(abroad),
            foreigners.found(),
            abroad.into(),
            &rules.foreigners.clause,
        )
        .share(Share::of(rules.foreigners.value, assessment.size())),
        Requirement::of(Key::Nations, nations.at_least(least), nations.found(), least.into(), &rules.nations.clause),
    ]
}

/// Titles, and how many opponents must hold one of them.
type Asked = (&'static [Title], u32);

/// So many of the title, or for IM and WIM fewer of the stronger ones; the alternative that is met or nearest.
fn titled_opponents(assessment: &Assessment) -> Requirement {
    let rules = handbook();
    let (many, few) = (rules.figures.titled_opponents.value, rules.titled_stronger);
    let alternatives: &[Asked] = match assessment.title {
        NormTitle::Gm => &[(&[Title::Gm], many)],
        NormTitle::Im => &[(&[Title::Im], many), (&[Title::Gm], few)],
        NormTitle::Wgm => &[(&[Title::Gm, Title::Im, Title::Wgm], many)],
        NormTitle::Wim => &[(&[Title::Wim], many), (&[Title::Gm, Title::Im, Title::Wgm, Title::Fm], few)],
    };
    let counted: Vec<Alternative> = alternatives
        .iter()
        .map(|(titles, needed)| {
            let found = assessment.titled(|title| titles.contains(&title));
            Alternative { titles, found, needed: *needed }
        })
        .collect();
    let nearest = counted.iter().min_by_key(|one| one.needed.saturating_sub(one.found));
    let (found, needed) = nearest.map(|one| (one.found, one.needed)).expect("every title has an alternative");
    let clause = &rules.figures.titled_opponents.clause;
    Requirement::at_least(Key::TitledOpponents, found, needed, clause).of_titles(counted)
}
