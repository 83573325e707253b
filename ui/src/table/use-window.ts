import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { endScroll, noteScroll } from './scroll-speed.ts';

/** Rows that are drawn above and below those on the screen. */
const around = 8;

type Range = { first: number; last: number };

/**
 * The rows of a long list that are near the screen. Rows have one height, so nothing is measured but where the list
 * begins. The window scrolls, not the list.
 */
export function useWindow(list: RefObject<HTMLElement | null>, count: number, rowHeight: number): Range {
  const [range, setRange] = useState<Range>({ first: 0, last: 30 });
  const measure = useRef(() => {});
  useLayoutEffect(() => {
    measure.current = () => {
      const top = list.current?.getBoundingClientRect().top ?? 0;
      noteScroll(-top);
      const first = Math.max(0, Math.floor(-top / rowHeight) - around);
      const last = Math.min(count - 1, Math.ceil((innerHeight - top) / rowHeight) + around);
      // Rows come and go a few at a time: most scroll events change nothing.
      setRange((shown) => {
        const isNear = Math.abs(shown.first - first) < around / 2 && Math.abs(shown.last - last) < around / 2;
        const isWhole =
          shown.last <= count - 1 && (last < count - 1 || shown.last === last) && shown.first <= count;
        return isNear && isWhole && (first > 0 || shown.first === 0) ? shown : { first, last };
      });
    };
    measure.current();
  }, [list, count, rowHeight]);
  useLayoutEffect(() => {
    const onMove = () => measure.current();
    addEventListener('scroll', onMove, { passive: true });
    addEventListener('resize', onMove);
    // Elements above the list may come, go or wrap.
    const sizes = new ResizeObserver(onMove);
    sizes.observe(document.body);
    return () => {
      removeEventListener('scroll', onMove);
      removeEventListener('resize', onMove);
      sizes.disconnect();
      endScroll();
    };
  }, []);
  return { first: Math.min(range.first, Math.max(0, count - 1)), last: Math.min(range.last, count - 1) };
}
