import { hasShortcuts } from '@tv/ui/keyboard/shortcuts.ts';
import { targetOf, useKeyDown } from '@tv/ui/keyboard/use-key-down.ts';

type ReviewKeys = {
  next: () => void;
  previous: () => void;
  remark: () => void;
  approve: () => void;
  requestChanges: () => void;
  help: () => void;
};

const taken = 'input, textarea, select, [contenteditable], dialog, [role="dialog"], [role="menu"]';

/** Single keys of the page of reviews. They come before those of the player, which has some of the same. */
export function useReviewKeys(keys: Partial<ReviewKeys>): void {
  useKeyDown((event) => {
    const target = targetOf(event);
    if (event.altKey || event.ctrlKey || event.metaKey || !hasShortcuts()) return;
    if (target.closest(taken) || document.querySelector('dialog:modal')) return;
    const acts: Record<string, (() => void) | undefined> = {
      j: keys.next,
      k: keys.previous,
      c: keys.remark,
      a: keys.approve,
      A: keys.requestChanges,
      '?': keys.help,
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }, true);
}
