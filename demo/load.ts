import { cp, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { countEvents } from '@tv/server/analytics/roll-up/count-events';
import { countViews } from '@tv/server/playback/count-views-db';
import { insertAttachment } from '@tv/server/ingest/db';
import type { MediaPackage } from '@tv/server/media/media-package';
import type { Database } from '@tv/server/platform/db/database';
import type { Files } from '@tv/server/platform/storage/files';
import { attachmentFilesOf } from './attachments.ts';
import { captionsOf, subtitlesOf } from './captions.ts';
import { hasOrganizations, insertCategory, insertDomain, insertItem, insertOrganization } from './db.ts';
import { insertSubtitle } from './db.ts';
import { loadAccounts, loadBeginnings, loadPeople } from './load-people.ts';
import { categories, organizations } from './organizations.ts';
import { loadWatching } from './load-watching.ts';
import { loadRegistration } from './registration.ts';
import { folderOf, items, mediaFolder, type PlacedItem } from './world.ts';

/** Fills an empty portal with the demo's organizations, people and content. Answers whether it did. */
export async function loadDemo(
  db: Database,
  files: Files,
  { now, secretKey }: { now: Date; secretKey: string },
): Promise<boolean> {
  if (await hasOrganizations(db)) return false;
  // Rows come last and at once, so that a start that was cut off starts over.
  for (const item of items) await copyFiles(files, item);
  await loadAccounts(db.text);
  await db.transaction(async (transaction) => {
    for (const organization of organizations) {
      const logo = `organizations/${organization.id}/${basename(organization.logo)}`;
      await files.write(logo, await readFile(join(mediaFolder, organization.logo)));
      await insertOrganization(transaction, organization, logo, organization.slug === 'tv');
      await insertDomain(transaction, organization, now);
    }
    for (const category of categories) await insertCategory(transaction, category);
    for (const item of items) await insertItemWithFiles(transaction, item, now);
    await loadPeople(transaction);
    await loadBeginnings(transaction, now);
    await loadWatching(transaction, secretKey, now);
    await loadRegistration(transaction);
  });
  await countEvents(db, () => now);
  await countViews(db, new Date(now.getTime() - 100 * 86_400_000), now);
  return true;
}

const keyOf = (item: PlacedItem) => `media/${item.id}/1`;

/** The package's folder as it is; what hangs on it lies beside. */
async function copyFiles(files: Files, item: PlacedItem): Promise<void> {
  const source = join(mediaFolder, folderOf(item));
  const folder = await files.temporaryFolder();
  await cp(source, folder, { recursive: true });
  await files.moveIn(folder, keyOf(item));
}

async function insertItemWithFiles(db: Parameters<typeof insertItem>[0], item: PlacedItem, now: Date) {
  const text = await readFile(join(mediaFolder, folderOf(item), 'media-package.json'), 'utf8');
  await insertItem(db, item, JSON.parse(text) as MediaPackage, now);
  for (const subtitle of subtitlesOf(item))
    await insertSubtitle(
      db,
      item,
      subtitle,
      `${keyOf(item)}/${subtitle.file}`,
      captionsOf(item, subtitle.languageCode),
    );
  for (const { fileName, mimeType, bytes } of attachmentFilesOf(item))
    await insertAttachment(db, item.id, {
      fileName,
      mimeType,
      sizeInBytes: bytes.length,
      file: `${keyOf(item)}/attachments/${fileName}`,
    });
}
