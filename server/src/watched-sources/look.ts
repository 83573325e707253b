import { instanceOf } from '@tv/sources/new-upload';
import { readSource } from '@tv/sources/read-source';
import type { SourceItem } from '@tv/sources/source';
import { findBrought, type FoundSource } from '../ingest/upload/sources-db.ts';
import { isAway } from '../platform/db/is-away.ts';
import type { AddressPolicy } from '../platform/http/public-address.ts';
import { Problem } from '../platform/http/problem.ts';
import type { Log } from '../platform/log.ts';
import { fetchText } from './guarded-fetch.ts';
import {
  endSource,
  findCategoryName,
  findEnd,
  type KnownItem,
  knownItems,
  noteItem,
  noteLook,
} from './looks-db.ts';
import { nameOfLocation, openWatched, type Watchable } from './open-watched.ts';
import { putPosters } from './put-posters.ts';
import type { SourceRow } from './sources-db.ts';
import { type From, takeItem, type TakeDeps, type Taking } from './take-item.ts';
import { tellOfFailing, tellOfGivenUp } from './tell-of-failures.ts';
import { StillWritten } from './watched-folder.ts';
import { storedProblem } from './watched-problem.ts';

export type LookDeps = TakeDeps &
  Watchable & {
    log: Log;
    addresses: AddressPolicy;
  };

const minute = 60_000;
/** Milliseconds from one look to the next, and where more waits than one look takes. */
const pause = 5 * minute;
const shortPause = minute;
/** Milliseconds for which the size of a file must have been the same. */
const stillFor = minute;
/** Items and bytes that one look takes. One item is taken however large it is. */
const mostItems = 20;
const mostBytes = 20 * 1024 ** 3;
/** Milliseconds after each failure of an item until the next attempt; after the last one it is given up. */
const retryPauses = [5 * minute, 15 * minute, 60 * minute, 6 * 60 * minute, 24 * 60 * minute];
/** Milliseconds after failed looks, and how many of them end a source: some five days. */
const longestPause = 6 * 60 * minute;
const mostFailures = 26;

/** Looks at a source once, and brings in what is new. */
export async function look(deps: LookDeps, source: SourceRow, signal: AbortSignal): Promise<void> {
  const { db, clock } = deps;
  const end = await findEnd(db, source);
  if (end) return void (await endSource(db, source.id, end, clock()));
  try {
    const isMoreLeft = await takeNew(deps, source, signal);
    const next = new Date(clock().getTime() + (isMoreLeft ? shortPause : pause));
    await noteLook(db, source.id, { at: clock(), next });
  } catch (problem) {
    if (signal.aborted || isAway(problem)) throw problem;
    const failures = source.failures + 1;
    const wait = Math.min(longestPause, pause * 2 ** Math.min(failures - 1, 10));
    const now = clock();
    const next = new Date(now.getTime() + wait);
    await noteLook(db, source.id, { at: now, next, problem: storedProblem(deps.log, problem) });
    await tellOfFailing(db, source, now);
    if (failures >= mostFailures) await endSource(db, source.id, 'failing', now);
  }
}

/** Takes what is new and still. Answers whether more is left for the next look. */
async function takeNew(deps: LookDeps, source: SourceRow, signal: AbortSignal): Promise<boolean> {
  const { db, clock } = deps;
  const guard = { policy: deps.addresses, signal };
  const folder = await openWatched(deps, source);
  const reading = await readSource(
    source.kind,
    folder
      ? { files: folder }
      : { address: source.address!, fetchText: (address) => fetchText(address, guard) },
  );
  const items = reading.items.filter(({ media }) => media !== undefined);
  const ids = items.map(({ sourceId }) => sourceId);
  const instance = instanceOf(reading, nameOfLocation(source));
  const known = await knownItems(db, source.id, ids);
  const brought = await findBrought(db, source.organizationId, { kind: source.kind, instance }, ids);
  const sizes = new Map((await folder?.list())?.map(({ path, sizeInBytes }) => [path, sizeInBytes]));
  const categoryName = source.categoryId
    ? await findCategoryName(db, source.categoryId, source.organizationId)
    : undefined;
  await putPosters(deps, source, items, { folder, guard });
  let taken = 0;
  let bytes = 0;
  for (const item of items) {
    const before = known.get(item.sourceId);
    const there = brought.get(item.sourceId);
    if (there && there.state !== 'arriving') {
      if (before && before.state !== 'taken') await noteThere(db, source, item, there, clock());
      continue;
    }
    if (before && !isDue(before, clock())) continue;
    const sizeInBytes = sizeOf(item, sizes);
    if (folder && !(await isStill(deps, source, { item, sizeInBytes, before }))) continue;
    if (taken >= mostItems || (taken > 0 && bytes + sizeInBytes > mostBytes)) return true;
    signal.throwIfAborted();
    taken++;
    bytes += sizeInBytes;
    await take(deps, source, { item, sizeInBytes, before, instance, categoryName }, { folder, guard });
  }
  return false;
}

const isDue = ({ state, retryAt }: KnownItem, now: Date) =>
  state === 'waiting' || (state === 'failed' && (retryAt === null || retryAt <= now));

const sizeOf = ({ media }: SourceItem, sizes: ReadonlyMap<string, number>): number =>
  media && 'path' in media ? (sizes.get(media.path) ?? 0) : 0;

type Looked = { item: SourceItem; sizeInBytes: number; before: KnownItem | undefined };

/** Whether the size of a file has been the same for long enough. Notes the size where it has not. */
async function isStill(
  { db, clock }: LookDeps,
  source: SourceRow,
  { item, sizeInBytes, before }: Looked,
): Promise<boolean> {
  const now = clock();
  const isSame = before?.sizeInBytes === sizeInBytes && before.stillSince !== null;
  if (isSame && now.getTime() - before.stillSince!.getTime() >= stillFor) return sizeInBytes > 0;
  if (!isSame)
    await noteItem(
      db,
      source,
      item.sourceId,
      { state: 'waiting', title: item.title, sizeInBytes, stillSince: now, attempts: before?.attempts ?? 0 },
      now,
    );
  return false;
}

/** Notes that something else brought an item in, or that it was deleted here. */
const noteThere = (
  db: LookDeps['db'],
  source: SourceRow,
  { sourceId, title }: SourceItem,
  { state, itemId }: FoundSource,
  now: Date,
) =>
  noteItem(
    db,
    source,
    sourceId,
    { state: 'taken', title, ...(state === 'here' && { mediaContentId: itemId }) },
    now,
  );

/** Takes one item, and notes how that went. Others go on where it fails. */
async function take(
  deps: LookDeps,
  source: SourceRow,
  { before, ...taking }: Looked & Taking,
  from: From,
): Promise<void> {
  const { db, clock } = deps;
  const { title, sourceId } = taking.item;
  try {
    const mediaContentId = await takeItem(deps, source, taking, from);
    const posterIsDue = taking.item.poster !== undefined;
    await noteItem(db, source, sourceId, { state: 'taken', title, mediaContentId, posterIsDue }, clock());
  } catch (problem) {
    if (from.guard.signal.aborted || isAway(problem)) throw problem;
    const now = clock();
    if (problem instanceof StillWritten || isArriving(problem))
      return void (await noteItem(db, source, sourceId, { state: 'waiting', title }, now));
    const attempts = (before?.attempts ?? 0) + 1;
    const wait = retryPauses[attempts - 1];
    await noteItem(
      db,
      source,
      sourceId,
      {
        state: wait === undefined ? 'givenUp' : 'failed',
        ...{ title, attempts, problem: storedProblem(deps.log, problem) },
        ...(before?.stillSince && { sizeInBytes: taking.sizeInBytes, stillSince: before.stillSince }),
        retryAt: wait === undefined ? undefined : new Date(now.getTime() + wait),
      },
      now,
    );
    if (wait === undefined) await tellOfGivenUp(db, source, now);
  }
}

/** Whether somebody brings the item in at this moment. */
const isArriving = (problem: unknown) =>
  problem instanceof Problem && problem.reason === 'files.sourceArrives';
