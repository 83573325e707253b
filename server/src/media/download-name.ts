import type { Rendition } from './media-package.ts';

/** The size of a rendition as people know it: the lines of its shorter side. */
export const sizeOf = ({ width, height }: Pick<Rendition, 'width' | 'height'>): number =>
  Math.min(width, height);

/** What a download of one size is called in addresses, such as `download-720.mp4`. It is joined as it is asked for: no package has a file of this name. */
export const downloadName = (size: number): string => `download-${size}.mp4`;

/** The size of which a file is the download. `undefined`: it is none. */
export function sizeOfDownload(file: string): number | undefined {
  const size = /^download-(\d+)\.mp4$/.exec(file)?.[1];
  return size === undefined ? undefined : Number(size);
}
