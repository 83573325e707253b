import type { Cue } from '@tv/contract/captions/cues';
import { escapeMarkup } from '@tv/contract/formats/escape-markup';
import { readClock } from '@tv/captions/clock';
import { readSrtText } from '@tv/captions/srt/srt-text';
import { writeVtt } from '@tv/captions/vtt/write-vtt';

/** Override codes that stand for a style: where its texts are, and how they look. */
type Style = { place: string; look: string };

/**
 * SubStation Alpha as WebVTT: words, italics and their like, colours, and the nine places of a picture. Drawings, comments
 * and effects are not captions.
 */
export function vttOfAss(text: string): string {
  const styles = new Map<string, Style>();
  const cues: Cue[] = [];
  let section = '';
  let names: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, heading] = /^\s*\[(.+)\]\s*$/.exec(line) ?? [];
    const [, kind, rest = ''] = /^(Format|Style|Dialogue):\s*(.*)$/.exec(line) ?? [];
    if (heading) section = heading;
    else if (kind === 'Format') names = rest.split(',').map((name) => name.trim());
    else if (kind) {
      const fields = fieldsOf(rest, names);
      if (kind === 'Style') styles.set(fields.Name ?? '', styleOf(fields, section.endsWith('+ Styles')));
      else cues.push(...cueOf(fields, styles));
    }
  }
  return writeVtt({ cues, regions: [] });
}

/** The last field, the text of a caption, may hold commas. */
function fieldsOf(rest: string, names: readonly string[]): Record<string, string> {
  const values = rest.split(',');
  const last = names.length - 1;
  return Object.fromEntries(
    names.map((name, at) => [name, at < last ? (values[at] ?? '').trim() : values.slice(last).join(',')]),
  );
}

/** The second version of the format counts places like the keys for numbers, the first one in rows of four. */
function styleOf(fields: Record<string, string>, isSecondVersion: boolean): Style {
  const { Alignment = '2', Italic, Bold, Underline, StrikeOut } = fields;
  const letters = { i: Italic, b: Bold, u: Underline, s: StrikeOut };
  const look = Object.entries(letters).map(([letter, value]) => (value === '-1' ? `\\${letter}1` : ''));
  return { place: `\\${isSecondVersion ? 'an' : 'a'}${Alignment}`, look: look.join('') };
}

const drawing = /\{[^{}]*\\p[1-9][^{}]*\}[^]*?(?=\{[^{}]*\\p0[^{}]*\}|$)/g;

function cueOf(fields: Record<string, string>, styles: ReadonlyMap<string, Style>): Cue[] {
  const [startTime, endTime] = [readClock(fields.Start ?? ''), readClock(fields.End ?? '')];
  // A player falls back to the style of this name.
  const style = styles.get((fields.Style ?? '').replace(/^\*/, '')) ?? styles.get('Default');
  const given = (fields.Text ?? '').replace(drawing, '');
  const words = given
    .replace(/\{(?!\\)[^{}]*\}/g, '')
    .replace(/\\[Nn]/g, '\n')
    .replace(/\\h/g, '\u00a0')
    .replace(/\n{2,}/g, '\n')
    // Outside of codes, what SubRip would read as a tag or an escape is text.
    .replace(/[&<](?![^{}]*\})/g, escapeMarkup);
  const place = /\{[^{}]*\\an?\d/.test(given) ? '' : style?.place;
  const codes = `${place ?? ''}${style?.look ?? ''}`;
  const read = readSrtText(`${codes && `{${codes}}`}${words}`, () => {});
  const isShown = read.runs.some(({ text }) => text.trim() !== '');
  if (startTime === undefined || endTime === undefined || endTime <= startTime || !isShown) return [];
  return [{ startTime, endTime, ...read }];
}
