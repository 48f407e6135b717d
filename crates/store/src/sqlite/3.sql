-- Version 3: players whom the house knows again.

CREATE TABLE members (
    key      INTEGER PRIMARY KEY,
    id       TEXT    NOT NULL UNIQUE,
    name     TEXT    NOT NULL,
    settings TEXT    NOT NULL,
    created  INTEGER NOT NULL
) STRICT;

CREATE TABLE credentials (
    key        INTEGER PRIMARY KEY,
    hash       BLOB    NOT NULL UNIQUE CHECK (length(hash) = 32),
    member_key INTEGER NOT NULL REFERENCES members ON DELETE CASCADE,
    kind       TEXT    NOT NULL,
    label      TEXT,
    data       TEXT    NOT NULL,
    added      INTEGER NOT NULL,
    used       INTEGER NOT NULL,
    -- Without a time it holds until it is revoked.
    expires    INTEGER
) STRICT;
CREATE INDEX credentials_by_member ON credentials (member_key, kind);
CREATE INDEX credentials_by_end ON credentials (expires) WHERE expires IS NOT NULL;

-- Whoever sits there, if the house knows them again.
ALTER TABLE seats ADD COLUMN member_key INTEGER REFERENCES members ON DELETE SET NULL;
CREATE INDEX seats_by_member ON seats (member_key) WHERE member_key IS NOT NULL;

-- Games that ended with members at them, until they are settled. A number is never used again.
CREATE TABLE ended (
    number    INTEGER PRIMARY KEY AUTOINCREMENT,
    table_key INTEGER NOT NULL UNIQUE REFERENCES tables ON DELETE CASCADE
) STRICT;

-- What came of them. It stays when the table is forgotten.
CREATE TABLE played (
    member_key INTEGER NOT NULL REFERENCES members ON DELETE CASCADE,
    number     INTEGER NOT NULL CHECK (number >= 1),
    table_id   TEXT    NOT NULL,
    game       TEXT    NOT NULL,
    at         INTEGER NOT NULL,
    summary    TEXT    NOT NULL,
    PRIMARY KEY (member_key, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX played_by_game ON played (member_key, game, number);

CREATE TABLE ratings (
    member_key INTEGER NOT NULL REFERENCES members ON DELETE CASCADE,
    pool       TEXT    NOT NULL,
    shown      INTEGER NOT NULL,
    state      TEXT    NOT NULL,
    at         INTEGER NOT NULL,
    PRIMARY KEY (member_key, pool)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_by_pool ON ratings (pool, shown);
