import { randomUUID } from 'node:crypto';
import { bytesType } from '@tv/contract/calls/byte-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { aMediaContent, anOrganization, aPerson } from '../../test-builders.ts';
import { startTestService, type TestService } from '../../test-service.ts';

let service: TestService;
let own: string;
let manager: { id: string; subject: string };

beforeAll(async () => {
  service = await startTestService();
  own = await anOrganization(service.db);
  manager = await aPerson(service.db, { organizations: [[own, 'OrganizationManager']] });
});
afterAll(() => service.close());

type Shown = { id: string; fileName: string; mimeType: string; sizeInBytes: number; url: string };
async function send(method: 'POST' | 'PUT', id: string, path: string, text: string, as = manager.subject) {
  const answer = await service.app.inject({
    method,
    url: `/api/Management/MediaContents/${id}/Attachments${path}`,
    headers: { authorization: `Bearer token-${as}`, 'content-type': bytesType },
    payload: Buffer.from(text),
  });
  return { status: answer.statusCode, body: answer.json<Shown>() };
}
const add = (id: string, fileName: string, text: string) =>
  send('POST', id, `?fileName=${encodeURIComponent(fileName)}`, text);
const list = async (id: string) =>
  (await service.call('GET /MediaContents/:id/Attachments', { as: manager.subject, params: { id } })).body;
const names = async (id: string) => (await list(id)).map(({ fileName }) => fileName);
const actions = async (id: string) =>
  (
    await service.db.query<{ action: string }>(
      sql`select action from audit_log where subject = ${id} order by id`,
    )
  ).map(({ action }) => action);
async function download(url: string): Promise<string> {
  const me = await service.call('GET /Users/Me', { as: manager.subject });
  return (await service.app.inject(`${url}?jwt=${me.body.mediaToken}`)).body;
}
const stored = async (id: string) => {
  const keys: string[] = [];
  for await (const { key } of service.files.list())
    if (key.startsWith(`media/${id}/attachments/`)) keys.push(key);
  return keys.length;
};

test('attachments are added, replaced, renamed, ordered and removed', async () => {
  const id = await aMediaContent(service.db, own, { status: 0 });
  const slides = await add(id, 'slides.pdf', 'the slides');
  expect(slides).toMatchObject({
    status: 201,
    body: { fileName: 'slides.pdf', mimeType: 'application/pdf', sizeInBytes: 10 },
  });
  const notes = await add(id, ' notes.txt ', 'notes');
  service.setNow(new Date('2026-03-02T09:00:01Z'));
  const table = await add(id, 'table.csv', 'a,b');
  expect(await names(id)).toEqual(['slides.pdf', 'notes.txt', 'table.csv']);
  expect(await download(slides.body.url)).toBe('the slides');

  // Once more under the same name: the file at the same address is another one, and the old bytes are gone.
  expect((await add(id, 'slides.pdf', 'newer')).body).toMatchObject({ id: slides.body.id, sizeInBytes: 5 });
  expect(await download(slides.body.url)).toBe('newer');
  expect((await send('PUT', id, `/${slides.body.id}`, 'newest')).body).toMatchObject({
    fileName: 'slides.pdf',
    sizeInBytes: 6,
  });
  expect(await download(slides.body.url)).toBe('newest');
  expect(await stored(id)).toBe(3);

  const rename = (attachmentId: string, fileName: string) =>
    service.call('PATCH /Management/MediaContents/:id/Attachments/:attachmentId', {
      as: manager.subject,
      params: { id, attachmentId },
      body: { fileName },
    });
  expect((await rename(notes.body.id, 'notes.md')).body).toMatchObject({
    fileName: 'notes.md',
    mimeType: 'text/markdown; charset=utf-8',
  });
  expect((await rename(notes.body.id, 'notes.md')).status).toBe(200);
  expect(await rename(notes.body.id, 'slides.pdf')).toMatchObject({
    status: 400,
    body: { exceptionData: { field: 'fileName' } },
  });

  const order = (ids: string[]) =>
    service.call('PUT /Management/MediaContents/:id/Attachments/Order', {
      as: manager.subject,
      params: { id },
      body: { ids },
    });
  const wanted = [table.body.id, slides.body.id, notes.body.id];
  expect((await order(wanted)).body.map((each) => each.id)).toEqual(wanted);
  expect((await order(wanted)).status).toBe(200);
  for (const wrong of [wanted.slice(1), [...wanted.slice(1), randomUUID()], [...wanted, table.body.id]])
    expect(await order(wrong)).toMatchObject({ status: 400, body: { exceptionData: { field: 'ids' } } });
  service.setNow(new Date('2026-03-02T09:00:02Z'));
  await add(id, 'last.zip', 'zip');
  expect(await names(id)).toEqual(['table.csv', 'slides.pdf', 'notes.md', 'last.zip']);

  const remove = () =>
    service.call('DELETE /Management/MediaContents/:id/Attachments/:attachmentId', {
      as: manager.subject,
      params: { id, attachmentId: slides.body.id },
    });
  expect([(await remove()).status, (await remove()).status]).toEqual([204, 204]);
  expect(await names(id)).toEqual(['table.csv', 'notes.md', 'last.zip']);
  expect(await stored(id)).toBe(3);
  expect(await actions(id)).toEqual([
    ...['attachment added', 'attachment added', 'attachment added'],
    ...['attachment replaced', 'attachment replaced', 'attachment renamed', 'attachments ordered'],
    ...['attachment added', 'attachment removed'],
  ]);
});

test('nothing is stored of a file that is refused', async () => {
  const id = await aMediaContent(service.db, own);
  expect((await add(id, 'empty.txt', '')).status).toBe(400);
  expect((await add(id, '   ', 'text')).status).toBe(400);
  expect((await add(id, '../secret', 'text')).status).toBe(400);
  expect((await send('PUT', id, `/${randomUUID()}`, 'text')).status).toBe(404);
  await service.call('DELETE /Management/MediaContents/:id', {
    as: (await aPerson(service.db, { organizations: [[own, 'Admin']] })).subject,
    params: { id },
  });
  expect((await add(id, 'late.txt', 'text')).status).toBe(409);
  for (let count = 0; count < 50; count++)
    await service.db.query(sql`
      insert into attachments (id, media_content_id, file_name, mime_type, size_in_bytes, file)
      values (${randomUUID()}, ${id}, ${`file ${count}`}, 'text/plain', 1, 'a')`);
  const full = await aMediaContent(service.db, own);
  await service.db.query(
    sql`update attachments set media_content_id = ${full} where media_content_id = ${id}`,
  );
  expect((await add(full, 'one more', 'text')).status).toBe(409);
  expect([await stored(id), await stored(full)]).toEqual([0, 0]);
});

test('an attachment of another item is none of this one', async () => {
  const id = await aMediaContent(service.db, own);
  const elsewhere = await aMediaContent(service.db, await anOrganization(service.db));
  const added = await add(id, 'own.txt', 'text');
  const other = await aMediaContent(service.db, own);
  expect((await send('PUT', other, `/${added.body.id}`, 'text')).status).toBe(404);
  expect((await add(elsewhere, 'a.txt', 'text')).status).toBe(404);
  expect(await names(id)).toEqual(['own.txt']);
});

test('what is added counts as stored, and is refused beyond the limit of the organization', async () => {
  const { db } = service;
  const organizationId = await anOrganization(db);
  const { subject } = await aPerson(db, { organizations: [[organizationId, 'Admin']] });
  const id = await aMediaContent(db, organizationId);
  await db.query(sql`
    insert into uploads (id, organization_id, file_name, size_in_bytes, received_bytes, details)
    values (${id}, ${organizationId}, 'talk.mp4', 1000, 1000, '{}')`);
  await db.query(sql`update organizations set storage_limit = 1100 where id = ${organizationId}`);
  const stores = async () => {
    const rows = await db.query<{ stored_bytes: number }>(
      sql`select stored_bytes from organization_storage where organization_id = ${organizationId}`,
    );
    return Number(rows[0]!.stored_bytes);
  };
  const put = (fileName: string, length: number) =>
    send('POST', id, `?fileName=${fileName}`, 'x'.repeat(length), subject);
  const added = await put('a.txt', 60);
  expect([added.status, await stores()]).toEqual([201, 1060]);
  expect([(await put('b.txt', 50)).status, await stores(), await stored(id)]).toEqual([413, 1060, 1]);
  expect([(await put('a.txt', 90)).status, await stores()]).toEqual([201, 1090]);
  const params = { id, attachmentId: added.body.id };
  await service.call('PATCH /Management/MediaContents/:id/Attachments/:attachmentId', {
    as: subject,
    params,
    body: { fileName: 'c.txt' },
  });
  expect(await stores()).toBe(1090);
  await service.call('DELETE /Management/MediaContents/:id/Attachments/:attachmentId', {
    as: subject,
    params,
  });
  expect(await stores()).toBe(1000);
});
