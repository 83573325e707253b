import { decodeProtectedHeader, importJWK, jwtVerify } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOutbox } from '../platform/mail/outbox.ts';
import { doDueJobs, letSecondsPass } from '../platform/queue/test-queue.ts';
import { sql } from '../platform/db/sql.ts';
import { sendReminders } from './send-reminders.ts';
import { aMediaContent, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';
import { byWebPush } from './deliver-push.ts';
import { writePushes } from './push-db.ts';
import { inEach } from './push-message.ts';
import { createPushKeys } from './push-keys.ts';
import { pushJobs } from './send-pushes.ts';
import { putSubscription } from './subscriptions-db.ts';
import { aDevice, localAddresses, startPushReceiver } from './test-push-receiver.ts';

const secretKey = 'a secret key that only this test has';
const start = new Date('2026-03-02T09:00:00Z');
const warnings: unknown[] = [];
const log = { info() {}, error() {}, warn: (...facts: unknown[]) => warnings.push(facts) } as never;
let service: TestService;
let receiver: Awaited<ReturnType<typeof startPushReceiver>>;
let own: string;

beforeAll(async () => {
  service = await startTestService(start);
  receiver = await startPushReceiver();
  own = await anOrganization(service.db, { name: 'Own' });
});
afterAll(async () => {
  await receiver.close();
  await service.close();
});
beforeEach(() => service.setNow(start));
afterEach(() => {
  receiver.received.length = 0;
  warnings.length = 0;
});

async function aSubscriber(path: string, language: 'en' | 'de' = 'en') {
  const person = await aPerson(service.db, { organizations: [own] });
  const device = aDevice();
  const endpoint = receiver.origin + path;
  const given = { endpoint, keys: device.keys, language };
  const id = await service.db.transaction((t) => putSubscription(t, person.id, given, service.now()));
  return { person, device, id: id! };
}
async function send(minutesLater = 0) {
  await letSecondsPass(service.db, minutesLater * 60);
  const keys = await createPushKeys(service.db, secretKey)();
  const deliverPush = byWebPush(keys, 'https://tv.example', localAddresses);
  await doDueJobs({ db: service.db, log }, pushJobs({ db: service.db, deliverPush }));
}
const remind = () =>
  sendReminders({
    db: service.db,
    outbox: createOutbox(secretKey),
    publicUrl: 'https://tv.example',
    organizer: 'tv@tv.example',
    clock: service.now,
  });
async function published(person: { id: string }, title = 'The premiere') {
  const id = await aMediaContent(service.db, own, { title });
  await service.db.query(sql`insert into reminders (person_id, media_content_id, created_at, mail_due)
    values (${person.id}, ${id}, ${service.now()}, 'published')`);
  return id;
}
const write = (personId: string, key: string) => {
  const content = { title: key, body: '', path: '/', tag: key };
  const message = { key, mediaContentId: undefined, in: inEach(() => content) };
  return writePushes(service.db, personId, message);
};
const isSubscribed = async (id: string) =>
  (await service.db.query(sql`select id from push_subscriptions where id = ${id}`)).length > 0;

test('a device is told of the publication, encrypted for it alone and signed by the portal, once', async () => {
  const { person, device } = await aSubscriber('/send/one', 'de');
  const id = await published(person);
  await Promise.all([remind(), remind()]);
  await Promise.all([send(), send()]);
  await send(10);
  const [message, ...more] = receiver.received;
  expect(more).toEqual([]);
  expect(message!.body.toString('latin1')).not.toContain('premiere');
  expect(JSON.parse(device.read(message!))).toEqual({
    title: 'The premiere',
    body: 'Jetzt verfügbar bei Own',
    path: `/watch/${id}`,
    tag: id,
    lang: 'de',
    dir: 'ltr',
  });
  expect(message!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  expect(message!.headers.topic).toMatch(/^[\w-]{1,32}$/);

  const me = await service.call('GET /Users/Me/Notifications', { as: person.subject });
  const [, token, key] = /^vapid t=([^,]+), k=(.+)$/.exec(message!.headers.authorization ?? '') ?? [];
  expect(key).toBe(me.body.pushKey);
  const point = Buffer.from(key!, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x: x!, y: y! }, 'ES256');
  const { payload } = await jwtVerify(token!, publicKey, { audience: receiver.origin });
  expect([decodeProtectedHeader(token!).alg, payload.sub]).toEqual(['ES256', 'https://tv.example']);
});

test.each([
  ['that the person chose since', { chosen: 'de', read: 'fr' }, 'Jetzt verfügbar bei Own'],
  ['in which the person reads now', { chosen: null, read: 'fr' }, 'Maintenant disponible chez Own'],
  ['of the device, where none is known', { chosen: null, read: null }, 'Now available at Own'],
])('a message is in the language %s', async (_, { chosen, read }, body) => {
  const { person, device } = await aSubscriber(`/send/spoken-${read}-${chosen}`);
  await service.db.query(sql`
    update people set chosen_language = ${chosen}::text, language = ${read}::text where id = ${person.id}::uuid`);
  await published(person);
  await remind();
  await send();
  expect(JSON.parse(device.read(receiver.received[0]!))).toMatchObject({ body });
});

test('the key pair outlives a restart, and is not readable in the database', async () => {
  const [one, other] = await Promise.all([1, 2].map(() => createPushKeys(service.db, secretKey)()));
  expect(other).toEqual(one);
  const stored = await service.db.query(sql`select * from push_keys`);
  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toContain(one!.privateKey);
  await expect(createPushKeys(service.db, 'another secret key than before')()).rejects.toThrow(/SECRET_KEY/);
});

test.each([404, 410])('%i ends the subscription', async (status) => {
  const path = `/send/gone-${status}`;
  const { person, id } = await aSubscriber(path);
  receiver.answer(path, status);
  await write(person.id, 'one');
  await write(person.id, 'two');
  await send();
  expect(await isSubscribed(id)).toBe(false);
  receiver.received.length = 0;
  await send(60);
  expect(receiver.received).toEqual([]);
});

test('an overloaded or silent service is tried again, later and later, and then no more', async () => {
  const [overloaded, silent] = [await aSubscriber('/send/overloaded'), await aSubscriber('/send/silent')];
  receiver.answer('/send/overloaded', 503);
  receiver.beSilent('/send/silent');
  for (const { person } of [overloaded, silent]) await write(person.id, 'one');
  const tries = (path: string) => receiver.received.filter((each) => each.path === path).length;
  for (const [minutes, made] of [
    [0, 1],
    [0.9, 1],
    [0.2, 2],
    [2, 3],
    [4, 4],
    [8, 5],
    [16, 6],
    [600, 6],
  ] as const) {
    await send(minutes);
    expect([tries('/send/overloaded'), tries('/send/silent')]).toEqual([made, made]);
  }
  expect([await isSubscribed(overloaded.id), await isSubscribed(silent.id)]).toEqual([true, true]);
  expect(JSON.stringify(warnings)).not.toContain('/send/');
});

test('it waits as long as the service asks', async () => {
  const { person } = await aSubscriber('/send/limited');
  receiver.answer('/send/limited', 429, { 'retry-after': '600' });
  await write(person.id, 'one');
  await send();
  await send(9);
  expect(receiver.received).toHaveLength(1);
  receiver.answer('/send/limited', 201);
  await send(2);
  await send(60);
  expect(receiver.received).toHaveLength(2);
});

test('a message that is refused is not sent again; the next one is', async () => {
  const { person } = await aSubscriber('/send/refused');
  receiver.answer('/send/refused', 413);
  await write(person.id, 'one');
  await send();
  await send(60);
  receiver.answer('/send/refused', 201);
  await write(person.id, 'two');
  await send();
  expect(receiver.received).toHaveLength(2);
});

test('whoever may no longer watch is not told', async () => {
  const [left, closed] = [await aSubscriber('/send/left'), await aSubscriber('/send/closed')];
  for (const { person } of [left, closed]) await published(person);
  await remind();
  await service.db.query(sql`delete from memberships where person_id = ${left.person.id}`);
  await service.db.query(sql`update people set status = 1 where id = ${closed.person.id}`);
  await send();
  expect(receiver.received).toEqual([]);
});

test('a device that another person takes over forgets the first', async () => {
  const { person, device } = await aSubscriber('/send/shared');
  await write(person.id, 'for the first');
  const second = await aPerson(service.db, { organizations: [own] });
  const given = { endpoint: `${receiver.origin}/send/shared`, keys: device.keys, language: 'en' } as const;
  await service.db.transaction((t) => putSubscription(t, second.id, given, service.now()));
  await write(person.id, 'for the first again');
  await write(second.id, 'for the second');
  await send();
  expect(receiver.received.map((each) => JSON.parse(device.read(each)) as unknown)).toMatchObject([
    { title: 'for the second' },
  ]);
});
