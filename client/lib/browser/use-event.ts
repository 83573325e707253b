import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Listens to an event on an element and on what is in it. */
export function useEvent<Type extends keyof HTMLElementEventMap>(
  element: RefObject<HTMLElement | null>,
  type: Type,
  listener: (event: HTMLElementEventMap[Type]) => void,
): void {
  const onEvent = useEffectEvent(listener);
  useEffect(() => {
    const target = element.current;
    const handle = (event: HTMLElementEventMap[Type]) => onEvent(event);
    target?.addEventListener(type, handle);
    return () => target?.removeEventListener(type, handle);
  }, [element, type]);
}
