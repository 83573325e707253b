import { letSecondsPass, doDueJobs, onlyJob } from '../../platform/queue/test-queue.ts';
import type { Database } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';
import type { Files } from '../../platform/storage/files.ts';
import { processUploads } from '../test-ingest.ts';
import { startVersions } from '../versions/test-versions.ts';
import { archiveJobs } from './archive-jobs.ts';

/** The service with small films, and what tests do with archived items. */
export async function startArchive() {
  const world = await startVersions();
  const { db, files } = world.service;

  const archive = (id: string, as = world.as) =>
    world.service.call('PUT /Management/MediaContents/:id/Archive', { as, params: { id } });
  const bringBack = (id: string) =>
    world.service.call('DELETE /Management/MediaContents/:id/Archive', { as: world.as, params: { id } });
  const preview = async (...ids: string[]) =>
    (
      await world.service.call('POST /Management/MediaContents/ArchivePreviews', {
        as: world.as,
        body: { ids },
      })
    ).body;
  const read = async (id: string) =>
    (await world.service.call('GET /Management/MediaContents/:id', { as: world.as, params: { id } })).body;
  /** Does the move that waits for the item, until it is done or given up. */
  async function move(id: string, more: { db?: Database; files?: Files } = {}, turns = 1): Promise<void> {
    const deps = { ...world.deps(), ...more };
    for (let turn = 0; turn < turns; turn++) {
      await onlyJob(db, id, () => doDueJobs(deps, archiveJobs(deps)));
      await letSecondsPass(db, 60);
    }
  }
  const process = (id: string, more = {}) =>
    processUploads(world.deps(more), new AbortController().signal, id);
  const chunksOf = async (id: string) =>
    (
      await db.query<{ file: string }>(
        sql`select file from upload_chunks where upload_id = ${id} order by start_byte`,
      )
    ).map(({ file }) => file);
  /** The original as it is stored, and the names of the item's files in the folder of its package. */
  async function stored(id: string) {
    const names: string[] = [];
    for await (const { key } of files.list())
      if (key.startsWith(`media/${id}/`)) names.push(key.split('/').at(-1)!);
    const parts = [];
    for (const file of await chunksOf(id)) parts.push(...(await files.read(file).toArray()));
    return { original: Buffer.concat(parts), names };
  }
  const isPublic = async (id: string) =>
    (await world.service.call('GET /MediaContents/Publics/:id', { params: { id } })).status;

  return {
    ...world,
    db,
    files,
    archive,
    bringBack,
    preview,
    read,
    move,
    process,
    chunksOf,
    stored,
    isPublic,
  };
}
