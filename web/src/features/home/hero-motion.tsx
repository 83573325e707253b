import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, type Ref, useImperativeHandle } from 'react';

export type HeroMoves = { showNext: () => void; show: (index: number) => void };

type HeroMotionProps = {
  view: HTMLElement;
  isInstant: boolean;
  onShown: (index: number) => void;
  ref: Ref<HeroMoves>;
};

/** Moves the slides, round and round; comes after the first picture is there. */
export function HeroMotion({ view, isInstant, onShown, ref }: HeroMotionProps) {
  const [attach, embla] = useEmblaCarousel({ loop: true, duration: isInstant ? 0 : 32 });
  useEffect(() => attach(view), [attach, view]);
  useImperativeHandle(ref, () => ({
    showNext: () => embla?.scrollNext(),
    show: (index) => embla?.scrollTo(index),
  }));
  useEffect(() => {
    if (!embla) return undefined;
    const onSelect = () => onShown(embla.selectedScrollSnap());
    embla.on('select', onSelect);
    return () => {
      embla.off('select', onSelect);
    };
  }, [embla, onShown]);
  return null;
}
