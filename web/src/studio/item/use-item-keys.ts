import { hasShortcuts } from '../../player/shortcuts.ts';
import { targetOf, useKeyDown } from '../ui/use-key-down.ts';

/** What takes Alt with an arrow itself: lists that open, and dates. */
const opensByArrow = 'select, input[type="date"], input[type="datetime-local"], [role="combobox"]';
const takesSigns = 'input, textarea, select, [contenteditable], [role="menu"]';

type ItemKeys = { before: () => void; after: () => void; help: () => void };

/**
 * Handles the keys of an item's page wherever the focus is. They come before the player's, because `?` would open the player's list
 * of keys. Keys of one character can be switched off, as everywhere in the portal.
 */
export function useItemKeys({ before, after, help }: ItemKeys): void {
  useKeyDown((event) => {
    if (event.defaultPrevented || document.querySelector('dialog:modal, [role="menu"]')) return;
    const target = targetOf(event);
    const act = actOf(event, target, { before, after, help });
    if (!act) return;
    event.preventDefault();
    act();
  }, true);
}

function actOf(event: KeyboardEvent, target: Element, { before, after, help }: ItemKeys) {
  const { key, altKey, ctrlKey, metaKey } = event;
  if (altKey && !ctrlKey && !metaKey && !target.closest(opensByArrow))
    return { ArrowUp: before, ArrowDown: after }[key];
  if ((ctrlKey || metaKey) && !altKey && key === 'Enter') return pressNextStep;
  const isFree = !altKey && !ctrlKey && !metaKey && !target.closest(takesSigns);
  return key === '?' && isFree && hasShortcuts() ? help : undefined;
}

/** Presses the button of the next step, which the page marks by an attribute. */
const pressNextStep = () => document.querySelector<HTMLElement>('[data-next-step]')?.click();
