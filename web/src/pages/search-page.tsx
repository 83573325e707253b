import { Search, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Offer } from '../features/search/offers.ts';
import { Results } from '../features/search/results.tsx';
import { searchScopeOf, searchScopes, type ScopeName } from '../features/search/scopes.ts';
import { searchAddress } from '../features/search/search-address.ts';
import { SearchCombobox } from '../features/search/search-combobox.tsx';
import { useOffers } from '../features/search/use-offers.ts';
import { useCameFrom } from '../lib/place/came-from.ts';
import { usePlace } from '../lib/place/place.ts';
import { useTitle } from '../lib/layout/use-title.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import * as actions from '../strings/en/actions.ts';
import * as words from '../strings/en/search-page.ts';

export function SearchPage() {
  const place = usePlace();
  const navigate = useNavigate();
  const { state } = useLocation();
  const cameFrom = useCameFrom();
  const [query] = useSearchParams();
  const term = (query.get('searchTerm') ?? '').trim();
  const scope = searchScopeOf(query.get('scope'));
  const [typed, type] = useState(term);
  const { offers, remember, forget } = useOffers(typed, term);
  useEffect(() => type(term), [term]);
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
