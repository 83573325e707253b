import { hasShortcuts } from '@tv/ui/keyboard/shortcuts.ts';
import { targetOf, useKeyDown } from '@tv/ui/keyboard/use-key-down.ts';
import { takesKeys } from '@tv/ui/keyboard/use-list-keys.ts';

type PageKeys = {
  search: () => void;
  help: () => void;
  /** Gives the list the focus. */
  list: () => void;
  clear: () => void;
  undo: () => void;
};

/** Keys that work wherever the focus is on the page. Signs alone can be switched off, as everywhere in the portal. */
export function usePageKeys({ search, help, list, clear, undo }: PageKeys): void {
  useKeyDown((event) => {
    if (event.defaultPrevented || event.altKey || document.querySelector('dialog:modal')) return;
    const target = targetOf(event);
    if (target.closest(takesKeys)) return;
    if (event.key === 'F6') {
      event.preventDefault();
      return goToNextRegion(event.shiftKey, list);
    }
    if (event.key === 'Escape') return clear();
    if ((event.ctrlKey || event.metaKey) && event.key === 'z') return undo();
    if (event.ctrlKey || event.metaKey || !hasShortcuts()) return;
    const isFree = target.matches('body, html, main, h1');
    const acts: Record<string, (() => void) | undefined> = {
      '/': search,
      '?': help,
      u: pressUpload,
      z: undo,
      j: isFree ? list : undefined,
      k: isFree ? list : undefined,
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
}

/** The upload button says itself that it is one. */
const pressUpload = () => document.querySelector<HTMLElement>('[data-upload]')?.click();

/** Parts of the page that F6 goes between: the list, the bar of the selected items, the uploads. */
function goToNextRegion(isBackward: boolean, list: () => void): void {
  const regions = [...document.querySelectorAll<HTMLElement>('[data-region]')];
  const at = regions.findIndex((region) => region.contains(document.activeElement));
  const next = regions[(at + (isBackward ? -1 : 1) + regions.length) % regions.length];
  if (next?.dataset['region'] === 'list') return list();
  next?.querySelector<HTMLElement>('button:not([tabindex="-1"]), a[href]')?.focus();
}
