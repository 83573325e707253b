-- Retention rules (ADR 80): what becomes of items after some months, and what was announced of it.
create table retention_rules (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  name text not null check (char_length(name) between 1 and 100),
  -- A rule of a category that was deleted meets nothing, and never the whole organization.
  is_of_category boolean not null,
  category_id uuid references categories on delete set null,
  months smallint not null check (months between 1 and 1200),
  -- RetentionSince
  since text not null check (since in ('published', 'watched', 'created')),
  -- RetentionAction
  action text not null check (action in ('tell', 'unpublish', 'delete')),
  created_at timestamptz not null,
  check (is_of_category or category_id is null));
create index retention_rules_organization_id_idx on retention_rules (organization_id, created_at);
create index retention_rules_category_id_idx on retention_rules (category_id) where category_id is not null;

-- What a rule is about to do with an item. Days are those of the organization's time zone.
create table retention_announcements (
  rule_id uuid not null references retention_rules on delete cascade,
  media_content_id uuid not null references media_contents on delete cascade,
  organization_id uuid not null references organizations on delete cascade,
  -- From this day on the rule meets the item. Another day makes another announcement.
  due_on date not null,
  act_on date not null,
  announced_on date not null,
  -- The first notice, and the last one, after which seven days go by.
  told_on date,
  warned_at timestamptz,
  -- Of a rule that only tells: when it did.
  done_at timestamptz,
  primary key (rule_id, media_content_id));
create index retention_announcements_media_content_id_idx on retention_announcements (media_content_id);
create index retention_announcements_organization_id_idx on retention_announcements (organization_id, act_on);

-- Who manages an item keeps it longer than a rule says.
create table retention_keeps (
  rule_id uuid not null references retention_rules on delete cascade,
  media_content_id uuid not null references media_contents on delete cascade,
  organization_id uuid not null references organizations on delete cascade,
  kept_until date not null,
  primary key (rule_id, media_content_id));
create index retention_keeps_media_content_id_idx on retention_keeps (media_content_id);
create index retention_keeps_organization_id_idx on retention_keeps (organization_id);

-- The newest day on which an organization's rules were looked at.
create table retention_runs (
  organization_id uuid primary key references organizations on delete cascade,
  ran_on date);

do $$
declare
  name text;
begin
  foreach name in array array['retention_rules', 'retention_announcements', 'retention_keeps', 'retention_runs'] loop
    execute format('create policy scope on %I using (nullif(organization_id = any (
      (select nullif(current_setting(''tv.scope'', true), '''')::uuid[])::uuid[]), false) is not null)', name);
    execute format('alter table %I enable row level security', name);
  end loop;
end $$;

-- An item's own date stays when it is published again. Its retention begins anew.
alter table media_contents add column republished_at timestamptz;
create function note_republication() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  new.republished_at := new.updated_at;
  return new;
end $$;
create trigger note_republication before update of status on media_contents for each row
  when (new.status = 1 and old.status <> 1 and old.first_published_at is not null) execute function note_republication();

-- The last day on which an item was watched. It outlives the figures of the day.
alter table analytics_scopes add column last_watched_on date;
create function note_watched_day() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update analytics_scopes s set last_watched_on = w.day
  from (select scope_id, max(day) as day from changed group by scope_id) w
  where s.id = w.scope_id and s.media_content_id is not null and (s.last_watched_on is null or s.last_watched_on < w.day);
  return null;
end $$;
create trigger note_first_watching after insert on analytics_days referencing new table as changed
  for each statement execute function note_watched_day();

-- A notice of what a rule is about to do with an item.
alter table notices add column retention_rule_id uuid references retention_rules on delete cascade;
create index notices_retention_rule_id_idx on notices (retention_rule_id) where retention_rule_id is not null;
