import { ProcessingStatus } from '@tv/contract/enumerations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkPortal } from '../../backup/check-portal.ts';
import { purgeDeletedItems } from '../../media-contents/lifecycle/delete-item.ts';
import { findStorage } from '../../organization/storage-db.ts';
import { sql } from '../../platform/db/sql.ts';
import { isFfmpegInstalled } from '../run-ffmpeg.ts';
import { ffmpegPath } from '../test-sources.ts';
import { aPerson } from '../../test-builders.ts';
import { removeUnusedFolders } from '../remove-unused-folders.ts';
import { start, startVersions } from './test-versions.ts';

const day = 24 * 3_600_000;
const minute = 60_000;

describe.skipIf(!isFfmpegInstalled(ffmpegPath))('the file of an item', { timeout: 120_000 }, () => {
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

  it('is taken back without being made anew, and forth again', async () => {
    const id = await world.anItem();
    const viewer = await aPerson(world.service.db, { organizations: [world.organization] });
    const second = (await world.replace(id, world.films.short)).body.id;
    await world.work(second);
    const watching = await world.mediaToken(viewer.subject);
    world.service.setNow(new Date(start.getTime() + 2 * minute));
    const back = await world.takeBack(id, id);
    expect([back.status, back.body.isCurrent]).toEqual([200, true]);
    expect(await world.row(id)).toMatchObject({ package_version: 1 });
    expect((await world.watch(id, 1)).body).toContain('RESOLUTION=320x180');
    // Those who watch the other one go on.
    expect((await world.watch(id, 2, 'master.m3u8', watching)).body).toContain('RESOLUTION=160x90');
    expect((await world.takeBack(id, id)).status).toBe(200);
    expect((await world.takeBack(id, second)).body.isCurrent).toBe(true);
    expect(await world.row(id)).toMatchObject({ package_version: 2 });
    await world.tidy(2 * day);
    expect([await world.packageFile(id, 1), await world.packageFile(id, 2)]).not.toContain(undefined);
    const actions = await world.service.db.query(
      sql`select action from audit_log where subject = ${id} and action like '%former%'`,
    );
    expect(actions).toHaveLength(2);
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

  it('has three former versions at most, which count as stored bytes and can be deleted', async () => {
    const id = await world.anItem();
    const { db } = world.service;
    const stored = async () => (await findStorage(db, world.organization, undefined)).storedBytes;
    const bytesOf = async () => {
      const [row] = await db.query<{ bytes: number }>(sql`
        select sum(s.size_in_bytes)::int as bytes from stored_bytes s
        where s.upload_id = ${id} or s.upload_id in (select source_id from media_versions where media_content_id = ${id})`);
      return row!.bytes;
    };
    const made = [];
    for (let turn = 0; turn < 4; turn++) {
      world.service.setNow(new Date(start.getTime() + turn * 1000));
      const { id: version } = (await world.replace(id, world.films.short, `${turn}.mp4`)).body;
      await world.work(version);
      made.push(version);
    }
    const versions = await world.versions(id);
    expect(versions.map((version) => version.id)).toEqual(made.toReversed());
    const sum = versions.reduce((all, each) => all + each.sizeInBytes + (each.original?.sizeInBytes ?? 0), 0);
    expect(await bytesOf()).toBe(sum);
    // The first file is gone, the item knows how it came in.
    await removeUnusedFolders(world.deps());
    expect(await world.service.files.size(`uploads/${id}/0`)).toBeUndefined();
    await world.tidy(2 * day);
    expect(await world.packageFile(id, 1)).toBeUndefined();

    const before = await stored();
    expect((await world.remove(id, made[0]!)).status).toBe(204);
    expect((await world.remove(id, made[0]!)).status).toBe(204);
    expect(before - (await stored())).toBe(versions[3]!.sizeInBytes + versions[3]!.original!.sizeInBytes);
    expect((await world.watch(id, 2)).status).toBe(404);
    await world.tidy(0);
    expect([await world.packageFile(id, 2), await world.packageFile(id, 3)]).toEqual([
      undefined,
      expect.any(Number),
    ]);
    expect((await world.remove(id, made[3]!)).status).toBe(409);
    const findings = [];
    for await (const { kind, text } of checkPortal(world.service))
      if (kind === 'problem') findings.push(text);
    expect(findings.filter((text) => text.includes(id))).toEqual([]);
    await world.service.files.remove(`media/${id}/3/media-package.json`);
    for await (const { kind, text } of checkPortal(world.service))
      if (kind === 'problem') findings.push(text);
    expect(findings.filter((text) => text.includes(id))).toHaveLength(1);
    world.service.setNow(start);
  });

  it('is erased with all its versions and originals', async () => {
    const id = await world.anItem();
    const { id: version } = (await world.replace(id, world.films.short)).body;
    await world.work(version);
    const { db } = world.service;
    await db.query(
      sql`update media_contents set status = 2, deleted_at = ${new Date(start.getTime() - 40 * day)} where id = ${id}`,
    );
    await purgeDeletedItems(world.deps());
    const left = [];
    for await (const { key } of world.service.files.list())
      if (key.includes(id) || key.includes(version)) left.push(key);
    expect(left).toEqual([]);
    expect(await db.query(sql`select from uploads where id in (${id}, ${version})`)).toEqual([]);
  });

  it('is the first one that works of an item whose own could not be processed', async () => {
    const id = await world.anItem(Buffer.from('no film at all, only words of a text'));
    expect(await world.row(id)).toMatchObject({ status: 0, processing_status: ProcessingStatus.ERROR });
    await world.work((await world.replace(id, world.films.short)).body.id);
    expect(await world.row(id)).toMatchObject({ status: 1, processing_status: COMPLETED });
    expect(await world.versions(id)).toHaveLength(1);
  });

  it('is made again of the original that is served', async () => {
    const id = await world.anItem();
    await world.work((await world.replace(id, world.films.short)).body.id);
    const again = await world.service.call('POST /Management/MediaContents/:id/Reprocessings', {
      ...{ as: world.as, params: { id } },
    });
    expect(again.body).toMatchObject({ processingStatus: COMPLETED, fileName: 'second.mp4' });
    const waiting = (await world.versions(id)).find(({ state }) => state === 'waiting');
    await world.work(waiting!.id);
    const [now] = await world.versions(id);
    expect(now).toMatchObject({ id: waiting!.id, isCurrent: true, original: { fileName: 'second.mp4' } });
    expect((await world.watch(id, 3)).body).toContain('RESOLUTION=160x90');
  });

  it('preserves the poster and the chapters that people gave the item', async () => {
    const id = await world.anItem();
    const { db } = world.service;
    const chapters = [
      { title: 'Start', startTime: 0 },
      { title: 'End', startTime: 5 },
    ];
    const changed = await world.service.call('PATCH /Management/MediaContents/:id', {
      ...{ as: world.as, params: { id }, body: { chapters } },
    });
    expect(changed.status).toBe(200);
    await db.query(sql`
      update media_contents set poster_version = 1, package = package || ${JSON.stringify({
        posterVersion: 1,
        thumbhash: 'of a person',
        chosenPoster: { folder: 'media/posters/chosen', automatic: {} },
      })}::jsonb where id = ${id}`);
    await world.work((await world.replace(id, world.films.short)).body.id);
    const packageOf = async () =>
      (
        await db.query<{ package: Record<string, unknown> }>(
          sql`select package from media_contents where id = ${id}`,
        )
      )[0]!.package;
    expect(await packageOf()).toMatchObject({
      thumbhash: 'of a person',
      chapters: [{ title: 'Start' }],
      chosenPoster: { folder: 'media/posters/chosen' },
    });
    const [now] = await world.versions(id);
    expect(now!.notes).toEqual([expect.stringContaining('1 chapter')]);
    await world.takeBack(id, id);
    expect((await packageOf()).chapters).toHaveLength(2);
  });
});
