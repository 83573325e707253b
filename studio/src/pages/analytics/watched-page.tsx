import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import * as text from '@tv/strings/en/studio/analytics.ts';
import { Button } from '@tv/ui/button.tsx';
import { Failure } from '@tv/ui/failure.tsx';
import { changeAnalytics, readAnalytics } from '../../analytics/address.ts';
import { CsvButton } from '../../analytics/csv-button.tsx';
import { WatchedList } from '../../analytics/lists/watched-list.tsx';
import { PeriodChoice } from '../../analytics/period-choice.tsx';
import { PersonalOff } from '../../analytics/personal-off.tsx';
import { summaryOf, type WatchedQuery } from '../../analytics/queries.ts';
import { ScopeChoosers } from '../../analytics/scope-choosers.tsx';
import { watchedTable } from '../../analytics/tables.ts';
import { PersonSearch } from '../../analytics/lists/person-search.tsx';
import { AnalyticsFrame } from './analytics-frame.tsx';
import style from './analytics-frame.module.css';

/** The members and the items that they watched in the period, by person, item and category. */
export function WatchedPage() {
  const organizationId = useCurrentUser()?.organizationId ?? '';
  const [query, setQuery] = useSearchParams();
  const chosen = readAnalytics(query);
  const searchTerm = (query.get('searchTerm') ?? '').trim();
  // The service knows on which day the period begins in the organization's time zone.
  const { data: summary, error, refetch } = useQuery(summaryOf(organizationId, { days: chosen.days }));
  const change = (to: Parameters<typeof changeAnalytics>[1]) =>
    setQuery(changeAnalytics(query, to), { preventScrollReset: true });
  const filters: WatchedQuery | undefined = summary?.allowsPersonalFigures
    ? {
        from: summary.period.from,
        to: summary.period.to,
        ...(chosen.itemId && { mediaContentId: chosen.itemId }),
        ...(chosen.categoryId && { categoryId: chosen.categoryId }),
        ...(searchTerm && { searchTerm }),
      }
    : undefined;
  return (
    <AnalyticsFrame
      actions={
        <>
          <PeriodChoice value={chosen.days} onChange={(days) => change({ days })} />
          {filters && <CsvButton look="primary" table={watchedTable(filters)} of={text.watchedBy} />}
        </>
      }
    >
      {error && !summary && <Failure error={error} retry={() => void refetch()} />}
      {summary && !filters && <PersonalOff />}
      {filters && (
        <>
          <div className={style.tools}>
            <ScopeChoosers chosen={chosen} hasNone onChange={change} />
            <PersonSearch />
          </div>
          <WatchedList
            organizationId={organizationId}
            filters={filters}
            days={chosen.days}
            clear={
              <Button onClick={() => setQuery({}, { preventScrollReset: true })}>{text.clearAll}</Button>
            }
          />
        </>
      )}
    </AnalyticsFrame>
  );
}
