import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { Link } from 'react-router';
import * as text from '@tv/strings/en/studio/analytics.ts';
import { Failure } from '@tv/ui/failure.tsx';
import { Skeleton } from '@tv/ui/loading/skeleton.tsx';
import list from './most-watched.module.css';
import { firstSearches, type SearchesQuery } from './queries.ts';
import style from './section.module.css';

/** Terms that the page of figures names. */
const shown = 5;

type FrequentSearchesProps = {
  id: string;
  title: string;
  organizationId: string;
  filters: SearchesQuery;
  /** Stands in the place of nothing. */
  nothing: string;
  /** The page with all of them. */
  all: string;
};

/** The most frequent search terms of the period. */
export function FrequentSearches({
  id,
  title,
  organizationId,
  filters,
  nothing,
  all,
}: FrequentSearchesProps) {
  const { data: searches, error, refetch } = useQuery(firstSearches(organizationId, filters, shown));
  return (
    <section aria-labelledby={id}>
      <div className={style.head}>
        <h2 id={id} className={style.title}>
          {title}
        </h2>
        {searches && searches.length > 0 && (
          <Link className={style.more} to={all}>
            {text.all}
            <span className="visually-hidden">: {title}</span>
          </Link>
        )}
      </div>
      {error && <Failure error={error} retry={() => void refetch()} as="p" size="small" />}
      {!searches && !error && <Skeleton height={shown * 44} />}
      {searches?.length === 0 && <p className={style.note}>{nothing}</p>}
      <ol>
        {searches?.map(({ term, searches: count, withoutResults }) => (
          <li key={term} className={list.term}>
            <Search aria-hidden="true" />
            <span title={term}>{term}</span>
            <span className={list.times}>{text.times(filters.withoutResults ? withoutResults : count)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
