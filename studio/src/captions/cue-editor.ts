import type { CueRegion } from '@tv/contract/captions/cues';
import { useSyncExternalStore } from 'react';
import { createStore, useStore, type Store } from '@tv/client/lib/state/store.ts';
import type { Cues } from './cues/change-cues.ts';
import { record, redo, startHistory, undo, withOthers, type EditHistory } from './cues/edit-history.ts';
import { type StoredHistory, unpackHistory } from './cues/stored-history.ts';

/** The edited cues and the selection in them. `anchor` is the other end of the selection; without it only the active cue is selected. */
export type EditorState = {
  history: EditHistory;
  regions: readonly CueRegion[];
  active: string | undefined;
  anchor: string | undefined;
};

export type CueEditor = ReturnType<typeof createCueEditor>;

/** The cues of one language while they are edited, with undo and redo. */
export function createCueEditor(cues: Cues, regions: readonly CueRegion[] = []) {
  const store: Store<EditorState> = createStore({
    ...{ history: startHistory(cues), regions },
    ...{ active: cues[0]?.key, anchor: undefined as string | undefined },
  });
  const set = (change: Partial<EditorState>) => store.set({ ...store.get(), ...change });

  /** Makes a cue the active one. `extends`: all cues from the one before to it are selected. */
  const activate = (key: string | undefined, isExtending = false) => {
    const { active, anchor, history } = store.get();
    if (key === active && (isExtending || anchor === undefined)) return;
    // Typing in another cue is another step.
    set({
      ...{ active: key, anchor: isExtending ? (anchor ?? active) : undefined },
      history: { ...history, topic: undefined },
    });
  };

  /** Changes the cues. `active` is the cue to go on with; changes of one `topic` are one step of undo. */
  const edit = (next: Cues, more: { active?: string | undefined; topic?: string } = {}) => {
    const { history, active, anchor } = store.get();
    const keepsActive =
      more.active ?? next.find(({ key }) => key === active)?.key ?? near(history.cues, next, active);
    set({
      history: record(history, next, active, more.topic),
      active: keepsActive,
      anchor: more.active === undefined && next.some(({ key }) => key === anchor) ? anchor : undefined,
    });
  };

  /** Takes over cues that somebody else saved. They stay through undo and redo. */
  const replace = (cues: Cues, regions: readonly CueRegion[]) => {
    const { history, active } = store.get();
    set({
      history: withOthers(history, cues),
      ...{ regions, anchor: undefined },
      active: cues.some(({ key }) => key === active) ? active : near(history.cues, cues, active),
    });
  };

  /** Goes on with what could be undone before the page was left. */
  const restore = (stored: StoredHistory) =>
    set({ history: unpackHistory(stored, store.get().history.cues) });

  const goBack = (step: typeof undo) => {
    const { history, active } = store.get();
    const found = step(history, active);
    if (!found) return false;
    const { active: then, ...rest } = found;
    const key = rest.cues.some((cue) => cue.key === then) ? then : near(history.cues, rest.cues, active);
    set({ history: rest, active: key, anchor: undefined });
    return true;
  };

  return {
    ...store,
    activate,
    edit,
    replace,
    restore,
    undo: () => goBack(undo),
    redo: () => goBack(redo),
  };
}

/** The cue that stands where a cue stood that is gone. */
function near(before: Cues, after: Cues, key: string | undefined): string | undefined {
  const at = before.findIndex((cue) => cue.key === key);
  return after[Math.max(0, Math.min(at, after.length - 1))]?.key;
}

/** The keys of the selected cues. */
export function selectedKeys({ history, active, anchor }: EditorState): ReadonlySet<string> {
  if (active === undefined) return new Set();
  if (anchor === undefined) return new Set([active]);
  const indexes = [active, anchor].map((key) => history.cues.findIndex((cue) => cue.key === key));
  return new Set(history.cues.slice(Math.min(...indexes), Math.max(...indexes) + 1).map(({ key }) => key));
}

export const useEditorState = (editor: CueEditor): EditorState => useStore(editor);

/**
 * A part of the state. The component renders again only when the part differs, so it must be a plain value, or the same object as
 * before.
 */
export function useEditorPart<Part>(editor: CueEditor, select: (state: EditorState) => Part): Part {
  const read = () => select(editor.get());
  return useSyncExternalStore(editor.subscribe, read);
}
