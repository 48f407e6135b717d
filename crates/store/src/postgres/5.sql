-- Version 5: how members stand with the house, what they report, and who did what to whom. An older program that still serves
-- keeps nobody from anything.

CREATE TABLE standings (
    member_key bigint NOT NULL REFERENCES members ON DELETE CASCADE,
    kind       text   COLLATE "C" NOT NULL,
    at         bigint NOT NULL,
    -- Without a time it holds until it is lifted.
    until      bigint,
    data       text   NOT NULL,
    PRIMARY KEY (member_key, kind)
);

-- Reports that are open.
CREATE TABLE reports (
    id         text   COLLATE "C" PRIMARY KEY,
    member_key bigint NOT NULL REFERENCES members ON DELETE CASCADE,
    about_key  bigint REFERENCES members ON DELETE CASCADE,
    subject    text   NOT NULL,
    at         bigint NOT NULL,
    report     text   NOT NULL,
    UNIQUE (member_key, subject)
);
CREATE INDEX reports_by_about ON reports (about_key) WHERE about_key IS NOT NULL;

-- The members who did it, and to whom it was done, as long as the house knows them.
ALTER TABLE deeds ADD COLUMN member_key bigint REFERENCES members ON DELETE SET NULL,
                  ADD COLUMN about_key bigint REFERENCES members ON DELETE SET NULL;
CREATE INDEX deeds_by_member ON deeds (member_key) WHERE member_key IS NOT NULL;
CREATE INDEX deeds_by_about ON deeds (about_key) WHERE about_key IS NOT NULL;
