import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { Fragment, lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { longDate } from '@tv/client/lib/format/dates.ts';
import { shortDuration, spokenDuration } from '@tv/client/lib/format/durations.ts';
import { pathIn, type Area } from '@tv/client/lib/area/area.ts';
import { comma } from '@tv/strings/en/locale.ts';
import * as text from '@tv/strings/en/watch/watch.ts';
import { TagLink } from '@tv/ui/chips/chip.tsx';
import styles from './about.module.css';

type Props = { item: MediaContent; area: Area };

/** Date, length and categories, in one line under the title. */
export const Facts = ({ item, area }: Props) => (
  <p className={styles.facts}>
    <span>{longDate(item.scheduledPublicationDate ?? item.publishDate) || text.unknownDate}</span>
    {item.durationInSeconds > 0 && (
      <span>
        <span aria-hidden="true">{shortDuration(item.durationInSeconds)}</span>
        <span className="visually-hidden">{spokenDuration(item.durationInSeconds)}</span>
      </span>
    )}
    {item.categories.length > 0 && (
      <span>
        {item.categories.map(({ id, name }, at) => (
          <Fragment key={id}>
            {at > 0 && comma}
            <Link className={styles.category} dir="auto" to={pathIn(area, 'categories/:id', { id })}>
              {name}
            </Link>
          </Fragment>
        ))}
      </span>
    )}
  </p>
);

const DrawnWords = lazy(async () => ({ default: (await import('./drawn-words.tsx')).DrawnWords }));

/** What an address, a time or a mark of Markdown cannot do without. */
const mayBeDrawn = /[@*_~`#>=|[\\]|:\S|www\.|^\s*[-+\d]/m;

/** Three lines, and the rest when it is asked for. */
export const Description = ({ words, duration }: { words: string; duration: number }) => {
  const [isOpen, setOpen] = useState(false);
  const [isLong, setLong] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => {
      if (element.dataset['folded']) setLong(element.scrollHeight > element.clientHeight + 1);
    };
    // The first measure comes before the first paint, so that the button moves nothing.
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);
  return (
    <div>
      <div ref={box} dir="auto" className={styles.description} data-folded={!isOpen || undefined}>
        {mayBeDrawn.test(words) ? (
          <Suspense fallback={<p>{words}</p>}>
            <DrawnWords words={words} duration={duration} />
          </Suspense>
        ) : (
          <p>{words}</p>
        )}
      </div>
      {isLong && (
        <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? text.showLess : text.showMore}
        </button>
      )}
    </div>
  );
};

export const Tags = ({ tags, area }: { tags: readonly string[]; area: Area }) =>
  tags.length > 0 && (
    <ul className={styles.tags} aria-label={text.tags}>
      {tags.map((tag) => (
        <li key={tag}>
          <TagLink to={pathIn(area, 'tag/:tagName', { tagName: tag })}>{tag}</TagLink>
        </li>
      ))}
    </ul>
  );
