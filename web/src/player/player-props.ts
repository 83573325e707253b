import type { ReactNode } from 'react';
import type { Source } from './engine.ts';

export type PlayerChapter = { title: string; startTime: number; endTime: number };

export type PlayerSubtitle = {
  id: string;
  languageCode: string;
  languageName: string;
  isDefault: boolean;
  /** Opens the WebVTT file; carries its token. */
  url: string;
};

/** A picture in several widths, with its token. */
export type PlayerPicture = {
  src: string;
  srcSet?: string;
  /** Its blur, as a data address, shown until it is there. */
  placeholder?: string;
};

export type PlayerSettings = {
  autoplay: boolean;
  playbackRates: readonly number[];
  skipSeconds: number;
  defaultSubtitleLanguage?: string;
};

export type PlayerProps = {
  mediaType: 'video' | 'audio';
  title: string;
  /** Under the title of a sound: who made it. */
  byline?: string | undefined;
  source: Source;
  /** Seconds. */
  startAt?: number | undefined;
  poster?: PlayerPicture | undefined;
  /** Width over height, for the room before the first picture. */
  aspectRatio?: number | undefined;
  chapters: readonly PlayerChapter[];
  subtitles: readonly PlayerSubtitle[];
  /** What the browser may speak of what is seen. */
  descriptions?: readonly PlayerSubtitle[] | undefined;
  seekPreviewsUrl?: string | undefined;
  waveformUrl?: string | undefined;
  settings: PlayerSettings;
  /** Reads a caption, preview or waveform file; the caller caches the text. */
  loadText: (url: string) => Promise<string>;
  /** Bare pages have no room beside the picture to give up. */
  hasTheatre?: boolean;
  /** Into the corner of other pages, or back from there. */
  onCorner?: (() => void) | undefined;
  /** To what comes next. */
  onNext?: (() => void) | undefined;
  /** Stands over the picture at the end. */
  ending?: ReactNode;
  /** Fills its frame, whatever the shape of the picture. */
  fills?: boolean | undefined;
  /** Lies over the picture, above the controls. */
  children?: ReactNode;
};
