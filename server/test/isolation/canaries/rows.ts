import type { Database } from '../../../src/platform/db/database.ts';
import { sql } from '../../../src/platform/db/sql.ts';

type Given = {
  organizations: string[];
  /** Items whose rows are made. */
  items: string[];
  /** Items that are live events to come. */
  events: string[];
  people: string[];
  /** Who wrote at the live events, of each organization. */
  writers: string[];
};

/** Rows of the tables that the world of the isolation suite fills with nothing else, so that canaries stand there, too. */
export async function addCanaryRows(db: Database, given: Given): Promise<void> {
  const { organizations, items, events, people, writers } = given;
  const ofOrganizations = sql`from organizations o where o.id = any(${organizations}::uuid[])`;
  const ofItems = sql`from media_contents mc where mc.id = any(${items}::uuid[])`;
  const ofAllItems = sql`from media_contents mc where mc.id = any(${[...items, ...events]}::uuid[])`;
  const statements = [
    sql`insert into analytics_scopes (id, organization_id) select gen_random_uuid(), o.id ${ofOrganizations}`,
    sql`insert into analytics_viewers (scope_id, viewer_hash, last_day)
      select s.id, 'hash', current_date from analytics_scopes s where s.organization_id = any(${organizations}::uuid[])`,
    sql`insert into audit_log (organization_id, action, detail) select o.id, 'group created', '{}' ${ofOrganizations}`,
    sql`insert into audit_receivers (id, organization_id, address, problem, created_at, next_at)
      select gen_random_uuid(), o.id, '', 'refused', now(), '2199-01-01' ${ofOrganizations}`,
    sql`insert into caption_requests (id, media_content_id, organization_id, kind, state, problem, counted_seconds, created_at, finished_at)
      select gen_random_uuid(), mc.id, mc.organization_id, 'transcription', 'failed', '', 0, now(), now() ${ofItems}`,
    sql`insert into caption_request_parts (request_id, position, answer)
      select r.id, 0, '{}' from caption_requests r where r.media_content_id = any(${items}::uuid[])`,
    sql`insert into failed_tries (key, person_id, action, reason, client, networks, hour, last_at, tries, logged)
      select 'of ' || p.id, p.id, 'sign-in failed', 'password', '', '{}', '2000-01-01', '2000-01-01', 1, 1
      from people p where p.id = any(${people}::uuid[])`,
    sql`insert into groups (organization_id, name, source, rule) select o.id, 'By rule', 'rule', '@nobody.example' ${ofOrganizations}`,
    sql`insert into groups (organization_id, name, source, source_id) select o.id, 'Claimed', 'claim', 'claimed' ${ofOrganizations}`,
    sql`insert into heard_words (media_content_id, language_code, texts, start_times) select mc.id, 'en', '{}', '{0}' ${ofItems}`,
    sql`insert into media_versions (id, media_content_id, state, problem, created_at, ended_at)
      select gen_random_uuid(), mc.id, 3, '', now(), now() ${ofItems}`,
    sql`insert into reviews (id, media_content_id, status, created_at, ended_at)
      select gen_random_uuid(), mc.id, 14, now(), now() ${ofItems}`,
    sql`insert into review_entries (id, review_id, action, created_at)
      select gen_random_uuid(), r.id, 11, now() from reviews r where r.media_content_id = any(${items}::uuid[])`,
    sql`insert into saved_views (person_id, organization_id, position, name, query)
      select m.person_id, m.organization_id, 0, 'Mine', '' from memberships m
      where m.person_id = any(${people}::uuid[])`,
    sql`insert into push_subscriptions (id, person_id, endpoint, p256dh, auth, language, created_at)
      select gen_random_uuid(), p.id, p.id, repeat('B', 87), repeat('A', 22), 'en', now()
      from people p where p.id = any(${people}::uuid[])`,
    sql`insert into search_days (organization_id, day, term, searches) select o.id, current_date, 'term', 3 ${ofOrganizations}`,
    sql`insert into search_seen (organization_id, day, term, searcher_hash) select o.id, current_date, 'term', '' ${ofOrganizations}`,
    sql`insert into search_terms (organization_id, term, last_day, is_told) select o.id, 'term', current_date, true ${ofOrganizations}`,
    sql`insert into self_registrations (id, organization_id, email) select gen_random_uuid(), o.id, 'one' ${ofOrganizations}`,
    sql`insert into self_registration_users (id, self_registration_id, email, created_at, expires_at)
      select gen_random_uuid(), r.id, 'somebody', now(), '2199-01-01' from self_registrations r
      where r.organization_id = any(${organizations}::uuid[])`,
    sql`with films as (
        insert into uploads (id, organization_id, file_name, size_in_bytes, details, completed_at, ended_at)
        select gen_random_uuid(), mc.organization_id, mc.id::text, 1000, '{}', now(), now() ${ofItems} returning id, file_name)
      insert into sound_tracks (id, media_content_id, kind, language_code, name, state, created_at)
      select f.id, f.file_name::uuid, 2, 'fr', '', 3, now() from films f`,
    sql`insert into item_sources (organization_id, kind, instance, source_id, item_id)
      select o.id, 'feed', 'channel', 'one', gen_random_uuid() ${ofOrganizations}`,
    sql`insert into upload_companions (upload_id, kind, name, file, size_in_bytes)
      select u.id, 'attachment', 'notes', '', 1 from uploads u where u.organization_id = any(${organizations}::uuid[])`,
    sql`insert into subtitle_drafts (media_content_id, language_code, version, has_changes, cues, cues_count, checked_count, changed_at)
      select mc.id, 'fr', gen_random_uuid(), true, '[]', 1, 0, now() ${ofItems}`,
    sql`insert into unlock_failures (id, media_content_id, address_hash, failed_at)
      select gen_random_uuid(), mc.id, '', now() ${ofItems}`,
    sql`insert into live_events (media_content_id, organization_id, state, state_since, created_at, started_at, ended_at, problem)
      select mc.id, mc.organization_id, 'onDemand', now(), now(), now(), now(), '' ${ofItems} on conflict do nothing`,
    sql`insert into live_keys (media_content_id, input, organization_id, hash, start, created_at, guest_name)
      select mc.id, 'guest', mc.organization_id, mc.id::text, '', now(), '' ${ofAllItems} on conflict do nothing`,
    sql`insert into live_refused_words (organization_id, words) select o.id, '{}' ${ofOrganizations}`,
    sql`insert into live_cues (media_content_id, number, id, organization_id, language_code, starts_at, ends_at, streamed_from, text,
        is_auto_generated)
      select mc.id, 0, gen_random_uuid(), mc.organization_id, 'en', now(), now() + interval '1 second', now(), '', true ${ofAllItems}`,
    sql`insert into live_talks (media_content_id, version) select mc.id, 2 ${ofAllItems}`,
    sql`insert into live_messages (id, media_content_id, person_id, kind, text, state, number, version, created_at)
      select gen_random_uuid(), mc.id, (
          select w.person_id from memberships w where w.organization_id = mc.organization_id and w.person_id = any(${writers}::uuid[])), 'question', '', 'open', 1, 1, now() ${ofAllItems}`,
    sql`insert into live_polls (id, media_content_id, question, options, state, number, version, created_at)
      select gen_random_uuid(), mc.id, '', '{"",""}', 'open', 2, 2, now() ${ofAllItems}`,
    // Of people who can do nothing, so that no other call meets the hold.
    sql`insert into old_addresses (id, organization_id, media_content_id, address, key)
      select gen_random_uuid(), mc.organization_id, mc.id, '', mc.id::text ${ofItems}`,
    sql`insert into watched_sources (id, organization_id, kind, folder, is_draft, created_at, next_look_at)
      select gen_random_uuid(), o.id, 'folder', '', true, now(), '2199-01-01' ${ofOrganizations}`,
    sql`insert into watched_items (watched_source_id, organization_id, source_id, title, state, changed_at)
      select id, organization_id, '', '', 'failed', now() from watched_sources s
      where s.organization_id = any(${organizations}::uuid[])`,
    sql`insert into legal_holds (id, organization_id, person_id, reason, placed_at)
      select distinct on (m.organization_id) gen_random_uuid(), m.organization_id, m.person_id, 'Case', now() from memberships m
      where m.organization_id = any(${organizations}::uuid[]) and m.status <> 0 order by m.organization_id, m.person_id`,
    sql`insert into visitors (media_content_id, viewer_hash, counted_at) select mc.id, '', now() ${ofItems}`,
    sql`insert into visitor_progress (media_content_id, viewer_hash, position, played, updated_at)
      select mc.id, '', 1, '{}', now() ${ofItems}`,
    sql`insert into webhook_deliveries (id, webhook_id, organization_id, event, subject_id, event_key, at, data, body)
      select gen_random_uuid(), w.id, w.organization_id, 'item.published', w.id, '', now(), '{}', '' from webhooks w
      where w.organization_id = any(${organizations}::uuid[])`,
    sql`insert into watch_events (media_content_id, viewer_hash, is_member, at) select mc.id, '', false, now() ${ofItems}`,
  ];
  for (const statement of statements) await db.query(statement);
}
