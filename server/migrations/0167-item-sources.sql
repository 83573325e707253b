-- Where items came from that were moved in from another system (ADR 82). A row outlives its item, so that what was deleted here does
-- not come again by itself.
create table item_sources (
  organization_id uuid not null references organizations on delete cascade,
  -- SourceKind
  kind text not null,
  -- The account, channel or server, as the source names it.
  instance text not null check (char_length(instance) between 1 and 300),
  source_id text not null check (char_length(source_id) between 1 and 1000),
  -- The upload, and later its item. There is no reference: the row stays when both are gone.
  item_id uuid not null,
  -- How often it was viewed there. Never added to what is counted here.
  views_before bigint check (views_before >= 0),
  -- When all of its file had arrived; null while it is sent.
  arrived_at timestamptz
);
-- The texts are too long for an index.
create unique index item_sources_once on item_sources (organization_id, kind, md5(instance), md5(source_id));
create index item_sources_by_item on item_sources (item_id);

create policy scope on item_sources using (
  nullif(organization_id = any ((select nullif(current_setting('tv.scope', true), '')::uuid[])::uuid[]), false) is not null);
alter table item_sources enable row level security;
