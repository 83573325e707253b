import { isOnAir } from '@tv/contract/live/live-states';
import type { MediaContent } from '@tv/contract/media-contents/media-content';

/** It is watched while it is made. */
export const isLive = ({ live }: Pick<MediaContent, 'live'>): boolean =>
  live !== undefined && isOnAir(live.state);
