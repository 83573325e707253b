import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { useState, type ReactNode } from 'react';
import { CardGridEntry } from './card-grid-entry.tsx';
import style from './card-grid.module.css';
import { CardSkeleton, type CardProps } from './card.tsx';
import { DetailsDialog } from './details-dialog.tsx';

type CardGridProps = {
  contents: readonly MediaContent[];
  /** How many skeletons follow what is there. */
  awaited?: number;
  label: string;
  more?: (item: MediaContent) => Partial<CardProps>;
  actions?: (item: MediaContent) => ReactNode;
};

/** Cards drawn at once; of those further down the screen chooses. */
const first = 24;

/** Media contents in as many columns as there is room for. */
export function CardGrid({ contents, awaited = 0, label, more, actions }: CardGridProps) {
  const [shown, setShown] = useState<string>();
  const item = contents.find(({ id }) => id === shown);
  return (
    <>
      <ul className={style.grid} aria-label={label} aria-busy={awaited > 0}>
        {contents.map((content, index) => (
          <CardGridEntry
            key={content.id}
            content={content}
            startsNear={index < first}
            among={contents.length + awaited}
            toggleDetails={() => setShown(content.id)}
            more={more}
          />
        ))}
        {Array.from({ length: awaited }, (_, index) => (
          <li key={index}>
            <CardSkeleton />
          </li>
        ))}
      </ul>
      <DetailsDialog item={item} onClose={() => setShown(undefined)}>
        {item && actions?.(item)}
      </DetailsDialog>
    </>
  );
}
