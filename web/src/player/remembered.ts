import { captionStyleOf, type CaptionStyle } from './caption-style.ts';

/** What this device keeps of the person's choices. `captions` is a language, or `off`; absent: never chosen. */
export type Remembered = {
  volume?: number;
  muted?: boolean;
  rate?: number;
  captions?: string;
  captionStyle?: Partial<CaptionStyle>;
  /** False: letters, digits and signs are no shortcuts. */
  shortcuts?: boolean;
};

const key = 'tv.player';

const between = (value: unknown, low: number, high: number) =>
  typeof value === 'number' && value >= low && value <= high ? value : undefined;

/** Storage may be forbidden or hold anything: both count as nothing remembered. */
export const readRemembered = (storage: Pick<Storage, 'getItem'> = localStorage): Remembered => {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? '{}') as Record<string, unknown>;
    const volume = between(kept['volume'], 0, 1);
    const rate = between(kept['rate'], 0.25, 4);
    const style = kept['captionStyle'];
    return {
      ...(volume !== undefined && { volume }),
      ...(rate !== undefined && { rate }),
      ...(typeof kept['muted'] === 'boolean' && { muted: kept['muted'] }),
      ...(typeof kept['captions'] === 'string' && { captions: kept['captions'] }),
      ...(typeof kept['shortcuts'] === 'boolean' && { shortcuts: kept['shortcuts'] }),
      ...(typeof style === 'object' && style !== null && { captionStyle: captionStyleOf(style) }),
    };
  } catch {
    return {};
  }
};

export const remember = (
  change: Remembered,
  storage: Pick<Storage, 'getItem' | 'setItem'> = localStorage,
): void => {
  try {
    storage.setItem(key, JSON.stringify({ ...readRemembered(storage), ...change }));
  } catch {
    // a full or forbidden storage only forgets
  }
};
