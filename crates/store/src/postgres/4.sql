-- Version 4: games that the coach is to look at. What an older program settles that still serves is not reviewed.

-- Games that were settled, until they are reviewed.
CREATE TABLE unreviewed (
    number    bigint PRIMARY KEY,
    table_key bigint NOT NULL UNIQUE REFERENCES tables ON DELETE CASCADE
);
