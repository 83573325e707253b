-- What is not listed opens under its address, as its visibility says, and is in no list, count or feed. The copies that
-- categories keep have no published_at then, so that whatever reads or counts them leaves it out.
alter table media_contents add column is_listed boolean not null default true;

-- publish_date is the item's own date: a draft may have one, from before or given. When it first became visible stands
-- in first_published_at, also for items from before that was kept.
update media_contents set first_published_at = publish_date where first_published_at is null and publish_date is not null;

create or replace function is_open(item media_contents) returns boolean language sql immutable as $$
  select item.status = 1 and item.is_listed and item.visibility = 2 and not item.has_ended
$$;

-- Those of searches stay as they are: what they find is looked up anyway.
drop index media_contents_newest;
create index media_contents_newest on media_contents (organization_id, publish_date desc, id)
  where status = 1 and is_listed;
drop index media_contents_public;
create index media_contents_public on media_contents (organization_id, publish_date desc, id)
  include (expiration_option, expiration_date) where status = 1 and is_listed and visibility = 2 and not has_ended;
drop index media_contents_featured;
create index media_contents_featured on media_contents (organization_id, publish_date desc, id)
  where status = 1 and is_listed and is_featured;
drop index media_contents_public_featured;
create index media_contents_public_featured on media_contents (organization_id, publish_date desc, id)
  where status = 1 and is_listed and is_public_featured;
drop index media_contents_by_title;
create index media_contents_by_title on media_contents (organization_id, title_search collate "C", id)
  where status = 1 and is_listed;
drop index media_contents_upcoming;
create index media_contents_upcoming on media_contents (organization_id, scheduled_publication_date, id)
  where status = 100 and is_listed;
drop index media_contents_expiring;
create index media_contents_expiring on media_contents (organization_id, expiration_date)
  where status = 1 and is_listed and visibility = 2 and expiration_option <> 0 and not has_ended;

create or replace function copy_into_category() returns trigger language plpgsql as $$
begin
  select case when mc.status = 1 and mc.is_listed then mc.publish_date end, mc.visibility = 2 and not mc.has_ended,
    case when mc.expiration_option <> 0 then mc.expiration_date end
  into new.published_at, new.is_open, new.expires_at
  from media_contents mc where mc.id = new.media_content_id for no key update;
  return new;
end $$;

create or replace function copy_into_categories() returns trigger language plpgsql as $$
begin
  update media_content_categories set
    published_at = case when new.status = 1 and new.is_listed then new.publish_date end,
    is_open = new.visibility = 2 and not new.has_ended,
    expires_at = case when new.expiration_option <> 0 then new.expiration_date end
  where media_content_id = new.id;
  return null;
end $$;
drop trigger copy_into_categories on media_contents;
create trigger copy_into_categories after update on media_contents for each row
  when ((old.status, old.is_listed, old.visibility, old.publish_date, old.expiration_option, old.expiration_date, old.has_ended)
    is distinct from
    (new.status, new.is_listed, new.visibility, new.publish_date, new.expiration_option, new.expiration_date, new.has_ended))
  execute function copy_into_categories();

create or replace function count_many_items() returns trigger language plpgsql as $$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  perform add_to_item_counts(c.id, sign * c.published, sign * c.open)
  from (
    select organization_id as id, count(*)::int as published, (count(*) filter (where is_open(changed)))::int as open
    from changed where status = 1 and is_listed group by organization_id) c;
  return null;
end $$;

create or replace function count_changed_item() returns trigger language plpgsql as $$
begin
  if old.organization_id <> new.organization_id then
    raise exception 'an item stays in its organization';
  end if;
  perform add_to_item_counts(
    new.organization_id, (new.status = 1 and new.is_listed)::int - (old.status = 1 and old.is_listed)::int,
    is_open(new)::int - is_open(old)::int);
  return null;
end $$;
drop trigger count_changed_item on media_contents;
create trigger count_changed_item after update on media_contents for each row
  when ((old.organization_id, old.status = 1, old.is_listed, old.visibility = 2, old.has_ended)
    is distinct from (new.organization_id, new.status = 1, new.is_listed, new.visibility = 2, new.has_ended))
  execute function count_changed_item();
