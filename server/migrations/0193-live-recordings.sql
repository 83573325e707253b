-- The item of a live event is made of its segments, without the time in which nothing arrived. Neither column was in a version.
alter table live_events drop column gaps, drop column recording;
-- What failed after an event has ended is tried again then, each time after a longer pause.
alter table live_events add column tries integer not null default 0, add column due_at timestamptz;
