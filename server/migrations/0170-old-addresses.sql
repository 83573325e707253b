-- Addresses of other sites at which items were before (ADR 83).
create table old_addresses (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  media_content_id uuid not null references media_contents on delete cascade,
  -- Normalized (old-address.ts).
  address text not null,
  -- The address without its scheme, by which it is found.
  key text not null,
  added_at timestamptz not null default now(),
  unique (organization_id, key));
create index old_addresses_key_idx on old_addresses (key);
create index old_addresses_media_content_id_idx on old_addresses (media_content_id);

create policy scope on old_addresses using (
  nullif(organization_id = any ((select nullif(current_setting('tv.scope', true), '')::uuid[])::uuid[]), false) is not null);
alter table old_addresses enable row level security;

create trigger keep_of_held_item before update or delete on old_addresses for each row execute function keep_part_of_held_item();
