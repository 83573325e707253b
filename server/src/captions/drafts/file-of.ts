import type { WrittenEnding, WrittenFormat } from '@tv/contract/caption-formats';
import type { SubtitleCues } from '@tv/contract/subtitle-drafts';
import { writtenType } from '../convert-subtitles.ts';
import { writeSubtitles } from '../formats/write-subtitles.ts';

/** Cues as the text of a file. Cues without text are left out, because no format has them. */
export function fileOf(
  { cues, regions, languageCode }: SubtitleCues,
  format: WrittenEnding,
): { fileName: string; mediaType: string; text: string } {
  const target = format.toUpperCase() as WrittenFormat;
  const written = cues.filter(({ runs }) => runs.some(({ text }) => text.trim() !== ''));
  return {
    fileName: `captions.${languageCode}.${format}`,
    mediaType: writtenType(target),
    text: writeSubtitles({ cues: written, regions }, target, languageCode),
  };
}
