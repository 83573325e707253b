import { keptHere, type Kept } from '../lib/state/browser-storage.ts';
import { playerChoices } from './shortcuts.ts';
import { captionStyleOf, type CaptionStyle } from './caption-style.ts';

/** What this device keeps of the person's choices. `captions` is a language, or `off`; absent: never chosen. */
export type Remembered = {
  volume?: number;
  muted?: boolean;
  rate?: number;
  captions?: string;
  captionStyle?: Partial<CaptionStyle>;
  descriptions?: boolean;
  /** False: letters, digits and signs are no shortcuts. */
  shortcuts?: boolean;
  /** False: what comes next waits to be asked for. */
  autoplayNext?: boolean;
};

const between = (value: unknown, low: number, high: number) =>
  typeof value === 'number' && value >= low && value <= high ? value : undefined;

/** Storage may hold anything; what makes no sense counts as nothing remembered. */
export const readRemembered = (storage: Pick<Kept, 'get'> = keptHere): Remembered => {
  try {
    const kept = JSON.parse(storage.get(playerChoices) ?? '{}') as Record<string, unknown>;
    const volume = between(kept['volume'], 0, 1);
    const rate = between(kept['rate'], 0.25, 4);
    const style = kept['captionStyle'];
    return {
      ...(volume !== undefined && { volume }),
      ...(rate !== undefined && { rate }),
      ...(typeof kept['muted'] === 'boolean' && { muted: kept['muted'] }),
      ...(typeof kept['captions'] === 'string' && { captions: kept['captions'] }),
      ...(typeof kept['shortcuts'] === 'boolean' && { shortcuts: kept['shortcuts'] }),
      ...(typeof kept['autoplayNext'] === 'boolean' && { autoplayNext: kept['autoplayNext'] }),
      ...(typeof kept['descriptions'] === 'boolean' && { descriptions: kept['descriptions'] }),
      ...(typeof style === 'object' && style !== null && { captionStyle: captionStyleOf(style) }),
    };
  } catch {
    return {};
  }
};

export const remember = (change: Remembered, storage: Pick<Kept, 'get' | 'set'> = keptHere): void =>
  storage.set(playerChoices, JSON.stringify({ ...readRemembered(storage), ...change }));
