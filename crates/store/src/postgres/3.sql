-- Version 3: tables at rest. An older program that still serves does not put any to rest, and what it changes may stay at rest until
-- somebody comes.

-- When somebody has to look at a table: never, if there is no time, and always (0) after a change, until it is put to rest.
ALTER TABLE tables ADD COLUMN due bigint DEFAULT 0;
CREATE INDEX tables_by_due ON tables (owner, owner_epoch, due) WHERE NOT over AND due IS NOT NULL;
