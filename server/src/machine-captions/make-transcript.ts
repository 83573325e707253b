import { because } from '@tv/contract/reasons/problem-reasons';
import { type HeardWords, maxHeardWords } from '@tv/contract/captions/subtitle-drafts';
import { rm } from 'node:fs/promises';
import { hasCaptionsByPerson } from '../captions/machine-subtitles-db.ts';
import { findPackage } from '../media-contents/media-package/package-db.ts';
import type { CaptionJobDeps } from './deps.ts';
import { type Heard, type HeardSegment, later } from './heard.ts';
import { byPerson } from './request-captions.ts';
import { listParts, type RequestRow, writeLanguage, writePart } from './requests-db.ts';
import { saveCaptions } from './save-captions.ts';
import { shapeCues } from './shape-cues.ts';
import { readSoundPart, soundParts } from './sound-parts.ts';
import { timedWords } from './timed-words.ts';
import { createTranscriber } from './transcribe-part.ts';
import { beforeSending, impossible } from './while-under-way.ts';

/** What the service answered about a part of the sound. */
type StoredPart = { from: number; to: number; heard: Heard };

/** Makes captions of what is said in an item, and ends the request. */
export async function makeTranscript(
  deps: CaptionJobDeps,
  request: RequestRow,
  signal: AbortSignal,
): Promise<void> {
  const { db, files } = deps;
  const id = request.media_content_id;
  const found = await findPackage(db, id);
  if (!found) throw impossible(because('captions.soundGone'));
  const folder = await files.temporaryFolder();
  try {
    const sound = await deps.extractSound({
      packageFolder: `media/${id}/${found.version}`,
      mediaPackage: found.package,
      folder,
      signal,
    });
    const { segments, languageCode } = await hear(deps, request, sound, signal);
    const cues = shapeCues(segments, found.package.durationInSeconds);
    if (cues.length === 0 || !languageCode) throw impossible(because('captions.nothingHeard'));
    await saveCaptions(deps, request, {
      languageCode,
      cues: { cues, regions: [] },
      words: startsOfWords(segments),
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Sends the sound part by part. Parts without sound, and those that an earlier attempt has the answer of, are not sent. */
async function hear(
  { db, captionServices: { transcription } }: CaptionJobDeps,
  request: RequestRow,
  sound: string,
  signal: AbortSignal,
): Promise<Heard> {
  if (!transcription) throw impossible(because('captions.serviceGone', { kind: 'transcription' }));
  const transcribe = createTranscriber(transcription);
  const parts = await soundParts(sound, signal);
  const stored = new Map(
    (await listParts<StoredPart>(db, request.id)).map(({ position, answer }) => [position, answer]),
  );
  const total = parts.at(-1)?.to ?? 1;
  const segments: Heard['segments'] = [];
  let languageCode = request.language_code ?? undefined;
  for (const [position, part] of parts.entries()) {
    if (part.isSilent) continue;
    const known = stored.get(position);
    let heard = known?.from === part.from && known.to === part.to ? known.heard : undefined;
    if (!heard) {
      const seconds = part.to - part.from;
      const { glossary } = await beforeSending(db, request, part.from / total);
      const wav = await readSoundPart(sound, part);
      heard = await transcribe({ sound: wav, seconds, languageCode, glossary }, signal);
      const answer: StoredPart = { from: part.from, to: part.to, heard };
      const delivered = heard.segments.length > 0 ? seconds : 0;
      await writePart(db, request.id, position, { answer, seconds: delivered });
    }
    if (heard.segments.length > 0) languageCode ??= await checkLanguage(db, request, heard.languageCode);
    segments.push(...later(heard, part.from).segments);
  }
  return { segments, ...(languageCode && { languageCode }) };
}

/** Writes down the language that was found in the first part with speech. Nothing more is sent where it cannot be used. */
async function checkLanguage(
  db: CaptionJobDeps['db'],
  request: RequestRow,
  languageCode: string | undefined,
): Promise<string> {
  if (!languageCode) throw impossible(because('captions.unknownLanguage'));
  if (await hasCaptionsByPerson(db, request.media_content_id, languageCode))
    throw impossible(byPerson(languageCode));
  await writeLanguage(db, request.id, languageCode);
  return languageCode;
}

/** When each word begins, of the segments in which the service gave times of words. Beyond the bound words are left out. */
function startsOfWords(segments: readonly HeardSegment[]): HeardWords {
  const words = segments
    .filter((segment) => segment.words.length > 0)
    .flatMap(timedWords)
    .sort((one, other) => one.startTime - other.startTime)
    .slice(0, maxHeardWords);
  return {
    texts: words.map(({ text }) => text),
    startTimes: words.map(({ startTime }) => Math.round(startTime * 1000) / 1000),
  };
}
