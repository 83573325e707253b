import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { rowAt } from './row-height.ts';

/** Pixels that are drawn above and below what is seen. */
const around = 400;

/** The rows of a list that scrolls by itself which are near what is seen. `tops` are the rows' tops in pixels. */
export function useListWindow(box: RefObject<HTMLElement | null>, tops: readonly number[]) {
  const [range, setRange] = useState({ first: 0, last: 40 });
  const measure = useRef(() => {});
  useLayoutEffect(() => {
    measure.current = () => {
      const { scrollTop = 0, clientHeight = 0 } = box.current ?? {};
      const first = rowAt(tops, scrollTop - around);
      const last = rowAt(tops, scrollTop + clientHeight + around);
      setRange((shown) => (shown.first === first && shown.last === last ? shown : { first, last }));
    };
    measure.current();
  }, [box, tops]);
  useLayoutEffect(() => {
    const element = box.current;
    const onMove = () => measure.current();
    element?.addEventListener('scroll', onMove, { passive: true });
    const sizes = new ResizeObserver(onMove);
    if (element) sizes.observe(element);
    return () => {
      element?.removeEventListener('scroll', onMove);
      sizes.disconnect();
    };
  }, [box]);
  return range;
}
