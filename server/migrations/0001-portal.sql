-- Instants are timestamptz, lengths seconds, sizes bytes. Enumerations are the numbers of contract/src/enumerations.ts.
create extension if not exists pg_trgm;

create table organizations (
  id uuid primary key,
  name text not null unique check (length(name) between 1 and 100),
  logo_file text,
  industry text,
  -- The main provider tenant: its admins may join any organization.
  is_provider boolean not null default false,
  has_public_media boolean not null default true,
  ui_customizations jsonb not null default '{}',
  player_settings jsonb not null default '{}',
  -- Origins that may frame the embed page.
  embed_origins text[] not null default '{}',
  created_at timestamptz not null default now()
);

create table people (
  id uuid primary key,
  issuer text not null,
  subject text not null,
  email text not null,
  first_name text,
  last_name text,
  status smallint not null default 0,
  current_organization_id uuid not null references organizations,
  -- Raised whenever the person's rights shrink; media tokens of an older version stop working.
  rights_version integer not null default 1,
  visits integer not null default 0,
  last_visit_at timestamptz,
  created_at timestamptz not null default now(),
  unique (issuer, subject)
);
create index on people (lower(email));

create table memberships (
  person_id uuid not null references people on delete cascade,
  organization_id uuid not null references organizations on delete cascade,
  role text not null check (role in ('Admin', 'OrganizationManager', 'ContentManager', 'Viewer')),
  created_at timestamptz not null default now(),
  primary key (person_id, organization_id)
);
create index on memberships (organization_id);

create table categories (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  name text not null check (length(name) between 1 and 100),
  player_settings jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create unique index on categories (organization_id, lower(name));

create table media_contents (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  title text not null check (length(title) between 1 and 300),
  description text not null default '',
  tags text[] not null default '{}',
  media_type smallint not null default 1,
  visibility smallint not null default 1,
  status smallint not null default 0,
  processing_status smallint not null default 4,
  processing_problem text,
  -- Share of the processing that is done, 0 to 1.
  processing_progress real not null default 0,
  publish_date timestamptz,
  scheduled_publication_date timestamptz,
  is_featured boolean not null default false,
  is_public_featured boolean not null default false,
  expiration_option smallint not null default 0,
  expiration_date timestamptz,
  password_hash text,
  password_version integer not null default 0,
  player_settings jsonb not null default '{}',
  duration_in_seconds real not null default 0,
  -- server/src/media/media-package.ts; absent until processing is completed.
  package jsonb,
  -- Folder of the package's files is media/{id}/{package_version}.
  package_version integer not null default 0,
  -- What lists read of the package; absent where there is no poster. The ratio is height over width.
  poster_thumbhash text generated always as (nullif(package ->> 'thumbhash', '')) stored,
  poster_aspect_ratio real generated always as (
    case when package ->> 'thumbhash' <> '' then (package ->> 'posterAspectRatio')::real end) stored,
  -- Lower case and without accents: what search compares (catalog/search-text.ts).
  title_search text not null default '',
  description_search text not null default '',
  tags_search text not null default '',
  like_count integer not null default 0,
  love_count integer not null default 0,
  celebrate_count integer not null default 0,
  visitor_count integer not null default 0,
  created_by uuid references people on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  check (status <> 1 or processing_status in (2, 6, 3)),
  check (status <> 1 or publish_date is not null),
  check (status <> 100 or scheduled_publication_date is not null),
  check (expiration_option = 0 or expiration_date is not null)
);
create index media_contents_newest on media_contents (organization_id, publish_date desc, id) where status = 1;
create index media_contents_public on media_contents (organization_id, publish_date desc, id)
  include (expiration_option, expiration_date) where status = 1 and visibility = 2;
create index media_contents_featured on media_contents (organization_id, publish_date desc, id)
  where status = 1 and is_featured;
create index media_contents_public_featured on media_contents (organization_id, publish_date desc, id)
  where status = 1 and is_public_featured;
create index media_contents_by_title on media_contents (organization_id, title_search collate "C", id) where status = 1;
create index media_contents_upcoming on media_contents (organization_id, scheduled_publication_date, id) where status = 100;
create index media_contents_title on media_contents using gin (title_search gin_trgm_ops) where status = 1;
create index media_contents_description on media_contents using gin (description_search gin_trgm_ops) where status = 1;
create index media_contents_tags on media_contents using gin (tags_search gin_trgm_ops) where status = 1;

create table media_content_categories (
  media_content_id uuid not null references media_contents on delete cascade,
  category_id uuid not null references categories on delete cascade,
  -- Copies of the item's, kept by triggers, so that a category counts and shows its newest from one index.
  -- published_at: only while the item is PUBLISHED.
  published_at timestamptz,
  is_public boolean not null default false,
  expires_at timestamptz,
  primary key (media_content_id, category_id)
);
create index on media_content_categories (category_id);
create index media_content_categories_newest on media_content_categories
  (category_id, published_at desc, media_content_id) include (is_public, expires_at) where published_at is not null;

create function copy_into_category() returns trigger language plpgsql as $$
begin
  select case when mc.status = 1 then mc.publish_date end, mc.visibility = 2,
    case when mc.expiration_option <> 0 then mc.expiration_date end
  into new.published_at, new.is_public, new.expires_at
  from media_contents mc where mc.id = new.media_content_id;
  return new;
end $$;
create trigger copy_into_category before insert on media_content_categories
  for each row execute function copy_into_category();

create function copy_into_categories() returns trigger language plpgsql as $$
begin
  update media_content_categories set
    published_at = case when new.status = 1 then new.publish_date end,
    is_public = new.visibility = 2,
    expires_at = case when new.expiration_option <> 0 then new.expiration_date end
  where media_content_id = new.id;
  return null;
end $$;
create trigger copy_into_categories after update on media_contents for each row
  when ((old.status, old.visibility, old.publish_date, old.expiration_option, old.expiration_date)
    is distinct from (new.status, new.visibility, new.publish_date, new.expiration_option, new.expiration_date))
  execute function copy_into_categories();

create table subtitles (
  id uuid primary key,
  media_content_id uuid not null references media_contents on delete cascade,
  language_code text not null,
  language_name text not null,
  kind smallint not null default 0,
  format text not null check (format in ('VTT', 'SRT', 'DFXP', 'TTML')),
  is_default boolean not null default false,
  is_auto_generated boolean not null default false,
  -- Object keys of the file as it came, and of its WebVTT.
  original_file text not null,
  vtt_file text not null,
  created_at timestamptz not null default now(),
  unique (media_content_id, language_code, kind)
);

create table subtitle_cues (
  subtitle_id uuid not null references subtitles on delete cascade,
  media_content_id uuid not null references media_contents on delete cascade,
  position integer not null,
  start_time real not null,
  end_time real not null,
  text text not null,
  text_search text not null,
  primary key (subtitle_id, position)
);
create index on subtitle_cues (media_content_id);
create index subtitle_cues_text on subtitle_cues using gin (text_search gin_trgm_ops);

-- Words that an organization's items and captions have ever had: search looks here for what a mistyped word may mean.
create table search_words (
  organization_id uuid not null references organizations on delete cascade,
  word text not null,
  primary key (organization_id, word)
);

create function words_of(content text) returns setof text language sql immutable as $$
  select distinct word from regexp_split_to_table(content, '[[:space:][:punct:]]+') word
  where length(word) between 4 and 24
$$;

create function keep_item_words() returns trigger language plpgsql as $$
begin
  insert into search_words
  select distinct a.organization_id, word
  from added a, words_of(concat_ws(' ', a.title_search, a.tags_search, a.description_search)) word
  order by 1, 2 on conflict do nothing;
  return null;
end $$;
create trigger keep_item_words_new after insert on media_contents
  referencing new table as added for each statement execute function keep_item_words();

create function keep_changed_item_words() returns trigger language plpgsql as $$
begin
  insert into search_words
  select distinct new.organization_id, word
  from words_of(concat_ws(' ', new.title_search, new.tags_search, new.description_search)) word
  order by 1, 2 on conflict do nothing;
  return null;
end $$;
create trigger keep_item_words_changed after update on media_contents for each row
  when ((old.title_search, old.tags_search, old.description_search)
    is distinct from (new.title_search, new.tags_search, new.description_search))
  execute function keep_changed_item_words();

create function keep_cue_words() returns trigger language plpgsql as $$
begin
  insert into search_words
  select distinct mc.organization_id, word
  from added a join media_contents mc on mc.id = a.media_content_id, words_of(a.text_search) word
  order by 1, 2 on conflict do nothing;
  return null;
end $$;
create trigger keep_cue_words after insert on subtitle_cues
  referencing new table as added for each statement execute function keep_cue_words();

create table attachments (
  id uuid primary key,
  media_content_id uuid not null references media_contents on delete cascade,
  file_name text not null,
  mime_type text not null,
  size_in_bytes bigint not null,
  file text not null,
  created_at timestamptz not null default now()
);
create index on attachments (media_content_id);

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  organization_id uuid,
  person_id uuid,
  action text not null,
  subject text,
  detail jsonb not null default '{}'
);
