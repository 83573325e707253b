import { Check, Info, Play, Plus } from 'lucide-react';
import type { MediaContent } from '@tv/contract/media';
import { clickedContent } from '../../lib/clicked-content.ts';
import { useCurrentUser } from '../../lib/current-user.ts';
import { shortDuration } from '../../lib/durations.ts';
import { pathIn, usePlace } from '../../lib/place.ts';
import { useSaving } from '../../lib/saving.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Picture } from '../../ui/picture.tsx';
import style from './hero.module.css';

type HeroSlideProps = { item: MediaContent; isFirst: boolean; onMore: () => void };

/** Milliseconds for which an item counts as new: two weeks. */
const newFor = 14 * 86_400_000;

export function HeroSlide({ item, isFirst, onMore }: HeroSlideProps) {
  const place = usePlace();
  const isNew = item.publishDate !== undefined && Date.now() - Date.parse(item.publishDate) < newFor;
  const facts = [item.categories[0]?.name, shortDuration(item.durationInSeconds)].filter(Boolean).join(' · ');
  return (
    <>
      <Picture
        className={style.picture}
        address={item.thumbnailUrl}
        item={item}
        placeholder={item.thumbnailPlaceholder}
        mediaType={item.type}
        sizes="100vw"
        isFirst={isFirst}
        isFilling
      />
      <div className={style.shade} />
      <div className={style.words}>
        <p className={style.facts}>
          {isNew && <Chip look="bright">New</Chip>}
          {facts}
        </p>
        <h2 className={style.title}>{item.title}</h2>
        {item.description && <p className={style.description}>{item.description}</p>}
        <div className={style.actions}>
          <LinkButton
            look="primary"
            size="large"
            icon={<Play aria-hidden="true" />}
            to={pathIn(place, `watch/${item.id}`)}
            onClick={() => clickedContent.set({ id: item.id, title: item.title })}
          >
            Play
          </LinkButton>
          <Save item={item} />
          <Button look="picture" size="large" icon={<Info aria-hidden="true" />} onClick={onMore}>
            More
          </Button>
        </div>
      </div>
    </>
  );
}

/** Only for the organization's own people (specification §6). */
function Save({ item }: { item: MediaContent }) {
  const user = useCurrentUser();
  const { isSaved, isRunning, toggle } = useSaving(item);
  if (user?.organizationId !== item.organizationId) return null;
  return (
    <Button
      look="picture"
      size="large"
      icon={isSaved ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
      aria-pressed={isSaved}
      disabled={isRunning}
      onClick={toggle}
    >
      {isSaved ? 'Saved' : 'Save'}
    </Button>
  );
}
