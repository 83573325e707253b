import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { tabStorage } from '../state/browser-storage.ts';
import { ownPath } from './own-path.ts';
import { pathIn, useArea } from './area.ts';

const key = 'tv.came-from';

/** Where the person was before they searched or followed a tag: what led here says so in the location's state. */
export function useCameFrom(): string {
  const area = useArea();
  const state: unknown = useLocation().state;
  const given =
    typeof state === 'object' && state !== null && 'from' in state ? ownPath(state.from) : undefined;
  useEffect(() => {
    if (given) tabStorage.set(key, given);
  }, [given]);
  return given ?? ownPath(tabStorage.get(key)) ?? pathIn(area, '');
}
