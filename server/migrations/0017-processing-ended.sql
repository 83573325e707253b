-- When the last try ended, well or not: whoever follows the processings is told of it.
alter table uploads add column ended_at timestamptz;
create index on uploads (ended_at) where ended_at is not null;
