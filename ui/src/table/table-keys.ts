/** What a key does while the table has the focus. */
export type TableCommand =
  | { do: 'move'; by: number; extends: boolean }
  | { do: 'edge'; to: 'first' | 'last'; extends: boolean }
  | { do: 'page'; by: -1 | 1; extends: boolean }
  | { do: 'toggle'; extends: boolean }
  | { do: 'select-all' | 'open' | 'menu' | 'clear' | 'category' | 'tags' };

type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Keys that always work. `isRange`: Shift is held. */
const named: Record<string, (isRange: boolean) => TableCommand | undefined> = {
  ArrowDown: (isRange) => ({ do: 'move', by: 1, extends: isRange }),
  ArrowUp: (isRange) => ({ do: 'move', by: -1, extends: isRange }),
  PageDown: (isRange) => ({ do: 'page', by: 1, extends: isRange }),
  PageUp: (isRange) => ({ do: 'page', by: -1, extends: isRange }),
  Home: (isRange) => ({ do: 'edge', to: 'first', extends: isRange }),
  End: (isRange) => ({ do: 'edge', to: 'last', extends: isRange }),
  ' ': (isRange) => ({ do: 'toggle', extends: isRange }),
  Enter: () => ({ do: 'open' }),
  ContextMenu: () => ({ do: 'menu' }),
  F10: (isShifted) => (isShifted ? { do: 'menu' } : undefined),
  Escape: () => ({ do: 'clear' }),
};

/** Single signs are shortcuts that a person can switch off. Shift with j and k extends, as it does with the arrows. */
const signs: Record<string, TableCommand> = {
  j: { do: 'move', by: 1, extends: false },
  k: { do: 'move', by: -1, extends: false },
  J: { do: 'move', by: 1, extends: true },
  K: { do: 'move', by: -1, extends: true },
  x: { do: 'toggle', extends: false },
  e: { do: 'open' },
  o: { do: 'open' },
  c: { do: 'category' },
  t: { do: 'tags' },
};

export function commandOf(press: KeyPress, hasShortcuts: boolean): TableCommand | undefined {
  const { key, shiftKey } = press;
  if (press.altKey) return undefined;
  if (press.ctrlKey || press.metaKey) return key.toLowerCase() === 'a' ? { do: 'select-all' } : undefined;
  return named[key]?.(shiftKey) ?? (hasShortcuts ? signs[key] : undefined);
}
