import { ContentStatus } from '@tv/contract/enumerations';
import { liveLimits } from '@tv/contract/limits/live-limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashToken } from '../platform/auth/secret-token.ts';
import { sql } from '../platform/db/sql.ts';
import { aCategory, aGroup, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';
import { moveEvent } from './events-db.ts';
import { findEventOfKey } from './keys-db.ts';

let service: TestService;
beforeAll(async () => void (service = await startTestService()));
afterAll(() => service.close());

const later = (hours: number) => new Date(service.now().getTime() + hours * 3_600_000).toISOString();

async function aHouse({ asksReview = false } = {}) {
  const { db } = service;
  const organizationId = await anOrganization(db);
  await db.query(
    sql`update organizations set asks_review = ${asksReview} where id = ${organizationId}::uuid`,
  );
  const manager = await aPerson(db, { organizations: [[organizationId, 'OrganizationManager']] });
  const viewer = await aPerson(db, { organizations: [organizationId] });
  const plan = (body: object = {}) =>
    service.call('POST /Management/LiveEvents', {
      as: manager.subject,
      body: { title: ' Town hall ', scheduledAt: later(2), ...body },
    });
  const onAir = (id: string) =>
    service.call('PUT /Management/LiveEvents/:id/OnAir', { as: manager.subject, params: { id } });
  const end = (id: string) =>
    service.call('DELETE /Management/LiveEvents/:id/OnAir', { as: manager.subject, params: { id } });
  const seen = (id: string) =>
    service.call('GET /MediaContents/Published/:id', { as: viewer.subject, params: { id } });
  const arrives = (id: string) => moveEvent(db, id, 'arrived', service.now());
  return { organizationId, manager, viewer, plan, onAir, end, seen, arrives };
}

test('an event is an item that is scheduled, and viewers find it at its address', async () => {
  const { plan, seen } = await aHouse();
  const made = await plan({ description: 'All of us', dvrSeconds: 600 });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({
    title: 'Town hall',
    state: 'waiting',
    scheduledAt: later(2),
    input: 'main',
    inputs: [{ input: 'main' }, { input: 'backup' }],
    dvrSeconds: 600,
  });
  const { body } = await seen(made.body.id);
  expect(body).toMatchObject({
    type: 1,
    scheduledPublicationDate: later(2),
    live: { state: 'waiting', dvrSeconds: 600 },
  });
  expect(body).not.toHaveProperty('videoUrl');
});

test('with an id it may be repeated, and another item is not made', async () => {
  const { plan } = await aHouse();
  const id = crypto.randomUUID();
  const first = await plan({ id });
  expect((await plan({ id })).body).toEqual(first.body);
});

test('it gets what its category says of new items, and an audience of its own', async () => {
  const { organizationId, manager, plan, seen } = await aHouse();
  const categoryId = await aCategory(service.db, organizationId);
  const group = await aGroup(service.db, organizationId);
  await service.db.query(
    sql`update categories set defaults = '{"tags":["Hall"]}' where id = ${categoryId}::uuid`,
  );
  const { id } = (await plan({ categoryId, audience: { kind: 'chosen', groupIds: [group] } })).body;
  const managed = await service.call('GET /Management/MediaContents/:id', {
    as: manager.subject,
    params: { id },
  });
  expect(managed.body).toMatchObject({
    tags: ['Hall'],
    categories: [{ id: categoryId }],
    audience: { kind: 'chosen' },
    state: 'scheduled',
    live: { state: 'waiting' },
  });
  expect((await seen(id)).status).toBe(404);
});

test('bad input is refused by its field', async () => {
  const { plan } = await aHouse();
  const elsewhere = await aHouse();
  const foreign = await aCategory(service.db, elsewhere.organizationId);
  const fieldOf = async (body: object) => {
    const { status, body: problem } = await plan(body);
    const { exceptionData } = problem as unknown as { exceptionData?: { field?: string } };
    return [status, exceptionData?.field];
  };
  expect(await fieldOf({ title: ' ' })).toEqual([400, 'title']);
  expect(await fieldOf({ scheduledAt: later(-1) })).toEqual([400, 'scheduledAt']);
  expect(await fieldOf({ categoryId: foreign })).toEqual([400, 'categoryId']);
  expect(await fieldOf({ dvrSeconds: liveLimits.longestDvr + 1 })).toEqual([400, 'dvrSeconds']);
  expect(await fieldOf({ audience: { kind: 'chosen' } })).toEqual([400, 'audience']);
});

test('it goes on air only when a stream arrives, and is published then', async () => {
  const { plan, onAir, seen, arrives } = await aHouse();
  const { id } = (await plan()).body;
  expect(await onAir(id)).toMatchObject({ status: 409, body: { reason: 'live.nothingArrives' } });
  expect(await arrives(id)).toBe('receiving');
  expect((await seen(id)).body).toMatchObject({ live: { state: 'receiving' } });
  const live = await onAir(id);
  expect(live.body).toMatchObject({ state: 'onAir', startedAt: service.now().toISOString() });
  expect((await seen(id)).body).toMatchObject({
    live: { state: 'onAir', startedAt: service.now().toISOString() },
    publishDate: service.now().toISOString(),
  });
  // Safe to repeat.
  expect((await onAir(id)).body).toEqual(live.body);
});

test('a stream that stops interrupts the event, and one that comes again goes on', async () => {
  const { plan, onAir, seen, arrives } = await aHouse();
  const { id } = (await plan()).body;
  await arrives(id);
  await onAir(id);
  const stops = () => moveEvent(service.db, id, 'stopped', service.now());
  expect(await Promise.all([stops(), stops()])).toEqual(expect.arrayContaining(['interrupted', undefined]));
  expect((await seen(id)).body).toMatchObject({ live: { state: 'interrupted' } });
  expect((await onAir(id)).body).toMatchObject({ state: 'interrupted' });
  expect(await arrives(id)).toBe('onAir');
});

test('it ends once, and nothing is taken any more', async () => {
  const { manager, plan, onAir, end, arrives, seen } = await aHouse();
  const { id } = (await plan()).body;
  expect(await end(id)).toMatchObject({ status: 409, body: { reason: 'live.notOnAir' } });
  await arrives(id);
  await onAir(id);
  const ended = await end(id);
  expect(ended.body).toMatchObject({ state: 'ended', endedAt: service.now().toISOString() });
  expect((await end(id)).body).toEqual(ended.body);
  expect(await onAir(id)).toMatchObject({ status: 409, body: { reason: 'live.isOver' } });
  for (const refused of [
    await service.call('POST /Management/LiveEvents/:id/Keys', {
      ...{ as: manager.subject, params: { id }, body: {} },
    }),
    await service.call('PUT /Management/LiveEvents/:id/Input', {
      ...{ as: manager.subject, params: { id }, body: { input: 'backup' } },
    }),
  ])
    expect(refused).toMatchObject({ status: 409, body: { reason: 'live.isOver' } });
  const { body } = await seen(id);
  expect(body).toMatchObject({ live: { state: 'ended', endedAt: service.now().toISOString() } });
  const history = await service.call('GET /Management/MediaContents/:id/History', {
    as: manager.subject,
    params: { id },
  });
  expect((history.body as { action: string }[]).map(({ action }) => action)).toEqual(
    expect.arrayContaining(['live event planned', 'live event went on air', 'live event ended']),
  );
});

test('a key is shown once, is stored as a hash, and a new one takes its place', async () => {
  const { manager, plan } = await aHouse();
  const { id } = (await plan()).body;
  const make = async (input?: string) =>
    (
      await service.call('POST /Management/LiveEvents/:id/Keys', {
        as: manager.subject,
        params: { id },
        body: input ? { input } : {},
      } as never)
    ).body as { key: string; start: string; input: string };
  const first = await make();
  expect(first.key).toMatch(/^tv_demo_[\dA-Za-z]{22}_[\dA-Za-z]{6}$/);
  expect(await findEventOfKey(service.db, hashToken(first.key))).toEqual({ id, input: 'main' });
  const backup = await make('backup');
  const second = await make('main');
  expect(await findEventOfKey(service.db, hashToken(first.key))).toBeUndefined();
  expect(await findEventOfKey(service.db, hashToken(second.key))).toEqual({ id, input: 'main' });
  expect(await findEventOfKey(service.db, hashToken(backup.key))).toEqual({ id, input: 'backup' });
  const shown = await service.call('GET /Management/LiveEvents/:id', {
    as: manager.subject,
    params: { id },
  });
  expect(shown.body.inputs.map(({ key }) => key?.start)).toEqual([second.start, backup.start]);
  const [stored] = await service.db.query<{ text: string }>(sql`
    select (select jsonb_agg(to_jsonb(k))::text from live_keys k) || (select jsonb_agg(to_jsonb(l))::text from audit_log l) as text`);
  expect(stored!.text).toContain('stream key made');
  expect(stored!.text).not.toContain(second.key.slice(13));
});

test('where a review is asked the event is a draft first', async () => {
  const { plan } = await aHouse({ asksReview: true });
  const { body } = await plan();
  expect(body).not.toHaveProperty('scheduledAt');
  const [row] = await service.db.query<{ status: number }>(
    sql`select status from media_contents where id = ${body.id}`,
  );
  expect(row?.status).toBe(ContentStatus.DRAFT);
});

test('the list has the events of the items that the caller manages, the newest first', async () => {
  const { manager, viewer, plan, organizationId } = await aHouse();
  const ids = [(await plan()).body.id, (await plan()).body.id];
  const content = await aPerson(service.db, { organizations: [[organizationId, 'ContentManager']] });
  const list = (as: string, query: object = {}) => service.call('GET /Management/LiveEvents', { as, query });
  expect((await list(manager.subject)).body.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  expect((await list(content.subject)).body).toEqual([]);
  expect((await list(viewer.subject)).status).toBe(403);
  await moveEvent(service.db, ids[0]!, 'arrived', service.now());
  await moveEvent(service.db, ids[0]!, 'onAir', service.now());
  await moveEvent(service.db, ids[0]!, 'end', service.now());
  expect((await list(manager.subject, { isOpen: true })).body.map(({ id }) => id)).toEqual([ids[1]]);
});
