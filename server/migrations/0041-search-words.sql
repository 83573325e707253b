-- Search by words. Texts are cut into words by the service; these tables hold the words.

-- The library of an organization, as search sees it.
create table search_libraries (
  organization_id uuid primary key references organizations on delete cascade,
  -- Begins each lexeme of the organization's items, so that an index entry belongs to one organization.
  number integer generated always as identity unique,
  -- The languages of its texts and captions, as PostgreSQL names them.
  languages text[] not null default '{}',
  -- Its documents when its words were counted last.
  documents integer not null default 0,
  -- When its words are counted next, and how long it rested before.
  next_count_at timestamptz not null default now(),
  rest_seconds integer not null default 60
);

-- One row per item, narrow, so that reading by date is cheap. The dates and the openness are copies of the item's, as in
-- media_content_categories.
create table search_documents (
  media_content_id uuid primary key references media_contents on delete cascade,
  organization_id uuid not null references organizations on delete cascade,
  published_at timestamptz,
  is_open boolean not null,
  expires_at timestamptz,
  watched_rank smallint not null,
  -- The version of the program that cut the texts into words.
  version smallint not null,
  -- The words of the title.
  title tsvector not null,
  -- The words of the title (A), the speakers (B), the tags (C) and the description (D).
  words tsvector not null
);
create index search_documents_newest on search_documents (organization_id, published_at desc, media_content_id)
  where published_at is not null;
create index search_documents_version on search_documents (version);
-- A short list of entries that are not in the index yet: each search reads it.
create index search_documents_title on search_documents using gin (title) with (gin_pending_list_limit = 256);
create index search_documents_words on search_documents using gin (words) with (gin_pending_list_limit = 256);

-- One row per subtitle. The position of a word is the number of its cue, from 1.
create table search_transcripts (
  subtitle_id uuid primary key references subtitles on delete cascade,
  media_content_id uuid not null references media_contents on delete cascade,
  version smallint not null,
  words tsvector not null
);
create index search_transcripts_item on search_transcripts (media_content_id);
create index search_transcripts_version on search_transcripts (version);
create index search_transcripts_words on search_transcripts using gin (words) with (gin_pending_list_limit = 256);

create function copy_item_into_document() returns trigger language plpgsql as $$
begin
  update search_documents set
    published_at = case when new.status = 1 and new.is_listed then new.publish_date end,
    is_open = new.visibility = 2 and not new.has_ended,
    expires_at = case when new.expiration_option <> 0 then new.expiration_date end,
    watched_rank = new.watched_rank
  where media_content_id = new.id;
  return null;
end $$;
-- The copies in the search index follow the item.
create trigger copy_item_into_document after update on media_contents for each row
  when ((old.status, old.is_listed, old.visibility, old.publish_date, old.expiration_option, old.expiration_date, old.has_ended, old.watched_rank)
    is distinct from (new.status, new.is_listed, new.visibility, new.publish_date, new.expiration_option, new.expiration_date, new.has_ended, new.watched_rank))
  execute function copy_item_into_document();

-- The words of a library by language, with their stems. Mistyped words are corrected out of it, and it tells how many
-- items have a word.
drop trigger store_words_of_new_items on media_contents;
drop trigger store_words_of_changed_item on media_contents;
drop trigger store_words_of_new_cues on subtitle_cues;
drop function store_words_of_new_items, store_words_of_changed_item, store_words_of_new_cues, searched_text, words_of;
drop table search_words;
create table search_words (
  organization_id uuid not null references organizations on delete cascade,
  word text collate "C" not null,
  language text not null,
  -- Empty: a word that the language uses everywhere.
  stem text collate "C" not null,
  -- The word as a text has it, in lower case.
  written text not null,
  -- How many items have it in the title, in any text, and in captions, in whatever language. They are counted now and then.
  titles integer not null default 0,
  documents integer not null default 0,
  spoken integer not null default 0,
  primary key (organization_id, word, language)
);
create index search_words_stem on search_words (organization_id, stem);
create index search_words_end on search_words (organization_id, reverse(word) collate "C")
  where language in ('german', 'dutch', 'danish', 'norwegian', 'swedish', 'finnish', 'hungarian');
create index search_words_trigrams on search_words using gin (word gin_trgm_ops);

-- Speakers and tags of a library, to be suggested: one row for each word with which an entry can be begun.
create table search_entries (
  organization_id uuid not null references organizations on delete cascade,
  -- The entry from one of its words on, folded.
  beginning text collate "C" not null,
  kind text not null check (kind in ('speaker', 'tag')),
  -- The whole entry, folded, and as it is written.
  folded text not null,
  written text not null,
  items integer not null default 0,
  primary key (organization_id, beginning, kind, folded)
);

drop index media_contents_title, media_contents_description, media_contents_speakers, subtitle_cues_text;
-- The version before this one still reads and writes these columns while it serves beside it. A later migration drops them.
alter table subtitle_cues alter column text_search set default '';
