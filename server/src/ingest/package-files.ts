import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaPackage } from '../media/media-package.ts';
import { pickPosters } from '../media/posters.ts';
import { ownSounds } from '../media/sound-tracks.ts';
import type { Database } from '../platform/db/database.ts';
import type { Files } from '../platform/storage/files.ts';
import { listPackagedSubtitles } from './unused-files/replaced-packages-db.ts';

/** The size of the files in a folder, in bytes. */
export async function bytesIn(folder: string): Promise<number> {
  const names = await readdir(folder);
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Moves embedded subtitles out of the folder of the previous package, because that folder is removed later. */
export async function preserveSubtitles({ db, files }: { db: Database; files: Files }, id: string) {
  const moved = [];
  for (const subtitle of await listPackagedSubtitles(db, id)) {
    const file = `media/${id}/subtitles/${subtitle.id}.vtt`;
    await files.write(file, await files.readText(subtitle.vtt_file));
    moved.push({ subtitle, file });
  }
  return moved;
}

/** The package in a folder of the file store, without the chapters and the poster that people gave the item since. */
export async function asMade(files: Files, folder: string, present: MediaPackage): Promise<MediaPackage> {
  const description = `${folder}/media-package.json`;
  if ((await files.size(description)) !== undefined)
    return JSON.parse(await files.readText(description)) as MediaPackage;
  const { chosenPoster, posterVersion: _version, ...rest } = present;
  return { ...rest, ...ownSounds(present), ...pickPosters(chosenPoster?.automatic ?? present) };
}
