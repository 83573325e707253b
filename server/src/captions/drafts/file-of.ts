import type { SubtitleCues } from '@tv/contract/subtitle-drafts';
import { mediaTypes } from '../convert-subtitles.ts';
import type { SubtitleFormat } from '../formats/subtitle-file.ts';
import { writeSubtitles } from '../formats/write-subtitles.ts';

/** Cues as the text of a file. Cues without text are left out, because no format has them. */
export function fileOf(
  { cues, regions, languageCode }: SubtitleCues,
  format: 'vtt' | 'srt' | 'ttml' | 'dfxp',
): { fileName: string; mediaType: string; text: string } {
  const target = format.toUpperCase() as SubtitleFormat;
  const written = cues.filter(({ runs }) => runs.some(({ text }) => text.trim() !== ''));
  return {
    fileName: `captions.${languageCode}.${format}`,
    mediaType: mediaTypes[target],
    text: writeSubtitles({ cues: written, regions }, target, languageCode),
  };
}
