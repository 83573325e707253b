import { unsavedStorage } from '@tv/client/lib/state/unsaved-storage.ts';
import type { Unsaved } from '../parts/saving/saver.ts';
import type { Cues } from './cues/change-cues.ts';
import type { CaptionsKey } from './queries.ts';

const nameOf = ({ id, languageCode, kind }: CaptionsKey) => `cues ${id} ${languageCode} ${kind}`;

/** Stores in the browser what could not be saved, with the state that it was made from. */
export const storeUnsavedCues = (captions: CaptionsKey, unsaved: Unsaved<Cues> | undefined): void =>
  unsavedStorage.set(nameOf(captions), unsaved);

/** The cues that a page before this one could not save. */
export function unsavedCues(captions: CaptionsKey): Unsaved<Cues> | undefined {
  const stored = unsavedStorage.read(nameOf(captions)) as Partial<Unsaved<Cues>> | undefined;
  if (!Array.isArray(stored?.base) || !Array.isArray(stored.mine)) return undefined;
  return { base: stored.base, mine: stored.mine };
}
