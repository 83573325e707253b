import { marked } from '@tv/client/lib/format/marks.ts';
import type { SpokenCue } from '@tv/player/captions/cues.ts';

/** Places of the cues in which every word of a term is found. */
export const findInCues = (cues: readonly SpokenCue[], term: string): number[] => {
  const words = term.split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const has = (text: string, word: string) => marked(text, word).some((part) => part.isMarked);
  return cues.flatMap((cue, at) => (words.every((word) => has(cue.text, word)) ? [at] : []));
};
