import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { createOutbox, type MailPayload } from '../../platform/mail/outbox.ts';
import { anOrganization, aPerson } from '../../test-builders.ts';
import { beginUpload, processUploads } from '../test-ingest.ts';
import { ffmpegPath } from '../test-sources.ts';
import { startUploads } from '../upload/test-uploads.ts';

const log = { info() {}, warn() {}, error() {} };
const outbox = createOutbox('a secret key of this test');
let uploads: Awaited<ReturnType<typeof startUploads>>;
let uploader: { id: string; subject: string };
beforeAll(async () => {
  uploads = await startUploads(ffmpegPath);
  const { db } = uploads;
  const organization = await anOrganization(db, { name: 'Works' });
  const add = (
    email: string,
    role: 'Admin' | 'OrganizationManager' | 'ContentManager' | 'Viewer',
    isInactive = false,
  ) => aPerson(db, { organizations: [[organization, role]], email, isInactive });
  uploader = await add('uploader@tv.example', 'ContentManager');
  await add('admin@tv.example', 'Admin');
  const manager = await add('manager@tv.example', 'OrganizationManager');
  await db.query(sql`update people set language = 'de' where id = ${manager.id}`);
  await add('other-content-manager@tv.example', 'ContentManager');
  await add('viewer@tv.example', 'Viewer');
  await add('gone@tv.example', 'Admin', true);
  await aPerson(db, { organizations: [[await anOrganization(db), 'Admin']], email: 'elsewhere@tv.example' });
});
afterAll(() => uploads.close());

/** Processes an upload whose workers ended each time, and answers the mails that were written then. */
async function mailsAfterCrashes(id: string) {
  const { db, files } = uploads;
  await beginUpload(db, id);
  // As many as any upload may have, whatever else ended workers.
  await db.query(sql`update jobs set crashes = 10, lease = null, lease_until = null where key = ${id}`);
  await processUploads({ db, files, log, clock: () => new Date(), ffmpegPath, outbox }, undefined, id);
  const jobs = await db.query<{ id: string; payload: MailPayload }>(
    sql`delete from jobs where kind = 'mail' and payload is not null returning id, payload`,
  );
  return jobs
    .map((job) => outbox.open(job.id, job.payload))
    .map(({ to, subject, text }) => ({ to, subject, text }))
    .sort((one, other) => (one.to[0]! < other.to[0]! ? -1 : 1));
}

const noticesOf = async (id: string) => {
  const rows = await uploads.db.query<{ email: string }>(sql`
    select p.email from notices n join people p on p.id = n.person_id
    where n.media_content_id = ${id} and n.kind = 'failed' order by 1`);
  return rows.map(({ email }) => email.split('@')[0]);
};

test('the person who brought in a file that ends its worker each time is told so', async () => {
  const id = await uploads.bringIn(Buffer.from('a killer'), { title: 'A talk' });
  await uploads.db.query(sql`update uploads set created_by = ${uploader.id} where id = ${id}`);
  const mails = await mailsAfterCrashes(id);
  expect(mails).toEqual([
    {
      to: ['uploader@tv.example'],
      subject: '“A talk” could not be processed',
      text: expect.stringContaining('The service crashed each time it processed this file.'),
    },
  ]);
  expect(await noticesOf(id)).toEqual(['uploader']);
});

test('where the command line brought it in, those who manage the organization are told, each in their language', async () => {
  const id = await uploads.bringIn(Buffer.from('a killer'), { title: 'Ein Vortrag' });
  const mails = await mailsAfterCrashes(id);
  expect(mails.map(({ to, subject }) => [to[0], subject])).toEqual([
    ['admin@tv.example', '“Ein Vortrag” could not be processed'],
    ['manager@tv.example', '„Ein Vortrag“ konnte nicht verarbeitet werden'],
  ]);
  expect(await noticesOf(id)).toEqual(['admin', 'manager']);
});

test('a file that is no video gives a notice and no mail, and each way can be switched off', async () => {
  const { db, files } = uploads;
  const fail = async (title: string) => {
    const id = await uploads.bringIn(Buffer.from(title), { title });
    await db.query(sql`update uploads set created_by = ${uploader.id} where id = ${id}`);
    await processUploads({ db, files, log, clock: () => new Date(), ffmpegPath, outbox }, undefined, id);
    return id;
  };
  expect(await noticesOf(await fail('No video'))).toEqual(['uploader']);
  await db.query(sql`
    insert into notification_choices (person_id, digest, time_zone, digest_from, switched_off)
    values (${uploader.id}, 'off', 'UTC', now(), '{uploads.notice,uploads.mail}')`);
  expect(await noticesOf(await fail('No video either'))).toEqual([]);
  const id = await uploads.bringIn(Buffer.from('a quiet killer'), { title: 'A talk' });
  await db.query(sql`update uploads set created_by = ${uploader.id} where id = ${id}`);
  expect(await mailsAfterCrashes(id)).toEqual([]);
  await db.query(sql`delete from notification_choices`);
});

test('nobody is told about an item that was deleted meanwhile', async () => {
  const id = await uploads.bringIn(Buffer.from('a killer'), { title: 'Gone' });
  await uploads.db.query(sql`update media_contents set deleted_at = now() where id = ${id}`);
  expect(await mailsAfterCrashes(id)).toEqual([]);
});
