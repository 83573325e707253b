import { because } from '@tv/contract/reasons/problem-reasons';
import type { Cue } from '@tv/contract/captions/cues';
import { parseSubtitles } from '@tv/captions/parse-subtitles';
import { plainText } from '@tv/captions/runs';
import { breakLines } from './break-lines.ts';
import type { CaptionJobDeps } from './deps.ts';
import { countTranslated, type RequestRow } from './requests-db.ts';
import { saveCaptions } from './save-captions.ts';
import { findSourceSubtitle } from './settings-db.ts';
import { splitWords } from './timed-words.ts';
import { translateTexts } from './translate-texts.ts';
import { beforeSending, impossible } from './while-under-way.ts';

/** Translates captions of an item cue by cue, preserves their times and places, and ends the request. */
export async function makeTranslation(
  deps: CaptionJobDeps,
  request: RequestRow,
  signal: AbortSignal,
): Promise<void> {
  const { db, files, captionServices } = deps;
  const { translation } = captionServices;
  if (!translation) throw impossible(because('captions.serviceGone', { kind: 'translation' }));
  const languageCode = request.language_code!;
  const source =
    request.source_id && (await findSourceSubtitle(db, request.media_content_id, request.source_id));
  if (!source) throw impossible(because('captions.sourceGone'));
  const { cues, regions } = parseSubtitles(Buffer.from(await files.readText(source.vttFile)), '', 50_000_000);
  const { glossary } = await beforeSending(db, request, 0);
  const texts = await translateTexts(
    translation,
    cues.map((cue) => plainText(cue).replace(/\s+/g, ' ').trim()),
    { from: source.languageCode, into: languageCode, glossary },
    {
      signal,
      onSending: (from) => beforeSending(db, request, from / cues.length),
      onTranslated: (to) => countTranslated(db, request.id, secondsOf(cues.slice(0, to))),
    },
  );
  await saveCaptions(deps, request, {
    languageCode,
    cues: { cues: cues.map((cue, index) => translated(cue, texts[index]!)), regions },
  });
}

const secondsOf = (cues: readonly Cue[]): number =>
  Math.max(0, (cues.at(-1)?.endTime ?? 0) - (cues[0]?.startTime ?? 0));

/** The same cue with another text. A speaker is preserved where one says all of it. */
function translated({ id, startTime, endTime, place, runs }: Cue, text: string): Cue {
  const [first] = runs;
  const speaker = runs.every((run) => run.speaker === first?.speaker) ? first?.speaker : undefined;
  return {
    ...(id !== undefined && { id }),
    ...{ startTime, endTime },
    ...(place && { place }),
    runs: [{ text: breakLines(splitWords(text)), ...(speaker !== undefined && { speaker }) }],
  };
}
