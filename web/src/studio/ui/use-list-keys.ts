import { useEffect, useEffectEvent } from 'react';
import { hasShortcuts } from '../../player/shortcuts.ts';

/** What takes keys itself. */
const taken =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], dialog, [role="dialog"], [role="menu"]';

/** `/` goes to the search field, `j` and `k` to the list, wherever the focus is on the page. People can switch signs off, as everywhere in the portal. */
export function useListKeys(keys: { search: () => void; list: () => void }): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || !hasShortcuts()) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (document.querySelector('dialog:modal') || target.closest(taken)) return;
    const isFree = target.matches('body, html, main, h1');
    const act = event.key === '/' ? keys.search : isFree && /^[jk]$/.test(event.key) ? keys.list : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
