import { plainText } from '@tv/contract/formats/plain-text';
import type { MediaContent } from '@tv/contract/media-contents/media-content';
import type { CardProps } from './card.tsx';

/** How the card of an item looks among as many: few are larger, and one or two say what they are about in a wide window. */
export function cardAmong(items: number, { description }: MediaContent): Partial<CardProps> {
  if (items < 3) {
    const about = (
      <p data-about dir="auto">
        {plainText(description ?? '')}
      </p>
    );
    return { about, sizes: '(width >= 1024px) 640px, 92vw' };
  }
  if (items < 6) return { sizes: '(width >= 1024px) 33vw, (width >= 480px) 48vw, 92vw' };
  return {};
}
