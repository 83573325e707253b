-- What has changed, in an order in which nothing is skipped (ADR 74): an item's place is the transaction that changed what its managers
-- see of it. An item from before has the place 0.
alter table media_contents add column changed_in bigint not null default 0;
alter table media_contents alter column changed_in set default (pg_current_xact_id()::text)::bigint;

create function move_in_changes() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  new.changed_in := pg_current_xact_id()::text::bigint;
  return new;
end $$;
-- What is counted of an item, and how far it is processed, changes all the time and moves nothing.
create trigger move_in_changes before update on media_contents for each row when (
  old.status <> new.status or old.processing_status <> new.processing_status or (
    old.visitor_count = new.visitor_count and old.counted_views = new.counted_views and old.completion is not distinct from new.completion
    and old.like_count = new.like_count and old.love_count = new.love_count and old.celebrate_count = new.celebrate_count
    and old.processing_progress = new.processing_progress))
  execute function move_in_changes();

-- Items that left the lists of somebody who managed them. Without a reference to the item, which may be gone.
create table item_withdrawals (
  organization_id uuid not null references organizations(id) on delete cascade,
  withdrawn_in bigint not null,
  media_content_id uuid not null,
  -- By which ids the item was in lists and is no longer: of the organization, of a category, of who brought it in.
  lost_by uuid[] not null,
  -- It was in the lists of those who may review.
  lost_by_reviewers boolean not null,
  at timestamptz not null default now(),
  primary key (organization_id, withdrawn_in, media_content_id)
);
create index item_withdrawals_by_age on item_withdrawals (at);

-- Names that items show and that have changed: of the organization, a category, a group, a person. One row stands for all its items.
create table changed_names (
  organization_id uuid not null references organizations(id) on delete cascade,
  named_id uuid not null,
  changed_in bigint not null,
  at timestamptz not null default now(),
  primary key (organization_id, named_id)
);
create index changed_names_by_change on changed_names (organization_id, changed_in);
create index changed_names_by_age on changed_names (at);

-- The numbers of transactions are those of one database. Unlogged: a restored database, and a standby that has taken over, begin anew.
create unlogged table change_epochs (
  is_only boolean primary key default true check (is_only),
  id uuid not null default gen_random_uuid()
);

do $$
declare
  passes constant text :=
    $s$nullif(organization_id = any ((select nullif(current_setting('tv.scope', true), '')::uuid[])::uuid[]), false) is not null$s$;
  name text;
begin
  foreach name in array array['item_withdrawals', 'changed_names'] loop
    execute format('create policy scope on %I using (%s)', name, passes);
    execute format('alter table %I enable row level security', name);
  end loop;
end $$;

-- Nothing is noted of an organization that goes as a whole.
create function note_withdrawal(item uuid, organization uuid, losers uuid[], by_reviewers boolean) returns void language sql as $$
  insert into item_withdrawals as w (organization_id, withdrawn_in, media_content_id, lost_by, lost_by_reviewers)
  select id, pg_current_xact_id()::text::bigint, item, array_remove(losers, null), by_reviewers
  from organizations where id = organization
  on conflict (organization_id, withdrawn_in, media_content_id) do update
    set lost_by = w.lost_by || excluded.lost_by, lost_by_reviewers = w.lost_by_reviewers or excluded.lost_by_reviewers
$$;

create function note_changed_name(organization uuid, named uuid) returns void language sql as $$
  insert into changed_names as n (organization_id, named_id, changed_in)
  select id, named, pg_current_xact_id()::text::bigint from organizations where id = organization
  on conflict (organization_id, named_id) do update set changed_in = excluded.changed_in, at = excluded.at
$$;

create function withdraw_gone_item() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform note_withdrawal(old.id, old.organization_id,
    array[old.organization_id, old.created_by] || array(
      select category_id from media_content_categories where media_content_id = old.id),
    old.status in (3, 4, 5) or exists (select from reviews where media_content_id = old.id and status in (10, 11, 12)));
  return old;
end $$;
-- Before, while its entries in categories are there.
create trigger withdraw_gone_item before delete on media_contents for each row execute function withdraw_gone_item();

create function withdraw_changed_item() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform note_withdrawal(old.id, old.organization_id,
    -- Of somebody whose account is erased nothing is noted.
    array(select id from people where id = old.created_by and old.created_by is distinct from new.created_by),
    old.status in (3, 4, 5) and new.status not in (3, 4, 5));
  return null;
end $$;
create trigger withdraw_changed_item after update on media_contents for each row when (
  old.created_by is distinct from new.created_by or old.status in (3, 4, 5) and new.status not in (3, 4, 5))
  execute function withdraw_changed_item();

create function withdraw_reviewed_item() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform note_withdrawal(id, organization_id, '{}', true) from media_contents where id = new.media_content_id;
  return null;
end $$;
create trigger withdraw_reviewed_item after update on reviews for each row
  when (old.status in (10, 11, 12) and new.status not in (10, 11, 12)) execute function withdraw_reviewed_item();

create function withdraw_unfiled_items() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform note_withdrawal(mc.id, mc.organization_id, array[c.id], false)
  from changed join media_contents mc on mc.id = changed.media_content_id join categories c on c.id = changed.category_id
  order by mc.id;
  return null;
end $$;
create trigger withdraw_unfiled_items after delete on media_content_categories
  referencing old table as changed for each statement execute function withdraw_unfiled_items();

-- Parts of an item in other tables move it too. Captions and categories did so before.
create trigger move_items_with_new_attachments after insert on attachments
  referencing new table as changed for each statement execute function renew_versions_of_items();
create trigger move_items_with_changed_attachments after update on attachments
  referencing new table as changed for each statement execute function renew_versions_of_items();
create trigger move_items_without_attachments after delete on attachments
  referencing old table as changed for each statement execute function renew_versions_of_items();
create trigger move_items_with_new_schedules after insert on schedules
  referencing new table as changed for each statement execute function renew_versions_of_items();
create trigger move_items_with_changed_schedules after update on schedules
  referencing new table as changed for each statement execute function renew_versions_of_items();
create trigger move_items_with_new_reviews after insert on reviews
  referencing new table as changed for each statement execute function renew_versions_of_items();
create trigger move_items_with_changed_reviews after update on reviews
  referencing new table as changed for each statement execute function renew_versions_of_items();

create function move_items_of_entries() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update media_contents set updated_at = updated_at where id in (
    select r.media_content_id from changed join reviews r on r.id = changed.review_id);
  return null;
end $$;
create trigger move_items_with_new_entries after insert on review_entries
  referencing new table as changed for each statement execute function move_items_of_entries();

create function note_changed_organization() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform note_changed_name(new.id, new.id);
  return null;
end $$;
create trigger note_changed_organization after update on organizations for each row
  when (old.name <> new.name or old.asks_review <> new.asks_review) execute function note_changed_organization();

create function note_changed_category() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform note_changed_name(new.organization_id, new.id);
  return null;
end $$;
create trigger note_changed_category after update on categories for each row
  when (old.name <> new.name) execute function note_changed_category();

-- Its entries are gone with it, so that nobody can tell any more whose they were.
create function note_gone_category() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform note_changed_name(old.organization_id, old.organization_id);
  return null;
end $$;
create trigger note_gone_category after delete on categories for each row execute function note_gone_category();

create function note_named_group() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform note_changed_name(old.organization_id, old.id) where exists (
    select from media_contents where audience @> array[old.id]);
  return null;
end $$;
create trigger note_renamed_group after update on groups for each row when (old.name <> new.name) execute function note_named_group();
create trigger note_gone_group after delete on groups for each row execute function note_named_group();

create function note_renamed_person() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform note_changed_name(shown.organization_id, new.id) from (
    select organization_id from media_contents where created_by = new.id
    union select organization_id from media_contents where audience @> array[new.id]) shown;
  return null;
end $$;
create trigger note_renamed_person after update on people for each row
  when ((old.first_name, old.last_name, old.email) is distinct from (new.first_name, new.last_name, new.email))
  execute function note_renamed_person();

-- An audience names people while they are in the organization.
create function note_named_members() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform note_changed_name(changed.organization_id, changed.person_id) from changed where exists (
    select from media_contents mc where mc.audience @> array[changed.person_id] and mc.organization_id = changed.organization_id)
  order by changed.organization_id, changed.person_id;
  return null;
end $$;
create trigger note_new_members after insert on memberships
  referencing new table as changed for each statement execute function note_named_members();
create trigger note_gone_members after delete on memberships
  referencing old table as changed for each statement execute function note_named_members();

-- An erased account leaves no id behind.
create function forget_person_in_changes() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update item_withdrawals set lost_by = array_remove(lost_by, old.id) where lost_by @> array[old.id];
  return null;
end $$;
create trigger forget_person_in_changes after delete on people for each row execute function forget_person_in_changes();
