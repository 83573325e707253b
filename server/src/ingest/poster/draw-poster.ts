import { rm } from 'node:fs/promises';
import type { NewPoster } from '../../media-contents/media-package/package-db.ts';
import type { DrawOptions } from '../../platform/pictures/draw.ts';
import { PictureProblem } from '../../platform/pictures/draw.ts';
import type { Files } from '../../platform/storage/files.ts';
import { makePictures } from './make-posters.ts';

/** Draws the files of a poster and stores them in a folder of the item. Throws PictureProblem for what is not a picture. */
export async function drawPoster(
  files: Files,
  id: string,
  picture: Buffer,
  options: DrawOptions = {},
): Promise<NewPoster> {
  const temporary = await files.temporaryFolder();
  try {
    const { posters, problem } = await makePictures(
      { pictures: [picture], quality: 'normal' },
      temporary,
      options,
    );
    if (problem || posters.posterWidths.length === 0) throw problem ?? new PictureProblem('No picture.');
    const folder = `media/${id}/posters/${crypto.randomUUID()}`;
    await files.moveIn(temporary, folder);
    return { posters, folder };
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}
