import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import { guests } from '@tv/strings/en/registration/guests.ts';
import * as text from '@tv/strings/en/studio/analytics.ts';
import { Button } from '@tv/ui/button.tsx';
import { Failure } from '@tv/ui/failure.tsx';
import { readAnalytics } from '../../analytics/address.ts';
import { CsvButton } from '../../analytics/csv-button.tsx';
import { GuestsList } from '../../analytics/lists/guests-list.tsx';
import { PersonSearch } from '../../analytics/lists/person-search.tsx';
import { PersonalOff } from '../../analytics/personal-off.tsx';
import { summaryOf, type GuestsQuery } from '../../analytics/queries.ts';
import { guestsTable } from '../../analytics/tables.ts';
import { AnalyticsFrame } from './analytics-frame.tsx';
import style from './analytics-frame.module.css';

/** Guests with what they opened and played. Shares that ended are there for 90 days. */
export function GuestsPage() {
  const organizationId = useCurrentUser()?.organizationId ?? '';
  const [query, setQuery] = useSearchParams();
  const searchTerm = (query.get('searchTerm') ?? '').trim();
  // It says whether figures name people.
  const { days } = readAnalytics(query);
  const { data: summary, error, refetch } = useQuery(summaryOf(organizationId, { days }));
  const filters: GuestsQuery | undefined = summary?.allowsPersonalFigures
    ? { ...(searchTerm && { searchTerm }) }
    : undefined;
  return (
    <AnalyticsFrame
      actions={filters && <CsvButton look="primary" table={guestsTable(filters)} of={guests} />}
    >
      {error && !summary && <Failure error={error} retry={() => void refetch()} />}
      {summary && !filters && <PersonalOff />}
      {filters && (
        <>
          <div className={style.tools}>
            <PersonSearch label={text.findGuest} />
          </div>
          <GuestsList
            organizationId={organizationId}
            filters={filters}
            clear={
              <Button onClick={() => setQuery({}, { preventScrollReset: true })}>{text.clearAll}</Button>
            }
          />
        </>
      )}
    </AnalyticsFrame>
  );
}
