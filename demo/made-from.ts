import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DemoItem } from './item.ts';
import { paletteNamed } from './scenes/palettes.ts';

/** Modules whose contents are hashed as values, or that decide nothing about pictures and sound. */
const LEFT_OUT = ['palettes.ts', 'scenes.ts', 'item.ts'];

const closureOf = async (file: string, found: Map<string, string>): Promise<void> => {
  if (found.has(file) || LEFT_OUT.some((name) => file.endsWith(`/${name}`))) return;
  const text = await readFile(file, 'utf8');
  found.set(file, text);
  for (const [, specifier] of text.matchAll(/from '(\.[^']+)'/g))
    await closureOf(join(dirname(file), specifier!), found);
};

/** Changes whenever the pictures or the sound of an item would. */
export const fingerprintOf = async (item: DemoItem): Promise<string> => {
  const here = import.meta.dirname;
  const sources = new Map<string, string>();
  for (const file of [`scenes/${item.art.subject}.ts`, 'poster.ts', 'source.ts'])
    await closureOf(join(here, file), sources);
  const values = [
    [item.art, paletteNamed(item.art.palette), item.sound, item.secondSound, item.mediaType],
    [item.featured || item.publicFeatured ? 'large' : 'small'],
    item.beats.map(({ seconds, card, chapter }) => ({ seconds, card, chapter })),
    [...sources.entries()]
      .map(([file, text]) => [file.slice(here.length), text.replace(/\s+/g, ' ')])
      .sort(([one = ''], [other = '']) => (one < other ? -1 : 1)),
  ];
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
};
