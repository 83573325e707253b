import type { EditedCue } from './cue-text.ts';

/** A cue for tests: its key is its text unless the test says otherwise. */
export const aCue = (
  startTime: number,
  endTime: number,
  text: string,
  more: Partial<EditedCue> = {},
): EditedCue => ({ key: text, startTime, endTime, runs: [{ text }], ...more });
