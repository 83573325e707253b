import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../test-database.ts';
import type { Database } from '../db/database.ts';
import { bySmtp, type Deliver, intoFolder } from './deliver-mail.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { deleteFinishedJobs } from '../queue/jobs-db.ts';
import { breakOnce, claimJob, doDueJobs, letSecondsPass } from '../queue/test-queue.ts';
import { returnLost } from '../queue/work-on-jobs.ts';
import { mailJobs } from './send-mails.ts';
import { sql } from '../db/sql.ts';
import { startSmtpServer } from './test-smtp-server.ts';

let db: Database;
let drop: () => Promise<void>;
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let outbox: Outbox;
const warnings: string[] = [];
const log = {
  info: () => {},
  warn: (...parts: unknown[]) => void warnings.push(JSON.stringify(parts)),
  error: (...parts: unknown[]) => void warnings.push(JSON.stringify(parts)),
};
const folder = mkdtempSync(join(tmpdir(), 'tv-mail-'));
const from = 'TV <no-reply@tv.example>';
const minutes = (count: number) => letSecondsPass(db, count * 60);
const send = (deliver: Deliver = bySmtp(smtp.url, from)) =>
  doDueJobs({ db, log }, mailJobs({ db, outbox, deliver, log }));
const write = (more: { key?: string } = {}) =>
  outbox.write(db, {
    to: ['ada@aurora.example'],
    subject: 'Your link – schön',
    html: '<p>secret-token</p>',
    text: 'secret-token',
    ...more,
  });

beforeAll(async () => {
  ({ db, drop } = await openTestDatabase());
  smtp = await startSmtpServer();
});
beforeEach(() => {
  outbox = createOutbox('a secret key that only this test has');
});
afterEach(async () => {
  await db.query(sql`delete from jobs`);
  smtp.received.length = 0;
  warnings.length = 0;
  smtp.reply({});
});
afterAll(async () => {
  await smtp.close();
  await drop();
  rmSync(folder, { recursive: true, force: true });
});

test('a mail arrives once, with text, HTML and a Message-ID of its own, and what it said is forgotten', async () => {
  await write();
  const [waiting] = await db.query<{ id: string; payload: object; created_at: Date }>(
    sql`select * from jobs`,
  );
  expect(JSON.stringify(waiting?.payload)).not.toContain('secret-token');
  await send();
  await send();
  expect(smtp.received).toHaveLength(1);
  expect(smtp.received[0]).toContain(`Message-ID: <${waiting?.id}@tv.example>`);
  expect(smtp.received[0]).toContain('Auto-Submitted: auto-generated');
  expect(smtp.received[0]).toContain('multipart/alternative');
  expect(smtp.received[0]).toContain(`Date: ${waiting?.created_at.toUTCString().replace('GMT', '+0000')}`);
  expect(await db.query(sql`select payload, finished_at is not null as sent from jobs`)).toEqual([
    { payload: null, sent: true },
  ]);
});

test('a mail that its transaction takes back is not sent, and one key is one mail', async () => {
  await expect(
    db.transaction(async (queries) => {
      await outbox.write(queries, { to: ['a@b.example'], subject: '', html: '', text: '' });
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  await write({ key: 'reminder 1' });
  await send();
  await write({ key: 'reminder 1' });
  await send();
  expect(smtp.received).toHaveLength(1);
});

test.each([
  ['is not there', {}, 'smtp://127.0.0.1:1'],
  ['hangs up', { greeting: 'hang up' }, undefined],
  ['is busy', { RCPT: '450 later' }, undefined],
  ['hangs up before the mail is whole', { DATA: 'hang up' }, undefined],
  ['refuses the whole mail for now', { 'end of data': '451 later' }, undefined],
])('a server that %s is tried again, later and later', async (_, replies, url) => {
  smtp.reply(replies);
  await write();
  const deliver = bySmtp(url ?? smtp.url, from);
  await send(deliver);
  smtp.received.length = 0;
  smtp.reply({});
  await send();
  expect(smtp.received).toHaveLength(0);
  await minutes(1);
  await send();
  expect(smtp.received).toHaveLength(1);
  expect(warnings.join()).not.toContain('ada@');
});

test('a receiver that does not exist is given up at once, a silent server after a day and a half', async () => {
  smtp.reply({ RCPT: '550 nobody of that name' });
  await write();
  await send();
  const [refused] = await db.query(sql`select payload, is_given_up, last_error from jobs`);
  expect(refused).toEqual({ payload: null, is_given_up: true, last_error: 'EENVELOPE 550' });
  await db.query(sql`delete from jobs`);
  await write();
  for (let hour = 0; hour < 40; hour += 0.25) {
    await send(() => Promise.reject(new Error('nobody listens')));
    await minutes(15);
  }
  const [row] = await db.query<{ attempts: number; hours: number }>(
    sql`select attempts, extract(epoch from finished_at - created_at)::int / 3600 as hours from jobs where is_given_up`,
  );
  expect(row?.attempts).toBe(14);
  expect(row?.hours).toBeGreaterThan(24);
});

test('a mail whose answer is not heard is not sent again', async () => {
  smtp.reply({ 'end of data': 'hang up' });
  await write();
  await send();
  expect(warnings.join()).toContain('the answer was not heard');
  smtp.reply({});
  await minutes(600);
  await send();
  expect(smtp.received).toHaveLength(1);
});

test('a mail that was taken is not sent again where that can be written down at the second try only', async () => {
  await write();
  const breaking = breakOnce(db);
  const deliver: Deliver = async (letter) => {
    const outcome = await bySmtp(smtp.url, from)(letter);
    breaking.breakNext();
    return outcome;
  };
  await doDueJobs({ db: breaking, log }, mailJobs({ db: breaking, outbox, deliver, log }));
  await minutes(2);
  await send();
  expect(smtp.received).toHaveLength(1);
  expect(await db.query(sql`select finished_at is not null as is_finished, is_given_up from jobs`)).toEqual([
    { is_finished: true, is_given_up: false },
  ]);
});

test('a process that dies before the mail went leaves it to the next one, after it was handed over to nobody', async () => {
  await write({ key: 'a mail' });
  await claimJob(db, { kind: 'mail', leaseSeconds: 60 }, 'a mail');
  await send();
  expect(smtp.received).toHaveLength(0);
  await minutes(6);
  await send();
  expect(smtp.received).toHaveLength(1);

  await write();
  let handedOver: () => void = () => {};
  const whenHandedOver = new Promise<void>((resolve) => (handedOver = resolve));
  // Hands over and never comes back, as if the process had died there.
  void send(async ({ mayHandOver }) => {
    await mayHandOver();
    handedOver();
    return new Promise(() => {});
  });
  await whenHandedOver;
  await minutes(6);
  await send();
  expect(smtp.received).toHaveLength(1);
  expect(warnings.join()).toContain('the answer was not heard');
});

test('a mail whose process dies three times is not blamed, and is sent in its turn', async () => {
  await write({ key: 'a mail' });
  for (let round = 0; round < 3; round++) {
    await claimJob(db, { kind: 'mail', leaseSeconds: 60 }, 'a mail');
    await minutes(2);
    await returnLost({ db, log }, [mailJobs({ db, outbox, deliver: bySmtp(smtp.url, from), log })]);
  }
  expect(await db.query(sql`select attempts, crashes, is_suspect from jobs`)).toEqual([
    { attempts: 3, crashes: 0, is_suspect: false },
  ]);
  await send();
  expect(smtp.received).toHaveLength(1);
});

test('a slow process whose mail was taken over does not send it', async () => {
  await write();
  const outcome: boolean[] = [];
  await send(async (letter) => {
    await minutes(6);
    await send();
    outcome.push(await letter.mayHandOver());
    throw new Error('taken over');
  });
  expect(outcome).toEqual([false]);
  expect(smtp.received).toHaveLength(1);
  const rows = await db.query(sql`select finished_at is not null as sent, last_error from jobs`);
  expect(rows).toEqual([{ sent: true, last_error: null }]);
});

test('without a server each mail is one file, however often it is delivered', async () => {
  await write();
  const deliver = intoFolder(join(folder, 'outbox'), from);
  await send(async (letter) => {
    await deliver(letter);
    return deliver(letter);
  });
  const files = readdirSync(join(folder, 'outbox'));
  expect(files).toHaveLength(1);
  expect(files[0]).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-[0-9a-f-]{36}\.eml$/);
  const path = join(folder, 'outbox', files[0]!);
  expect(readFileSync(path, 'utf8')).toContain('To: ada@aurora.example');
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test('mails are forgotten a month after they went', async () => {
  await write({ key: 'old' });
  await send();
  await minutes(30 * 24 * 60);
  await deleteFinishedJobs(db);
  expect(await db.query(sql`select 1 from jobs`)).toHaveLength(1);
  await minutes(2 * 24 * 60);
  await deleteFinishedJobs(db);
  expect(await db.query(sql`select 1 from jobs`)).toHaveLength(0);
});
