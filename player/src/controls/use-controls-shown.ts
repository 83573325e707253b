import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** Milliseconds without a sign of life after which the controls leave the picture. */
const restTime = 3000;

/** True while the controls are wanted. `held` holds them: paused, an open menu. So does keyboard focus on one of them, and a mouse over them. */
export const useControlsShown = (root: RefObject<HTMLElement | null>, held: boolean) => {
  const [active, setActive] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const wake = useCallback(() => {
    setActive(true);
    clearTimeout(timer.current);
    const rest = () => {
      const inUse = root.current?.querySelector('[data-controls] :focus-visible, [data-controls]:hover');
      if (inUse) timer.current = setTimeout(rest, restTime);
      else setActive(false);
    };
    timer.current = setTimeout(rest, restTime);
  }, [root]);

  const sleep = useCallback(() => {
    clearTimeout(timer.current);
    setActive(false);
  }, []);

  useEffect(() => {
    if (!held) wake();
    return () => clearTimeout(timer.current);
  }, [held, wake]);

  return { shown: active || held, wake, sleep };
};
