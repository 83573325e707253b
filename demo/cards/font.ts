import { join } from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';

const file = join(
  import.meta.dirname,
  '../../node_modules/@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2',
);

/** The portal's own font, so that no font of the machine is needed and every machine draws the same. */
export const registerFont = (): void => {
  if (GlobalFonts.has('TV')) return;
  if (!GlobalFonts.registerFromPath(file, 'TV'))
    throw new Error('The font Inter is missing. Run "npm install" and try again.');
};
