import type { Art, DemoItem, Subject } from '../item.ts';
import { paletteNamed } from './palettes.ts';
import type { MakeScene, Scene, Stage } from './stage.ts';
import { blueprint } from './blueprint.ts';
import { cranes } from './cranes.ts';
import { dam } from './dam.ts';
import { lighthouse } from './lighthouse.ts';
import { northernLights } from './northern-lights.ts';
import { offshore } from './offshore.ts';
import { panorama } from './panorama.ts';
import { pier } from './pier.ts';
import { pylons } from './pylons.ts';
import { solarField } from './solar-field.ts';
import { road } from './road.ts';
import { sails } from './sails.ts';
import { skyline } from './skyline.ts';
import { snow } from './snow.ts';
import { storm } from './storm.ts';
import { substation } from './substation.ts';
import { tide } from './tide.ts';
import { tower } from './tower.ts';
import { village } from './village.ts';
import { windFarm } from './wind-farm.ts';

const subjects: Record<Subject, MakeScene> = {
  'wind-farm': windFarm,
  'northern-lights': northernLights,
  offshore,
  pylons,
  'solar-field': solarField,
  substation,
  storm,
  tower,
  snow,
  dam,
  village,
  road,
  panorama,
  blueprint,
  lighthouse,
  skyline,
  sails,
  cranes,
  tide,
  pier,
};

const ratios: Record<Art['shape'], [number, number]> = {
  wide: [16 / 9, 1],
  square: [1, 1],
  portrait: [1, 16 / 9],
};

/** The canvas of an item, `side` pixels on its shorter side. */
export const stageOf = ({ art }: DemoItem, side: number): Stage => {
  const [across, down] = ratios[art.shape];
  return {
    width: Math.round(side * across),
    height: Math.round(side * down),
    unit: side / 720,
    palette: paletteNamed(art.palette),
    seed: art.seed,
  };
};

export const sceneOf = ({ art }: DemoItem, stage: Stage): Scene => subjects[art.subject](stage);
