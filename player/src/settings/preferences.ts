import { deviceStorage, readJson, type BrowserStorage } from '@tv/client/lib/state/browser-storage.ts';
import { preferencesKey } from '@tv/ui/keyboard/shortcuts.ts';
import { captionStyleOf, type CaptionStyle } from '../captions/caption-style.ts';

/** The person's choices, saved on this device. `captions` is a language, or `off`; absent: never chosen. */
export type Preferences = {
  volume?: number;
  muted?: boolean;
  rate?: number;
  captions?: string;
  captionStyle?: Partial<CaptionStyle>;
  descriptions?: boolean;
  spokenCaptions?: boolean;
  /** False: letters, digits and signs are not shortcuts. */
  shortcuts?: boolean;
  /** False: what comes next waits to be asked for. */
  autoplayNext?: boolean;
};

const between = (value: unknown, low: number, high: number) =>
  typeof value === 'number' && value >= low && value <= high ? value : undefined;

/** Storage may hold anything. A value that makes no sense counts as no choice. */
export const readPreferences = (storage: Pick<BrowserStorage, 'get'> = deviceStorage): Preferences => {
  const stored = (readJson(storage, preferencesKey) ?? {}) as Record<string, unknown>;
  const volume = between(stored['volume'], 0, 1);
  const rate = between(stored['rate'], 0.25, 4);
  const style = stored['captionStyle'];
  return {
    ...(volume !== undefined && { volume }),
    ...(rate !== undefined && { rate }),
    ...(typeof stored['muted'] === 'boolean' && { muted: stored['muted'] }),
    ...(typeof stored['captions'] === 'string' && { captions: stored['captions'] }),
    ...(typeof stored['shortcuts'] === 'boolean' && { shortcuts: stored['shortcuts'] }),
    ...(typeof stored['autoplayNext'] === 'boolean' && { autoplayNext: stored['autoplayNext'] }),
    ...(typeof stored['descriptions'] === 'boolean' && { descriptions: stored['descriptions'] }),
    ...(typeof stored['spokenCaptions'] === 'boolean' && { spokenCaptions: stored['spokenCaptions'] }),
    ...(typeof style === 'object' && style !== null && { captionStyle: captionStyleOf(style) }),
  };
};

export const savePreferences = (
  change: Preferences,
  storage: Pick<BrowserStorage, 'get' | 'set'> = deviceStorage,
): void => storage.set(preferencesKey, JSON.stringify({ ...readPreferences(storage), ...change }));
