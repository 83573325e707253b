import { mostSubtitleBytes, SubtitleProblem, withoutControls } from './cue.ts';
import type { Cue, SubtitleFormat } from './cue.ts';
import { parseSrt, parseVtt } from './parse-blocks.ts';
import { parseTtml } from './parse-ttml.ts';

export type ParsedSubtitles = { format: SubtitleFormat; cues: Cue[] };

/** Reads a subtitle file of any of the four formats, told apart by what is in it. */
export function parseSubtitles(bytes: Buffer): ParsedSubtitles {
  if (bytes.length > mostSubtitleBytes)
    throw new SubtitleProblem(`The subtitle file is larger than ${mostSubtitleBytes / 1_000_000} MB.`);
  const text = withoutControls(decode(bytes).replace(/\r\n?/g, '\n'));
  if (text.startsWith('WEBVTT')) return { format: 'VTT', cues: parseVtt(text) };
  if (!text.trimStart().startsWith('<')) return { format: 'SRT', cues: parseSrt(text) };
  return { format: /ttaf1/.test(text.slice(0, 4000)) ? 'DFXP' : 'TTML', cues: parseTtml(text) };
}

/** UTF-8 or UTF-16 by their marks; what is no UTF-8 comes from an old Windows editor. */
function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
