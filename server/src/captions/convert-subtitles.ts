import { captionFormats } from '@tv/contract/captions/caption-formats';
import { isDeepStrictEqual } from 'node:util';
import type { Cues } from '@tv/contract/captions/cues';
import type { CutRange } from '@tv/contract/media/cuts';
import type { Files } from '../platform/storage/files.ts';
import { recentCache } from '../platform/recent-cache.ts';
import { digestOf } from './digest-of.ts';
import { offLoop } from './off-loop.ts';
import type { ReadSubtitle, TargetFormat } from './tasks.ts';

/** Length of a caption segment in seconds. It is long because captions are small. */
export const segmentSeconds = 30;
/** Size limit, in characters, of the two caches of converted subtitles together. */
const maxCharacters = 32_000_000;

/** The columns of a row of `subtitles` that a conversion needs. */
export type StoredSubtitle = {
  format: ReadSubtitle['format'];
  language_code: string;
  original_file: string;
  vtt_file: string;
  /** The cuts of the version for which the file was written, and of the version with which it is shown. */
  file_cuts: CutRange[];
  shown_cuts: CutRange[];
};

export type ConvertedSubtitle = { content: string | Buffer; type: string; fileName: string };

/** The MIME type of what the service writes. */
export const writtenType = (format: TargetFormat): string =>
  `${format === 'CUES' ? 'application/json' : captionFormats[format].mimeType}; charset=utf-8`;

/** The format that is read only and in which this file was uploaded. Its name tells. */
const readOnlyFormatOf = (file: string) =>
  Object.values(captionFormats).find(({ ending, isWritten }) => !isWritten && file.endsWith(`.${ending}`));

/** Converts stored subtitle files to other formats and caches the results. A stored file never changes under its name. */
export function createSubtitleConverter(files: Files) {
  const texts = recentCache<string>(maxCharacters / 2, ({ length }) => length);
  const cut = recentCache<string[]>(maxCharacters / 2, (segments) =>
    segments.reduce((sum, { length }) => sum + length, 0),
  );
  const isMoved = ({ file_cuts: from, shown_cuts: to }: StoredSubtitle) => !isDeepStrictEqual(from, to);
  /** Names the content of a subtitle: a file, and the times that it is shown with. */
  const keyOf = (subtitle: StoredSubtitle) =>
    isMoved(subtitle)
      ? `${subtitle.vtt_file} ${JSON.stringify([subtitle.file_cuts, subtitle.shown_cuts])}`
      : subtitle.vtt_file;
  const textOf = (subtitle: StoredSubtitle): Promise<string> => {
    const { vtt_file: file, file_cuts: from, shown_cuts: to } = subtitle;
    if (!isMoved(subtitle)) return files.readText(file);
    return texts(`moved ${keyOf(subtitle)}`, async () => {
      const { vtt } = await offLoop('move', Buffer.from(await files.readText(file)), from, to);
      return vtt;
    });
  };
  const vttOf = async (subtitle: StoredSubtitle) => Buffer.from(await textOf(subtitle));

  const digestKey = (subtitle: StoredSubtitle) => `digest ${keyOf(subtitle)}`;

  const convert = (subtitle: StoredSubtitle, as: TargetFormat) => {
    const language = subtitle.language_code;
    return as === 'VTT'
      ? textOf(subtitle)
      : texts(`${as} ${language} ${keyOf(subtitle)}`, async () =>
          offLoop('write', await vttOf(subtitle), as, language),
        );
  };

  return {
    /** Says what the subtitle shows (`digestOf`), without reading its file again. */
    digest: (subtitle: StoredSubtitle): Promise<string> =>
      texts(digestKey(subtitle), async () => digestOf(JSON.parse(await convert(subtitle, 'CUES')) as Cues)),
    /** Takes note of what a new subtitle shows. */
    noteDigest: (subtitle: StoredSubtitle, digest: string): Promise<string> =>
      texts(digestKey(subtitle), async () => digest),
    /** The subtitle as `vtt`, `srt`, `dfxp` or `ttml`, as the uploaded file (`original`), or as JSON for the player (`cues`). */
    async as(subtitle: StoredSubtitle, wanted = 'vtt'): Promise<ConvertedSubtitle> {
      const isOriginal = wanted === 'original' && !isMoved(subtitle);
      const format = wanted === 'original' ? subtitle.format : (wanted.toUpperCase() as TargetFormat);
      const readOnly = isOriginal ? readOnlyFormatOf(subtitle.original_file) : undefined;
      const original = readOnly ?? captionFormats[subtitle.format];
      return {
        content: isOriginal
          ? await files.read(subtitle.original_file).toArray().then(Buffer.concat)
          : await convert(subtitle, format),
        // The uploaded file may be in any encoding.
        type: isOriginal ? original.mimeType : writtenType(format),
        fileName: `subtitles.${subtitle.language_code}.${readOnly?.ending ?? format.toLowerCase()}`,
      };
    },
    /** The subtitle as WebVTT segments for HLS. */
    segments: (subtitle: StoredSubtitle, durationInSeconds: number): Promise<string[]> =>
      cut(`${durationInSeconds} ${keyOf(subtitle)}`, async () =>
        offLoop('segment', await vttOf(subtitle), segmentSeconds, durationInSeconds),
      ),
  };
}

export type SubtitleConverter = ReturnType<typeof createSubtitleConverter>;
