//! One player: the games, and how points, corrections and place were found.

use rokade_clause::Reason;
use rokade_model::{Color, HalfPoints, Mark, RoundNumber, StartNumber};
use rokade_standings::{Code, End, Explanation, Neighbour, RoundLine, Standing, Term, TieBreak, Value, explain};
use rokade_tournament::{Board, GameState, PlayerId, Round};
use rokade_words::Arg;

use super::matches::MatchView;
use super::pairings::{Outcome, bye_word, color_word, outcome, why_board_at};
use super::standings::{head, spoken};
use super::{Audience, Field, GroupHead, Reader, Rivalry, Rivals, Said, SeatView, Who, seat_now};
use crate::cite::Source;

/// A player's page.
pub struct PlayerView {
    pub group: GroupHead,
    pub who: Who,
    /// Where the player sits now.
    pub seat: Option<SeatView>,
    /// The place in a few words; `None` before the first round is played.
    pub place: Option<Said>,
    pub points: String,
    /// The last round that counts.
    pub after: RoundNumber,
    /// Players with a place.
    pub field: usize,
    pub games: Vec<GameLine>,
    /// Points the arbiter gave or took; empty if none.
    pub adjustment: String,
    /// What separates the player from the neighbours, one sentence each.
    pub because: Vec<Said>,
    pub corrections: Vec<Derivation>,
    /// The player above and the player below, figure by figure.
    pub rivals: Vec<Rivalry>,
}

/// A round of the player's.
pub struct GameLine {
    pub round: RoundNumber,
    /// `None` without a game.
    pub board: Option<u32>,
    pub color: Option<Color>,
    /// White, Black, or the kind of bye.
    pub role: String,
    pub opponent: Option<Who>,
    /// The player's own part of the result: `1`, `½`, `0`, `+`, `–`; empty while it is open.
    pub mark: String,
    pub outcome: Outcome,
    /// Points after the round; empty while the round does not count yet.
    pub total: String,
    /// Why the round counts as it does, where that is not plain.
    pub remark: Option<Said>,
    /// The page that says why the two met; empty without a game.
    pub why: String,
}

/// A correction down to the opponents it is made of.
pub struct Derivation {
    pub name: String,
    /// The clause of the tie-break.
    pub clauses: Vec<Source>,
    /// Whether it is made of the opponents' points.
    pub by_opponents: bool,
    pub terms: Vec<TermLine>,
    /// What was compared, one after the other.
    pub steps: Vec<StepLine>,
    /// How the value was made, or why there is none; empty for plain sums.
    pub remarks: Vec<Said>,
}

/// A round in the sum of a tie-break.
pub struct TermLine {
    pub round: RoundNumber,
    /// `None` for a round without an opponent.
    pub opponent: Option<Who>,
    pub result: &'static str,
    pub score: String,
    /// What it adds in the first step; empty if it is left out.
    pub adds: String,
    pub remarks: Vec<Said>,
}

/// A step of the sum after the rounds.
pub struct StepLine {
    pub name: String,
    pub value: String,
}

/// A player's page; `None` if the tournament has no such player.
pub fn player(reader: &Reader, player: PlayerId) -> Option<PlayerView> {
    let entry = reader.book.tournament.players.get(&player)?;
    let field = Field::new(reader, entry.group)?;
    let who = field.who(player).clone();
    let tournament = &reader.book.tournament;
    let after = tournament.completed_rounds(entry.group);
    let rules = tournament.rules(entry.group);
    let explained = who.number.map(|number| explain(&tournament.history(entry.group), after, &rules, number));
    let placed = tournament.standings(entry.group).rows.len();
    let explained = explained.as_ref();
    Some(PlayerView {
        group: GroupHead::of(field.group),
        seat: seat_now(reader, player),
        place: explained.filter(|_| after > 0).map(|told| place(&field, told, placed)),
        points: explained.map(|told| told.points.chess()).unwrap_or_default(),
        after,
        field: placed,
        games: games(&field, player, explained),
        adjustment: explained
            .filter(|told| told.adjustment != HalfPoints::ZERO)
            .map(|told| told.adjustment.chess())
            .unwrap_or_default(),
        because: explained.filter(|_| after > 0).map(|told| because(&field, told)).unwrap_or_default(),
        corrections: explained.filter(|_| after > 0).map(|told| derivations(&field, told)).unwrap_or_default(),
        rivals: Rivals::of(reader, player).map(|rivals| rivals.neighbours()).unwrap_or_default(),
        who,
    })
}

fn place(field: &Field, told: &Explanation, placed: usize) -> Said {
    match &told.standing {
        Standing::Placed { place, shared } => {
            let key = if *shared { "view-place-shared-of" } else { "view-place-of" };
            let args = [("place", Arg::from(*place)), ("players", Arg::from(placed))];
            Said::plain(field.reader.say_with(key, &args))
        }
        Standing::Excluded(reason) | Standing::Unknown(reason) => spoken(field, reason),
    }
}

fn because(field: &Field, told: &Explanation) -> Vec<Said> {
    let say = |neighbour: &Neighbour| spoken(field, &neighbour.reason);
    [&told.above, &told.below].into_iter().flatten().map(say).collect()
}

fn games(field: &Field, player: PlayerId, told: Option<&Explanation>) -> Vec<GameLine> {
    let mut total = told.map_or(HalfPoints::ZERO, |told| told.adjustment);
    let mut lines = Vec::new();
    for round in &field.group.rounds {
        let counted = told.and_then(|told| told.rounds.iter().find(|line| line.round == round.number));
        let mut line = game_line(field, player, round);
        if let Some(counted) = counted {
            if counted.counts {
                total += counted.points;
            }
            line.total = total.chess();
            if let Some(reason) = &counted.reason {
                line.remark = Some(spoken(field, reason));
            }
        }
        lines.push(line);
    }
    lines
}

fn game_line(field: &Field, player: PlayerId, round: &Round) -> GameLine {
    let reader = &field.reader;
    let open = || Outcome { result: String::new(), note: String::new(), state: "is-open" };
    let blank = |role: String, mark: String| GameLine {
        round: round.number,
        board: None,
        color: None,
        role,
        opponent: None,
        mark,
        outcome: open(),
        total: String::new(),
        remark: None,
        why: String::new(),
    };
    if let Some((board, color)) = seat_of(round, player) {
        let opponent = match color {
            Color::White => board.black,
            Color::Black => board.white,
        };
        let played = MatchView::of(field, board);
        return GameLine {
            board: Some(board.number),
            color: Some(color),
            opponent: Some(field.who(opponent).clone()),
            mark: own_mark(board.game, color).map(|mark| Mark::sign(Some(mark)).to_owned()).unwrap_or_default(),
            outcome: outcome(reader, board.game),
            why: why_board_at(reader, field.group.id, round.number, board.number),
            remark: played.and_then(|played| games_of(reader, &played, player)),
            ..blank(reader.say(color_word(color)), String::new())
        };
    }
    match round.byes.iter().find(|bye| bye.player == player) {
        Some(bye) => blank(reader.say(bye_word(bye.kind)), bye.points.chess()),
        None => blank(reader.say("view-not-paired"), String::new()),
    }
}

/// The games of a match from the player's side; `None` before the first is over.
fn games_of(reader: &Reader, played: &MatchView, player: PlayerId) -> Option<Said> {
    let marks = [("marks", Arg::from(played.marks_of(player)))];
    played.is_begun().then(|| Said::plain(reader.say_with("view-match-games", &marks)))
}

/// The player's board and colour in a round.
pub(super) fn seat_of(round: &Round, player: PlayerId) -> Option<(&Board, Color)> {
    round.boards.iter().find_map(|board| match player {
        player if player == board.white => Some((board, Color::White)),
        player if player == board.black => Some((board, Color::Black)),
        _ => None,
    })
}

pub(super) fn own_mark(game: GameState, color: Color) -> Option<Mark> {
    match game {
        GameState::Done { result, .. } => Some(result.mark(color)),
        GameState::Open | GameState::Postponed { .. } | GameState::Adjourned { .. } => None,
    }
}

/// How every correction was found; one that was not asked for, or found nothing, has nothing to show.
fn derivations(field: &Field, told: &Explanation) -> Vec<Derivation> {
    let has_more = |value: &&Value| value.missing.as_ref().is_some_and(|reason| reason.key != "not_needed");
    let asked = told
        .tiebreaks
        .iter()
        .filter(|value| is_by_opponents(&value.tiebreak) || !value.terms.is_empty() || has_more(value));
    // What a figure of ratings is made of would tell the rating behind a withheld name.
    let hides = field.reader.audience == Audience::Public && field.everybody().any(|who| who.withheld);
    let asked = asked.filter(|value| !(hides && is_by_rating(&value.tiebreak)));
    asked.map(|value| derivation(field, value, &told.rounds)).collect()
}

fn is_by_rating(tiebreak: &TieBreak) -> bool {
    *tiebreak == TieBreak::OpponentsAverage || tiebreak.code().is_some_and(Code::is_by_rating)
}

fn derivation(field: &Field, value: &Value, rounds: &[RoundLine]) -> Derivation {
    Derivation {
        name: head(&field.reader, &value.tiebreak).name,
        clauses: field.reader.clauses(&Reason::resting_on("tiebreak", vec![value.clause.clone()])),
        by_opponents: is_by_opponents(&value.tiebreak),
        terms: value.terms.iter().map(|term| term_line(field, term, rounds)).collect(),
        steps: steps(field, value),
        remarks: [&value.missing, &value.how].into_iter().flatten().map(|reason| spoken(field, reason)).collect(),
    }
}

fn term_line(field: &Field, term: &Term, rounds: &[RoundLine]) -> TermLine {
    let who = |number: StartNumber| field.numbered(number).clone();
    let played = rounds.iter().find(|line| line.round == term.round);
    TermLine {
        round: term.round,
        opponent: term.opponent.map(who),
        result: match played {
            Some(line) if line.opponent.is_some() => Mark::sign(line.mark),
            _ => "",
        },
        score: if term.opponent.is_some() || term.score != HalfPoints::ZERO {
            term.score.chess()
        } else {
            String::new()
        },
        adds: if term.counted { field.reader.lang.decimal(&term.value.chess()) } else { String::new() },
        remarks: [&term.cut, &term.reason].into_iter().flatten().map(|reason| spoken(field, reason)).collect(),
    }
}

fn is_by_opponents(tiebreak: &TieBreak) -> bool {
    match tiebreak {
        TieBreak::DsuSonnebornBerger | TieBreak::DsuOrdinary | TieBreak::DsuMedian => true,
        TieBreak::Fide(fide) => match fide.code {
            Code::Buchholz | Code::ForeBuchholz | Code::AverageBuchholz | Code::SonnebornBerger | Code::Koya => true,
            Code::Points
            | Code::DirectEncounter
            | Code::Wins
            | Code::GamesWon
            | Code::BlackGames
            | Code::BlackWins
            | Code::Progressive
            | Code::RoundsElected
            | Code::Standard
            | Code::PairingNumber
            | Code::Rating
            | Code::AverageRating
            | Code::Performance
            | Code::PerfectPerformance
            | Code::AveragePerformance
            | Code::AveragePerfectPerformance => false,
        },
        TieBreak::GladiatorOrdinary
        | TieBreak::GladiatorReduced
        | TieBreak::Mutual
        | TieBreak::MutualFirst
        | TieBreak::OpponentsAverage
        | TieBreak::PlayOff
        | TieBreak::Lot
        | TieBreak::Kept(_) => false,
    }
}

/// The sums of a correction, named by whom they leave out.
pub(super) fn steps(field: &Field, value: &Value) -> Vec<StepLine> {
    let both = value.terms.iter().any(|term| term.dropped_at.is_some_and(|dropped| dropped.end == End::Highest));
    let Some(last) = value.steps.len().checked_sub(1) else { return Vec::new() };
    let name = |step: usize| match last - step {
        0 if value.tiebreak == TieBreak::OpponentsAverage => field.reader.say("word-average"),
        0 if value.how.is_some() => field.reader.say("view-value"),
        0 if last == 0 => field.reader.say("view-sum"),
        0 => field.reader.say("view-step-all"),
        left_out => {
            let key = if both { "view-step-without-both" } else { "view-step-without-lowest" };
            field.reader.say_with(key, &[("count", Arg::from(left_out))])
        }
    };
    value.steps.iter().enumerate().map(|(step, sum)| StepLine { name: name(step), value: sum.chess() }).collect()
}
