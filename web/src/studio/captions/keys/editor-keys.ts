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
export type EditorKeyPlace = {
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

/** What a key does at a place; undefined: it is not the editor's. In a field only keys with Ctrl or Alt are. */
export function commandOf(press: Press, place: EditorKeyPlace): EditorKey | undefined {
  const { key, shiftKey } = press;
  const isAltGraph = press.getModifierState?.('AltGraph') === true;
  const isControl = (press.ctrlKey || press.metaKey) && !isAltGraph;
  const isAlt = press.altKey && !isAltGraph;
  if (key === 'F6') return 'region';
  if (isControl && !isAlt) return withControl(key, shiftKey, place);
  if (place.isField) {
    if (key === 'Escape' && place.isInList) return 'leave';
    return isAlt && place.isInList
      ? plain(press, { ...place, isControl: false, isFree: true, hasSigns: true })
      : undefined;
  }
  if (isAlt && !place.isInList) return undefined;
  return plain(press, place);
}

function withControl(key: string, shiftKey: boolean, place: EditorKeyPlace): EditorKey | undefined {
  const lower = key.toLowerCase();
  if (lower === 'f' && !shiftKey) return 'find';
  if (key === 'Enter') return 'publish';
  if (lower === 'z') return shiftKey ? 'redo' : 'undo';
  if (lower === 'y') return 'redo';
  if (place.isField) return key === ' ' && place.isInList ? 'play' : undefined;
  if (lower === 'a' && place.isFree) return 'all';
  if (place.isFree && key === 'ArrowLeft') return 'earlier';
  if (place.isFree && key === 'ArrowRight') return 'later';
  return undefined;
}

function plain(press: Press, place: EditorKeyPlace): EditorKey | undefined {
  const { key, code, shiftKey } = press;
  if (key === '[') return 'start';
  if (key === ']') return 'end';
  if (place.hasSigns && !shiftKey) {
    // With Alt some keyboards write other signs, so the place of the key counts there.
    const letter = press.altKey
      ? /^Key([A-Z])$/.exec(code)?.[1]
      : key.length === 1
        ? key.toUpperCase()
        : undefined;
    const found = letter === undefined ? undefined : letters[letter];
    if (found) return found;
  }
  if (place.hasSigns && key === '?') return 'help';
  if (place.isControl) return undefined;
  if (key === ' ') return 'play';
  if (!place.isFree) return undefined;
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
