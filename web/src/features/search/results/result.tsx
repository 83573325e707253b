import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { AudioLines, LockKeyhole } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { MediaType } from '@tv/contract/enumerations';
import { cardOf } from '@tv/client/lib/media-contents/card-of.ts';
import { clickedContent } from '@tv/client/lib/media-contents/clicked-content.ts';
import { longDate } from '@tv/client/lib/format/dates.ts';
import { shortDuration, spokenDuration } from '@tv/client/lib/format/durations.ts';
import { useArea } from '@tv/client/lib/area/area.ts';
import * as text from '@tv/strings/en/parts/pieces.ts';
import { Chip } from '@tv/ui/chips/chip.tsx';
import { Picture } from '@tv/ui/picture.tsx';
import { Skeleton } from '@tv/ui/loading/skeleton.tsx';
import { FoundText } from './found-text.tsx';
import { Highlights } from './highlights.tsx';
import whole from '@tv/ui/whole-link.module.css';
import style from './result.module.css';
import { apart, listed } from '@tv/strings/en/locale.ts';

type ResultProps = { item: MediaContent; term: string; onOpen: () => void };

/** An item that was found, and where in it; a sentence that is spoken opens at its second. */
export function Result({ item, term, onOpen }: ResultProps) {
  const area = useArea();
  const metaId = useId();
  const card = cardOf(item, area);
  const duration = shortDuration(item.durationInSeconds);
  const found = item.highlights?.find(({ field, text: found }) => field === 'title' && found === item.title);
  const open = () => {
    clickedContent.set({ id: item.id, title: item.title });
    onOpen();
  };
  return (
    <article className={style.result}>
      <div className={style.top}>
        <Picture
          className={style.picture}
          address={card.image}
          item={item}
          placeholder={card.placeholder}
          aspectRatio={card.aspectRatio}
          mediaType={item.type}
          sizes="(width >= 768px) 280px, 40vw"
        />
        {duration && (
          <Chip className={style.duration} aria-hidden="true">
            {item.type === MediaType.AUDIO && <AudioLines />}
            {duration}
          </Chip>
        )}
        {card.isPasswordProtected && (
          <Chip className={style.lock} title={text.passwordRequired}>
            <LockKeyhole aria-hidden="true" />
            <span className="visually-hidden">{text.passwordRequired}</span>
          </Chip>
        )}
      </div>
      <div className={style.text}>
        <h2 className={style.title} dir="auto">
          <Link
            className={`${whole.link} ${style.link}`}
            to={card.to}
            aria-describedby={metaId}
            onClick={open}
          >
            {found ? <FoundText text={item.title} matches={found.matches} term={term} /> : item.title}
          </Link>
        </h2>
        <p className={style.meta} id={metaId}>
          {[listed(item.categories.map(({ name }) => name)), longDate(item.publishDate)]
            .filter(Boolean)
            .map(apart)
            .join(' · ')}
          {duration && <span className="visually-hidden"> {spokenDuration(item.durationInSeconds)}</span>}
        </p>
      </div>
      <div className={style.found}>
        <Highlights item={item} term={term} to={card.to} onOpen={open} />
      </div>
    </article>
  );
}

export const ResultSkeleton = () => (
  <div className={style.result}>
    <div className={style.top}>
      <Skeleton aspectRatio="16 / 9" radius="var(--radius-card)" />
    </div>
    <div className={style.waiting}>
      <Skeleton width="70%" height={18} />
      <Skeleton width="40%" height={12} />
      <Skeleton width="90%" height={12} />
    </div>
  </div>
);
