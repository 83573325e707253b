import type { MediaContent } from '@tv/contract/media-content';

/** It is watched while it is made. */
export const isLive = ({ live }: Pick<MediaContent, 'live'>): boolean =>
  live?.state === 'onAir' || live?.state === 'interrupted';
