import { useQuery } from '@tanstack/react-query';
import { Search, X } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { offersOf, type Offer } from '../features/search/offers.ts';
import { suggestions } from '../features/search/queries.ts';
import { Results } from '../features/search/results.tsx';
import { searchScopeOf, searchScopes, type ScopeName } from '../features/search/scopes.ts';
import { searchAddress } from '../features/search/search-address.ts';
import { SearchCombobox } from '../features/search/search-combobox.tsx';
import { useCameFrom } from '../lib/came-from.ts';
import { useCurrentUser } from '../lib/current-user.ts';
import { usePlace } from '../lib/place.ts';
import { forgetSearches, recentSearches, rememberSearch } from '../lib/recent-searches.ts';
import { useTitle } from '../lib/title.ts';
import { useDebounced } from '../lib/use-debounced.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import * as actions from '../strings/en/actions.ts';
import * as words from '../strings/en/search-page.ts';

/** Milliseconds that typing rests before suggestions are asked for. */
const rest = 200;

export function SearchPage() {
  const place = usePlace();
  const navigate = useNavigate();
  const { state } = useLocation();
  const cameFrom = useCameFrom();
  const [query] = useSearchParams();
  const term = (query.get('searchTerm') ?? '').trim();
  const scope = searchScopeOf(query.get('scope'));
  const { typed, type, offers, remember, forget } = useTyping(term);
  useTitle(term ? words.searchFor(term) : words.search);
  const search = (text: string, within: ScopeName) => {
    if (text) remember(text);
    void navigate(searchAddress(place, text, within), { replace: within !== scope.value, state });
  };
  const choose = (offer: Offer) => {
    type(offer.text);
    if (offer.to === undefined) return search(offer.text, scope.value);
    remember(offer.text);
    void navigate(offer.to, { state: { from: searchAddress(place, term, scope.value) } });
  };
  return (
    <>
      <PageHead
        title={words.search}
        actions={
          <Button look="neutral" icon={<X aria-hidden="true" />} onClick={() => void navigate(cameFrom)}>
            {actions.close}
          </Button>
        }
      >
        <SearchCombobox
          typed={typed}
          onType={type}
          offers={offers}
          onSearch={(text) => search(text, scope.value)}
          onChoose={choose}
          onForget={forget}
        />
        <Choice
          label={words.searchIn}
          value={scope.value}
          options={searchScopes}
          onChange={(within) => search(term, within)}
        />
      </PageHead>
      {term ? (
        <Results term={term} scope={scope} onOpen={() => remember(term)} />
      ) : (
        <Notice icon={<Search />} title={words.empty} text={words.emptyText} />
      )}
    </>
  );
}

/** What is in the field, what it offers, and the searches that are remembered for this person here. */
function useTyping(term: string) {
  const place = usePlace();
  const userId = useCurrentUser()?.id;
  const [typed, type] = useState(term);
  const [recent, setRecent] = useState(() => recentSearches(userId, place.organizationId));
  const rested = useDebounced(typed.trim(), rest);
  const { data } = useQuery({
    ...suggestions(place, rested),
    enabled: rested !== '' && rested !== term,
  });
  useEffect(() => type(term), [term]);
  const offers = useMemo(
    () => offersOf(place, typed, recent, rested === typed.trim() && rested !== term ? (data ?? []) : []),
    // A place is told by its prefix; the object is made anew each time.
    // oxlint-disable-next-line react/exhaustive-deps
    [place.prefix, typed, recent, rested, term, data],
  );
  const remember = (text: string) => {
    rememberSearch(userId, place.organizationId, text);
    setRecent(recentSearches(userId, place.organizationId));
  };
  const forget = () => {
    forgetSearches(userId, place.organizationId);
    setRecent([]);
  };
  return { typed, type, offers, remember, forget };
}
