import type { CaptionFormat } from '@tv/contract/captions/caption-formats';
import type { Cues } from '@tv/contract/captions/cues';
import { because } from '@tv/contract/reasons/problem-reasons';
import { decodeText } from './decode-text.ts';
import { isSbv, parseSbv } from './parse-sbv.ts';
import { parseSrt } from './srt/parse-srt.ts';
import { parseTtml } from './ttml/parse-ttml.ts';
import { parseVtt } from './vtt/parse-vtt.ts';
import { Notes, SubtitleProblem, type SubtitleFile } from './subtitle-file.ts';

/** The maximum size of an uploaded file, in bytes. */
const maxBytes = 5_000_000;

/**
 * Reads a subtitle file of any of the formats, told apart by what is in it. The language helps to tell the encoding
 * of a file that does not say it. Pure, and linear in the size of the file: it may run in a thread of its own.
 */
export function parseSubtitles(bytes: Uint8Array, languageCode = '', most = maxBytes): SubtitleFile {
  if (bytes.length > most)
    throw new SubtitleProblem({ reason: because('captions.fileTooLarge', { most: most / 1_000_000 }) });
  const notes = new Notes();
  const { text, encoding } = decodeText(bytes, languageCode, notes);
  const lines = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const format = formatOf(lines);
  const { cues, regions } = parsers[format](lines, notes);
  return { format, encoding, cues, regions, notes: notes.all() };
}

const parsers: Record<CaptionFormat, (text: string, notes: Notes) => Cues> = {
  ...{ VTT: parseVtt, SRT: parseSrt, SBV: parseSbv, DFXP: parseTtml, TTML: parseTtml },
};

function formatOf(text: string): CaptionFormat {
  if (/^\n*WEBVTT/.test(text)) return 'VTT';
  // A caption may begin with a tag of SubRip.
  if (!/^\s*<(?!\/?(?:[ibus]|font)[\s>])/i.test(text)) return isSbv(text) ? 'SBV' : 'SRT';
  return /ttaf1/.test(text.slice(0, 4000)) ? 'DFXP' : 'TTML';
}
