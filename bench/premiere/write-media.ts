import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaPackage } from '@tv/server/media/media-package';
import type { Files } from '@tv/server/platform/storage/files';
import { mediaFolder } from '../../demo/world.ts';

const source = join(mediaFolder, 'aurora-energy/north-wind');
/** The demo's longest film is shown this many times in a row, so that it is longer than the premiere. */
const times = 20;

/** Stores a film of the demo as the item's package. Answers its description. */
export async function writeMedia(files: Files, itemId: string): Promise<MediaPackage> {
  const media = JSON.parse(await readFile(join(source, 'media-package.json'), 'utf8')) as MediaPackage;
  const folder = await files.temporaryFolder();
  await cp(source, folder, { recursive: true });
  for (const { playlist } of [...media.renditions, ...media.audioTracks])
    await writeFile(join(folder, playlist), repeated(await readFile(join(source, playlist), 'utf8')));
  await files.moveIn(folder, `media/${itemId}/1`);
  return { ...media, durationInSeconds: media.durationInSeconds * times };
}

/** A playlist whose segments come `times` times, with a discontinuity between two rounds (RFC 8216, section 4.3.2.3). */
function repeated(playlist: string): string {
  const first = playlist.indexOf('#EXTINF:');
  const end = playlist.indexOf('#EXT-X-ENDLIST');
  const segments = playlist.slice(first, end);
  const rounds = Array.from({ length: times }, () => segments).join('#EXT-X-DISCONTINUITY\n');
  return playlist.slice(0, first) + rounds + playlist.slice(end);
}
