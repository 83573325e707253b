import type { MediaContent } from '@tv/contract/media-contents/media-content';

/** An item's JSON as a guest sees it: without the categories, which are not shared, and without a lock, which is for visitors. */
export const presentToGuest = (text: string): MediaContent => ({
  ...(JSON.parse(text) as MediaContent),
  categories: [],
  isPasswordProtected: false,
});
