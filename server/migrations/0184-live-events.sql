-- Live events (ADR 86). An event is an item: it has the id, the audience and the address of its item.
create table live_events (
  media_content_id uuid primary key references media_contents on delete cascade,
  organization_id uuid not null references organizations on delete cascade,
  -- LiveState
  state text not null default 'waiting' check (state = any (array['waiting', 'receiving', 'onAir', 'interrupted', 'ended', 'processing', 'onDemand'])),
  state_since timestamptz not null,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  -- How far viewers may go back. Null: to the beginning.
  dvr_seconds integer check (dvr_seconds > 0),
  -- LiveInput, the one that viewers see.
  input text not null default 'main' check (input = any (array['main', 'backup'])),
  -- How the streams arrive and are encoded, as a worker reported it last.
  report jsonb,
  -- Why no item could be made of the recording.
  problem text,
  -- One worker has the event until then.
  worker_id uuid,
  leased_until timestamptz,
  check ((state in ('waiting', 'receiving')) = (started_at is null)),
  check ((state in ('ended', 'processing', 'onDemand')) = (ended_at is not null)));
create index live_events_organization_id_idx on live_events (organization_id, created_at);
-- What workers look at.
create index live_events_open on live_events (state) where state <> 'onDemand';

-- The keys with which encoders send, one for each input.
create table live_keys (
  media_content_id uuid not null references live_events on delete cascade,
  input text not null check (input = any (array['main', 'backup'])),
  organization_id uuid not null references organizations on delete cascade,
  -- SHA-256 of the key, which has 128 random bits.
  hash text not null unique,
  -- The first characters of the key.
  start text not null,
  created_at timestamptz not null,
  primary key (media_content_id, input));
create index live_keys_organization_id_idx on live_keys (organization_id);

-- The second lock (ADR 70): who may read an item may read whether it is live.
create policy scope on live_events using (
  (select true from media_contents parent where parent.id = live_events.media_content_id) is not null);
alter table live_events enable row level security;
create policy scope on live_keys using (
  nullif(organization_id = any ((select nullif(current_setting('tv.scope', true), '')::uuid[])::uuid[]), false) is not null);
alter table live_keys enable row level security;

-- An item shows its event. How the stream arrives is shown to nobody but those who run it, and moves nothing.
create function renew_version_of_live_item() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update media_contents set updated_at = updated_at where id = new.media_content_id;
  return null;
end $$;
create trigger renew_version_of_new_live_item after insert on live_events for each row execute function renew_version_of_live_item();
create trigger renew_version_of_live_item after update on live_events for each row
  when ((old.state, old.started_at, old.ended_at, old.dvr_seconds) is distinct from (new.state, new.started_at, new.ended_at, new.dvr_seconds))
  execute function renew_version_of_live_item();
