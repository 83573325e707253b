import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { bytesType } from '@tv/contract/calls/byte-calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLimits } from '../../platform/limits/limits.ts';
import { sql } from '../../platform/db/sql.ts';
import { missingFfmpeg } from '../run-ffmpeg.ts';
import { aPerson, anOrganization } from '../../test-builders.ts';
import { beginUpload } from './begin-upload.ts';
import { findUpload, recordChunk } from './db.ts';
import { startUploads } from './test-uploads.ts';

// Nothing is processed here; any program that exists will do.
const ffmpegPath = process.execPath;
let uploads: Awaited<ReturnType<typeof startUploads>>;
let own: string;
let other: string;
beforeAll(async () => {
  uploads = await startUploads(ffmpegPath);
  await uploads.app.listen({ port: 0, host: '127.0.0.1' });
  own = await anOrganization(uploads.db, { name: 'Own Works' });
  other = await anOrganization(uploads.db, { name: 'Other Works' });
  await aPerson(uploads.db, { organizations: [[own, 'ContentManager']], subject: 'content' });
  await aPerson(uploads.db, { organizations: [[own, 'ContentManager']], subject: 'content2' });
  await aPerson(uploads.db, { organizations: [[own, 'OrganizationManager']], subject: 'manager' });
  await aPerson(uploads.db, { organizations: [[own, 'Viewer']], subject: 'viewer' });
  await aPerson(uploads.db, { organizations: [[other, 'Admin']], subject: 'elsewhere' });
});
afterAll(() => uploads.close());

const port = () => (uploads.app.server.address() as AddressInfo).port;
const announce = (more: object = {}, as?: string) =>
  uploads.ask('POST', 'Uploads', {
    json: { fileName: 'film.mp4', sizeInBytes: 10, idempotencyKey: randomUUID(), ...more },
    ...(as && { as }),
  });
const send = (id: string, offset: number, bytes: string) =>
  uploads.ask('PATCH', `Uploads/${id}`, { bytes, offset });

describe('sending a file', () => {
  it('goes on where it stopped', async () => {
    const idempotencyKey = randomUUID();
    const { status, body } = await announce({ idempotencyKey });
    expect([status, body]).toEqual([
      201,
      { id: expect.any(String), offset: 0, sizeInBytes: 10, isCompleted: false },
    ]);
    expect((await send(body.id, 0, '01234')).body).toMatchObject({ offset: 5 });
    expect((await announce({ idempotencyKey })).body).toMatchObject({ id: body.id, offset: 5 });
    expect(await uploads.ask('GET', `Uploads/${body.id}`)).toMatchObject({
      status: 200,
      body: { offset: 5 },
    });
    expect((await send(body.id, 5, '56789')).body).toMatchObject({ offset: 10 });
    const completed = await uploads.ask('POST', `Uploads/${body.id}/Completions`);
    expect([completed.status, completed.body]).toEqual([
      201,
      {
        id: body.id,
        title: 'Film',
        organizationName: expect.any(String),
        processingStatus: 0,
        progress: 0,
        watchPath: `/watch/${body.id}`,
      },
    ]);
    const again = await uploads.ask('POST', `Uploads/${body.id}/Completions`);
    expect(again.body).toEqual(completed.body);
    expect((await uploads.ask('GET', 'Processings')).body).toEqual([completed.body]);
    expect((await announce({ idempotencyKey })).body).toMatchObject({ id: body.id, isCompleted: true });
  });

  it('may name the item’s own date, not in the future, and that it is not listed', async () => {
    const refused = await announce({ publishDate: '2100-01-01T00:00:00Z' });
    expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining('publishDate')]);
    const { body } = await announce({ publishDate: '2011-05-04T00:00:00Z', isListed: false });
    await send(body.id, 0, '0123456789');
    await uploads.ask('POST', `Uploads/${body.id}/Completions`);
    const [row] = await uploads.db.query(
      sql`select publish_date, is_listed from media_contents where id = ${body.id}`,
    );
    expect(row).toEqual({ publish_date: new Date('2011-05-04T00:00:00Z'), is_listed: false });
  });

  it('is noted once, with the categories that were made for it', async () => {
    const { body } = await announce({ categoryNames: ['Brand new', ' brand NEW '] }, 'manager');
    await send(body.id, 0, '0123456789');
    await uploads.ask('POST', `Uploads/${body.id}/Completions`);
    await uploads.ask('POST', `Uploads/${body.id}/Completions`);
    const noted = await uploads.db.query(sql`
      select action, detail, p.subject as by, a.subject = ${body.id} as "isItem"
      from audit_log a join people p on p.id = a.person_id order by a.id desc limit 3`);
    expect(noted.reverse().slice(-2)).toEqual([
      { action: 'media content brought in', detail: { title: 'Film' }, by: 'manager', isItem: true },
      { action: 'category made', detail: { name: 'Brand new' }, by: 'manager', isItem: false },
    ]);
    const filed = { categoryNames: ['brand new'] };
    expect((await announce(filed, 'content')).status).toBe(201);
    const refused = await announce({ categoryNames: ['Brand new', 'Nobody made this'] }, 'content');
    expect([refused.status, refused.body.message]).toEqual([
      403,
      expect.stringContaining('Nobody made this'),
    ]);
  });

  it('takes each byte once, however often it is sent', async () => {
    const { body } = await announce();
    await send(body.id, 0, '01234');
    const repeated = await send(body.id, 0, '01234');
    expect([repeated.status, repeated.body.exceptionData]).toEqual([409, { offset: 5 }]);
    const both = await Promise.all([send(body.id, 5, '56789'), send(body.id, 5, '56789')]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await uploads.ask('GET', `Uploads/${body.id}`)).body.offset).toBe(10);
    const upload = (await findUpload(uploads.db, body.id!))!;
    const late = recordChunk(uploads.db, upload, { start: 5, length: 1, file: 'x' }, {});
    expect(await late).toBe(false);
  });

  it('refuses bytes that do not fit, and completing too early', async () => {
    const { body } = await announce();
    expect((await send(body.id, 0, '0123456789 and more')).status).toBe(400);
    expect((await send(body.id, 3, '345')).status).toBe(409);
    expect((await uploads.ask('PATCH', `Uploads/${body.id}`, { bytes: '01' })).status).toBe(400);
    expect(
      (await uploads.ask('PATCH', `Uploads/${body.id}`, { json: {}, headers: { 'upload-offset': '0' } }))
        .status,
    ).toBe(400);
    const early = await uploads.ask('POST', `Uploads/${body.id}/Completions`);
    expect([early.status, early.body.message]).toEqual([
      409,
      '0 of 10 bytes have arrived. Send the rest first.',
    ]);
  });

  it('refuses a key that belongs to another file, and names that are paths', async () => {
    const idempotencyKey = randomUUID();
    await announce({ idempotencyKey });
    expect((await announce({ idempotencyKey, sizeInBytes: 11 })).status).toBe(400);
    expect((await announce({ fileName: '../film.mp4' })).status).toBe(400);
  });

  it('finds the same file again by its key, with what was said last of it until it is complete', async () => {
    const idempotencyKey = randomUUID();
    const { body } = await announce({ idempotencyKey, title: 'First' }, 'content');
    expect((await announce({ idempotencyKey, title: 'Second' }, 'content')).body.id).toBe(body.id);
    await uploads.ask('PATCH', `Uploads/${body.id}`, { bytes: '0123456789', offset: 0, as: 'content' });
    const completed = await uploads.ask('POST', `Uploads/${body.id}/Completions`, { as: 'content' });
    expect(completed.body.title).toBe('Second');
    expect((await announce({ idempotencyKey, title: 'Third' }, 'content')).body).toMatchObject({
      id: body.id,
      isCompleted: true,
    });
    expect((await uploads.ask('GET', `Processings/${body.id}`)).body.title).toBe('Second');
  });

  it('lets content managers bring in what another one has, without telling so', async () => {
    const idempotencyKey = randomUUID();
    const first = await announce({ idempotencyKey }, 'content');
    const second = await announce({ idempotencyKey }, 'content2');
    expect([second.status, second.body.isCompleted]).toEqual([201, false]);
    expect(second.body.id).not.toBe(first.body.id);
    expect((await announce({ idempotencyKey }, 'content2')).body.id).toBe(second.body.id);
    expect((await announce({ idempotencyKey }, 'manager')).body.id).toBe(first.body.id);
  });

  it('forgets a chunk that is cut off', async () => {
    const { body } = await announce({ sizeInBytes: 1000 });
    const socket = connect(port(), '127.0.0.1');
    const path = `/api/Management/Uploads/${body.id}`;
    socket.write(
      `PATCH ${path} HTTP/1.1\r\nhost: local\r\nauthorization: Bearer local-service-token\r\ncontent-type: ${bytesType}\r\nupload-offset: 0\r\ncontent-length: 1000\r\n\r\n01234`,
    );
    const temporary = join(uploads.folder, 'temporary');
    const isWriting = async () => existsSync(temporary) && readdirSync(temporary).length > 0;
    await expect.poll(isWriting).toBe(true);
    socket.destroy();
    await expect.poll(isWriting).toBe(false);
    expect((await uploads.ask('GET', `Uploads/${body.id}`)).body.offset).toBe(0);
    expect(existsSync(join(uploads.folder, 'uploads', body.id))).toBe(false);
  });

  it('answers the next request of a connection whose bytes it refused', async () => {
    const { body } = await announce();
    const socket = connect(port(), '127.0.0.1');
    let said = '';
    socket.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const head = (line: string) =>
      `${line} HTTP/1.1\r\nhost: local\r\nauthorization: Bearer local-service-token\r\n`;
    const [path, length] = [`/api/Management/Uploads/${body.id}`, 4_000_000];
    socket.write(
      `${head(`PATCH ${path}`)}content-type: ${bytesType}\r\nupload-offset: 0\r\ncontent-length: ${length}\r\n\r\n`,
    );
    socket.write(Buffer.alloc(length));
    socket.write(`${head(`GET ${path}`)}\r\n`);
    await expect.poll(() => said).toMatch(/400 Bad Request[^]*200 OK/);
    socket.destroy();
  });

  it('says what to install when ffmpeg is missing', async () => {
    const file = { fileName: 'a.mp4', sizeInBytes: 1 };
    const limits = createLimits({ clock: () => new Date(), secretKey: 'unused' });
    const parts = { db: uploads.db, limits, ffmpegPath: '/nowhere/ffmpeg' };
    const begun = beginUpload(parts, { kind: 'command-line' }, file, new Date());
    await expect(begun).rejects.toMatchObject({ status: 503, message: missingFfmpeg });
  });
});

describe('files beside it', () => {
  it('names the line of malformed captions', async () => {
    const { body } = await announce();
    const wrong = await uploads.ask('PUT', `Uploads/${body.id}/Subtitles/en`, {
      bytes: '1\n00:00:01,000 --> soon\nhi\n',
    });
    expect([wrong.status, wrong.body.message]).toEqual([400, expect.stringContaining('Line 2')]);
    const right = await uploads.ask('PUT', `Uploads/${body.id}/Subtitles/en`, {
      bytes: '1\n00:00:01,000 --> 00:00:02,000\nhi\n',
    });
    expect([right.status, right.body]).toEqual([
      200,
      { format: 'SRT', encoding: 'utf-8', cuesCount: 1, notes: [] },
    ]);
    expect(
      (await uploads.ask('PUT', `Uploads/${body.id}/Subtitles/no%20language`, { bytes: 'x' })).status,
    ).toBe(404);
    expect(
      (await uploads.ask('PUT', `Uploads/${body.id}/Attachments/notes.txt`, { bytes: 'notes' })).status,
    ).toBe(204);
  });
});

describe('who may', () => {
  it('is the command line for every organization, and a content manager for the current one', async () => {
    expect((await announce({ organizationName: 'other works' })).status).toBe(201);
    expect((await announce({ organizationName: 'Nobody' })).status).toBe(404);
    expect((await announce({}, 'content')).status).toBe(201);
    expect((await announce({ organizationId: own }, 'content')).status).toBe(201);
    expect((await announce({ organizationId: other }, 'content')).status).toBe(404);
    expect((await announce({ organizationName: 'Other Works' }, 'content')).status).toBe(404);
    expect((await announce({}, 'viewer')).status).toBe(403);
    expect((await announce({}, 'public')).status).toBe(401);
  });

  it('hides the uploads and items of another organization', async () => {
    const { body } = await announce({}, 'content');
    const asked = [
      uploads.ask('GET', `Uploads/${body.id}`, { as: 'elsewhere' }),
      uploads.ask('PATCH', `Uploads/${body.id}`, { as: 'elsewhere', bytes: '01', offset: 0 }),
      uploads.ask('PUT', `Uploads/${body.id}/Attachments/a.txt`, { as: 'elsewhere', bytes: '01' }),
      uploads.ask('POST', `Uploads/${body.id}/Completions`, { as: 'elsewhere' }),
      uploads.ask('GET', `Processings/${body.id}`, { as: 'elsewhere' }),
    ];
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await uploads.ask('GET', 'Processings', { as: 'elsewhere' })).body).toEqual([]);
  });

  it('limits a content manager to the own ones; who manages the organization reaches all', async () => {
    const idempotencyKey = randomUUID();
    const { body } = await announce({ idempotencyKey }, 'manager');
    const attach = (as: string) =>
      uploads.ask('PUT', `Uploads/${body.id}/Attachments/a.txt`, { as, bytes: '01' });
    expect((await attach('content')).status).toBe(404);
    expect((await uploads.ask('GET', `Uploads/${body.id}`, { as: 'content' })).status).toBe(404);
    expect((await announce({ idempotencyKey }, 'content')).body.id).not.toBe(body.id);
    const { body: own } = await announce({}, 'content');
    for (const as of ['content', 'manager'])
      expect((await uploads.ask('GET', `Uploads/${own.id}`, { as })).status, as).toBe(200);
    expect((await attach('manager')).status).toBe(204);
  });

  it('is never the command line through a proxy', async () => {
    const { status } = await uploads.ask('GET', 'Processings', {
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });
    expect(status).toBe(401);
  });
});
