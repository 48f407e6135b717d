-- Version 8: archived games, bots of players and their ratings, being told, vacations.

-- Finished games whose events are in files. An older program that still serves takes them for games without events: put games away when
-- every program is of this version.

CREATE TABLE archive (
    -- Where the file is. Without a table it is reserved for one, or nobody needs it any more.
    name      text    COLLATE "C" PRIMARY KEY,
    table_key bigint  UNIQUE REFERENCES tables ON DELETE SET NULL,
    -- The number of the last event in it.
    last      bigint  NOT NULL,
    -- When it was reserved.
    at        bigint  NOT NULL,
    -- Is the file being removed?
    leaving   boolean NOT NULL DEFAULT false,
    CHECK (table_key IS NULL OR NOT leaving)
);

-- Members that belong to another, like the bots of a player. An older program that still serves forgets an owner alone.

CREATE TABLE belongings (
    member_key bigint PRIMARY KEY REFERENCES members ON DELETE CASCADE,
    owner_key  bigint NOT NULL REFERENCES members ON DELETE CASCADE
);
CREATE INDEX belongings_by_owner ON belongings (owner_key);

-- How members are reached who are not here, and what they are to be told. An older program that still serves tells nobody.

CREATE TABLE channels (
    hash       bytea  PRIMARY KEY,
    member_key bigint NOT NULL REFERENCES members ON DELETE CASCADE,
    kind       text   COLLATE "C" NOT NULL,
    data       text   NOT NULL,
    added      bigint NOT NULL
);
CREATE INDEX channels_by_member ON channels (member_key);

CREATE TABLE calls (
    member_key bigint NOT NULL REFERENCES members ON DELETE CASCADE,
    table_key  bigint NOT NULL REFERENCES tables ON DELETE CASCADE,
    kind       text   COLLATE "C" NOT NULL,
    why        text   COLLATE "C" NOT NULL,
    turn       bigint NOT NULL,
    at         bigint NOT NULL,
    tries      bigint NOT NULL,
    next       bigint,
    PRIMARY KEY (member_key, table_key, kind)
);
CREATE INDEX calls_by_table ON calls (table_key);
CREATE INDEX calls_by_time ON calls (next) WHERE next IS NOT NULL;

-- What the bots of the house are rated. With an older program that still serves, games against bots move nothing.

CREATE TABLE bots (
    bot   text COLLATE "C" PRIMARY KEY,
    state text NOT NULL
);

-- Days on which no clock of days runs for a member. At tables of an older program that still serves, they run.

CREATE TABLE vacations (
    member_key bigint NOT NULL REFERENCES members ON DELETE CASCADE,
    begins     bigint NOT NULL,
    ends       bigint NOT NULL,
    PRIMARY KEY (member_key, begins)
);
CREATE INDEX vacations_by_end ON vacations (ends);
