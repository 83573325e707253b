import { useEffect, useMemo, useRef } from 'react';
import type { RowActions } from './row-props.ts';

/** Milliseconds of a long press, and pixels by which the finger may stray. */
const holdTime = 450;
const stray = 10;

/** A long press of a finger on a row. */
export function useHolds(onHold: (id: string) => void): RowActions['holds'] {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(() => {
    let begun = { x: 0, y: 0 };
    const end = () => clearTimeout(timer.current);
    return (id) => ({
      onPointerDown(event) {
        if (event.pointerType === 'mouse') return;
        begun = { x: event.clientX, y: event.clientY };
        end();
        timer.current = setTimeout(() => {
          navigator.vibrate?.(10);
          swallowClick();
          onHold(id);
        }, holdTime);
      },
      onPointerMove(event) {
        if (Math.hypot(event.clientX - begun.x, event.clientY - begun.y) > stray) end();
      },
      onPointerUp: end,
      onPointerCancel: end,
    });
  }, [onHold]);
}

/** The finger that leaves the row after a long press opens nothing. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  addEventListener(
    'pointerup',
    () => setTimeout(() => removeEventListener('click', swallow, { capture: true }), 50),
    { once: true },
  );
}
