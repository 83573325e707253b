-- Names of the people who speak in an item, in order.
alter table media_contents add column speakers text[] not null default '{}' check (cardinality(speakers) <= 20);
alter table media_contents add column speakers_search text not null default '';
create index media_contents_speakers on media_contents using gin (speakers_search gin_trgm_ops) where status = 1;

-- The texts whose words search may take a mistyped word for. Every column of media_contents that ends in _search is one.
create function searched_text(item media_contents) returns text language sql stable as $$
  select concat_ws(' ', item.title_search, item.speakers_search, item.tags_search, item.description_search)
$$;

create or replace function keep_item_words() returns trigger language plpgsql as $$
begin
  insert into search_words
  select distinct a.organization_id, word
  from added a, words_of(searched_text(a)) word
  order by 1, 2 on conflict do nothing;
  return null;
end $$;

create or replace function keep_changed_item_words() returns trigger language plpgsql as $$
begin
  insert into search_words
  select distinct new.organization_id, word
  from words_of(searched_text(new)) word
  order by 1, 2 on conflict do nothing;
  return null;
end $$;
drop trigger keep_item_words_changed on media_contents;
create trigger keep_item_words_changed after update on media_contents for each row
  when ((old.title_search, old.speakers_search, old.tags_search, old.description_search)
    is distinct from (new.title_search, new.speakers_search, new.tags_search, new.description_search))
  execute function keep_changed_item_words();
