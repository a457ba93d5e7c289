-- Everybody who ever did something. A name stands here once; the journal points to it.
CREATE TABLE actor (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
);

CREATE TABLE tournament (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    origin TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    created BIGINT NOT NULL,
    last_change BIGINT NOT NULL,
    last_seq BIGINT NOT NULL,
    imported BIGINT,
    imported_by BIGINT REFERENCES actor (id)
);

CREATE TABLE journal (
    tournament BIGINT NOT NULL REFERENCES tournament (id),
    seq BIGINT NOT NULL,
    step BIGINT NOT NULL,
    at BIGINT NOT NULL,
    actor BIGINT NOT NULL REFERENCES actor (id),
    event TEXT NOT NULL,
    PRIMARY KEY (tournament, seq)
);

-- What is known of people, by version; NULL once erased. `seq` is the event that brought it.
CREATE TABLE facts (
    tournament BIGINT NOT NULL REFERENCES tournament (id),
    player BIGINT NOT NULL,
    version BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    person TEXT,
    PRIMARY KEY (tournament, player, version)
);
CREATE INDEX facts_by_seq ON facts (tournament, seq);

CREATE TABLE account (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    actor BIGINT NOT NULL UNIQUE REFERENCES actor (id),
    folded TEXT NOT NULL UNIQUE,
    role TEXT NOT NULL CHECK (role IN ('owner', 'arbiter')),
    password_hash TEXT NOT NULL
);

CREATE TABLE ticket (
    token_hash BYTEA PRIMARY KEY NOT NULL,
    kind TEXT NOT NULL,
    expires BIGINT NOT NULL
);

CREATE TABLE session (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    token_hash BYTEA NOT NULL UNIQUE,
    account BIGINT NOT NULL REFERENCES account (id),
    created BIGINT NOT NULL,
    last_seen BIGINT NOT NULL,
    label TEXT NOT NULL
);
CREATE INDEX session_by_account ON session (account);

CREATE TABLE secret (
    name TEXT PRIMARY KEY NOT NULL,
    value BYTEA NOT NULL
);
