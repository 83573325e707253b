import { count } from '@tv/client/lib/analytics/count.ts';
import { useRef, useState, type PointerEvent, type RefObject } from 'react';

/** px that a press may wander and still be a press. */
const threshold = 6;

/** Lets a mouse drag a list that scrolls sideways; fingers do so by themselves. */
export function useDrag(list: RefObject<HTMLElement | null>) {
  const [isDragged, setDragged] = useState(false);
  const start = useRef<{ x: number; offset: number } | undefined>(undefined);
  const wasDragged = useRef(false);

  const onPointerDown = (event: PointerEvent) => {
    wasDragged.current = false;
    if (event.pointerType !== 'mouse' || event.button !== 0 || !list.current) return;
    start.current = { x: event.clientX, offset: list.current.scrollLeft };
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!start.current || !list.current) return;
    const distance = event.clientX - start.current.x;
    if (!isDragged && Math.abs(distance) < threshold) return;
    if (!isDragged) {
      list.current.setPointerCapture(event.pointerId);
      wasDragged.current = true;
      setDragged(true);
      count('row.grab');
    }
    list.current.scrollLeft = start.current.offset - distance;
  };
  const onPointerUp = () => {
    start.current = undefined;
    setDragged(false);
  };
  /** The press that ends a drag opens nothing. */
  const onClickCapture = (event: React.MouseEvent) => {
    if (!wasDragged.current) return;
    wasDragged.current = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const handlers = {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: onPointerUp,
    onClickCapture,
  };
  return { isDragged, handlers };
}
