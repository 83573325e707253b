import { isolate } from '@tv/contract/languages/isolate';
import { Info, Play } from 'lucide-react';
import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { plainText } from '@tv/contract/formats/plain-text';
import { count } from '@tv/client/lib/analytics/count.ts';
import { clickedContent } from '@tv/client/lib/media-contents/clicked-content.ts';
import { isNew } from '@tv/client/lib/format/dates.ts';
import { shortDuration } from '@tv/client/lib/format/durations.ts';
import { pathIn, useArea } from '@tv/client/lib/area/area.ts';
import * as text from '@tv/strings/en/browse/home.ts';
import { Button, LinkButton } from '@tv/ui/button.tsx';
import { Chip } from '@tv/ui/chips/chip.tsx';
import { Picture } from '@tv/ui/picture.tsx';
import style from './hero.module.css';
import { SaveButton } from '../../parts/save-button.tsx';
import { apart } from '@tv/strings/en/locale.ts';

type HeroSlideProps = { item: MediaContent; isFirst: boolean; onMore: () => void };

export function HeroSlide({ item, isFirst, onMore }: HeroSlideProps) {
  const area = useArea();
  const facts = [isolate(item.categories[0]?.name ?? ''), shortDuration(item.durationInSeconds)]
    .filter(Boolean)
    .map(apart)
    .join(' · ');
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
          {isNew(item.publishDate) && <Chip look="bright">{text.newMark}</Chip>}
          <span className={style.fact}>{facts}</span>
        </p>
        <h2 className={style.title} dir="auto">
          {item.title}
        </h2>
        {item.description && (
          <p className={style.description} dir="auto">
            {plainText(item.description)}
          </p>
        )}
        <div className={style.actions}>
          <LinkButton
            look="primary"
            size="large"
            icon={<Play aria-hidden="true" />}
            to={pathIn(area, 'watch/:id', { id: item.id })}
            onClick={() => {
              count('home.hero.play');
              clickedContent.set({ id: item.id, title: item.title });
            }}
          >
            {text.play}
          </LinkButton>
          <SaveButton item={item} look="picture" size="large" />
          <Button look="picture" size="large" icon={<Info aria-hidden="true" />} onClick={onMore}>
            {text.more}
          </Button>
        </div>
      </div>
    </>
  );
}
