import type { CaptionServices } from '../platform/caption-services.ts';
import type { Queries } from '../platform/db/database.ts';
import { Problem } from '../platform/http/problem.ts';
import { requestCaptions } from './request-captions.ts';
import { endRequest, insertRequest } from './requests-db.ts';
import { findOrganizationCaptions } from './settings-db.ts';

type NewItem = {
  id: string;
  organizationId: string;
  /** `null`: the command line. */
  uploader: string | null;
  /** What the upload asked for. Absent: as the organization has set it. */
  isWanted: boolean | undefined;
};

/**
 * Asks for captions of an item that came without, in the transaction that processes it. An item is never refused for its captions:
 * where none can be made, a request that failed says why.
 */
export async function requestCaptionsAtImport(
  queries: Queries,
  { id, organizationId, uploader, isWanted }: NewItem,
  services: CaptionServices,
  now: Date,
): Promise<void> {
  const { isAllowed, isMadeAtImport } = await findOrganizationCaptions(queries, organizationId);
  const isByItself = isMadeAtImport && isAllowed && services.transcription !== undefined;
  if (!(isWanted ?? isByItself)) return;
  const item = { id, organizationId };
  try {
    const options = { services, requestedBy: uploader ?? undefined, now };
    await requestCaptions(queries, item, { kind: 'transcription' }, options);
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
    const request = await insertRequest(
      queries,
      {
        ...{ id: crypto.randomUUID(), media_content_id: id, organization_id: organizationId },
        ...{ kind: 'transcription', language_code: null, source_id: null },
        ...{ requested_by: uploader, countedSeconds: 0 },
      },
      now,
    );
    await endRequest(queries, request.id, 'failed', { problem: problem.message, now });
  }
}
