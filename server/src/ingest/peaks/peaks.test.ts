import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AudioTrackKind } from '@tv/contract/enumerations';
import { expect, it } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { doDueJobs } from '../../platform/queue/test-queue.ts';
import { aMediaContent, anOrganization, aPerson } from '../../test-builders.ts';
import { startTestService } from '../../test-service.ts';
import { makeMediaPackage } from '../media-package/make-media-package.ts';
import { isFfmpegInstalled } from '../run-ffmpeg.ts';
import { ffmpegPath, h264, makeSource } from '../test-sources.ts';
import { peaksJobs } from './peaks-jobs.ts';

const quiet = { info() {}, warn() {}, error() {} };

it.skipIf(!isFfmpegInstalled(ffmpegPath))(
  'a film’s peaks are made by a worker when somebody asks for them first',
  async () => {
    const service = await startTestService();
    const folder = await mkdtemp(join(tmpdir(), 'tv-peaks-'));
    try {
      const own = await anOrganization(service.db);
      const { subject } = await aPerson(service.db, { organizations: [[own, 'OrganizationManager']] });
      // One second of silence, then one of sound.
      const source = await makeSource(join(folder, 'film.mp4'), [
        ...['-f', 'lavfi', '-i', 'color=c=red:s=320x180:r=25:d=2'],
        ...['-f', 'lavfi', '-i', 'sine=frequency=300:duration=1,adelay=1000', ...h264, '-c:a', 'aac'],
      ]);
      const made = await makeMediaPackage({
        source,
        outputFolder: join(folder, 'package'),
        ffmpegPath,
        heights: [180],
      });
      const id = await aMediaContent(service.db, own, { package: made });
      await service.files.moveIn(join(folder, 'package'), `media/${id}/1`);
      const deps = { db: service.db, files: service.files, clock: service.now, log: quiet, ffmpegPath };
      const ask = (of: string) =>
        service.call('POST /Management/MediaContents/:id/Peaks', { as: subject, params: { id: of } });

      expect((await ask(id)).body).toEqual({ state: 'making' });
      expect((await ask(id)).body).toEqual({ state: 'making' });
      expect(await doDueJobs(deps, peaksJobs(deps))).toBe(1);
      const { body } = await ask(id);
      expect(body).toMatchObject({ state: 'ready', perSecond: 50 });
      const peaks = Buffer.from(body.peaks!, 'base64');
      expect(peaks.length).toBe(Math.ceil(made.durationInSeconds * 50));
      expect(Math.max(...peaks.subarray(0, 45))).toBeLessThan(20);
      expect(Math.min(...peaks.subarray(55, 95))).toBeGreaterThan(150);

      // Of a track that people added, and that is what is said, the file is in a folder of its own.
      const [ownSound] = made.audioTracks;
      const addedAs = randomUUID();
      const name = `sound-${addedAs}`;
      const spoken = { ...ownSound!, addedAs, playlist: `${name}.m3u8`, isDefault: false };
      const dubbed = await aMediaContent(service.db, own, {
        package: { ...made, audioTracks: [{ ...ownSound!, kind: AudioTrackKind.Dubbed }, spoken] },
      });
      const bytes = await service.files.read(`media/${id}/1/audio-1.mp4`).toArray();
      await service.files.write(`media/${dubbed}/sounds/${addedAs}/${name}.mp4`, Buffer.concat(bytes));
      await ask(dubbed);
      expect(await doDueJobs(deps, peaksJobs(deps))).toBe(1);
      expect((await ask(dubbed)).body).toEqual(body);

      const silent = await aMediaContent(service.db, own);
      expect((await ask(silent)).body).toEqual({ state: 'none' });
      // A job that failed too often is not begun again.
      const broken = await aMediaContent(service.db, own, { package: made });
      await ask(broken);
      await service.db.query(
        sql`update jobs set is_given_up = true, finished_at = now(), payload = null where key = ${`${broken} 1`}`,
      );
      expect((await ask(broken)).body).toEqual({ state: 'none' });
    } finally {
      await service.close();
      await rm(folder, { recursive: true });
    }
  },
);
