//! Floods of sign-ins: what they cost, how many are checked, and whom they keep out.

use std::net::Ipv4Addr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use super::wire::{Reply, Request, first_sign_in, form, get, local, tournament};
use super::{Desk, NAME, PASSWORD, is_soak, p99};

/// What the issue allows, in kilobytes.
const MOST_MEMORY: u64 = 200 * 1024;
/// The tries a name has before it must wait.
const FREE_TRIES: usize = 5;

fn sign_in(name: &str, password: &str) -> Request {
    form("/signin", &[("name", name), ("password", password)])
}

/// Sends all requests, so many at a time; the answers.
async fn flood(port: u16, at_a_time: usize, requests: impl IntoIterator<Item = (Ipv4Addr, Request)>) -> Vec<Reply> {
    let room = Arc::new(Semaphore::new(at_a_time));
    let mut tasks = JoinSet::new();
    for (from, request) in requests {
        let room = Arc::clone(&room);
        tasks.spawn(async move {
            let _place = room.acquire().await.expect("the room stays");
            request.send(from, port).await
        });
    }
    tasks.join_all().await.into_iter().map(|reply| reply.expect("every request is answered")).collect()
}

/// How many tries of one name may have been checked since then: each second may have allowed another one.
fn allowed(since: Instant) -> usize {
    FREE_TRIES + usize::try_from(since.elapsed().as_secs()).expect("a short while")
}

fn count(replies: &[Reply], status: u16) -> usize {
    replies.iter().filter(|reply| reply.status == status).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_sign_ins_takes_neither_the_memory_nor_the_arbiters_time() {
    let desk = Desk::start(&[]);
    let port = desk.server.port();
    let cookie = first_sign_in(desk.server.link.as_deref().unwrap(), port).await;
    let key = tournament(&cookie, port).await;
    let tickets = (0..300).map(|number| {
        let fields = [("name", "n"), ("password", "longenough1")];
        (local(9), form(format!("/signin/o-{number}"), &fields))
    });
    let guesses = (0..300).map(|number| (local(10), sign_in(NAME, &format!("guess number {number}"))));
    let requests: Vec<(Ipv4Addr, Request)> = tickets.chain(guesses).collect();
    let begun = Instant::now();
    let attack = tokio::spawn(flood(port, 300, requests));
    let mut times = Vec::new();
    while !attack.is_finished() || times.len() < 20 {
        let asked = Instant::now();
        let page = get(format!("/t/{key}")).with("cookie", &cookie).send(local(1), port).await;
        times.push(asked.elapsed());
        assert_eq!(page.expect("the arbiter is served").status, 200);
    }
    let replies = attack.await.unwrap();
    assert_eq!(count(&replies, 410), 300, "links that are none are known as such");
    let checked = count(&replies, 401);
    assert!((1..=allowed(begun)).contains(&checked), "{checked} guesses were checked");
    assert_eq!(count(&replies, 429), 300 - checked, "the others must wait");
    let (peak, p99) = (desk.server.peak_memory(), p99(&mut times));
    println!("600 sign-ins, 300 at a time: peak {} MB; {} arbiter's pages, p99 {p99:?}", peak / 1024, times.len());
    assert!(peak < MOST_MEMORY, "{peak} kB");
    assert!(!is_soak() || p99 < Duration::from_millis(200), "{p99:?}");
    desk.server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn sign_ins_one_after_another_leave_no_memory_behind() {
    let desk = Desk::start(&[]);
    let port = desk.server.port();
    first_sign_in(desk.server.link.as_deref().unwrap(), port).await;
    let rounds = if is_soak() { 400 } else { 40 };
    let sign_ins = (0..rounds).map(|_| (local(9), sign_in(NAME, PASSWORD)));
    let replies = flood(port, 2, sign_ins.collect::<Vec<_>>()).await;
    assert_eq!(count(&replies, 303), rounds);
    let peak = desk.server.peak_memory();
    println!(
        "{rounds} sign-ins, two at a time: peak {} MB, now {} MB",
        peak / 1024,
        desk.server.resident_memory() / 1024
    );
    assert!(peak < MOST_MEMORY, "{peak} kB");
    desk.server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_hundred_guesses_at_once_the_allowed_few_are_checked() {
    let desk = Desk::start(&[]);
    let port = desk.server.port();
    first_sign_in(desk.server.link.as_deref().unwrap(), port).await;
    let begun = Instant::now();
    let guesses = (0..200).map(|number| (local(20 + number % 100), sign_in(NAME, &format!("guess {number}"))));
    let replies = flood(port, 200, guesses.collect::<Vec<_>>()).await;
    let checked = count(&replies, 401);
    println!("{checked} of 200 guesses were checked");
    assert!((1..=allowed(begun)).contains(&checked), "{checked} checked in {:?}", begun.elapsed());
    assert_eq!(count(&replies, 429), 200 - checked);
    let slowed = replies.iter().find(|reply| reply.status == 429).unwrap();
    assert!(slowed.header("retry-after").is_some_and(|seconds| seconds.parse::<u64>().is_ok()));
    desk.server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn guessing_keeps_strangers_out_and_never_a_device_that_has_signed_in_before() {
    let desk = Desk::start(&[]);
    let port = desk.server.port();
    let cookie = first_sign_in(desk.server.link.as_deref().unwrap(), port).await;
    let device = cookie.split("; ").find(|pair| pair.starts_with("rokade-device=")).expect("the device is remembered");
    let address = local(9);
    for round in 0..10 {
        let guesses = (0..20).map(|number| (address, sign_in(NAME, &format!("guess {round} {number}"))));
        flood(port, 20, guesses.collect::<Vec<_>>()).await;
        let known = sign_in(NAME, PASSWORD).with("cookie", device).send(address, port).await.unwrap();
        assert_eq!(known.status, 303, "round {round}: the owner comes in from the very address of the guesser");
    }
    let strangers = (0..30).map(|number| (local(30 + number), sign_in(NAME, "a guess")));
    let strangers = flood(port, 30, strangers.collect::<Vec<_>>()).await;
    assert!(count(&strangers, 429) >= 20, "new devices wait");
    let other = sign_in("Birk Lund", "no such account").with("cookie", device).send(local(99), port).await.unwrap();
    assert_eq!(other.status, 401, "for another name the device is a stranger, and strangers may try");
    desk.server.stop();
}
