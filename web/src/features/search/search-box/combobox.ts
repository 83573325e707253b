import { useEffect, useEffectEvent } from 'react';
import { hasShortcuts } from '@tv/ui/keyboard/shortcuts.ts';

/** What a search field says of the list below it: whether it is shown, and the ids of it and of the chosen offer. */
export type ShownOffers = { isShown: boolean; listId?: string; chosenId?: string | undefined };
export const noOffers: ShownOffers = { isShown: false };

/** `/` leads to the field from anywhere that takes no text itself. */
export function useSlashKey(focusField: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.target instanceof HTMLElement ? event.target : undefined;
    if (target?.closest('input, textarea, select, [contenteditable]')) return;
    // in full screen the field is out of sight
    if (document.querySelector('dialog:modal') || document.fullscreenElement) return;
    if (!hasShortcuts()) return;
    event.preventDefault();
    focusField();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
