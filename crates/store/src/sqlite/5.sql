-- Version 5: games that the coach is to look at.

-- Games that were settled, until they are reviewed.
CREATE TABLE unreviewed (
    number    INTEGER PRIMARY KEY,
    table_key INTEGER NOT NULL UNIQUE REFERENCES tables ON DELETE CASCADE
) STRICT;
