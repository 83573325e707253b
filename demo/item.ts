import type { AudioTrackKind, MediaType, Visibility } from '@tv/contract/enumerations';

/** One published (or coming) video or sound of the demo: what the portal says of it, and what is drawn and heard. */
export type DemoItem = {
  id: string;
  /** Folder name below `demo/media/<organization slug>/`, unique in the organization. */
  slug: string;
  title: string;
  description: string;
  tags: string[];
  /** Roles, in order: the demo names no people. */
  speakers?: string[];
  /** Slugs of categories of the same organization. */
  categories: string[];
  mediaType: MediaType;
  visibility: Visibility;
  /** Exactly one of the two: days before, or days after, the first start. */
  publishedDaysAgo?: number;
  scheduledInDays?: number;
  featured?: boolean;
  publicFeatured?: boolean;
  /** Guards the public link only. */
  password?: string;
  /** The public link expires this many days after the first start. */
  publicLinkExpiresInDays?: number;
  art: Art;
  sound: Sound;
  /** A second sound track beside the original one. */
  secondSound?: { kind: AudioTrackKind; languageCode: string; name: string; sound: Sound };
  /** What is seen, read and said, in order; empty for an item that is still to come. */
  beats: Beat[];
  attachments: Attachment[];
};

export type Art = {
  subject: Subject;
  palette: string;
  seed: number;
  shape: 'wide' | 'portrait' | 'square';
  /** Shorter side of the source in pixels, when it is not 720. */
  size?: 1080;
  /** The second of the scene that becomes the poster. */
  posterAt?: number;
};

export type Subject =
  | 'wind-farm'
  | 'offshore'
  | 'northern-lights'
  | 'solar-field'
  | 'pylons'
  | 'substation'
  | 'storm'
  | 'tower'
  | 'snow'
  | 'dam'
  | 'village'
  | 'road'
  | 'panorama'
  | 'blueprint'
  | 'lighthouse'
  | 'skyline'
  | 'sails'
  | 'cranes'
  | 'tide'
  | 'pier';

/** Ingredients of the synthesized sound; every one is soft. */
export type Sound = {
  seed: number;
  /** MIDI note of the lowest chord. */
  root: number;
  mood: 'dawn' | 'dusk' | 'night';
  /** A layer sounds from beginning to end, or from one second to another. */
  layers: (SoundLayer | [SoundLayer, from: number, to: number])[];
};

/** `chimes` marks each new card for the ear. */
export type SoundLayer = 'pad' | 'bells' | 'wind' | 'waves' | 'hum' | 'pulse' | 'rain' | 'chimes';

export type Beat = {
  seconds: number;
  /** Opens a chapter. */
  chapter?: string;
  card?: Card;
  /** Caption texts, sharing the beat's time by their length. */
  en?: string | string[];
  de?: string | string[];
};

export type Card =
  | { kind: 'title'; kicker: string; text: string }
  | { kind: 'statement'; text: string; note?: string }
  | { kind: 'number'; value: number; decimals?: number; unit: string; label: string }
  | { kind: 'bars'; heading: string; unit: string; values: [label: string, value: number][] }
  | { kind: 'line'; heading: string; unit: string; points: number[]; from: string; to: string }
  | { kind: 'list'; heading: string; items: string[] }
  | { kind: 'ring'; percent: number; label: string };

export type Attachment =
  | { fileName: string; text: string }
  | { fileName: string; heading: string; paragraphs: string[] };

export const durationOf = (item: DemoItem): number => item.beats.reduce((sum, beat) => sum + beat.seconds, 0);
