-- One row that every filing locks and counts up, so that two of them never build on the same list.
CREATE TABLE rating_ledger (
    id BIGINT PRIMARY KEY,
    version BIGINT NOT NULL
);
INSERT INTO rating_ledger (id, version) VALUES (1, 0);

-- Everybody with a number on file, by member number or FIDE id; both are NULL once forgotten. Names
-- stand with the tournaments.
CREATE TABLE rated_person (
    id BIGINT PRIMARY KEY,
    national TEXT UNIQUE,
    fide BIGINT,
    rating BIGINT NOT NULL,
    games BIGINT NOT NULL,
    last_rated TEXT NOT NULL
);
CREATE INDEX rated_person_by_fide ON rated_person (fide);

-- The events whose ratings are filed, in the order of filing. A tournament taken away stays filed.
CREATE TABLE rated_event (
    filed BIGINT PRIMARY KEY,
    tournament TEXT NOT NULL UNIQUE,
    seq BIGINT NOT NULL,
    digest TEXT NOT NULL,
    started TEXT NOT NULL,
    ended TEXT NOT NULL
);

-- What an event did to one person: points in halves, expected score in hundredths.
CREATE TABLE rated_line (
    filed BIGINT NOT NULL REFERENCES rated_event (filed),
    player BIGINT NOT NULL,
    person BIGINT NOT NULL REFERENCES rated_person (id),
    start_rating BIGINT NOT NULL,
    old_rating BIGINT NOT NULL,
    new_rating BIGINT NOT NULL,
    change_exact TEXT NOT NULL,
    games BIGINT NOT NULL,
    points BIGINT NOT NULL,
    expected BIGINT NOT NULL,
    k BIGINT NOT NULL,
    performance BIGINT,
    PRIMARY KEY (filed, player)
);
CREATE INDEX rated_line_by_person ON rated_line (person, filed);
