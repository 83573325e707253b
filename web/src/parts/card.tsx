import { EllipsisVertical, LockKeyhole } from 'lucide-react';
import { type ReactNode, Suspense, use, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { MediaType } from '@tv/contract/enumerations';
import { clickedContent } from '@tv/client/lib/media-contents/clicked-content.ts';
import { longDate } from '@tv/client/lib/format/dates.ts';
import { shortDuration, spokenDuration } from '@tv/client/lib/format/durations.ts';
import * as text from '@tv/strings/en/parts/pieces.ts';
import { CardPreviewContext } from './card-preview.ts';
import style from './card.module.css';
import whole from '@tv/ui/whole-link.module.css';
import { Chip } from '@tv/ui/chips/chip.tsx';
import { IconButton } from '@tv/ui/icon-button.tsx';
import { Picture } from '@tv/ui/picture.tsx';
import { Skeleton } from '@tv/ui/loading/skeleton.tsx';

export type CardProps = {
  contentId: string;
  title: string;
  /** Path of the picture; its token is added here. */
  image: string | undefined;
  publishedDate?: string | undefined;
  /** 0 to 1 */
  progress?: number;
  durationInSeconds: number;
  mediaType: number;
  organizationId?: string;
  placeholder?: string | undefined;
  aspectRatio?: number | undefined;
  isPasswordProtected?: boolean;
  /** Says so on the card, where public and internal items stand side by side. */
  isInternal?: boolean;
  /** Where the card leads, e.g. `/watch/{contentId}`. */
  to: string;
  disableLink?: boolean;
  hideOptionsButton?: boolean;
  toggleDetails?: () => void;
  /** Stands in place of the date, e.g. `12 min left`. */
  note?: string;
  /** A chip of one's own at the top left, e.g. when it comes. */
  chip?: string;
  /** Something to press at the picture's lower right, in place of the duration. */
  children?: ReactNode;
  /** Words for which the card stands beside its picture, where its place has the room: an element with `data-about`. */
  about?: ReactNode;
  sizes?: string;
};

const cardSizes =
  '(width >= 1440px) 16vw, (width >= 1024px) 24vw, (width >= 767px) 32vw, (width >= 480px) 48vw, 86vw';

export function Card(props: CardProps) {
  const {
    title,
    progress = 0,
    durationInSeconds,
    mediaType,
    hideOptionsButton,
    toggleDetails,
    children,
  } = props;
  const metaId = useId();
  const preview = use(CardPreviewContext);
  const linger = useLinger(mediaType === MediaType.VIDEO && !props.isPasswordProtected);
  const whose = {
    id: props.contentId,
    ...(props.organizationId && { organizationId: props.organizationId }),
  };
  const duration = shortDuration(durationInSeconds);
  const meta = props.note ?? longDate(props.publishedDate);
  return (
    <article className={style.card} {...linger.handlers}>
      <div className={style.top}>
        <Picture
          className={style.picture}
          address={props.image}
          item={whose}
          placeholder={props.placeholder}
          aspectRatio={props.aspectRatio}
          mediaType={mediaType}
          sizes={props.sizes ?? cardSizes}
        />
        {linger.isLingering && <Suspense>{preview?.(props.contentId)}</Suspense>}
        <div className={style.chips}>
          {props.chip && <Chip>{props.chip}</Chip>}
          {props.isPasswordProtected && (
            <Chip title={text.passwordRequired}>
              <LockKeyhole aria-hidden="true" /> {text.passwordRequired}
            </Chip>
          )}
          {props.isInternal && <Chip>{text.internal}</Chip>}
        </div>
        {duration && !children && (
          <Chip className={style.duration} aria-hidden="true">
            {mediaType === MediaType.AUDIO && <AudioMark />}
            {duration}
          </Chip>
        )}
        {progress > 0 && (
          <div className={style.progress}>
            <span style={{ width: `${Math.min(100, progress * 100)}%` }} />
          </div>
        )}
      </div>
      <div className={style.text}>
        <p className={style.title} dir="auto">
          {props.disableLink ? (
            title
          ) : (
            <Link
              className={`${whole.link} ${style.link}`}
              to={props.to}
              aria-describedby={metaId}
              draggable={false}
              onClick={() => clickedContent.set({ id: props.contentId, title })}
            >
              {title}
            </Link>
          )}
        </p>
        <p className={style.meta} id={metaId}>
          {meta}
          {duration && !children && (
            <span className="visually-hidden">
              {mediaType === MediaType.AUDIO ? ` ${text.audio}, ` : ' '}
              {spokenDuration(durationInSeconds)}
            </span>
          )}
        </p>
        {props.about}
      </div>
      {children && (
        <div className={style.overPicture}>
          <div className={style.extra}>{children}</div>
        </div>
      )}
      {!hideOptionsButton && toggleDetails && (
        <span className={style.options}>
          <IconButton label={text.openDetails} look="picture" size="small" side="end" onClick={toggleDetails}>
            <EllipsisVertical />
          </IconButton>
        </span>
      )}
    </article>
  );
}

const AudioMark = () => (
  <svg viewBox="0 0 12 12" aria-hidden="true">
    <path
      d="M1.5 5v2M4 3v6M6.5 1.5v9M9 4v4M11 5.2v1.6"
      stroke="currentColor"
      strokeWidth="1.3"
      strokeLinecap="round"
      fill="none"
    />
  </svg>
);

/** The shape of a card that is still to come. */
export const CardSkeleton = () => (
  <div className={style.card}>
    <Skeleton aspectRatio="16 / 9" radius="var(--radius-card)" />
    <div className={style.skeletonText}>
      <Skeleton width="80%" height={14} />
      <Skeleton width="45%" height={12} />
    </div>
  </div>
);

/** Milliseconds that a pointer or the focus rests before anything moves. */
const rest = 500;

/** Whether somebody has lingered over something; never for a finger, and never where motion is unwanted. */
function useLinger(isWanted: boolean) {
  const [isLingering, setLingering] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = () => {
    clearTimeout(timer.current);
    if (!isWanted || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    timer.current = setTimeout(() => setLingering(true), rest);
  };
  const stop = () => {
    clearTimeout(timer.current);
    setLingering(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const handlers = {
    onPointerEnter: (event: React.PointerEvent) => event.pointerType === 'mouse' && start(),
    onPointerLeave: stop,
    onFocus: (event: React.FocusEvent) => event.target.matches(':focus-visible') && start(),
    onBlur: stop,
  };
  return { isLingering, handlers };
}
