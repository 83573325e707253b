import type { WrittenEnding, WrittenFormat } from '@tv/contract/captions/caption-formats';
import type { SubtitleCues } from '@tv/contract/captions/subtitle-drafts';
import { managerOf } from '../../platform/auth/caller.ts';
import { readBytes } from '../../platform/http/bodies/read-bytes.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { requireManaged } from '../../media-contents/management/managed-items-db.ts';
import { writtenType } from '../convert-subtitles.ts';
import { normalRuns } from '@tv/captions/runs';
import { writeSubtitles } from '@tv/captions/write-subtitles';
import { readHeardWords } from '../heard-words.ts';
import { maxSubtitleBytes } from '../save-subtitles.ts';
import { readForEditor } from '../store-subtitle.ts';
import { discardDraft, type DraftDeps, publishDraft, saveDraft } from './change-draft.ts';
import { listDrafts } from './db.ts';
import { presentDraft, readCues } from './read-cues.ts';

/** The calls of the caption editor. */
export function serveSubtitleDrafts(serve: Serve, deps: DraftDeps): void {
  const { db } = deps;
  const keyOf = (params: { id: string; languageCode: string }, { kind = 0 }: { kind?: number }) => ({
    ...params,
    kind,
  });

  serve('GET /Management/MediaContents/:id/SubtitleDrafts', async ({ caller, params: { id } }) => {
    await requireManaged(db, managerOf(caller), id);
    return (await listDrafts(db, id)).map((draft) => presentDraft(draft, draft));
  });

  serve('GET /Management/MediaContents/:id/HeardWords', async ({ caller, params: { id } }) => {
    await requireManaged(db, managerOf(caller), id);
    return readHeardWords(db, id);
  });

  serve(
    'GET /Management/MediaContents/:id/Subtitles/:languageCode/Cues',
    async ({ caller, params, query, reply }) => {
      await requireManaged(db, managerOf(caller), params.id);
      const { tag, answer } = await readCues(deps, keyOf(params, query), query.isPublished);
      reply.header('etag', tag);
      return answer;
    },
  );

  for (const method of ['PUT', 'PATCH'] as const)
    serve(
      `${method} /Management/MediaContents/:id/Subtitles/:languageCode/Cues`,
      async ({ caller, params, query, body, request, reply }) => {
        const known = request.headers['if-match'];
        const { tag, answer } = await saveDraft(deps, managerOf(caller), keyOf(params, query), body, known);
        reply.header('etag', tag);
        return answer;
      },
    );

  serve('DELETE /Management/MediaContents/:id/Subtitles/:languageCode/Cues', ({ caller, params, query }) =>
    discardDraft(deps, managerOf(caller), keyOf(params, query)),
  );

  serve(
    'POST /Management/MediaContents/:id/Subtitles/:languageCode/Cues/Publications',
    async ({ caller, params, query, request, reply }) => {
      await requireManaged(db, managerOf(caller), params.id);
      const known = request.headers['if-match'];
      const { tag, answer } = await publishDraft(deps, managerOf(caller), keyOf(params, query), known);
      reply.header('etag', tag);
      return answer;
    },
  );

  serve(
    'GET /Management/MediaContents/:id/Subtitles/:languageCode/Cues/Files',
    async ({ caller, params, query }) => {
      await requireManaged(db, managerOf(caller), params.id);
      const { answer } = await readCues(deps, keyOf(params, query));
      return fileOf(answer, query.format);
    },
  );

  serve(
    'POST /Management/MediaContents/:id/Subtitles/:languageCode/Readings',
    async ({ caller, params, request, reply }) => {
      await requireManaged(db, managerOf(caller), params.id);
      const bytes = await readBytes(request.body, maxSubtitleBytes);
      await deps.scanner?.checkBytes(bytes, 'the subtitles');
      const reading = await readForEditor(bytes, params.languageCode);
      return reply
        .header('cache-control', 'private, no-store')
        .type('application/json; charset=utf-8')
        .send(reading);
    },
  );
}

/** Cues as the text of a file. Cues without text are left out, because no format has them. */
function fileOf(
  { cues, regions, languageCode }: SubtitleCues,
  format: WrittenEnding,
): { fileName: string; mediaType: string; text: string } {
  const target = format.toUpperCase() as WrittenFormat;
  const written = cues
    .map((cue) => ({ ...cue, runs: normalRuns(cue.runs) }))
    .filter(({ runs }) => runs.length > 0);
  return {
    fileName: `captions.${languageCode}.${format}`,
    mediaType: writtenType(target),
    text: writeSubtitles({ cues: written, regions }, target, languageCode),
  };
}
