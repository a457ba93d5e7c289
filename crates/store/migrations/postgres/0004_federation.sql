-- The federation's own journal: one row that says how far it goes, made by its first event.
CREATE TABLE federation (
    id BIGINT PRIMARY KEY,
    origin TEXT NOT NULL,
    last_change BIGINT NOT NULL,
    last_seq BIGINT NOT NULL,
    head BYTEA NOT NULL,
    sum BIGINT NOT NULL
);

CREATE TABLE federation_journal (
    seq BIGINT PRIMARY KEY,
    step BIGINT NOT NULL,
    at BIGINT NOT NULL,
    actor BIGINT NOT NULL REFERENCES actor (id),
    -- The office it was done in, and the person who holds it.
    office TEXT NOT NULL,
    event TEXT NOT NULL,
    hash BYTEA NOT NULL,
    sum BIGINT NOT NULL
);

-- What is known of people, by version; NULL once erased. `seq` is the event that brought it.
CREATE TABLE federation_facts (
    person BIGINT NOT NULL,
    version BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    known TEXT,
    sum BIGINT NOT NULL,
    PRIMARY KEY (person, version)
);
CREATE INDEX federation_facts_by_seq ON federation_facts (seq);
