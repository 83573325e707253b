import { randomUUID } from 'node:crypto';
import type { CallName } from '@tv/contract/calls/api';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { sql } from '../../../src/platform/db/sql.ts';
import { aCategory, aGroup, aMediaContent, aPerson } from '../../../src/test-builders.ts';
import { createAsker } from '../check-isolation.ts';
import { bearersOf, type Persona } from '../personas.ts';
import { startWithProvider, type ServiceWithProvider } from '../start-with-provider.ts';
import { buildIsolationWorld, type IsolationWorld } from '../isolation-world.ts';

/** A word that the texts of items with an audience have, and nothing else. */
export const canary = 'zwickelfuchs';
export const inside = [
  'member of the group',
  'chosen person',
  'owner',
  'organization manager',
  'admin',
  'provider admin',
];
export const outside = [
  'visitor',
  'viewer',
  'content manager',
  'reviewer',
  'viewer elsewhere',
  'inactive',
  'unknown',
];
export const restricted = ['restricted', 'restricted upcoming', 'restricted unlisted'] as const;

export type AudienceWorld = Awaited<ReturnType<typeof buildAudienceWorld>>;

/**
 * The world of the isolation suite, with items for one group and one person, and somebody of each kind inside and outside.
 * `readers`: people outside whose answers before are read.
 */
export async function buildAudienceWorld(readers: readonly string[] = outside) {
  const service = await startWithProvider();
  const { db } = service;
  const world = await buildIsolationWorld(service);
  const { own } = world.organizations;
  const people: Record<string, { id: string; subject: string }> = world.people;
  people['member of the group'] = await aPerson(db, { organizations: [own] });
  people['chosen person'] = await aPerson(db, { organizations: [own] });
  people['owner'] = await aPerson(db, { organizations: [[own, 'ContentManager']] });
  const provider = people['provider admin']!;
  await db.query(
    sql`insert into memberships (person_id, organization_id, role) values (${provider.id}, ${own}, 'Viewer')`,
  );
  await db.query(sql`update people set current_organization_id = ${own} where id = ${provider.id}`);
  const emptyCategory = await aCategory(db, own, 'A category for some');
  const groupId = await aGroup(db, own, { members: [people['member of the group']!.id] });
  await service.adoptPeople();
  const bearers = await bearersOf(service, world);
  const authorization = (persona: string) => {
    const bearer = bearers.get(persona as Persona);
    return bearer ? { authorization: `Bearer ${bearer}` } : {};
  };
  const read = (persona: string) =>
    readAll({ service, world, emptyCategory }, authorization(persona) as Record<string, string>);
  /** What each reading answered to people outside before there was anything that is not for them. */
  const before = new Map<string, string>();
  for (const persona of readers)
    for (const [reading, answer] of await read(persona)) before.set(`${persona} ${reading}`, answer);
  await addRestricted({ service, world, emptyCategory, groupId });
  const ask = (await createAsker(service, world)) as (
    name: CallName,
    persona: string,
    target: string,
  ) => Promise<LightMyRequestResponse>;
  const items = world.items as Record<string, string>;
  return { service, people, items, groupId, emptyCategory, authorization, read, before, ask };
}

type Parts = { service: ServiceWithProvider; world: IsolationWorld; emptyCategory: string };

async function addRestricted({ service, world, emptyCategory, groupId }: Parts & { groupId: string }) {
  const people: Record<string, { id: string }> = world.people;
  const { db, app } = service;
  const given = {
    title: `A ${canary} in winter`,
    description: `The ${canary} of the house.`,
    tags: [canary],
    speakers: [`Ada ${canary}`],
    createdBy: people['owner']!.id,
    audience: [groupId, people['chosen person']!.id].sort(),
    categories: [world.categories.own, emptyCategory],
    isFeatured: true,
  };
  const items: Partial<Record<string, string>> = world.items;
  items['restricted'] = await aMediaContent(db, world.organizations.own, given);
  items['restricted upcoming'] = await aMediaContent(db, world.organizations.own, {
    ...given,
    scheduledAt: new Date('2100-01-01T00:00:00Z'),
  });
  items['restricted unlisted'] = await aMediaContent(db, world.organizations.own, {
    ...given,
    isListed: false,
  });
  for (const target of restricted) {
    const id = items[target]!;
    const url = `/api/Management/MediaContents/${id}`;
    const headers = { authorization: 'Bearer local-service-token' };
    const captions = `WEBVTT\n\n00:00.000 --> 00:02.000\nSeen: the ${canary}.\n`;
    const added = await app.inject({
      method: 'PUT',
      url: `${url}/Subtitles/en`,
      headers: { ...headers, 'content-type': 'application/offset+octet-stream' },
      payload: captions,
    });
    expect(added.statusCode).toBeLessThan(300);
    const chapters = [{ title: `The ${canary}`, startTime: 0 }];
    expect((await app.inject({ method: 'PATCH', url, headers, payload: { chapters } })).statusCode).toBe(200);
    const [subtitle] = await db.query<{ id: string }>(
      sql`select id from subtitles where media_content_id = ${id}`,
    );
    (world.subtitles as Record<string, string>)[target] = subtitle!.id;
    const attachment = randomUUID();
    await service.files.write(`media/${id}/1/notes.txt`, canary);
    await service.files.write(`media/${id}/1/poster-640.jpg`, canary);
    await db.query(sql`insert into attachments (id, media_content_id, file_name, mime_type, size_in_bytes, file)
      values (${attachment}, ${id}, ${`${canary}.txt`}, 'text/plain', 6, ${`media/${id}/1/notes.txt`})`);
    (world.attachments as Record<string, string>)[target] = attachment;
  }
}

/** What people read who look around: lists, rows, counts, searches, suggestions, feeds. */
async function readAll(
  { service, world, emptyCategory }: Parts,
  headers: Record<string, string>,
): Promise<Map<string, string>> {
  const { own } = world.organizations;
  const terms = [canary, canary.slice(0, 4), 'zwickelfuchz', 'winter', 'media'];
  const inside = [
    ...['/MediaContents', '/Categories', '/Categories/Discover', '/Categories/Followed'],
    ...['sortBy=Title', 'sortBy=ViewCount', 'showOnlyFeatured=true', 'showOnlyUpcoming=true'].map(
      (query) => `/MediaContents?${query}`,
    ),
    ...[
      'showOnlyWatched=true',
      'showOnlyInProgress=true',
      'showOnlyReminded=true',
      'pageIndex=2',
      `tag=${canary}`,
      `speaker=Ada%20${canary}`,
    ].map((query) => `/MediaContents?${query}`),
    ...[emptyCategory, world.categories.own].flatMap((id) => [
      `/Categories/${id}`,
      `/MediaContents?categoryId=${id}`,
      `/MediaContents?categoryId=${id}&sortBy=Title`,
    ]),
    '/Categories?loadRelatedPublishedMediaContents=true',
    '/Categories?ShowOnlyCategoriesWithAccessiblePublishedMediaContents=true',
    '/MediaContents/Facets',
    ...terms.flatMap((term) => [
      `/MediaContents?searchTerm=${term}`,
      `/MediaContents?searchTerm=${term}&searchScope=4`,
      `/MediaContents?searchTerm=${term}&showOnlyUpcoming=true`,
      `/MediaContents/Facets?searchTerm=${term}`,
      `/MediaContents/Suggestions?searchTerm=${term}`,
    ]),
    ...[
      `/MediaContents/${world.items.own}/UpNext`,
      '/WatchlistContents',
      '/WatchlistContents/Overview',
      '/WatchedTimestamps',
      '/Users/Me/Notices',
    ],
  ];
  const visitors = [
    ...inside
      .filter((path) => /^\/(MediaContents|Categories)(\?|$)/.test(path))
      .map((path) => `/Organizations/${own}/Publics${path}`),
    `/Categories/Publics/${own}/Discover`,
    `/sitemap.xml`,
  ];
  const answers = new Map<string, string>();
  for (const path of [...inside, ...visitors]) {
    const { statusCode, headers: answered, body } = await service.app.inject({ url: `/api${path}`, headers });
    const shown = body.replace(/"traceId":"[^"]*"/g, '');
    const headerList = Object.entries(answered).filter(
      ([name]) => name.startsWith('x-pagination') || name === 'etag',
    );
    answers.set(path, JSON.stringify([statusCode, headerList, shown]));
  }
  return answers;
}
