import { useLayoutEffect, type RefObject } from 'react';

/** Tells the page how high what sticks above the list is, as `--above`: the heads of the columns stick below it. */
export function useAbove(page: RefObject<HTMLElement | null>, above: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = above.current;
    if (!element) return undefined;
    const measure = () => {
      const sticks = getComputedStyle(element).position === 'sticky';
      page.current?.style.setProperty('--above', `${sticks ? element.offsetHeight : 0}px`);
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    addEventListener('resize', measure);
    measure();
    return () => {
      sizes.disconnect();
      removeEventListener('resize', measure);
    };
  }, [page, above]);
}
