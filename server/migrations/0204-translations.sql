-- Title and description of an item, and name and description of a category, in further languages (ADR 95):
-- { de: { title, description } }. What is not there is the default, in the columns beside it.
alter table media_contents add column translations jsonb not null default '{}'
  constraint media_contents_translations_check check (jsonb_typeof(translations) = 'object');
alter table categories add column translations jsonb not null default '{}'
  constraint categories_translations_check check (jsonb_typeof(translations) = 'object');

-- Texts under legal hold (ADR 79).
create trigger keep_held_translations before update of translations on media_contents for each row
  when (old.translations is distinct from new.translations) execute function keep_held_item();
create trigger keep_held_translations before update of translations on categories for each row
  when (old.translations is distinct from new.translations) execute function keep_held_category();

create or replace function webhook_changes(o media_contents, n media_contents) returns text[] language sql immutable as $$
  select array_remove(array[
    case when o.title <> n.title then 'title' end,
    case when o.description <> n.description then 'description' end,
    case when o.translations <> n.translations then 'translations' end,
    case when o.tags <> n.tags then 'tags' end,
    case when o.speakers <> n.speakers then 'speakers' end,
    case when o.chapters is distinct from n.chapters then 'chapters' end,
    case when o.visibility <> n.visibility then 'visibility' end,
    case when o.audience is distinct from n.audience then 'audience' end,
    case when o.is_listed <> n.is_listed then 'isListed' end,
    case when (o.is_featured, o.is_public_featured) <> (n.is_featured, n.is_public_featured) then 'featured' end,
    case when o.password_version <> n.password_version then 'password' end,
    case when (o.expiration_option, o.expiration_date) is distinct from (n.expiration_option, n.expiration_date) then 'expiration' end,
    case when o.status = n.status and o.publish_date is distinct from n.publish_date then 'publishDate' end,
    case when o.player_settings <> n.player_settings then 'playerSettings' end,
    case when o.poster_version <> n.poster_version then 'poster' end,
    case when o.processing_status = n.processing_status and o.package_version <> n.package_version then 'media' end], null)
$$;

-- The text of `field` in a language, as its readers see it: in that language, else the default.
create function text_in(translations jsonb, language text, field text, default_text text) returns text language sql immutable as $$
  select coalesce(nullif(translations -> language ->> field, ''), default_text)
$$;

-- What items show of the translations of their categories. Null: nothing.
create function names_of(translations jsonb) returns jsonb language sql immutable as $$
  select case when translations <> '{}' then (
    select jsonb_object_agg(key, jsonb_build_object('name', value -> 'name')) from jsonb_each(translations) where value ? 'name') end
$$;

-- Items show names of categories in further languages.
drop trigger note_changed_category on categories;
create trigger note_changed_category after update on categories for each row
  when (old.name <> new.name or old.translations <> new.translations) execute function note_changed_category();
