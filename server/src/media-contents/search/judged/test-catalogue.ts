import { createHash } from 'node:crypto';
import { insertSubtitles } from '../../../captions/insert-subtitles-db.ts';
import type { Database } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { aCategory, aPackage } from '../../../test-builders.ts';
import { createMediaContents } from '../../create-db.ts';
import { newReadyItem } from '../../new-item.ts';
import { countWords } from '../indexing/count-words-db.ts';
import type { CatalogueItem, Captions } from './catalogue-item.ts';

const itemsAtOnce = 250;
const secondsOfACue = 5;

/** The same in each run, so that ties in the order of answers fall the same way. */
export function idOf(key: string): string {
  const hex = createHash('sha256').update(key).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Inserts all items, published, with their categories, views and captions, and counts their words. */
export async function loadCatalogue(
  db: Database,
  organizationId: string,
  catalogue: readonly CatalogueItem[],
): Promise<void> {
  const categories = new Map<string, string>();
  for (const name of new Set(catalogue.map(({ category }) => category)))
    categories.set(name, await aCategory(db, organizationId, name));
  for (let from = 0; from < catalogue.length; from += itemsAtOnce)
    await db.transaction(async (queries) => {
      const items = catalogue.slice(from, from + itemsAtOnce);
      await createMediaContents(
        queries,
        items.map((item) => newItemOf(item, organizationId)),
      );
      const beside = items.map(({ key, views, category }) => ({
        id: idOf(key),
        views,
        category: categories.get(category),
      }));
      await queries.query(sql`
        update media_contents mc set visitor_count = views
        from jsonb_to_recordset(${JSON.stringify(beside)}::jsonb) as b (id uuid, views int) where mc.id = b.id`);
      await queries.query(sql`
        insert into media_content_categories (media_content_id, category_id)
        select id, category from jsonb_to_recordset(${JSON.stringify(beside)}::jsonb) as b (id uuid, category uuid)`);
      for (const { key, captions } of items)
        for (const each of captions) await insertSubtitles(queries, idOf(key), subtitlesOf(each));
    });
  await countWords(db, new Date());
}

const newItemOf = (item: CatalogueItem, organizationId: string) =>
  newReadyItem({
    id: idOf(item.key),
    organizationId,
    title: item.title,
    description: item.description,
    speakers: item.speakers,
    tags: item.tags,
    publishDate: item.publishDate,
    firstPublishedAt: item.publishDate,
    createdAt: item.publishDate,
    package: aPackage({ mediaType: item.isAudio ? 0 : 1, durationInSeconds: item.durationInSeconds }),
  });

const subtitlesOf = ({ language, cues }: Captions) => ({
  languageCode: language,
  languageName: language,
  kind: 0,
  format: 'VTT' as const,
  isDefault: false,
  originalFile: 'captions.vtt',
  vttFile: 'captions.vtt',
  texts: cues,
  startTimes: cues.map((_, index) => index * secondsOfACue),
  endTimes: cues.map((_, index) => (index + 1) * secondsOfACue - 0.5),
});
