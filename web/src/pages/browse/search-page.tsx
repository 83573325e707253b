import { Search as SearchIcon, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { FilterBar } from '../../features/search/filters/filter-bar.tsx';
import type { Offer } from '../../features/search/search-box/offers.ts';
import { Results } from '../../features/search/results/results.tsx';
import { searchScopes } from '../../features/search/scopes.ts';
import { searchAddress, searchOf, type Search } from '../../features/search/search-address.ts';
import { SearchCombobox } from '../../features/search/search-box/search-combobox.tsx';
import { useOffers } from '../../features/search/search-box/use-offers.ts';
import { useCameFrom } from '@tv/client/lib/area/came-from.ts';
import { useArea } from '@tv/client/lib/area/area.ts';
import { useTitle } from '@tv/client/lib/layout/use-title.ts';
import { Button } from '@tv/ui/button.tsx';
import { Choice } from '@tv/ui/forms/choice.tsx';
import { Notice } from '@tv/ui/notice.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import * as actions from '@tv/strings/en/parts/actions.ts';
import * as words from '@tv/strings/en/browse/search-page.ts';

export function SearchPage() {
  const area = useArea();
  const navigate = useNavigate();
  const { state } = useLocation();
  const cameFrom = useCameFrom();
  const [query] = useSearchParams();
  const search = searchOf(query);
  const { term, scope, sort } = search;
  const [typed, type] = useState(term);
  const { offers, remember, forget } = useOffers(typed, term);
  useEffect(() => type(term), [term]);
  useTitle(term ? words.searchFor(term) : words.search);
  const go = (address: string, replace: boolean) => void navigate(address, { replace, state });
  const change = (wanted: Search, isFurther = false) =>
    void navigate(searchAddress(area, wanted), { replace: isFurther, state, preventScrollReset: true });
  // Filters that fit one term seldom fit the next.
  const searchFor = (text: string) => {
    remember(text);
    go(searchAddress(area, { term: text, scope, sort }), false);
  };
  const choose = ({ kind, text, to }: Offer) => {
    type(text);
    if (to === undefined) return searchFor(text);
    remember(text);
    if (kind === 'speaker') return go(to, false);
    void navigate(to, { state: { from: searchAddress(area, search) } });
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
          onSearch={searchFor}
          onChoose={choose}
          onForget={forget}
        />
        <Choice
          label={words.searchIn}
          value={scope}
          options={searchScopes}
          onChange={(within) => {
            if (term) remember(term);
            go(searchAddress(area, { ...search, scope: within }), true);
          }}
        />
        {term && <FilterBar search={search} onChange={change} />}
      </PageHead>
      {term ? (
        <Results search={search} onChange={change} onOpen={() => remember(term)} />
      ) : (
        <Notice icon={<SearchIcon />} title={words.empty} text={words.emptyText} />
      )}
    </>
  );
}
