import type { CueRun } from '@tv/contract/captions/cues';
import { itemLimits } from '@tv/contract/limits/item-limits';
import type { EditedCue } from '@tv/contract/captions/subtitle-drafts';
import { perCue } from './per-cue.ts';

export type { EditedCue };

/** The text of a cue as it stands in its field; lines are apart by `\n`. */
export const textOf = ({ runs }: Pick<EditedCue, 'runs'>): string => runs.map(({ text }) => text).join('');

/** Speakers of a cue, each once. */
export const speakersOf = perCue(({ runs }: Pick<EditedCue, 'runs'>): readonly string[] => [
  ...new Set(runs.flatMap(({ speaker, text }) => (speaker && text.trim() !== '' ? [speaker] : []))),
]);

/** Speakers of all cues, each once, in the order in which they speak first. */
export const speakersIn = perCue((cues: readonly EditedCue[]): readonly string[] => {
  const found = new Set<string>();
  for (const cue of cues) for (const speaker of speakersOf(cue)) found.add(speaker);
  return [...found];
});

export const speakerOf = (cue: Pick<EditedCue, 'runs'>): string =>
  speakersOf(cue).join(' / ') || (cue.runs[0]?.speaker ?? '');

/**
 * A cue with another text. The beginning and the end that both texts share retain their style and speaker; text that is new has
 * those of the text before it. A reading stands beside a whole run: where that run changes, the reading goes.
 */
export function withText(cue: EditedCue, text: string): EditedCue {
  const before = textOf(cue);
  if (text === before) return cue;
  const [start, end] = sharedEnds(before, text);
  const head = cut(cue.runs, 0, start);
  const tail = cut(cue.runs, before.length - end, before.length);
  const { ruby: _, ...style } = head.at(-1) ?? tail[0] ?? cue.runs[0] ?? { text: '' };
  const middle = { ...style, text: text.slice(start, text.length - end) };
  return { ...cue, runs: joined([...head, middle, ...tail]) };
}

/** How many characters two texts share at their start and, apart from those, at their end. */
function sharedEnds(one: string, other: string): [start: number, end: number] {
  const most = Math.min(one.length, other.length);
  let start = 0;
  while (start < most && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < most - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1;
  return [start, end];
}

/** The runs between two offsets in the text. A run that is cut loses its reading. */
export function cut(runs: readonly CueRun[], from: number, to: number): CueRun[] {
  let at = 0;
  return runs.flatMap((run) => {
    const [start, end] = [Math.max(from - at, 0), Math.min(to - at, run.text.length)];
    at += run.text.length;
    if (start >= end) return [];
    if (start === 0 && end === run.text.length) return [run];
    const { ruby: _, ...style } = run;
    return [{ ...style, text: run.text.slice(start, end) }];
  });
}

function styleOf(run: CueRun): string {
  const { text: _, ...style } = run;
  return JSON.stringify(Object.entries(style).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** A run without one of its fields. */
function without<Name extends 'speaker' | 'italic' | 'bold' | 'underline'>(
  run: CueRun,
  name: Name,
): Omit<CueRun, Name> {
  const { [name]: _, ...rest } = run;
  return rest;
}

/** Runs of one style as one run, without empty ones. One run is left at least: it remembers the speaker of an empty cue. */
export function joined(runs: readonly CueRun[]): CueRun[] {
  const done: CueRun[] = [];
  for (const run of runs) {
    const last = done.at(-1);
    if (run.text === '') continue;
    if (last && last.ruby === undefined && run.ruby === undefined && styleOf(last) === styleOf(run))
      done[done.length - 1] = { ...last, text: last.text + run.text };
    else done.push(run);
  }
  const [first] = runs;
  return done.length === 0 && first ? [{ ...first, text: '' }] : done;
}

export function withSpeaker(cue: EditedCue, speaker: string): EditedCue {
  // A space at the end may be between two words that are being typed.
  const name = speaker.trimStart().slice(0, itemLimits.speaker);
  if (name === speakerOf(cue)) return cue;
  const runs = (cue.runs.length > 0 ? cue.runs : [{ text: '' }]).map((run) => ({
    ...without(run, 'speaker'),
    ...(name && { speaker: name }),
  }));
  return { ...cue, runs: joined(runs) };
}

/** Sets a style on a part of the text, or takes it off where all of that part has it. */
export function withStyle(
  cue: EditedCue,
  from: number,
  to: number,
  style: 'italic' | 'bold' | 'underline',
): EditedCue {
  const part = cut(cue.runs, from, to);
  if (part.length === 0) return cue;
  const isOn = part.every((run) => run[style]);
  const changed = part.map((run) => ({
    ...without(run, style),
    ...(!isOn && { [style]: true as const }),
  }));
  const length = textOf(cue).length;
  return { ...cue, runs: joined([...cut(cue.runs, 0, from), ...changed, ...cut(cue.runs, to, length)]) };
}
