import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import type { MediaContent } from '@tv/contract/media';
import { useReachesUnderHeader } from '../../lib/over-picture.ts';
import { usePrefersReducedMotion } from '../../lib/use-media-query.ts';
import { DetailsDialog } from '../../ui/details-dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { HeroControls } from './hero-controls.tsx';
import { HeroSlide } from './hero-slide.tsx';
import style from './hero.module.css';
import { useHold } from './use-hold.ts';

/** The featured items, one at a time, going round until somebody stops them or looks closer. */
export function Hero({ items }: { items: readonly MediaContent[] }) {
  const isCalm = usePrefersReducedMotion();
  const isAlone = items.length < 2;
  const [view, embla] = useEmblaCarousel({ loop: true, duration: isCalm ? 0 : 32, active: !isAlone });
  const [shown, setShown] = useState(0);
  const [isPaused, setPaused] = useState(isCalm);
  const [details, setDetails] = useState<MediaContent>();
  const hold = useHold();
  useReachesUnderHeader(true);
  useEffect(() => {
    if (!embla) return undefined;
    const onSelect = () => setShown(embla.selectedScrollSnap());
    embla.on('select', onSelect);
    return () => {
      embla.off('select', onSelect);
    };
  }, [embla]);

  return (
    <section
      className={style.hero}
      data-under-header=""
      data-theme="dark"
      aria-roledescription="carousel"
      aria-label="Featured"
      {...hold.handlers}
    >
      <div className={style.view} ref={view}>
        <ul className={style.track}>
          {items.map((item, index) => (
            <li
              key={item.id}
              className={style.slide}
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${items.length}`}
              inert={index !== shown}
            >
              <HeroSlide item={item} isFirst={index === 0} onMore={() => setDetails(item)} />
            </li>
          ))}
        </ul>
      </div>
      <div className={style.fade} />
      {!isAlone && (
        <HeroControls
          titles={items.map(({ title }) => title)}
          shown={shown}
          isPaused={isPaused}
          isHeld={hold.isHeld || details !== undefined}
          onShow={(index) => embla?.scrollTo(index)}
          onPause={setPaused}
          onElapsed={() => embla?.scrollNext()}
        />
      )}
      <DetailsDialog item={details} onClose={() => setDetails(undefined)} />
    </section>
  );
}

export const HeroSkeleton = () => (
  <div className={style.skeleton} data-under-header="" role="status" aria-label="Loading featured">
    <div className={style.skeletonWords}>
      <Skeleton width={180} height={16} />
      <Skeleton width="min(520px, 70vw)" height={52} />
      <Skeleton width="min(420px, 60vw)" height={18} />
      <Skeleton width={220} height={48} radius="24px" />
    </div>
  </div>
);
