import { language } from '../../strings/en/locale.ts';
import type { PictureName } from './picture-names.ts';

const files = import.meta.glob<string>('./pictures/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The address of a picture in the language of this build; where there is none, in English. */
export const pictureAddress = (name: PictureName, theme: 'dark' | 'light'): string | undefined =>
  files[`./pictures/${name}-${language}-${theme}.avif`] ?? files[`./pictures/${name}-en-${theme}.avif`];
