-- What people do with what they see: follow, react, save, watch, wait.
create table category_followers (
  category_id uuid not null references categories on delete cascade,
  person_id uuid not null references people on delete cascade,
  created_at timestamptz not null default now(),
  primary key (person_id, category_id)
);
create index on category_followers (category_id);

create table reactions (
  media_content_id uuid not null references media_contents on delete cascade,
  person_id uuid not null references people on delete cascade,
  reaction_type smallint not null,
  created_at timestamptz not null default now(),
  primary key (person_id, media_content_id)
);
create index on reactions (media_content_id);

-- Keeps the counters of media_contents true whichever way a reaction comes, changes or goes.
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

create table playlist_items (
  person_id uuid not null references people on delete cascade,
  media_content_id uuid not null references media_contents on delete cascade,
  watch_status smallint not null default 0,
  added_at timestamptz not null default now(),
  primary key (person_id, media_content_id)
);
create index on playlist_items (media_content_id);

create table watch_progress (
  person_id uuid not null references people on delete cascade,
  media_content_id uuid not null references media_contents on delete cascade,
  position real not null default 0,
  watch_status smallint not null default 0,
  -- Union of the seconds really played.
  played nummultirange not null default '{}',
  updated_at timestamptz not null default now(),
  primary key (person_id, media_content_id)
);
create index on watch_progress (person_id, updated_at desc);
create index on watch_progress (media_content_id);

-- Who played an item last when; the first playback and the first one 30 minutes later add to visitor_count.
create table visitors (
  media_content_id uuid not null references media_contents on delete cascade,
  -- Keyed hash of the person's or the visitor's own id.
  viewer_hash text not null,
  counted_at timestamptz not null,
  primary key (media_content_id, viewer_hash)
);

-- What visitors of the public pages really played; nobody can be told from it.
create table visitor_progress (
  media_content_id uuid not null references media_contents on delete cascade,
  viewer_hash text not null,
  position real not null,
  played nummultirange not null,
  updated_at timestamptz not null,
  primary key (media_content_id, viewer_hash)
);

create table reminders (
  person_id uuid not null references people on delete cascade,
  media_content_id uuid not null references media_contents on delete cascade,
  created_at timestamptz not null default now(),
  primary key (person_id, media_content_id)
);
create index on reminders (media_content_id);

-- Wrong passwords of locked items; the address is a keyed hash and is kept for an hour.
create table unlock_failures (
  id uuid primary key,
  media_content_id uuid not null references media_contents on delete cascade,
  address_hash text not null,
  failed_at timestamptz not null
);
create index on unlock_failures (media_content_id, address_hash, failed_at);
create index on unlock_failures (failed_at);
