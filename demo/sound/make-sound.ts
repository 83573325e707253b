import type { DemoItem, Sound } from '../item.ts';
import { durationOf } from '../item.ts';
import { ease } from '../scenes/stage.ts';
import { finish } from './room.ts';
import { RATE, bells, chimes, hum, pad, pulse, rain, waves, wind } from './voices.ts';
import type { Gain, Stereo } from './voices.ts';

const startsOf = (item: DemoItem): number[] => {
  let start = 0;
  return item.beats.map(({ seconds }) => (start += seconds) - seconds);
};

/** A 16-bit stereo WAV file. */
export const makeSound = (item: DemoItem, sound: Sound): Buffer => {
  const length = Math.round(durationOf(item) * RATE);
  const out: Stereo = { left: new Float32Array(length), right: new Float32Array(length) };
  for (const entry of sound.layers) {
    const [layer, from, to] = typeof entry === 'string' ? [entry, -9, length / RATE + 9] : entry;
    const gain: Gain = (second) => ease(second, from, from + 3) * (1 - ease(second, to - 4, to));
    if (layer === 'pad') pad(out, sound, gain);
    else if (layer === 'bells') bells(out, sound, gain);
    else if (layer === 'chimes') chimes(out, sound, startsOf(item));
    else if (layer === 'wind') wind(out, sound, gain);
    else if (layer === 'waves') waves(out, sound, gain);
    else if (layer === 'rain') rain(out, sound, gain);
    else if (layer === 'hum') hum(out, gain);
    else pulse(out, gain);
  }
  finish(out);
  return toWav(out);
};

const toWav = ({ left, right }: Stereo): Buffer => {
  const file = Buffer.alloc(44 + left.length * 4);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + left.length * 4, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(2, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 4, 28);
  file.writeUInt16LE(4, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(left.length * 4, 40);
  for (let at = 0; at < left.length; at++) {
    file.writeInt16LE(Math.round(left[at]! * 32_767), 44 + at * 4);
    file.writeInt16LE(Math.round(right[at]! * 32_767), 46 + at * 4);
  }
  return file;
};
