-- For whom an item is: ids of groups and people of its organization. Null: everybody. A public item has no audience.
alter table media_contents add column audience uuid[];
alter table media_contents add constraint media_contents_audience
  check (audience is null or visibility = 1 and cardinality(audience) between 1 and 250) not valid;

-- The item's audience is copied to where lists, totals and search read it.
alter table media_content_categories add column audience uuid[];
alter table search_documents add column audience uuid[];
alter table search_transcripts add column audience uuid[];

-- How many published and listed items of an organization or a category are for each audience. Sums of several rows, like item_counts.
create table audience_counts (
  of_id uuid not null,
  audience uuid[] not null,
  published integer not null
);
create index audience_counts_of on audience_counts (of_id);

create function add_to_audience_counts(id uuid, counted uuid[], more integer) returns void language sql as $$
  with free as materialized (
    select ctid as place from audience_counts where of_id = id and audience = counted limit 100 for update skip locked),
  folded as (
    delete from audience_counts where ctid = any(array(select place from free)) returning published),
  together as (
    select sum(published) as published from (select published from folded union all select more) each_row)
  insert into audience_counts select id, counted, published from together where counted is not null and published <> 0
$$;

create or replace function copy_item_into_document() returns trigger language plpgsql as $$
declare
  published timestamptz := case when new.status = 1 and new.is_listed then new.publish_date end;
  open boolean := new.visibility = 2 and not new.has_ended;
  ends timestamptz := case when new.expiration_option <> 0 then new.expiration_date end;
  locked boolean := new.password_hash is not null;
begin
  update search_documents set
    published_at = published, is_open = open, expires_at = ends, watched_rank = new.watched_rank, audience = new.audience
  where media_content_id = new.id
    and (published_at, is_open, expires_at, watched_rank, audience)
      is distinct from (published, open, ends, new.watched_rank, new.audience);
  update search_transcripts set
    published_at = published, is_open = open, expires_at = ends, is_locked = locked, audience = new.audience
  where media_content_id = new.id
    and (published_at, is_open, expires_at, is_locked, audience) is distinct from (published, open, ends, locked, new.audience);
  return null;
end $$;
create trigger copy_audience_into_document after update on media_contents
  for each row when (old.audience is distinct from new.audience) execute function copy_item_into_document();

create or replace function copy_lock_into_transcript() returns trigger language plpgsql as $$
begin
  select password_hash is not null, audience into new.is_locked, new.audience
  from media_contents where id = new.media_content_id;
  new.is_locked := coalesce(new.is_locked, false);
  return new;
end $$;
create function copy_audience_into_new_document() returns trigger language plpgsql as $$
begin
  new.audience := (select audience from media_contents where id = new.media_content_id);
  return new;
end $$;
create trigger copy_audience_into_new_document before insert on search_documents
  for each row execute function copy_audience_into_new_document();

create or replace function copy_item_into_entries() returns trigger language plpgsql as $$
begin
  update media_content_categories set
    published_at = case when new.status = 1 and new.is_listed then new.publish_date end,
    is_open = new.visibility = 2 and not new.has_ended,
    expires_at = case when new.expiration_option <> 0 then new.expiration_date end,
    item_version = new.version,
    is_locked = new.password_hash is not null,
    audience = new.audience
  where media_content_id = new.id;
  return null;
end $$;
-- Locks the item, so that a change of it at the same time is copied too.
create or replace function copy_item_into_new_entry() returns trigger language plpgsql as $$
begin
  select case when mc.status = 1 and mc.is_listed then mc.publish_date end, mc.visibility = 2 and not mc.has_ended,
    case when mc.expiration_option <> 0 then mc.expiration_date end, mc.version, mc.password_hash is not null, mc.audience
  into new.published_at, new.is_open, new.expires_at, new.item_version, new.is_locked, new.audience
  from media_contents mc where mc.id = new.media_content_id for no key update;
  return new;
end $$;

-- item_counts has the items that are for everybody, audience_counts the others.
create or replace function count_changed_entry() returns trigger language plpgsql as $$
begin
  if old.published_at is not null and old.audience is not null then
    perform add_to_audience_counts(old.category_id, old.audience, -1);
  elsif old.published_at is not null then
    perform add_to_item_counts(old.category_id, -1, -old.is_open::int);
  end if;
  if new.published_at is not null and new.audience is not null then
    perform add_to_audience_counts(new.category_id, new.audience, 1);
  elsif new.published_at is not null then
    perform add_to_item_counts(new.category_id, 1, new.is_open::int);
  end if;
  return null;
end $$;
create trigger count_entry_of_another_audience after update on media_content_categories
  for each row when (old.audience is distinct from new.audience and old.category_id = new.category_id
    and (old.published_at is null) = (new.published_at is null) and old.is_open = new.is_open)
  execute function count_changed_entry();

create or replace function count_new_or_gone_entries() returns trigger language plpgsql as $$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  perform add_to_item_counts(c.id, sign * c.published, sign * c.open)
  from (
    select category_id as id, count(*)::int as published, (count(*) filter (where is_open))::int as open
    from changed where published_at is not null and audience is null group by category_id) c;
  perform add_to_audience_counts(c.category_id, c.audience, sign * c.published)
  from (
    select category_id, audience, count(*)::int as published
    from changed where published_at is not null and audience is not null group by category_id, audience) c;
  return null;
end $$;

create or replace function count_changed_item() returns trigger language plpgsql as $$
declare
  was boolean := old.status = 1 and old.is_listed;
  is_now boolean := new.status = 1 and new.is_listed;
begin
  if old.organization_id <> new.organization_id then
    raise exception 'an item stays in its organization';
  end if;
  if old.audience is null or new.audience is null then
    perform add_to_item_counts(
      new.organization_id, (is_now and new.audience is null)::int - (was and old.audience is null)::int,
      is_open(new)::int - is_open(old)::int);
  end if;
  if was and old.audience is not null then
    perform add_to_audience_counts(new.organization_id, old.audience, -1);
  end if;
  if is_now and new.audience is not null then
    perform add_to_audience_counts(new.organization_id, new.audience, 1);
  end if;
  return null;
end $$;
create trigger count_item_of_another_audience after update on media_contents
  for each row when (old.audience is distinct from new.audience and old.organization_id = new.organization_id
    and (old.status = 1) = (new.status = 1) and old.is_listed = new.is_listed
    and (old.visibility = 2) = (new.visibility = 2) and old.has_ended = new.has_ended)
  execute function count_changed_item();

create or replace function count_new_or_gone_items() returns trigger language plpgsql as $$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  perform add_to_item_counts(c.id, sign * c.published, sign * c.open)
  from (
    select organization_id as id, count(*)::int as published, (count(*) filter (where is_open(changed)))::int as open
    from changed where status = 1 and is_listed and audience is null group by organization_id) c;
  perform add_to_audience_counts(c.organization_id, c.audience, sign * c.published)
  from (
    select organization_id, audience, count(*)::int as published
    from changed where status = 1 and is_listed and audience is not null group by organization_id, audience) c;
  return null;
end $$;
