-- Version 1 of the data. A step that was released is never changed; a later one is added.

CREATE TABLE tables (
    key        INTEGER PRIMARY KEY,
    id         TEXT    NOT NULL UNIQUE,
    game       TEXT    NOT NULL,
    header     TEXT    NOT NULL,
    visibility TEXT    NOT NULL CHECK (visibility IN ('private', 'unlisted', 'public')),
    settings   TEXT    NOT NULL,
    dice       BLOB             CHECK (length(dice) = 32),
    created    INTEGER NOT NULL,
    changed    INTEGER NOT NULL,
    status     TEXT    NOT NULL CHECK (status IN ('waiting', 'playing', 'over')),
    result     TEXT,
    -- What lists are sorted by: when it ended, or was opened if it has not ended.
    sorted     INTEGER NOT NULL,
    over       INTEGER NOT NULL AS (status = 'over'),
    CHECK (over = (result IS NOT NULL))
) STRICT;
CREATE INDEX tables_by_time ON tables (over, sorted, id);
CREATE INDEX tables_by_game ON tables (over, game, sorted, id);

CREATE TABLE seats (
    table_key    INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    number       INTEGER NOT NULL CHECK (number BETWEEN 1 AND 255),
    name         TEXT    NOT NULL,
    -- The name as it is searched for: small letters, beyond ASCII too.
    folded       TEXT    NOT NULL,
    bot          TEXT,
    token        BLOB    UNIQUE CHECK (length(token) = 32),
    contribution BLOB,
    PRIMARY KEY (table_key, number)
) STRICT;
CREATE INDEX seats_by_name ON seats (folded, table_key);

CREATE TABLE events (
    table_key    INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    seq          INTEGER NOT NULL CHECK (seq >= 1),
    at           INTEGER NOT NULL,
    kind         TEXT    NOT NULL CHECK (kind IN ('play', 'note', 'takeback')),
    keep         INTEGER CHECK (keep BETWEEN 1 AND seq - 1),
    line         TEXT    NOT NULL,
    -- The first line that a command makes carries the command, and the number of its last line.
    command_seat INTEGER,
    command      TEXT,
    command_last INTEGER CHECK (command_last >= seq),
    PRIMARY KEY (table_key, seq),
    CHECK ((command IS NULL) = (command_seat IS NULL) AND (command IS NULL) = (command_last IS NULL))
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX events_by_command ON events (table_key, command_seat, command) WHERE command IS NOT NULL;

CREATE TABLE chat (
    table_key INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    number    INTEGER NOT NULL CHECK (number >= 1),
    at        INTEGER NOT NULL,
    -- Seat 0 is a spectator, who has a name.
    seat      INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 255),
    spectator TEXT    NOT NULL CHECK ((seat = 0) = (spectator <> '')),
    text      TEXT    NOT NULL,
    hidden    INTEGER NOT NULL CHECK (hidden IN (0, 1)),
    command   TEXT,
    PRIMARY KEY (table_key, number)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX chat_by_command ON chat (table_key, seat, spectator, command) WHERE command IS NOT NULL;
