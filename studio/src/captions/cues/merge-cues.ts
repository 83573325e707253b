import { withChanges } from '@tv/contract/captions/cue-changes';
import type { CueChanges } from '@tv/contract/captions/subtitle-drafts';
import { type Cues, inOrder } from './change-cues.ts';
import type { EditedCue } from './cue-text.ts';
import { perCue } from './per-cue.ts';

/** A cue that two people changed in different ways; `undefined`: deleted. */
export type CueConflict = { key: string; mine: EditedCue | undefined; theirs: EditedCue | undefined };

const same = (one: EditedCue | undefined, other: EditedCue | undefined) =>
  one === other || (one !== undefined && other !== undefined && contentOf(one) === contentOf(other));

/** A value as a text, whatever the order in which its fields are written. */
const asText = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  ) ?? '';

const contentOf = perCue((cue: EditedCue): string => asText(cue));

/** Fields that belong together: when a cue is shown, what it says, and the rest. */
const parts = [['startTime', 'endTime'], ['runs'], ['place'], ['isChecked'], ['id']] as const;

/** A cue of which two people changed different parts, e.g. the text and the times. `undefined`: both changed the same part. */
function joinedParts(was: EditedCue, one: EditedCue, other: EditedCue): EditedCue | undefined {
  const isSamePart = (names: (typeof parts)[number], left: EditedCue, right: EditedCue) =>
    names.every((name) => asText(left[name]) === asText(right[name]));
  let joined = one;
  for (const names of parts) {
    if (isSamePart(names, was, other) || isSamePart(names, one, other)) continue;
    if (!isSamePart(names, was, one)) return undefined;
    const rest = Object.entries(joined).filter(([name]) => !(names as readonly string[]).includes(name));
    const theirs = names.flatMap((name) => (other[name] === undefined ? [] : [[name, other[name]]]));
    joined = Object.fromEntries([...rest, ...theirs]) as EditedCue;
  }
  return joined;
}

export const areAlike = (one: Cues, other: Cues): boolean =>
  one === other || (one.length === other.length && one.every((cue, at) => same(cue, other[at])));

/** What makes `mine` of `base`. `undefined`: it does not say the order of cues of one time, and all have to be sent. */
export function changesOf(base: Cues, mine: Cues): CueChanges | undefined {
  const before = new Map(base.map((cue) => [cue.key, cue]));
  const left = new Set(mine.map(({ key }) => key));
  const changes = {
    changed: mine.filter((cue) => !same(cue, before.get(cue.key))),
    removed: base.flatMap(({ key }) => (left.has(key) ? [] : [key])),
  };
  const after = withChanges(base, changes);
  return mine.every(({ key }, at) => key === after[at]?.key) ? changes : undefined;
}

/**
 * What two people made of the same cues. A cue that only one of them changed is as they left it, and where one changed its text
 * and the other one its times, it has both. Where both changed the same of a cue, `prefer` decides; the conflicts are listed.
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
    const both = was && one && other && joinedParts(was, one, other);
    if (both) return both;
    conflicts.push({ key, mine: one, theirs: other });
    return (prefer === 'mine' ? one : other) ?? [];
  });
  return { cues: inOrder(cues), conflicts };
}
