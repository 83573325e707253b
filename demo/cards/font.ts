import { join } from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';

const file = join(import.meta.dirname, '../fonts/inter.woff2');

/** The portal's font in its cut for large sizes; no font of the machine is used, so that every machine draws the same. */
export const registerFont = (): void => {
  if (GlobalFonts.has('TV')) return;
  if (!GlobalFonts.registerFromPath(file, 'TV'))
    throw new Error(`The font ${file} cannot be read. Restore it from the repository.`);
};
