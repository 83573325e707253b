import type { WrittenFormat } from '@tv/contract/caption-formats';
import type { Cues } from '@tv/contract/cues';
import { writeSrt } from './write-srt.ts';
import { writeTtml } from './write-ttml.ts';
import { writeVtt } from './write-vtt.ts';

/** Writes cues in a format that is written, with all that it can say of them. */
export function writeSubtitles(cues: Cues, format: WrittenFormat, languageCode: string): string {
  switch (format) {
    case 'VTT':
      return writeVtt(cues);
    case 'SRT':
      return writeSrt(cues);
    case 'TTML':
      return writeTtml(cues, languageCode, false);
    case 'DFXP':
      return writeTtml(cues, languageCode, true);
  }
}
