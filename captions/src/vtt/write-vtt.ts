import type { Cue, CueRun, Cues } from '@tv/contract/captions/cues';
import { writeClock } from '../clock.ts';
import { writeRegion, writeSettings } from './vtt-settings.ts';
import { colorClasses } from './vtt-text.ts';

/** Cues as WebVTT that says all that is known of them. */
export function writeVtt({ cues, regions }: Cues): string {
  const styles = new Map<string, string>();
  const blocks = cues.map((cue) => writeCue(cue, styles));
  const rules = Array.from(styles, ([rule, name]) => `::cue(.${name}) { ${rule} }`);
  return [
    'WEBVTT\n',
    ...(rules.length > 0 ? [`STYLE\n${rules.join('\n')}\n`] : []),
    ...regions.map(writeRegion),
    ...blocks,
  ].join('\n');
}

function writeCue({ id, startTime, endTime, place, runs }: Cue, styles: Map<string, string>): string {
  const name = id?.includes('-->') ? undefined : id;
  const settings = place ? ` ${writeSettings(place)}` : '';
  const times = `${writeClock(startTime, '.')} --> ${writeClock(endTime, '.')}${settings}`;
  return `${name ? `${name}\n` : ''}${times}\n${writeRuns(runs, styles)}\n`;
}

/** Opens and closes tags where runs differ; what goes on stays open. */
function writeRuns(runs: readonly CueRun[], styles: Map<string, string>): string {
  let text = '';
  let open: string[] = [];
  let from: number | undefined;
  for (const run of runs) {
    const tags = tagsOf(run, styles);
    const same = tags.findIndex((each, index) => each !== open[index]);
    const shared = same < 0 ? Math.min(tags.length, open.length) : same;
    text += closing(open.slice(shared));
    if (run.from !== undefined && run.from !== from) text += `<${writeClock(run.from, '.')}>`;
    from = run.from;
    text += tags
      .slice(shared)
      .map((each) => `<${each}>`)
      .join('');
    open = tags;
    const words = escaped(run.text);
    text += run.ruby === undefined ? words : `<ruby>${words}<rt>${escaped(run.ruby)}</rt></ruby>`;
  }
  return text + closing(open);
}

const closing = (tags: readonly string[]) =>
  tags
    .toReversed()
    .map((each) => `</${/^[a-z]+/.exec(each)![0]}>`)
    .join('');

function tagsOf(run: CueRun, styles: Map<string, string>): string[] {
  const classes = [...(run.classes ?? []), ...styleClasses(run, styles)];
  return [
    ...(run.speaker ? [`v ${escaped(run.speaker)}`] : []),
    ...(run.language ? [`lang ${escaped(run.language)}`] : []),
    ...(classes.length > 0 ? [`c.${classes.join('.')}`] : []),
    ...(run.italic ? ['i'] : []),
    ...(run.bold ? ['b'] : []),
    ...(run.underline ? ['u'] : []),
  ];
}

const nameOfColor = (color: string) => Object.keys(colorClasses).find((name) => colorClasses[name] === color);

/** Colours that every player knows by their class, the rest as a rule of the style sheet. */
function styleClasses(
  { color, background, family, size, strike }: CueRun,
  styles: Map<string, string>,
): string[] {
  const [plain, behind] = [color && nameOfColor(color), background && nameOfColor(background)];
  const rule = [
    color && !plain && `color: ${color}`,
    background && !behind && `background-color: ${background}`,
    family && `font-family: ${family}`,
    size && `font-size: ${size}em`,
    strike && 'text-decoration: line-through',
  ]
    .filter(Boolean)
    .join('; ');
  if (rule && !styles.has(rule)) styles.set(rule, `tv-${styles.size + 1}`);
  return [
    ...(plain ? [plain] : []),
    ...(behind ? [`bg_${behind}`] : []),
    ...(rule ? [styles.get(rule)!] : []),
  ];
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
