import { join } from 'node:path';
import { rm } from 'node:fs/promises';
import { uploadLimits } from '@tv/contract/limits/upload-limits';
import { noRights } from '@tv/contract/people/rights';
import { Role } from '@tv/contract/enumerations';
import type { SourceItem } from '@tv/sources/source';
import { savePicture } from '../ingest/poster/save-picture.ts';
import { duePosters, posterIsPut } from './looks-db.ts';
import type { SourceRow } from './sources-db.ts';
import { bytesOf, type From, leftOutWhenRefused, type TakeDeps } from './take-item.ts';

/** Puts the pictures that a source has for items whose files are processed by now. One that is refused is left out. */
export async function putPosters(
  deps: TakeDeps,
  source: SourceRow,
  items: readonly SourceItem[],
  from: From,
): Promise<void> {
  const due = await duePosters(deps.db, source.id);
  const posters = new Map(items.map(({ sourceId, poster }) => [sourceId, poster]));
  for (const { sourceId, mediaContentId } of due) {
    from.guard.signal.throwIfAborted();
    const poster = posters.get(sourceId);
    const folder = await deps.files.temporaryFolder();
    try {
      if (poster)
        await leftOutWhenRefused(async () => {
          const bytes = await bytesOf(poster, from, join(folder, 'poster'), uploadLimits.poster);
          const manager = {
            ...{ personId: source.createdBy ?? undefined, organizationId: source.organizationId },
            ...{ role: Role.OrganizationManager, ...noRights },
          };
          await savePicture(deps, manager, mediaContentId, Buffer.concat(await bytes.toArray()));
        });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
    await posterIsPut(deps.db, source.id, sourceId);
  }
}
