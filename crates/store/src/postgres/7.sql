-- Version 7: first tries at puzzles, and how hard puzzles are. With an older program that still serves, no try counts.

CREATE TABLE attempts (
    member_key bigint  NOT NULL REFERENCES members ON DELETE CASCADE,
    puzzle     text    COLLATE "C" NOT NULL,
    solved     boolean NOT NULL,
    at         bigint  NOT NULL,
    PRIMARY KEY (member_key, puzzle)
);

CREATE TABLE puzzles (
    puzzle text COLLATE "C" PRIMARY KEY,
    state  text NOT NULL
);
