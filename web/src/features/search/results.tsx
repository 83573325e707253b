import { useInfiniteQuery } from '@tanstack/react-query';
import { limits } from '@tv/contract/limits';
import type { MediaContent } from '@tv/contract/media-content';
import { SearchX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { announce } from '../../lib/layout/announcer.ts';
import { countOf } from '../../lib/api/paging.ts';
import { mediaContentsOf } from '../../lib/media-contents/lists.ts';
import { pathIn, usePlace } from '../../lib/place/place.ts';
import * as actions from '../../strings/en/actions.ts';
import * as text from '../../strings/en/search.ts';
import * as counts from '../../strings/en/counts.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useNear } from '../../ui/use-near.ts';
import { searchResults } from './queries.ts';
import { Result, ResultSkeleton } from './result.tsx';
import style from './results.module.css';
import { searchScopes, type searchScopeOf } from './scopes.ts';
import { searchAddress } from './search-address.ts';

type ResultsProps = { term: string; scope: ReturnType<typeof searchScopeOf>; onOpen: () => void };

const nextSkeletons = 3;

/** What was found, best first. */
export function Results({ term, scope, onOpen }: ResultsProps) {
  const place = usePlace();
  const list = useInfiniteQuery(searchResults(place, term, scope.scope));
  const items = mediaContentsOf(list.data);
  const count = countOf(list.data, counts.results);
  useEffect(() => {
    if (count) announce(text.found(count, term));
  }, [count, term]);
  if (list.isError && items.length === 0) {
    return <Failure error={list.error} retry={() => void list.refetch()} />;
  }
  if (list.isSuccess && items.length === 0) return <Nothing term={term} scope={scope} />;
  const awaited = list.isPending ? limits.search : list.isFetchingNextPage ? nextSkeletons : 0;
  return (
    <div className={style.results}>
      <p className={style.count}>{count}</p>
      <ol className={style.list} aria-label={text.results} aria-busy={awaited > 0}>
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
  const place = usePlace();
  const entry = useRef<HTMLLIElement>(null);
  // How high one is nobody knows before it was drawn.
  const { isNear, height } = useNear(entry, true);
  return (
    <li ref={entry} style={isNear ? undefined : { minHeight: height }}>
      {isNear ? (
        <Result item={item} term={term} onOpen={onOpen} />
      ) : (
        <Link to={pathIn(place, 'watch/:id', { id: item.id })}>{item.title}</Link>
      )}
    </li>
  );
}

function Nothing({ term, scope }: Omit<ResultsProps, 'onOpen'>) {
  const place = usePlace();
  const isNarrow = scope !== searchScopes[0];
  return (
    <Notice
      icon={<SearchX />}
      title={text.nothingFor(term)}
      text={isNarrow ? text.nothingIn(scope.text) : text.otherWords}
    >
      {isNarrow && (
        <LinkButton look="primary" to={searchAddress(place, term, 'all')} replace>
          {text.searchEverywhere}
        </LinkButton>
      )}
      <LinkButton to={pathIn(place, 'categories')}>{actions.viewCategories}</LinkButton>
    </Notice>
  );
}
