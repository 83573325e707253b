import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useCurrentUser } from '../../lib/session/current-user.ts';
import { usePlace } from '../../lib/place/place.ts';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';
import { useDebounced } from '../../lib/state/use-debounced.ts';
import { offersOf } from './offers.ts';
import { suggestions } from './queries.ts';

/** Milliseconds that typing rests before suggestions are asked for. */
const rest = 200;

/** What a field offers for what is typed, and the searches that are remembered for this person here. */
export function useOffers(typed: string, searched: string) {
  const place = usePlace();
  const userId = useCurrentUser()?.id;
  const [recent, setRecent] = useState(() => recentSearches(userId, place.organizationId));
  const rested = useDebounced(typed.trim(), rest);
  const { data } = useQuery({
    ...suggestions(place, rested),
    enabled: rested !== '' && rested !== searched,
  });
  const offers = useMemo(
    () => offersOf(place, typed, recent, rested === typed.trim() && rested !== searched ? (data ?? []) : []),
    // A place is told by its prefix; the object is made again each time.
    // oxlint-disable-next-line react/exhaustive-deps
    [place.prefix, typed, recent, rested, searched, data],
  );
  const remember = (term: string) => {
    rememberSearch(userId, place.organizationId, term);
    setRecent(recentSearches(userId, place.organizationId));
  };
  const forget = () => {
    forgetSearches(userId, place.organizationId);
    setRecent([]);
  };
  return { offers, remember, forget };
}
