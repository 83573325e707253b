-- What viewers of a live event are served (ADR 86). A run is one start of an encoder; its files begin with the name of its part.
create table live_runs (
  media_content_id uuid not null references live_events on delete cascade,
  -- A worker's time with the event.
  part text not null,
  run integer not null,
  organization_id uuid not null references organizations on delete cascade,
  -- StoredRun: the tracks, with the codecs of their headers.
  tracks jsonb not null,
  primary key (media_content_id, part, run));
create index live_runs_organization_id_idx on live_runs (organization_id);

-- A segment of every track of its run, once its files are stored.
create table live_segments (
  media_content_id uuid not null,
  -- Of the event, without gaps.
  number integer not null,
  part text not null,
  run integer not null,
  -- In the names of its files.
  file_number integer not null,
  starts_at timestamptz not null,
  -- Seconds and bytes by track.
  lengths jsonb not null,
  primary key (media_content_id, number),
  unique (media_content_id, part, file_number),
  foreign key (media_content_id, part, run) references live_runs on delete cascade);

-- The second lock (ADR 70).
create policy scope on live_runs using (
  (select true from media_contents parent where parent.id = live_runs.media_content_id) is not null);
alter table live_runs enable row level security;
create policy scope on live_segments using (
  (select true from media_contents parent where parent.id = live_segments.media_content_id) is not null);
alter table live_segments enable row level security;
