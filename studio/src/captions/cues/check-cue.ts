import { milliseconds } from '@tv/contract/captions/cue-changes';
import { type Cues, deleteCues, shortest, splitCue, withTimes } from './change-cues.ts';
import { textOf, withText, type EditedCue } from './cue-text.ts';
import { perCue } from './per-cue.ts';

/** Bounds of what is read with ease. */
export const readable = { charactersASecond: 20, lines: 2, lineLength: 42 } as const;

export type Fault = 'fast' | 'lines' | 'overlap' | 'empty';

/** Characters of the text without ends of lines, per second. */
export function charactersASecond(cue: EditedCue): number {
  const length = textOf(cue).replace(/\n/g, '').trim().length;
  return Math.round(length / Math.max(0.001, cue.endTime - cue.startTime));
}

/** The faults of a cue by itself. */
const faultsInside = perCue((cue: EditedCue): Fault[] => {
  const text = textOf(cue);
  const lines = text.split('\n');
  const tooMuch = lines.length > readable.lines || lines.some((line) => line.length > readable.lineLength);
  return text.trim() === ''
    ? ['empty']
    : [
        ...(charactersASecond(cue) > readable.charactersASecond ? (['fast'] as const) : []),
        ...(tooMuch ? (['lines'] as const) : []),
      ];
});

/** The faults of the cue at an index, the most disturbing first. Two cues at different places of the picture may overlap. */
export function faultsAt(cues: Cues, at: number): Fault[] {
  const [cue, next] = [cues[at], cues[at + 1]];
  if (!cue) return [];
  const overlaps = next && cue.endTime > next.startTime && !cue.place && !next.place;
  return overlaps ? ['overlap', ...faultsInside(cue)] : faultsInside(cue);
}

export type Faults = Record<Fault, string[]>;

/** The keys of the cues with each fault, in order. */
export const allFaults = perCue((cues: Cues): Faults => {
  const found: Faults = { fast: [], lines: [], overlap: [], empty: [] };
  for (let at = 0; at < cues.length; at += 1)
    for (const fault of faultsAt(cues, at)) found[fault].push(cues[at]!.key);
  return found;
});

export const countFaults = (faults: Faults): number =>
  Object.values(faults).reduce((sum, keys) => sum + keys.length, 0);

export type Repair =
  | { kind: 'lengthen'; seconds: number; cues: Cues }
  | { kind: 'break' | 'split' | 'shorten' | 'delete'; cues: Cues };

/** The cues without a fault of one of them, or with less of it. `undefined`: there is no room for it. */
export function repair(cues: Cues, at: number, fault: Fault): Repair | undefined {
  const cue = cues[at];
  if (!cue) return undefined;
  if (fault === 'empty') return { kind: 'delete', cues: deleteCues(cues, new Set([cue.key])) };
  if (fault === 'overlap') return shorten(cues, at, cue);
  if (fault === 'fast') return lengthen(cues, at, cue);
  const lines = balancedLines(textOf(cue));
  if (lines) return { kind: 'break', cues: cues.with(at, withText(cue, lines)) };
  const whole = textOf(cue);
  const gap = whole.lastIndexOf(' ', whole.length / 2);
  const split = splitCue(cues, cue.key, { offset: gap > 0 ? gap + 1 : Math.ceil(whole.length / 2) });
  if (!split) return undefined;
  const broken = split.cues.map((each) =>
    each.key === cue.key || each.key === split.key
      ? withText(each, balancedLines(textOf(each)) ?? textOf(each))
      : each,
  );
  return { kind: 'split', cues: broken };
}

function shorten(cues: Cues, at: number, cue: EditedCue): Repair | undefined {
  const next = cues[at + 1];
  if (!next || next.startTime - cue.startTime < shortest) return undefined;
  return { kind: 'shorten', cues: cues.with(at, withTimes(cue, { endTime: next.startTime })) };
}

/** Ends the cue later, as far as the next one allows, then begins it earlier, as far as the one before allows. */
function lengthen(cues: Cues, at: number, cue: EditedCue): Repair | undefined {
  const wanted = textOf(cue).replace(/\n/g, '').trim().length / readable.charactersASecond;
  // Rounded up to hundredths, so that the cue stays within the bound.
  const missing = Math.ceil((wanted - (cue.endTime - cue.startTime)) * 100) / 100;
  const after = Math.min(missing, Math.max(0, (cues[at + 1]?.startTime ?? Infinity) - cue.endTime));
  const free = Math.max(0, cue.startTime - (cues[at - 1]?.endTime ?? 0));
  const before = Math.min(missing - after, free);
  const seconds = milliseconds(after + before);
  if (seconds < 0.01) return undefined;
  const times = { startTime: cue.startTime - before, endTime: cue.endTime + after };
  return { kind: 'lengthen', seconds, cues: cues.with(at, withTimes(cue, times)) };
}

/** The same words on one line, or on two of about one length. `undefined` where two do not suffice. */
export function balancedLines(text: string): string | undefined {
  const words = text.replace(/\s+/g, ' ').trim();
  const most = readable.lineLength;
  if (words.length <= most) return words;
  let best: number | undefined;
  for (let gap = words.indexOf(' '); gap >= 0; gap = words.indexOf(' ', gap + 1)) {
    const longer = (at: number) => Math.max(at, words.length - at - 1);
    if (longer(gap) <= most && (best === undefined || longer(gap) < longer(best))) best = gap;
  }
  return best === undefined ? undefined : `${words.slice(0, best)}\n${words.slice(best + 1)}`;
}

/** Repairs all that can be repaired, without deleting anything. */
export function repairAll(cues: Cues): Cues {
  let done = cues;
  for (let at = 0; at < done.length; at += 1)
    for (const fault of ['overlap', 'lines', 'fast'] as const)
      if (faultsAt(done, at).includes(fault)) done = repair(done, at, fault)?.cues ?? done;
  return done;
}
