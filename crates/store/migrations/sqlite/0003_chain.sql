-- One row: whether every row has its sum and every event its hash, and the seal of the file.
CREATE TABLE house (
    id INTEGER PRIMARY KEY,
    chained INTEGER NOT NULL,
    seal TEXT NOT NULL
) STRICT;
INSERT INTO house (id, chained, seal) VALUES (1, 0, '');

-- The hash of an event is taken over the one before it; `sum` of a row is taken over its other columns.
ALTER TABLE journal ADD COLUMN hash BLOB NOT NULL DEFAULT x'';
ALTER TABLE journal ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;

-- `head` is the hash of the last event. Events before `chain_begins` were given their hashes later.
ALTER TABLE tournament ADD COLUMN head BLOB NOT NULL DEFAULT x'';
ALTER TABLE tournament ADD COLUMN chain_begins INTEGER NOT NULL DEFAULT 1;
ALTER TABLE tournament ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;

ALTER TABLE actor ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE facts ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE account ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE ticket ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE session ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE secret ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE rating_ledger ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE rated_person ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE rated_event ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE rated_line ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;

-- Tournaments that were deleted, by origin, so that they leave the backups too.
CREATE TABLE deleted (
    origin TEXT PRIMARY KEY NOT NULL,
    at INTEGER NOT NULL,
    sum INTEGER NOT NULL
) STRICT;

-- What was asked for and done, so that asking again does it no second time. Forgotten after a while.
CREATE TABLE action (
    number INTEGER PRIMARY KEY,
    action BLOB NOT NULL,
    part BLOB NOT NULL,
    at INTEGER NOT NULL,
    effect TEXT NOT NULL,
    sum INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX action_by_part ON action (action, part);
