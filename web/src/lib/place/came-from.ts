import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { tabStorage } from '../state/browser-storage.ts';
import { ownPath } from './own-path.ts';
import { pathIn, usePlace } from './place.ts';

const key = 'tv.came-from';

/** Where the person was before they searched or followed a tag: what led here says so in the location's state. */
export function useCameFrom(): string {
  const place = usePlace();
  const state: unknown = useLocation().state;
  const told =
    typeof state === 'object' && state !== null && 'from' in state ? ownPath(state.from) : undefined;
  useEffect(() => {
    if (told) tabStorage.set(key, told);
  }, [told]);
  return told ?? ownPath(tabStorage.get(key)) ?? pathIn(place, '');
}
