// A sample of what audiences.trust.test.ts walks through.
import { sql } from '../platform/db/sql.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AudienceWorld, buildAudienceWorld, canary, inside, outside } from './audience-world.ts';

let world: AudienceWorld;
beforeAll(async () => {
  world = await buildAudienceWorld();
}, 120_000);
afterAll(() => world.service.close());

test('to people outside the portal looks as if it had nothing that is not for them', async () => {
  const wrong: string[] = [];
  for (const persona of outside)
    for (const [reading, answer] of await world.read(persona))
      if (answer !== world.before.get(`${persona} ${reading}`))
        wrong.push(
          `${persona} ${reading}: ${answer.slice(0, 300)}, before ${world.before.get(`${persona} ${reading}`)?.slice(0, 300)}`,
        );
  expect(wrong).toEqual([]);
}, 120_000);

test('people inside find it in lists, rows, counts, searches and suggestions', async () => {
  const wrong: string[] = [];
  for (const persona of inside) {
    const read = await world.read(persona);
    const holding = [
      '/MediaContents',
      '/MediaContents?sortBy=Title',
      '/MediaContents?showOnlyFeatured=true',
      '/MediaContents?showOnlyUpcoming=true',
      `/MediaContents?tag=${canary}`,
      `/MediaContents?categoryId=${world.emptyCategory}`,
      '/Categories?loadRelatedPublishedMediaContents=true',
      '/MediaContents/Facets',
      `/MediaContents?searchTerm=${canary}`,
      `/MediaContents?searchTerm=${canary}&searchScope=4`,
      '/MediaContents?searchTerm=zwickelfuchz',
      `/MediaContents/Suggestions?searchTerm=${canary.slice(0, 4)}`,
      `/MediaContents/Facets?searchTerm=${canary}`,
    ];
    for (const path of holding)
      if (!read.get(path)!.includes(canary))
        wrong.push(`${persona} ${path}: ${read.get(path)!.slice(0, 200)}`);
    const { body } = await world.service.app.inject({
      url: `/api/Categories/${world.emptyCategory}`,
      headers: world.authorization(persona),
    });
    const { isEmpty, mediaContentsCount } = JSON.parse(body) as {
      isEmpty: boolean;
      mediaContentsCount: number;
    };
    if (isEmpty || mediaContentsCount !== 1) wrong.push(`${persona}: ${body}`);
  }
  expect(wrong).toEqual([]);
}, 120_000);

test('leaving the group ends it within a minute, in the middle of playing too, and joining brings back what was saved', async () => {
  const { service, groupId, people, items } = world;
  const { app, db } = service;
  const persona = 'member of the group';
  const person = people[persona]!;
  const id = items['restricted']!;
  const headers = world.authorization(persona);
  const me = await app.inject({ url: '/api/Users/Me', headers });
  const jwt = (me.json() as { mediaToken: string }).mediaToken;
  const later = (seconds: number) => service.setNow(new Date(service.now().getTime() + seconds * 1000));
  const playing = async () =>
    (await app.inject({ url: `/api/media/${id}/1/master.m3u8`, query: { jwt } })).statusCode;
  const saved = async () => {
    const { body } = await app.inject({ url: '/api/WatchlistContents', headers });
    return body.includes(canary);
  };
  await app.inject({
    method: 'POST',
    url: '/api/WatchlistContents',
    headers,
    payload: { mediaContentId: id },
  });
  expect([await playing(), await saved()]).toEqual([200, true]);

  await db.query(sql`delete from group_members where group_id = ${groupId} and person_id = ${person.id}`);
  later(60);
  expect([await playing(), await saved()]).toEqual([404, false]);

  await db.query(sql`insert into group_members (group_id, person_id) values (${groupId}, ${person.id})`);
  later(60);
  expect([await playing(), await saved()]).toEqual([200, true]);

  // Another audience does the same, and so does the end of the group: it widens nothing.
  await db.query(sql`delete from groups where id = ${groupId}`);
  later(60);
  expect([await playing(), await saved()]).toEqual([404, false]);
  const overview = await app.inject({ url: '/api/MediaContents', headers: world.authorization('viewer') });
  expect(overview.body).not.toContain(canary);
}, 60_000);
