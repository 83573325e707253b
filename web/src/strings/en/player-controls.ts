import { isolate } from '@tv/contract/isolate';

export const play = 'Play';
export const pause = 'Pause';
export const back = (seconds: number) => `Back ${seconds} seconds`;
export const forward = (seconds: number) => `Forward ${seconds} seconds`;
export const mute = 'Mute';
export const unmute = 'Unmute';
export const volume = 'Volume';
export const captions = 'Captions';
export const descriptions = 'Spoken descriptions';
export const settings = 'Settings';
export const pictureInPicture = 'Picture in picture';
export const otherScreen = 'Play on another screen';
export const miniPlayer = 'Mini player';
export const theatreMode = 'Theatre mode';
export const fullScreen = 'Full screen';
export const exitFullScreen = 'Exit full screen';
export const seek = 'Seek';
/** What the slider says of its place; times are in words. */
export const placeOf = (now: string, all: string, chapter?: string) =>
  `${now} of ${all}${chapter ? `, ${isolate(chapter)}` : ''}`;
export const percent = (share: number) => `${Math.round(share * 100)}%`;
