import { useQuery } from '@tanstack/react-query';
import type { WatchedItem } from '@tv/contract/analytics/analytics-figures';
import { Link } from 'react-router';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import * as text from '@tv/strings/en/studio/analytics.ts';
import { Failure } from '@tv/ui/failure.tsx';
import { Picture } from '@tv/ui/picture.tsx';
import { Skeleton } from '@tv/ui/loading/skeleton.tsx';
import { percentWords } from '@tv/client/lib/format/percent-words.ts';
import { type AnalyticsAddress, analyticsPath, itemAnalyticsPath } from './address.ts';
import { isLeftOut, shownCount, totalIn } from './figures.ts';
import list from './most-watched.module.css';
import { firstItems, scopeOf } from './queries.ts';
import style from './section.module.css';

/** Items that the page of figures names. */
export const shownItems = 5;

/** The most watched items of the period. */
export function MostWatched({
  organizationId,
  chosen,
}: {
  organizationId: string;
  chosen: AnalyticsAddress;
}) {
  const query = scopeOf({ ...chosen, itemId: '' });
  const { data: items, error, refetch } = useQuery(firstItems(organizationId, query, shownItems));
  return (
    <section aria-labelledby="most-watched">
      <div className={style.head}>
        <h2 id="most-watched" className={style.title}>
          {text.mostWatched}
        </h2>
        {items && items.length > 0 && (
          <Link className={style.more} to={analyticsPath('analytics/content', { ...chosen, itemId: '' })}>
            {text.all}
            <span className="visually-hidden">: {text.mostWatched}</span>
          </Link>
        )}
      </div>
      {error && <Failure error={error} retry={() => void refetch()} as="p" size="small" />}
      {!items && !error && <Skeleton height={shownItems * 60} />}
      {items?.length === 0 && <p className={style.note}>{text.nothingWatched}</p>}
      <ol>
        {items?.map((item) => (
          <li key={item.mediaContentId} className={list.item}>
            <ItemPicture item={item} className={list.picture} />
            <div className={list.texts}>
              <Link
                className={list.title}
                dir="auto"
                to={itemAnalyticsPath(item.mediaContentId, chosen)}
                title={item.title}
              >
                {item.title}
              </Link>
              {item.completion !== undefined && (
                <p className={list.detail}>{text.completionOf(percentWords(item.completion))}</p>
              )}
            </div>
            <p className={list.count}>
              {shownCount(totalIn(item, 'views'), isLeftOut(item))}
              <span className="visually-hidden"> {text.views}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

type ItemPictureProps = { item: WatchedItem; className: string | undefined };

export function ItemPicture({ item, className }: ItemPictureProps) {
  const organizationId = useCurrentUser()?.organizationId;
  return (
    <div className={className} aria-hidden="true">
      <Picture
        address={item.thumbnailUrl}
        item={{ id: item.mediaContentId, ...(organizationId && { organizationId }) }}
        mediaType={item.type}
        sizes="80px"
      />
    </div>
  );
}
