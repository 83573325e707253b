// replace-file.slow.test.ts has the rest.
import { ProcessingStatus } from '@tv/contract/enumerations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { isFfmpegInstalled } from '../run-ffmpeg.ts';
import { ffmpegPath } from '../test-sources.ts';
import { aPerson } from '../../test-builders.ts';
import { start, startVersions } from './test-versions.ts';

const day = 24 * 3_600_000;
const minute = 60_000;

describe.skipIf(!isFfmpegInstalled(ffmpegPath))('the file of an item', () => {
  let world: Awaited<ReturnType<typeof startVersions>>;
  beforeAll(async () => {
    world = await startVersions();
  });
  afterAll(() => world.close());

  const { COMPLETED } = ProcessingStatus;

  it('is replaced in one step, and the old one is served until then, and longer to those who watch it', async () => {
    const id = await world.anItem();
    const { db } = world.service;
    await db.query(sql`
      insert into watch_progress (person_id, media_content_id, position)
      select id, ${id}, 5.5 from people limit 1`);
    const viewer = await aPerson(db, { organizations: [world.organization] });
    const watching = await world.mediaToken(viewer.subject);
    const replacedAt = new Date(start.getTime() + minute);
    world.service.setNow(replacedAt);
    const asked = await world.replace(id, world.films.short);
    expect([asked.status, asked.body.state]).toEqual([201, 'waiting']);
    expect(await world.row(id)).toMatchObject({
      status: 1,
      processing_status: COMPLETED,
      package_version: 1,
    });
    expect((await world.watch(id, 1)).body).toContain('RESOLUTION=320x180');

    await world.work(asked.body.id);
    expect(await world.row(id)).toMatchObject({
      status: 1,
      processing_status: COMPLETED,
      package_version: 2,
    });
    const told = await db.query<{ action: string }>(
      sql`select action from audit_log where subject = ${id} order by audit_log.id desc limit 2`,
    );
    expect(told.map(({ action }) => action)).toEqual(['media version served', 'media file replaced']);
    expect((await world.row(id)).duration_in_seconds).toBeCloseTo(3, 0);
    expect((await world.watch(id, 2)).body).toContain('RESOLUTION=160x90');
    // Who began before goes on; a visitor and somebody who comes now see what is served now.
    expect((await world.watch(id, 1, 'master.m3u8', watching)).body).toContain('RESOLUTION=320x180');
    expect((await world.watch(id, 1)).status).toBe(404);
    expect((await world.watch(id, 1, 'master.m3u8', await world.mediaToken(viewer.subject))).status).toBe(
      404,
    );
    const [progress] = await db.query<{ position: number }>(
      sql`select position from watch_progress where media_content_id = ${id}`,
    );
    expect(progress!.position).toBeCloseTo(3, 0);

    const [now, former, ...rest] = await world.versions(id);
    expect(rest).toEqual([]);
    expect(now).toMatchObject({ isCurrent: true, state: 'ready', original: { fileName: 'second.mp4' } });
    expect(former).toMatchObject({ id, isCurrent: false, original: { fileName: 'first.mp4' } });
    expect(former!.replacedDate).toBe(replacedAt.toISOString());

    // A former version is stored, but only its managers can open it later.
    await world.tidy(2 * day);
    expect(await world.packageFile(id, 1)).toBeGreaterThan(0);
    world.service.setNow(new Date(start.getTime() + 2 * day));
    expect((await world.watch(id, 1, 'master.m3u8', await world.mediaToken(viewer.subject))).status).toBe(
      404,
    );
    expect((await world.watch(id, 1, 'master.m3u8', await world.mediaToken(world.as))).status).toBe(200);
    world.service.setNow(start);
  });

  it('is replaced by one at a time', async () => {
    const id = await world.anItem();
    const first = await world.replace(id, world.films.short);
    await expect(world.replace(id, world.films.short)).rejects.toMatchObject({ status: 409 });
    const again = await world.service.call('POST /Management/MediaContents/:id/Versions', {
      ...{ as: world.as, params: { id }, body: { uploadId: first.body.id } },
    });
    expect([again.status, again.body.id]).toEqual([201, first.body.id]);
    const others = await Promise.all([
      world.takeBack(id, id),
      world.service.call('POST /Management/MediaContents/:id/Reprocessings', {
        as: world.as,
        params: { id },
      }),
    ]);
    expect(others.map(({ status }) => status)).toEqual([200, 409]);
    // Ended while it waits, it is never made.
    expect((await world.remove(id, first.body.id)).status).toBe(204);
    await world.work(first.body.id);
    expect(await world.row(id)).toMatchObject({ package_version: 1 });
    expect((await world.replace(id, world.films.short)).status).toBe(201);
  });

  it('is the first one that works of an item whose own could not be processed', async () => {
    const id = await world.anItem(Buffer.from('no film at all, only words of a text'));
    expect(await world.row(id)).toMatchObject({ status: 0, processing_status: ProcessingStatus.ERROR });
    await world.work((await world.replace(id, world.films.short)).body.id);
    expect(await world.row(id)).toMatchObject({ status: 1, processing_status: COMPLETED });
    expect(await world.versions(id)).toHaveLength(1);
  });

  it('is that one as the first upload asked for it: a draft, with captions by machine', async () => {
    const id = await world.anItem(Buffer.from('no film at all, only words of a text'));
    const { db } = world.service;
    await db.query(
      sql`update uploads set details = '{"isDraft": true, "makesCaptions": true}' where id = ${id}::uuid`,
    );
    await world.work((await world.replace(id, world.films.short)).body.id);
    expect(await world.row(id)).toMatchObject({
      status: 0,
      processing_status: COMPLETED,
      package_version: 2,
    });
    const requests = sql`select kind from caption_requests where media_content_id = ${id}::uuid`;
    expect(await db.query(requests)).toEqual([{ kind: 'transcription' }]);
  });
});
