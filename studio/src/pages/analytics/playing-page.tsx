import { useQuery } from '@tanstack/react-query';
import { Gauge } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import * as analytics from '@tv/strings/en/studio/analytics.ts';
import * as text from '@tv/strings/en/studio/playing.ts';
import { Failure } from '@tv/ui/failure.tsx';
import { Notice } from '@tv/ui/notice.tsx';
import { changeAnalytics, readAnalytics } from '../../analytics/address.ts';
import { CsvMenu } from '../../analytics/csv-button.tsx';
import { spanWords } from '../../analytics/day-words.ts';
import { ItemChooser } from '../../analytics/item-chooser.tsx';
import { PlayedList } from '../../analytics/lists/played-list.tsx';
import { PeriodChoice } from '../../analytics/period-choice.tsx';
import { PlayingDays } from '../../analytics/playing/playing-days.tsx';
import { ScoreTable } from '../../analytics/playing/score-table.tsx';
import { Scores, ScoresSkeleton } from '../../analytics/playing/scores.tsx';
import { analyzedItem, playingOf } from '../../analytics/queries.ts';
import { playingTables } from '../../analytics/tables.ts';
import { maySeeOrganization } from '../../parts/may-see-organization.ts';
import { AnalyticsFrame } from './analytics-frame.tsx';
import style from './analytics-frame.module.css';

/** How well all items play, or one. */
export function PlayingPage() {
  const user = useCurrentUser();
  const organizationId = user?.organizationId ?? '';
  const [query, setQuery] = useSearchParams();
  const { days, itemId } = readAnalytics(query);
  const mayAll = user !== undefined && maySeeOrganization(user);
  const hasScope = mayAll || itemId !== '';
  const filters = { days, ...(itemId && { mediaContentId: itemId }) };
  const { data, error, refetch } = useQuery({ ...playingOf(organizationId, filters), enabled: hasScope });
  const { data: item } = useQuery({ ...analyzedItem(itemId), enabled: itemId !== '' });
  const set = (change: Parameters<typeof changeAnalytics>[1]) =>
    setQuery(changeAnalytics(query, change), { preventScrollReset: true });
  const none = mayAll ? analytics.everyItem : analytics.chooseItem;
  return (
    <AnalyticsFrame
      actions={
        <>
          <ItemChooser
            itemId={itemId}
            chosen={itemId ? (item?.title ?? analytics.item) : none}
            none={none}
            onChange={(id) => set({ itemId: id })}
          />
          <PeriodChoice value={days} onChange={(length) => set({ days: length })} />
          {hasScope && <CsvMenu tables={playingTables(filters)} />}
        </>
      }
    >
      {!hasScope && <Notice icon={<Gauge />} title={text.chooseItem} text={text.chooseItemText} />}
      {error && !data && <Failure error={error} retry={() => void refetch()} />}
      {hasScope && !error && !data && <ScoresSkeleton />}
      {data && data.total.starts === 0 && (
        <Notice icon={<Gauge />} title={text.nothingPlayed} text={text.nothingPlayedText} />
      )}
      {data && data.total.starts > 0 && (
        <>
          <Scores figures={data.total} />
          <PlayingDays days={data.days} />
          {!itemId && (
            <>
              <ScoreTable
                title={text.byBrowser}
                named={text.browser}
                rows={data.browsers.map((row) => ({ ...row, name: text.browserNames[row.browser] }))}
              />
              <ScoreTable
                title={text.byNetwork}
                named={text.network}
                rows={data.networks.map((row) => ({ ...row, name: text.networkNames[row.network] }))}
                note={text.networkText}
              />
            </>
          )}
        </>
      )}
      {!itemId && (!mayAll || (data && data.total.starts > 0)) && (
        <PlayedList organizationId={organizationId} days={days} />
      )}
      {data && (
        <p className={style.foot}>
          {text.whatIsCounted}{' '}
          {analytics.daysOf(spanWords(data.period.from, data.period.to), data.period.timeZone)}
        </p>
      )}
    </AnalyticsFrame>
  );
}
