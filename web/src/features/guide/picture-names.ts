/** Screens that the guide shows. `e2e/guide.pictures.ts` takes their pictures. */
export const pictureNames = [
  'home',
  'search',
  'watch',
  'playlist',
  'studio',
  'upload',
  'item',
  'schedule',
  'captions',
  'review',
  'bulk',
  'analytics',
  'people',
  'categories',
  'branding',
  'policies',
  'audit-log',
] as const;
export type PictureName = (typeof pictureNames)[number];

/** Pixels of every picture. */
export const pictureSize = { width: 1440, height: 900 };
