import { randomUUID } from 'node:crypto';
import { ContentStatus, ReviewStatus } from '@tv/contract/enumerations';
import { memberRecordingLimits } from '@tv/contract/limits/upload-limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPerson } from '../../people/db.ts';
import { sql } from '../../platform/db/sql.ts';
import { aPerson, anOrganization } from '../../test-builders.ts';
import { testIssuer } from '../../test-service.ts';
import { isFfmpegInstalled } from '../run-ffmpeg.ts';
import { processUploads } from '../test-ingest.ts';
import { going, startProcessing } from '../test-processing.ts';
import { ffmpegPath } from '../test-sources.ts';
import { findOwnRecording, listOwnRecordings } from './own-recordings-db.ts';

describe.skipIf(!isFfmpegInstalled(ffmpegPath))('what members record for review', () => {
  let world: Awaited<ReturnType<typeof startProcessing>>;
  let own: string;
  beforeAll(async () => {
    world = await startProcessing();
    own = await anOrganization(world.uploads.db, { name: 'Own Works' });
    for (const subject of ['member', 'other-member'])
      await aPerson(world.uploads.db, { organizations: [own], subject });
    for (const [subject, role] of [
      ['content', 'ContentManager'],
      ['manager', 'OrganizationManager'],
    ] as const)
      await aPerson(world.uploads.db, { organizations: [[own, role]], subject });
    await allow(true);
  });
  afterAll(() => world.close());

  const ask: (typeof world)['uploads']['ask'] = (...given) => world.uploads.ask(...given);
  const allow = (isAllowed: boolean) =>
    world.uploads.db.query(
      sql`update organizations set members_may_record = ${isAllowed}::boolean where id = ${own}::uuid`,
    );
  const announce = (more: object = {}, as = 'member') =>
    ask('POST', 'Uploads', {
      json: { fileName: 'message.webm', idempotencyKey: randomUUID(), sizeInBytes: 10, ...more },
      as,
    });
  const member = async (subject = 'member') =>
    (await findPerson(world.uploads.db, { issuer: testIssuer, subject } as never, undefined))!;
  const listed = async (subject = 'member') =>
    (await listOwnRecordings(world.uploads.db, await member(subject), {})).items;
  /** A recording that is sent, complete and processed. */
  async function record(more: object = {}): Promise<string> {
    const { length } = world.film;
    const { id } = (await announce({ sizeInBytes: length, title: 'A message', ...more })).body;
    await ask('PATCH', `Uploads/${id}`, { bytes: world.film, offset: 0, as: 'member' });
    expect((await ask('POST', `Uploads/${id}/Completions`, { as: 'member' })).status).toBe(201);
    await processUploads(world.parts(), going(), id);
    return id;
  }

  it('is off until the organization allows it, and off again at once', async () => {
    await allow(false);
    expect((await member()).mayRecord).toBe(false);
    expect((await announce()).status).toBe(403);
    await allow(true);
    const { body } = await announce();
    await allow(false);
    expect((await ask('PATCH', `Uploads/${body.id}`, { bytes: 'x', offset: 0, as: 'member' })).status).toBe(
      403,
    );
    await allow(true);
    expect((await ask('PATCH', `Uploads/${body.id}`, { bytes: 'x', offset: 0, as: 'member' })).status).toBe(
      200,
    );
    expect((await member('content')).mayRecord).toBe(true);
  });

  it('becomes a draft in review, whatever the announcement asks, and is published by nobody', async () => {
    const id = await record({ isDraft: false, tags: [] });
    const row = await world.rowOf(id);
    expect(row).toMatchObject({ status: ContentStatus.REVIEW, visibility: 1, publish_date: null });
    const reviews = await world.uploads.db.query(
      sql`select status from reviews where media_content_id = ${id}`,
    );
    expect(reviews).toEqual([{ status: ReviewStatus.Reviewing }]);
    const noted = await world.uploads.db.query(sql`
      select a.action, p.subject from audit_log a join people p on p.id = a.person_id where a.subject = ${id} and a.action like 'media content %' order by a.id`);
    expect(noted).toEqual([
      { action: 'media content brought in', subject: 'member' },
      { action: 'media content submitted for review', subject: 'member' },
    ]);
    expect(await listed()).toEqual([
      {
        ...{ id, title: 'A message', recordedDate: expect.any(String), state: 'inReview', mayDelete: true },
        durationInSeconds: expect.any(Number),
      },
    ]);
  });

  it('says nothing but texts, chapters and a trim', async () => {
    for (const more of [
      { visibility: 2 },
      { categoryNames: ['Trials'] },
      { isListed: false },
      { makesCaptions: true },
      { publishDate: '2020-01-01T00:00:00Z' },
    ])
      expect(await announce(more)).toMatchObject({
        status: 400,
        body: { message: expect.stringContaining(Object.keys(more)[0]!) },
      });
    const allowed = { title: 'Hello', description: 'To all', trim: { from: 1 }, categoryNames: [] };
    expect((await announce(allowed)).status).toBe(201);
  });

  it('is no larger than it may be, announced or grown', async () => {
    expect((await announce({ sizeInBytes: memberRecordingLimits.size + 1 })).status).toBe(413);
    expect((await announce({ sizeInBytes: memberRecordingLimits.size })).status).toBe(201);
    const { id } = (await announce({ sizeInBytes: undefined })).body;
    await world.uploads.db.query(sql`
      update uploads set received_bytes = ${memberRecordingLimits.size}, size_in_bytes = ${memberRecordingLimits.size} where id = ${id}`);
    const more = { bytes: 'x', offset: memberRecordingLimits.size, as: 'member' };
    expect((await ask('PATCH', `Uploads/${id}`, more)).status).toBe(413);
  });

  it('is its member’s alone, and of those who manage the organization', async () => {
    const { id } = (await announce()).body;
    const statuses = [];
    for (const as of ['member', 'other-member', 'content', 'manager'])
      statuses.push((await ask('GET', `Uploads/${id}`, { as })).status);
    expect(statuses).toEqual([200, 404, 404, 200]);
    const recording = await record();
    expect(await listed('other-member')).toEqual([]);
    expect(await findOwnRecording(world.uploads.db, await member('other-member'), recording)).toBeUndefined();
    expect(await findOwnRecording(world.uploads.db, await member(), recording)).toEqual({ isPublic: false });
  });

  it('does not open what the person began as a content manager', async () => {
    const { id } = (await announce({ isDraft: false }, 'content')).body;
    await world.uploads.db.query(sql`
      update memberships set role = 'Viewer' where person_id = (select id from people where subject = 'content')`);
    expect((await ask('PATCH', `Uploads/${id}`, { bytes: 'x', offset: 0, as: 'content' })).status).toBe(404);
    expect((await ask('POST', `Uploads/${id}/Completions`, { as: 'content' })).status).toBe(404);
    // Nor do members bring in other things beside it.
    const beside = await ask('PUT', `Uploads/${id}/Attachments/a.pdf`, { bytes: 'x', as: 'member' });
    expect(beside.status).toBe(403);
  });
});
