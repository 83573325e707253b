import { because } from '@tv/contract/reasons/problem-reasons';
import { ProcessingStatus } from '@tv/contract/enumerations';
import type { MediaVersion } from '@tv/contract/media/media-versions';
import { applyChange } from '../../media-contents/management/change-item.ts';
import { editRefusal } from '../../media-contents/edit-item.ts';
import type { LockedItem } from '../../media-contents/lifecycle/db.ts';
import { requireManaged } from '../../media-contents/management/managed-items-db.ts';
import type { RecordedItemChange } from '../../platform/audit-db.ts';
import { managerOf } from '../../platform/auth/caller.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queries } from '../../platform/db/database.ts';
import type { Files } from '../../platform/storage/files.ts';
import { notFound, Problem, refuse } from '../../platform/http/problem.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { listVersions } from './list-versions-db.ts';
import { refuseUnready, requestVersion } from './request-version.ts';
import { deleteVersion, endReplaced, retireVersions } from './retire-versions-db.ts';
import { switchVersion } from './switch-version-db.ts';
import { findVersion } from './version-rows-db.ts';

const { COMPLETED } = ProcessingStatus;

type VersionDeps = { db: Database; files: Files; clock: Clock };

/** The calls with which managers replace the file of an item, leave parts of it out, and take both back. */
export function serveVersions(serve: Serve, deps: VersionDeps): void {
  const { db } = deps;
  const answer = async (id: string, versionId: string): Promise<MediaVersion> => {
    const found = (await listVersions(db, id)).find((version) => version.id === versionId);
    if (!found) throw notFound('This version');
    return found;
  };

  serve('GET /Management/MediaContents/:id/Versions', async ({ caller, params: { id } }) => {
    await requireManaged(db, managerOf(caller), id);
    return listVersions(db, id);
  });

  serve('POST /Management/MediaContents/:id/Versions', async ({ caller, params: { id }, body }) => {
    const manager = managerOf(caller);
    let made = '';
    await applyChange(deps, manager, id, async (queries, item, now) => {
      const { versionId, recorded } = await requestVersion(queries, item, body, manager, now);
      made = versionId;
      return recorded;
    });
    return answer(id, made);
  });

  serve(
    'POST /Management/MediaContents/:id/Versions/:versionId/Restorations',
    async ({ caller, params: { id, versionId } }) => {
      await applyChange(deps, managerOf(caller), id, (queries, item, now) =>
        takeBack({ queries, files: deps.files }, item, versionId, now),
      );
      return answer(id, versionId);
    },
  );

  serve('DELETE /Management/MediaContents/:id/Versions/:versionId', async ({ caller, params }) => {
    await applyChange(deps, managerOf(caller), params.id, (queries, item) =>
      removeVersion(queries, item, params.versionId),
    );
  });
}

async function takeBack(
  { queries, files }: { queries: Queries; files: Files },
  item: LockedItem,
  versionId: string,
  now: Date,
): Promise<RecordedItemChange> {
  refuse(editRefusal(item));
  const found = await findVersion(queries, item.id, versionId);
  if (!found) {
    // The only version of an item has no row.
    if (versionId === item.id && item.hasPackage) return undefined;
    throw notFound('This version');
  }
  if (found.state !== COMPLETED || found.version === null || !found.package)
    throw new Problem(409, 0, because('versions.notReady'));
  if (found.version === item.packageVersion) return undefined;
  await refuseUnready(queries, item);
  const { package: mediaPackage, version, cuts } = found;
  await switchVersion({ queries, files }, item, { mediaPackage, version, cuts }, now);
  await retireVersions(queries, item.id);
  return { action: 'former version restored', detail: { madeAt: found.createdAt.toISOString() } };
}

async function removeVersion(
  queries: Queries,
  item: LockedItem,
  versionId: string,
): Promise<RecordedItemChange> {
  const found = await findVersion(queries, item.id, versionId);
  if (!found && versionId !== item.id) return undefined;
  if (!found || (found.state === COMPLETED && found.version === item.packageVersion))
    throw new Problem(409, 0, because('versions.served'));
  await deleteVersion(queries, found);
  if (found.version !== null) await endReplaced(queries, item.id, found.version);
  return { action: 'version deleted', detail: { madeAt: found.createdAt.toISOString() } };
}
