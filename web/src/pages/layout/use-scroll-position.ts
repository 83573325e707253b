import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { readJson, tabStorage } from '@tv/client/lib/state/browser-storage.ts';

/** Milliseconds that a page may take to be as high as it was. */
const restoreTimeout = 5000;
const most = 50;
const stored = 'tv.scroll-places';
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

let positions: Map<string, number> | undefined;

/** The scroll position of each entry of this tab's history, saved so that a reload finds it. */
function knownPositions(): Map<string, number> {
  if (positions) return positions;
  const read = readJson(tabStorage, stored);
  const known = new Map(Array.isArray(read) ? (read as [string, number][]) : []);
  // A frame of this origin has the same storage, and a history of its own.
  if (parent === window)
    addEventListener('pagehide', () => tabStorage.set(stored, JSON.stringify([...known].slice(-most))));
  return (positions = known);
}

/** The browser's own name of an entry outlives a reload; the router's does not always. */
const entryOf = (key: string, pathname: string) =>
  `${window.navigation?.currentEntry?.key ?? key} ${pathname}`;

/**
 * Back, forward and a reload lead to where the page stood. The router scrolls once; a page whose lists come later is
 * too short then, so it is scrolled again as it grows, until it is there or somebody moves it.
 */
export function useScrollPosition(): void {
  const { key, pathname } = useLocation();
  const manner = useNavigationType();
  useLayoutEffect(() => {
    const entry = entryOf(key, pathname);
    const wanted = manner === 'POP' ? (knownPositions().get(entry) ?? 0) : 0;
    let isThere = false;
    const arrive = () => {
      isThere = true;
      sizes.disconnect();
    };
    const sizes = new ResizeObserver(() => {
      scrollTo({ top: wanted, behavior: 'instant' });
      if (Math.abs(scrollY - wanted) < 2) arrive();
    });
    if (wanted > 0) sizes.observe(document.body);
    else isThere = true;
    const savePosition = () => isThere && knownPositions().set(entry, scrollY);
    const timer = setTimeout(arrive, restoreTimeout);
    addEventListener('scroll', savePosition, { passive: true });
    for (const move of moves) addEventListener(move, arrive, { passive: true });
    return () => {
      clearTimeout(timer);
      sizes.disconnect();
      removeEventListener('scroll', savePosition);
      for (const move of moves) removeEventListener(move, arrive);
    };
  }, [key, pathname, manner]);
}

/** The router calls the first entry of every page load the same, also one that was typed: those are not places to go back to. */
export const scrollKey = ({ key }: { key: string }) =>
  key === 'default' ? String(performance.timeOrigin) : key;
