-- Version 4: tables at rest.

-- When somebody has to look at a table: never, if there is no time, and always (0) after a change, until it is put to rest.
ALTER TABLE tables ADD COLUMN due INTEGER DEFAULT 0;
CREATE INDEX tables_by_due ON tables (due) WHERE status <> 'over' AND due IS NOT NULL;
