import type { Files } from '../platform/storage/files.ts';
import { keepRecent } from '../platform/keep-recent.ts';
import { offLoop } from './off-loop.ts';
import type { ReadSubtitle, WrittenAs } from './tasks.ts';

/** Seconds of a segment: long, because captions are small. */
export const segmentSeconds = 30;
/** Characters of what was written last, each kept once however many ask for it at the same time. */
const mostCharacters = 32_000_000;

export type KeptSubtitle = {
  format: ReadSubtitle['format'];
  language_code: string;
  original_file: string;
  vtt_file: string;
};

export type WrittenSubtitle = { content: string | Buffer; type: string; fileName: string };

const types: Record<WrittenAs, string> = {
  VTT: 'text/vtt; charset=utf-8',
  SRT: 'application/x-subrip; charset=utf-8',
  DFXP: 'application/ttaf+xml; charset=utf-8',
  TTML: 'application/ttml+xml; charset=utf-8',
  CUES: 'application/json; charset=utf-8',
};

/** What is written of kept subtitles on request. A kept file never changes under its name. */
export function writeKeptSubtitles(files: Files) {
  const texts = keepRecent<string>(mostCharacters / 2, ({ length }) => length);
  const cut = keepRecent<string[]>(mostCharacters / 2, (segments) =>
    segments.reduce((sum, { length }) => sum + length, 0),
  );
  const vttOf = async (file: string) => Buffer.from(await files.readText(file));

  const written = ({ vtt_file: file, language_code: language }: KeptSubtitle, as: WrittenAs) =>
    as === 'VTT'
      ? files.readText(file)
      : texts(`${as} ${language} ${file}`, async () => offLoop('write', await vttOf(file), as, language));

  return {
    /** To play (WebVTT), as it came (`original`), in one of the four formats, or as JSON (`cues`). */
    async as(subtitle: KeptSubtitle, wanted = 'vtt'): Promise<WrittenSubtitle> {
      const isOriginal = wanted === 'original';
      const format = isOriginal ? subtitle.format : (wanted.toUpperCase() as WrittenAs);
      return {
        content: isOriginal
          ? await files.read(subtitle.original_file).toArray().then(Buffer.concat)
          : await written(subtitle, format),
        // What came may be in any encoding.
        type: isOriginal ? types[format].replace('; charset=utf-8', '') : types[format],
        fileName: `subtitles.${subtitle.language_code}.${format.toLowerCase()}`,
      };
    },
    /** WebVTT in segments, for HLS. */
    segments: ({ vtt_file: file }: KeptSubtitle, durationInSeconds: number): Promise<string[]> =>
      cut(`${durationInSeconds} ${file}`, async () =>
        offLoop('segment', await vttOf(file), segmentSeconds, durationInSeconds),
      ),
  };
}
