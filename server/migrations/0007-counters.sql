-- How many items an organization and a category have: what a list without a filter of its own answers as its total.
-- Several rows of one are added up. A change adds a row and folds into it those that no open transaction holds, so that
-- nobody waits for anybody, and no two can wait for each other.
create table item_counts (
  -- An organization or a category.
  of_id uuid not null,
  published integer not null,
  -- Of those: public, without a date at which that ends. Those with a date are counted when they are asked for.
  lasting integer not null
);
create index item_counts_of on item_counts (of_id) include (published, lasting);

create index media_contents_expiring on media_contents (organization_id, expiration_date) include (expiration_option)
  where status = 1 and visibility = 2 and expiration_option <> 0;
create index media_content_categories_expiring on media_content_categories (category_id, expires_at)
  where published_at is not null and is_public and expires_at is not null;

create function add_to_item_counts(id uuid, more_published integer, more_lasting integer) returns void language sql as $$
  with free as materialized (
    select ctid as place from item_counts where of_id = id limit 100 for update skip locked),
  folded as (
    delete from item_counts where ctid = any(array(select place from free)) returning published, lasting),
  together as (
    select sum(published) as published, sum(lasting) as lasting
    from (select published, lasting from folded union all select more_published, more_lasting) each_row)
  insert into item_counts
  select id, published, lasting from together where published <> 0 or lasting <> 0
$$;

-- Locks the item: one that is published or hidden in the same instant would otherwise miss this copy.
create or replace function copy_into_category() returns trigger language plpgsql as $$
begin
  select case when mc.status = 1 then mc.publish_date end, mc.visibility = 2,
    case when mc.expiration_option <> 0 then mc.expiration_date end
  into new.published_at, new.is_public, new.expires_at
  from media_contents mc where mc.id = new.media_content_id for no key update;
  return new;
end $$;

create function lasts(item media_contents) returns integer language sql immutable as $$
  select (item.status = 1 and item.visibility = 2 and item.expiration_option = 0)::int
$$;

-- Many rows at once, new (sign 1) or gone (sign -1).
create function count_many_items() returns trigger language plpgsql as $$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  perform add_to_item_counts(c.id, sign * c.published, sign * c.lasting)
  from (
    select organization_id as id, count(*)::int as published, sum(lasts(changed))::int as lasting
    from changed where status = 1 group by organization_id) c;
  return null;
end $$;
create trigger count_new_items after insert on media_contents
  referencing new table as changed for each statement execute function count_many_items();
create trigger count_gone_items after delete on media_contents
  referencing old table as changed for each statement execute function count_many_items();

create function count_changed_item() returns trigger language plpgsql as $$
begin
  if old.organization_id <> new.organization_id then
    raise exception 'an item stays in its organization';
  end if;
  perform add_to_item_counts(
    new.organization_id, (new.status = 1)::int - (old.status = 1)::int, lasts(new) - lasts(old));
  return null;
end $$;
create trigger count_changed_item after update on media_contents for each row
  when ((old.organization_id, old.status = 1, old.visibility = 2, old.expiration_option = 0)
    is distinct from (new.organization_id, new.status = 1, new.visibility = 2, new.expiration_option = 0))
  execute function count_changed_item();

create function count_many_filed() returns trigger language plpgsql as $$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  perform add_to_item_counts(c.id, sign * c.published, sign * c.lasting)
  from (
    select category_id as id, count(*)::int as published,
      (count(*) filter (where is_public and expires_at is null))::int as lasting
    from changed where published_at is not null group by category_id) c;
  return null;
end $$;
create trigger count_new_filed after insert on media_content_categories
  referencing new table as changed for each statement execute function count_many_filed();
create trigger count_gone_filed after delete on media_content_categories
  referencing old table as changed for each statement execute function count_many_filed();

create function count_changed_filed() returns trigger language plpgsql as $$
begin
  perform add_to_item_counts(old.category_id, -(old.published_at is not null)::int,
    -(old.published_at is not null and old.is_public and old.expires_at is null)::int);
  perform add_to_item_counts(new.category_id, (new.published_at is not null)::int,
    (new.published_at is not null and new.is_public and new.expires_at is null)::int);
  return null;
end $$;
create trigger count_changed_filed after update on media_content_categories for each row
  when ((old.category_id, old.published_at is null, old.is_public, old.expires_at is null)
    is distinct from (new.category_id, new.published_at is null, new.is_public, new.expires_at is null))
  execute function count_changed_filed();

insert into item_counts
select organization_id, count(*), sum(lasts(mc)) from media_contents mc where status = 1 group by organization_id;
insert into item_counts
select category_id, count(*), count(*) filter (where is_public and expires_at is null)
from media_content_categories where published_at is not null group by category_id;
