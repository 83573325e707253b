export type EditorKey =
  | 'play'
  | 'playCue'
  | 'back'
  | 'forward'
  | 'farBack'
  | 'farForward'
  | 'earlier'
  | 'later'
  | 'start'
  | 'end'
  | 'previous'
  | 'next'
  | 'extendBack'
  | 'extendForward'
  | 'pageBack'
  | 'pageForward'
  | 'first'
  | 'last'
  | 'checked'
  | 'tick'
  | 'split'
  | 'join'
  | 'insert'
  | 'remove'
  | 'repair'
  | 'all'
  | 'edit'
  | 'leave'
  | 'undo'
  | 'redo'
  | 'region'
  | 'find'
  | 'help'
  | 'publish';

/** Where a key was pressed. `isFree`: in the list, or where nothing has the focus. `hasSigns`: keys with one sign are switched on. */
export type EditorKeyTarget = {
  isField: boolean;
  isControl: boolean;
  isInList: boolean;
  isFree: boolean;
  hasSigns: boolean;
};

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'> & {
  getModifierState?: (name: 'AltGraph') => boolean;
};

const letters: Record<string, EditorKey> = {
  S: 'split',
  J: 'join',
  N: 'insert',
  X: 'tick',
  R: 'repair',
  P: 'playCue',
  E: 'edit',
  I: 'start',
  O: 'end',
};

/** What a key does at a target; undefined: it is not the editor's. In a field only keys with Ctrl or Alt are. */
export function commandOf(press: Press, target: EditorKeyTarget): EditorKey | undefined {
  const { key, shiftKey } = press;
  const isAltGraph = press.getModifierState?.('AltGraph') === true;
  const isControl = (press.ctrlKey || press.metaKey) && !isAltGraph;
  const isAlt = press.altKey && !isAltGraph;
  if (key === 'F6') return 'region';
  if (isControl && !isAlt) return withControl(key, shiftKey, target);
  if (target.isField) {
    if (key === 'Escape' && target.isInList) return 'leave';
    return isAlt && target.isInList
      ? plain(press, { ...target, isControl: false, isFree: true, hasSigns: true })
      : undefined;
  }
  if (isAlt && !target.isInList) return undefined;
  return plain(press, target);
}

function withControl(key: string, shiftKey: boolean, target: EditorKeyTarget): EditorKey | undefined {
  const lower = key.toLowerCase();
  if (lower === 'f' && !shiftKey) return 'find';
  if (key === 'Enter') return 'publish';
  if (lower === 'z') return shiftKey ? 'redo' : 'undo';
  if (lower === 'y') return 'redo';
  if (target.isField) return key === ' ' && target.isInList ? 'play' : undefined;
  if (lower === 'a' && target.isFree) return 'all';
  if (target.isFree && key === 'ArrowLeft') return 'earlier';
  if (target.isFree && key === 'ArrowRight') return 'later';
  return undefined;
}

function plain(press: Press, target: EditorKeyTarget): EditorKey | undefined {
  const { key, code, shiftKey } = press;
  if (key === '[') return 'start';
  if (key === ']') return 'end';
  if (target.hasSigns && !shiftKey) {
    // With Alt some keyboards write other signs, so the place of the key counts there.
    const letter = press.altKey
      ? /^Key([A-Z])$/.exec(code)?.[1]
      : key.length === 1
        ? key.toUpperCase()
        : undefined;
    const found = letter === undefined ? undefined : letters[letter];
    if (found) return found;
  }
  if (target.hasSigns && key === '?') return 'help';
  if (target.isControl) return undefined;
  if (key === ' ') return 'play';
  if (!target.isFree) return undefined;
  const [plainKey, withShift] = moves[key] ?? [];
  return shiftKey ? withShift : plainKey;
}

const moves: Record<string, [plain: EditorKey, withShift?: EditorKey]> = {
  ArrowLeft: ['back', 'farBack'],
  ArrowRight: ['forward', 'farForward'],
  ArrowUp: ['previous', 'extendBack'],
  ArrowDown: ['next', 'extendForward'],
  PageUp: ['pageBack'],
  PageDown: ['pageForward'],
  Home: ['first'],
  End: ['last'],
  Enter: ['checked'],
  F2: ['edit'],
  Delete: ['remove'],
};
