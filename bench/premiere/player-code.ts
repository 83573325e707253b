import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const assets = join(import.meta.dirname, '../../web/dist/assets');
const parts = /^(?:stage-host|open-source|hls-engine)-.*\.js$/;

/** The addresses of the files that the web loads before the player takes the countdown's place, in one language. */
export function playerCode(): string[] {
  const files = readdirSync(assets).filter((file) => parts.test(file));
  const first = new Map(files.map((file) => [file.slice(0, file.lastIndexOf('-')), file]));
  return [...first.values()].map((file) => `/assets/${file}`);
}
