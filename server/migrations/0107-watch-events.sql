-- Analytics. What viewers play is written as events. A worker counts them about once a minute into the tables below and deletes
-- them in the same transaction. All figures are read from the counted rows.
create table watch_events (
  id bigint generated always as identity primary key,
  media_content_id uuid not null,
  -- A keyed hash, of members too.
  viewer_hash text not null,
  is_member boolean not null,
  at timestamptz not null,
  -- Of a view: on what it was, and where its viewer came from. Null: something was played.
  device text,
  source text,
  -- The seconds of the item that were played, and those near them that the viewer had played before.
  played nummultirange,
  known nummultirange,
  -- How long it was played, in seconds of the item.
  seconds real not null default 0,
  -- When the viewer had last played some of the item. Null: never.
  previous_at timestamptz,
  -- Playing reached 90 % of the item for the first time.
  is_completed boolean not null default false);

-- What is counted: an organization, a category or an item. The id is theirs.
create table analytics_scopes (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  category_id uuid unique references categories on delete cascade,
  media_content_id uuid unique references media_contents on delete cascade);
create index analytics_scopes_organization_id_idx on analytics_scopes (organization_id);

-- Days are those of the time zone of the organization.
create table analytics_days (
  scope_id uuid not null references analytics_scopes on delete cascade,
  day date not null,
  member_views integer not null default 0,
  member_people integer not null default 0,
  member_seconds double precision not null default 0,
  member_completions integer not null default 0,
  -- The lengths of the items of these views, in seconds.
  member_offered double precision not null default 0,
  visitor_views integer not null default 0,
  visitor_people integer not null default 0,
  visitor_seconds double precision not null default 0,
  visitor_completions integer not null default 0,
  visitor_offered double precision not null default 0,
  primary key (scope_id, day));

-- How many people of a day had watched so many days before, and not in between. 366: longer ago, or never. The people of a period
-- are those of each of its days who had not watched since its first day.
create table analytics_returns (
  scope_id uuid not null references analytics_scopes on delete cascade,
  day date not null,
  gap smallint not null check (gap between 1 and 366),
  members integer not null default 0,
  visitors integer not null default 0,
  primary key (scope_id, day, gap));

-- The last day of each viewer, for organizations and categories. An item's is known from its watch positions.
create table analytics_viewers (
  scope_id uuid not null references analytics_scopes on delete cascade,
  viewer_hash text not null,
  last_day date not null,
  primary key (scope_id, viewer_hash));

-- Views by device and by source.
create table analytics_parts (
  scope_id uuid not null references analytics_scopes on delete cascade,
  day date not null,
  -- 'device phone', 'source embed'
  part text not null,
  members integer not null default 0,
  visitors integer not null default 0,
  primary key (scope_id, day, part));

-- The viewers of whom the curve of an item is made. Of an organization and of a category: the sums of their items.
create table analytics_retention (
  scope_id uuid primary key references analytics_scopes on delete cascade,
  -- Of an item. When its length changes, its curve begins again.
  duration_in_seconds real,
  since timestamptz not null,
  member_viewers integer not null default 0,
  visitor_viewers integer not null default 0);

-- How many viewers played each hundredth, and how often it was played. A report of what was played touches a few of them.
create table analytics_retention_bins (
  scope_id uuid not null references analytics_retention on delete cascade,
  bin smallint not null check (bin between 0 and 99),
  member_viewers integer not null default 0,
  visitor_viewers integer not null default 0,
  member_plays double precision not null default 0,
  visitor_plays double precision not null default 0,
  primary key (scope_id, bin));

-- The figures of items over the last 7, 28, 90 and 365 days, so that the most watched ones are read along an index.
create table analytics_item_periods (
  organization_id uuid not null references organizations on delete cascade,
  days smallint not null,
  media_content_id uuid not null references media_contents on delete cascade,
  views integer generated always as (member_views + visitor_views) stored,
  member_views integer not null default 0,
  member_seconds double precision not null default 0,
  member_completions integer not null default 0,
  member_offered double precision not null default 0,
  visitor_views integer not null default 0,
  visitor_seconds double precision not null default 0,
  visitor_completions integer not null default 0,
  visitor_offered double precision not null default 0,
  primary key (organization_id, days, media_content_id));
create index analytics_item_periods_most_watched on analytics_item_periods (organization_id, days, views desc, media_content_id);
create index analytics_item_periods_media_content_id_idx on analytics_item_periods (media_content_id);

-- The day on which the periods of an organization end.
create table analytics_rollups (
  organization_id uuid primary key references organizations on delete cascade,
  counted_day date not null);

create table search_terms (
  organization_id uuid not null references organizations on delete cascade,
  term text not null,
  -- Keyed hashes of the first people. They are removed once the third has searched for the term, which is then told to managers.
  searchers text[] not null default '{}',
  is_told boolean not null default false,
  last_day date not null,
  primary key (organization_id, term));

create table search_days (
  organization_id uuid not null references organizations on delete cascade,
  day date not null,
  term text not null,
  searches integer not null default 0,
  without_results integer not null default 0,
  primary key (organization_id, day, term));

-- Who searched for what on a day, for two days: so that a person's search counts once a day.
create table search_seen (
  organization_id uuid not null references organizations on delete cascade,
  day date not null,
  term text not null,
  searcher_hash text not null,
  primary key (organization_id, day, term, searcher_hash));

alter table organizations
  add column allows_personal_figures boolean not null default true,
  add column time_zone text not null default 'UTC';
comment on column organizations.time_zone is 'The days of its figures begin in it.';

alter table watch_progress
  -- Of the item.
  add column organization_id uuid,
  -- When playing first reached 90 %. It is never removed.
  add column completed_at timestamptz;

-- Also for what the version before writes.
create function complete_watch_progress() returns trigger language plpgsql as $$
begin
  if new.watch_status = 2 then
    new.completed_at := coalesce(new.completed_at, new.updated_at);
  end if;
  if new.organization_id is null then
    select organization_id into new.organization_id from media_contents where id = new.media_content_id;
  end if;
  return new;
end $$;
create trigger complete_watch_progress before insert or update on watch_progress
  for each row when (new.organization_id is null or new.watch_status = 2 and new.completed_at is null)
  execute function complete_watch_progress();
