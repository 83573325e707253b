import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../platform/db/database.ts';
import { pendingMigrations } from '../platform/db/migrations/migrate.ts';
import type { Sentence } from '../platform/sentences.ts';
import type { Files } from '../platform/storage/files.ts';
import { findWrongRows, type NamedFile, visitNamedFiles } from './check-db.ts';
import { findLateTraces, listOrphans } from './traces-db.ts';

/** `problem`: something is lost or wrong. `done`: what was compared. */
export type Finding = { kind: 'problem' | 'done'; what: Sentence };

type Deps = { db: Database; files: Files; at?: Date };

/** Milliseconds after which a file that is missing is looked for again: it may have been replaced meanwhile. */
const secondLook = 2_000;
/** The maximum number of folders that are named. */
const maxNamed = 20;

/** Compares rows with each other and with the files, while the portal runs. Changes nothing. */
export async function* checkPortal({ db, files, at = new Date() }: Deps): AsyncGenerator<Finding> {
  const pending = await pendingMigrations(db);
  if (pending.length > 0)
    yield { kind: 'problem', what: ['migrationsPending', { count: pending.length, first: pending[0]! }] };
  if (!db.embedded) yield { kind: 'done', what: ['comparedSecondLock', { state: await db.secondLock() }] };
  for (const found of [findWrongRows(db), findLateTraces(db, at)])
    for await (const { compared, wrong } of found) {
      for (const what of wrong) yield { kind: 'problem', what };
      yield { kind: 'done', what: compared };
    }
  yield* checkFiles({ db, files });
}

async function* checkFiles({ db, files }: Omit<Deps, 'at'>): AsyncGenerator<Finding> {
  const stored = new Map<string, number>();
  for await (const { key, size } of files.list()) stored.set(key, size);
  const isWrong = ({ key, size }: NamedFile) => {
    const found = stored.get(key);
    return found === undefined || (size !== undefined && found !== size);
  };
  const suspects = new Set<string>();
  let named = 0;
  await visitNamedFiles(db, (some) => {
    named += some.length;
    for (const each of some) if (isWrong(each)) suspects.add(each.key);
  });
  for (const { key, size, of } of await stillNamed(db, suspects)) {
    const found = await files.size(key);
    if (found === undefined)
      yield {
        kind: 'problem',
        what: 'table' in of ? ['rowFileMissing', { ...of, key }] : ['itemFileMissing', { ...of, key }],
      };
    else if ('table' in of && size !== undefined && found !== size)
      yield { kind: 'problem', what: ['rowFileSize', { ...of, key, found, expected: size }] };
  }
  yield { kind: 'done', what: ['comparedFiles', { named, stored: stored.size }] };
  yield* checkOrphans({ db, files }, stored.keys());
}

/** Looks for files of items and uploads that do not exist. What is being removed, or comes with its row, is looked at twice. */
async function* checkOrphans(
  { db, files }: Omit<Deps, 'at'>,
  keys: Iterable<string>,
): AsyncGenerator<Finding> {
  const suspects = await listOrphans(db, keys);
  if (suspects.length > 0) await wait(secondLook);
  const left = new Map<string, number>();
  for (const key of await listOrphans(db, suspects)) {
    if ((await files.size(key)) === undefined) continue;
    const folder = key.split('/').slice(0, 2).join('/');
    left.set(folder, (left.get(folder) ?? 0) + 1);
  }
  const folders = [...left];
  for (const [folder, count] of folders.slice(0, maxNamed))
    yield { kind: 'problem', what: ['orphans', { folder, count }] };
  if (folders.length > maxNamed)
    yield { kind: 'problem', what: ['moreFolders', { count: folders.length - maxNamed }] };
  yield { kind: 'done', what: ['comparedOrphans'] };
}

/** The suspects, without files that have been deleted or replaced since. */
async function stillNamed(db: Database, suspects: ReadonlySet<string>): Promise<NamedFile[]> {
  const found: NamedFile[] = [];
  if (suspects.size === 0) return found;
  await wait(secondLook);
  await visitNamedFiles(db, (some) => void found.push(...some.filter(({ key }) => suspects.has(key))));
  return found;
}
