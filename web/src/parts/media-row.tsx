import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { useState, type ReactNode } from 'react';
import { cardOf } from '@tv/client/lib/media-contents/card-of.ts';
import { useArea } from '@tv/client/lib/area/area.ts';
import { cardAmong } from './card-among.tsx';
import { Card, CardSkeleton, type CardProps } from './card.tsx';
import { DetailsDialog } from './details-dialog.tsx';
import { Row } from './row.tsx';

type MediaRowProps = {
  title: string;
  to?: string;
  aside?: ReactNode;
  contents: readonly MediaContent[];
  loading?: boolean;
  hideOptionsButton?: boolean;
  disableLink?: boolean;
  size?: 'small';
  startsAway?: boolean;
  /** What a card shows besides, or instead. */
  more?: (item: MediaContent) => Partial<CardProps>;
  /** Actions in an item's details. */
  actions?: (item: MediaContent) => ReactNode;
};

/** A row of media contents with their details. While it loads, four skeletons stand in. */
export function MediaRow({
  title,
  to,
  aside,
  contents,
  loading,
  size,
  startsAway,
  more,
  actions,
  ...flags
}: MediaRowProps) {
  const area = useArea();
  const [shown, setShown] = useState<string>();
  const item = contents.find(({ id }) => id === shown);
  return (
    <>
      <Row
        title={title}
        {...(to && { to })}
        {...(size && { size })}
        {...(startsAway && { startsAway })}
        aside={aside}
        items={loading ? undefined : contents.length}
        isBusy={loading === true}
      >
        {() => (
          <>
            {loading && Array.from({ length: 4 }, (_, index) => <li key={index}>{<CardSkeleton />}</li>)}
            {contents.map((content) => (
              <li key={content.id}>
                <Card
                  {...cardOf(content, area)}
                  {...cardAmong(contents.length, content)}
                  {...flagged(flags)}
                  toggleDetails={() => setShown(content.id)}
                  {...more?.(content)}
                />
              </li>
            ))}
          </>
        )}
      </Row>
      <DetailsDialog item={item} onClose={() => setShown(undefined)}>
        {item && actions?.(item)}
      </DetailsDialog>
    </>
  );
}

const flagged = (flags: { hideOptionsButton?: boolean; disableLink?: boolean }) =>
  Object.fromEntries(Object.entries(flags).filter(([, value]) => value !== undefined));
