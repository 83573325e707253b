import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { nearDate, shortMoment } from '@tv/client/lib/format/short-dates.ts';
import { nameOf } from '@tv/client/lib/session/person-name.ts';
import { number } from '@tv/strings/en/locale.ts';
import * as text from '@tv/strings/en/studio/analytics.ts';
import { Failure } from '@tv/ui/failure.tsx';
import { Skeleton } from '@tv/ui/loading/skeleton.tsx';
import { CsvButton } from './csv-button.tsx';
import { PersonalOff } from './personal-off.tsx';
import { firstWatched, type WatchedQuery } from './queries.ts';
import style from './section.module.css';
import { watchedTable } from './tables.ts';
import { WatchedBar } from './watched-bar.tsx';

/** People that the page of figures names; the others have a page of their own. */
const shown = 7;

type WhoWatchedProps = {
  organizationId: string;
  /** Undefined where the organization does not allow figures about people. */
  filters: WatchedQuery | undefined;
  memberCount: number;
  /** The page with all of them. */
  all: string;
};

/** The members who watched an item last, each with the share that they watched. */
export function WhoWatched({ organizationId, filters, memberCount, all }: WhoWatchedProps) {
  return (
    <section aria-labelledby="who-watched">
      {filters ? (
        <People organizationId={organizationId} filters={filters} memberCount={memberCount} all={all} />
      ) : (
        <>
          <Heading fact="" />
          <PersonalOff as="p" size="small" />
        </>
      )}
    </section>
  );
}

const Heading = ({ fact }: { fact: string }) => (
  <div className={style.named}>
    <h2 id="who-watched" className={style.title}>
      {text.whoWatchedIt}
    </h2>
    {fact && <p className={style.fact}>{fact}</p>}
  </div>
);

type PeopleProps = Omit<WhoWatchedProps, 'filters'> & { filters: WatchedQuery };

function People({ organizationId, filters, memberCount, all }: PeopleProps) {
  const { data: page, error, refetch } = useQuery(firstWatched(organizationId, filters, shown));
  if (error) return <Failure error={error} retry={() => void refetch()} as="p" size="small" />;
  const count = page?.totalResults ?? 0;
  const counted = page?.isTotalExact === false ? text.atLeast(number(count)) : number(count);
  return (
    <>
      <div className={style.head}>
        <Heading fact={page ? text.watchedOf(counted, number(memberCount)) : ''} />
        {count > 0 && <CsvButton size="small" table={watchedTable(filters)} of={text.whoWatchedIt} />}
      </div>
      {!page && <Skeleton height={shown * 44} />}
      {page?.answer.length === 0 && <p className={style.note}>{text.nobodyWatched}</p>}
      {page && page.answer.length > 0 && (
        <table className={style.table} aria-labelledby="who-watched">
          <thead>
            <tr>
              <th scope="col">{text.person}</th>
              <th scope="col">{text.watched}</th>
              <th scope="col" className={style.wide}>
                {text.completed}
              </th>
              <th scope="col" className={style.end}>
                {text.last}
              </th>
            </tr>
          </thead>
          <tbody>
            {page.answer.map((row) => (
              <tr key={`${row.personId} ${row.mediaContentId}`}>
                <th scope="row">
                  <span className={style.line} dir="auto" title={row.email}>
                    {nameOf(row)}
                  </span>
                </th>
                <td>
                  <WatchedBar share={row.share} />
                </td>
                <td className={style.wide}>
                  {row.completedDate ? nearDate(row.completedDate) : text.notYet}
                </td>
                <td className={style.end}>{shortMoment(row.lastWatchedDate)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {count > shown && (
        <Link className={style.more} to={all}>
          {text.allOf(counted)}
          <span className="visually-hidden">: {text.whoWatchedIt}</span>
          <ArrowRight aria-hidden="true" />
        </Link>
      )}
    </>
  );
}
