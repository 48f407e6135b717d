-- Version 9: choices said ahead.

-- What a seat will choose. It goes with the seat. At tables of an older program that still serves, nobody chooses ahead.

CREATE TABLE plans (
    table_key bigint NOT NULL,
    number    bigint NOT NULL,
    plan      text   NOT NULL,
    PRIMARY KEY (table_key, number),
    FOREIGN KEY (table_key, number) REFERENCES seats (table_key, number) ON DELETE CASCADE
);
