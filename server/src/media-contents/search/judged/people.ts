import type { Draw } from './seeded-draw.ts';

const firstNames =
  'Mara Ilse Tomas Adaeze Ravi Signe Pilar Jonas Leila Bram Noor Edda Kofi Yara Henrik Odile Sunniva Matteo Wanjiru Lasse Priya Emre Greta Diego Fenja Amara Tove Rasmus Ximena Aiko'.split(
    ' ',
  );
/** Made of syllables; the names are nobody's. */
const surnames =
  'Velbrandt Okanduro Tessmark Hallowin Brekkemo Sandrovic Lindqvarn Marrowby Quillfeather Ostervald Tanavuri Karrenbach Fjeldvik Ashgrovel Dombrava Winterlund Nakashiro Pellegrom Rothwaen Iversund Calderomo Mbekwani Strandholt Abernoth Sorrelune Vanderkoel Ghazimur Torquemont Ylvesaker Zabrodek'.split(
    ' ',
  );
const roles =
  'Head of Grid Planning;Site Manager;Safety Officer;Chief Economist;Head of Training;Night Shift Nurse;Works Council;Product Team;Chief Engineer;Research Group'.split(
    ';',
  );

/** Speakers of a generated item: mostly one, sometimes none, two or a role. */
export function drawSpeakers(draw: Draw): string[] {
  const kind = draw.next();
  if (kind < 0.25) return [];
  if (kind < 0.35) return [draw.pick(roles)];
  const names = [drawName(draw), ...(kind > 0.92 ? [drawName(draw)] : [])];
  return [...new Set(names)];
}

const drawName = (draw: Draw) => `${draw.pick(firstNames)} ${draw.pick(surnames)}`;
