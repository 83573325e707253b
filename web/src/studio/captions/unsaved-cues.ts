import { deviceStorage, readJson } from '../../lib/state/browser-storage.ts';
import type { Cues } from './cues/change-cues.ts';
import { mergeCues } from './cues/merge-cues.ts';
import type { CaptionsKey } from './queries.ts';

export const storageKey = ({ id, languageCode, kind }: CaptionsKey) =>
  `tv.studio-cues ${id} ${languageCode} ${kind}`;

/** Stores in the browser what could not be saved, with the state that it was made from. */
export const storeUnsaved = (captions: CaptionsKey, base: Cues, mine: Cues): void =>
  deviceStorage.set(storageKey(captions), JSON.stringify({ base, mine }));

/** The cues that the service has, with the changes that a page before could not save. */
export function withUnsaved(captions: CaptionsKey, cues: Cues): Cues {
  const stored = readJson(deviceStorage, storageKey(captions)) as { base?: Cues; mine?: Cues } | undefined;
  if (!Array.isArray(stored?.base) || !Array.isArray(stored.mine)) return cues;
  return mergeCues(stored.base, stored.mine, cues).cues;
}
