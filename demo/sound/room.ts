import type { Stereo } from './voices.ts';
import { RATE } from './voices.ts';

/** Four damped echoes and two all-passes (Schroeder's room), 28 per cent wet. */
const ECHOES = [0.0297, 0.0371, 0.0411, 0.0437];
const ALLPASSES = [0.005, 0.0017];

const wetOf = (dry: Float32Array, spread: number): Float32Array => {
  let wet = new Float32Array(dry.length);
  for (const delay of ECHOES) {
    const length = Math.floor((delay + spread) * RATE);
    const line = new Float32Array(length);
    let damped = 0;
    for (let at = 0; at < dry.length; at++) {
      const heard = line[at % length]!;
      damped += 0.42 * (heard - damped);
      line[at % length] = dry[at]! + damped * 0.84;
      wet[at]! += heard * 0.25;
    }
  }
  for (const delay of ALLPASSES) {
    const length = Math.floor((delay + spread) * RATE);
    const line = new Float32Array(length);
    const passed = new Float32Array(wet.length);
    for (let at = 0; at < wet.length; at++) {
      const heard = line[at % length]!;
      const value = wet[at]! + heard * 0.5;
      passed[at] = heard - value * 0.5;
      line[at % length] = value;
    }
    wet = passed;
  }
  return wet;
};

/** Puts the sound into a room, sets its loudness and lets it begin and end in silence. */
export const finish = (sound: Stereo): void => {
  for (const [index, channel] of [sound.left, sound.right].entries()) {
    const wet = wetOf(channel, index * 0.0007);
    for (let at = 0; at < channel.length; at++) channel[at] = channel[at]! * 0.8 + wet[at]! * 0.28;
  }
  let peak = 0;
  for (const channel of [sound.left, sound.right])
    for (const value of channel) peak = Math.max(peak, Math.abs(value));
  const level = 0.5 / Math.max(peak, 0.02);
  const fadeIn = 1.2 * RATE;
  const fadeOut = 2 * RATE;
  for (const channel of [sound.left, sound.right])
    for (let at = 0; at < channel.length; at++)
      channel[at] = channel[at]! * level * Math.min(1, at / fadeIn, (channel.length - at) / fadeOut);
};
