import { isolate } from '@tv/contract/isolate';

export const play = 'Abspielen';
export const pause = 'Pause';
export const back = (seconds: number) => `${seconds} Sekunden zurück`;
export const forward = (seconds: number) => `${seconds} Sekunden vor`;
export const mute = 'Stummschalten';
export const unmute = 'Ton einschalten';
export const volume = 'Lautstärke';
export const captions = 'Untertitel';
export const descriptions = 'Gesprochene Beschreibung';
export const settings = 'Einstellungen';
export const pictureInPicture = 'Bild im Bild';
export const otherScreen = 'Auf anderem Bildschirm abspielen';
export const miniPlayer = 'Mini-Player';
export const theatreMode = 'Kinomodus';
export const fullScreen = 'Vollbild';
export const exitFullScreen = 'Vollbild beenden';
export const seek = 'Wiedergabeposition';
export const placeOf = (now: string, all: string, chapter?: string) =>
  `${now} von ${all}${chapter ? `, ${isolate(chapter)}` : ''}`;
export const percent = (share: number) => `${Math.round(share * 100)} %`;
