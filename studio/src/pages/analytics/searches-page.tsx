import { useSearchParams } from 'react-router';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import * as text from '@tv/strings/en/studio/analytics.ts';
import { Choice } from '@tv/ui/forms/choice.tsx';
import { changeAnalytics, readAnalytics } from '../../analytics/address.ts';
import { CsvButton } from '../../analytics/csv-button.tsx';
import { SearchesList } from '../../analytics/lists/searches-list.tsx';
import { PeriodChoice } from '../../analytics/period-choice.tsx';
import type { SearchesQuery } from '../../analytics/queries.ts';
import { searchesTable } from '../../analytics/tables.ts';
import { AnalyticsFrame } from './analytics-frame.tsx';

/** The search terms, and those without results. */
export function SearchesPage() {
  const organizationId = useCurrentUser()?.organizationId ?? '';
  const [query, setQuery] = useSearchParams();
  const { days } = readAnalytics(query);
  const show = query.get('show') === 'missed' ? 'missed' : 'all';
  const filters: SearchesQuery = { days, ...(show === 'missed' && { withoutResults: true }) };
  const set = (next: URLSearchParams) => setQuery(next, { preventScrollReset: true });
  return (
    <AnalyticsFrame
      actions={
        <>
          <PeriodChoice value={days} onChange={(length) => set(changeAnalytics(query, { days: length }))} />
          <CsvButton table={searchesTable(filters)} of={text.searches} />
        </>
      }
    >
      <Choice
        label={text.which}
        value={show}
        options={[
          { value: 'all', text: text.allSearches },
          { value: 'missed', text: text.withoutResult },
        ]}
        onChange={(value) => {
          const next = new URLSearchParams(query);
          if (value === 'all') next.delete('show');
          else next.set('show', value);
          set(next);
        }}
      />
      <SearchesList organizationId={organizationId} filters={filters} />
    </AnalyticsFrame>
  );
}
