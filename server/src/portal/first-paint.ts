import { matchPage } from './match-page.ts';
import type { MediaContent } from '@tv/contract/media-contents/media-content';
import type { Screen } from './screen-links.ts';

export type FirstPaint = {
  /** The screen whose code is loaded at once. */
  screen?: Screen;
  /** The first HTML can paint the largest picture at its final place. */
  paintsPicture?: boolean;
};

/** The first paint of an address: the first featured picture of the home page, or the item's picture of a watch page. */
export function firstPaintAt(
  path: string,
  item: MediaContent | undefined,
  featured: MediaContent | undefined,
): FirstPaint {
  const isWatched = matchPage('/public/:orgId/watch/:id', path) !== undefined;
  if (item) return isWatched ? { screen: 'watch', paintsPicture: fillsStage(item) } : {};
  return featured ? { screen: 'home', paintsPicture: true } : {};
}

/** The picture fills the player's frame and nothing comes before it. */
const fillsStage = ({ isPasswordProtected, videoUrl, thumbnailAspectRatio = 16 / 9 }: MediaContent) =>
  !isPasswordProtected && videoUrl !== undefined && Math.abs(thumbnailAspectRatio - 16 / 9) < 0.05;
