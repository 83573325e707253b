import { useEffect } from 'react';
import type { CueEditor } from './cue-editor.ts';
import { packHistory } from './cues/stored-history.ts';
import type { CaptionsKey } from './queries.ts';
import { storedUndo, storeUndo } from './undo-storage.ts';

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
