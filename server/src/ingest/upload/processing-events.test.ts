import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Session } from '../../platform/auth/caller.ts';
import { findPerson } from '../../people/db.ts';
import { sql } from '../../platform/db/sql.ts';
import { aCategory, aPerson, anOrganization } from '../../test-builders.ts';
import { testIssuer } from '../../test-service.ts';
import { failUpload, reportProgress } from '../claims-db.ts';
import { beginUpload } from '../test-ingest.ts';
import { createProcessingEvents } from './processing-events.ts';
import { startUploads } from './test-uploads.ts';

let uploads: Awaited<ReturnType<typeof startUploads>>;
let address: string;
const now = () => new Date();
beforeAll(async () => {
  uploads = await startUploads(process.execPath);
  const own = await anOrganization(uploads.db, { name: 'Own Works' });
  const other = await anOrganization(uploads.db, { name: 'Other Works' });
  await aPerson(uploads.db, { organizations: [[own, 'OrganizationManager']], subject: 'manager' });
  await aPerson(uploads.db, { organizations: [[other, 'OrganizationManager']], subject: 'elsewhere' });
  address = await uploads.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => uploads.close());

/** Listens as somebody; `next` answers the next event. */
async function listen(as: string, seconds = 20) {
  const stop = new AbortController();
  const response = await fetch(`${address}/api/Management/Processings/Events?seconds=${seconds}`, {
    headers: { authorization: `Bearer ${as}` },
    signal: AbortSignal.any([stop.signal, AbortSignal.timeout(20_000)]),
  });
  async function* events() {
    let rest = '';
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      const blocks = (rest + chunk).split('\n\n');
      rest = blocks.pop()!;
      for (const block of blocks) {
        const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
        if (event && data) yield { event, ...(JSON.parse(data) as { id: string }) };
      }
    }
  }
  const found = events();
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    stop: () => stop.abort(),
    next: async () => (await found.next()).value as Record<string, unknown> | undefined,
  };
}

test('tells what is under way, then each change, to those who may know it', async () => {
  const id = await uploads.bringIn(Buffer.from('a film'), { organizationName: 'Own Works' });
  const listener = await listen('manager');
  expect([listener.status, listener.type]).toEqual([200, 'text/event-stream; charset=utf-8']);
  expect(await listener.next()).toMatchObject({ event: 'processing', id, processingStatus: 0 });
  const stranger = await listen('elsewhere');
  const claim = (await beginUpload(uploads.db, id))!;
  expect(await listener.next()).toMatchObject({ id, processingStatus: 1, progress: 0 });
  await reportProgress(uploads.db, claim, 0.25);
  expect(await listener.next()).toMatchObject({ id, progress: 0.25 });
  await failUpload(uploads.db, claim.id, 'It is no film.', now());
  expect(await listener.next()).toMatchObject({ id, processingStatus: 3, problem: 'It is no film.' });

  const theirs = await uploads.bringIn(Buffer.from('x'), { organizationName: 'Other Works' });
  expect(await stranger.next()).toMatchObject({ event: 'processing', id: theirs });
  const everything = await listen('local-service-token', 0);
  expect(new Set([(await everything.next())?.id, (await everything.next())?.id])).toEqual(
    new Set([id, theirs]),
  );
  expect(await everything.next()).toBeUndefined();

  await uploads.db.query(sql`update media_contents set deleted_at = now(), status = 2 where id = ${theirs}`);
  expect(await stranger.next()).toMatchObject({ event: 'gone', id: theirs });
  listener.stop();
  stranger.stop();
});

test('a content manager hears of the own items and of those in assigned categories only', async () => {
  const [own] = await uploads.db.query<{ id: string }>(
    sql`select id from organizations where name = 'Own Works'`,
  );
  const subject = `editor-${randomUUID()}`;
  const editor = await aPerson(uploads.db, { organizations: [[own!.id, 'ContentManager']], subject });
  const category = await aCategory(uploads.db, own!.id);
  await uploads.db.query(
    sql`insert into category_managers (category_id, person_id) values (${category}, ${editor.id})`,
  );
  const { body } = await uploads.ask('POST', 'Uploads', {
    json: { fileName: 'a.mkv', sizeInBytes: 1 },
    as: subject,
  });
  await uploads.ask('PATCH', `Uploads/${body.id}`, { bytes: 'x', offset: 0, as: subject });
  await uploads.ask('POST', `Uploads/${body.id}/Completions`, { as: subject });
  const metadata = { organizationName: 'Own Works' };
  const others = await uploads.bringIn(Buffer.from('other'), metadata);
  const assigned = await uploads.bringIn(Buffer.from('assigned'), metadata);
  await uploads.db.query(
    sql`insert into media_content_categories (media_content_id, category_id) values (${assigned}, ${category})`,
  );

  const listed = await uploads.ask('GET', 'Processings', { as: subject });
  expect(new Set((listed.body as { id: string }[]).map(({ id }) => id))).toEqual(
    new Set([body.id, assigned]),
  );
  const statusOf = async (id: string) =>
    (await uploads.ask('GET', `Processings/${id}`, { as: subject })).status;
  expect([await statusOf(body.id), await statusOf(assigned), await statusOf(others)]).toEqual([
    200, 200, 404,
  ]);
  const listener = await listen(subject, 0);
  const heard = [(await listener.next())?.id, (await listener.next())?.id];
  expect(new Set(heard)).toEqual(new Set([body.id, assigned]));
  expect(await listener.next()).toBeUndefined();
  await uploads.db.query(sql`update media_contents set deleted_at = now(), status = 2
    where id = any(${[body.id, others, assigned]}::uuid[])`);
});

test('what starts and ends between two looks is told', async () => {
  const listener = await listen('manager');
  const id = await uploads.bringIn(Buffer.from('b'), { organizationName: 'Own Works' });
  const claim = (await beginUpload(uploads.db, id))!;
  await failUpload(uploads.db, claim.id, 'No.', now());
  let found;
  do found = await listener.next();
  while (found && (found.id !== id || found.processingStatus !== 3));
  expect(found).toMatchObject({ id, problem: 'No.' });
  listener.stop();
});

test('four at once are enough for one person, and the places are free again', async () => {
  const listeners = await Promise.all(Array.from({ length: 4 }, () => listen('manager')));
  expect(listeners.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await listen('manager')).status).toBe(429);
  expect((await listen('elsewhere', 0)).status).toBe(200);
  for (const { stop } of listeners) stop();
  await expect.poll(async () => (await listen('manager', 0)).status).toBe(200);
});

test('ends with the time asked for', async () => {
  const listener = await listen('manager', 1);
  let event;
  do event = await listener.next();
  while (event);
  expect((await uploads.ask('GET', 'Processings/Events?seconds=99999', {})).status).toBe(400);
});

test('nobody else listens', async () => {
  expect((await listen('public')).status).toBe(401);
  const viewer = `viewer-${randomUUID()}`;
  await aPerson(uploads.db, { organizations: [await anOrganization(uploads.db)], subject: viewer });
  expect((await listen(viewer)).status).toBe(403);
});

test('ends with the right to it', async () => {
  const { id } = await aPerson(uploads.db, {
    organizations: [[await anOrganization(uploads.db), 'ContentManager']],
    subject: 'leaving',
  });
  const session = { issuer: testIssuer, subject: 'leaving' } as Session;
  const follow = async (more: Partial<Session>, fate: () => Promise<unknown>) => {
    const app = Fastify();
    const changes = { listen: () => () => {} };
    const events = createProcessingEvents({ db: uploads.db, clock: now, changes, beatEvery: 20 });
    const found = (await findPerson(uploads.db, session, undefined))!;
    const caller = { kind: 'person', session: { ...session, ...more }, person: found } as const;
    app.get('/', (_, reply) => events.send(caller, 20, reply));
    const answer = app.inject('/');
    await fate();
    const { body } = await answer;
    await app.close();
    return body;
  };
  const soon = new Date(Date.now() + 1_500);
  expect(await follow({ expiresAt: soon }, async () => {})).toContain(': here');
  expect(Date.now()).toBeGreaterThanOrEqual(soon.getTime() - 50);
  await follow({}, () => uploads.db.query(sql`update people set status = 1 where id = ${id}`));
});

test('ends when the service stops', async () => {
  const listener = await listen('elsewhere');
  await uploads.app.close();
  let event;
  do event = await listener.next();
  while (event);
});
