import { captionStyleOf, type CaptionStyle } from './captions/caption-style.ts';

export type Quality = { id: number; label: string; height: number };
export type SoundTrack = { id: number; label: string; languageCode?: string };

/** Why nothing plays. `network` and `unknown` may be tried again; `refused` and `unplayable` would fail the same way. */
export type PlayerProblem = 'network' | 'refused' | 'gone' | 'unplayable' | 'unknown';

/** Everything that is shown of the player. Only events of the media element, of its engine and of the page change it. */
export type PlayerState = {
  /** Playback has begun at least once since the source was opened. */
  started: boolean;
  paused: boolean;
  ended: boolean;
  /** Wants to play and has nothing to play from. */
  waiting: boolean;
  seeking: boolean;
  /** Seconds. */
  currentTime: number;
  duration: number;
  /** It is being made while it plays: `duration` grows, and is where viewers may go at most. */
  isLive: boolean;
  /** When the second 0 of a live stream was received, in seconds since 1970. Absent until the stream says it. */
  zeroAt: number | undefined;
  /** Seconds, ascending, apart. */
  buffered: readonly (readonly [from: number, to: number])[];
  /** 0 to 1. */
  volume: number;
  muted: boolean;
  rate: number;
  /** Width over height of the picture; absent until known, and for sound. */
  aspectRatio: number | undefined;
  /** Best first; empty where the browser alone decides. */
  qualities: readonly Quality[];
  /** What the person chose. */
  quality: number | 'auto';
  /** What is played now. */
  activeQuality: number | undefined;
  soundTracks: readonly SoundTrack[];
  soundTrack: number | undefined;
  /** Language of the captions shown; undefined: off. */
  captions: string | undefined;
  captionStyle: CaptionStyle;
  /** What is seen is spoken; absent where there is nothing to speak. */
  descriptions: boolean | undefined;
  /** Captions are spoken, where descriptions are not. */
  spokenCaptions: boolean;
  /** Pictures a second, where the stream tells. */
  frameRate: number | undefined;
  problem: PlayerProblem | undefined;
  /** The device has no sound output that the browser could use: it plays muted, until somebody unmutes. */
  lacksSound: boolean;
  fullScreen: boolean;
  pictureInPicture: boolean;
  theatre: boolean;
  /** Small, in the corner of another page than its own. */
  corner: boolean;
  /** The table of keys is open. */
  showsKeys: boolean;
  /** Said and shown for a moment after a key or a gesture; `count` tells two alike apart. */
  notice: { text: string; count: number } | undefined;
};

export const initialState: PlayerState = {
  started: false,
  paused: true,
  ended: false,
  waiting: false,
  seeking: false,
  currentTime: 0,
  duration: 0,
  isLive: false,
  zeroAt: undefined,
  buffered: [],
  volume: 1,
  muted: false,
  rate: 1,
  aspectRatio: undefined,
  qualities: [],
  quality: 'auto',
  activeQuality: undefined,
  soundTracks: [],
  soundTrack: undefined,
  captions: undefined,
  captionStyle: captionStyleOf(undefined),
  descriptions: undefined,
  spokenCaptions: false,
  frameRate: undefined,
  problem: undefined,
  lacksSound: false,
  fullScreen: false,
  pictureInPicture: false,
  theatre: false,
  corner: false,
  showsKeys: false,
  notice: undefined,
};
