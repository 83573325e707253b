import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { useRef } from 'react';
import { Link } from 'react-router';
import { cardOf } from '@tv/client/lib/media-contents/card-of.ts';
import { useArea } from '@tv/client/lib/area/area.ts';
import { cardAmong } from './card-among.tsx';
import { Card, type CardProps } from './card.tsx';
import style from './card.module.css';
import { useNear } from '@tv/ui/scrolling/use-near.ts';

type CardGridEntryProps = {
  content: MediaContent;
  startsNear: boolean;
  /** How many stand in the grid. */
  among: number;
  toggleDetails: () => void;
  more?: ((item: MediaContent) => Partial<CardProps>) | undefined;
};

/** A card of a grid. Far from the screen only its title and its room are left, so that it is found and counted. */
export function CardGridEntry({ content, startsNear, among, toggleDetails, more }: CardGridEntryProps) {
  const area = useArea();
  const entry = useRef<HTMLLIElement>(null);
  const { isNear } = useNear(entry, startsNear);
  const card = { ...cardOf(content, area), ...cardAmong(among, content), toggleDetails, ...more?.(content) };
  return (
    <li ref={entry} className={isNear ? undefined : style.away}>
      {isNear ? (
        <Card {...card} />
      ) : (
        <Link className={`${style.title} ${style.awayTitle}`} to={card.to} dir="auto">
          {card.title}
        </Link>
      )}
    </li>
  );
}
