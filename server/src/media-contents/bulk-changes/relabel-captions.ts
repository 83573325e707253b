import { because } from '@tv/contract/reasons/problem-reasons';
import { languageName } from '../../media/track-names.ts';
import type { RecordedItemChange } from '../../platform/audit-db.ts';
import type { Queries } from '../../platform/db/database.ts';
import { Problem, refuse } from '../../platform/http/problem.ts';
import { hasCaptionsIn, writeCaptionsLanguage } from './captions-language-db.ts';
import { editRefusal } from '../edit-item.ts';
import type { LockedItem } from '../lifecycle/db.ts';
import { indexTranscripts } from '../search/indexing/index-transcripts-db.ts';

const labelOf = (languageCode: string) => ({
  languageCode,
  name: languageName(languageCode) ?? languageCode,
});

/** Labels the captions of an item with the language that they are in. Search then reads their words as those of that language. */
export async function relabelCaptions(
  queries: Queries,
  item: LockedItem,
  { from, to }: { from: string; to: string },
): Promise<RecordedItemChange> {
  refuse(editRefusal(item));
  if (!(await hasCaptionsIn(queries, item.id, from))) return undefined;
  if (await hasCaptionsIn(queries, item.id, to))
    throw new Problem(409, 0, because('captions.inLanguageAlready', { language: to }));
  await indexTranscripts(queries, await writeCaptionsLanguage(queries, item.id, labelOf(from), labelOf(to)));
  return { action: 'captions relabelled', detail: { from, to } };
}
