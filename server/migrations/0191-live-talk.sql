-- What people say at live events (ADR 89): a layer of the item, which has its audience and goes with it.
create table live_talks (
  media_content_id uuid primary key references media_contents on delete cascade,
  -- The number of the newest change. Each change takes the next one under the lock of this row, so numbers are committed in their order.
  version bigint not null default 0,
  -- The version of the newest change of what follows.
  settings_version bigint not null default 0,
  has_questions boolean not null default true,
  has_chat boolean not null default false,
  is_moderated boolean not null default false,
  shows_watching boolean not null default true,
  slow_seconds integer not null default 0 check (slow_seconds between 0 and 300),
  refused_words text[] not null default '{}');

create table live_rules (
  organization_id uuid primary key references organizations on delete cascade,
  shows_full_names boolean not null default false,
  shows_watching boolean not null default true,
  refused_words text[] not null default '{}');

create table live_messages (
  -- Of the sender's making.
  id uuid primary key,
  media_content_id uuid not null references media_contents on delete cascade,
  person_id uuid not null references people on delete cascade,
  -- LiveMessageKind
  kind text not null check (kind = any (array['question', 'chat'])),
  -- Empty: it was deleted.
  text text not null,
  -- LiveMessageState
  state text not null check (state = any (array['waiting', 'open', 'answered', 'hidden'])),
  is_deleted boolean not null default false,
  is_pinned boolean not null default false,
  -- The version of the event with which it came, and changed last.
  number bigint not null,
  version bigint not null,
  created_at timestamptz not null);
create index live_messages_number on live_messages (media_content_id, kind, number);
create index live_messages_version on live_messages (media_content_id, version);
create index live_messages_person_id on live_messages (person_id, media_content_id, number);

create table live_votes (
  message_id uuid not null references live_messages on delete cascade,
  person_id uuid not null references people on delete cascade,
  media_content_id uuid not null references media_contents on delete cascade,
  primary key (message_id, person_id));
create index live_votes_person_id on live_votes (person_id);
create index live_votes_media_content_id on live_votes (media_content_id);

create table live_polls (
  id uuid primary key,
  media_content_id uuid not null references media_contents on delete cascade,
  question text not null,
  options text[] not null,
  -- LivePollState
  state text not null check (state = any (array['draft', 'open', 'closed'])),
  is_deleted boolean not null default false,
  number bigint not null,
  version bigint not null,
  created_at timestamptz not null,
  opened_at timestamptz);
create index live_polls_version on live_polls (media_content_id, version);

create table live_poll_votes (
  poll_id uuid not null references live_polls on delete cascade,
  person_id uuid not null references people on delete cascade,
  media_content_id uuid not null references media_contents on delete cascade,
  option smallint not null check (option >= 0),
  primary key (poll_id, person_id));
create index live_poll_votes_person_id on live_poll_votes (person_id);
create index live_poll_votes_media_content_id on live_poll_votes (media_content_id);

create table live_mutes (
  media_content_id uuid not null references media_contents on delete cascade,
  person_id uuid not null references people on delete cascade,
  created_at timestamptz not null,
  primary key (media_content_id, person_id));
create index live_mutes_person_id on live_mutes (person_id);

-- Reactions are counted and name nobody.
create table live_reactions (
  id uuid primary key,
  media_content_id uuid not null references media_contents on delete cascade,
  number bigint generated always as identity,
  reaction_type smallint not null,
  amount smallint not null check (amount between 1 and 10),
  created_at timestamptz not null);
create index live_reactions_number on live_reactions (media_content_id, number);

-- How many streams each process of the service has open for an item. Lapses by the database's clock (ADR 65).
create unlogged table live_watching (
  process_id uuid not null,
  media_content_id uuid not null,
  streams integer not null,
  told_at timestamptz not null default now(),
  primary key (process_id, media_content_id));
create index live_watching_media_content_id on live_watching (media_content_id);

-- The second lock (ADR 70): who may read an item may read what was said at it.
do $$
declare
  found text;
begin
  foreach found in array array['live_talks', 'live_messages', 'live_votes', 'live_polls', 'live_poll_votes', 'live_mutes', 'live_reactions', 'live_watching'] loop
    execute format('create policy scope on %1$I using ((select true from media_contents parent where parent.id = %1$I.media_content_id) is not null)', found);
    execute format('alter table %I enable row level security', found);
  end loop;
end $$;
-- Visitors read how names are shown.
create policy scope on live_rules using ((select true from organizations parent where parent.id = live_rules.organization_id) is not null);
alter table live_rules enable row level security;

-- Legal holds (ADR 79).
create trigger keep_of_held_item before update of text or delete on live_messages for each row execute function keep_part_of_held_item();
create trigger keep_of_held_item before update of question, options, is_deleted or delete on live_polls for each row execute function keep_part_of_held_item();

create or replace function held_back_of_person(person uuid, organization uuid) returns jsonb
language sql stable security definer set search_path = public, pg_temp as $$
  with named as (
    select mc.id from media_contents mc where mc.created_by = person
    union select id from uploads where created_by = person
    union select media_content_id from media_versions where created_by = person
    union select media_content_id from sound_tracks where created_by = person
    union select media_content_id from subtitle_drafts where changed_by = person
    union select r.media_content_id from reviews r join review_entries e on e.review_id = r.id where person in (e.person_id, e.resolved_by)
    union select media_content_id from live_messages where person_id = person),
  held as (
    select mc.title from named join media_contents mc on mc.id = named.id
    where (organization is null or mc.organization_id = organization) and exists (
        select from legal_holds h where h.organization_id = mc.organization_id)
      and hold_of_item(mc.id) is not null)
  select jsonb_build_object(
    'isHeld', exists (select from legal_holds h where h.person_id = person and (organization is null or h.organization_id = organization)),
    'items', (select count(*) from held))
$$;
