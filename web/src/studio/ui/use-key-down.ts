import { useEffect, useEffectEvent } from 'react';

/** Hears each key that is pressed on the page. With `isFirst` it does so before the element with the focus and before the player. */
export function useKeyDown(hear: (event: KeyboardEvent) => void, isFirst = false): void {
  const onKey = useEffectEvent(hear);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listener, isFirst);
    return () => removeEventListener('keydown', listener, isFirst);
  }, [isFirst]);
}

/** The element that has the focus, or the page. */
export const targetOf = (event: KeyboardEvent): Element =>
  event.target instanceof Element ? event.target : document.body;
