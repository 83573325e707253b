/**
 * One caption. `text` is what WebVTT puts in a cue: lines, `<i>`, `<b>` and `<u>`, and `&amp;`, `&lt;`, `&gt;` for
 * the characters themselves. Seconds from the start. `settings` is where WebVTT places it.
 */
export type Cue = { startTime: number; endTime: number; text: string; settings?: string };

export type SubtitleFormat = 'VTT' | 'SRT' | 'DFXP' | 'TTML';

/** A subtitle file that cannot be read. The message names the line and says what is wrong there. */
export class SubtitleProblem extends Error {
  override name = 'SubtitleProblem';
}

export const problemAt = (line: number, message: string) => new SubtitleProblem(`Line ${line}: ${message}`);

export const mostSubtitleBytes = 5_000_000;
const mostCues = 20_000;
const longestText = 5_000;

/** Checks what all formats share, rounds to milliseconds, and sorts by time, as WebVTT demands. */
export function orderedCues(cues: { cue: Cue; line: number }[]): Cue[] {
  if (cues.length > mostCues)
    throw problemAt(cues[mostCues]!.line, `there are more than ${mostCues} captions.`);
  for (const { cue, line } of cues) {
    if (!(cue.endTime > cue.startTime)) throw problemAt(line, 'the caption ends before it begins.');
    if (cue.text.length > longestText)
      throw problemAt(line, `the caption is longer than ${longestText} characters.`);
  }
  if (cues.length === 0) throw problemAt(1, 'the file holds no captions.');
  const toMilliseconds = (seconds: number) => Math.round(seconds * 1000) / 1000;
  return cues
    .map(({ cue }) => ({
      ...cue,
      startTime: toMilliseconds(cue.startTime),
      endTime: toMilliseconds(cue.endTime),
    }))
    .sort((a, b) => a.startTime - b.startTime || a.endTime - b.endTime);
}

/** Without control characters but tabs and line ends, and without halves of a pair: neither XML nor a database has them. */
export const withoutControls = (text: string) => text.replace(/(?![\t\n])\p{Cc}|\p{Cs}/gu, '');

export const escapeText = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Words only: what search compares and a highlight shows. */
export function plainText({ text }: Cue): string {
  return decodeEntities(text.replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();
}

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  lrm: '‎',
  rlm: '‏',
};

export function decodeEntities(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return named[name.toLowerCase()] ?? whole;
    const code = name[1]!.toLowerCase() === 'x' ? parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code <= 0x10ffff ? withoutControls(String.fromCodePoint(code)) : '';
  });
}

/**
 * Keeps `<i>`, `<b>`, `<u>`, each closed, and takes every other tag for nothing: SRT and WebVTT carry fonts, voices
 * and classes that a player would show as text or not at all.
 */
export function simpleMarkup(text: string): string {
  const open: string[] = [];
  // `{\an8}` and its like are positions that old SRT editors write. Each ends before the next begins: a search that
  // ran on to the end of the text from each of them would hold everybody up.
  const kept = text
    .replace(/\{\\[^{}\n]*\}/g, '')
    .split(/(<\/?[a-zA-Z][^<>\n]*>|<\d[\d:.]*>)/)
    .map((part, index) => {
      if (index % 2 === 0) return escapeText(decodeEntities(part));
      const tag = /^<(\/?)([ibu])(?:[.\s][^>]*)?>$/i.exec(part);
      if (!tag) return '';
      const name = tag[2]!.toLowerCase();
      if (!tag[1]) {
        open.push(name);
        return `<${name}>`;
      }
      if (open.at(-1) !== name) return '';
      open.pop();
      return `</${name}>`;
    });
  return (
    kept.join('') +
    open
      .reverse()
      .map((name) => `</${name}>`)
      .join('')
  );
}
