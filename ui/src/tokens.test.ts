import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast, opaque } from '@tv/contract/branding/colors';
import { expect, it } from 'vitest';

// Ground: ui/src/tokens.css.
// The colours of the themes themselves, and those of organizations, are in lib/appearance/organization-colors.test.ts.
const stylesheet = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const block = /in every theme\. \*\/\s*:root \{([^}]*)\}/.exec(stylesheet)?.[1] ?? '';
const colors = Object.fromEntries(
  [...block.matchAll(/--(\w+): (#\w+);/g)].map(([, key = '', color = '']) => [key, color]),
);
const pictures = { white: '#ffffff', black: '#000000' };

/** The contrast of a text on its ground, where a picture of one colour lies below both. */
const onPicture = (text: string, ground: string, picture: string) => {
  const below = opaque(colors[ground]!, picture);
  return contrast(opaque(colors[text]!, below), below);
};

it.each([
  ['onPictureTextColor', 'onPictureChipColor'],
  ['onPictureTextColor', 'onPictureButtonColor'],
  ['onPictureTextColor', 'onPictureButtonHoverColor'],
  ['onPictureSoftTextColor', 'onPictureChipColor'],
  ['onPictureDarkTextColor', 'onPictureTextColor'],
  ['captionYellowColor', 'onPictureChipColor'],
  ['captionCyanColor', 'onPictureChipColor'],
  ['captionGreenColor', 'onPictureChipColor'],
  ['captionLightColor', 'captionDarkColor'],
  ['captionYellowColor', 'captionDarkColor'],
  ['captionCyanColor', 'captionDarkColor'],
  ['captionGreenColor', 'captionDarkColor'],
  ['captionDarkColor', 'captionLightChipColor'],
  ['captionDarkColor', 'captionLightColor'],
])('%s is readable on %s, whatever the picture below is', (text, ground) => {
  for (const [name, picture] of Object.entries(pictures))
    expect(onPicture(text, ground, picture), `over ${name}`).toBeGreaterThanOrEqual(4.5);
});

it('white text on the strong scrim of a picture is readable', () => {
  expect(onPicture('onPictureTextColor', 'scrimStrong', pictures.white)).toBeGreaterThanOrEqual(4.5);
});
