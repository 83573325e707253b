import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { pageTarget, rowEnds, type RowMeasure } from './row-paging.ts';
import { useDrag } from '@tv/ui/scrolling/use-drag.ts';
import { onward } from '@tv/client/lib/browser/onward.ts';

/** Where each row of each history entry stood, so that Back finds it there. */
const positions = new Map<string, number>();
const maxPositions = 300;

export const scrollManner = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';

/** The movement of a row: arrows, keys, dragging, and a saved place. `sliderFirstMove` is told once. */
export function useRowScroll(
  list: RefObject<HTMLUListElement | null>,
  scrollKey: string,
  sliderFirstMove: (() => void) | undefined,
) {
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: true });
  const hasMoved = useRef(false);
  const drag = useDrag(list);

  useLayoutEffect(() => {
    const position = positions.get(scrollKey);
    if (list.current && position) list.current.scrollLeft = position;
  }, [list, scrollKey]);

  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const look = () => {
      const next = rowEnds(measure(element));
      setEnds((shown) =>
        shown.isAtStart === next.isAtStart && shown.isAtEnd === next.isAtEnd ? shown : next,
      );
    };
    const onScroll = () => {
      if (positions.size >= maxPositions) positions.clear();
      positions.set(scrollKey, element.scrollLeft);
      if (!hasMoved.current) sliderFirstMove?.();
      hasMoved.current = true;
      look();
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    const children = new MutationObserver(look);
    children.observe(element, { childList: true });
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      sizes.disconnect();
      children.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [list, scrollKey, sliderFirstMove]);

  const page = (direction: 1 | -1) => {
    const element = list.current;
    if (!element) return;
    // The offset of a row that goes on to the left counts down from 0.
    const left = pageTarget(measure(element), direction) * onward(element);
    element.scrollTo({ left, behavior: scrollManner() });
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    const links = [...(list.current?.querySelectorAll<HTMLElement>('li a, li button') ?? [])];
    const cards = [...(list.current?.children ?? [])];
    const here = cards.findIndex((card) => card.contains(document.activeElement));
    const there = cards[here + (event.key === 'ArrowRight' ? 1 : -1) * onward(event.currentTarget)];
    const next = links.find((link) => there?.contains(link));
    if (!next) return;
    event.preventDefault();
    next.focus({ preventScroll: true });
    there?.scrollIntoView({ behavior: scrollManner(), inline: 'nearest', block: 'nearest' });
  };
  return { ends, page, isDragged: drag.isDragged, handlers: { ...drag.handlers, onKeyDown } };
}

function measure(element: HTMLUListElement): RowMeasure {
  const [first, second] = element.children;
  const padding = Number.parseFloat(getComputedStyle(element).paddingInlineStart) * 2;
  const step =
    first && second
      ? Math.abs(second.getBoundingClientRect().left - first.getBoundingClientRect().left)
      : element.clientWidth;
  return {
    offset: Math.abs(element.scrollLeft),
    view: element.clientWidth - padding,
    total: element.scrollWidth - padding,
    step,
  };
}
