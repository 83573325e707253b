import { afterAll, beforeAll, expect, test } from 'vitest';
import { SignJWT } from 'jose';
import { createMediaTokens } from '../../src/media/media-token.ts';
import type { Person } from '../../src/platform/auth/caller.ts';
import { sql } from '../../src/platform/db/sql.ts';
import { startWithProvider, type ServiceWithProvider } from './start-with-provider.ts';
import { buildIsolationWorld, password, type IsolationWorld } from './isolation-world.ts';

let service: ServiceWithProvider;
let world: IsolationWorld;
let mediaToken: string;

beforeAll(async () => {
  service = await startWithProvider();
  world = await buildIsolationWorld(service);
  await service.adoptPeople();
  mediaToken = await mediaTokenOf('viewer');
});
afterAll(() => service.close());

const later = (seconds: number) => service.setNow(new Date(service.now().getTime() + seconds * 1000));
const open = async (jwt: string, id: string = world.items.own, file = 'master.m3u8') =>
  (await service.app.inject({ url: `/api/media/${id}/1/${file}`, query: { jwt } })).statusCode;

async function mediaTokenOf(who: keyof IsolationWorld['people']): Promise<string> {
  const bearer = await service.tokenOf(world.people[who].subject);
  const me = await service.app.inject({
    url: '/api/Users/Me',
    headers: { authorization: `Bearer ${bearer}` },
  });
  return me.json<{ mediaToken: string }>().mediaToken;
}

test('a media token is no access token, and the other way round', async () => {
  const bearer = await service.tokenOf(world.people.viewer.subject);
  expect(await open(bearer)).toBe(404);
  const answer = await service.app.inject({
    url: '/api/MediaContents',
    headers: { authorization: `Bearer ${mediaToken}` },
  });
  expect(answer.statusCode).toBe(401);
});

test('a token that was changed, signed by somebody else or not signed opens nothing', async () => {
  expect(await open(mediaToken)).toBe(200);
  const [head = '', body = '', signature = ''] = mediaToken.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const other = { ...claims, o: world.organizations.anothers };
  const forged = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.alloc(32, 7));
  for (const jwt of [
    `${head}.${part(other)}.${signature}`,
    `${head}.${body}.${signature.slice(0, -2)}AA`,
    `${part({ alg: 'none' })}.${body}.`,
    forged,
    '',
    'public%00',
  ])
    expect(await open(jwt), jwt).toBe(404);
});

test('a playlist hands its own token on, and no other', async () => {
  const answer = await service.app.inject({
    url: `/api/media/${world.items.own}/1/master.m3u8`,
    query: { jwt: mediaToken },
  });
  expect(answer.headers['cache-control']).toBe('private, no-store');
  for (const [, jwt] of answer.body.matchAll(/jwt=([^"\s]+)/g)) expect(jwt).toBe(mediaToken);
});

test.each([
  ['whose account is closed', sql`update people set status = 1`],
  ['who was deactivated in the organization', sql`update memberships set status = 1`],
  ['whose rights shrank', sql`update memberships set rights_version = nextval('membership_versions')`],
  ['who was signed out everywhere', sql`update people set rights_version = rights_version + 1`],
  ['who left the organization', sql`delete from memberships`],
])('somebody %s loses media within 30 seconds', async (_, change) => {
  const token = await mediaTokenOf('admin');
  expect(await open(token)).toBe(200);
  const column = change.text.includes(' memberships') ? 'person_id' : 'id';
  await service.db.query({
    text: `${change.text} where ${column} = $1`,
    values: [world.people.admin.id],
  });
  later(30);
  expect(await open(token)).toBe(404);
  await service.db.query(sql`update people set status = 0 where id = ${world.people.admin.id}`);
  await service.db.query(sql`insert into memberships (person_id, organization_id, role)
    values (${world.people.admin.id}, ${world.organizations.own}, 'Admin')
    on conflict (person_id, organization_id) do update set status = 0`);
  later(10);
});

test('a media token of a session that has ended opens nothing within 30 seconds, others go on', async () => {
  await service.db.query(sql`insert into identity_records (model, id, uid, payload, expires_at)
    values ('Session', 'a', 'one session', '{}', now() + interval '1 day')`);
  const { id } = world.people.viewer;
  const [{ rightsVersion } = { rightsVersion: 0 }] = await service.db.query<{ rightsVersion: number }>(
    sql`select p.rights_version + m.rights_version as "rightsVersion"
      from people p join memberships m on m.person_id = p.id where p.id = ${id}`,
  );
  const person = { id, organizationId: world.organizations.own, rightsVersion } as Person;
  const tokens = createMediaTokens(service.secretKey, service.now);
  const { token } = await tokens.issue(person, 'one session');
  const other = await mediaTokenOf('viewer');
  expect([await open(token), await open(other)]).toEqual([200, 200]);
  await service.db.query(sql`delete from identity_records where uid = 'one session'`);
  later(30);
  expect([await open(token), await open(other)]).toEqual([404, 200]);
});

test('a media token ends within six hours, and not before five', async () => {
  const token = await mediaTokenOf('viewer');
  later(5 * 3600 - 60);
  expect(await open(token)).toBe(200);
  later(3600 + 120);
  expect(await open(token)).toBe(404);
  expect(await open(token, world.items['own public'])).toBe(404);
});

const unlock = async (id: string) => {
  const answer = await service.app.inject({
    method: 'POST',
    url: `/api/MediaContents/Publics/${id}/Unlocks`,
    headers: { authorization: 'Bearer public' },
    payload: { password },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ unlockToken: string }>().unlockToken;
};

test('an unlock opens its one item for twelve hours', async () => {
  const locked = world.items['own locked'];
  const token = await unlock(locked);
  expect(await open(token, locked)).toBe(200);
  expect(await open(token, world.items.own)).toBe(404);
  expect(await open(token, world.items['anothers public'])).toBe(404);
  later(12 * 3600 - 60);
  expect(await open(token, locked)).toBe(200);
  later(120);
  expect(await open(token, locked)).toBe(404);
});

test('an unlock ends when the password changes', async () => {
  const locked = world.items['own locked'];
  const token = await unlock(locked);
  expect(await open(token, locked)).toBe(200);
  await service.db.query(
    sql`update media_contents set password_version = password_version + 1 where id = ${locked}`,
  );
  later(30);
  expect(await open(token, locked)).toBe(404);
  const detail = await service.app.inject({
    url: `/api/MediaContents/Publics/${locked}`,
    headers: { authorization: 'Bearer public', 'x-unlock-token': token },
  });
  expect(detail.json<{ videoUrl?: string }>().videoUrl).toBeUndefined();
});

test('wrong passwords are refused after five, for that address and item only', async () => {
  const locked = world.items['own locked'];
  const attempt = (remoteAddress: string, given: string) =>
    service.app.inject({
      method: 'POST',
      url: `/api/MediaContents/Publics/${locked}/Unlocks`,
      headers: { authorization: 'Bearer public' },
      remoteAddress,
      payload: { password: given },
    });
  for (let tries = 0; tries < 5; tries++) expect((await attempt('10.9.9.9', 'wrong')).statusCode).toBe(403);
  const refused = await attempt('10.9.9.9', password);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await attempt('10.9.9.8', password)).statusCode).toBe(200);
});

test('a download address opens its one file for three minutes, and nothing else opens a download', async () => {
  const tokens = createMediaTokens(service.secretKey, service.now);
  const { token, expiresAt } = await tokens.issueDownload(world.items.own, 'download-360.mp4');
  expect(expiresAt.getTime() - service.now().getTime()).toBeLessThanOrEqual(180_000);
  for (const file of ['master.m3u8', 'poster', 'download-720.mp4', 'video-360.mp4'])
    expect(await open(token, world.items.own, file), file).toBe(404);
  expect(await open(token, world.items.anothers, 'download-360.mp4')).toBe(404);
  expect(await open(await mediaTokenOf('viewer'), world.items.own, 'download-360.mp4')).toBe(404);
});
