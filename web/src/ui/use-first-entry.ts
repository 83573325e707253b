import { useEffect, type RefObject } from 'react';

/** Gives the focus to the chosen entry of a menu that opens, else to its first one, so that the arrow keys work at once. */
export function useFirstEntry(menu: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // The entries are drawn a moment after their menu.
    const frame = requestAnimationFrame(() => {
      const entries = [
        ...(menu.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])') ??
          []),
      ];
      const chosen = entries.find((entry) => entry.getAttribute('aria-checked') === 'true');
      (chosen ?? entries[0])?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [menu]);
}
