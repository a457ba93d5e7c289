//! Any sequence of events, however absurd, gives rulings or a clear refusal.

use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rokade_board::{Attempt, Color, Role, Square};
use rokade_clause::Edition;
use rokade_laws::referee::{
    Account, Blind, By, Choice, Claimed, Decide, Deed, DrawAgreement, Event, Grounds, HalfPoint, Millis, Notice,
    Noticed, Referee, Regulations, Score, Settings, Supervision,
};

use crate::account::{assert_cites_its_own_edition, same};
use crate::stage::settings;

const GAMES: u64 = 600;
const EVENTS: usize = 120;

fn lot(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

fn any_settings(lots: &mut ChaCha8Rng) -> Settings {
    let edition = Edition::all().nth(lots.random_range(0..Edition::all().len())).unwrap();
    let controls = ["40/90+30 30+30", "40/120 20/60 30", "60", "25+10", "15", "10", "5", "3+2", "1", "5d3", "2/1 1"];
    let mut settings = settings(edition, controls.choose(lots).unwrap());
    if lots.random_bool(0.4) {
        settings.supervision = Supervision::Limited;
    }
    if lots.random_bool(0.3) {
        let fens = [
            "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1",
            "8/P6k/8/8/8/8/p6K/8 w - - 0 1",
            "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
            "8/8/8/4k3/8/2B5/8/4K3 b - - 98 80",
            "k7/8/8/p1p1p1p1/P1P1P1P1/8/8/K7 w - - 0 1",
            "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1",
        ];
        let fen = fens.choose(lots).unwrap();
        settings.start = rokade_board::Position::read(fen, rokade_board::Variant::Standard).unwrap();
    } else if lots.random_bool(0.1) {
        settings.start = rokade_board::chess960::start(lots.random_range(0..960)).unwrap();
    }
    settings.appendix_g = lots.random_bool(0.5);
    settings.arbiter_present = lots.random_bool(0.8);
    settings.default_time = lots.random_bool(0.3).then(|| Millis::from_minutes(lots.random_range(0..90)));
    settings.regulations = lots.random_bool(0.2).then_some(Regulations::Dsu);
    settings.draw_agreement = match lots.random_range(0..4) {
        0 => DrawAgreement::FromMove(lots.random_range(0..40)),
        1 => DrawAgreement::Never,
        _ => DrawAgreement::Allowed,
    };
    settings.blind = [None, None, None, Some(Blind::White), Some(Blind::Both)][lots.random_range(0..5)];
    settings
}

/// Events as hands make them, mostly sensible ones so that the game gets somewhere.
fn any_event(lots: &mut ChaCha8Rng, account: &Account, at: Millis) -> Event {
    let turn = account.turn();
    let anyone = [By::White, By::Black, By::Arbiter][lots.random_range(0..3)];
    let (by, deed) = match lots.random_range(0..100) {
        0..38 => (By::from(turn), any_move(lots, account)),
        38..62 => (By::from(if lots.random_bool(0.85) { !turn } else { turn }), Deed::Press),
        62..66 => (By::Arbiter, Deed::Start),
        66..76 => (By::Arbiter, Deed::Notice(any_notice(lots))),
        76..84 => (By::from(any_color(lots)), any_claim(lots)),
        _ => (anyone, any_deed(lots)),
    };
    Event { at, by, deed }
}

fn any_color(lots: &mut ChaCha8Rng) -> Color {
    if lots.random_bool(0.5) { Color::White } else { Color::Black }
}

fn any_square(lots: &mut ChaCha8Rng) -> Square {
    Square::new(lots.random_range(0..64))
}

fn any_move(lots: &mut ChaCha8Rng, account: &Account) -> Deed {
    let hands = if lots.random_bool(0.9) { 1 } else { 2 };
    let fen = account.fen();
    let position = rokade_board::Position::read(&fen, rokade_board::needed_variant(&fen)).ok();
    let legal = position.filter(|_| lots.random_bool(0.85)).and_then(|position| {
        let moves = position.legal_moves();
        let m = *moves.as_slice().choose(lots)?;
        let uci = position.uci(m);
        let promotion = uci.chars().nth(4).and_then(Role::from_char);
        Some(Attempt { from: uci[..2].parse().ok()?, to: uci[2..4].parse().ok()?, promotion })
    });
    let attempt = legal.unwrap_or_else(|| Attempt {
        from: any_square(lots),
        to: any_square(lots),
        promotion: lots.random_bool(0.1).then_some(Role::ALL[lots.random_range(0..6)]),
    });
    Deed::Move { attempt, hands }
}

fn any_notice(lots: &mut ChaCha8Rng) -> Notice {
    Notice {
        what: *Noticed::ALL.choose(lots).unwrap(),
        against: lots.random_bool(0.8).then(|| any_color(lots)),
        first: lots.random_bool(0.5).then(|| any_color(lots)),
    }
}

fn any_claim(lots: &mut ChaCha8Rng) -> Deed {
    let announced = ["e4", "Sf3", "e2e4", "Kd2", "xx", "", "0-0", "Ke2"].choose(lots).map(|text| (*text).to_owned());
    Deed::Claim {
        rule: *Claimed::ALL.choose(lots).unwrap(),
        announced: announced.filter(|_| lots.random_bool(0.4)),
        grounds: [None, Some(Grounds::CannotWin), Some(Grounds::NotTrying)][lots.random_range(0..3)],
    }
}

fn any_deed(lots: &mut ChaCha8Rng) -> Deed {
    let any_ms = |lots: &mut ChaCha8Rng| Millis(lots.random_range(-10_000..9_000_000));
    match lots.random_range(0..20) {
        0 => Deed::Arrive,
        1 => Deed::Touch {
            squares: (0..lots.random_range(1..4)).map(|_| any_square(lots)).collect(),
            adjust: lots.random_bool(0.3),
            accidental: lots.random_bool(0.2),
        },
        2 => Deed::Record { moves: lots.random_range(0..80) },
        3 | 4 => Deed::OfferDraw,
        5 => Deed::AcceptDraw,
        6 => Deed::DeclineDraw,
        7 => Deed::Resign,
        8 => Deed::Stop { reason: None },
        9 => Deed::Restart { reason: None },
        10 => Deed::SetClock { white: Some(any_ms(lots)), black: lots.random_bool(0.5).then(|| any_ms(lots)) },
        11 | 12 => {
            Deed::Decide(Decide::Claim([Choice::Accept, Choice::Postpone, Choice::Reject][lots.random_range(0..3)]))
        }
        13 => {
            let items = ["12.9.1", "12.9.2", "12.9.5", "12.9.6", "13.4.a", "13.4.d", "13.4.f", "9.9.9", ""];
            Deed::Decide(Decide::Penalty {
                item: (*items.choose(lots).unwrap()).to_owned(),
                against: any_color(lots),
                ms: lots.random_bool(0.6).then(|| any_ms(lots)),
                points: lots.random_bool(0.4).then(|| HalfPoint(lots.random_range(0..3))),
            })
        }
        14 => Deed::Reconstruct {
            moves: lots.random_range(0..50),
            fen: lots.random_bool(0.3).then(|| "4k3/8/8/8/8/8/8/4K2R w K - 0 1".to_owned()),
        },
        15 => Deed::Adjourn,
        16 => Deed::Seal { text: "e4".to_owned(), envelope: lots.random_bool(0.5).then(|| vec!["names".to_owned()]) },
        17 => Deed::ResumePlay,
        18 => [Deed::OpenEnvelope, Deed::EnvelopeLost][lots.random_range(0..2)].clone(),
        _ => {
            Deed::Sign { result: [Score::DRAW, Score::win(any_color(lots)), Score::BOTH_LOSE][lots.random_range(0..3)] }
        }
    }
}

fn soak() -> u64 {
    std::env::var("ROKADE_SOAK").ok().and_then(|text| text.parse().ok()).unwrap_or(1)
}

#[test]
fn absurd_games_are_ruled_on_or_refused_and_prefixes_agree() {
    for seed in 0..GAMES * soak() {
        let mut lots = lot(seed);
        let settings = any_settings(&mut lots);
        let edition = settings.edition;
        let mut referee = Referee::new(settings.clone());
        let (mut heard, mut at) = (Vec::new(), Millis::ZERO);
        for _ in 0..EVENTS {
            let step =
                if lots.random_bool(0.9) { lots.random_range(0..30_000) } else { lots.random_range(0..4_000_000) };
            at += Millis(step);
            let event = any_event(&mut lots, &referee.account(), at);
            match referee.after(&event) {
                Ok(next) => {
                    referee = next;
                    heard.push(event);
                }
                Err(bad) => assert!(bad.reason.key.starts_with("script_"), "seed {seed}: {:?}", bad.reason),
            }
        }
        assert_cites_its_own_edition(&referee.account(), edition, &format!("seed {seed}"));
        let shown = referee.account().clock();
        assert!(shown.white >= Millis::ZERO && shown.black >= Millis::ZERO, "seed {seed}");
        let whole = Referee::replay(settings.clone(), &heard).unwrap();
        assert!(same(&whole, &referee), "seed {seed}");
        let cut = lots.random_range(0..=heard.len());
        let mut parts = Referee::replay(settings, &heard[..cut]).unwrap();
        heard[cut..].iter().for_each(|event| parts.hear(event).unwrap());
        assert!(same(&parts, &whole), "seed {seed} cut at {cut}");
    }
}
