import { useSyncExternalStore } from 'react';

/** Read when it changes, not when a screen renders: then it would have to be laid out in the middle of that. */
let offset = 0;
addEventListener('scroll', () => (offset = scrollY), { passive: true });

function subscribe(listener: () => void) {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

/** Whether the page is scrolled further than so many px. */
export const useScrolled = (further: number) => useSyncExternalStore(subscribe, () => offset > further);
