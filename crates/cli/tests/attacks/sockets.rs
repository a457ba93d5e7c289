//! Connections that are held and not used, and more live pages than there is room for.

use std::net::Ipv4Addr;
use std::time::{Duration, Instant};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;

use super::wire::{ask_only, connect, first_sign_in, get, is_closed, listen, local, tournament};
use super::{Desk, is_soak};

const ATTACKER: u8 = 9;
const VISITOR: u8 = 10;

async fn silent(count: usize, port: u16) -> Vec<TcpStream> {
    let mut held = Vec::with_capacity(count);
    for _ in 0..count {
        held.push(connect(local(ATTACKER), port).await.expect("the system connects"));
    }
    held
}

async fn count_closed(held: &mut [TcpStream]) -> usize {
    let mut closed = 0;
    for stream in held {
        closed += usize::from(is_closed(stream).await);
    }
    closed
}

/// Opens live pages from one address, some at a time; those that were let in, and how many were not.
async fn live_pages(count: usize, from: Ipv4Addr, port: u16, key: &str) -> (Vec<TcpStream>, usize) {
    let (mut held, mut refused) = (Vec::new(), 0);
    for begun in (0..count).step_by(20) {
        let mut tasks = JoinSet::new();
        for _ in begun..count.min(begun + 20) {
            let path = format!("/p/{key}/live");
            tasks.spawn(async move { listen(from, port, &path, "").await });
        }
        for opened in tasks.join_all().await {
            match opened.expect("every page hears whether it may listen") {
                (200, stream) => held.push(stream),
                (503, _) => refused += 1,
                (status, _) => panic!("a live page got {status}"),
            }
        }
    }
    (held, refused)
}

/// How long a first page takes from that address.
async fn time_of(path: &str, from: u8, cookie: &str, port: u16) -> Duration {
    let begun = Instant::now();
    let page = get(path).with("cookie", cookie).send(local(from), port).await.expect("an answer comes");
    assert_eq!(page.status, 200, "{page:?}");
    begun.elapsed()
}

#[tokio::test(flavor = "multi_thread")]
async fn silent_connections_and_live_pages_shut_nobody_out() {
    // In the short form the system allows fewer files than are asked for.
    let (mut desk, asleep, listening) = match is_soak() {
        true => (Desk::start(&[]), 2000, 1000),
        false => (Desk::with_files(512, &[]), 600, 150),
    };
    let port = desk.server.port();
    let cookie = first_sign_in(desk.server.link.as_deref().unwrap(), port).await;
    let key = tournament(&cookie, port).await;
    let (pages, refused) = live_pages(listening, local(ATTACKER), port, &key).await;
    assert_eq!((pages.len(), refused), (listening, 0), "a hall behind one router has its live pages");
    let mut held = silent(asleep, port).await;
    let mut times = Vec::new();
    for _ in 0..20 {
        times.push(("a new visitor", time_of(&format!("/p/{key}"), VISITOR, "", port).await));
        times.push(("a visitor of the same address", time_of(&format!("/p/{key}"), ATTACKER, "", port).await));
        times.push(("the arbiter", time_of(&format!("/t/{key}"), 1, &cookie, port).await));
    }
    for who in ["a new visitor", "a visitor of the same address", "the arbiter"] {
        let slowest = times.iter().filter(|(of, _)| *of == who).map(|(_, time)| *time).max().unwrap_or_default();
        println!("{asleep} silent, {listening} live: {who} at most {slowest:?}");
        assert!(!is_soak() || slowest < Duration::from_secs(1), "{who}: {slowest:?}");
    }
    println!("memory {} MB", desk.server.resident_memory() / 1024);
    if !is_soak() {
        let closed = count_closed(&mut held).await;
        assert!(closed >= 400, "the silent ones make room for each other: {closed} of {asleep}");
        assert!(desk.server.has_said("open 512 files"), "the terminal says that files are few");
    }
    drop(pages);
    desk.server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_says_nothing_or_takes_for_ever_is_closed() {
    let desk = Desk::start(&[]);
    let port = desk.server.port();
    let mut still = connect(local(ATTACKER), port).await.unwrap();
    let mut slow = connect(local(ATTACKER), port).await.unwrap();
    slow.write_all(b"GET /signin HTTP/1.1\r\nhost: x\r\n").await.unwrap();
    let begun = Instant::now();
    let (mut still_closed, mut slow_closed) = (false, false);
    while !(still_closed && slow_closed) {
        assert!(begun.elapsed() < Duration::from_secs(120), "still {still_closed}, slow {slow_closed}");
        tokio::time::sleep(Duration::from_millis(500)).await;
        still_closed = still_closed || is_closed(&mut still).await;
        slow_closed = slow_closed || slow.write_all(b"x: y\r\n").await.is_err() || is_closed(&mut slow).await;
    }
    println!("closed after {:?}", begun.elapsed());
    assert!(begun.elapsed() > Duration::from_secs(5), "nobody is hurried");
    desk.server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_cannot_take_all_live_pages_and_the_arbiter_always_has_one() {
    let desk = Desk::with_files(256, &[]);
    let port = desk.server.port();
    let cookie = first_sign_in(desk.server.link.as_deref().unwrap(), port).await;
    let key = tournament(&cookie, port).await;
    let (pages, refused) = live_pages(200, local(ATTACKER), port, &key).await;
    assert!(pages.len() >= 50 && refused > 0, "{} let in, {refused} not", pages.len());
    let path = format!("/p/{key}/live");
    let told = get(&path).send(local(ATTACKER), port).await.unwrap();
    assert_eq!((told.status, told.header("retry-after").is_some()), (503, true), "{told:?}");
    let (status, _visitor) = listen(local(VISITOR), port, &path, "").await.unwrap();
    assert_eq!(status, 200, "another address has its own share");
    let (status, _arbiter) = listen(local(ATTACKER), port, &format!("/t/{key}/live"), &cookie).await.unwrap();
    assert_eq!(status, 200, "the arbiter has the reserve, even from the same address");
    drop(pages);
    tokio::time::sleep(Duration::from_secs(2)).await;
    let (again, refused) = live_pages(20, local(ATTACKER), port, &key).await;
    assert_eq!((again.len(), refused), (20, 0), "closed pages give their places back");
    desk.server.stop();
}

/// Reads an answer to its end, as slowly as a bad network brings it; its length and that of its head.
async fn read_slowly(mut stream: TcpStream, pause: Duration) -> usize {
    let (mut all, mut part) = (0, vec![0; 8192]);
    loop {
        match stream.read(&mut part).await.expect("nobody breaks it off") {
            0 => return all,
            count => all += count,
        }
        tokio::time::sleep(pause).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_that_nobody_reads_take_no_memory() {
    // The short form asks for what the desk has ready, the long one for what it makes anew every time.
    let (path, count, pause) = match is_soak() {
        true => ("/laws/index", 3000, Duration::from_secs(1)),
        false => ("/laws/offline.html", 250, Duration::ZERO),
    };
    let desk = Desk::start(&[]);
    let port = desk.server.port();
    let cookie = first_sign_in(desk.server.link.as_deref().unwrap(), port).await;
    let whole = get("/laws/offline.html").send(local(VISITOR), port).await.unwrap().body.len();
    let slow = ask_only("/laws/offline.html", local(VISITOR), port).await.unwrap();
    let slow = tokio::spawn(read_slowly(slow, pause));
    let mut held = Vec::with_capacity(count);
    for _ in 0..count {
        held.push(ask_only(path, local(ATTACKER), port).await.expect("the system connects"));
    }
    let begun = Instant::now();
    let mut times = Vec::new();
    while begun.elapsed() < Duration::from_secs(if is_soak() { 60 } else { 3 }) {
        times.push(time_of("/signin", VISITOR + 1, "", port).await);
        times.push(time_of("/", 1, &cookie, port).await);
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    let slowest = times.iter().max().copied().unwrap_or_default();
    let (peak, read) = (desk.server.peak_memory() / 1024, slow.await.unwrap());
    println!("{count} answers nobody reads: peak {peak} MB; others at most {slowest:?}");
    assert!(read > whole, "whoever reads slowly gets the whole page: {read} of {whole} bytes and a head");
    assert!(peak < 200, "{peak} MB");
    assert!(!is_soak() || slowest < Duration::from_secs(1), "{slowest:?}");
    let complete = get(path).send(local(VISITOR), port).await.unwrap().body.len();
    let mut cut = 0;
    for mut stream in held {
        let mut came = 0;
        let mut part = vec![0; 1 << 20];
        while let Ok(Ok(count @ 1..)) = tokio::time::timeout(Duration::from_secs(5), stream.read(&mut part)).await {
            came += count;
        }
        cut += usize::from(came < complete);
    }
    assert!(cut >= count / 10, "whoever reads nothing gives way: {cut} of {count}");
    desk.server.stop();
}
