import { hasShortcuts } from './shortcuts.ts';
import { targetOf, useKeyDown } from './use-key-down.ts';

/** Elements that handle keys themselves. */
export const takesKeys =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], dialog, [role="dialog"], [role="menu"]';

/** `/` goes to the search field, `j` and `k` to the list, wherever the focus is on the page. People can switch signs off, as everywhere in the portal. */
export function useListKeys(keys: { search: () => void; list: () => void }): void {
  useKeyDown((event) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || !hasShortcuts()) return;
    const target = targetOf(event);
    if (document.querySelector('dialog:modal') || target.closest(takesKeys)) return;
    const isFree = target.matches('body, html, main, h1');
    const act = event.key === '/' ? keys.search : isFree && /^[jk]$/.test(event.key) ? keys.list : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  });
}
