import { type Cues, inOrder } from './change-cues.ts';
import type { EditedCue } from './cue-text.ts';
import { perCue } from './per-cue.ts';

/** A cue that two people changed in different ways; `undefined`: deleted. */
export type CueConflict = { key: string; mine: EditedCue | undefined; theirs: EditedCue | undefined };

const same = (one: EditedCue | undefined, other: EditedCue | undefined) =>
  one === other || (one !== undefined && other !== undefined && contentOf(one) === contentOf(other));

/** The fields of a cue as one text, whatever the order in which they are written. */
const contentOf = perCue((cue: EditedCue): string =>
  JSON.stringify(cue, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  ),
);

export const areAlike = (one: Cues, other: Cues): boolean =>
  one === other || (one.length === other.length && one.every((cue, at) => same(cue, other[at])));

/**
 * What two people made of the same cues. A cue that only one of them changed is as they left it. Where both changed a cue,
 * `prefer` decides; the conflicts are listed.
 */
export function mergeCues(
  base: Cues,
  mine: Cues,
  theirs: Cues,
  prefer: 'mine' | 'theirs' = 'mine',
): { cues: Cues; conflicts: CueConflict[] } {
  const byKey = (cues: Cues) => new Map(cues.map((cue) => [cue.key, cue]));
  const [before, own, others] = [byKey(base), byKey(mine), byKey(theirs)];
  const conflicts: CueConflict[] = [];
  const cues = [...new Set([...own.keys(), ...others.keys()])].flatMap((key) => {
    const [was, one, other] = [before.get(key), own.get(key), others.get(key)];
    if (same(one, other) || same(other, was)) return one ?? [];
    if (same(one, was)) return other ?? [];
    conflicts.push({ key, mine: one, theirs: other });
    return (prefer === 'mine' ? one : other) ?? [];
  });
  return { cues: inOrder(cues), conflicts };
}
