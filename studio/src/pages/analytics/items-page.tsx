import { useSearchParams } from 'react-router';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import * as text from '@tv/strings/en/studio/analytics.ts';
import { changeAnalytics, readAnalytics } from '../../analytics/address.ts';
import { CategoryChooser } from '../../analytics/category-chooser.tsx';
import { CsvButton } from '../../analytics/csv-button.tsx';
import { ItemsList } from '../../analytics/lists/items-list.tsx';
import { PeriodChoice } from '../../analytics/period-choice.tsx';
import { scopeOf } from '../../analytics/queries.ts';
import { itemsTable } from '../../analytics/tables.ts';
import { AnalyticsFrame } from './analytics-frame.tsx';

/** All watched items, the most watched first. */
export function AnalyticsItemsPage() {
  const organizationId = useCurrentUser()?.organizationId ?? '';
  const [query, setQuery] = useSearchParams();
  const chosen = readAnalytics(query);
  const change = (to: Parameters<typeof changeAnalytics>[1]) =>
    setQuery(changeAnalytics(query, to), { preventScrollReset: true });
  return (
    <AnalyticsFrame
      actions={
        <>
          <CategoryChooser
            categoryId={chosen.categoryId}
            none={text.allCategories}
            hasNone
            onChange={(categoryId) => change({ categoryId, itemId: '' })}
          />
          <PeriodChoice value={chosen.days} onChange={(days) => change({ days })} />
          <CsvButton table={itemsTable(scopeOf(chosen))} of={text.mostWatched} />
        </>
      }
    >
      <ItemsList organizationId={organizationId} chosen={chosen} />
    </AnalyticsFrame>
  );
}
