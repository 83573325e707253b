import { useQuery } from '@tanstack/react-query';
import type { AnalyticsAudience } from '@tv/contract/analytics/analytics-figures';
import * as text from '@tv/strings/en/studio/analytics.ts';
import { Failure } from '@tv/ui/failure.tsx';
import { Skeleton } from '@tv/ui/loading/skeleton.tsx';
import { ShareBars } from './charts/share-bars.tsx';
import { isLeftOut, shownCount, totalOf } from './figures.ts';
import { audienceOf, type Scope } from './queries.ts';
import style from './section.module.css';

/** On which devices the views were, and where their viewers came from. */
export function Audience({ organizationId, scope }: { organizationId: string; scope: Scope }) {
  const { data, error, refetch } = useQuery(audienceOf(organizationId, scope));
  if (error) return <Failure error={error} retry={() => void refetch()} as="p" size="small" />;
  if (!data) return <Skeleton height={260} />;
  const devices = partsOf(data.devices, ({ device }) => text.deviceNames[device]);
  const sources = partsOf(data.sources, ({ source }) => text.originNames[source]);
  return (
    <div>
      <div className={style.pair}>
        <ShareBars
          title={text.devices}
          named={text.device}
          counted={text.views}
          parts={devices}
          nothing={devices.length > 0 ? text.fewVisitors : text.noViews}
        />
        <ShareBars
          title={text.origins}
          named={text.origin}
          counted={text.views}
          parts={sources}
          nothing={sources.length > 0 ? text.fewVisitors : text.noViews}
        />
      </div>
      {[...devices, ...sources].some(({ isLeftOut }) => isLeftOut) && (
        <p className={style.small}>{text.leftOut}</p>
      )}
    </div>
  );
}

type Part = AnalyticsAudience['devices'][number] | AnalyticsAudience['sources'][number];

/** Those with views, the most first. */
const partsOf = <Each extends Part>(parts: readonly Each[], nameOf: (part: Each) => string) =>
  parts
    .map((part) => ({
      name: nameOf(part),
      count: totalOf(part),
      isLeftOut: isLeftOut(part),
      shown: shownCount(totalOf(part), isLeftOut(part)),
    }))
    .filter((part) => part.count > 0 || part.isLeftOut)
    .sort((one, other) => other.count - one.count);
