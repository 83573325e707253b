import { isolate } from '@tv/contract/isolate';
import { locale } from './locale.ts';

export const videoPlayer = 'Videoplayer';
export const audioPlayer = 'Audioplayer';

export const connectionLost =
  'Die Verbindung ist abgebrochen. Prüfen Sie Ihr Netzwerk und versuchen Sie es erneut.';
export const refused =
  'Sie haben darauf keinen Zugriff mehr. Laden Sie die Seite neu, um sich erneut anzumelden.';
export const gone = 'Das ist nicht mehr verfügbar. Laden Sie die Seite neu.';
export const unplayable = 'Dieser Browser kann das nicht abspielen. Versuchen Sie es mit einem neueren.';
export const stopped = 'Die Wiedergabe wurde unterbrochen. Versuchen Sie es erneut.';
export const tryAgain = 'Erneut versuchen';
export const loading = 'Wird geladen';
export const play = 'Abspielen';
export const pause = 'Pause';
export const watchAgain = 'Noch einmal ansehen';

export const lacksSound = 'Dieses Gerät hat keine Tonausgabe. Wiedergabe ohne Ton.';
export const soundOn = 'Ton ein';
export const muted = 'Stumm';
export const normalSpeed = 'Normal';
export const times = (rate: number) => `${rate.toLocaleString(locale)}×`;
export const speedIs = (label: string) => `Tempo ${label.toLowerCase()}`;
export const volumeIs = (share: number) => `Lautstärke ${percent(share)}`;
export const percent = (share: number) => `${Math.round(share * 100)} %`;
export const skipped = (seconds: number) => `${seconds > 0 ? '+' : '−'}${Math.abs(seconds)} s`;

export const noCaptions = 'Keine Untertitel';
export const captionsOff = 'Untertitel aus';
export const captionSizeIs = (size: number) => `Untertitel ${percent(size)}`;
export const captionsIn = (language: string) => `Untertitel: ${isolate(language)}`;

export const resumedAt = (clock: string) => `Fortgesetzt bei ${clock}`;
export const continuesAt = (clock: string) => `Geht weiter bei ${clock}`;
export const startOver = 'Von vorn';
