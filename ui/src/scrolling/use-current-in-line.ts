import { useEffect, type RefObject } from 'react';

/** Scrolls a line of links or buttons sideways until the current one is in its middle, each time that `shown` changes. */
export function useCurrentInLine(line: RefObject<HTMLElement | null>, shown: string): void {
  useEffect(() => {
    const current = line.current?.querySelector<HTMLElement>('[aria-current="page"], [aria-pressed="true"]');
    if (!line.current || !current) return;
    const left = current.getBoundingClientRect().left - line.current.getBoundingClientRect().left;
    line.current.scrollLeft += left - (line.current.clientWidth - current.offsetWidth) / 2;
  }, [line, shown]);
}
