import type { WrittenFormat } from '@tv/contract/captions/caption-formats';
import type { Cues } from '@tv/contract/captions/cues';
import { writeSrt } from './srt/write-srt.ts';
import { writeTtml } from './ttml/write-ttml.ts';
import { writeVtt } from './vtt/write-vtt.ts';

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
