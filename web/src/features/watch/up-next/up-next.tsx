import { watchPath } from '@tv/client/lib/area/watch-path.ts';
import { useQuery } from '@tanstack/react-query';
import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { Link } from 'react-router';
import { cardOf } from '@tv/client/lib/media-contents/card-of.ts';
import { clickedContent } from '@tv/client/lib/media-contents/clicked-content.ts';
import { longDate } from '@tv/client/lib/format/dates.ts';
import { shortDuration, spokenDuration } from '@tv/client/lib/format/durations.ts';
import type { Area } from '@tv/client/lib/area/area.ts';
import * as text from '@tv/strings/en/watch/up-next.ts';
import { Chip } from '@tv/ui/chips/chip.tsx';
import { Failure } from '@tv/ui/failure.tsx';
import { Picture } from '@tv/ui/picture.tsx';
import { Skeleton } from '@tv/ui/loading/skeleton.tsx';
import { upNextAfter } from './up-next-query.ts';
import styles from './up-next.module.css';

type Props = { item: MediaContent; area: Area; fromPlaylist: boolean };

const Entry = ({ item, area, fromPlaylist }: Props) => {
  const card = cardOf(item, area);
  return (
    <Link
      className={styles.entry}
      to={watchPath(area, item.id, fromPlaylist)}
      onClick={() => clickedContent.set({ id: card.contentId, title: card.title })}
    >
      <span className={styles.picture}>
        <Picture
          address={card.image}
          item={item}
          placeholder={card.placeholder}
          aspectRatio={card.aspectRatio}
          mediaType={card.mediaType}
          sizes="160px"
        />
        <Chip className={styles.duration} aria-hidden="true">
          {shortDuration(item.durationInSeconds)}
        </Chip>
      </span>
      <span className={styles.text}>
        <span className={styles.title} dir="auto">
          {card.title}
        </span>
        <span className={styles.date}>{longDate(card.publishedDate)}</span>
        <span className="visually-hidden">, {spokenDuration(item.durationInSeconds)}</span>
      </span>
    </Link>
  );
};

const Waiting = () => (
  <div className={styles.list} role="status" aria-label={text.loading}>
    {[1, 2, 3, 4].map((area) => (
      <div key={area} className={styles.entry}>
        <Skeleton width={160} aspectRatio="16 / 9" radius="8px" />
        <Skeleton width="40%" height={14} />
      </div>
    ))}
  </div>
);

/** The items after this one: in the playlist, else in its category. */
export const UpNext = ({ item, area, fromPlaylist }: Props) => {
  const { data, isLoading, error, refetch } = useQuery(upNextAfter(area, item, fromPlaylist));
  if (isLoading) return <Waiting />;
  if (error) return <Failure size="small" as="p" error={error} retry={() => void refetch()} />;
  if (!data?.length)
    return <p className={styles.none}>{fromPlaylist ? text.playlistDone : text.nothingElse}</p>;
  return (
    <ul className={styles.list}>
      {data.map((other) => (
        <li key={other.id}>
          <Entry item={other} area={area} fromPlaylist={fromPlaylist} />
        </li>
      ))}
    </ul>
  );
};
