-- Addresses of an organization's own programs and channels, which are told of events (ADR 73).
create table webhooks (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  address text not null,
  -- WebhookEvent
  events text[] not null,
  -- WebhookFormat
  format text not null,
  -- Of cards.
  language text not null,
  -- The secret that signs messages. Cards of chats are not signed.
  sealed text,
  -- The secret before it signs beside it until then.
  former_sealed text,
  former_until timestamptz,
  is_paused boolean not null default false,
  created_at timestamptz not null,
  -- The first failed attempt since the last success.
  failing_since timestamptz,
  ended_at timestamptz,
  -- WebhookEnd
  ended_because text,
  check ((ended_at is null) = (ended_because is null)));
create index webhooks_organization_id_idx on webhooks (organization_id);

-- One event on its way to one webhook. It is written in the transaction of its cause, and is the log later.
create table webhook_deliveries (
  id uuid primary key,
  position bigint generated always as identity,
  webhook_id uuid not null references webhooks on delete cascade,
  organization_id uuid not null references organizations on delete cascade,
  -- WebhookEvent
  event text not null,
  -- The item or the person that the event is about. Events of one subject are sent in their order.
  subject_id uuid not null,
  -- What happened, once in a transaction.
  event_key text not null,
  -- The data name this person. There is no reference: the event that somebody left is written as their row goes.
  person_id uuid,
  at timestamptz not null,
  data jsonb not null,
  -- DeliveryState
  state text not null default 'waiting',
  -- The newest attempts: when, how long, and what was answered.
  attempts jsonb not null default '[]',
  -- The body of the newest attempt.
  body text,
  unique (webhook_id, event_key));
create index webhook_deliveries_newest on webhook_deliveries (webhook_id, at desc, id);
create index webhook_deliveries_waiting on webhook_deliveries (webhook_id, subject_id, position) where state = 'waiting';
create index webhook_deliveries_at_idx on webhook_deliveries (at);
create index webhook_deliveries_organization_id_idx on webhook_deliveries (organization_id);
create index webhook_deliveries_person_id_idx on webhook_deliveries (person_id) where person_id is not null;

do $$
declare
  name text;
begin
  foreach name in array array['webhooks', 'webhook_deliveries'] loop
    execute format('create policy scope on %I using (nullif(organization_id = any (
      (select nullif(current_setting(''tv.scope'', true), '''')::uuid[])::uuid[]), false) is not null)', name);
    execute format('alter table %I enable row level security', name);
  end loop;
end $$;

-- A webhook that ended is told to admins. Such a notice is about no item.
alter table notices alter column media_content_id drop not null;
alter table notices add column webhook_id uuid references webhooks on delete cascade;
create index notices_webhook_id_idx on notices (webhook_id) where webhook_id is not null;

-- A delivery is a job from its first instant.
create function enqueue_webhook_deliveries() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into jobs (id, kind, key, payload)
  select id, 'webhook', id::text, jsonb_build_object('deliveryId', id) from added order by position
  on conflict do nothing;
  return null;
end $$;
create trigger enqueue_webhook_deliveries after insert on webhook_deliveries referencing new table as added
  for each statement execute function enqueue_webhook_deliveries();

-- Writes an event for each webhook that wants it. Changes of one item in one transaction are one event.
create function tell_webhooks(of_organization uuid, told text, about uuid, key uuid, of_person uuid, facts jsonb)
returns void language sql as $$
  insert into webhook_deliveries as d (id, webhook_id, organization_id, event, subject_id, event_key, person_id, at, data)
  select gen_random_uuid(), w.id, w.organization_id, told, about, told || ' ' || key || ' ' || pg_current_xact_id()::text,
    of_person, clock_timestamp(), jsonb_build_object('organizationId', w.organization_id) || facts
  from webhooks w join organizations o on o.id = w.organization_id
  where w.organization_id = of_organization and told = any(w.events) and not w.is_paused and w.ended_at is null
  on conflict (webhook_id, event_key) do update set data = excluded.data || case when d.data ? 'changes' then
    jsonb_build_object('changes', (
      select jsonb_agg(distinct change order by change)
      from jsonb_array_elements(d.data->'changes' || (excluded.data->'changes')) change))
    else '{}' end
$$;

-- What an event tells of an item, by the names of the API.
create function webhook_item(item media_contents) returns jsonb language sql immutable as $$
  select jsonb_build_object('id', item.id, 'title', item.title, 'type', item.media_type,
    'state', content_state(item.status, item.processing_status, item.package is not null),
    'visibility', item.visibility, 'isListed', item.is_listed, 'hasAudience', item.audience is not null)
$$;

create function tell_webhooks_of_new_items() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform tell_webhooks(mc.organization_id, 'item.uploaded', mc.id, mc.id, null, jsonb_build_object('item', webhook_item(mc)))
  from changed mc where mc.organization_id in (select organization_id from webhooks);
  return null;
end $$;
create trigger tell_webhooks_of_new_items after insert on media_contents referencing new table as changed
  for each statement execute function tell_webhooks_of_new_items();

-- The names of what is different between two states of an item, as managers give it.
create function webhook_changes(o media_contents, n media_contents) returns text[] language sql immutable as $$
  select array_remove(array[
    case when o.title <> n.title then 'title' end,
    case when o.description <> n.description then 'description' end,
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

create function tell_webhooks_of_changed_items() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- Without a webhook no rows are compared.
  if not exists (select from webhooks where not is_paused and ended_at is null) then
    return null;
  end if;
  perform tell_webhooks(told.organization_id, told.event, told.id, told.id, null, told.facts)
  from (
    select n.organization_id, n.id, e.event, jsonb_build_object('item', webhook_item(n)) || e.facts as facts
    from new_items n join old_items o on o.id = n.id cross join lateral (
      select 1, 'item.processed', '{}'::jsonb where n.processing_status = 2 and o.processing_status <> 2
      union all select 2, 'item.failed', jsonb_build_object('problem', n.processing_problem)
        where n.processing_status = 3 and o.processing_status <> 3
      union all select 3, 'item.changed', jsonb_build_object('changes', to_jsonb(webhook_changes(o, n)))
        where n.status <> 2 and o.status <> 2 and webhook_changes(o, n) <> '{}'
      union all select 4, 'item.scheduled', jsonb_build_object('startsAt', to_jsonb(n.scheduled_publication_date))
        where n.status = 100 and (o.status <> 100 or o.scheduled_publication_date <> n.scheduled_publication_date)
      union all select 5, 'item.published', '{}' where n.status = 1 and o.status <> 1
      union all select 6, 'item.unpublished', '{}' where n.status not in (1, 2) and o.status = 1
      union all select 7, 'item.deleted', '{}' where n.status = 2 and o.status <> 2
      union all select 8, 'item.restored', '{}' where n.status <> 2 and o.status = 2) e (place, event, facts)
    where n.organization_id in (select organization_id from webhooks)
    order by n.id, e.place) told;
  return null;
end $$;
create trigger tell_webhooks_of_changed_items after update on media_contents
  referencing old table as old_items new table as new_items
  for each statement execute function tell_webhooks_of_changed_items();

-- An item that is brought in has its categories from the beginning, which is no change: so only items that have their media count.
create function tell_webhooks_of_categories() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from webhooks where not is_paused and ended_at is null) then
    return null;
  end if;
  perform tell_webhooks(mc.organization_id, 'item.changed', mc.id, mc.id, null,
    jsonb_build_object('item', webhook_item(mc), 'changes', jsonb_build_array('categories')))
  from media_contents mc
  where mc.id in (select media_content_id from changed) and mc.status <> 2 and mc.package is not null
    and mc.organization_id in (select organization_id from webhooks);
  return null;
end $$;
create trigger tell_webhooks_of_filed_items after insert on media_content_categories referencing new table as changed
  for each statement execute function tell_webhooks_of_categories();
create trigger tell_webhooks_of_unfiled_items after delete on media_content_categories referencing old table as changed
  for each statement execute function tell_webhooks_of_categories();

create function tell_webhooks_of_captions() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform tell_webhooks(mc.organization_id, 'captions.published', mc.id, s.id, null, jsonb_build_object(
    'item', webhook_item(mc), 'captions', jsonb_build_object('id', s.id, 'languageCode', s.language_code, 'kind', s.kind,
      'isAutoGenerated', s.is_auto_generated)))
  from changed s join media_contents mc on mc.id = s.media_content_id
  where mc.status <> 2 and mc.organization_id in (select organization_id from webhooks);
  return null;
end $$;
create trigger tell_webhooks_of_captions after insert on subtitles referencing new table as changed
  for each statement execute function tell_webhooks_of_captions();

create function tell_webhooks_of_reviews() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform tell_webhooks(mc.organization_id,
    case new.action when 10 then 'review.commented' when 11 then 'review.returned' when 12 then 'review.approved'
      when 13 then 'review.submitted' when 14 then 'review.withdrawn' when 20 then 'review.completed' else 'review.reopened' end,
    mc.id, new.id, new.person_id, jsonb_build_object('item', webhook_item(mc), 'review', jsonb_build_object('id', r.id)))
  from reviews r join media_contents mc on mc.id = r.media_content_id
  where r.id = new.review_id and mc.organization_id in (select organization_id from webhooks);
  return null;
end $$;
-- Resolved remarks are no step. As the transaction ends, since a step is written before what follows from it for the item.
create constraint trigger tell_webhooks_of_reviews after insert on review_entries deferrable initially deferred
  for each row when (new.action in (10, 11, 12, 13, 14, 17, 18, 20)) execute function tell_webhooks_of_reviews();

create function tell_webhooks_of_members() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' or tg_op = 'UPDATE' and new.status <> 0 then
    perform tell_webhooks(old.organization_id, 'person.left', old.person_id, old.person_id, null,
      jsonb_build_object('person', jsonb_build_object('id', old.person_id)))
    where old.organization_id in (select organization_id from webhooks);
  else
    perform tell_webhooks(new.organization_id, 'person.joined', p.id, p.id, p.id, jsonb_build_object(
      'person', jsonb_build_object('id', p.id, 'email', p.email, 'role', 'InMotion.' || new.role)))
    from people p where p.id = new.person_id and new.organization_id in (select organization_id from webhooks);
  end if;
  return null;
end $$;
create trigger tell_webhooks_of_new_members after insert on memberships
  for each row when (new.status = 0) execute function tell_webhooks_of_members();
create trigger tell_webhooks_of_changed_members after update of status on memberships
  for each row when (old.status <> new.status) execute function tell_webhooks_of_members();
create trigger tell_webhooks_of_gone_members after delete on memberships
  for each row when (old.status = 0) execute function tell_webhooks_of_members();

create function tell_webhooks_of_watched() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform tell_webhooks(mc.organization_id, 'item.watched', mc.id, p.id, p.id, jsonb_build_object(
    'item', webhook_item(mc), 'person', jsonb_build_object('id', p.id, 'email', p.email)))
  from media_contents mc, people p
  where mc.id = new.media_content_id and p.id = new.person_id
    and mc.organization_id in (select organization_id from webhooks);
  return null;
end $$;
create trigger tell_webhooks_of_begun_watching after insert on watch_progress
  for each row when (new.watch_status = 2) execute function tell_webhooks_of_watched();
create trigger tell_webhooks_of_watching after update on watch_progress
  for each row when (new.watch_status = 2 and old.watch_status <> 2) execute function tell_webhooks_of_watched();
