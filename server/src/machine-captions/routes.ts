import type { CaptionRequest } from '@tv/contract/captions/machine-captions';
import { approveSubtitle, hasSubtitle } from '../captions/machine-subtitles-db.ts';
import { applyChange } from '../media-contents/management/change-item.ts';
import { editRefusal } from '../media-contents/edit-item.ts';
import { archivedRefusal } from '../media-contents/lifecycle/archive-states.ts';
import { requireManaged } from '../media-contents/management/managed-items-db.ts';
import { managerOf } from '../platform/auth/caller.ts';
import { notFound, refuse } from '../platform/http/problem.ts';
import type { Serve } from '../platform/http/serve.ts';
import type { MachineCaptionsDeps } from './deps.ts';
import { findPossibilities, requestCaptions } from './request-captions.ts';
import { endRequest, listRequests, type RequestRow } from './requests-db.ts';

/** The calls with which managers ask machines for captions and approve them. */
export function serveMachineCaptions(serve: Serve, deps: MachineCaptionsDeps): void {
  const { db, clock, captionServices: services } = deps;

  serve('GET /Management/MediaContents/:id/CaptionRequests', async ({ caller, params: { id } }) => {
    const item = await requireManaged(db, managerOf(caller), id);
    const possibilities = await findPossibilities(db, item, services, clock());
    const requests = await listRequests(db, id);
    return { ...possibilities, requests: requests.map(presentRequest) };
  });

  serve('POST /Management/MediaContents/:id/CaptionRequests', async ({ caller, params: { id }, body }) => {
    const manager = managerOf(caller);
    let made: RequestRow | undefined;
    await applyChange(deps, manager, id, async (queries, item, now) => {
      refuse(editRefusal(item));
      // A translation needs texts alone.
      if (body.kind === 'transcription') refuse(archivedRefusal(item));
      const { request, isNew } = await requestCaptions(queries, item, body, {
        ...{ services, now },
        requestedBy: manager.personId,
      });
      made = request;
      const { kind, languageCode } = body;
      return isNew ? { action: 'machine captions asked for', detail: { kind, languageCode } } : undefined;
    });
    return presentRequest(made!);
  });

  serve(
    'DELETE /Management/MediaContents/:id/CaptionRequests/:requestId',
    async ({ caller, params: { id, requestId } }) => {
      await applyChange(deps, managerOf(caller), id, async (queries, _, now) => {
        const listed = await listRequests(queries, id);
        if (!listed.some((request) => request.id === requestId)) return undefined;
        const isEnded = await endRequest(queries, requestId, 'cancelled', { now });
        return isEnded ? { action: 'machine captions cancelled' } : undefined;
      });
    },
  );

  serve(
    'POST /Management/MediaContents/:id/Subtitles/:languageCode/Approvals',
    async ({ caller, params: { id, languageCode }, body }) => {
      const read = { mediaContentId: id, languageCode, id: body.subtitleId };
      await applyChange(deps, managerOf(caller), id, async (queries, item) => {
        refuse(editRefusal(item));
        const approved = await approveSubtitle(queries, read);
        if (approved) return { action: 'captions approved', detail: approved };
        if (!(await hasSubtitle(queries, read))) throw notFound('These captions');
        return undefined;
      });
    },
  );
}

const presentRequest = (row: RequestRow): CaptionRequest => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  progress: row.progress,
  ...(row.language_code && { languageCode: row.language_code }),
  ...(row.problem && { problem: row.problem }),
  createdDate: row.created_at.toISOString(),
});
