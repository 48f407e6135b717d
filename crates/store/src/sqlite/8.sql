-- Version 8: first tries at puzzles, and how hard puzzles are.

CREATE TABLE attempts (
    member_key INTEGER NOT NULL REFERENCES members ON DELETE CASCADE,
    puzzle     TEXT    NOT NULL,
    solved     INTEGER NOT NULL CHECK (solved IN (0, 1)),
    at         INTEGER NOT NULL,
    PRIMARY KEY (member_key, puzzle)
) STRICT, WITHOUT ROWID;

CREATE TABLE puzzles (
    puzzle TEXT NOT NULL PRIMARY KEY,
    state  TEXT NOT NULL
) STRICT, WITHOUT ROWID;
