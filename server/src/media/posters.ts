import type { MediaPackage, Posters } from './media-package.ts';

/** The name of an item's poster in its address. It is another one after each change of the poster, so that caches show the new one. */
export const posterName = (version: number): string => (version > 0 ? `poster-v${version}` : 'poster');

/** The version in the name of a poster. `undefined`: the name is one of another file. */
export function posterVersionOf(name: string): number | undefined {
  if (name === 'poster') return 0;
  const version = /^poster-v(\d{1,9})$/.exec(name)?.[1];
  return version === undefined ? undefined : Number(version);
}

/** The smallest poster file of at least `width` pixels, or else the widest, in the best accepted format. None for sound without a cover. */
function choosePoster(
  { posterWidths, jpegPosterWidths }: Posters,
  width: number,
  accept: string,
): string | undefined {
  const format = ['avif', 'webp'].find((each) => accept.includes(`image/${each}`)) ?? 'jpg';
  const widths = format === 'jpg' ? jpegPosterWidths : posterWidths;
  if (widths.length === 0) return undefined;
  return `poster-${widths.find((each) => each >= width) ?? widths.at(-1)}.${format}`;
}

/** The key of the poster file that fits. `folder` is that of the package. */
export function posterKey(
  folder: string,
  media: MediaPackage,
  width: number,
  accept: string,
): string | undefined {
  const file = choosePoster(media, width, accept);
  return file && `${media.chosenPoster?.folder ?? folder}/${file}`;
}

/** The keys of all files of the automatic poster and of the chosen one. */
export const posterKeys = (folder: string, media: MediaPackage): string[] => [
  ...namesOf(media.chosenPoster?.automatic ?? media).map((name) => `${folder}/${name}`),
  ...(media.chosenPoster ? namesOf(media).map((name) => `${media.chosenPoster!.folder}/${name}`) : []),
];

const namesOf = ({ posterWidths, jpegPosterWidths }: Partial<Posters>): string[] => [
  ...(posterWidths ?? []).flatMap((width) => [`poster-${width}.avif`, `poster-${width}.webp`]),
  ...(jpegPosterWidths ?? []).map((width) => `poster-${width}.jpg`),
];

export const pickPosters = ({
  posterWidths,
  jpegPosterWidths,
  posterAspectRatio,
  thumbhash,
}: Posters): Posters => ({ posterWidths, jpegPosterWidths, posterAspectRatio, thumbhash });
