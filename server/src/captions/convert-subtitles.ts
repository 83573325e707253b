import type { Files } from '../platform/storage/files.ts';
import { recentCache } from '../platform/recent-cache.ts';
import { offLoop } from './off-loop.ts';
import type { ReadSubtitle, TargetFormat } from './tasks.ts';

/** Length of a caption segment in seconds. It is long because captions are small. */
export const segmentSeconds = 30;
/** Size limit, in characters, of the two caches of converted subtitles together. */
const mostCharacters = 32_000_000;

/** The columns of a row of `subtitles` that a conversion needs. */
export type StoredSubtitle = {
  format: ReadSubtitle['format'];
  language_code: string;
  original_file: string;
  vtt_file: string;
};

export type ConvertedSubtitle = { content: string | Buffer; type: string; fileName: string };

export const mediaTypes: Record<TargetFormat, string> = {
  VTT: 'text/vtt; charset=utf-8',
  SRT: 'application/x-subrip; charset=utf-8',
  DFXP: 'application/ttaf+xml; charset=utf-8',
  TTML: 'application/ttml+xml; charset=utf-8',
  CUES: 'application/json; charset=utf-8',
};

/** Converts stored subtitle files to other formats and caches the results. A stored file never changes under its name. */
export function createSubtitleConverter(files: Files) {
  const texts = recentCache<string>(mostCharacters / 2, ({ length }) => length);
  const cut = recentCache<string[]>(mostCharacters / 2, (segments) =>
    segments.reduce((sum, { length }) => sum + length, 0),
  );
  const vttOf = async (file: string) => Buffer.from(await files.readText(file));

  const convert = ({ vtt_file: file, language_code: language }: StoredSubtitle, as: TargetFormat) =>
    as === 'VTT'
      ? files.readText(file)
      : texts(`${as} ${language} ${file}`, async () => offLoop('write', await vttOf(file), as, language));

  return {
    /** The subtitle as `vtt`, `srt`, `dfxp` or `ttml`, as the uploaded file (`original`), or as JSON for the player (`cues`). */
    async as(subtitle: StoredSubtitle, wanted = 'vtt'): Promise<ConvertedSubtitle> {
      const isOriginal = wanted === 'original';
      const format = isOriginal ? subtitle.format : (wanted.toUpperCase() as TargetFormat);
      return {
        content: isOriginal
          ? await files.read(subtitle.original_file).toArray().then(Buffer.concat)
          : await convert(subtitle, format),
        // The uploaded file may be in any encoding.
        type: isOriginal ? mediaTypes[format].replace('; charset=utf-8', '') : mediaTypes[format],
        fileName: `subtitles.${subtitle.language_code}.${format.toLowerCase()}`,
      };
    },
    /** The subtitle as WebVTT segments for HLS. */
    segments: ({ vtt_file: file }: StoredSubtitle, durationInSeconds: number): Promise<string[]> =>
      cut(`${durationInSeconds} ${file}`, async () =>
        offLoop('segment', await vttOf(file), segmentSeconds, durationInSeconds),
      ),
  };
}

export type SubtitleConverter = ReturnType<typeof createSubtitleConverter>;
