import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bytesType } from '@tv/contract/calls/byte-calls';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attachPackage } from '../../media-contents/media-package/attach-package.ts';
import { lockItem } from '../../media-contents/lifecycle/db.ts';
import type { MediaPackage } from '../../media/media-package.ts';
import { sql } from '../../platform/db/sql.ts';
import { doDueJobs } from '../../platform/queue/test-queue.ts';
import { aMediaContent, anOrganization, aPackage, aPerson } from '../../test-builders.ts';
import { startTestService, type TestService } from '../../test-service.ts';
import { makeMediaPackage } from '../media-package/make-media-package.ts';
import { isFfmpegInstalled } from '../run-ffmpeg.ts';
import { ffmpegPath, h264, makeSource } from '../test-sources.ts';
import { posterJobs } from './poster-jobs.ts';

const quiet = { info() {}, warn() {}, error() {} };

describe.skipIf(!isFfmpegInstalled(ffmpegPath))('the poster of an item', () => {
  let service: TestService;
  let folder: string;
  let own: string;
  let manager: { id: string; subject: string };
  let made: MediaPackage;
  let packageFolder: string;
  beforeAll(async () => {
    service = await startTestService();
    own = await anOrganization(service.db);
    manager = await aPerson(service.db, { organizations: [[own, 'OrganizationManager']] });
    folder = await mkdtemp(join(tmpdir(), 'tv-poster-'));
    // Seven seconds of red, then seven of blue.
    const color = (name: string) => ['-f', 'lavfi', '-i', `color=c=${name}:s=320x180:r=25:d=7`];
    const source = await makeSource(join(folder, 'film.mp4'), [
      ...[...color('red'), ...color('blue')],
      ...['-filter_complex', '[0][1]concat=n=2:v=1:a=0'],
      ...h264,
    ]);
    packageFolder = join(folder, 'package');
    made = await makeMediaPackage({ source, outputFolder: packageFolder, ffmpegPath, heights: [180] });
  });
  afterAll(async () => {
    await service.close();
    await rm(folder, { recursive: true });
  });

  async function aFilm(): Promise<string> {
    const id = await aMediaContent(service.db, own, { package: made });
    const copy = await mkdtemp(join(folder, 'copy-'));
    await cp(packageFolder, copy, { recursive: true });
    await service.files.moveIn(copy, `media/${id}/1`);
    return id;
  }
  const read = async (id: string) =>
    (await service.call('GET /Management/MediaContents/:id', { as: manager.subject, params: { id } })).body;
  const choose = (id: string, seconds: number) =>
    service.call('PUT /Management/MediaContents/:id/Poster', {
      as: manager.subject,
      params: { id },
      body: { seconds },
    });
  const reset = (id: string) =>
    service.call('DELETE /Management/MediaContents/:id/Poster', { as: manager.subject, params: { id } });
  const deps = (path = ffmpegPath) => ({
    ...{ db: service.db, files: service.files, clock: service.now, log: quiet, ffmpegPath: path },
  });
  const work = (path?: string) => doDueJobs(deps(path), posterJobs(deps(path)));
  async function putPicture(id: string, picture: Buffer) {
    const answer = await service.app.inject({
      method: 'PUT',
      url: `/api/Management/MediaContents/${id}/Poster/Picture`,
      headers: { authorization: `Bearer token-${manager.subject}`, 'content-type': bytesType },
      payload: picture,
    });
    return { status: answer.statusCode, body: answer.json<{ thumbnailUrl: string; message: string }>() };
  }
  const aPicture = (background: string) =>
    sharp({ create: { width: 400, height: 300, channels: 3, background } })
      .png()
      .toBuffer();
  /** The colour in the middle of the picture at an address, and how long caches have it. */
  async function colorAt(address: string): Promise<{ color: string; cache: string }> {
    const me = await service.call('GET /Users/Me', { as: manager.subject });
    const answer = await service.app.inject(`${address}?jwt=${me.body.mediaToken}&width=320`);
    expect(answer.statusCode).toBe(200);
    const { data } = await sharp(answer.rawPayload).resize(1, 1).raw().toBuffer({ resolveWithObject: true });
    const names = ['red', 'green', 'blue'];
    return {
      color: names[[...data].indexOf(Math.max(...data))]!,
      cache: String(answer.headers['cache-control']),
    };
  }
  const foldersOf = async (id: string) => {
    const found = new Set<string>();
    for await (const { key } of service.files.list())
      if (key.startsWith(`media/${id}/posters/`)) found.add(key.split('/')[3]!);
    return found.size;
  };

  it('is a picture of the film, at the second that was chosen last', async () => {
    const id = await aFilm();
    const automatic = (await read(id)).thumbnailUrl!;
    expect(automatic).toBe(`/api/media/${id}/1/poster`);
    const before = (await colorAt(automatic)).color;
    expect((await choose(id, 3)).body.poster).toEqual({ isChosen: false, isBeingMade: true });
    expect((await choose(id, 12.5)).body).toMatchObject({ thumbnailUrl: automatic });
    await work();
    const item = await read(id);
    expect(item).toMatchObject({
      poster: { isChosen: true, isBeingMade: false },
      thumbnailUrl: `/api/media/${id}/1/poster-v1`,
    });
    const shown = await colorAt(item.thumbnailUrl!);
    expect(shown).toMatchObject({ color: 'blue', cache: 'private, max-age=21600, immutable' });
    expect(await foldersOf(id)).toBe(1);
    // Under the former address caches get the new one before long.
    expect(await colorAt(automatic)).toEqual({ color: 'blue', cache: 'private, max-age=60' });

    await choose(id, 0);
    await work();
    expect((await colorAt((await read(id)).thumbnailUrl!)).color).toBe('red');
    // The last picture of all.
    await choose(id, 13.999);
    await work();
    const last = await read(id);
    expect(last.thumbnailUrl).toBe(`/api/media/${id}/1/poster-v3`);
    expect((await colorAt(last.thumbnailUrl!)).color).toBe('blue');
    // The one before stays a while, for those who have its address.
    expect(await foldersOf(id)).toBe(2);

    const back = await reset(id);
    expect(back.body).toMatchObject({
      poster: { isChosen: false, isBeingMade: false },
      thumbnailUrl: `/api/media/${id}/1/poster-v4`,
    });
    expect((await colorAt(back.body.thumbnailUrl!)).color).toBe(before);
    expect((await reset(id)).body.modifiedDate).toBe(back.body.modifiedDate);
  });

  it('is a picture that was brought in, also when the files are made again', async () => {
    const id = await aFilm();
    const put = await putPicture(id, await aPicture('#00ff00'));
    expect(put).toMatchObject({ status: 200, body: { thumbnailAspectRatio: 1.3333 } });
    expect((await colorAt(put.body.thumbnailUrl)).color).toBe('green');
    await service.db.transaction(async (queries) => {
      const item = (await lockItem(queries, id))!;
      await attachPackage(queries, item, { mediaPackage: made, version: 2 }, service.now());
    });
    const again = await read(id);
    expect(again).toMatchObject({ thumbnailUrl: `/api/media/${id}/2/poster-v1`, poster: { isChosen: true } });
    expect((await reset(id)).body.thumbnailAspectRatio).toBe(1.7778);
  });

  it('stays as it is where nothing can be made', async () => {
    const id = await aFilm();
    expect(await putPicture(id, Buffer.from('no picture'))).toMatchObject({
      status: 400,
      body: { message: 'The picture must be a PNG, JPEG, WebP or AVIF picture.' },
    });
    expect(await choose(id, 14)).toMatchObject({
      status: 400,
      body: { exceptionData: { field: 'seconds' } },
    });
    const sound = await aMediaContent(service.db, own, { mediaType: 0, package: aPackage({ mediaType: 0 }) });
    expect((await choose(sound, 1)).status).toBe(409);
    await choose(id, 1);
    // Three attempts fail, and nobody waits any longer.
    for (let attempt = 0; attempt < 3; attempt++) {
      await work('/nowhere/ffmpeg');
      await service.db.query(
        sql`update jobs set run_at = now() where kind = 'poster' and finished_at is null`,
      );
    }
    expect(await read(id)).toMatchObject({
      poster: { isChosen: false, isBeingMade: false },
      thumbnailUrl: `/api/media/${id}/1/poster`,
    });
    expect(await foldersOf(id)).toBe(0);
  });
});
