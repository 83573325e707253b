import { useQuery } from '@tanstack/react-query';
import { studioPath } from '@tv/contract/pages/studio-paths';
import { useParams, useSearchParams } from 'react-router';
import { ApiError } from '@tv/client/lib/api/api-error.ts';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import * as text from '@tv/strings/en/studio/analytics.ts';
import { LinkButton } from '@tv/ui/button.tsx';
import { Failure } from '@tv/ui/failure.tsx';
import { NotFound } from '@tv/ui/not-found.tsx';
import { analyticsPath, changeAnalytics, readAnalytics } from '../../analytics/address.ts';
import { CsvMenu } from '../../analytics/csv-button.tsx';
import { PeriodChoice } from '../../analytics/period-choice.tsx';
import { analyzedItem, scopeOf, summaryOf } from '../../analytics/queries.ts';
import { tablesOf } from '../../analytics/tables.ts';
import { TopBar } from '../../shell/top-bar.tsx';
import { Way } from '../../shell/way.tsx';
import { maySeeOrganization } from '../../parts/may-see-organization.ts';
import style from './analytics-frame.module.css';
import { FiguresView, watchedIn } from './figures-view.tsx';

/** The figures of one item. */
export function ItemAnalyticsPage() {
  const { id = '' } = useParams();
  const user = useCurrentUser();
  const organizationId = user?.organizationId ?? '';
  const [query, setQuery] = useSearchParams();
  const { days } = readAnalytics(query);
  const chosen = { days, categoryId: '', itemId: id };
  const scope = scopeOf(chosen);
  const mayAll = user !== undefined && maySeeOrganization(user);
  const { data: item, error, refetch } = useQuery(analyzedItem(id));
  const summary = useQuery(summaryOf(organizationId, scope));
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return <NotFound />;
  const watched = watchedIn(summary.data, id, mayAll);
  return (
    <>
      <TopBar
        title={item?.title ?? text.item}
        size="small"
        way={
          <Way
            pages={[{ word: text.analytics, to: analyticsPath('analytics', { ...chosen, itemId: '' }) }]}
          />
        }
      >
        <PeriodChoice
          value={days}
          onChange={(next) => setQuery(changeAnalytics(query, { days: next }), { preventScrollReset: true })}
        />
        <CsvMenu tables={tablesOf({ scope, itemId: id, hasSearches: false, watched })} />
      </TopBar>
      <div className={style.page}>
        <div className={style.tools}>
          <LinkButton size="small" to={studioPath('content/:id', { id })}>
            {text.openItem}
          </LinkButton>
          {mayAll && (
            <LinkButton size="small" to={analyticsPath('analytics/completions', chosen)}>
              {text.whoCompleted}
            </LinkButton>
          )}
        </div>
        {item?.source?.viewsBefore !== undefined && (
          <p className={style.foot}>{text.viewsBefore(item.source.viewsBefore)}</p>
        )}
        {error && !item && <Failure error={error} retry={() => void refetch()} />}
        <FiguresView
          organizationId={organizationId}
          chosen={chosen}
          summary={summary}
          curveId={id}
          mayAll={mayAll}
        />
      </div>
    </>
  );
}
