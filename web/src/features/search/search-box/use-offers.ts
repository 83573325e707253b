import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import { useArea } from '@tv/client/lib/area/area.ts';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';
import { useDebounced } from '@tv/client/lib/state/use-debounced.ts';
import { offersOf } from './offers.ts';
import { suggestions } from '../queries.ts';

/** Milliseconds that typing rests before suggestions are asked for. */
const rest = 200;

/** What a field offers for what is typed, and the searches that are remembered for this person here. */
export function useOffers(typed: string, searched: string) {
  const area = useArea();
  const userId = useCurrentUser()?.id;
  const [recent, setRecent] = useState(() => recentSearches(userId, area.organizationId));
  const rested = useDebounced(typed.trim(), rest);
  const { data } = useQuery({
    ...suggestions(area, rested),
    enabled: rested !== '' && rested !== searched,
  });
  const offers = useMemo(
    () => offersOf(area, typed, recent, rested === typed.trim() && rested !== searched ? (data ?? []) : []),
    // An area is identified by its prefix; the object is made again each time.
    // oxlint-disable-next-line react/exhaustive-deps
    [area.prefix, typed, recent, rested, searched, data],
  );
  const remember = (term: string) => {
    rememberSearch(userId, area.organizationId, term);
    setRecent(recentSearches(userId, area.organizationId));
  };
  const forget = () => {
    forgetSearches(userId, area.organizationId);
    setRecent([]);
  };
  return { offers, remember, forget };
}
