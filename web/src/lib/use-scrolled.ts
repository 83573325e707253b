import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

/** Whether the page is scrolled further than so many px. */
export const useScrolled = (further: number) => useSyncExternalStore(subscribe, () => scrollY > further);
