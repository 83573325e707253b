import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Hears each key that is pressed on the page. With `isFirst` it does so before the element with the focus and before the player.
 * It begins as soon as its page is shown. A passive effect comes later and loses a quick key.
 */
export function useKeyDown(hear: (event: KeyboardEvent) => void, isFirst = false): void {
  const onKey = useEffectEvent(hear);
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listener, isFirst);
    return () => removeEventListener('keydown', listener, isFirst);
  }, [isFirst]);
}

/** The element that has the focus, or the page. */
export const targetOf = (event: KeyboardEvent): Element =>
  event.target instanceof Element ? event.target : document.body;

/** Whether the key goes into a field. */
export const isTyping = (event: KeyboardEvent): boolean =>
  targetOf(event).matches('input:not([type=radio]):not([type=checkbox]), textarea, select');
