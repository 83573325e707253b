import { useQuery } from '@tanstack/react-query';
import type { Retention } from '@tv/contract/analytics/analytics-figures';
import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import { screenPath } from '@tv/contract/pages/page-paths';
import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatClock } from '@tv/player/clock.ts';
import * as text from '@tv/strings/en/studio/analytics.ts';
import { LinkButton } from '@tv/ui/button.tsx';
import { Failure } from '@tv/ui/failure.tsx';
import { Skeleton } from '@tv/ui/loading/skeleton.tsx';
import { RetentionChart } from './charts/retention-chart.tsx';
import { analyzedItem, retentionOf } from './queries.ts';
import style from './section.module.css';

type RetentionSectionProps = {
  itemId: string;
  /** Beside the heading: the choice of the item. */
  choice?: ReactNode;
  /** Pictures of the item from its start to its end. */
  film: (item: ManagedMediaContent) => ReactNode;
};

/** How long people stay with an item, since it has its present length. */
export function RetentionSection({ itemId, choice, film }: RetentionSectionProps) {
  const { data: retention, error, refetch } = useQuery(retentionOf(itemId));
  const { data: item } = useQuery(analyzedItem(itemId));
  return (
    <section aria-labelledby="how-long">
      <div className={style.head}>
        <div className={style.named}>
          <h2 id="how-long" className={style.title}>
            {text.stay}
          </h2>
          {choice}
        </div>
      </div>
      {error && <Failure error={error} retry={() => void refetch()} as="p" size="small" />}
      {!error && !(retention && item) && <Skeleton height={300} />}
      {retention && item && <Curve key={itemId} retention={retention} item={item} film={film} />}
    </section>
  );
}

type CurveProps = { retention: Retention; item: ManagedMediaContent; film: RetentionSectionProps['film'] };

function Curve({ retention, item, film }: CurveProps) {
  const { viewers, includesVisitors, shares, plays, comparison, durationInSeconds } = retention;
  if (!shares) return <p className={style.note}>{text.nobodyYet}</p>;
  const usualName = comparison?.category ? text.usual(comparison.category.name) : text.usualHere;
  return (
    <>
      <RetentionChart
        label={`${text.stay}: ${item.title}`}
        durationInSeconds={durationInSeconds}
        shares={shares}
        plays={plays}
        usual={comparison && { name: usualName, shares: comparison.shares }}
        chapters={item.chapters ?? []}
        film={film(item)}
        action={(seconds) => (
          <LinkButton
            look="neutral"
            size="small"
            icon={<Play />}
            to={`${screenPath(undefined, 'watch/:id', { id: item.id })}?t=${Math.floor(seconds)}`}
          >
            {text.watchAt(formatClock(seconds))}
          </LinkButton>
        )}
      />
      <p className={style.small}>
        {text.ofViewers(viewers)}
        {!includesVisitors && ` · ${text.membersOnly}`}
      </p>
    </>
  );
}
