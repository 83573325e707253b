import type { Cues } from '@tv/contract/captions/cues';
import { shownFields } from '@tv/contract/captions/subtitle-drafts';
import { hash } from 'node:crypto';
import { normalRuns } from '@tv/captions/runs';

/** A short text that is the same for captions that show the same to viewers. Keys and ticks do not count. */
export function digestOf({ cues, regions }: Cues): string {
  const shown = cues.map((cue) => ({ ...cue, runs: normalRuns(cue.runs) }));
  // The list of names puts the fields into one order.
  return hash('sha256', JSON.stringify([shown, regions], [...shownFields]));
}
