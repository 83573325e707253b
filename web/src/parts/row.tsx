import { Skeleton } from '@tv/ui/loading/skeleton.tsx';
import { CardSkeleton } from './card.tsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useRef, type CSSProperties, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import style from './row.module.css';
import { count } from '@tv/client/lib/analytics/count.ts';
import * as text from '@tv/strings/en/parts/pieces.ts';
import { useNear } from '@tv/ui/scrolling/use-near.ts';
import { useRowScroll } from './use-row-scroll.ts';

type RowProps = {
  title: string;
  /** Where "See all" leads. */
  to?: string;
  /** At the far end of the title's line. */
  aside?: ReactNode;
  size?: 'small';
  /** How many items there are, once this is known: few of them share the row's width. */
  items?: number | undefined;
  /** The row's items, each in a list element. */
  children: () => ReactNode;
  isBusy?: boolean;
  /** Below the first screen: only its title and its room are there until it comes near. */
  startsAway?: boolean;
  sliderFirstMove?: () => void;
};

/** A titled row of cards; far from the screen it has only its title and its room. */
export function Row({ title, to, aside, size, items, startsAway = false, ...cards }: RowProps) {
  const row = useRef<HTMLElement>(null);
  const titleId = useId();
  const { isNear, height } = useNear(row, !startsAway, title);
  return (
    <section
      ref={row}
      className={[style.row, size && style[size]].filter(Boolean).join(' ')}
      style={{ '--items': items, ...(!isNear && { minHeight: height }) } as CSSProperties}
      data-items={items}
      aria-labelledby={titleId}
    >
      <div className={style.head}>
        <h2 id={titleId} dir="auto">
          {title}
        </h2>
        {to && (
          <Link className={style.all} to={to} aria-label={text.seeAllOf(title)}>
            {text.seeAll} <ChevronRight aria-hidden="true" />
          </Link>
        )}
        {aside && <div className={style.aside}>{aside}</div>}
      </div>
      {isNear ? (
        <Cards title={title} titleId={titleId} {...cards} />
      ) : (
        <div className={`${style.list} ${style.away}`} />
      )}
    </section>
  );
}

type CardsProps = Pick<RowProps, 'title' | 'children' | 'isBusy' | 'sliderFirstMove'> & { titleId: string };

/** The cards to page, drag, wheel or walk through with the arrow keys. */
function Cards({ title, titleId, children, isBusy, sliderFirstMove }: CardsProps) {
  const list = useRef<HTMLUListElement>(null);
  const { key } = useLocation();
  const { ends, page, handlers, isDragged } = useRowScroll(list, `${key}:${title}`, sliderFirstMove);
  return (
    <div className={style.view}>
      <ul
        ref={list}
        className={[style.list, isDragged && style.dragged].filter(Boolean).join(' ')}
        aria-busy={isBusy}
        aria-labelledby={titleId}
        {...handlers}
      >
        {children()}
      </ul>
      <Arrow direction={-1} isUseless={ends.isAtStart} title={title} onPress={page} />
      <Arrow direction={1} isUseless={ends.isAtEnd} title={title} onPress={page} />
    </div>
  );
}

type ArrowProps = {
  direction: 1 | -1;
  isUseless: boolean;
  title: string;
  onPress: (direction: 1 | -1) => void;
};

function Arrow({ direction, isUseless, title, onPress }: ArrowProps) {
  const isNext = direction > 0;
  return (
    <button
      type="button"
      className={`${style.arrow} ${isNext ? style.next : style.previous}`}
      disabled={isUseless}
      aria-label={isNext ? text.next(title) : text.previous(title)}
      onClick={() => {
        count('row.control');
        onPress(direction);
      }}
    >
      <span>{isNext ? <ChevronRight aria-hidden="true" /> : <ChevronLeft aria-hidden="true" />}</span>
    </button>
  );
}

/** The shape of a row that is still to come: four cards. */
export const RowSkeleton = () => (
  <div className={style.row} role="status" aria-label={text.loading}>
    <div className={style.head}>
      <div className={style.waiting}>
        <Skeleton width={160} height="1.3em" />
      </div>
    </div>
    <div className={style.list}>
      {[1, 2, 3, 4].map((card) => (
        <CardSkeleton key={card} />
      ))}
    </div>
  </div>
);
