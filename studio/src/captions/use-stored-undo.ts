import { useEffect } from 'react';
import { unsavedStorage } from '@tv/client/lib/state/unsaved-storage.ts';
import type { CueEditor } from './cue-editor.ts';
import { packHistory, type StoredHistory } from './cues/stored-history.ts';
import type { CaptionsKey } from './queries.ts';

const storedName = 'undo';
const nameOf = ({ id, languageCode, kind }: CaptionsKey) => `${id} ${languageCode} ${kind}`;

/** Stores the undo history on this device. There is only one: it replaces that of other captions. */
const storeUndo = (captions: CaptionsKey, { past, future }: StoredHistory): void => {
  if (past.length + future.length > 0) unsavedStorage.set(storedName, { of: nameOf(captions), past, future });
};

/** What could be undone in these captions when their page was left. */
function storedUndo(captions: CaptionsKey): StoredHistory | undefined {
  const stored = unsavedStorage.read(storedName) as Partial<StoredHistory & { of: string }> | undefined;
  if (stored?.of !== nameOf(captions) || !Array.isArray(stored.past) || !Array.isArray(stored.future))
    return undefined;
  return { past: stored.past, future: stored.future };
}

/** What can be undone outlasts the page: it is stored on this device when the page is left or hidden. */
export function useStoredUndo(editor: CueEditor, { id, languageCode, kind }: CaptionsKey): void {
  useEffect(() => {
    const captions = { id, languageCode, kind };
    const stored = storedUndo(captions);
    if (stored) editor.restore(stored);
    const store = () => storeUndo(captions, packHistory(editor.get().history));
    const onVisibility = () => document.visibilityState === 'hidden' && store();
    addEventListener('pagehide', store);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      removeEventListener('pagehide', store);
      document.removeEventListener('visibilitychange', onVisibility);
      store();
    };
  }, [editor, id, languageCode, kind]);
}
