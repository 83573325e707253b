-- Folders and feeds that are looked at every few minutes (ADR 83).
create table watched_sources (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  -- SourceKind
  kind text not null,
  -- Below the organization's folder in a watched folder.
  folder text,
  address text,
  -- No reference: a source whose category is gone ends.
  category_id uuid,
  -- Groups and people. Null: as the category says.
  audience uuid[],
  is_draft boolean not null,
  makes_captions boolean,
  -- In whose name items come in.
  created_by uuid references people on delete set null,
  is_paused boolean not null default false,
  ended_because text,
  created_at timestamptz not null,
  next_look_at timestamptz not null,
  last_look_at timestamptz,
  problem text,
  -- Failed looks since the last one that succeeded.
  failures integer not null default 0,
  check (num_nonnulls(folder, address) = 1));
create index watched_sources_organization_id_idx on watched_sources (organization_id, created_at);
create index watched_sources_due on watched_sources (next_look_at) where not is_paused and ended_because is null;

create table watched_items (
  id uuid primary key default gen_random_uuid(),
  watched_source_id uuid not null references watched_sources on delete cascade,
  organization_id uuid not null references organizations on delete cascade,
  source_id text not null,
  title text not null,
  -- waiting, taken, failed or givenUp
  state text not null,
  -- How large the file was, and since when.
  size_in_bytes bigint,
  still_since timestamptz,
  attempts integer not null default 0,
  problem text,
  retry_at timestamptz,
  -- No reference: an item that is deleted does not come again.
  media_content_id uuid,
  changed_at timestamptz not null);
-- Ids are too long for an index.
create unique index watched_items_once on watched_items (watched_source_id, md5(source_id));
create index watched_items_newest on watched_items (watched_source_id, changed_at desc);
create index watched_items_organization_id_idx on watched_items (organization_id);
create index watched_items_found on watched_items (watched_source_id, state);

do $$
declare
  name text;
begin
  foreach name in array array['watched_sources', 'watched_items'] loop
    execute format('create policy scope on %I using (nullif(organization_id = any (
      (select nullif(current_setting(''tv.scope'', true), '''')::uuid[])::uuid[]), false) is not null)', name);
    execute format('alter table %I enable row level security', name);
  end loop;
end $$;
