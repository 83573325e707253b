import type { ReviewGroup } from '@tv/contract/media-contents/review-groups';
import type { QueuedReview } from '@tv/contract/media-contents/reviews';
import { studioPath } from '@tv/contract/pages/studio-paths';
import { Link } from 'react-router';
import { agoWords } from '@tv/client/lib/format/ago.ts';
import { formatClock } from '@tv/player/clock.ts';
import * as text from '@tv/strings/en/studio/content/review.ts';
import { Button } from '@tv/ui/button.tsx';
import { Chip } from '@tv/ui/chips/chip.tsx';
import { Picture } from '@tv/ui/picture.tsx';
import style from './queue.module.css';

export type QueueGroup = {
  group: ReviewGroup;
  reviews: readonly QueuedReview[];
  /** Absent: nothing is left to load. */
  more?: (() => void) | undefined;
};

type QueueProps = { groups: readonly QueueGroup[]; current: string | undefined };

/** What waits for a decision, what its author changes, and what is approved. */
export const Queue = ({ groups, current }: QueueProps) => (
  <nav aria-label={text.queue} className={style.queue}>
    {groups.map(
      ({ group, reviews, more }) =>
        reviews.length > 0 && (
          <section key={group}>
            <h2 className={style.group}>{text.groups[group]}</h2>
            <ul className={style.list}>
              {reviews.map((review) => (
                <li key={review.mediaContent.id}>
                  <Entry review={review} isCurrent={review.mediaContent.id === current} group={group} />
                </li>
              ))}
            </ul>
            {more && (
              <Button size="small" onClick={more}>
                {text.showMore}
              </Button>
            )}
          </section>
        ),
    )}
  </nav>
);

type EntryProps = { review: QueuedReview; isCurrent: boolean; group: ReviewGroup };

function Entry({ review, isCurrent, group }: EntryProps) {
  const { mediaContent: item, version, submittedAt, openRemarks } = review;
  return (
    <Link
      to={studioPath('review/:id', { id: item.id })}
      aria-current={isCurrent ? 'page' : undefined}
      className={style.entry ?? ''}
    >
      <span className={style.picture}>
        <Picture
          address={item.thumbnailUrl}
          item={{ id: item.id, organizationId: item.organizationId }}
          placeholder={item.thumbnailPlaceholder}
          aspectRatio={item.thumbnailAspectRatio}
          mediaType={item.type}
          sizes="80px"
        />
        <Chip className={style.length} aria-hidden="true">
          {formatClock(item.durationInSeconds)}
        </Chip>
      </span>
      <span className={style.texts}>
        <span className={style.title} dir="auto">
          {item.title}
        </span>
        <span className={style.line}>
          {group === 'waiting' || openRemarks === 0 ? text.version(version) : text.openRemarks(openRemarks)}
          {' · '}
          {agoWords(submittedAt)}
        </span>
      </span>
    </Link>
  );
}

type QueueChoiceProps = QueueProps & { onChoose: (id: string) => void };

/** The same as one list, where there is no room beside the film. */
export const QueueChoice = ({ groups, current, onChoose }: QueueChoiceProps) => (
  <label className={style.choice}>
    <span className="visually-hidden">{text.chooseItem}</span>
    <select value={current ?? ''} onChange={({ target }) => onChoose(target.value)}>
      {groups.map(
        ({ group, reviews }) =>
          reviews.length > 0 && (
            <optgroup key={group} label={text.groups[group]}>
              {reviews.map(({ mediaContent }) => (
                <option key={mediaContent.id} value={mediaContent.id}>
                  {mediaContent.title}
                </option>
              ))}
            </optgroup>
          ),
      )}
    </select>
  </label>
);
