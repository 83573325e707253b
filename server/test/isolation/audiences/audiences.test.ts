// A sample of what audiences.trust.test.ts walks through.
import { sql } from '../../../src/platform/db/sql.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AudienceWorld, buildAudienceWorld, canary, restricted } from './audience-world.ts';
import { readOtherwise, readWithoutIt } from './read-audiences.ts';

const inside = ['member of the group', 'owner', 'admin'];
const managing = ['owner', 'admin'];
const outside = ['visitor', 'viewer', 'content manager'];

let world: AudienceWorld;
beforeAll(async () => {
  world = await buildAudienceWorld([...outside, ...managing]);
});
afterAll(() => world.service.close());

test('to people outside the portal looks as if it had nothing that is not for them', async () => {
  expect(await readOtherwise(world, outside)).toEqual([]);
});

test('people inside find it in lists, rows, counts, searches and suggestions', async () => {
  expect(await readWithoutIt(world, inside)).toEqual([]);
});

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
});

test('what is archived is for nobody, in no list, row, count, search, suggestion or file, until it is brought back', async () => {
  const { service, items } = world;
  const { app, db } = service;
  const headers = world.authorization('admin');
  expect(await readWithoutIt(world, ['admin'])).toEqual([]);
  const archive = (method: 'PUT' | 'DELETE', id: string) =>
    app.inject({ method, url: `/api/Management/MediaContents/${id}/Archive`, headers });
  await app.inject({
    method: 'DELETE',
    url: `/api/Management/MediaContents/${items['restricted upcoming']}/Schedules`,
    headers,
  });
  const ids = restricted.map((name) => items[name]!);
  for (const id of ids) {
    await db.query(sql`
      insert into uploads (id, organization_id, file_name, size_in_bytes, received_bytes, details, completed_at)
      select id, organization_id, 'talk.mp4', 1, 1, '{}', now() from media_contents where id = ${id}`);
    await db.query(sql`insert into upload_chunks values (${id}, 0, ${`uploads/${id}/0`})`);
    expect((await archive('PUT', id)).statusCode).toBe(200);
  }
  service.setNow(new Date(service.now().getTime() + 60_000));
  expect(await readOtherwise(world, [...outside, ...managing])).toEqual([]);
  for (const persona of outside)
    for (const id of ids) {
      const url = `/api/MediaContents/Published/${id}`;
      expect((await app.inject({ url, headers: world.authorization(persona) })).statusCode).not.toBe(200);
    }
  for (const id of ids) expect((await archive('DELETE', id)).statusCode).toBe(200);
  const { body } = await app.inject({ url: '/api/MediaContents', headers });
  expect(body).toContain(canary);
});
