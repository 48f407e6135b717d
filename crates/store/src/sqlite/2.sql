-- Version 2: what was written is counted, talk keeps its numbers when it is forgotten, and the host's own books.

CREATE TABLE house (
    one     INTEGER PRIMARY KEY CHECK (one = 1),
    -- Is a house at work with this file? Then what it wrote last may be in the log beside it.
    in_use  INTEGER NOT NULL CHECK (in_use IN (0, 1)),
    -- How many changes were ever written, and the latest time that one of them named.
    changes INTEGER NOT NULL CHECK (changes >= 0),
    last_at INTEGER NOT NULL
) STRICT;
INSERT INTO house VALUES (1, 0, 0, 0);

-- The number of the last line of talk, also when the line itself is forgotten.
ALTER TABLE tables ADD COLUMN said INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET said = (SELECT ifnull(max(number), 0) FROM chat WHERE table_key = key);
CREATE INDEX chat_by_time ON chat (at);

CREATE TABLE bans (
    network TEXT    PRIMARY KEY,
    at      INTEGER NOT NULL,
    -- Without a time it holds until it is lifted.
    until   INTEGER,
    why     TEXT
) STRICT, WITHOUT ROWID;

CREATE TABLE deeds (
    number INTEGER PRIMARY KEY,
    at     INTEGER NOT NULL,
    by     TEXT    NOT NULL,
    deed   TEXT    NOT NULL
) STRICT;
