import type { Cue, CueRun, Cues } from '@tv/contract/captions/cues';
import { writeClock } from '../clock.ts';
import { keyOf } from './srt-text.ts';

/**
 * SubRip says italics, bold, underlined, struck, colours, one of nine places, and nothing more: who speaks is written
 * before what is said, and a reading after its word.
 */
export const writeSrt = ({ cues }: Cues): string =>
  cues
    .map(
      (cue, index) =>
        `${index + 1}\n${writeClock(cue.startTime, ',')} --> ${writeClock(cue.endTime, ',')}\n${writeText(cue)}\n`,
    )
    .join('\n');

function writeText({ place, runs }: Cue): string {
  const key = keyOf(place);
  const start = key === 2 ? '' : `{\\an${key}}`;
  return start + withSpeakers(runs).map(writeRun).join('');
}

/** Runs with the name of each speaker before their words, and readings in brackets, for formats that cannot say them. */
export function withSpeakers(runs: readonly CueRun[]): CueRun[] {
  let last: string | undefined;
  return runs.map(({ speaker, ruby, ...run }) => {
    // A name is put behind the end of the line before.
    const [, gap = '', words = ''] = /^(\n?)([^]*)$/.exec(run.text)!;
    if (words === '') return run;
    const name = speaker !== undefined && speaker !== last ? `${speaker}: ` : '';
    last = speaker;
    return { ...run, text: `${gap}${name}${words}${ruby === undefined ? '' : `(${ruby})`}` };
  });
}

function writeRun({ text, italic, bold, underline, strike, color }: CueRun): string {
  const tags = [color && 'font', italic && 'i', bold && 'b', underline && 'u', strike && 's'].filter(Boolean);
  const opening = tags.map((tag) => (tag === 'font' ? `<font color="${color}">` : `<${tag}>`)).join('');
  const closing = tags
    .toReversed()
    .map((tag) => `</${tag}>`)
    .join('');
  return opening + escaped(text) + closing;
}

/** Only what would be read as something else than the text that it is: players of SubRip show escapes as they stand. */
const escaped = (text: string) =>
  text
    .replace(/&(?=(?:amp|lt|gt|quot|apos|nbsp|lrm|rlm|#\d{1,7}|#x[0-9a-f]{1,6});)/gi, '&amp;')
    .replace(/<(?=\/?(?:[ibus]>|font[\s>]))/gi, '&lt;')
    .replace(/\{(?=\\)/g, '&#123;')
    .replace(/(?<=\d[\d:.,\s]{0,40}[-–—]{0,2})([-–—])>|([-–—])>(?=\s*\d)/g, '$1$2&gt;');
