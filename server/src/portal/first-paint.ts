import { matchPage } from './match-page.ts';
import type { MediaContent } from '@tv/contract/media-content';
import type { Screen } from './screen-links.ts';

export type FirstPaint = {
  /** Which of the screens it is whose code is asked for at once. */
  screen?: Screen;
  /** Its largest picture lies where the first HTML can paint it already. */
  paintsPicture?: boolean;
};

/** What is painted first at an address: home's first featured picture, or that of an item on its watch page. */
export function firstPaintAt(
  path: string,
  item: MediaContent | undefined,
  featured: MediaContent | undefined,
): FirstPaint {
  const isWatched = matchPage('/public/:orgId/watch/:id', path) !== undefined;
  if (item) return isWatched ? { screen: 'watch', paintsPicture: fillsStage(item) } : {};
  return featured ? { screen: 'home', paintsPicture: true } : {};
}

/** In the stage's shape, with nothing before it. */
const fillsStage = ({ isPasswordProtected, videoUrl, thumbnailAspectRatio = 16 / 9 }: MediaContent) =>
  !isPasswordProtected && videoUrl !== undefined && Math.abs(thumbnailAspectRatio - 16 / 9) < 0.05;
