import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anOrganization } from '../test-builders.ts';
import { sql } from '../platform/db/sql.ts';
import { startUploads } from './upload/test-uploads.ts';
import { packagesMadeOnce } from './media-package/test-packages.ts';
import { ffmpegPath, h264, makeSource, picture, tone } from './test-sources.ts';

const quiet = { info() {}, warn() {}, error() {} };
/** When everything is processed. */
export const now = new Date('2026-03-02T09:00:00Z');
export const going = () => new AbortController().signal;

/** The calls that bring files in, a small film, and what tests ask of its processing. */
export async function startProcessing() {
  const uploads = await startUploads(ffmpegPath, () => now);
  await anOrganization(uploads.db, { name: 'Works' });
  const folder = await mkdtemp(join(tmpdir(), 'tv-process-'));
  const makePackage = packagesMadeOnce(folder);
  const source = [...picture('320x180', 3), ...tone(3), ...h264, '-c:a', 'aac'];
  const film = await readFile(await makeSource(join(folder, 'film.mkv'), source));
  /** With an encoder for each package. */
  const encoding = () => ({ db: uploads.db, files: uploads.files, log: quiet, clock: () => now, ffmpegPath });
  return {
    ...{ uploads, folder, film, encoding },
    parts: () => ({ ...encoding(), makePackage }),
    stateOf: async (id: string) => (await uploads.ask('GET', `Processings/${id}`)).body,
    rowOf: async (id: string) =>
      (await uploads.db.query(sql`select * from media_contents where id = ${id}`))[0]!,
    temporary: () => readdir(join(uploads.folder, 'temporary')),
    async close() {
      await uploads.close();
      await rm(folder, { recursive: true });
    },
  };
}
