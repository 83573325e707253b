import { useInfiniteQuery } from '@tanstack/react-query';
import { limits } from '@tv/contract/limits/limits';
import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { SearchX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { countSearch } from '@tv/client/lib/analytics/count-search.ts';
import type { Page } from '@tv/client/lib/api/call.ts';
import { announce } from '@tv/client/lib/layout/announcer.ts';
import { countOf } from '@tv/client/lib/api/paging.ts';
import { mediaContentsOf } from '@tv/client/lib/media-contents/lists.ts';
import { pathIn, useArea } from '@tv/client/lib/area/area.ts';
import * as actions from '@tv/strings/en/parts/actions.ts';
import { listed } from '@tv/strings/en/locale.ts';
import * as text from '@tv/strings/en/browse/search.ts';
import * as filtering from '@tv/strings/en/browse/search-filters.ts';
import { Button, LinkButton } from '@tv/ui/button.tsx';
import { Failure } from '@tv/ui/failure.tsx';
import { LoadMore } from '@tv/ui/loading/load-more.tsx';
import { Notice } from '@tv/ui/notice.tsx';
import { useNear } from '@tv/ui/scrolling/use-near.ts';
import { searchResults } from '../queries.ts';
import { Result, ResultSkeleton } from './result.tsx';
import style from './results.module.css';
import { chosenValues, noFilters } from '../filters/filters.ts';
import { searchScopeOf, searchScopes } from '../scopes.ts';
import { searchAddress, type ChangeSearch, type Search } from '../search-address.ts';
import { resultsWords } from '../results-words.ts';

type ResultsProps = { search: Search; onChange: ChangeSearch; onOpen: () => void };

const nextSkeletons = 3;

/** The results, in the chosen order. */
export function Results({ search, onChange, onOpen }: ResultsProps) {
  const area = useArea();
  const list = useInfiniteQuery(searchResults(area, search));
  const items = mediaContentsOf(list.data);
  const count = countOf(list.data, resultsWords);
  const first = list.data?.pages[0];
  const sentence = count && !list.isPlaceholderData ? searchedForText(search.term, count, first) : '';
  useEffect(() => {
    if (sentence) announce(sentence);
  }, [sentence]);
  // With filters, nothing found says nothing of the term.
  const found = chosenValues(search.filters).length > 0 ? undefined : first?.totalResults;
  const isCounted = found !== undefined && !list.isPlaceholderData;
  useEffect(() => {
    if (isCounted) countSearch(search.term, found);
    // More results of the same search are not another search.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [search.term, isCounted]);
  if (list.isError && items.length === 0) {
    return <Failure error={list.error} retry={() => void list.refetch()} />;
  }
  const isWaiting = list.isPending || (list.isPlaceholderData && items.length === 0);
  if (!isWaiting && items.length === 0) return <Nothing search={search} onChange={onChange} />;
  const awaited = isWaiting ? limits.search : list.isFetchingNextPage ? nextSkeletons : 0;
  const term = first?.correctedTerm ?? search.term;
  return (
    <div className={style.results} data-outdated={list.isPlaceholderData && !isWaiting}>
      <SearchedFor term={search.term} page={first} />
      <p className={style.count}>{count}</p>
      <ol className={style.list} aria-label={text.results} aria-busy={awaited > 0 || list.isPlaceholderData}>
        {items.map((item) => (
          <Entry key={item.id} item={item} term={term} onOpen={onOpen} />
        ))}
        {Array.from({ length: awaited }, (_, index) => (
          <li key={index}>
            <ResultSkeleton />
          </li>
        ))}
      </ol>
      <LoadMore paging={list} label={text.moreResults} hasSkeletons />
    </div>
  );
}

type EntryProps = { item: MediaContent; term: string; onOpen: () => void };

/** A result; far from the screen only its title and its room are left. */
function Entry({ item, term, onOpen }: EntryProps) {
  const area = useArea();
  const entry = useRef<HTMLLIElement>(null);
  // How high one is nobody knows before it was drawn.
  const { isNear, height } = useNear(entry, true);
  return (
    <li ref={entry} style={isNear ? undefined : { minHeight: height }}>
      {isNear ? (
        <Result item={item} term={term} onOpen={onOpen} />
      ) : (
        <Link to={pathIn(area, 'watch/:id', { id: item.id })}>{item.title}</Link>
      )}
    </li>
  );
}

function Nothing({ search, onChange }: Omit<ResultsProps, 'onOpen'>) {
  const area = useArea();
  const { term, scope } = search;
  const isNarrow = scope !== searchScopes[0].value;
  const isFiltered = chosenValues(search.filters).length > 0;
  const reason = isNarrow ? text.nothingIn(searchScopeOf(scope).text) : text.otherWords;
  return (
    <Notice
      icon={<SearchX />}
      title={text.nothingFor(term)}
      text={isFiltered ? filtering.nothingFiltered : reason}
    >
      {isFiltered && (
        <Button look="primary" onClick={() => onChange({ ...search, filters: noFilters })}>
          {filtering.clear}
        </Button>
      )}
      {isNarrow && !isFiltered && (
        <LinkButton look="primary" to={searchAddress(area, { term })} replace>
          {text.searchEverywhere}
        </LinkButton>
      )}
      <LinkButton to={pathIn(area, 'categories')}>{actions.viewCategories}</LinkButton>
    </Notice>
  );
}

type Searched = Pick<Page<unknown>, 'correctedTerm' | 'omittedWords'> | undefined;

/** The term that was searched for in place of the typed one, and the words that the results need not have. */
function SearchedFor({ term, page }: { term: string; page: Searched }) {
  const { correctedTerm, omittedWords } = page ?? {};
  return (
    <>
      {correctedTerm !== undefined && (
        <p className={style.instead}>
          <span className={style.showing}>
            {filtering.showingFor} <strong>{correctedTerm}</strong>
          </span>
          <br />
          {filtering.foundLittle(term)}
        </p>
      )}
      {omittedWords !== undefined && (
        <p className={style.instead}>{filtering.without(listed(omittedWords.split(' ')))}</p>
      )}
    </>
  );
}

/** The same for a screen reader, with how many were found. */
const searchedForText = (term: string, count: string, page: Searched): string =>
  [
    page?.correctedTerm === undefined ? '' : `${filtering.foundLittle(term)} `,
    text.found(count, page?.correctedTerm ?? term),
    page?.omittedWords === undefined ? '' : `. ${filtering.without(listed(page.omittedWords.split(' ')))}`,
  ].join('');
