import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { CutRange } from '@tv/contract/media/cuts';
import type { MediaVersion } from '@tv/contract/media/media-versions';
import { managerOf } from '../../platform/auth/caller.ts';
import type { Database } from '../../platform/db/database.ts';
import { doDueJobs, onlyJob } from '../../platform/queue/test-queue.ts';
import { sql } from '../../platform/db/sql.ts';
import { anOrganization, aPerson } from '../../test-builders.ts';
import { startTestService } from '../../test-service.ts';
import { ffmpegPath, h264, makeSource, picture, tone } from '../test-sources.ts';
import { processUploads } from '../test-ingest.ts';
import { packagesMadeOnce } from '../media-package/test-packages.ts';
import { appendChunk } from '../upload/append-chunk.ts';
import { beginReplacement } from './begin-replacement.ts';
import { removeReplaced } from '../unused-files/remove-replaced.ts';
import { removeUnusedFolders } from '../unused-files/remove-unused-folders.ts';
import { versionJobs } from './version-jobs.ts';

const quiet = { info() {}, warn() {}, error() {} };
export const start = new Date('2026-03-02T09:00:00Z');

/** The service with small films, and what tests do with versions of items. */
export async function startVersions() {
  const service = await startTestService(start);
  const { db, files } = service;
  const organization = await anOrganization(db);
  const manager = await aPerson(db, { organizations: [[organization, 'OrganizationManager']] });
  const folder = await mkdtemp(join(tmpdir(), 'tv-versions-'));
  const make = async (name: string, args: string[]) => readFile(await makeSource(join(folder, name), args));
  const sound = ['-c:a', 'aac'];
  const films = {
    long: await make('long.mp4', [...picture('320x180', 6), ...tone(6), ...h264, ...sound]),
    short: await make('short.mp4', [...picture('160x90', 3), ...tone(3, 880), ...h264, ...sound]),
  };
  const as = manager.subject;
  const makePackage = packagesMadeOnce(folder);
  const deps = (more: { db?: Database; ffmpegPath?: string } = {}) => ({
    ...{ db, files, log: quiet, clock: service.now, ffmpegPath, makePackage },
    ...more,
  });

  let made: string | undefined;
  async function bringIn(bytes: Buffer): Promise<string> {
    const id = randomUUID();
    await db.query(sql`
        insert into uploads (id, organization_id, file_name, size_in_bytes, received_bytes, details, completed_at)
        values (${id}, ${organization}, 'first.mp4', ${bytes.length}, ${bytes.length}, '{}', now())`);
    await files.write(`uploads/${id}/0`, bytes);
    await db.query(sql`insert into upload_chunks values (${id}, 0, ${`uploads/${id}/0`})`);
    await db.query(sql`
        insert into media_contents (id, organization_id, title, visibility, processing_status)
        values (${id}, ${organization}, 'A film', 2, 0)`);
    await db.query(sql`
        insert into jobs (id, kind, key, payload) values (${randomUUID()}, 'ingest', ${id}, ${JSON.stringify({ uploadId: id })})`);
    await processUploads(deps(), new AbortController().signal, id);
    return id;
  }
  /** An item like one that was made, which takes no encoder. */
  async function copyOf(made: string): Promise<string> {
    const id = randomUUID();
    for (const table of ['uploads', 'media_contents']) {
      const { rows } = await db.longSession((session) =>
        session.query(`select column_name as name from information_schema.columns
          where table_name = '${table}' and is_generated = 'NEVER' and column_name not in ('id', 'version')`),
      );
      const names = rows.map(({ name }) => String(name)).join(', ');
      await db.longSession((session) =>
        session.query(`insert into ${table} (id, ${names}) select $1, ${names} from ${table} where id = $2`, [
          id,
          made,
        ]),
      );
    }
    for await (const { key } of files.list())
      if (key.includes(made))
        await files.write(key.replace(made, id), await files.read(key).toArray().then(Buffer.concat));
    await db.query(sql`insert into upload_chunks values (${id}, 0, ${`uploads/${id}/0`})`);
    await db.query(sql`
      insert into stored_bytes (upload_id, part, organization_id, size_in_bytes)
      select ${id}, part, organization_id, size_in_bytes from stored_bytes where upload_id = ${made} and part like 'package%'`);
    return id;
  }

  return {
    ...{ service, organization, as, films, folder, deps, make },
    /** A published, public item, of a file that was brought in. */
    async anItem(bytes = films.long): Promise<string> {
      if (bytes !== films.long || !made) {
        const id = await bringIn(bytes);
        if (bytes === films.long) made = id;
        else return id;
      }
      return copyOf(made);
    },
    /** The size of the file that describes the package of a version. `undefined`: its files are removed. */
    packageFile: (id: string, version: number) => files.size(`media/${id}/${version}/media-package.json`),
    /** Removes what is not used any more, at an instant so many milliseconds later. */
    async tidy(afterMs: number): Promise<void> {
      const clock = () => new Date(service.now().getTime() + afterMs);
      await removeReplaced({ db, files, clock });
      await removeUnusedFolders({ db, files });
    },
    /** Brings in another file for an item, and has a version made of it. */
    async replace(id: string, bytes: Buffer, fileName = 'second.mp4') {
      const caller = managerOf({ kind: 'command-line' });
      const upload = await beginReplacement(
        { db, ffmpegPath },
        caller,
        id,
        { fileName, sizeInBytes: bytes.length },
        service.now(),
      );
      if (bytes.length > 0) await appendChunk({ db, files }, upload, 0, Readable.from([bytes]));
      return service.call('POST /Management/MediaContents/:id/Versions', {
        as,
        params: { id },
        body: { uploadId: upload.id },
      });
    },
    cut: (id: string, cuts: CutRange[]) =>
      service.call('POST /Management/MediaContents/:id/Versions', { as, params: { id }, body: { cuts } }),
    /** Makes the version that waits. */
    work: (versionId: string, more: { db?: Database; ffmpegPath?: string } = {}, signal?: AbortSignal) => {
      const parts = deps(more);
      return onlyJob(db, versionId, () => doDueJobs(parts, versionJobs(parts), signal));
    },
    async versions(id: string): Promise<MediaVersion[]> {
      return (await service.call('GET /Management/MediaContents/:id/Versions', { as, params: { id } })).body;
    },
    takeBack: (id: string, versionId: string) =>
      service.call('POST /Management/MediaContents/:id/Versions/:versionId/Restorations', {
        as,
        params: { id, versionId },
      }),
    remove: (id: string, versionId: string) =>
      service.call('DELETE /Management/MediaContents/:id/Versions/:versionId', {
        as,
        params: { id, versionId },
      }),
    async watch(id: string, version: number, file = 'master.m3u8', jwt = 'public') {
      const { statusCode, body, rawPayload } = await service.app.inject(
        `/api/media/${id}/${version}/${file}?jwt=${jwt}`,
      );
      return { status: statusCode, body, bytes: rawPayload };
    },
    /** The media token that a person is given now. */
    async mediaToken(subject: string): Promise<string> {
      return (await service.call('GET /Users/Me', { as: subject })).body.mediaToken;
    },
    async row(id: string) {
      const [row] = await db.query<Record<string, unknown>>(sql`
        select status, processing_status, package_version, duration_in_seconds from media_contents where id = ${id}`);
      return row!;
    },
    async close() {
      await service.close();
      await rm(folder, { recursive: true });
    },
  };
}
