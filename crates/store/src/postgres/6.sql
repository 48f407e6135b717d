-- Version 6: members who are asked to come to a table. An older program that still serves tells nobody of it.

CREATE TABLE invitations (
    member_key bigint NOT NULL REFERENCES members ON DELETE CASCADE,
    table_key  bigint NOT NULL REFERENCES tables ON DELETE CASCADE,
    by_key     bigint NOT NULL REFERENCES members ON DELETE CASCADE,
    at         bigint NOT NULL,
    PRIMARY KEY (member_key, table_key)
);
CREATE INDEX invitations_by_inviter ON invitations (by_key);
CREATE INDEX invitations_by_table ON invitations (table_key);
