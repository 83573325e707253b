import { type Cues, inOrder } from './change-cues.ts';
import type { EditedCue } from './cue-text.ts';
import { areAlike } from './merge-cues.ts';

/** What makes other cues of some: cues that are new or differ, and keys of those that go. */
export type CuePatch = { put: EditedCue[]; drop: string[] };

const byKey = (cues: Cues) => new Map(cues.map((cue) => [cue.key, cue]));
const isSame = (one: EditedCue, other: EditedCue | undefined) =>
  one === other || (other !== undefined && areAlike([one], [other]));

export function patchBetween(from: Cues, to: Cues): CuePatch {
  if (from === to) return { put: [], drop: [] };
  const [before, after] = [byKey(from), byKey(to)];
  return {
    put: to.filter((cue) => !isSame(cue, before.get(cue.key))),
    drop: from.flatMap(({ key }) => (after.has(key) ? [] : [key])),
  };
}

/** Cues with the very same times may come in another order. */
export function applyPatch(cues: Cues, { put, drop }: CuePatch): Cues {
  const [fresh, gone] = [byKey(put), new Set(drop)];
  const changed = cues.flatMap((cue) => (gone.has(cue.key) ? [] : (fresh.get(cue.key) ?? cue)));
  const known = new Set(cues.map(({ key }) => key));
  return inOrder([...changed, ...put.filter(({ key }) => !known.has(key))]);
}

/** Earlier cues with what somebody else changed since, for each of several states. A cue that was another one then stays. */
export function withOthersChange(states: readonly Cues[], from: Cues, to: Cues): Cues[] {
  const { put, drop } = patchBetween(from, to);
  if (put.length === 0 && drop.length === 0) return [...states];
  const before = byKey(from);
  return states.map((cues) => {
    const then = byKey(cues);
    const isUntouched = (key: string) => {
      const cue = then.get(key);
      return cue ? isSame(cue, before.get(key)) : !before.has(key);
    };
    return applyPatch(cues, {
      put: put.filter(({ key }) => isUntouched(key)),
      drop: drop.filter(isUntouched),
    });
  });
}
