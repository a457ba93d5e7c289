-- The federation's own journal: one row that says how far it goes, made by its first event.
CREATE TABLE federation (
    id INTEGER PRIMARY KEY,
    origin TEXT NOT NULL,
    last_change INTEGER NOT NULL,
    last_seq INTEGER NOT NULL,
    head BLOB NOT NULL,
    sum INTEGER NOT NULL
) STRICT;

CREATE TABLE federation_journal (
    seq INTEGER PRIMARY KEY,
    step INTEGER NOT NULL,
    at INTEGER NOT NULL,
    actor INTEGER NOT NULL REFERENCES actor (id),
    -- The office it was done in, and the person who holds it.
    office TEXT NOT NULL,
    event TEXT NOT NULL,
    hash BLOB NOT NULL,
    sum INTEGER NOT NULL
) STRICT;

-- What is known of people, by version; NULL once erased. `seq` is the event that brought it.
CREATE TABLE federation_facts (
    person INTEGER NOT NULL,
    version INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    known TEXT,
    sum INTEGER NOT NULL,
    PRIMARY KEY (person, version)
) STRICT;
CREATE INDEX federation_facts_by_seq ON federation_facts (seq);
