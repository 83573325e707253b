import type { MediaPackage } from './media-package.ts';

/** The smallest poster file of at least `width` pixels, or else the widest, in the best accepted format. None for sound without a cover. */
export function choosePoster(
  { posterWidths, jpegPosterWidths }: MediaPackage,
  width: number,
  accept: string,
): string | undefined {
  const format = ['avif', 'webp'].find((each) => accept.includes(`image/${each}`)) ?? 'jpg';
  const widths = format === 'jpg' ? jpegPosterWidths : posterWidths;
  if (widths.length === 0) return undefined;
  return `poster-${widths.find((each) => each >= width) ?? widths.at(-1)}.${format}`;
}
