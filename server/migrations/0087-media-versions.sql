-- Versions of an item's media: the one that is served, former ones, one that is being made, and attempts that failed. An item
-- that never had a second one has no row. The first version has the id of its item.
create table media_versions (
  id uuid primary key,
  media_content_id uuid not null references media_contents on delete cascade,
  -- The upload whose bytes are the original. null: the original is not stored.
  source_id uuid references uploads on delete cascade,
  -- Seconds of the original that are left out.
  cuts nummultirange not null default '{}',
  -- ProcessingStatus: UPLOADED while the file arrives, PENDING, PROCESSING, COMPLETED or ERROR.
  state smallint not null,
  progress real not null default 0,
  problem text,
  started_at timestamptz,
  -- The number in the addresses of its files, and in their folder. Each attempt has a number of its own.
  version integer,
  -- As it was made: without the chapters and the poster that people gave the item.
  package jsonb,
  size_in_bytes bigint,
  created_by uuid references people on delete set null,
  created_at timestamptz not null,
  -- When it was served last. null: it is served, or never was.
  replaced_at timestamptz,
  unique (media_content_id, version));
create unique index media_versions_in_hand on media_versions (media_content_id) where state in (0, 1);
create index media_versions_source_id_idx on media_versions (source_id);
create index media_versions_created_by_idx on media_versions (created_by);

alter table media_contents add column tried_version integer not null default 0;
comment on column media_contents.tried_version is 'The highest number that a version of its media was made under. Numbers are never used twice, because caches keep files for ever.';

-- Numbers that an attempt used which published nothing are never opened to viewers.
alter table replaced_packages add column was_served boolean not null default true;

-- Folders of the file store that no row names any more. They are removed until that has succeeded.
create table unused_folders (
  folder text primary key,
  unused_since timestamptz not null);
