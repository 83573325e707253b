/** `npm run demo:make [slug …]`: draws, sounds and packages everything that changed, into `demo/media/`. */
import { AudioTrackKind } from '@tv/contract/enumerations';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeMediaPackage } from '@tv/server/ingest/media-package/make-media-package';
import { makePictures } from '@tv/server/ingest/poster/make-posters';
import type { MediaPackage } from '@tv/server/media/media-package';
import { attachmentFilesOf } from './attachments.ts';
import { captionsOf, chaptersOf, subtitlesOf, toWebVtt } from './captions.ts';
import { makeLogo } from './logo.ts';
import { fingerprintOf } from './made-from.ts';
import { organizations } from './organizations.ts';
import { makePoster } from './poster.ts';
import { makeSource } from './source.ts';
import { folderOf, items, mediaFolder } from './world.ts';
import type { PlacedItem } from './world.ts';

const fingerprintFile = 'made-from.txt';
/** Sources are large: they stay in `.cache` until somebody removes it. */
const sourcesFolder = join(import.meta.dirname, '../.cache/demo');

const makeUpcoming = async (item: PlacedItem, folder: string): Promise<void> => {
  const fresh = `${folder}.new`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  const mediaPackage: MediaPackage = {
    mediaType: item.mediaType,
    durationInSeconds: 0,
    renditions: [],
    audioTracks: [],
    ...(await makePictures({ pictures: [makePoster(item)], quality: 'small' }, fresh)).posters,
    hasSeekPreviews: false,
    hasWaveform: false,
    chapters: [],
    embeddedSubtitles: [],
  };
  await writeFile(join(fresh, 'media-package.json'), `${JSON.stringify(mediaPackage, undefined, 2)}\n`);
  await rm(folder, { recursive: true, force: true });
  await rename(fresh, folder);
};

const makePublished = async (item: PlacedItem, folder: string, source: string): Promise<void> => {
  const { secondSound } = item;
  await makeMediaPackage({
    source,
    outputFolder: folder,
    heights: item.art.size ? [360, 720, item.art.size] : [360, 720],
    quality: 'small',
    posterSource: makePoster(item),
    audioTracks: [
      { kind: AudioTrackKind.Original, languageCode: 'en', name: 'Original' },
      ...(secondSound
        ? [{ kind: secondSound.kind, languageCode: secondSound.languageCode, name: secondSound.name }]
        : []),
    ],
    chapters: chaptersOf(item),
  });
};

const writeCompanions = async (item: PlacedItem, folder: string): Promise<void> => {
  for (const { languageCode, file } of subtitlesOf(item))
    await writeFile(join(folder, file), toWebVtt(captionsOf(item, languageCode)));
  const attachments = attachmentFilesOf(item);
  if (attachments.length > 0) await mkdir(join(folder, 'attachments'), { recursive: true });
  for (const { fileName, bytes } of attachments)
    await writeFile(join(folder, 'attachments', fileName), bytes);
};

const make = async (item: PlacedItem): Promise<() => Promise<void>> => {
  const folder = join(mediaFolder, folderOf(item));
  const fingerprint = await fingerprintOf(item);
  const known = await readFile(join(folder, fingerprintFile), 'utf8').catch(() => '');
  if (known.trim() === fingerprint) return () => writeCompanions(item, folder);
  const started = performance.now();
  const upcoming = item.scheduledInDays !== undefined;
  const source = upcoming
    ? ''
    : await makeSource(item, join(sourcesFolder, `${item.slug}-${fingerprint.slice(0, 12)}`));
  return async () => {
    await (upcoming ? makeUpcoming(item, folder) : makePublished(item, folder, source));
    await writeCompanions(item, folder);
    await writeFile(join(folder, fingerprintFile), `${fingerprint}\n`);
    console.log(`${folderOf(item)}: ${Math.round((performance.now() - started) / 1000)} s`);
  };
};

for (const organization of organizations) {
  await mkdir(join(mediaFolder, organization.slug), { recursive: true });
  await writeFile(join(mediaFolder, organization.logo), makeLogo(organization.slug));
}
const wanted = process.argv.slice(2);
// One item is drawn while the one before it is packaged: two cores are enough.
let packaging: Promise<void> = Promise.resolve();
for (const item of items.filter(({ slug }) => wanted.length === 0 || wanted.includes(slug))) {
  const finish = await make(item);
  await packaging;
  packaging = finish();
  packaging.catch(() => {});
}
await packaging;
