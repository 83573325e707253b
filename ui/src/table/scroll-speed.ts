import { createStore } from '@tv/client/lib/state/store.ts';

/** Pixels a millisecond from which on nobody looks at pictures, about two screens a second; and at which they come back. */
const fast = 2;
const slow = 1;
/** Milliseconds without movement after which a list stands still. */
const rest = 120;

/** Whether the list scrolls so fast that rows come without their pictures. */
export const scrollsFast = createStore(false);

let last = { top: 0, at: 0 };
let timer: ReturnType<typeof setTimeout> | undefined;
let frame = 0;

/**
 * The list may stand still, or a long frame delayed the events of its scrolling. They come before the next frame is drawn, and
 * then pictures do not come back: they would make the next frame long as well.
 */
const mayRest = () => {
  frame = requestAnimationFrame(() => scrollsFast.set(false));
};

const forget = () => {
  clearTimeout(timer);
  cancelAnimationFrame(frame);
};

/** The list is gone: nothing scrolls. */
export function endScroll(): void {
  forget();
  scrollsFast.set(false);
}

/** Notes how far the list has scrolled, in pixels, at a time in milliseconds. */
export function noteScroll(top: number, at = performance.now()): void {
  const passed = at - last.at;
  const distance = Math.abs(top - last.top);
  last = { top, at };
  forget();
  timer = setTimeout(mayRest, rest);
  // A jump after a pause is a single step: a key, a link, a press on the scrollbar.
  if (passed > rest) return;
  scrollsFast.set(distance > (scrollsFast.get() ? slow : fast) * passed);
}
