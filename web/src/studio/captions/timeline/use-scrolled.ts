import { useLayoutEffect, useState, type RefObject } from 'react';

/** How far a box is scrolled sideways, and its width, in pixels; once a frame. */
export function useScrolled(box: RefObject<HTMLElement | null>): { left: number; width: number } {
  const [shown, setShown] = useState({ left: 0, width: 800 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    let frame = 0;
    const read = () => {
      frame = 0;
      const { scrollLeft: left, clientWidth: width } = element;
      setShown((before) => (before.left === left && before.width === width ? before : { left, width }));
    };
    const later = () => {
      frame ||= requestAnimationFrame(read);
    };
    read();
    element.addEventListener('scroll', later, { passive: true });
    const sizes = new ResizeObserver(later);
    sizes.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', later);
      sizes.disconnect();
    };
  }, [box]);
  return shown;
}
