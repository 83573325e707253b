import { mediaContentSearchText } from '@tv/server/media-contents/search/search-text';
import type { MediaPackage } from '@tv/server/media/media-package';
import type { Queries } from '@tv/server/platform/db/database';
import { sql } from '@tv/server/platform/db/sql';
import { drawFrom, draws, drawUuid } from './draws.ts';
import { categoryIds, organizationId } from './seed-library.ts';
import { ownWord, someWords } from './words.ts';

const batch = 500;
const cuesOfAnItem = 4;
const threeYears = 3 * 365 * 24 * 3_600_000;

const mediaPackage: MediaPackage = {
  mediaType: 1,
  durationInSeconds: 600,
  renditions: [],
  audioTracks: [],
  posterWidths: [320, 640],
  jpegPosterWidths: [640],
  posterAspectRatio: 0.5625,
  thumbhash: 'GRgCBYBEiHaAd4h3eIh3Z3eAeYB3',
  hasSeekPreviews: true,
  hasWaveform: false,
  chapters: [{ startTime: 0, endTime: 600, title: 'All of it' }],
  embeddedSubtitles: [],
};

/** Items `from` to `to`, the same for the same numbers. Answers their ids. */
export async function seedItems(db: Queries, from: number, to: number): Promise<string[]> {
  const made: string[] = [];
  for (let start = from; start < to; start += batch) {
    const items = Array.from({ length: Math.min(batch, to - start) }, (_, index) => anItem(start + index));
    const rows = JSON.stringify(items);
    await db.query(sql`
      insert into media_contents (id, organization_id, title, description, tags, visibility, status, processing_status,
        publish_date, scheduled_publication_date, is_featured, is_public_featured, expiration_option, expiration_date,
        duration_in_seconds, package, package_version, title_search, description_search, tags_search)
      select id, ${organizationId}::uuid, title, description, tags, visibility, status, 2, published, scheduled,
        featured, featured, case when expires is null then 0 else 1 end, expires, 600,
        ${JSON.stringify(mediaPackage)}::jsonb, 1, "titleSearch", "descriptionSearch", "tagsSearch"
      from jsonb_to_recordset(${rows}::jsonb) as i (id uuid, title text, description text, tags text[],
        visibility smallint, status smallint, published timestamptz, scheduled timestamptz, featured boolean,
        expires timestamptz, "titleSearch" text, "descriptionSearch" text, "tagsSearch" text)`);
    await db.query(sql`
      insert into media_content_categories (media_content_id, category_id)
      select id, category from jsonb_to_recordset(${rows}::jsonb) as i (id uuid, category uuid)`);
    await seedCues(db, start, items);
    made.push(...items.map(({ id }) => id));
  }
  return made;
}

async function seedCues(db: Queries, start: number, items: { id: string }[]): Promise<void> {
  const draw = draws(start + 500_000_000);
  const subtitles = items.map(({ id }) => ({ id: drawUuid(draw), item: id }));
  await db.query(sql`
    insert into subtitles (id, media_content_id, language_code, language_name, format, original_file, vtt_file)
    select id, item, 'en', 'English', 'VTT', 'en.vtt', 'en.vtt'
    from jsonb_to_recordset(${JSON.stringify(subtitles)}::jsonb) as s (id uuid, item uuid)`);
  const cues = subtitles.flatMap(({ id, item }) =>
    Array.from({ length: cuesOfAnItem }, (_, place) => ({
      id,
      item,
      place,
      text: someWords(draw, 8).join(' '),
    })),
  );
  await db.query(sql`
    insert into subtitle_cues (subtitle_id, media_content_id, position, start_time, end_time, text, text_search)
    select id, item, place, place * 5, place * 5 + 4, text, text
    from jsonb_to_recordset(${JSON.stringify(cues)}::jsonb) as c (id uuid, item uuid, place int, text text)`);
}

/** Of a hundred: two drafts, seventy public (one of them expired, one that will be); eight coming and eight featured in all. */
function anItem(number: number) {
  const draw = draws(number + 1_000);
  const title = [...someWords(draw, 4), ownWord(number)].join(' ');
  const description = someWords(draw, 12).join(' ');
  const tags = someWords(draw, 2);
  const isComing = number < 8;
  const status = isComing ? 100 : number % 50 === 20 ? 0 : 1;
  const day = 24 * 3_600_000;
  const expires = { 30: day * 365, 31: -day }[number % 100];
  return {
    id: drawUuid(draw),
    title,
    description,
    tags,
    category: drawFrom(draw, categoryIds),
    visibility: number % 10 < 7 ? 2 : 1,
    status,
    published: isComing ? null : new Date(Date.now() - Math.floor(draw() * threeYears)).toISOString(),
    scheduled: isComing ? new Date(Date.now() + day * (30 + number)).toISOString() : null,
    featured: number >= 10 && number < 16,
    expires: expires === undefined ? null : new Date(Date.now() + expires).toISOString(),
    ...mediaContentSearchText({ title, description, tags }),
  };
}
