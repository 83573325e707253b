import type { Cues } from './change-cues.ts';
import { withOthersChange } from './cue-patch.ts';

/** One step that can be undone: the cues before it, and the cue that was active then. */
type Step = { cues: Cues; active: string | undefined };

/** The cues with the steps that led there. `topic` is of the last step: further ones of the same topic belong to it. */
export type EditHistory = {
  cues: Cues;
  past: readonly Step[];
  future: readonly Step[];
  topic: string | undefined;
};

const maxSteps = 500;

export const startHistory = (cues: Cues): EditHistory => ({ cues, past: [], future: [], topic: undefined });

/** Makes a change. Typing in one field and dragging one edge are one step each: their changes have one `topic`. */
export function record(
  history: EditHistory,
  cues: Cues,
  active: string | undefined,
  topic?: string,
): EditHistory {
  if (cues === history.cues) return history;
  const goesOn = topic !== undefined && topic === history.topic;
  const past = goesOn ? history.past : [...history.past, { cues: history.cues, active }].slice(-maxSteps);
  return { cues, past, future: [], topic };
}

/** The history over cues that somebody else changed: what they changed is in every step. */
export function withOthers({ cues: before, past, future }: EditHistory, cues: Cues): EditHistory {
  const steps = [...past, ...future];
  const changed = withOthersChange(
    steps.map((step) => step.cues),
    before,
    cues,
  ).map((each, at) => ({ ...steps[at]!, cues: each }));
  return {
    cues,
    past: changed.slice(0, past.length),
    future: changed.slice(past.length),
    topic: undefined,
  };
}

export function undo(
  history: EditHistory,
  active: string | undefined,
): (EditHistory & { active: string | undefined }) | undefined {
  const step = history.past.at(-1);
  if (!step) return undefined;
  const future = [...history.future, { cues: history.cues, active }];
  return { cues: step.cues, past: history.past.slice(0, -1), future, topic: undefined, active: step.active };
}

export function redo(
  history: EditHistory,
  active: string | undefined,
): (EditHistory & { active: string | undefined }) | undefined {
  const step = history.future.at(-1);
  if (!step) return undefined;
  const past = [...history.past, { cues: history.cues, active }];
  return {
    cues: step.cues,
    past,
    future: history.future.slice(0, -1),
    topic: undefined,
    active: step.active,
  };
}
