import { useQuery } from '@tanstack/react-query';
import { LayoutGrid } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import * as text from '@tv/strings/en/studio/analytics.ts';
import { Notice } from '@tv/ui/notice.tsx';
import { changeAnalytics, itemAnalyticsPath, readAnalytics, readId } from '../../analytics/address.ts';
import { CategoryChooser } from '../../analytics/category-chooser.tsx';
import { CsvMenu } from '../../analytics/csv-button.tsx';
import { ItemChooser } from '../../analytics/item-chooser.tsx';
import { MostWatched, shownItems } from '../../analytics/most-watched.tsx';
import { PeriodChoice } from '../../analytics/period-choice.tsx';
import { analyzedItem, firstItems, scopeOf, summaryOf } from '../../analytics/queries.ts';
import { tablesOf } from '../../analytics/tables.ts';
import { maySeeOrganization } from '../../parts/may-see-organization.ts';
import { AnalyticsFrame } from './analytics-frame.tsx';
import style from './analytics-frame.module.css';
import { FiguresView, watchedIn } from './figures-view.tsx';

/** Figures of the organization or of a category. The address has the period, the category, and the item of the curve. */
export function AnalyticsPage() {
  const user = useCurrentUser();
  const organizationId = user?.organizationId ?? '';
  const [query, setQuery] = useSearchParams();
  const chosen = { ...readAnalytics(query), itemId: '' };
  const scope = scopeOf(chosen);
  const mayAll = user !== undefined && maySeeOrganization(user);
  const hasScope = mayAll || chosen.categoryId !== '';
  const summary = useQuery({ ...summaryOf(organizationId, scope), enabled: hasScope });
  const { data: items } = useQuery(firstItems(organizationId, scope, shownItems));
  const curveId = readId(query, 'curve') || items?.[0]?.mediaContentId || '';
  const { data: curveItem } = useQuery({ ...analyzedItem(curveId), enabled: curveId !== '' });
  const set = (name: 'curve' | 'category', value: string) => {
    const next = changeAnalytics(query, name === 'category' ? { categoryId: value } : {});
    next.delete('curve');
    if (name === 'curve') next.set('curve', value);
    setQuery(next, { preventScrollReset: true });
  };
  const watched = watchedIn(summary.data, curveId, mayAll);
  return (
    <AnalyticsFrame
      actions={
        <>
          <CategoryChooser
            categoryId={chosen.categoryId}
            none={mayAll ? text.allCategories : text.chooseCategory}
            hasNone={mayAll}
            onChange={(categoryId) => set('category', categoryId)}
          />
          <PeriodChoice
            value={chosen.days}
            onChange={(days) => setQuery(changeAnalytics(query, { days }), { preventScrollReset: true })}
          />
          {hasScope && (
            <CsvMenu tables={tablesOf({ scope, itemId: curveId, hasSearches: mayAll, watched })} />
          )}
        </>
      }
    >
      {hasScope ? (
        <FiguresView
          organizationId={organizationId}
          chosen={chosen}
          summary={summary}
          curveId={curveId}
          mayAll={mayAll}
          curveChoice={
            <>
              <ItemChooser
                itemId={curveId}
                chosen={curveItem?.title ?? text.item}
                onChange={(id) => set('curve', id)}
              />
              <Link className={style.allAbout} to={itemAnalyticsPath(curveId, chosen)}>
                {text.allAbout}
              </Link>
            </>
          }
        />
      ) : (
        <>
          <Notice icon={<LayoutGrid />} title={text.chooseScope} text={text.chooseScopeText} />
          <MostWatched organizationId={organizationId} chosen={chosen} />
        </>
      )}
    </AnalyticsFrame>
  );
}
