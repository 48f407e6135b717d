-- Version 10: choices said ahead.

-- What a seat will choose. It goes with the seat.

CREATE TABLE plans (
    table_key INTEGER NOT NULL,
    number    INTEGER NOT NULL,
    plan      TEXT    NOT NULL,
    PRIMARY KEY (table_key, number),
    FOREIGN KEY (table_key, number) REFERENCES seats (table_key, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
