-- Every trigger on items, their categories, captions and reactions, with its function and its reason. Earlier migrations defined
-- most of them several times; from here on this file is where they stand.

drop trigger copy_into_category on media_content_categories;
drop trigger count_changed_filed on media_content_categories;
drop trigger count_gone_filed on media_content_categories;
drop trigger count_new_filed on media_content_categories;
drop trigger touch_filed_items on media_content_categories;
drop trigger touch_unfiled_items on media_content_categories;
drop trigger copy_into_categories on media_contents;
drop trigger count_changed_item on media_contents;
drop trigger count_gone_items on media_contents;
drop trigger count_new_items on media_contents;
drop trigger keep_item_words_changed on media_contents;
drop trigger keep_item_words_new on media_contents;
drop trigger lasts_again on media_contents;
drop trigger schedule_new_item on media_contents;
drop trigger count_reactions on reactions;
drop trigger keep_cue_words on subtitle_cues;
drop trigger touch_items_of_changed_subtitles on subtitles;
drop trigger touch_items_without_subtitles on subtitles;
drop trigger touch_subtitled_items on subtitles;
drop trigger touch_organizations_of_changed_categories on categories;
drop trigger touch_organizations_of_gone_categories on categories;
drop function copy_into_category(), copy_into_categories(), count_changed_filed(), count_many_filed(), count_changed_item(),
  count_many_items(), keep_changed_item_words(), keep_item_words(), keep_cue_words(), lasts_again(), schedule_new_item(),
  count_reactions(), touch_items(), touch_unfiled_items(), touch_organizations();

-- 1. What a list of a category needs of an item is copied into the entry of the category.

create function copy_item_into_new_entry() returns trigger language plpgsql as $$
begin
  select case when mc.status = 1 and mc.is_listed then mc.publish_date end, mc.visibility = 2 and not mc.has_ended,
    case when mc.expiration_option <> 0 then mc.expiration_date end
  into new.published_at, new.is_open, new.expires_at
  from media_contents mc where mc.id = new.media_content_id for no key update;
  return new;
end $$;
comment on function copy_item_into_new_entry() is 'Locks the item, so that a change of it at the same time is copied too.';

create function copy_item_into_entries() returns trigger language plpgsql as $$
begin
  update media_content_categories set
    published_at = case when new.status = 1 and new.is_listed then new.publish_date end,
    is_open = new.visibility = 2 and not new.has_ended,
    expires_at = case when new.expiration_option <> 0 then new.expiration_date end
  where media_content_id = new.id;
  return null;
end $$;

create trigger copy_item_into_new_entry before insert on media_content_categories
  for each row execute function copy_item_into_new_entry();
comment on trigger copy_item_into_new_entry on media_content_categories is
  'Lists of a category read one index of this table: the date, the openness and the end of an item are copied into it.';

create trigger copy_item_into_entries after update on media_contents for each row when (
    old.status is distinct from new.status or old.is_listed is distinct from new.is_listed
    or old.visibility is distinct from new.visibility or old.publish_date is distinct from new.publish_date
    or old.expiration_option is distinct from new.expiration_option
    or old.expiration_date is distinct from new.expiration_date or old.has_ended is distinct from new.has_ended)
  execute function copy_item_into_entries();
comment on trigger copy_item_into_entries on media_contents is 'The copies in entries of categories follow the item.';

-- 2. Totals of lists are counted when items change, not when lists are read.

create function count_new_or_gone_items() returns trigger language plpgsql as $$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  perform add_to_item_counts(c.id, sign * c.published, sign * c.open)
  from (
    select organization_id as id, count(*)::int as published, (count(*) filter (where is_open(changed)))::int as open
    from changed where status = 1 and is_listed group by organization_id) c;
  return null;
end $$;

create function count_changed_item() returns trigger language plpgsql as $$
begin
  if old.organization_id <> new.organization_id then
    raise exception 'an item stays in its organization';
  end if;
  perform add_to_item_counts(
    new.organization_id, (new.status = 1 and new.is_listed)::int - (old.status = 1 and old.is_listed)::int,
    is_open(new)::int - is_open(old)::int);
  return null;
end $$;

create function count_new_or_gone_entries() returns trigger language plpgsql as $$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  perform add_to_item_counts(c.id, sign * c.published, sign * c.open)
  from (
    select category_id as id, count(*)::int as published, (count(*) filter (where is_open))::int as open
    from changed where published_at is not null group by category_id) c;
  return null;
end $$;

create function count_changed_entry() returns trigger language plpgsql as $$
begin
  perform add_to_item_counts(old.category_id, -(old.published_at is not null)::int,
    -(old.published_at is not null and old.is_open)::int);
  perform add_to_item_counts(new.category_id, (new.published_at is not null)::int,
    (new.published_at is not null and new.is_open)::int);
  return null;
end $$;

create trigger count_new_items after insert on media_contents referencing new table as changed
  for each statement execute function count_new_or_gone_items();
comment on trigger count_new_items on media_contents is 'Once a statement, so that bringing in many items stays quick.';
create trigger count_gone_items after delete on media_contents referencing old table as changed
  for each statement execute function count_new_or_gone_items();
comment on trigger count_gone_items on media_contents is 'The twin of count_new_items.';
create trigger count_changed_item after update on media_contents for each row when (
    old.organization_id is distinct from new.organization_id or (old.status = 1) is distinct from (new.status = 1)
    or old.is_listed is distinct from new.is_listed or (old.visibility = 2) is distinct from (new.visibility = 2)
    or old.has_ended is distinct from new.has_ended)
  execute function count_changed_item();
comment on trigger count_changed_item on media_contents is
  'Counts what an item adds to its organization''s totals, and refuses that an item changes its organization.';

create trigger count_new_entries after insert on media_content_categories referencing new table as changed
  for each statement execute function count_new_or_gone_entries();
comment on trigger count_new_entries on media_content_categories is 'Totals of a category, counted once a statement.';
create trigger count_gone_entries after delete on media_content_categories referencing old table as changed
  for each statement execute function count_new_or_gone_entries();
comment on trigger count_gone_entries on media_content_categories is 'The twin of count_new_entries.';
create trigger count_changed_entry after update on media_content_categories for each row when (
    old.category_id is distinct from new.category_id or (old.published_at is null) is distinct from (new.published_at is null)
    or old.is_open is distinct from new.is_open)
  execute function count_changed_entry();
comment on trigger count_changed_entry on media_content_categories is
  'An entry that begins or ends to be seen changes the totals of its category.';

create function count_reactions() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update media_contents set
      like_count = like_count - (old.reaction_type = 0)::int,
      love_count = love_count - (old.reaction_type = 1)::int,
      celebrate_count = celebrate_count - (old.reaction_type = 2)::int
    where id = old.media_content_id;
  end if;
  if tg_op <> 'DELETE' then
    update media_contents set
      like_count = like_count + (new.reaction_type = 0)::int,
      love_count = love_count + (new.reaction_type = 1)::int,
      celebrate_count = celebrate_count + (new.reaction_type = 2)::int
    where id = new.media_content_id;
  end if;
  return null;
end $$;
create trigger count_reactions after insert or update or delete on reactions
  for each row execute function count_reactions();
comment on trigger count_reactions on reactions is 'An item carries its totals of reactions, so that a list does not count them.';

-- 3. Words of items and captions, out of which mistyped searches are corrected.
comment on function searched_text(media_contents) is 'The texts of an item whose words search may take a mistyped word for.';

create function store_words_of_new_items() returns trigger language plpgsql as $$
begin
  insert into search_words
  select distinct a.organization_id, word
  from added a, words_of(searched_text(a)) word
  order by 1, 2 on conflict do nothing;
  return null;
end $$;
comment on function store_words_of_new_items() is 'In one order, so that two imports at once do not wait for each other in a circle.';

create function store_words_of_changed_item() returns trigger language plpgsql as $$
begin
  insert into search_words
  select distinct new.organization_id, word
  from words_of(searched_text(new)) word
  order by 1, 2 on conflict do nothing;
  return null;
end $$;

create function store_words_of_new_cues() returns trigger language plpgsql as $$
begin
  insert into search_words
  select distinct mc.organization_id, word
  from added a join media_contents mc on mc.id = a.media_content_id, words_of(a.text_search) word
  order by 1, 2 on conflict do nothing;
  return null;
end $$;

create trigger store_words_of_new_items after insert on media_contents referencing new table as added
  for each statement execute function store_words_of_new_items();
comment on trigger store_words_of_new_items on media_contents is 'Mistyped words of a search are corrected out of search_words.';
create trigger store_words_of_changed_item after update on media_contents for each row when (
    (old.title_search, old.speakers_search, old.tags_search, old.description_search)
    is distinct from (new.title_search, new.speakers_search, new.tags_search, new.description_search))
  execute function store_words_of_changed_item();
comment on trigger store_words_of_changed_item on media_contents is 'Words that an item no longer has stay: others may have them.';
create trigger store_words_of_new_cues after insert on subtitle_cues referencing new table as added
  for each statement execute function store_words_of_new_cues();
comment on trigger store_words_of_new_cues on subtitle_cues is 'What is said is searched with the same corrections.';

-- 4. The version of an item's row tells whether its stored JSON is still true. What an item shows of other tables writes its row
-- again, without a change, so that its version is another one.

create function renew_versions_of_items() returns trigger language plpgsql as $$
begin
  update media_contents set updated_at = updated_at where id in (select media_content_id from changed);
  return null;
end $$;

create function renew_versions_of_unfiled_items() returns trigger language plpgsql as $$
begin
  update media_contents set updated_at = updated_at where id in (
    select media_content_id from changed where category_id in (select id from categories));
  return null;
end $$;
comment on function renew_versions_of_unfiled_items() is
  'Entries that go with their category are left out: the organization''s version changes with the category.';

create function renew_versions_of_organizations() returns trigger language plpgsql as $$
begin
  update organizations set created_at = created_at where id in (select organization_id from changed);
  return null;
end $$;

create trigger renew_versions_of_filed_items after insert on media_content_categories referencing new table as changed
  for each statement execute function renew_versions_of_items();
comment on trigger renew_versions_of_filed_items on media_content_categories is 'An item shows its categories.';
create trigger renew_versions_of_unfiled_items after delete on media_content_categories referencing old table as changed
  for each statement execute function renew_versions_of_unfiled_items();
comment on trigger renew_versions_of_unfiled_items on media_content_categories is 'An item shows its categories.';
create trigger renew_versions_of_subtitled_items after insert on subtitles referencing new table as changed
  for each statement execute function renew_versions_of_items();
comment on trigger renew_versions_of_subtitled_items on subtitles is 'An item shows the language of its transcript.';
create trigger renew_versions_of_changed_subtitles after update on subtitles referencing new table as changed
  for each statement execute function renew_versions_of_items();
comment on trigger renew_versions_of_changed_subtitles on subtitles is 'An item shows the language of its transcript.';
create trigger renew_versions_without_subtitles after delete on subtitles referencing old table as changed
  for each statement execute function renew_versions_of_items();
comment on trigger renew_versions_without_subtitles on subtitles is 'An item shows the language of its transcript.';
create trigger renew_versions_of_changed_categories after update on categories referencing new table as changed
  for each statement execute function renew_versions_of_organizations();
comment on trigger renew_versions_of_changed_categories on categories is
  'Items show names of categories. One row of the organization stands for all its items.';
create trigger renew_versions_of_gone_categories after delete on categories referencing old table as changed
  for each statement execute function renew_versions_of_organizations();
comment on trigger renew_versions_of_gone_categories on categories is 'Items show names of categories.';

-- 5. What follows from an item's own columns.

create function begin_again() returns trigger language plpgsql as $$
begin
  new.has_ended := false;
  return new;
end $$;
create trigger begin_again before update of expiration_option, expiration_date on media_contents for each row when (
    old.expiration_option is distinct from new.expiration_option or old.expiration_date is distinct from new.expiration_date)
  execute function begin_again();
comment on trigger begin_again on media_contents is
  'An item with another end has not ended, until the look at the clock once a minute says so.';

create function schedule_new_item() returns trigger language plpgsql as $$
begin
  insert into schedules (id, media_content_id, action, at, created_at)
  values (gen_random_uuid(), new.id, 1, new.scheduled_publication_date, new.created_at);
  return null;
end $$;
create trigger schedule_new_item after insert on media_contents
  for each row when (new.status = 100) execute function schedule_new_item();
comment on trigger schedule_new_item on media_contents is 'An item that is inserted as scheduled has its schedule.';
