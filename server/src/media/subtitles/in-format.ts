import type { Files } from '../../platform/files.ts';
import type { SubtitleFormat } from './cue.ts';
import { parseVtt } from './parse-blocks.ts';
import { writeSubtitles } from './write.ts';

type KeptSubtitle = {
  format: SubtitleFormat;
  language_code: string;
  original_file: string;
  vtt_file: string;
};

const types: Record<SubtitleFormat, string> = {
  VTT: 'text/vtt; charset=utf-8',
  SRT: 'application/x-subrip; charset=utf-8',
  DFXP: 'application/ttaf+xml; charset=utf-8',
  TTML: 'application/ttml+xml; charset=utf-8',
};

/** A kept subtitle to play (WebVTT), as it came (`original`), or in one of the four formats. */
export async function subtitleInFormat(files: Files, subtitle: KeptSubtitle, wanted = 'vtt') {
  const format = wanted === 'original' ? subtitle.format : (wanted.toUpperCase() as SubtitleFormat);
  return {
    content: await contentOf(files, subtitle, format, wanted === 'original'),
    type: types[format],
    fileName: `subtitles.${subtitle.language_code}.${format.toLowerCase()}`,
  };
}

async function contentOf(files: Files, subtitle: KeptSubtitle, format: SubtitleFormat, asItCame: boolean) {
  if (asItCame) return Buffer.from(await files.read(subtitle.original_file).toArray().then(Buffer.concat));
  const vtt = await files.readText(subtitle.vtt_file);
  return format === 'VTT' ? vtt : writeSubtitles(parseVtt(vtt), format, subtitle.language_code);
}
