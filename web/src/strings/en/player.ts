import { isolate } from '@tv/contract/isolate';
import { locale } from './locale.ts';

export const videoPlayer = 'Video player';
export const audioPlayer = 'Audio player';

export const connectionLost = 'The connection was lost. Check your network, then try again.';
export const refused = 'You no longer have access to this. Reload the page to sign in again.';
export const gone = 'This is no longer available. Reload the page.';
export const unplayable = 'This browser cannot play this. Try a newer one.';
export const stopped = 'Playback stopped. Try again.';
export const tryAgain = 'Try again';
export const loading = 'Loading';
export const play = 'Play';
export const pause = 'Pause';
export const watchAgain = 'Watch again';

export const lacksSound = 'This device has no audio output. Playing without sound.';
export const soundOn = 'Sound on';
export const muted = 'Muted';
export const normalSpeed = 'Normal';
/** A speed other than the normal one: `1.5×`. */
export const times = (rate: number) => `${rate.toLocaleString(locale)}×`;
export const speedIs = (label: string) => `Speed ${label.toLowerCase()}`;
export const volumeIs = (share: number) => `Volume ${percent(share)}`;
export const percent = (share: number) => `${Math.round(share * 100)}%`;
export const skipped = (seconds: number) => `${seconds > 0 ? '+' : '−'}${Math.abs(seconds)} s`;

export const noCaptions = 'No captions';
export const captionsOff = 'Captions off';
export const captionSizeIs = (size: number) => `Captions ${percent(size)}`;
export const captionsIn = (language: string) => `Captions: ${isolate(language)}`;

export const resumedAt = (clock: string) => `Resumed at ${clock}`;
export const continuesAt = (clock: string) => `Continues at ${clock}`;
export const startOver = 'Start over';
