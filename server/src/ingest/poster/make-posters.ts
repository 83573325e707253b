import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { draw, type DrawOptions, PictureProblem } from '../../platform/pictures/draw.ts';
import type { Posters } from '../../media/media-package.ts';
import type { draw as drawPosters } from './draw-posters.ts';
import type { Quality } from '../encoding/ffmpeg-arguments.ts';

const noPosters: Posters = {
  posterWidths: [],
  jpegPosterWidths: [],
  posterAspectRatio: 9 / 16,
  thumbhash: '',
};

type PictureWork = {
  /** Bytes of picture files: the posters show the one with the most detail. */
  pictures: readonly Uint8Array[];
  quality: Quality;
  /** Raw RGB pixels of all seek previews. */
  sprite?: { data: Uint8Array; width: number; height: number } | undefined;
};

/**
 * Writes the posters `poster-{width}.avif|webp|jpg` and the sprite `seek-previews.webp` into a folder. One process draws all of
 * them, because its start takes longer than a small picture. Without a readable picture there are no posters.
 */
export async function makePictures(
  { pictures, quality, sprite }: PictureWork,
  folder: string,
  options: DrawOptions = {},
): Promise<{ posters: Posters; problem?: PictureProblem }> {
  const drawing = new URL('./draw-posters.ts', import.meta.url);
  const seekPreviews = sprite && { width: sprite.width, height: sprite.height };
  const run = async (chosen: readonly Uint8Array[]): Promise<Posters> => {
    const all = [...(sprite ? [sprite.data] : []), ...chosen];
    if (all.length === 0) return noPosters;
    const drawn = await draw<typeof drawPosters>(drawing, { quality, seekPreviews }, all, {
      timeLimitInSeconds: 300,
      ...options,
    });
    for (const [index, name] of drawn.result.names.entries())
      await writeFile(join(folder, name), drawn.pictures[index]!);
    return drawn.result.posters ?? noPosters;
  };
  try {
    return { posters: await run(pictures) };
  } catch (problem) {
    if (!(problem instanceof PictureProblem) || pictures.length === 0) throw problem;
    return { posters: await run([]), problem };
  }
}
