import { because } from '@tv/contract/reasons/problem-reasons';
import { watchedLimits } from '@tv/contract/limits/watched-limits';
import type { NewWatchedSource } from '@tv/contract/sources/watched-sources';
import { acceptedLocations } from '@tv/sources/accepted-locations';
import { readAudience } from '../media-contents/audience/audience-db.ts';
import { isCategoryOf } from '../media-contents/is-category-of-db.ts';
import { organizationOf } from '../organization/choose-organization-db.ts';
import { recordChange } from '../platform/audit-db.ts';
import { type Caller, managerOf } from '../platform/auth/caller.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import { type AddressPolicy, publicEndpoint } from '../platform/http/public-address.ts';
import { invalidField, notFound, Problem } from '../platform/http/problem.ts';
import type { Serve } from '../platform/http/serve.ts';
import { endpointOf, type WatchedEndpoint } from '../platform/storage/watched-endpoints.ts';
import { enqueueLook, retryFailed } from './looks-db.ts';
import {
  type Choices,
  deleteSource,
  findShown,
  findSource,
  insertSource,
  listItems,
  listSources,
  lockSource,
  type SourceRow,
  writeBucketKey,
  writeChoices,
} from './sources-db.ts';
import { type BucketKeys, createBucketKeys } from './bucket-keys.ts';
import { isBelow } from './watched-folder.ts';

export type WatchedSourcesDeps = {
  db: Database;
  clock: Clock;
  watchedFolders: readonly string[];
  watchedEndpoints: readonly WatchedEndpoint[];
  secretKey: string;
  addresses: AddressPolicy;
};

/** The calls by which managers watch sources. Workers look at them: `look.ts`. */
export function serveWatchedSources(serve: Serve, deps: WatchedSourcesDeps): void {
  const { db, clock } = deps;
  const keys = createBucketKeys(deps.secretKey);
  const missing = () => notFound('This watched source');
  const shown = async (id: string, organizationId: string | undefined) => {
    const found = await findShown(db, id, organizationId);
    if (!found) throw missing();
    return found;
  };
  const record = (
    queries: Queries,
    caller: Caller,
    of: { id: string; organizationId: string },
    action: 'watched source made' | 'watched source changed' | 'watched source deleted',
    detail: Record<string, unknown> = {},
  ) =>
    recordChange(queries, {
      organizationId: of.organizationId,
      personId: managerOf(caller).personId,
      ...{ action, subject: of.id, detail, now: clock() },
    });

  serve('GET /Management/WatchedSources', async ({ caller, query }) =>
    listSources(db, await organizationOf(db, managerOf(caller), query)),
  );

  serve('POST /Management/WatchedSources', async ({ caller, query, body }) => {
    const manager = managerOf(caller);
    const organizationId = await organizationOf(db, manager, query);
    if (!manager.personId) throw invalidField('kind', because('watched.needsPerson'), 'A watched source');
    const id = crypto.randomUUID();
    const location = readLocation({ ...deps, keys }, id, body);
    await db.transaction(async (queries) => {
      const choices = await readChoices(queries, organizationId, body);
      const source = {
        ...{ id, organizationId, kind: body.kind, ...location },
        ...{ isDraft: true, categoryId: null, audience: null, makesCaptions: null, isPaused: false },
        ...choices,
        createdBy: manager.personId!,
      };
      if (!(await insertSource(queries, source, clock())))
        throw new Problem(409, 0, because('watched.tooMany', { most: watchedLimits.each }));
      await record(queries, caller, source, 'watched source made', { kind: body.kind });
      await enqueueLook(queries, source);
    });
    return shown(id, organizationId);
  });

  serve('GET /Management/WatchedSources/:id', async ({ caller, params: { id } }) => ({
    ...(await shown(id, managerOf(caller).organizationId)),
    items: await listItems(db, id),
  }));

  serve('PATCH /Management/WatchedSources/:id', async ({ caller, params: { id }, body }) => {
    const { organizationId, personId } = managerOf(caller);
    await db.transaction(async (queries) => {
      const source = await lockSource(queries, id, organizationId);
      if (!source) throw missing();
      const choices = await readChoices(queries, source.organizationId, body);
      const isPaused = body.isPaused ?? source.isPaused;
      const goesOn = !isPaused && (source.isPaused || source.endedBecause !== null);
      const createdBy = goesOn ? (personId ?? source.createdBy) : source.createdBy;
      if (body.bucketKey) {
        if (!source.bucket) throw invalidField('bucketKey', because('watched.noBucketSource'));
        const { keyId, secret } = body.bucketKey;
        await writeBucketKey(queries, id, { keyId, sealed: keys.seal(id, secret) });
      }
      await writeChoices(queries, id, { ...source, ...choices, isPaused, createdBy }, clock());
      await record(queries, caller, source, 'watched source changed', {
        isPaused,
        ...(body.bucketKey && { bucketKey: 'another one' }),
      });
      if (!isPaused) await enqueueLook(queries, { ...source, createdBy });
    });
    return shown(id, organizationId);
  });

  serve('DELETE /Management/WatchedSources/:id', ({ caller, params: { id } }) =>
    db.transaction(async (queries) => {
      const source = await lockSource(queries, id, managerOf(caller).organizationId);
      if (!source) throw missing();
      await deleteSource(queries, id);
      await record(queries, caller, source, 'watched source deleted');
    }),
  );

  serve('POST /Management/WatchedSources/:id/Look', async ({ caller, params: { id } }) => {
    const source = await findSource(db, id, managerOf(caller).organizationId);
    if (!source) throw missing();
    if (source.isPaused || source.endedBecause) throw new Problem(409, 0, because('watched.notWatched'));
    await db.transaction(async (queries) => {
      await retryFailed(queries, id);
      await enqueueLook(queries, source);
    });
  });
}

type Location = Pick<SourceRow, 'folder' | 'address' | 'bucket'>;

/** Where the source is. Throws 400 for a folder, bucket or address that is none, and for a kind that is read otherwise. */
function readLocation(
  deps: WatchedSourcesDeps & { keys: BucketKeys },
  id: string,
  { kind, folder, address, bucket }: NewWatchedSource,
): Location {
  const { watchedFolders, addresses, keys } = deps;
  const takes = acceptedLocations[kind] ?? [];
  if ((folder === undefined && bucket === undefined) === (address === undefined))
    throw invalidField('folder', because('watched.onePlace'));
  if (address === undefined) {
    if (!takes.includes('folder')) throw invalidField('kind', because('watched.notFromFolder', { kind }));
    if (!bucket && watchedFolders.length === 0) throw invalidField('folder', because('watched.noFolders'));
    const wanted = (folder ?? '').replace(/\/+$/, '');
    if (!isBelow(wanted)) throw invalidField('folder', because('watched.folder'));
    if (!bucket) return { folder: wanted, address: null, bucket: null };
    const { name, keyId, secret } = bucket;
    const endpoint = readEndpoint(deps, bucket.endpoint);
    if (!isBucketName(name)) throw invalidField('bucket.name', because('watched.bucketName'));
    return {
      ...{ folder: wanted, address: null },
      bucket: { endpoint, name, keyId, sealed: keys.seal(id, secret) },
    };
  }
  if (!takes.includes('address')) throw invalidField('kind', because('watched.notFromAddress', { kind }));
  const endpoint = publicEndpoint(address, addresses);
  if (!endpoint) throw invalidField('address', because('watched.address'));
  return { folder: null, address: endpoint, bucket: null };
}

function readEndpoint({ watchedEndpoints }: WatchedSourcesDeps, text: string): string {
  if (watchedEndpoints.length === 0) throw invalidField('bucket.endpoint', because('watched.noBuckets'));
  const found = watchedEndpoints.find(({ endpoint }) => endpoint === endpointOf(text));
  if (found) return found.endpoint;
  const allowed = watchedEndpoints.map(({ endpoint }) => endpoint).join(', ');
  throw invalidField('bucket.endpoint', because('watched.endpoint', { allowed }));
}

type Given = Pick<NewWatchedSource, 'categoryId' | 'audience' | 'isDraft' | 'makesCaptions'>;
const isBucketName = (name: string) => /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(name);

async function readChoices(
  db: Queries,
  organizationId: string,
  { categoryId, audience, isDraft, makesCaptions }: Given,
): Promise<Partial<Choices>> {
  if (categoryId && !(await isCategoryOf(db, organizationId, categoryId)))
    throw invalidField('categoryId', because('items.unknownCategory', { id: categoryId }));
  return {
    ...(categoryId !== undefined && { categoryId: categoryId || null }),
    ...(audience && { audience: await readAudience(db, organizationId, audience) }),
    ...(isDraft !== undefined && { isDraft }),
    ...(makesCaptions !== undefined && { makesCaptions }),
  };
}
