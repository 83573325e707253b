import { lazy, Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { useExtendsUnderHeader } from '@tv/client/lib/layout/over-picture.ts';
import { usePrefersReducedMotion } from '@tv/client/lib/browser/use-media-query.ts';
import * as text from '@tv/strings/en/browse/home.ts';
import { DetailsDialog } from '../../parts/details-dialog.tsx';
import { Skeleton } from '@tv/ui/loading/skeleton.tsx';
import { HeroControls } from './hero-controls.tsx';
import type { HeroMoves } from './hero-motion.tsx';
import { HeroSlide } from './hero-slide.tsx';
import style from './hero.module.css';

const HeroMotion = lazy(async () => ({ default: (await import('./hero-motion.tsx')).HeroMotion }));

/** The featured items, one at a time, going round until somebody stops them or looks closer. */
export function Hero({ items }: { items: readonly MediaContent[] }) {
  const isCalm = usePrefersReducedMotion();
  const isAlone = items.length < 2;
  const [view, setView] = useState<HTMLElement | null>(null);
  const moves = useRef<HeroMoves>(null);
  const [shown, setShown] = useState(0);
  const [isPaused, setPaused] = useState(isCalm);
  const [details, setDetails] = useState<MediaContent>();
  const hold = useHold();
  // The other slides follow when the first one has been painted.
  const isPainted = useDeferredValue(true, false);
  useExtendsUnderHeader(true);

  return (
    <>
      <section
        className={style.hero}
        data-under-header=""
        data-theme="picture"
        aria-roledescription={text.carousel}
        aria-label={text.featured}
        {...hold.handlers}
      >
        <div className={style.view} ref={setView}>
          <ul className={style.track}>
            {items.map((item, index) => (
              <li
                key={item.id}
                className={style.slide}
                aria-roledescription={text.slide}
                aria-label={text.slideOf(index + 1, items.length)}
                inert={index !== shown}
              >
                {(isPainted || index === 0) && (
                  <HeroSlide item={item} isFirst={index === 0} onMore={() => setDetails(item)} />
                )}
              </li>
            ))}
          </ul>
        </div>
        {!isAlone && (
          <HeroControls
            titles={items.map(({ title }) => title)}
            shown={shown}
            isPaused={isPaused}
            isHeld={hold.isHeld || details !== undefined}
            onShow={(index) => moves.current?.show(index)}
            onPause={setPaused}
            onElapsed={() => moves.current?.showNext()}
          />
        )}
        {view && !isAlone && (
          <Suspense>
            <HeroMotion ref={moves} view={view} isInstant={isCalm} onShown={setShown} />
          </Suspense>
        )}
      </section>
      {/* Not in the hero, which is dark in every theme. */}
      <DetailsDialog item={details} onClose={() => setDetails(undefined)} />
    </>
  );
}

export const HeroSkeleton = () => (
  <div className={style.skeleton} data-under-header="" role="status" aria-label={text.loadingFeatured}>
    <div className={style.skeletonWords}>
      <Skeleton width={180} height={16} />
      <Skeleton width="min(520px, 70vw)" height={52} />
      <Skeleton width="min(420px, 60vw)" height={18} />
      <Skeleton width={220} height={48} radius="24px" />
    </div>
  </div>
);

/** Holds what moves by itself while a pointer rests on it, the focus is in it, or nobody can see it. */
function useHold() {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isHidden, setHidden] = useState(document.hidden);
  useEffect(() => {
    const onChange = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  return {
    isHeld: isHovered || isFocused || isHidden,
    handlers: {
      onPointerEnter: (event: React.PointerEvent) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: (event: React.FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}
