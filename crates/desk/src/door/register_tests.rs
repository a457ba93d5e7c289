#![cfg(test)]
//! What the register promises, with time handed in.

use std::net::{IpAddr, Ipv4Addr};
use std::time::{Duration, Instant};

use super::address::Network;
use super::limits::Limits;
use super::register::{Holder, Register, Terms, Word};
use super::seat::{Seat, Serving};
use super::way::Way;

const LIMITS: Limits = Limits {
    all: 40,
    strangers: 32,
    per_address: 24,
    silent_per_address: 8,
    live: 20,
    live_per_address: 12,
    unread: 10_000,
};

fn address(last: u8) -> Network {
    Network::of(IpAddr::V4(Ipv4Addr::new(192, 0, 2, last)))
}

/// Whether the register still wants this connection.
fn stays(seat: &mut Seat) -> bool {
    let mut word = std::pin::pin!(seat.word());
    let mut context = std::task::Context::from_waker(std::task::Waker::noop());
    match word.as_mut().poll(&mut context) {
        std::task::Poll::Pending => true,
        std::task::Poll::Ready(word) => word != Word::Leave,
    }
}

fn count_staying(seats: &mut [Seat]) -> usize {
    seats.iter_mut().filter_map(|seat| stays(seat).then_some(())).count()
}

#[test]
fn silent_connections_of_one_address_replace_each_other() {
    let register = Register::new(LIMITS);
    let begun = Instant::now();
    let mut burst: Vec<Seat> =
        (0..LIMITS.per_address).map(|_| register.admit(address(1), Holder::Stranger, begun).unwrap()).collect();
    assert_eq!(count_staying(&mut burst), LIMITS.per_address, "a hall that comes at once is not taken for silent");
    drop(burst);
    let mut seats: Vec<Seat> = (0..1000)
        .map(|number| register.admit(address(1), Holder::Stranger, begun + Duration::from_secs(number)).unwrap())
        .collect();
    let (old, young) = seats.split_at_mut(1000 - LIMITS.silent_per_address);
    assert_eq!((count_staying(old), count_staying(young)), (0, LIMITS.silent_per_address));
}

#[test]
fn a_flood_from_one_address_never_closes_another() {
    let register = Register::new(LIMITS);
    let now = Instant::now();
    let mut visitor = register.admit(address(2), Holder::Stranger, now).unwrap();
    let _flood: Vec<Seat> = (0..1000).map(|_| register.admit(address(1), Holder::Stranger, now).unwrap()).collect();
    assert!(stays(&mut visitor));
    assert_eq!(visitor.handle().terms(), Terms::Ordinary);
}

#[test]
fn when_all_places_are_served_a_stranger_is_still_served_briefly() {
    let register = Register::new(LIMITS);
    let now = Instant::now();
    let mut held = Vec::new();
    for last in 0..32 {
        let seat = register.admit(address(last), Holder::Stranger, now).unwrap();
        let serving = seat.handle().serve();
        held.push((seat, serving));
    }
    let mut late = register.admit(address(99), Holder::Stranger, now).unwrap();
    assert_eq!(late.handle().terms(), Terms::Brief);
    assert!(stays(&mut late));
    assert!(held.iter_mut().all(|(seat, _)| stays(seat)), "nobody who is being served is sent away");
    late.handle().vouch();
    assert_eq!(late.handle().terms(), Terms::Ordinary, "whoever is signed in has the reserve");
    let mut more: Vec<Option<Seat>> = (0..100).map(|_| register.admit(address(98), Holder::Stranger, now)).collect();
    let staying = more.iter_mut().flatten().filter_map(|seat| stays(seat).then_some(())).count();
    assert!((1..=LIMITS.all - LIMITS.strangers).contains(&staying), "{staying} strangers in the reserve");
    assert!(stays(&mut late));
    assert!(register.admit(address(97), Holder::Stranger, now).is_some(), "silent ones make room for the next");
}

#[test]
fn one_address_may_not_take_all_live_pages() {
    let register = Register::new(LIMITS);
    let now = Instant::now();
    let seats: Vec<Seat> = (0..20)
        .map(|_| {
            let seat = register.admit(address(1), Holder::Stranger, now).unwrap();
            drop(seat.handle().serve());
            seat
        })
        .collect();
    let mut passes: Vec<_> = seats.iter().map(|seat| seat.handle().stranger_goes_live(address(1))).collect();
    assert_eq!(passes.iter().flatten().count(), LIMITS.live_per_address);
    let other = register.admit(address(2), Holder::Stranger, now).unwrap();
    assert!(other.handle().stranger_goes_live(address(2)).is_some());
    passes.clear();
    assert!(seats[0].handle().stranger_goes_live(address(1)).is_some(), "a closed page gives its place back");
}

#[test]
fn whoever_does_not_read_leaves_of_the_address_that_reads_least() {
    let register = Register::new(LIMITS);
    let now = Instant::now();
    let ask = |last: u8, bytes: usize| {
        let mut seat = register.admit(address(last), Holder::Stranger, now).unwrap();
        let way = Way::new(seat.unread());
        let serving: Serving = seat.handle().serve();
        way.hands_over(bytes);
        way.has_all(serving);
        assert!(stays(&mut seat));
        (seat, way)
    };
    let mut visitor = ask(2, 3_000);
    let mut arbiter = ask(1, 0);
    arbiter.0.handle().vouch();
    arbiter.1.hands_over(50_000);
    let mut asked: Vec<_> = (0..10).map(|_| ask(1, 2_000)).collect();
    register.sweep(now + Duration::from_secs(1));
    let stay: Vec<bool> = asked.iter_mut().map(|(seat, _)| stays(seat)).collect();
    assert_eq!(stay, [[false; 7].as_slice(), &[true; 3]].concat(), "those that have been at it the longest go");
    assert!(stays(&mut visitor.0) && stays(&mut arbiter.0));
    register.sweep(now + Duration::from_secs(90));
    assert!(stays(&mut visitor.0), "whoever still reads does not rest");
    asked.clear();
    drop((visitor, arbiter));
    let mut again = ask(1, 10_000);
    register.sweep(now + Duration::from_secs(1));
    assert!(stays(&mut again.0), "what was taken or given up is no longer counted");
}

#[test]
fn whoever_says_nothing_or_rests_for_long_leaves() {
    let register = Register::new(LIMITS);
    let now = Instant::now();
    let mut silent = register.admit(address(1), Holder::Stranger, now).unwrap();
    let mut resting = register.admit(address(1), Holder::Stranger, now).unwrap();
    drop(resting.handle().serve());
    let mut live = register.admit(address(1), Holder::Stranger, now).unwrap();
    let _serving = live.handle().serve();
    let _pass = live.handle().stranger_goes_live(address(1)).unwrap();
    let mut seen = Vec::new();
    for seconds in [5, 11, 70, 400] {
        register.sweep(now + Duration::from_secs(seconds));
        seen.push([stays(&mut silent), stays(&mut resting), stays(&mut live)]);
    }
    assert_eq!(seen[0], [true, true, true]);
    assert!(!seen[1][0] && seen[1][1]);
    assert!(!seen[2][1]);
    assert!(seen.iter().all(|seen| seen[2]), "a live page has no end");
}

#[tokio::test]
async fn the_desk_closes_when_the_last_one_has_been_served() {
    let register = Register::new(LIMITS);
    let now = Instant::now();
    let mut served = register.admit(address(1), Holder::Stranger, now).unwrap();
    let mut silent = register.admit(address(1), Holder::Stranger, now).unwrap();
    let serving = served.handle().serve();
    register.close();
    assert_eq!((served.word().await, silent.word().await), (Word::Finish, Word::Leave));
    let emptied = tokio::spawn({
        let register = std::sync::Arc::clone(&register);
        async move { register.empty().await }
    });
    drop((silent, serving, served));
    emptied.await.unwrap();
}
