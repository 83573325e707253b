import { captionEndings } from '@tv/contract/captions/caption-formats';

const captionFile = new RegExp(
  String.raw`\.([A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3})\.(?:${captionEndings.join('|')}|xml)$`,
  'i',
);

/** The language in the name of a caption file: `de-CH` of `talk.de-CH.vtt`. `undefined` where the name has none. */
export const languageIn = (name: string): string | undefined => captionFile.exec(name)?.[1];
