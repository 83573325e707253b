import { applyPatch, type CuePatch, patchBetween } from './cue-patch.ts';
import type { Cues } from './change-cues.ts';
import type { EditHistory } from './edit-history.ts';

/** A step as what it changes of the cues after it. */
type StoredStep = CuePatch & { active?: string | undefined };
/** The steps of undo and redo, the nearest one first. */
export type StoredHistory = { past: StoredStep[]; future: StoredStep[] };

/** What is stored at most: steps of each kind, and characters of all of them. */
const most = { steps: 200, characters: 500_000 } as const;

/** The nearest steps of a history, as small as they are. */
export function packHistory({ cues, past, future }: EditHistory): StoredHistory {
  let left: number = most.characters;
  const pack = (steps: EditHistory['past']): StoredStep[] => {
    const packed: StoredStep[] = [];
    let later = cues;
    for (const step of steps.slice(-most.steps).toReversed()) {
      const stored = { ...patchBetween(later, step.cues), active: step.active };
      left -= JSON.stringify(stored).length;
      if (left < 0) break;
      packed.push(stored);
      later = step.cues;
    }
    return packed;
  };
  return { past: pack(past), future: pack(future) };
}

/** The steps over the present cues. What others changed meanwhile stays in each. */
export function unpackHistory({ past, future }: StoredHistory, cues: Cues): EditHistory {
  const unpack = (steps: readonly StoredStep[]): EditHistory['past'] => {
    let later = cues;
    return steps
      .map(({ active, ...patch }) => {
        later = applyPatch(later, patch);
        return { cues: later, active };
      })
      .toReversed();
  };
  return { cues, past: unpack(past), future: unpack(future), topic: undefined };
}
