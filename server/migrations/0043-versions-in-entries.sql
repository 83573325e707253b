-- An item has a version that every write of its row renews, except a view, which nothing shows. The entries of categories copy it, so
-- that a list of a category and home's rows tell the versions of their items out of one index and read no item. Rows from before have
-- version 0 until they are written.
alter table media_contents add column version bigint not null default 0;
alter table media_contents alter column version set default pg_current_xact_id()::text::bigint;
comment on column media_contents.version is 'The number of the transaction that wrote the row last, views left out.';

create function renew_version() returns trigger language plpgsql as $$
begin
  new.version := pg_current_xact_id()::text::bigint;
  return new;
end $$;
create trigger renew_version before update on media_contents for each row
  when (old.visitor_count = new.visitor_count) execute function renew_version();
comment on trigger renew_version on media_contents is
  'Cached JSON of an item is valid for one version. A view changes nothing that JSON shows.';

alter table media_content_categories
  add column item_version bigint not null default 0,
  add column is_locked boolean not null default false;

create or replace function copy_item_into_new_entry() returns trigger language plpgsql as $$
begin
  select case when mc.status = 1 and mc.is_listed then mc.publish_date end, mc.visibility = 2 and not mc.has_ended,
    case when mc.expiration_option <> 0 then mc.expiration_date end, mc.version, mc.password_hash is not null
  into new.published_at, new.is_open, new.expires_at, new.item_version, new.is_locked
  from media_contents mc where mc.id = new.media_content_id for no key update;
  return new;
end $$;

create or replace function copy_item_into_entries() returns trigger language plpgsql as $$
begin
  update media_content_categories set
    published_at = case when new.status = 1 and new.is_listed then new.publish_date end,
    is_open = new.visibility = 2 and not new.has_ended,
    expires_at = case when new.expiration_option <> 0 then new.expiration_date end,
    item_version = new.version,
    is_locked = new.password_hash is not null
  where media_content_id = new.id;
  return null;
end $$;

-- The version alone does not tell a second write of the same transaction.
drop trigger copy_item_into_entries on media_contents;
create trigger copy_item_into_entries after update on media_contents for each row when (
    old.version is distinct from new.version
    or old.status is distinct from new.status or old.is_listed is distinct from new.is_listed
    or old.visibility is distinct from new.visibility or old.publish_date is distinct from new.publish_date
    or old.expiration_option is distinct from new.expiration_option
    or old.expiration_date is distinct from new.expiration_date or old.has_ended is distinct from new.has_ended
    or old.password_hash is distinct from new.password_hash)
  execute function copy_item_into_entries();
comment on trigger copy_item_into_entries on media_contents is 'The copies in entries of categories follow the item.';

-- Dead entries of an index over dates lie in front of the living ones: with a million rows they may not wait until a fifth is dead.
alter table media_contents set (autovacuum_vacuum_scale_factor = 0.02);
alter table media_content_categories set (autovacuum_vacuum_scale_factor = 0.02);
