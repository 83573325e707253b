// Slow: each test brings in files and makes packages of them.
// Proves: a former file is taken back, bounded, counted, deleted and erased, and what people gave the item stays.
// Ground: server/src/ingest, server/src/media-contents/lifecycle, server/src/backup/check-portal.ts.
import { ProcessingStatus } from '@tv/contract/enumerations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkPortal } from '../../backup/check-portal.ts';
import { inEnglish } from '../../platform/sentences.ts';
import { purgeDeletedItems } from '../../media-contents/lifecycle/delete-item.ts';
import { findStorage } from '../../organization/storage/storage-db.ts';
import { sql } from '../../platform/db/sql.ts';
import { isFfmpegInstalled } from '../run-ffmpeg.ts';
import { ffmpegPath } from '../test-sources.ts';
import { aPerson } from '../../test-builders.ts';
import { removeUnusedFolders } from '../unused-files/remove-unused-folders.ts';
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
    const findings: string[] = [];
    for await (const { kind, what } of checkPortal(world.service))
      if (kind === 'problem') findings.push(inEnglish(what));
    expect(findings.filter((text) => text.includes(id))).toEqual([]);
    await world.service.files.remove(`media/${id}/3/media-package.json`);
    for await (const { kind, what } of checkPortal(world.service))
      if (kind === 'problem') findings.push(inEnglish(what));
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
