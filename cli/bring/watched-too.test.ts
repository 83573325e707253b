import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sql } from '@tv/server/platform/db/sql';
import { publicAddresses } from '@tv/server/platform/http/public-address';
import { systemClock } from '@tv/server/platform/clock';
import type { Job } from '@tv/server/platform/queue/job';
import { anOrganization, aPerson } from '@tv/server/test-builders';
import { lookJobs } from '@tv/server/watched-sources/look-jobs';
import type { LookPayload } from '@tv/server/watched-sources/looks-db';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteCommand } from '../items/contents.ts';
import { captureOutput, stubEnvironment } from '../testing/test-commands.ts';
import { itemsOf, standInForWorker, writeFolder } from '../testing/test-imports.ts';
import { startTestPortal } from '../testing/test-portal.ts';
import { bringCommand } from './bring.ts';

// The same folder is brought in by the command and watched: each of its files comes once, whatever is first.
let portal: Awaited<ReturnType<typeof startTestPortal>>;
let organizationId: string;
let personId: string;
let stop: () => Promise<void>;
const { out } = captureOutput();
stubEnvironment(() => portal.env);
beforeAll(async () => {
  // Nothing is decoded here; any program that exists will do.
  portal = await startTestPortal({ FFMPEG_PATH: process.execPath });
  organizationId = await anOrganization(portal.db, { name: 'Works' });
  ({ id: personId } = await aPerson(portal.db, { organizations: [[organizationId, 'OrganizationManager']] }));
  stop = standInForWorker(portal.db);
});
afterAll(async () => {
  await stop();
  await portal.close();
});

/** A folder of the organization, and a source that watches it. */
async function aWatchedFolder(name: string, files: Record<string, string>) {
  const folder = writeFolder(join(portal.folder, 'watched', organizationId), name, files);
  const id = crypto.randomUUID();
  await portal.db.query(sql`
    insert into watched_sources (id, organization_id, kind, folder, is_draft, created_by, created_at, next_look_at)
    values (${id}::uuid, ${organizationId}::uuid, 'folder', ${name}, true, ${personId}::uuid, now(), now())`);
  return { folder, id };
}

/** Looks at a source. `times`: a file comes with the second look, once its size stayed the same. */
async function look(sourceId: string, times = 2) {
  for (let nth = 0; nth < times; nth++) {
    const { db, files } = portal;
    const log = { info() {}, warn() {}, error: (problem: unknown) => expect(problem).toBeUndefined() };
    const clock = () => new Date(systemClock().getTime() + nth * 120_000);
    const deps = { db, files, log, clock, storageLimit: undefined, addresses: publicAddresses };
    const allowed = { watchedEndpoints: [], secretKey: 'a secret key that only this test has' };
    const jobs = lookJobs({ ...deps, ...allowed, watchedFolders: [join(portal.folder, 'watched')] });
    const payload = { sourceId, organizationId, personId };
    await jobs.run({ payload } as Job<LookPayload>, new AbortController().signal);
  }
}
const filesOf = async (beginning: string) =>
  (await itemsOf(portal.db, beginning)).map(({ file }) => String(file)).toSorted();
const statesOf = async (id: string) =>
  Object.fromEntries(
    (
      await portal.db.query<{ sourceId: string; state: string }>(
        sql`select source_id as "sourceId", state from watched_items where watched_source_id = ${id}::uuid`,
      )
    ).map(({ sourceId, state }) => [sourceId, state]),
  );

it('what the command brought in does not come again by watching, also after it was deleted', async () => {
  const { folder, id } = await aWatchedFolder('first', { 'w1-one.mp4': 'one', 'w1-two.mp4': 'two' });
  expect(await bringCommand(['folder', folder, '--yes'])).toBe(true);
  const [one] = await portal.db.query<{ id: string }>(
    sql`select id from uploads where file_name = 'w1-one.mp4'`,
  );
  await deleteCommand([one!.id]);
  writeFileSync(join(folder, 'w1-three.mp4'), 'three');
  await look(id);
  expect(await filesOf('w1-')).toEqual(['w1-one.mp4', 'w1-three.mp4', 'w1-two.mp4']);
  expect(await statesOf(id)).toEqual({ 'w1-three.mp4': 'taken' });
});

it('what came by watching does not come again by the command', async () => {
  const { folder, id } = await aWatchedFolder('second', { 'w2-one.mp4': 'one' });
  await look(id);
  out();
  expect(await bringCommand(['folder', folder, '--yes'])).toBe(true);
  expect(out()).toContain(`From folder "${basename(folder)}":\nItems: 1. To bring in: 0. Already here: 1.`);
  expect(await itemsOf(portal.db, 'w2-')).toHaveLength(1);
});

it('both at once bring each file in once', async () => {
  const names = Array.from({ length: 12 }, (_, nth) => `w3-${nth}.mp4`);
  const { folder, id } = await aWatchedFolder(
    'third',
    Object.fromEntries(names.map((name) => [name, `film ${name}`])),
  );
  await look(id, 1);
  await Promise.all([bringCommand(['folder', folder, '--yes', '--at-once', '4']), look(id)]);
  // What gave way to the other has not come by it, and finds it here.
  await look(id);
  expect(await bringCommand(['folder', folder, '--yes'])).toBe(true);
  expect(await filesOf('w3-')).toEqual(names.toSorted());
  expect(await portal.db.query(sql`select from uploads where file_name like 'w3-%'`)).toHaveLength(12);
});
