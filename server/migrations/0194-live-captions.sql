-- Captions of live events, while they are said (ADR 91).
alter table live_events
  -- BCP 47. Null: there are none.
  add column captions_language text,
  -- A service makes them. People may type them in any case.
  add column makes_captions boolean not null default false,
  add constraint live_events_makes_captions_check check (not makes_captions or captions_language is not null);

create table live_cues (
  media_content_id uuid not null references live_events on delete cascade,
  -- Grows with each cue, in the order in which they are committed.
  number integer not null,
  -- Of the sender's making.
  id uuid not null,
  organization_id uuid not null references organizations on delete cascade,
  language_code text not null,
  -- When it is said.
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- The end of the newest segment as it was written: the stream has it from there on, because segments never change.
  streamed_from timestamptz not null,
  text text not null,
  -- A service made it. Else a person typed it.
  is_auto_generated boolean not null,
  primary key (media_content_id, number),
  unique (media_content_id, id));
create index live_cues_organization_id_idx on live_cues (organization_id);

-- When the clock of a run's media was at 0: captions in its stream have times of that clock. Null: of an event before this migration.
alter table live_runs add column starts_at timestamptz;

-- The second lock (ADR 70).
create policy scope on live_cues using (
  (select true from media_contents parent where parent.id = live_cues.media_content_id) is not null);
alter table live_cues enable row level security;

-- An item shows whether its event has captions.
drop trigger renew_version_of_live_item on live_events;
create trigger renew_version_of_live_item after update on live_events for each row
  when ((old.state, old.started_at, old.ended_at, old.dvr_seconds, old.captions_language, old.makes_captions)
    is distinct from (new.state, new.started_at, new.ended_at, new.dvr_seconds, new.captions_language, new.makes_captions))
  execute function renew_version_of_live_item();
