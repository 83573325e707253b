// On both databases, but in `npm run test:all` alone: rows of every table as JSON.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countEvents } from '../analytics/roll-up/count-events.ts';
import { sql } from '../platform/db/sql.ts';
import { aCategory, aMediaContent, anOrganization, aPerson, aSignInConnection } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';
import { otherColumns, personalTables } from './personal-tables-db.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());
const secret = 'a-secret-of-this-person';

/** A person of two organizations with a row in every table that may hold one, for both organizations where it has one. */
async function aFullPerson() {
  const { db } = service;
  const [own, other] = [await anOrganization(db), await anOrganization(db)];
  const email = `full-${randomUUID()}@tv.example`;
  const person = await aPerson(db, { organizations: [[own, 'ContentManager'], other], email });
  const { id, subject } = person;
  const admin = await aPerson(db, { organizations: [[own, 'Admin']] });
  await aPerson(db, { organizations: [[other, 'Admin']] });
  const items: string[] = [];
  for (const organization of [own, other]) {
    const item = await aMediaContent(db, organization, { title: 'Talk' });
    const category = await aCategory(db, organization);
    items.push(item);
    await db.execute(
      `update media_contents set created_by = '${id}', visitor_count = 7 where id = '${item}'`,
    );
    await db.execute(`
      insert into watch_progress (person_id, media_content_id, position) values ('${id}', '${item}', 12);
      insert into playlist_items (person_id, media_content_id) values ('${id}', '${item}');
      insert into reactions (person_id, media_content_id, reaction_type) values ('${id}', '${item}', 0);
      with made as (insert into live_messages (id, media_content_id, person_id, kind, text, state, number, version, created_at) values (gen_random_uuid(), '${item}', '${id}', 'question', 'When?', 'open', 1, 1, now()) returning id) insert into live_votes select id, '${id}', '${item}' from made; with made as (insert into live_polls (id, media_content_id, question, options, state, number, version, created_at) values (gen_random_uuid(), '${item}', 'Which?', '{a,b}', 'open', 2, 2, now()) returning id) insert into live_poll_votes select id, '${id}', '${item}', 0 from made; insert into live_mutes values ('${item}', '${id}', now()); insert into reminders (person_id, media_content_id) values ('${id}', '${item}');
      insert into category_followers (person_id, category_id) values ('${id}', '${category}');
      insert into category_managers (person_id, category_id) values ('${id}', '${category}');
      with made as (insert into groups (organization_id, name, source) values ('${organization}', 'Press', 'manual') returning id) insert into group_members select id, '${id}' from made;
      insert into saved_views (person_id, organization_id, position, name, query) values ('${id}', '${organization}', 1, 'Mine', 'a');
      insert into presences values ('${id}', gen_random_uuid(), '${organization}', 'branding', '${organization}', null, null, false);
      insert into notices (id, person_id, organization_id, kind, media_content_id, event_key, created_at)
        values (gen_random_uuid(), '${id}', '${organization}', 'news', '${item}', '${item}', now());
      with made as (insert into webhooks (id, organization_id, address, events, format, language, created_at) values (gen_random_uuid(), '${organization}', 'https://hooks.example/', '{}', 'standard', 'en', now()) returning id) insert into webhook_deliveries (id, webhook_id, organization_id, event, subject_id, event_key, person_id, at, data, attempts) select gen_random_uuid(), id, '${organization}', 'person.joined', '${id}', '', '${id}', now(), '{"email": "${email}"}', '["${secret}"]' from made;
      insert into departures (person_id, organization_id, left_at) values ('${id}', '${organization}', now()); insert into watched_sources (id, organization_id, kind, folder, is_draft, created_by, created_at, next_look_at) values (gen_random_uuid(), '${organization}', 'folder', '', true, '${id}', now(), now());
      insert into uploads (id, organization_id, created_by, file_name, size_in_bytes, details)
        values (gen_random_uuid(), '${organization}', '${id}', 'talk.mp4', 1, '{}');
      insert into caption_requests (id, media_content_id, organization_id, kind, counted_seconds, requested_by, created_at)
        values (gen_random_uuid(), '${item}', '${organization}', 'transcription', 1, '${id}', now());
      insert into subtitle_drafts (media_content_id, language_code, version, has_changes, cues, cues_count, checked_count,
        changed_at, changed_by) values ('${item}', 'en', gen_random_uuid(), true, '[]', 0, 0, now(), '${id}');
      insert into media_versions (id, media_content_id, state, created_by, created_at)
        values (gen_random_uuid(), '${item}', 2, '${id}', now());
      insert into sound_tracks (id, media_content_id, kind, language_code, name, state, created_by, created_at)
        select id, '${item}', 2, 'de', 'Deutsch', 3, '${id}', now() from uploads
        where created_by = '${id}' and organization_id = '${organization}';
      insert into schedules (id, media_content_id, action, at, created_by, created_at) values (gen_random_uuid(), '${item}', 1, now(), '${id}', now());
      insert into reviews (id, media_content_id, status, created_at) values ('${item}', '${item}', 10, now());
      insert into review_entries (id, review_id, person_id, action, created_at) values (gen_random_uuid(), '${item}', '${id}', 1, now());
      insert into directory_users (id, organization_id, user_name, email, is_active, person_id, created_at, updated_at)
        values (gen_random_uuid(), '${organization}', 'full', '${email}', true, '${id}', now(), now());
      insert into self_registrations (id, organization_id, email) values ('${item}', '${organization}', '${email}');
      insert into self_registration_users (id, self_registration_id, email, created_at, expires_at)
        values (gen_random_uuid(), '${item}', '${email}', now(), now());
      insert into onboardings (id, organization_id, email, role, created_at, expires_at)
        values (gen_random_uuid(), '${organization}', '${email}', 'Viewer', now(), now());
      insert into api_keys (id, organization_id, name, scopes, created_at, made_by, is_of_machine) values (gen_random_uuid(), '${organization}', 'Intranet', '{content:read}', now(), '${id}', false); insert into guests values (gen_random_uuid(), '${organization}', '${item}', null, '${email}', 'en', false, now(), now(), null, null, null, '${secret}');
      insert into audit_log (organization_id, person_id, action, subject, detail)
        values ('${organization}', '${id}', 'signed in', '${id}', '{"network": "203.0.113.9", "method": "password"}'),
          ('${organization}', null, 'membership ended', '${id}', '{"email": "${email}"}');`);
  }
  await db.execute(`
    insert into failed_tries values ('a ${id}', '${id}', 'a', 'b', 'c', '{203.0.113.9}', now(), now(), 1, 1);
    insert into feeds (person_id, token_hash, created_at) values ('${id}', '${secret} ${id}', now());
    insert into push_subscriptions values (gen_random_uuid(), '${id}', 'https://push.example/${id}', '${secret}', '${secret}', 'en', now());
    insert into notification_choices (person_id, digest, time_zone, digest_from) values ('${id}', 'off', 'UTC', now());
    insert into last_writes (person_id, wal_position) values ('${id}', 1);
    insert into subscription_users (id, email, token_hash, created_at, expires_at)
      values (gen_random_uuid(), '${email}', '${secret} ${id}', now(), now());
    insert into identity_accounts (id, subject, email, password_hash) values ('${id}', '${subject}', '${email}', '${secret}');
    insert into identity_sessions values ('uid ${subject}', '${subject}', 'Firefox on Linux', now(), now()); insert into identity_consents (subject, client_id, scopes, given_at) values ('${subject}', 'intranet', '{openid}', now());
    insert into identity_records (model, id, payload, subject, expires_at)
      values ('Session', '${secret} ${id}', '{"jti": "${secret}"}', '${subject}', now() + interval '1 hour');
    insert into identity_passkeys (id, account_id, name, public_key, counter, created_at)
      values ('${secret} ${id}', '${id}', 'Phone', '${secret}', 0, now());
    insert into identity_authenticators (account_id, sealed, created_at) values ('${id}', '${secret}', now());
    insert into identity_recovery_codes (account_id, hash) values ('${id}', '${secret}');
    insert into identity_links values ('${secret} ${id}', '${id}', 'new password', 1, now()); insert into sign_in_links values ('${await aSignInConnection(service.db, own)}', 'issuer', 'there', '${id}', now());`);
  return { ...person, email, own, other, admin, items };
}
type Full = Awaited<ReturnType<typeof aFullPerson>>;

/** Tables with a row that holds one of the texts anywhere. */
async function tablesWith(...texts: string[]): Promise<string[]> {
  const tables = await service.db.query<{ name: string }>(sql`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await service.db.text.query(
      `select 1 from "${name}" t where exists (select from unnest($1::text[]) x where strpos(lower(t::text), lower(x)) > 0) limit 1`,
      [texts],
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}
const names = personalTables.map(({ table }) => table);
const scoped = personalTables.flatMap(({ table, organization }) => (organization ? [table] : []));
const download = async (as: string, id?: string) => {
  const url = id ? `/api/Management/People/${id}/Data` : '/api/Users/Me/Data';
  const answer = await service.app.inject({ url, headers: { authorization: `Bearer token-${as}` } });
  return {
    status: answer.statusCode,
    text: answer.body,
    data: JSON.parse(answer.body) as Record<string, unknown[]>,
  };
};
const eraseOf = (as: string, id: string, query: Record<string, unknown> = {}) =>
  service.call('DELETE /Management/People/:id/Data', { as, params: { id }, query });

describe('every column that may name a person', () => {
  test('is decided about', async () => {
    const columns = await service.db.query<{ name: string }>(sql`
      select c.relname || '.' || a.attname as name
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
        and (a.attname ~ '(^|_)(person|people|email|mail|account|user|subject|actor|owner|author|phone)(_id|_name)?$'
          or a.attname in ('created_by', 'updated_by', 'changed_by')
          or exists (select from pg_constraint f where f.conrelid = c.oid and f.contype = 'f' and a.attnum = any(f.conkey)
            and f.confrelid in ('people'::regclass, 'identity_accounts'::regclass)))
      order by 1`);
    const decided = new Set([
      ...personalTables.flatMap(({ table, names: own }) =>
        Object.keys(own).map((column) => `${table}.${column}`),
      ),
      ...Object.keys(otherColumns),
    ]);
    const all = columns.map(({ name }) => name);
    expect(all.length).toBeGreaterThan(30);
    expect(
      all.filter((name) => !decided.has(name)),
      'add it to personal-tables-db.ts',
    ).toEqual([]);
  });

  test('exists, and so do the columns that an export leaves out', async () => {
    const columns = await service.db.query<{ name: string }>(sql`
      select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`);
    const known = new Set(columns.map(({ name }) => name));
    const listedColumns = personalTables.flatMap(({ table, names: own, secrets = [] }) =>
      [...Object.keys(own), ...secrets].map((column) => `${table}.${column}`),
    );
    expect([...listedColumns, ...Object.keys(otherColumns)].filter((name) => !known.has(name))).toEqual([]);
  });
});

describe('a person', () => {
  test('takes everything that is stored about them, without secrets, and that is noted', async () => {
    const person = await aFullPerson();
    const { status, text, data } = await download(person.subject);
    expect(status).toBe(200);
    expect(Object.keys(data).sort()).toEqual(['person', ...names].sort());
    expect(text).not.toContain(secret);
    expect(data['watch_progress']).toHaveLength(2);
    expect(data['identity_accounts']).toEqual([expect.objectContaining({ email: person.email })]);
    const lines = await service.db.query(sql`
      select organization_id from audit_log where action = 'personal data taken' and subject = ${person.id}`);
    expect(lines).toHaveLength(2);
  });

  test('erases themselves everywhere: nothing names them any more, and totals are right', async () => {
    const person = await aFullPerson();
    const before = await tablesWith(person.id, person.email, person.subject);
    expect(names.filter((table) => !before.includes(table))).toEqual([]);
    expect((await service.call('DELETE /Users/Me/Data', { as: person.subject })).status).toBe(204);
    expect(await tablesWith(person.id, person.email, person.subject)).toEqual([]);
    const items = await service.db.query(sql`
      select like_count, visitor_count, created_by from media_contents where id = any(${person.items}::uuid[])`);
    expect(items).toEqual(Array(2).fill({ like_count: 0, visitor_count: 7, created_by: null }));
    const lines = await service.db.query<{ action: string; subject: string; detail: object }>(sql`
      select action, subject, detail from audit_log where organization_id = ${person.own}::uuid order by id`);
    expect(lines.map(({ action }) => action)).toEqual(['signed in', 'membership ended', 'person erased']);
    expect(new Set(lines.map(({ subject }) => subject)).size).toBe(1);
    expect(lines.map(({ detail }) => detail)).toEqual([{ method: 'password' }, {}, {}]);
    expect((await service.call('GET /Users/Me', { as: person.subject })).body.errorCode).toBe(14);
  });

  test('erases the keyed hash by which they were counted', async () => {
    const { db, call } = service;
    const person = await aFullPerson();
    const item = await aMediaContent(db, person.own, { visibility: 2 });
    const watch = async () => {
      const body = { mediaContentId: item, position: 10, ranges: [[0, 10]] };
      const searches = [{ term: 'notice', resultCount: 1, organizationId: person.own }];
      await call('POST /MediaContents/:id/Visitors', { as: person.subject, params: { id: item } });
      await call('POST /WatchedTimestamps', { as: person.subject, body });
      await call('POST /AnalyticsEvents', { as: person.subject, body: { events: [], searches } });
    };
    await watch();
    await countEvents(db, service.now);
    service.setNow(new Date(service.now().getTime() + 3_600_000));
    await watch();
    const [viewer] = await db.query<{ hash: string }>(sql`
      select viewer_hash as hash from watch_events where media_content_id = ${item}::uuid limit 1`);
    expect(await tablesWith(viewer!.hash)).toEqual([
      ...['analytics_viewers', 'search_seen', 'search_terms', 'visitors', 'watch_events'],
    ]);
    expect((await call('DELETE /Users/Me/Data', { as: person.subject })).status).toBe(204);
    expect(await tablesWith(viewer!.hash)).toEqual([]);
  });

  test('who is an organization’s last admin stays until another one is there', async () => {
    const { admin } = await aFullPerson();
    const refused = await service.call('DELETE /Users/Me/Data', { as: admin.subject });
    expect([refused.status, (refused.body as { message?: string }).message]).toEqual([
      409,
      expect.stringContaining('last admin'),
    ]);
  });
});

describe('an admin', () => {
  const inOther = ({ id, other }: Full) =>
    Promise.all(
      personalTables
        .filter(({ organization }) => organization)
        .map(async ({ table, organization, names: own }) => {
          const [column] = Object.entries(own).find(([, kind]) => kind === 'id') ?? [];
          if (!column) return `${table}: by address`;
          const { rows } = await service.db.text.query(
            `select count(*)::int as count from ${table} t where ${column} = $1 and ${organization!.text} = $2`,
            [id, other],
          );
          return `${table}: ${String(rows[0]?.count)}`;
        }),
    );

  test('takes what belongs to the organization of a member of several', async () => {
    const person = await aFullPerson();
    const { status, data, text } = await download(person.admin.subject, person.id);
    expect(status).toBe(200);
    expect(Object.keys(data).sort()).toEqual(['person', ...scoped].sort());
    expect(text).not.toContain(person.other);
    expect(text).not.toContain(secret);
  });

  test('erases a member of several in the organization only, and names who takes over the items', async () => {
    const person = await aFullPerson();
    const heir = await aPerson(service.db, { organizations: [[person.own, 'ContentManager']] });
    const before = await inOther(person);
    expect((await eraseOf(person.admin.subject, person.id, { heirId: heir.id })).status).toBe(204);
    expect(await inOther(person)).toEqual(before);
    const items = await service.db.query<{ created_by: string; like_count: number }>(sql`
      select created_by, like_count from media_contents where id = any(${person.items}::uuid[])
      order by organization_id = ${person.own}::uuid desc`);
    expect(items).toEqual([
      { created_by: heir.id, like_count: 0 },
      { created_by: person.id, like_count: 1 },
    ]);
    const { body } = await service.call('GET /Users/Me', { as: person.subject });
    expect(body.organizationId).toBe(person.other);
    const own = await service.db.query(sql`
      select 1 from audit_log where organization_id = ${person.own}::uuid
        and (person_id = ${person.id}::uuid or subject = ${person.id} or detail::text like ${`%${person.email}%`})`);
    expect(own).toEqual([]);
    expect((await eraseOf(person.admin.subject, person.id)).status).toBe(404);
  });

  test('erases the account with a member who belongs to no other organization', async () => {
    const person = await aFullPerson();
    await service.db.query(sql`
      delete from memberships where person_id = ${person.id}::uuid and organization_id = ${person.other}::uuid`);
    expect((await eraseOf(person.admin.subject, person.id)).status).toBe(204);
    expect(await tablesWith(person.id, person.email, person.subject)).toEqual([]);
  });

  test('erases neither themselves, nor other organizations’ data, nor gives items to somebody unfit', async () => {
    const person = await aFullPerson();
    const { subject, id } = person.admin;
    const viewer = await aPerson(service.db, { organizations: [person.own] });
    const statuses = [
      (await eraseOf(subject, id)).status,
      (await eraseOf(subject, person.id, { everywhere: true })).status,
      (await eraseOf(subject, person.id, { heirId: viewer.id })).status,
      (await eraseOf(subject, person.id, { heirId: person.id })).status,
      (await eraseOf(subject, person.id, { heirId: randomUUID() })).status,
    ];
    expect(statuses).toEqual([403, 403, 400, 400, 400]);
    const everywhere = await service.call('DELETE /Management/People/:id/Data', {
      authorization: 'Bearer local-service-token',
      params: { id: person.id },
      query: { everywhere: true, organizationId: person.own },
    });
    expect(everywhere.status).toBe(204);
    expect(await tablesWith(person.id, person.email, person.subject)).toEqual([]);
  });
});
