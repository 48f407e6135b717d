-- Version 9: archived games, bots of players and their ratings, being told, vacations.

-- Finished games whose events are in files.

CREATE TABLE archive (
    -- Where the file is. Without a table it is reserved for one, or nobody needs it any more.
    name      TEXT    NOT NULL PRIMARY KEY,
    table_key INTEGER UNIQUE REFERENCES tables ON DELETE SET NULL,
    -- The number of the last event in it.
    last      INTEGER NOT NULL,
    -- When it was reserved.
    at        INTEGER NOT NULL,
    -- Is the file being removed?
    leaving   INTEGER NOT NULL DEFAULT 0 CHECK (leaving IN (0, 1)),
    CHECK (table_key IS NULL OR leaving = 0)
) STRICT, WITHOUT ROWID;

-- Members that belong to another, like the bots of a player.

CREATE TABLE belongings (
    member_key INTEGER NOT NULL PRIMARY KEY REFERENCES members ON DELETE CASCADE,
    owner_key  INTEGER NOT NULL REFERENCES members ON DELETE CASCADE
) STRICT;
CREATE INDEX belongings_by_owner ON belongings (owner_key);

-- How members are reached who are not here, and what they are to be told.

CREATE TABLE channels (
    hash       BLOB    NOT NULL PRIMARY KEY,
    member_key INTEGER NOT NULL REFERENCES members ON DELETE CASCADE,
    kind       TEXT    NOT NULL,
    data       TEXT    NOT NULL,
    added      INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX channels_by_member ON channels (member_key);

CREATE TABLE calls (
    member_key INTEGER NOT NULL REFERENCES members ON DELETE CASCADE,
    table_key  INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    kind       TEXT    NOT NULL,
    why        TEXT    NOT NULL,
    turn       INTEGER NOT NULL,
    at         INTEGER NOT NULL,
    tries      INTEGER NOT NULL,
    next       INTEGER,
    PRIMARY KEY (member_key, table_key, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX calls_by_table ON calls (table_key);
CREATE INDEX calls_by_time ON calls (next) WHERE next IS NOT NULL;

-- What the bots of the house are rated.

CREATE TABLE bots (
    bot   TEXT NOT NULL PRIMARY KEY,
    state TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Days on which no clock of days runs for a member.

CREATE TABLE vacations (
    member_key INTEGER NOT NULL REFERENCES members ON DELETE CASCADE,
    begins     INTEGER NOT NULL,
    ends       INTEGER NOT NULL,
    PRIMARY KEY (member_key, begins)
) STRICT, WITHOUT ROWID;
CREATE INDEX vacations_by_end ON vacations (ends);
