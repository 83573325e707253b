import type { LiveStream } from '@tv/contract/live/live';
import { apart, number } from '@tv/strings/en/locale.ts';
import * as text from '@tv/strings/en/studio/live/live.ts';

export const tenths = (value: number) => Math.round(value * 10) / 10;

/** Size, pictures and bits a second, and codecs, as far as they are known. */
export function streamFacts(stream: LiveStream): string {
  const { way, width, height, framesPerSecond, bitsPerSecond, videoCodec, soundCodec, lostFrames } = stream;
  return [
    text.sentBy[way],
    width && height && `${number(width)} × ${number(height)}`,
    framesPerSecond && text.frames(Math.round(framesPerSecond)),
    text.bitrate(tenths(bitsPerSecond / 1e6)),
    [videoCodec, soundCodec].filter(Boolean).join(', '),
    lostFrames && text.lost(lostFrames),
  ]
    .filter(Boolean)
    .map(apart)
    .join(' · ');
}
