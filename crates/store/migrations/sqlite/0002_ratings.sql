-- One row that every filing locks and counts up, so that two of them never build on the same list.
CREATE TABLE rating_ledger (
    id INTEGER PRIMARY KEY,
    version INTEGER NOT NULL
) STRICT;
INSERT INTO rating_ledger (id, version) VALUES (1, 0);

-- Everybody with a number on file, by member number or FIDE id; both are NULL once forgotten. Names
-- stand with the tournaments.
CREATE TABLE rated_person (
    id INTEGER PRIMARY KEY,
    national TEXT UNIQUE,
    fide INTEGER,
    rating INTEGER NOT NULL,
    games INTEGER NOT NULL,
    last_rated TEXT NOT NULL
) STRICT;
CREATE INDEX rated_person_by_fide ON rated_person (fide);

-- The events whose ratings are filed, in the order of filing. A tournament taken away stays filed.
CREATE TABLE rated_event (
    filed INTEGER PRIMARY KEY,
    tournament TEXT NOT NULL UNIQUE,
    seq INTEGER NOT NULL,
    digest TEXT NOT NULL,
    started TEXT NOT NULL,
    ended TEXT NOT NULL
) STRICT;

-- What an event did to one person: points in halves, expected score in hundredths.
CREATE TABLE rated_line (
    filed INTEGER NOT NULL REFERENCES rated_event (filed),
    player INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES rated_person (id),
    start_rating INTEGER NOT NULL,
    old_rating INTEGER NOT NULL,
    new_rating INTEGER NOT NULL,
    change_exact TEXT NOT NULL,
    games INTEGER NOT NULL,
    points INTEGER NOT NULL,
    expected INTEGER NOT NULL,
    k INTEGER NOT NULL,
    performance INTEGER,
    PRIMARY KEY (filed, player)
) STRICT;
CREATE INDEX rated_line_by_person ON rated_line (person, filed);
