-- Watched sources: buckets, pictures that come once an item is processed, and since when a source fails (ADR 83).
alter table watched_sources
  -- Of a bucket: where it is, and by which key it is read. The folder is then the beginning of its keys.
  add column endpoint text,
  add column bucket text,
  add column key_id text,
  add column sealed_key text,
  -- The first failed look since the last one that succeeded.
  add column failing_since timestamptz,
  add constraint watched_sources_bucket check (num_nonnulls(endpoint, bucket, key_id, sealed_key, folder) in (0, 1, 5)) not valid;

-- The source has a picture for the item, which is put once its file is processed.
alter table watched_items add column poster_is_due boolean not null default false;

-- A notice that a source fails, or gave up a file.
alter table notices add column watched_source_id uuid references watched_sources on delete cascade;
create index notices_watched_source_id_idx on notices (watched_source_id) where watched_source_id is not null;
