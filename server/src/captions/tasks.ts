import type { Cues } from '@tv/contract/cues';
import { parseSubtitles } from './formats/parse-subtitles.ts';
import { plainText } from './formats/runs.ts';
import type { SubtitleFile, SubtitleFormat } from './formats/subtitle-file.ts';
import { writeSubtitles } from './formats/write-subtitles.ts';
import { writeSegments } from './write-segments.ts';

/** Cues as the database keeps them: seconds, and words only. */
export type CueTexts = { startTimes: number[]; endTimes: number[]; texts: string[] };

export type ReadSubtitle = CueTexts & {
  format: SubtitleFormat;
  encoding: string;
  /** What was left out or assumed, a sentence each. */
  notes: string[];
  /** The same cues as WebVTT, which can say all of them. */
  vtt: string;
};

/** What is written of a kept subtitle: one of the formats, or `CUES`, the JSON that the portal's player shows. */
export type WrittenAs = SubtitleFormat | 'CUES';

/** Work on whole subtitle files. Each is pure, so that it may be done in another thread; its first argument is the file. */
export const tasks = {
  read(bytes: Uint8Array, languageCode: string): ReadSubtitle {
    return described(parseSubtitles(bytes, languageCode), languageCode);
  },
  readKept(vtt: Uint8Array): ReadSubtitle {
    return described(parseKept(vtt), '');
  },
  write(vtt: Uint8Array, as: WrittenAs, languageCode: string): string {
    const { cues, regions } = parseKept(vtt);
    return as === 'CUES'
      ? JSON.stringify({ cues, regions } satisfies Cues)
      : writeSubtitles({ cues, regions }, as, languageCode);
  },
  segment(vtt: Uint8Array, seconds: number, durationInSeconds: number): string[] {
    return writeSegments(parseKept(vtt), seconds, durationInSeconds);
  },
};

/** The WebVTT of a file may be some times longer than the file. */
const parseKept = (vtt: Uint8Array) => parseSubtitles(vtt, '', 50_000_000);

const described = (
  { format, encoding, notes, ...cues }: SubtitleFile,
  languageCode: string,
): ReadSubtitle => ({
  format,
  encoding,
  notes,
  vtt: writeSubtitles(cues, 'VTT', languageCode),
  ...textsOf(cues),
});

const textsOf = ({ cues }: Cues): CueTexts => ({
  startTimes: cues.map(({ startTime }) => startTime),
  endTimes: cues.map(({ endTime }) => endTime),
  texts: cues.map(plainText),
});
