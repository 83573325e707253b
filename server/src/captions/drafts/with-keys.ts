import type { Cue } from '@tv/contract/captions/cues';
import type { EditedCue } from '@tv/contract/captions/subtitle-drafts';

/** The key of a cue that no person has edited is its place: two people who begin to edit have the same keys. */
export const withKeys = (cues: readonly Cue[]): EditedCue[] =>
  cues.map((cue, index) => ({ key: `${index + 1}`, ...cue }));
