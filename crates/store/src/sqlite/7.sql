-- Version 7: members who are asked to come to a table.

CREATE TABLE invitations (
    member_key INTEGER NOT NULL REFERENCES members ON DELETE CASCADE,
    table_key  INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    by_key     INTEGER NOT NULL REFERENCES members ON DELETE CASCADE,
    at         INTEGER NOT NULL,
    PRIMARY KEY (member_key, table_key)
) STRICT, WITHOUT ROWID;
CREATE INDEX invitations_by_inviter ON invitations (by_key);
CREATE INDEX invitations_by_table ON invitations (table_key);
