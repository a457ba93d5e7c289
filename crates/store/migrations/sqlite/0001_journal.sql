-- The file says whose it is: "Roka" in ASCII.
PRAGMA application_id = 1383033697;

-- Everybody who ever did something. A name stands here once; the journal points to it.
CREATE TABLE actor (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE tournament (
    id INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    origin TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    created INTEGER NOT NULL,
    last_change INTEGER NOT NULL,
    last_seq INTEGER NOT NULL,
    imported INTEGER,
    imported_by INTEGER REFERENCES actor (id)
) STRICT;

CREATE TABLE journal (
    tournament INTEGER NOT NULL REFERENCES tournament (id),
    seq INTEGER NOT NULL,
    step INTEGER NOT NULL,
    at INTEGER NOT NULL,
    actor INTEGER NOT NULL REFERENCES actor (id),
    event TEXT NOT NULL,
    PRIMARY KEY (tournament, seq)
) STRICT;

-- What is known of people, by version; NULL once erased. `seq` is the event that brought it.
CREATE TABLE facts (
    tournament INTEGER NOT NULL REFERENCES tournament (id),
    player INTEGER NOT NULL,
    version INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    person TEXT,
    PRIMARY KEY (tournament, player, version)
) STRICT;
CREATE INDEX facts_by_seq ON facts (tournament, seq);

CREATE TABLE account (
    id INTEGER PRIMARY KEY,
    actor INTEGER NOT NULL UNIQUE REFERENCES actor (id),
    folded TEXT NOT NULL UNIQUE,
    role TEXT NOT NULL CHECK (role IN ('owner', 'arbiter')),
    password_hash TEXT NOT NULL
) STRICT;

CREATE TABLE ticket (
    token_hash BLOB PRIMARY KEY NOT NULL,
    kind TEXT NOT NULL,
    expires INTEGER NOT NULL
) STRICT;

CREATE TABLE session (
    id INTEGER PRIMARY KEY,
    token_hash BLOB NOT NULL UNIQUE,
    account INTEGER NOT NULL REFERENCES account (id),
    created INTEGER NOT NULL,
    last_seen INTEGER NOT NULL,
    label TEXT NOT NULL
) STRICT;
CREATE INDEX session_by_account ON session (account);

CREATE TABLE secret (
    name TEXT PRIMARY KEY NOT NULL,
    value BLOB NOT NULL
) STRICT;
