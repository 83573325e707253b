import { because } from '@tv/contract/reasons/problem-reasons';
import { type MachineCaptions, saveMachineSubtitles } from '../captions/save-machine-subtitles.ts';
import type { CaptionJobDeps } from './deps.ts';
import { byPerson } from './request-captions.ts';
import { endRequest, type RequestRow } from './requests-db.ts';
import { Cancelled, impossible } from './while-under-way.ts';

/** Saves captions and ends their request in one transaction. */
export async function saveCaptions(
  deps: CaptionJobDeps,
  request: RequestRow,
  { languageCode, ...captions }: Omit<MachineCaptions, 'id'>,
): Promise<void> {
  const saving = await saveMachineSubtitles(
    deps,
    { id: request.media_content_id, languageCode, ...captions },
    request.requested_by,
    async (queries) => {
      // A request that was cancelled in the last moment takes its captions with it.
      if (!(await endRequest(queries, request.id, 'done', { now: deps.clock() }))) throw new Cancelled();
    },
  );
  if (saving === 'by-person') throw impossible(byPerson(languageCode));
  if (saving === 'full') throw impossible(because('captions.full'));
  if (saving === 'gone') throw impossible(because('captions.itemGone'));
}
