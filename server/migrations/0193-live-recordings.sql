-- What failed after an event has ended is tried again then, each time after a longer pause.
alter table live_events add column tries integer not null default 0, add column due_at timestamptz;
-- When the parts of the recording began, [{ at, second }]: what was said belongs to its seconds.
alter table live_events add column stretches jsonb;
