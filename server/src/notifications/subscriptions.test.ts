import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';
import { aDevice } from './test-push-receiver.ts';

let service: TestService;
let own: string;
beforeAll(async () => {
  service = await startTestService();
  own = await anOrganization(service.db);
});
afterAll(() => service.close());

const aViewer = () => aPerson(service.db, { organizations: [own] });
const subscribe = (as: string, more: object = {}) =>
  service.call('POST /Users/Me/PushSubscriptions', {
    as,
    body: { endpoint: `https://push.example/${randomUUID()}`, keys: aDevice().keys, language: 'en', ...more },
  });
const devicesOf = async ({ id }: { id: string }) =>
  (
    await service.db.query<{ id: string }>(sql`select id from push_subscriptions where person_id = ${id}`)
  ).map((row) => row.id);

test('subscribing twice is one subscription, and ending it twice is one end', async () => {
  const person = await aViewer();
  const body = { endpoint: `https://push.example/${randomUUID()}`, keys: aDevice().keys };
  const [one, again] = [await subscribe(person.subject, body), await subscribe(person.subject, body)];
  expect([one.status, again.body.id]).toEqual([201, one.body.id]);
  expect(await devicesOf(person)).toEqual([one.body.id]);
  for (let time = 0; time < 2; time++) {
    const params = { id: one.body.id };
    const ended = await service.call('DELETE /Users/Me/PushSubscriptions/:id', {
      as: person.subject,
      params,
    });
    expect(ended.status).toBe(204);
  }
  expect(await devicesOf(person)).toEqual([]);
});

test('nobody ends another person’s', async () => {
  const [person, other] = [await aViewer(), await aViewer()];
  const { body } = await subscribe(person.subject);
  const params = { id: body.id };
  await service.call('DELETE /Users/Me/PushSubscriptions/:id', { as: other.subject, params });
  expect(await devicesOf(person)).toEqual([body.id]);
});

test('nobody takes another person’s by its address alone', async () => {
  const [person, other] = [await aViewer(), await aViewer()];
  const endpoint = `https://push.example/${randomUUID()}`;
  await subscribe(person.subject, { endpoint });
  const taken = await subscribe(other.subject, { endpoint });
  expect([taken.status, taken.body.errorCode]).toEqual([400, 13]);
  expect([await devicesOf(person), await devicesOf(other)]).toMatchObject([{ length: 1 }, []]);
});

test('a person has ten devices; the newest stay', async () => {
  const person = await aViewer();
  const ids: string[] = [];
  for (let each = 0; each < 12; each++) {
    service.setNow(new Date(service.now().getTime() + 1000));
    ids.push((await subscribe(person.subject)).body.id);
  }
  expect((await devicesOf(person)).sort()).toEqual(ids.slice(2).sort());
});

test.each([
  'http://push.example/send',
  'https://localhost/send',
  'https://127.0.0.1:3000/send',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/send',
  'javascript:alert(1)',
])('an address that is no push service’s, %s, is refused', async (endpoint) => {
  const person = await aViewer();
  const refused = await subscribe(person.subject, { endpoint });
  expect([refused.status, refused.body.exceptionData]).toEqual([400, { field: 'endpoint' }]);
  expect(await devicesOf(person)).toEqual([]);
});
