import { deviceStorage, readJson } from '../../lib/state/browser-storage.ts';
import type { Unsaved } from '../ui/saving/saver.ts';
import type { Cues } from './cues/change-cues.ts';
import type { CaptionsKey } from './queries.ts';

const storageKey = ({ id, languageCode, kind }: CaptionsKey) =>
  `tv.studio-cues ${id} ${languageCode} ${kind}`;

/** Stores in the browser what could not be saved, with the state that it was made from. */
export const storeUnsavedCues = (captions: CaptionsKey, unsaved: Unsaved<Cues> | undefined): void =>
  deviceStorage.set(storageKey(captions), unsaved ? JSON.stringify(unsaved) : null);

/** The cues that a page before this one could not save. */
export function unsavedCues(captions: CaptionsKey): Unsaved<Cues> | undefined {
  const stored = readJson(deviceStorage, storageKey(captions)) as Partial<Unsaved<Cues>> | undefined;
  if (!Array.isArray(stored?.base) || !Array.isArray(stored.mine)) return undefined;
  return { base: stored.base, mine: stored.mine };
}
