-- Version 6: how members stand with the house, what they report, and who did what to whom.

CREATE TABLE standings (
    member_key INTEGER NOT NULL REFERENCES members ON DELETE CASCADE,
    kind       TEXT    NOT NULL,
    at         INTEGER NOT NULL,
    -- Without a time it holds until it is lifted.
    until      INTEGER,
    data       TEXT    NOT NULL,
    PRIMARY KEY (member_key, kind)
) STRICT, WITHOUT ROWID;

-- Reports that are open.
CREATE TABLE reports (
    id         TEXT    NOT NULL PRIMARY KEY,
    member_key INTEGER NOT NULL REFERENCES members ON DELETE CASCADE,
    about_key  INTEGER REFERENCES members ON DELETE CASCADE,
    subject    TEXT    NOT NULL,
    at         INTEGER NOT NULL,
    report     TEXT    NOT NULL,
    UNIQUE (member_key, subject)
) STRICT, WITHOUT ROWID;
CREATE INDEX reports_by_about ON reports (about_key) WHERE about_key IS NOT NULL;

-- The members who did it, and to whom it was done, as long as the house knows them.
ALTER TABLE deeds ADD COLUMN member_key INTEGER REFERENCES members ON DELETE SET NULL;
ALTER TABLE deeds ADD COLUMN about_key INTEGER REFERENCES members ON DELETE SET NULL;
CREATE INDEX deeds_by_member ON deeds (member_key) WHERE member_key IS NOT NULL;
CREATE INDEX deeds_by_about ON deeds (about_key) WHERE about_key IS NOT NULL;
