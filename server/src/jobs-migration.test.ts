// On both databases, but in `npm run test:all` alone: a migration that moves rows.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from './platform/db/migrate.ts';
import type { Database } from './platform/db/database.ts';
import { sql } from './platform/db/sql.ts';
import { openTestDatabase } from './test-database.ts';

let db: Database;
let drop: () => Promise<void>;
const ids = Array.from({ length: 7 }, () => randomUUID()).toSorted();
const [waiting, sent, handedOver, later, arrived, refused, unheard] = ids;
const [person, device, item] = Array.from({ length: 3 }, () => randomUUID());

/** As the version before writes a mail and a message. */
const writeMail = (id: string, key: string, more = sql`null, null`) =>
  db.query(sql`
    insert into mails (id, key, sealed, created_at, next_at, sent_at, handed_over_at)
    values (${id}, ${key}, 'sealed', now(), now(), ${more}) on conflict (key) do nothing`);
const writePush = (key: string) =>
  db.query(sql`
    insert into pushes (id, subscription_id, key, content, created_at, next_at)
    values (gen_random_uuid(), ${device}, ${key}, '{"title": "News"}', now(), now())
    on conflict (subscription_id, key) do nothing`);
const jobs = (kind: string) =>
  db.query(sql`
    select key, payload, finished_at is not null as done, run_at <= now() as due from jobs where kind = ${kind} order by key`);

beforeAll(async () => {
  ({ db, drop } = await openTestDatabase('0037-jobs'));
  const organization = randomUUID();
  await db.query(sql`insert into organizations (id, name) values (${organization}, 'Own')`);
  await db.query(sql`
    insert into people (id, issuer, subject, email, current_organization_id)
    values (${person}, 'portal', 'a', 'a@tv.example', ${organization})`);
  await db.query(sql`
    insert into push_subscriptions (id, person_id, endpoint, p256dh, auth, language, created_at)
    values (${device}, ${person}, 'https://push.example/1', '', '', 'en', now())`);
  await db.query(sql`
    insert into media_contents (id, organization_id, title, processing_status) values (${item}, ${organization}, 'Film', 1)`);
  await db.query(sql`
    insert into uploads (id, organization_id, file_name, size_in_bytes, details, completed_at)
    values (${item}, ${organization}, 'film.mp4', 1, '{}', now())`);
  await writeMail(waiting!, 'waiting');
  await writeMail(sent!, 'sent', sql`now(), now()`);
  await writeMail(handedOver!, 'handed over', sql`null, now()`);
  await writeMail(arrived!, 'arrived', sql`null, now()`);
  await writeMail(refused!, 'refused', sql`null, now()`);
  await writeMail(unheard!, 'unheard', sql`null, now()`);
  const others = [handedOver, arrived, refused];
  await db.query(sql`
    update mails set lease = gen_random_uuid(), lease_until = now() + (case when id = any(${others}::uuid[])
      then interval '5 minutes' else interval '-1 second' end) where handed_over_at is not null`);
  await writePush('old');
  await migrate(db);
});
afterAll(() => drop());

test('what waits is in the queue once, and a mail that was handed over is left to its sender', async () => {
  const sealed = { sealed: 'sealed' };
  expect(await jobs('mail')).toEqual([
    { key: 'sent', payload: null, done: true, due: true },
    { key: 'unheard', payload: null, done: true, due: true },
    { key: 'waiting', payload: sealed, done: false, due: true },
  ]);
  expect(await jobs('push')).toMatchObject([{ key: `${device} old`, done: false, due: true }]);
  expect(await jobs('ingest')).toMatchObject([{ key: item, payload: { uploadId: item }, done: false }]);
  expect(await db.query(sql`select key from mails order by key`)).toEqual([
    { key: 'arrived' },
    { key: 'handed over' },
    { key: 'refused' },
  ]);
  const left = sql`select id from uploads where worked_at is null or worked_at < now()`;
  expect(await db.query(left)).toEqual([]);
});

test('what the version before still writes becomes a job, each key once', async () => {
  await writeMail(later!, 'later');
  await writeMail(randomUUID(), 'sent');
  await writePush('new');
  await writePush('old');
  // Its mail server refused the mail after all: another attempt is due.
  await db.query(sql`update mails set handed_over_at = null, next_at = now() where id = ${handedOver}`);
  // Two more have ended: their keys stay known.
  await db.query(
    sql`update mails set sent_at = now(), sealed = null, lease = null, lease_until = null where id = ${arrived}`,
  );
  await db.query(
    sql`update mails set failed_at = now(), sealed = null, handed_over_at = null, problem = '550' where id = ${refused}`,
  );
  await writeMail(randomUUID(), 'arrived');
  expect((await jobs('mail')).map(({ key, done }) => [key, done])).toEqual([
    ['arrived', true],
    ['handed over', false],
    ['later', false],
    ['refused', true],
    ['sent', true],
    ['unheard', true],
    ['waiting', false],
  ]);
  expect(await db.query(sql`select key, last_error from jobs where kind = 'mail' and is_given_up`)).toEqual([
    { key: 'refused', last_error: '550' },
  ]);
  expect(await jobs('push')).toMatchObject([{ key: `${device} new` }, { key: `${device} old` }]);
  expect(await db.query(sql`select from mails union all select from pushes`)).toEqual([]);
});
