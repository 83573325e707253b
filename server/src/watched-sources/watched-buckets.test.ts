import { afterAll, beforeAll, expect, it } from 'vitest';
import sharp from 'sharp';
import { sql } from '../platform/db/sql.ts';
import { putObject } from '../platform/storage/s3-parts.ts';
import { createS3Client } from '../platform/storage/s3-client.ts';
import { startS3Server } from '../platform/storage/test-s3-server.ts';
import { anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';
import { lookAt } from './test-look.ts';

let service: TestService;
let store: Awaited<ReturnType<typeof startS3Server>>;
let manager: Awaited<ReturnType<typeof aPerson>>;
let organizationId: string;
beforeAll(async () => {
  service = await startTestService();
  store = await startS3Server();
  const { endpoint, region } = store.settings;
  service.watchedEndpoints.push({ endpoint, region });
  organizationId = await anOrganization(service.db);
  manager = await aPerson(service.db, { organizations: [[organizationId, 'OrganizationManager']] });
});
afterAll(async () => {
  await service.close();
  await store.close();
});

const later = (seconds: number) => service.setNow(new Date(service.now().getTime() + seconds * 1000));
const put = (key: string, content: string | Buffer) =>
  putObject(createS3Client(store.settings), key, content, {});
const bucket = (more: object = {}) => ({
  ...{ endpoint: `${store.settings.endpoint}/`, name: store.settings.bucket },
  ...{ keyId: store.settings.accessKeyId, secret: store.settings.secretAccessKey, ...more },
});
const watch = (body: Record<string, unknown>) =>
  service.call('POST /Management/WatchedSources', { as: manager.subject, body });
const read = async (id: string) =>
  (await service.call('GET /Management/WatchedSources/:id', { as: manager.subject, params: { id } })).body;
const change = (id: string, body: Record<string, unknown>) =>
  service.call('PATCH /Management/WatchedSources/:id', { as: manager.subject, params: { id }, body });
const lookTwice = async (id: string) => {
  await lookAt(service, id);
  later(70);
  await lookAt(service, id);
};
const notices = async () =>
  (await service.call('GET /Users/Me/Notices', { as: manager.subject })).body.map(
    ({ kind, title }) => `${kind}: ${title}`,
  );

it('takes what lies below a prefix of a bucket, with captions, attachments and a picture, and tells no secret', async () => {
  const picture = await sharp({ create: { width: 64, height: 36, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  await put('zoom/talks/a b.mp4', 'a film of some bytes');
  await put('zoom/talks/a b.en.vtt', 'WEBVTT\n\n00:01.000 --> 00:02.000\nHello\n');
  await put('zoom/talks/a b.jpg', picture);
  await put('zoom/items.csv', 'file,title,speakers,attachments\ntalks/a b.mp4,A talk,Ada,notes.pdf\n');
  await put('zoom/notes.pdf', 'notes');
  await put('zoom/.hidden.mp4', 'hidden');
  await put('zoomed.mp4', 'beside the prefix');
  const { status, body } = await watch({ kind: 'folder', folder: 'zoom/', bucket: bucket() });
  expect([status, body.bucket]).toEqual([
    201,
    {
      endpoint: store.settings.endpoint,
      name: store.settings.bucket,
      keyId: store.settings.accessKeyId,
    },
  ]);
  const [row] = await service.db.query<{ row: string }>(
    sql`select watched_sources::text as row from watched_sources where id = ${body.id}::uuid`,
  );
  expect(row!.row).not.toContain(store.settings.secretAccessKey);
  await lookTwice(body.id);
  const found = await read(body.id);
  expect(found.items).toMatchObject([{ sourceId: 'talks/a b.mp4', title: 'A talk', state: 'taken' }]);
  const id = found.items[0]!.mediaContentId!;
  const [item] = await service.db.query(sql`
    select m.speakers, u.size_in_bytes as size, array(select c.kind || ' ' || c.name from upload_companions c where c.upload_id = m.id
      order by 1) as beside, (select instance from item_sources s where s.item_id = m.id) as instance
    from media_contents m join uploads u on u.id = m.id where m.id = ${id}::uuid`);
  expect(item).toEqual({
    speakers: ['Ada'],
    size: 20,
    beside: ['attachment notes.pdf', 'subtitles en 0'],
    instance: `${new URL(store.settings.endpoint).host}/${store.settings.bucket}/zoom`,
  });
  const isPut = async () =>
    (
      await service.db.query<{ put: boolean }>(
        sql`select not poster_is_due as put from watched_items where media_content_id = ${id}::uuid`,
      )
    )[0]!.put;
  await lookAt(service, body.id);
  expect(await isPut()).toBe(false);
  await service.db.query(
    sql`update media_contents set package = '{}', processing_status = 2 where id = ${id}::uuid`,
  );
  await lookAt(service, body.id);
  expect(await isPut()).toBe(true);
  const poster = await service.call('GET /Management/MediaContents/:id', {
    as: manager.subject,
    params: { id },
  });
  expect(poster.body.poster?.isChosen).toBe(true);
});

it('asks the endpoints that the operator allows, and no other address', async () => {
  for (const endpoint of [
    'http://127.0.0.1:1',
    'https://10.0.0.1',
    'ftp://x',
    `${store.settings.endpoint}/x`,
  ])
    expect(await watch({ kind: 'folder', bucket: bucket({ endpoint }) })).toMatchObject({
      status: 400,
      body: { reason: 'watched.endpoint', exceptionData: { field: 'bucket.endpoint' } },
    });
  expect((await watch({ kind: 'folder', bucket: bucket({ name: '../x' }) })).body).toMatchObject({
    reason: 'watched.bucketName',
  });
  expect((await watch({ kind: 'feed', address: 'https://a.example/', bucket: bucket() })).body).toMatchObject(
    { reason: 'watched.onePlace' },
  );
  const { body } = await watch({ kind: 'folder', folder: 'later', bucket: bucket() });
  const allowed = service.watchedEndpoints.splice(0);
  await lookAt(service, body.id);
  service.watchedEndpoints.push(...allowed);
  expect((await read(body.id)).problem).toMatchObject({ reason: 'watched.endpointOff' });
});

it('tells why a bucket cannot be read, tells its owner after a day, and goes on with another key', async () => {
  const { body } = await watch({ kind: 'folder', folder: 'zoom', bucket: bucket({ secret: 'wrong' }) });
  await lookAt(service, body.id);
  expect((await read(body.id)).problem).toMatchObject({
    reason: 'watched.bucketRefused',
    exceptionData: { code: 'SignatureDoesNotMatch' },
  });
  later(23 * 3600);
  await lookAt(service, body.id);
  expect(await notices()).toEqual([]);
  for (const hours of [2, 6]) {
    later(hours * 3600);
    await lookAt(service, body.id);
  }
  expect(await notices()).toEqual(['sourceFailing: zoom']);
  const { keyId, secret } = bucket();
  expect((await change(body.id, { bucketKey: { keyId, secret } })).status).toBe(200);
  await lookAt(service, body.id);
  expect((await read(body.id)).problem).toBeUndefined();
  const other = (await watch({ kind: 'feed', address: 'https://a.example/' })).body;
  expect((await change(other.id, { bucketKey: { keyId, secret } })).status).toBe(400);
});

it('tells its owner of a file that was given up', async () => {
  await put('given-up/film.mp4', 'a film');
  const { body } = await watch({ kind: 'folder', folder: 'given-up', bucket: bucket() });
  await lookAt(service, body.id);
  for (const pause of [70, 5 * 60, 15 * 60, 60 * 60, 6 * 3600, 24 * 3600]) {
    later(pause);
    await lookAt(service, body.id, { storageLimit: 1 });
  }
  expect((await read(body.id)).items).toMatchObject([
    { state: 'givenUp', problem: { reason: expect.stringMatching(/torage/) as string } },
  ]);
  expect(await notices()).toContain('sourceGaveUp: given-up');
});
