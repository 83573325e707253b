import { createCanvas } from '@napi-rs/canvas';
import type { DemoItem } from './item.ts';
import { randomFrom } from './scenes/random.ts';
import { sceneOf, stageOf } from './scenes/scenes.ts';
import type { Brush } from './scenes/stage.ts';

/** Film grain, only in posters: in motion it would cost more than everything else. Amplitude in steps of 256. */
const GRAIN = 2.2;

const addGrain = (brush: Brush, width: number, height: number, seed: number): void => {
  const image = brush.getImageData(0, 0, width, height);
  const random = randomFrom(seed * 97);
  for (let at = 0; at < image.data.length; at += 4) {
    const grain = (random() + random() + random() - 1.5) * 2 * GRAIN;
    for (let channel = at; channel < at + 3; channel++) image.data[channel] = image.data[channel]! + grain;
  }
  brush.putImageData(image, 0, 0);
};

/** Featured items fill a whole screen; the others are cards, or stand behind a player. */
const sideOf = (item: DemoItem): number => (item.featured || item.publicFeatured ? 1080 : 720);

/** The scene alone, without its cards, as a PNG. */
export const makePoster = (item: DemoItem): Buffer => {
  const stage = stageOf(item, sideOf(item));
  const canvas = createCanvas(stage.width, stage.height);
  const brush = canvas.getContext('2d');
  sceneOf(item, stage)(brush, item.art.posterAt ?? 7);
  addGrain(brush, stage.width, stage.height, item.art.seed);
  return canvas.toBuffer('image/png');
};
