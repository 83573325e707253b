import type { MediaPackage } from './media-package.ts';

/** The file of the poster that is at least `width` pixels wide, or the widest, in the best format that is accepted. */
export function choosePoster(
  { posterWidths, jpegPosterWidths }: MediaPackage,
  width: number,
  accept: string,
): string {
  const format = ['avif', 'webp'].find((each) => accept.includes(`image/${each}`)) ?? 'jpg';
  const widths = format === 'jpg' ? jpegPosterWidths : posterWidths;
  return `poster-${widths.find((each) => each >= width) ?? widths.at(-1)}.${format}`;
}
