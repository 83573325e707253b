import { useEffect, useRef, useState } from 'react';

/** Milliseconds that a pointer or the focus rests before anything moves. */
const rest = 500;

/** Whether somebody has lingered over something; never for a finger, and never where motion is unwanted. */
export function useLinger(isWanted: boolean) {
  const [isLingering, setLingering] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = () => {
    clearTimeout(timer.current);
    if (!isWanted || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    timer.current = setTimeout(() => setLingering(true), rest);
  };
  const stop = () => {
    clearTimeout(timer.current);
    setLingering(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const handlers = {
    onPointerEnter: (event: React.PointerEvent) => event.pointerType === 'mouse' && start(),
    onPointerLeave: stop,
    onFocus: (event: React.FocusEvent) => event.target.matches(':focus-visible') && start(),
    onBlur: stop,
  };
  return { isLingering, handlers };
}
