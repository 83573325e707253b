import type { Cues } from '@tv/contract/cues';
import type { SubtitleFormat } from './subtitle-file.ts';
import { writeSrt } from './write-srt.ts';
import { writeTtml } from './write-ttml.ts';
import { writeVtt } from './write-vtt.ts';

/** Writes cues in one of the four formats, with all that it can say of them. */
export function writeSubtitles(cues: Cues, format: SubtitleFormat, languageCode: string): string {
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
