// On both databases, but in `npm run test:all` alone: every statement.
import { randomBytes, randomUUID } from 'node:crypto';
import { api, type CallName } from '@tv/contract/calls/api';
import type { Endpoint } from '@tv/contract/endpoint';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { hashToken } from '../../src/platform/auth/secret-token.ts';
import { sql } from '../../src/platform/db/sql.ts';
import {
  type GivenMediaContent,
  aCategory,
  aDirectory,
  anOrganization,
  aPerson,
  aSelfRegistration,
  someMediaContents,
} from '../../src/test-builders.ts';
import { startWithProvider, type ServiceWithProvider } from '../isolation/start-with-provider.ts';

type Read = { statements: number; status: number; rows: number | undefined };

/** Reads that say something of the portal only, or of a secret that nobody has. */
const single = /^GET \/(About|BotCheck|IdpManager|applications|Users\/OnBoarding|Users\/SubscriptionUsers)/;
const reads = (Object.keys(api) as CallName[]).filter(
  (name) => name.startsWith('GET ') && !('raw' in api[name]),
);

/** Refused to an organization's admin, as they are for provider admins or keys: only how many statements that costs is counted. */
const refused: readonly CallName[] = [
  'GET /Management/Organizations/:id/Domains',
  'GET /Management/ApiKeys/Current',
];

let service: ServiceWithProvider;
let ofOne: Map<string, Read>;
let ofMany: Map<string, Read>;
beforeAll(async () => {
  service = await startWithProvider();
  // Read before the second is there: some lists are of all organizations.
  ofOne = await readEverything(await aHouse(1));
  ofMany = await readEverything(await aHouse(100));
});
afterAll(() => service?.close());

type House = Awaited<ReturnType<typeof aHouse>>;

/** An organization with so many of everything, as far as one of its admins and one of its items are concerned. */
async function aHouse(count: number) {
  const { db } = service;
  const organizationId = await anOrganization(db, { name: `TV ${randomUUID()}` });
  const others = [];
  for (let each = 1; each < count; each++)
    others.push(await anOrganization(db, { name: `TV ${randomUUID()}` }));
  await db.query(sql`update organizations set industry = id::text where industry is null`);
  const reader = await aPerson(db, {
    organizations: [[organizationId, 'Admin'], ...others],
  });
  const categories: string[] = [];
  const links = [];
  for (let each = 0; each < count; each++) {
    categories.push(await aCategory(db, organizationId, `TV ${each} ${randomUUID()}`));
    links.push(await aSelfRegistration(db, organizationId));
    await aDirectory(db, organizationId);
  }
  await db.query(
    sql`update categories set defaults = '{"audience":{"kind":"everybody"}}' where organization_id = ${organizationId}`,
  );
  const given = categories.map((category, each): GivenMediaContent => ({
    title: `TV ${each}`,
    visibility: 2,
    categories: [...new Set([categories[0]!, category])],
  }));
  // Pages begin with some of both.
  const both = await someMediaContents(
    db,
    organizationId,
    given.flatMap((each) => [
      { ...each, isPublicFeatured: true, isFeatured: true },
      { ...each, scheduledAt: new Date('2100-01-01T00:00:00Z') },
    ]),
  );
  const items = both.filter((_, index) => index % 2 === 0);
  await db.query(sql`update media_contents set visitor_count = 1 where id = any(${items}::uuid[])`);
  const viewers = [];
  for (let each = 0; each < count; each++)
    viewers.push((await aPerson(db, { organizations: [organizationId] })).id);
  await db.query(sql`
    insert into watch_progress (person_id, media_content_id) select id, ${items[0]} from unnest(${viewers}::uuid[]) id`);
  await addRows(organizationId, reader.id, { items, categories });
  return {
    organizationId,
    subject: reader.subject,
    item: items[0]!,
    category: categories[0]!,
    link: links[0]!,
    guest: await aGuest(organizationId, categories[0]!, count),
  };
}

/** The first of so many guests of a category, with a session. */
async function aGuest(organizationId: string, category: string, count: number) {
  const [id, token] = [randomUUID(), randomBytes(32).toString('base64url')];
  await service.db.query(sql`
    insert into guests (id, organization_id, category_id, email, language, allow_download, created_at, expires_at)
    select case when n = 1 then ${id}::uuid else gen_random_uuid() end, ${organizationId}::uuid, ${category}::uuid,
      n || '@outside.example', 'en', true, now(), now() + interval '100 years' from generate_series(1, ${count}::int) n`);
  await service.db.query(sql`
    insert into guest_sessions (id, guest_id, token_hash, created_at, expires_at)
    values (${randomUUID()}, ${id}, ${hashToken(token)}, now(), now() + interval '100 years')`);
  return { id, cookie: `tv-guest=${token}` };
}

/** Rows of each item, and of the first item. */
async function addRows(
  organizationId: string,
  personId: string,
  { items, categories }: { items: string[]; categories: string[] },
) {
  const { db } = service;
  const of = sql`${items[0]}::uuid`;
  const ids = items.map(() => randomUUID());
  const [house, person] = [sql`${organizationId}::uuid`, sql`${personId}::uuid`];
  /** What each statement selects from: one row for each item. */
  const each = sql`unnest(${ids}::uuid[], ${items}::uuid[], ${categories}::uuid[]) row (id, item, category)`;
  for (const statement of [
    sql`insert into subtitles (id, media_content_id, language_code, language_name, format, original_file, vtt_file)
      select id, ${of}, 'x-' || left(id::text, 8), 'x-' || left(id::text, 8), 'VTT', 'a.vtt', 'a.vtt' from ${each}`,
    sql`insert into subtitle_cues (subtitle_id, media_content_id, position, start_time, end_time, text)
      select id, ${of}, 1, 1, 2, 'Safety first' from ${each}`,
    sql`insert into attachments (id, media_content_id, file_name, mime_type, size_in_bytes, file)
      select id, ${of}, 'notes.txt', 'text/plain', 6, 'notes.txt' from ${each}`,
    sql`insert into category_followers (person_id, category_id) select ${person}, category from ${each}`,
    sql`insert into playlist_items (person_id, media_content_id) select ${person}, item from ${each}`,
    sql`insert into watch_progress (person_id, media_content_id, position, watch_status)
      select ${person}, item, 30, 1 from ${each}`,
    sql`insert into uploads (id, organization_id, created_by, file_name, size_in_bytes, details)
      select item, ${house}, ${person}, 'talk.mp4', 1000, '{"isForReview":true}' from ${each}`,
    sql`update media_contents set created_by = ${person} where id = any(${items}::uuid[])`,
    sql`insert into onboardings (id, organization_id, email, role, created_at, expires_at)
      select id, ${house}, id || '@tv.example', 'Viewer', now(), now() + interval '100 years' from ${each}`,
    sql`insert into audit_log (organization_id, person_id, action, subject) select ${house}, ${person}, 'tested', ${of} from ${each}`,
    sql`insert into audit_receivers (id, organization_id, address, created_at, next_at)
      values (${ids[0]}, ${house}, 'https://siem.example', now(), now())`,
    sql`insert into groups (id, organization_id, name, source) values (${of}, ${house}, 'TV', 'manual')`,
    sql`insert into group_members select ${of}, person_id from memberships where organization_id = ${house}`,
    sql`insert into groups (id, organization_id, name, source) select id, ${house}, 'TV ' || id, 'manual' from ${each}`,
    sql`insert into notices (id, person_id, organization_id, kind, media_content_id, event_key, created_at)
      select id, ${person}, ${house}, 'news', item, id, now() from ${each}`,
    sql`insert into sign_in_connections (id, organization_id, name, issuer, client_id, name_claim, groups_claim, created_at)
      values (${of}, ${house}, 'Work', 'https://login.tv.example', 'tv', 'name', 'groups', now())`,
    sql`insert into applications (id, organization_id, name, type, redirect_uris, post_logout_redirect_uris, scopes, created_at)
      select id, ${house}, id::text, 'device', '{}', '{}', '{openid}', now() from unnest(${[items[0], ...ids]}::uuid[]) id`,
    sql`insert into webhooks (id, organization_id, address, events, format, language, created_at)
      values (${of}, ${house}, 'https://hooks.tv.example/', '{}', 'standard', 'en', now())`,
    sql`insert into webhook_deliveries (id, webhook_id, organization_id, event, subject_id, event_key, at, data)
      select id, ${of}, ${house}, 'item.published', item, id, now(), '{}' from ${each}`,
    sql`insert into analytics_counts (day, organization_id, event, count) select now(), ${house}, id, 1 from ${each}`,
    sql`insert into analytics_item_periods (organization_id, days, media_content_id, member_views) select ${house}, 28, item, 1 from ${each}`,
    sql`insert into search_terms (organization_id, term, is_told, last_day) select ${house}, id, true, now() from ${each}`,
    sql`insert into search_days (organization_id, day, term, searches) select ${house}, now(), id, 3 from ${each}`,
    sql`insert into playing_days (organization_id, day, media_content_id, starts, failed_starts, start_times, played_seconds, rebufferings,
      rebuffered_seconds, rendition_changes, frames, dropped_frames)
      select ${house}, now(), item, 6, 0, array_fill(0, array[13]), 60, 0, 0, 0, 0, 0 from ${each}`,
    sql`insert into item_sources (organization_id, kind, instance, source_id, item_id) select ${house}, 'feed', 'TV', id, item from ${each}`,
    sql`insert into watched_sources (id, organization_id, kind, folder, is_draft, created_at, next_look_at)
      select item, ${house}, 'folder', '', true, now(), now() from ${each}`,
    sql`insert into live_events (media_content_id, organization_id, state_since, created_at) select item, ${house}, now(), now() from ${each}`,
    sql`insert into old_addresses (id, organization_id, media_content_id, address, key) select id, ${house}, item, id, id from ${each}`,
    sql`insert into legal_holds (id, organization_id, media_content_id, reason, placed_at) select id, ${house}, item, 'Case', now() from ${each}`,
    sql`insert into retention_rules (id, organization_id, name, is_of_category, months, since, action, created_at)
      select id, ${house}, 'Old talks', false, 1, 'published', 'delete', now() from unnest(${[items[0], ...ids]}::uuid[]) id`,
    sql`insert into retention_announcements (rule_id, media_content_id, organization_id, due_on, act_on, announced_on)
      select ${of}, item, ${house}, now(), now(), now() from ${each}`,
    sql`insert into retention_announcements (rule_id, media_content_id, organization_id, due_on, act_on, announced_on)
      select id, ${of}, ${house}, now(), now(), now() from ${each}`,
    sql`insert into reviews (id, media_content_id, status, created_at, ended_at) select id, ${of}, 13, now(), now() from ${each}`,
    sql`insert into review_entries (id, review_id, action, created_at) select id, id, 10, now() from ${each}`,
    sql`insert into reviews (id, media_content_id, status, created_at) select item, item, 10, now() from ${each}`,
    sql`insert into review_entries (id, review_id, person_id, action, created_at) select item, item, ${person}, 13, now() from ${each}`,
  ])
    await db.query(statement);
}

/** Switches of a list, each asked too. */
const switches = [
  'showOnlyFeatured',
  'showOnlyUpcoming',
  'showOnlyInProgress',
  'showOnlyWatched',
  'loadRelatedPublishedMediaContents',
  'isFollowedMainSectionResult',
  'categoryId',
  'searchTerm',
];

/** The call's name and, for each switch it has, the name with it. */
const variantsOf = (name: CallName): (string | undefined)[] => {
  const known = (api[name] as Endpoint).query?.properties ?? {};
  return [undefined, ...switches.filter((each) => each in known && !name.includes('Suggestions'))];
};
const cases = reads.flatMap((name) => variantsOf(name).map((variant) => [name, variant] as const));

async function readEverything(house: House): Promise<Map<string, Read>> {
  await service.adoptPeople();
  const authorization = `Bearer ${await service.tokenOf(house.subject)}`;
  const counted = vi.spyOn(service.db, 'query');
  // On a slow computer what the caches know would end between two calls.
  vi.useFakeTimers({ toFake: ['performance'] });
  const read = new Map<string, Read>();
  for (const [name, variant] of cases) {
    counted.mockClear();
    const answer = await service.app.inject({
      ...addressOf(name, variant, house),
      headers: name.startsWith('GET /Guests/') ? { cookie: house.guest.cookie } : { authorization },
    });
    const body: unknown = answer.json();
    read.set(`${name} ${variant}`, {
      statements: counted.mock.calls.length,
      status: answer.statusCode,
      rows: Array.isArray(body) ? body.length : undefined,
    });
  }
  vi.useRealTimers();
  counted.mockRestore();
  return read;
}

function addressOf(name: CallName, variant: string | undefined, house: House) {
  const known = (api[name] as Endpoint).query?.properties ?? {};
  const id = /Categories\/:id(\/(AudienceChanges|Guests))?$/.test(name)
    ? house.category
    : name.includes('/Organizations/:id/')
      ? house.organizationId
      : name.includes('/SelfRegistrations/')
        ? house.link
        : name.startsWith('GET /Guests/')
          ? house.guest.id
          : house.item;
  const params: Record<string, string> = { id, organizationId: house.organizationId, languageCode: 'en' };
  const wanted = { categoryId: house.category, searchTerm: 'tv' }[variant ?? ''] ?? 'true';
  return {
    url: `/api${name.slice(4).replace(/:(\w+)/g, (_, key: string) => params[key]!)}`,
    query: {
      ...('pageSize' in known && { pageSize: '100' }),
      ...(name.endsWith('/Calendar') && { from: '2026-03-01T00:00:00Z', to: '2026-03-31T00:00:00Z' }),
      ...(name.endsWith('/Completions') && variant !== 'categoryId' && { mediaContentId: house.item }),
      ...('rule' in known && { rule: '@' }),
      ...(name.endsWith('/Talk/Messages') && { kind: 'question' }),
      ...('instance' in known && { kind: 'feed', instance: 'TV' }),
      ...('group' in known && { group: 'waiting' }),
      ...('format' in known && { format: 'vtt' }),
      ...('token' in known && { token: 'a token that nobody was sent' }),
      ...(name.includes('Suggestions') && { searchTerm: 'tv' }),
      ...(variant && { [variant]: wanted }),
    },
  };
}

it.each(cases)('%s (%s) costs as many statements for a hundred rows as for one', (name, variant) => {
  const [one, many] = [ofOne, ofMany].map((read) => read.get(`${name} ${variant}`)!) as [Read, Read];
  expect(many.status).toBe(one.status);
  // A search with few items asks the dictionary for more words. Changes look once more where a page reaches the end.
  if (/searchTerm/.test(variant ?? '') || name.includes('Suggestions') || name === 'GET /Management/Changes')
    expect(many.statements).toBeLessThanOrEqual(one.statements);
  else expect(many.statements).toBe(one.statements);
  // Changes are of the items, of names and of withdrawals, below one place.
  expect(many.statements).toBeLessThanOrEqual(name === 'GET /Management/Changes' ? 9 : 6);
  if (single.test(name) || refused.includes(name)) return;
  expect(many.status).toBe(200);
  if ((api[name] as Endpoint).paged) expect(many.rows).toBeGreaterThan(one.rows!);
});
