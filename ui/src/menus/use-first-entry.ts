import { useEffect, type RefObject } from 'react';

/** Frames in which a slow computer may draw the entries of a menu. */
const maxFrames = 120;

/** Gives the focus to the chosen entry of a menu that opens, else to its first one, so that the arrow keys work at once. */
export function useFirstEntry(menu: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let frame: number;
    let frames = 0;
    // The entries are drawn some frames after their menu, and what surrounds it takes the focus meanwhile.
    const seek = () => {
      const entries = [
        ...(menu.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])') ??
          []),
      ];
      if (entries.some((entry) => entry === document.activeElement) || frames === maxFrames) return;
      const chosen = entries.find((entry) => entry.getAttribute('aria-checked') === 'true');
      (chosen ?? entries[0])?.focus();
      frames += 1;
      frame = requestAnimationFrame(seek);
    };
    frame = requestAnimationFrame(seek);
    return () => cancelAnimationFrame(frame);
  }, [menu]);
}
