import { unsavedStorage } from '../../lib/state/unsaved-storage.ts';
import type { StoredHistory } from './cues/stored-history.ts';
import type { CaptionsKey } from './queries.ts';

const storedName = 'undo';
const nameOf = ({ id, languageCode, kind }: CaptionsKey) => `${id} ${languageCode} ${kind}`;

/** Stores the undo history on this device. There is only one: it replaces that of other captions. */
export const storeUndo = (captions: CaptionsKey, { past, future }: StoredHistory): void => {
  if (past.length + future.length > 0) unsavedStorage.set(storedName, { of: nameOf(captions), past, future });
};

/** What could be undone in these captions when their page was left. */
export function storedUndo(captions: CaptionsKey): StoredHistory | undefined {
  const stored = unsavedStorage.read(storedName) as Partial<StoredHistory & { of: string }> | undefined;
  if (stored?.of !== nameOf(captions) || !Array.isArray(stored.past) || !Array.isArray(stored.future))
    return undefined;
  return { past: stored.past, future: stored.future };
}
