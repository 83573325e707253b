import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { AnalyticsSummary } from '@tv/contract/analytics/analytics-figures';
import { ProcessingStatus } from '@tv/contract/enumerations';
import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import { ChartNoAxesColumn, LayoutGrid } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError } from '@tv/client/lib/api/api-error.ts';
import * as text from '@tv/strings/en/studio/analytics.ts';
import { Failure } from '@tv/ui/failure.tsx';
import { Notice } from '@tv/ui/notice.tsx';
import { Skeleton } from '@tv/ui/loading/skeleton.tsx';
import { type AnalyticsAddress, analyticsPath } from '../../analytics/address.ts';
import { Audience } from '../../analytics/audience.tsx';
import { DayBars } from '../../analytics/charts/day-bars.tsx';
import { spanWords } from '../../analytics/day-words.ts';
import { isLeftOut, totalOf } from '../../analytics/figures.ts';
import { FrequentSearches } from '../../analytics/frequent-searches.tsx';
import { MostWatched } from '../../analytics/most-watched.tsx';
import { Numbers, NumbersSkeleton } from '../../analytics/numbers.tsx';
import { daysOf, scopeOf, type WatchedQuery } from '../../analytics/queries.ts';
import { RetentionSection } from '../../analytics/retention-section.tsx';
import { WhoWatched } from '../../analytics/who-watched.tsx';
import { FilmStrip } from '../../item/cut/film-strip.tsx';
import { shownItem } from '../../parts/item/shown-item.ts';
import style from './analytics-frame.module.css';

type FiguresViewProps = {
  organizationId: string;
  /** With an item: the figures are about it alone. */
  chosen: AnalyticsAddress;
  summary: UseQueryResult<AnalyticsSummary>;
  /** The item whose curve and people are shown; empty where nothing was watched. */
  curveId: string;
  /** Beside the heading of the curve: the choice of its item. */
  curveChoice?: ReactNode;
  /** The person manages the organization: then people and searches are told. */
  mayAll: boolean;
};

/** The question for the people who watched an item in the period; undefined where they are not told. */
export const watchedIn = (
  summary: AnalyticsSummary | undefined,
  mediaContentId: string,
  mayAll: boolean,
): WatchedQuery | undefined =>
  summary?.allowsPersonalFigures && mayAll && mediaContentId
    ? { mediaContentId, from: summary.period.from, to: summary.period.to }
    : undefined;

/** The figures of a period: four numbers, how long people stay, who watched, and what was watched when, where and by which way. */
export function FiguresView(props: FiguresViewProps) {
  const { organizationId, chosen, summary, curveId, curveChoice, mayAll } = props;
  const { data, error, refetch } = summary;
  const scope = scopeOf(chosen);
  const days = useQuery(daysOf(organizationId, scope));
  const isOneItem = chosen.itemId !== '';
  if (error instanceof ApiError && error.status === 404)
    return <Notice icon={<LayoutGrid />} title={text.chooseScope} text={text.notManaged} />;
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  return (
    <>
      {data ? <Numbers summary={data} days={chosen.days} /> : <NumbersSkeleton />}
      <div className={style.columns}>
        <div className={style.column}>
          {curveId ? (
            <RetentionSection
              itemId={curveId}
              choice={curveChoice}
              film={(item) => <Film key={item.id} item={item} />}
            />
          ) : (
            data && (
              <Notice
                icon={<ChartNoAxesColumn />}
                title={text.nothingWatched}
                text={text.nothingWatchedText}
              />
            )
          )}
          {data && mayAll && curveId && (
            <WhoWatched
              organizationId={organizationId}
              filters={watchedIn(data, curveId, mayAll)}
              memberCount={data.memberCount}
              all={analyticsPath('analytics/watched', { ...chosen, itemId: curveId })}
            />
          )}
          <Audience organizationId={organizationId} scope={scope} />
        </div>
        <div className={style.column}>
          {days.error && <Failure error={days.error} retry={() => void days.refetch()} as="p" size="small" />}
          {days.isPending && <Skeleton height={190} />}
          {days.data && (
            <DayBars
              key={days.data.days.length}
              isLeftOut={days.data.days.some(isLeftOut)}
              days={days.data.days.map(({ day, members, visitors }) => ({
                day,
                count: totalOf({ members: members.views, visitors: visitors?.views }),
              }))}
            />
          )}
          {!isOneItem && <MostWatched organizationId={organizationId} chosen={chosen} />}
          {mayAll && !isOneItem && <Searches organizationId={organizationId} chosen={chosen} />}
        </div>
      </div>
      {data && (
        <p className={style.foot}>
          {text.daysOf(spanWords(data.period.from, data.period.to), data.period.timeZone)}
        </p>
      )}
    </>
  );
}

function Searches({ organizationId, chosen }: Pick<FiguresViewProps, 'organizationId' | 'chosen'>) {
  const { days } = chosen;
  const all = analyticsPath('analytics/searches', chosen);
  return (
    <>
      <FrequentSearches
        id="searched-not-found"
        title={text.searchedNotFound}
        organizationId={organizationId}
        filters={{ days, withoutResults: true }}
        nothing={text.noneMissed}
        all={`${all}${all.includes('?') ? '&' : '?'}show=missed`}
      />
      <FrequentSearches
        id="searched-for"
        title={text.searchedFor}
        organizationId={organizationId}
        filters={{ days }}
        nothing={text.noSearches}
        all={all}
      />
    </>
  );
}

/** The item as a strip of pictures, or as the waveform of its sound. */
function Film({ item }: { item: ManagedMediaContent }) {
  const isPlayable =
    item.processingStatus === ProcessingStatus.COMPLETED || item.firstPublishedDate !== undefined;
  const { data: shown } = useQuery({ ...shownItem(item.id), enabled: isPlayable });
  if (!shown || (!shown.seekPreviewsUrl && !shown.waveformUrl)) return null;
  return (
    <FilmStrip
      item={item}
      seekPreviewsUrl={shown.seekPreviewsUrl}
      waveformUrl={shown.waveformUrl}
      durationInSeconds={shown.durationInSeconds}
    />
  );
}
