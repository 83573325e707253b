import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** How far from the screen something is drawn, in heights of the screen: fingers fling lists that far. */
const rootMargin = '100% 0px';

const listeners = new WeakMap<Element, (isNear: boolean) => void>();
let watcher: IntersectionObserver | undefined;
const watch = () =>
  (watcher ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
    },
    { rootMargin },
  ));

type Nearness = {
  isNear: boolean;
  /** px, when it was last drawn */
  height?: number | undefined;
};

/** Heights of what has a name, so that Back finds the page as high as it was. */
const heights = new Map<string, number>();
const maxHeights = 2_000;

/**
 * Whether an element is near the screen, and so worth drawing. What holds the focus stays drawn; a link that is redrawn
 * retains the focus. With a `name` its height is known again when the screen is.
 */
export function useNear(element: RefObject<HTMLElement | null>, atFirst: boolean, name = ''): Nearness {
  const [now, setNow] = useState<Nearness>({ isNear: atFirst, height: heights.get(innerWidth + name) });
  const hadFocus = useRef(false);
  useEffect(() => {
    const own = element.current;
    if (!own || typeof IntersectionObserver === 'undefined') {
      setNow({ isNear: true });
      return undefined;
    }
    const again = () => {
      watch().unobserve(own);
      watch().observe(own);
    };
    listeners.set(own, (isNear) => {
      hadFocus.current = own.contains(document.activeElement);
      if (!isNear && hadFocus.current) return own.addEventListener('focusout', again, { once: true });
      const height = own.offsetHeight;
      if (heights.size > maxHeights) heights.clear();
      if (name && !isNear) heights.set(innerWidth + name, height);
      setNow((shown) => (shown.isNear === isNear ? shown : { isNear, height }));
    });
    watch().observe(own);
    return () => watch().unobserve(own);
  }, [element, name]);
  useLayoutEffect(() => {
    const own = element.current;
    if (hadFocus.current && !own?.contains(document.activeElement))
      own?.querySelector('a')?.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [element, now.isNear]);
  return now;
}
