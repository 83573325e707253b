-- What is open to everybody until a date is counted with what is open for good, until somebody has noticed that the date
-- is past (has_ended; the service looks every minute). A list only has to take off those not noticed yet, and reads past
-- no others. Whether it has been noticed changes no answer.
alter table media_contents add column has_ended boolean not null default false;

-- Another date has to be noticed anew.
create function lasts_again() returns trigger language plpgsql as $$
begin
  new.has_ended := false;
  return new;
end $$;
create trigger lasts_again before update of expiration_option, expiration_date on media_contents for each row
  when ((old.expiration_option, old.expiration_date) is distinct from (new.expiration_option, new.expiration_date))
  execute function lasts_again();

create function is_open(item media_contents) returns boolean language sql immutable as $$
  select item.status = 1 and item.visibility = 2 and not item.has_ended
$$;

drop index media_contents_public;
create index media_contents_public on media_contents (organization_id, publish_date desc, id)
  include (expiration_option, expiration_date) where status = 1 and visibility = 2 and not has_ended;
drop index media_contents_expiring;
create index media_contents_expiring on media_contents (organization_id, expiration_date)
  where status = 1 and visibility = 2 and expiration_option <> 0 and not has_ended;
create index media_contents_ending on media_contents (expiration_date) where expiration_option <> 0 and not has_ended;

-- Public, and not noticed to have ended.
alter table media_content_categories rename column is_public to is_open;
drop index media_content_categories_expiring;
create index media_content_categories_expiring on media_content_categories (category_id, expires_at)
  where published_at is not null and is_open and expires_at is not null;

create or replace function copy_into_category() returns trigger language plpgsql as $$
begin
  select case when mc.status = 1 then mc.publish_date end, mc.visibility = 2 and not mc.has_ended,
    case when mc.expiration_option <> 0 then mc.expiration_date end
  into new.published_at, new.is_open, new.expires_at
  from media_contents mc where mc.id = new.media_content_id for no key update;
  return new;
end $$;

create or replace function copy_into_categories() returns trigger language plpgsql as $$
begin
  update media_content_categories set
    published_at = case when new.status = 1 then new.publish_date end,
    is_open = new.visibility = 2 and not new.has_ended,
    expires_at = case when new.expiration_option <> 0 then new.expiration_date end
  where media_content_id = new.id;
  return null;
end $$;
drop trigger copy_into_categories on media_contents;
create trigger copy_into_categories after update on media_contents for each row
  when ((old.status, old.visibility, old.publish_date, old.expiration_option, old.expiration_date, old.has_ended)
    is distinct from
    (new.status, new.visibility, new.publish_date, new.expiration_option, new.expiration_date, new.has_ended))
  execute function copy_into_categories();

drop index item_counts_of;
alter table item_counts rename column lasting to open;
create index item_counts_of on item_counts (of_id) include (published, open);
drop function add_to_item_counts(uuid, integer, integer);
create function add_to_item_counts(id uuid, more_published integer, more_open integer) returns void language sql as $$
  with free as materialized (
    select ctid as place from item_counts where of_id = id limit 100 for update skip locked),
  folded as (
    delete from item_counts where ctid = any(array(select place from free)) returning published, open),
  together as (
    select sum(published) as published, sum(open) as open
    from (select published, open from folded union all select more_published, more_open) each_row)
  insert into item_counts
  select id, published, open from together where published <> 0 or open <> 0
$$;

create or replace function count_many_items() returns trigger language plpgsql as $$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  perform add_to_item_counts(c.id, sign * c.published, sign * c.open)
  from (
    select organization_id as id, count(*)::int as published, (count(*) filter (where is_open(changed)))::int as open
    from changed where status = 1 group by organization_id) c;
  return null;
end $$;

create or replace function count_changed_item() returns trigger language plpgsql as $$
begin
  if old.organization_id <> new.organization_id then
    raise exception 'an item stays in its organization';
  end if;
  perform add_to_item_counts(
    new.organization_id, (new.status = 1)::int - (old.status = 1)::int, is_open(new)::int - is_open(old)::int);
  return null;
end $$;
drop trigger count_changed_item on media_contents;
create trigger count_changed_item after update on media_contents for each row
  when ((old.organization_id, old.status = 1, old.visibility = 2, old.has_ended)
    is distinct from (new.organization_id, new.status = 1, new.visibility = 2, new.has_ended))
  execute function count_changed_item();
drop function lasts(media_contents);

create or replace function count_many_filed() returns trigger language plpgsql as $$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  perform add_to_item_counts(c.id, sign * c.published, sign * c.open)
  from (
    select category_id as id, count(*)::int as published, (count(*) filter (where is_open))::int as open
    from changed where published_at is not null group by category_id) c;
  return null;
end $$;

create or replace function count_changed_filed() returns trigger language plpgsql as $$
begin
  perform add_to_item_counts(old.category_id, -(old.published_at is not null)::int,
    -(old.published_at is not null and old.is_open)::int);
  perform add_to_item_counts(new.category_id, (new.published_at is not null)::int,
    (new.published_at is not null and new.is_open)::int);
  return null;
end $$;
drop trigger count_changed_filed on media_content_categories;
create trigger count_changed_filed after update on media_content_categories for each row
  when ((old.category_id, old.published_at is null, old.is_open)
    is distinct from (new.category_id, new.published_at is null, new.is_open))
  execute function count_changed_filed();

delete from item_counts;
insert into item_counts
select organization_id, count(*), count(*) filter (where is_open(mc)) from media_contents mc
where status = 1 group by organization_id;
insert into item_counts
select category_id, count(*), count(*) filter (where is_open) from media_content_categories
where published_at is not null group by category_id;
