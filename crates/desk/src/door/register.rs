//! The register of open connections: who holds them, what they do, and which one goes when room is needed.
//!
//! Silent ones go first, of the address that has the most of them, the oldest before the younger; then those that
//! rest between two requests; then those that came just now. A connection that is being served is left alone. When
//! only such are left, a stranger is still served, but briefly: one request, and no live page. The reserve is never
//! held for longer than that by anybody who is not signed in.
//!
//! One thing sends away whoever is being served: not reading. Answers that strangers do not take lie in memory. When
//! they are too much, the address with the most of it loses the connection that has been at it the longest.

use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::{Notify, watch};

use super::address::Network;
use super::limits::Limits;
use super::seat::Seat;
use super::way::Unread;

/// How long a connection may take until its first request is there, the handshake included.
const FIRST_REQUEST: Duration = Duration::from_secs(10);
/// How long after it was opened a connection's request may still be waiting to be read.
const HARDLY_SILENT: Duration = Duration::from_secs(1);
/// How long it may rest between two requests.
const REST: Duration = Duration::from_secs(60);
/// How long a stranger may take to fetch one answer.
const ONE_ANSWER: Duration = Duration::from_secs(180);

/// Who is at the other end, as far as is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Holder {
    Stranger,
    SignedIn,
    /// A proxy named at the start, which has many clients and limits of its own.
    Proxy,
}

/// How a connection is served.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Terms {
    Ordinary,
    /// One request, then it is closed.
    Brief,
}

/// What a connection does just now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Doing {
    /// Nothing came yet.
    Silent,
    Resting,
    Served,
    /// Served with a live page, which has no end.
    Live,
}

/// What the register tells a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word {
    Stay,
    /// Answer what was asked and close.
    Finish,
    Leave,
}

pub(super) struct Place {
    network: Network,
    pub(super) holder: Holder,
    pub(super) terms: Terms,
    pub(super) doing: Doing,
    pub(super) since: Instant,
    unread: Unread,
    /// The order of its last change; the key in the lists of its network.
    stamp: u64,
    word: watch::Sender<Word>,
}

/// What strangers of one address hold.
#[derive(Default)]
struct Holding {
    all: usize,
    silent: BTreeMap<u64, PlaceId>,
    resting: BTreeMap<u64, PlaceId>,
}

/// What strangers of one address have not taken of their answers, and on which connections since when.
#[derive(Default)]
struct Untaken {
    bytes: usize,
    connections: Vec<(Instant, PlaceId, usize)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct PlaceId(u64);

#[derive(Default)]
pub(super) struct Book {
    places: HashMap<PlaceId, Place>,
    holdings: HashMap<Network, Holding>,
    strangers: usize,
    pub(super) live: Live,
    stamp: u64,
}

/// Live pages of strangers.
#[derive(Default)]
pub(super) struct Live {
    by_address: HashMap<Network, usize>,
    all: usize,
}

/// All open connections.
pub(super) struct Register {
    pub(super) limits: Limits,
    book: Mutex<Book>,
    /// What all connections have not taken of their answers.
    unread: Arc<AtomicUsize>,
    emptied: Notify,
}

impl Register {
    pub(super) fn new(limits: Limits) -> Arc<Register> {
        Arc::new(Register { limits, book: Mutex::default(), unread: Arc::default(), emptied: Notify::new() })
    }

    pub(super) fn lock(&self) -> MutexGuard<'_, Book> {
        self.book.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a new connection in, if need be in the place of another; `None` if there is no room at all.
    pub(super) fn admit(self: &Arc<Self>, network: Network, holder: Holder, now: Instant) -> Option<Seat> {
        let mut book = self.lock();
        let terms = match holder {
            Holder::Stranger => book.terms_of(network, &self.limits, now),
            Holder::SignedIn | Holder::Proxy => Terms::Ordinary,
        };
        if book.places.len() >= self.limits.all && !book.make_room(now) {
            return None;
        }
        let (word, heard) = watch::channel(Word::Stay);
        let (doing, unread) = (Doing::Silent, Unread::among(&self.unread));
        let own = unread.clone();
        let id = book.enter(Place { network, holder, terms, doing, since: now, unread, stamp: 0, word });
        Some(Seat::new(Arc::clone(self), id, heard, own))
    }

    /// A connection has ended.
    pub(super) fn leave(&self, id: PlaceId) {
        let mut book = self.lock();
        book.remove(id);
        if book.places.is_empty() {
            self.emptied.notify_waiters();
        }
    }

    /// How a connection is served now; whoever is no longer in the register, briefly.
    pub(super) fn terms(&self, id: PlaceId) -> Terms {
        self.lock().places.get(&id).map_or(Terms::Brief, |place| place.terms)
    }

    /// Makes room although nobody came: the system has no more files.
    pub(super) fn shed(&self) {
        self.lock().make_room(Instant::now());
    }

    /// Tells those who are overdue to leave.
    pub(super) fn sweep(&self, now: Instant) {
        let mut book = self.lock();
        let overdue = |place: &Place| {
            let longest = match (place.doing, place.holder) {
                (Doing::Silent, _) => FIRST_REQUEST,
                (Doing::Resting, _) => REST,
                (Doing::Served, Holder::Stranger) => ONE_ANSWER,
                (Doing::Served, Holder::SignedIn | Holder::Proxy) | (Doing::Live, _) => return false,
            };
            now.saturating_duration_since(place.since) >= longest
        };
        let gone: Vec<PlaceId> = book.places.iter().filter(|(_, place)| overdue(place)).map(|(id, _)| *id).collect();
        for id in gone {
            book.tell_to_leave(id);
        }
        drop(book);
        self.drop_the_unread();
    }

    /// Sends strangers away who do not read what they asked for, if that is too much.
    pub(super) fn drop_the_unread(&self) {
        if self.unread.load(Ordering::Relaxed) > self.limits.unread {
            self.lock().drop_the_unread(self.limits.unread);
        }
    }

    /// The desk closes: who is being served finishes, the others leave.
    pub(super) fn close(&self) {
        let book = self.lock();
        for place in book.places.values() {
            place.word.send_replace(match place.doing {
                Doing::Silent | Doing::Resting => Word::Leave,
                Doing::Served | Doing::Live => Word::Finish,
            });
        }
    }

    /// Waits until nobody is left.
    pub(super) async fn empty(&self) {
        loop {
            let emptied = self.emptied.notified();
            if self.lock().places.is_empty() {
                return;
            }
            emptied.await;
        }
    }
}

impl Book {
    /// How a new stranger is served, after others made room where they could.
    fn terms_of(&mut self, network: Network, limits: &Limits, now: Instant) -> Terms {
        let its = self.holdings.get(&network);
        let has_its_share = its.is_some_and(|its| its.all >= limits.per_address);
        let is_silent = its.is_some_and(|its| its.silent.len() >= limits.silent_per_address);
        if has_its_share || (is_silent && self.longest_silent(network, now).is_some()) {
            self.make_room_of(network, now);
        }
        if self.strangers >= limits.strangers {
            self.make_room(now);
        }
        let its = self.holdings.get(&network).map_or(0, |its| its.all);
        match its >= limits.per_address || self.strangers >= limits.strangers {
            true => Terms::Brief,
            false => Terms::Ordinary,
        }
    }

    /// The connection of an address that has been silent the longest, if that is long. A hall that comes back after
    /// a break has many whose requests are only still to be read.
    fn longest_silent(&self, network: Network, now: Instant) -> Option<PlaceId> {
        let id = *self.holdings.get(&network)?.silent.values().next()?;
        let since = self.places.get(&id)?.since;
        (now.saturating_duration_since(since) >= HARDLY_SILENT).then_some(id)
    }

    /// Of one address: the longest silent goes, else the one that rests the longest, else the first that has not
    /// asked for anything.
    fn make_room_of(&mut self, network: Network, now: Instant) -> bool {
        let Some(its) = self.holdings.get(&network) else { return false };
        let first = |places: &BTreeMap<u64, PlaceId>| places.values().next().copied();
        let found = self.longest_silent(network, now).or_else(|| first(&its.resting)).or_else(|| first(&its.silent));
        found.is_some_and(|id| self.tell_to_leave(id))
    }

    /// Of the address with the most silent connections, else with the most that rest.
    fn make_room(&mut self, now: Instant) -> bool {
        let most = |count: fn(&Holding) -> usize| {
            let greatest = self.holdings.iter().max_by_key(|(_, its)| count(its));
            greatest.filter(|(_, its)| count(its) > 0).map(|(network, _)| *network)
        };
        let network = most(|its| its.silent.len()).or_else(|| most(|its| its.resting.len()));
        network.is_some_and(|network| self.make_room_of(network, now))
    }

    /// Until what strangers leave unread is no more than this.
    fn drop_the_unread(&mut self, most: usize) {
        let mut by_network: HashMap<Network, Untaken> = HashMap::new();
        let mut all = 0;
        for (id, place) in self.places.iter().filter(|(_, place)| place.holder == Holder::Stranger) {
            let bytes = place.unread.bytes();
            if bytes > 0 {
                all += bytes;
                let its = by_network.entry(place.network).or_default();
                its.bytes += bytes;
                its.connections.push((place.since, *id, bytes));
            }
        }
        // Whoever has been at it the longest last, to be taken first.
        for its in by_network.values_mut() {
            its.connections.sort_unstable_by_key(|(since, ..)| std::cmp::Reverse(*since));
        }
        while all > most {
            let Some(its) = by_network.values_mut().max_by_key(|its| its.bytes) else { return };
            let Some((_, id, bytes)) = its.connections.pop() else { return };
            its.bytes -= bytes;
            all -= bytes;
            self.tell_to_leave(id);
        }
    }

    fn enter(&mut self, mut place: Place) -> PlaceId {
        self.stamp += 1;
        place.stamp = self.stamp;
        let id = PlaceId(self.stamp);
        self.list(id, &place);
        self.places.insert(id, place);
        id
    }

    /// Out of the register at once; the connection itself closes when it hears.
    fn tell_to_leave(&mut self, id: PlaceId) -> bool {
        let left = self.remove(id);
        if let Some(place) = &left {
            place.word.send_replace(Word::Leave);
        }
        left.is_some()
    }

    pub(super) fn remove(&mut self, id: PlaceId) -> Option<Place> {
        let place = self.places.remove(&id)?;
        self.strike(&place);
        Some(place)
    }

    pub(super) fn change(&mut self, id: PlaceId, with: impl FnOnce(&mut Place)) {
        let Some(mut place) = self.remove(id) else { return };
        with(&mut place);
        self.stamp += 1;
        place.stamp = self.stamp;
        self.list(id, &place);
        self.places.insert(id, place);
    }

    /// Only strangers are listed: a connection of the others is never closed to make room.
    fn list(&mut self, id: PlaceId, place: &Place) {
        if place.holder != Holder::Stranger {
            return;
        }
        self.strangers += 1;
        let holding = self.holdings.entry(place.network).or_default();
        holding.all += 1;
        match place.doing {
            Doing::Silent => holding.silent.insert(place.stamp, id),
            Doing::Resting => holding.resting.insert(place.stamp, id),
            Doing::Served | Doing::Live => None,
        };
    }

    fn strike(&mut self, place: &Place) {
        if place.holder != Holder::Stranger {
            return;
        }
        self.strangers -= 1;
        let Some(holding) = self.holdings.get_mut(&place.network) else { return };
        holding.all -= 1;
        holding.silent.remove(&place.stamp);
        holding.resting.remove(&place.stamp);
        if holding.all == 0 {
            self.holdings.remove(&place.network);
        }
    }
}

impl Live {
    /// One more of that address, unless there are too many.
    pub(super) fn begin(&mut self, client: Network, limits: &Limits) -> bool {
        let its = self.by_address.get(&client).copied().unwrap_or(0);
        let has_room = its < limits.live_per_address && self.all < limits.live;
        if has_room {
            self.by_address.insert(client, its + 1);
            self.all += 1;
        }
        has_room
    }

    pub(super) fn end(&mut self, client: Network) {
        self.all -= 1;
        match self.by_address.get_mut(&client) {
            Some(its) if *its > 1 => *its -= 1,
            _ => drop(self.by_address.remove(&client)),
        }
    }
}
