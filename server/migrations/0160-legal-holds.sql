-- Legal holds (ADR 79): nothing of what is under one can be deleted, edited away or erased. A row goes when the hold is lifted; the
-- audit log keeps who placed and lifted it.
create table legal_holds (
  id uuid primary key,
  organization_id uuid not null references organizations,
  media_content_id uuid references media_contents,
  category_id uuid references categories,
  person_id uuid references people,
  reason text not null check (char_length(reason) between 1 and 500),
  placed_at timestamptz not null,
  check (num_nonnulls(media_content_id, category_id, person_id) = 1)
);
create unique index on legal_holds (media_content_id);
create unique index on legal_holds (category_id);
create unique index on legal_holds (person_id, organization_id);
create index on legal_holds (organization_id, placed_at);

create policy scope on legal_holds using (
  nullif(organization_id = any ((select nullif(current_setting('tv.scope', true), '')::uuid[])::uuid[]), false) is not null);
alter table legal_holds enable row level security;

-- The hold of an item: its own, else one of its category, else its manager's, whose reason is for admins alone. Null: none.
-- It runs as the owner of the tables, as triggers do, because workers of all kinds meet items under hold.
create function hold_of_item(item_id uuid) returns jsonb
language sql stable security definer set search_path = public, pg_temp as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'kind', case when h.media_content_id is not null then 'item' when h.category_id is not null then 'category' else 'manager' end,
    'category', (select c.name from categories c where c.id = h.category_id),
    'reason', case when h.person_id is null then h.reason end))
  from media_contents mc join legal_holds h on h.organization_id = mc.organization_id and (h.media_content_id = mc.id
    or h.category_id in (select category_id from media_content_categories where media_content_id = mc.id)
    or h.person_id = mc.created_by)
  where mc.id = item_id
  order by h.media_content_id is null, h.category_id is null, h.placed_at limit 1
$$;

-- Ids of what is under hold, as the audit log writes them.
create function held_subjects() returns table (subject text)
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(media_content_id, category_id, person_id)::text from legal_holds
  union select mcc.media_content_id::text from legal_holds h join media_content_categories mcc on mcc.category_id = h.category_id
  union select mc.id::text from legal_holds h join media_contents mc on mc.created_by = h.person_id and mc.organization_id = h.organization_id
$$;

-- Refuses a statement. The service tells the detail to who asked.
create function refuse_held(hold jsonb) returns void
language plpgsql as $$
begin
  if hold is not null then
    raise exception 'under legal hold' using errcode = 'TVH01', detail = hold::text;
  end if;
end $$;

create function keep_held_item() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform refuse_held(hold_of_item(old.id));
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger keep_held_item before delete on media_contents for each row execute function keep_held_item();
-- Whether and for whom an item is published stays with its managers. The first package of an item is no change of it.
create trigger keep_held_texts before update of title, description, tags, speakers, chapters,
  created_by, organization_id, status, package, package_version, poster_version on media_contents for each row when (
  old.title is distinct from new.title or old.description is distinct from new.description or old.tags is distinct from new.tags
  or old.speakers is distinct from new.speakers or old.chapters is distinct from new.chapters
  or old.created_by is distinct from new.created_by or old.organization_id is distinct from new.organization_id
  or (new.status = 2 and old.status <> 2)
  or old.package is not null and (old.package_version is distinct from new.package_version or old.package is distinct from new.package
    or old.poster_version is distinct from new.poster_version)
) execute function keep_held_item();

-- The same for rows of an item in another table.
create function keep_part_of_held_item() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform refuse_held(hold_of_item(case when tg_op = 'INSERT' then new.media_content_id else old.media_content_id end));
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger keep_of_held_item before update or delete on attachments for each row execute function keep_part_of_held_item();
create trigger keep_of_held_item before delete on subtitles for each row execute function keep_part_of_held_item();
create trigger keep_of_held_item before delete on subtitle_cues for each row execute function keep_part_of_held_item();
create trigger keep_of_held_item before insert or update or delete on subtitle_drafts for each row execute function keep_part_of_held_item();
create trigger keep_of_held_item before insert or delete on media_versions for each row execute function keep_part_of_held_item();
create trigger keep_of_held_item before insert or delete on sound_tracks for each row execute function keep_part_of_held_item();

-- An item leaves no category under hold, and an item under hold leaves none.
create function keep_held_entry() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform refuse_held(hold_of_item(old.media_content_id));
  return old;
end $$;
create trigger keep_held_entry before delete on media_content_categories for each row execute function keep_held_entry();

create function keep_held_category() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform refuse_held((select jsonb_build_object('kind', 'itself', 'reason', h.reason) from legal_holds h where h.category_id = old.id));
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger keep_held_category before delete on categories for each row execute function keep_held_category();
create trigger keep_held_texts before update of name, description on categories for each row when (
  old.name <> new.name or old.description is distinct from new.description) execute function keep_held_category();

-- Lists of items show the hold of a category and of a manager: who follows them is told (ADR 74). An item under hold moves by itself.
create function note_changed_hold() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  hold legal_holds := case when tg_op = 'DELETE' then old else new end;
begin
  perform note_changed_name(hold.organization_id, coalesce(hold.category_id, hold.person_id));
  return null;
end $$;
create trigger note_new_hold after insert or update on legal_holds for each row
  when (new.media_content_id is null) execute function note_changed_hold();
create trigger note_lifted_hold after delete on legal_holds for each row
  when (old.media_content_id is null) execute function note_changed_hold();

-- What keeps the data of a person from being erased, in one organization or, with null, in all: a hold of the person, and items under
-- hold that name them as manager, uploader, author or reviewer.
create function held_back_of_person(person uuid, organization uuid) returns jsonb
language sql stable security definer set search_path = public, pg_temp as $$
  with named as (
    select mc.id from media_contents mc where mc.created_by = person
    union select id from uploads where created_by = person
    union select media_content_id from media_versions where created_by = person
    union select media_content_id from sound_tracks where created_by = person
    union select media_content_id from subtitle_drafts where changed_by = person
    union select r.media_content_id from reviews r join review_entries e on e.review_id = r.id where person in (e.person_id, e.resolved_by)),
  held as (
    select mc.title from named join media_contents mc on mc.id = named.id
    where (organization is null or mc.organization_id = organization) and exists (
        select from legal_holds h where h.organization_id = mc.organization_id)
      and hold_of_item(mc.id) is not null)
  select jsonb_build_object(
    'isHeld', exists (select from legal_holds h where h.person_id = person and (organization is null or h.organization_id = organization)),
    'items', (select count(*) from held))
$$;
