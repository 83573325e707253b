import { type CaptionFormat, isWritten, type WrittenFormat } from '@tv/contract/captions/caption-formats';
import type { Cue, CueRegion, Cues } from '@tv/contract/captions/cues';
import type { CutRange } from '@tv/contract/media/cuts';
import { withKeys } from './drafts/with-keys.ts';
import { orderCues } from '@tv/captions/order-cues';
import { parseSubtitles } from '@tv/captions/parse-subtitles';
import { plainText } from '@tv/captions/runs';
import { Notes, type SubtitleFile } from '@tv/captions/subtitle-file';
import { writeSubtitles } from '@tv/captions/write-subtitles';
import { writeVtt } from '@tv/captions/vtt/write-vtt';
import { moveCues } from './move-cues.ts';
import { writeSegments } from './write-segments.ts';

/** Cues as the database stores them: times in seconds, and plain text. */
export type CueTexts = { startTimes: number[]; endTimes: number[]; texts: string[] };

/** Cues as they are stored: as WebVTT without loss, and as search reads them. */
export type WrittenCues = CueTexts & { vtt: string };

export type ReadSubtitle = WrittenCues & {
  /** The format of the file. */
  source: CaptionFormat;
  /** The format in which the subtitle is listed: one of those in which it can be downloaded. */
  format: WrittenFormat;
  encoding: string;
  /** One sentence for each thing that was left out or assumed. */
  notes: string[];
};

/** The target of a conversion: a subtitle format, or `CUES`, the JSON that the portal's player shows. */
export type TargetFormat = WrittenFormat | 'CUES';

/** Tasks on whole subtitles. Each is pure, so that it can run in another thread. The first argument is the file, or its cues. */
export const tasks = {
  read(bytes: Uint8Array, languageCode: string): ReadSubtitle {
    return described(parseSubtitles(bytes, languageCode));
  },
  /** Reads a file for the editor. Answers the contract's `SubtitleReading` as JSON, with the cues as they would be stored. */
  readForEditor(bytes: Uint8Array, languageCode: string): string {
    const read = described(parseSubtitles(bytes, languageCode));
    const { source: format, encoding, notes, vtt } = read;
    const { cues, regions } = parseStored(Buffer.from(vtt));
    return JSON.stringify({ format, encoding, notes, cues: withKeys(cues), regions });
  },
  readStored(vtt: Uint8Array): ReadSubtitle {
    return described(parseStored(vtt));
  },
  /**
   * Writes cues that came in no file. They are checked as those of a file: those that never show are left out, long ones are split,
   * and none is a SubtitleProblem.
   */
  writeCues(cues: readonly Cue[], regions: CueRegion[]): WrittenCues {
    const found = cues.map((cue) => ({ cue, line: 0 }));
    return written({ cues: orderCues(found, new Notes()), regions });
  },
  /** Moves the cues of a file for one version to their times in another one. */
  move(vtt: Uint8Array, from: readonly CutRange[], to: readonly CutRange[]): ReadSubtitle {
    const { cues, ...file } = parseStored(vtt);
    return described({ ...file, cues: moveCues(cues, from, to) });
  },
  write(vtt: Uint8Array, as: TargetFormat, languageCode: string): string {
    const { cues, regions } = parseStored(vtt);
    return as === 'CUES'
      ? JSON.stringify({ cues, regions } satisfies Cues)
      : writeSubtitles({ cues, regions }, as, languageCode);
  },
  segment(vtt: Uint8Array, seconds: number, durationInSeconds: number): string[] {
    return writeSegments(parseStored(vtt), seconds, durationInSeconds);
  },
};

/** Parses WebVTT that the service wrote. Its size limit is higher, because it can be several times longer than the uploaded file. */
const parseStored = (vtt: Uint8Array) => parseSubtitles(vtt, '', 50_000_000);

const described = ({ format, encoding, notes, ...cues }: SubtitleFile): ReadSubtitle => ({
  source: format,
  format: isWritten(format) ? format : 'VTT',
  encoding,
  notes,
  ...written(cues),
});

const written = ({ cues, regions }: Cues): WrittenCues => ({
  vtt: writeVtt({ cues, regions }),
  startTimes: cues.map(({ startTime }) => startTime),
  endTimes: cues.map(({ endTime }) => endTime),
  texts: cues.map(plainText),
});
