import { ContentStatus, Visibility } from '@tv/contract/enumerations';
import { createMediaContents } from '@tv/server/media-contents/create-db';
import { newReadyItem } from '@tv/server/media-contents/new-item';
import { indexTranscripts } from '@tv/server/media-contents/search/index-transcripts-db';
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
    await createMediaContents(
      db,
      items.map(({ item }) => item),
    );
    const filed = items.map(({ item: { id }, category }) => ({ id, category }));
    await db.query(sql`
      insert into media_content_categories (media_content_id, category_id)
      select id, category from jsonb_to_recordset(${JSON.stringify(filed)}::jsonb) as i (id uuid, category uuid)`);
    await seedCues(
      db,
      start,
      items.map(({ item }) => item),
    );
    made.push(...items.map(({ item }) => item.id));
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
    insert into subtitle_cues (subtitle_id, media_content_id, position, start_time, end_time, text)
    select id, item, place, place * 5, place * 5 + 4, text
    from jsonb_to_recordset(${JSON.stringify(cues)}::jsonb) as c (id uuid, item uuid, place int, text text)`);
  await indexTranscripts(
    db,
    subtitles.map(({ id }) => ({
      id,
      languageCode: 'en',
      cues: cues.filter((cue) => cue.id === id).map(({ place, text }) => ({ position: place, text })),
    })),
  );
}

/** Of a hundred: two drafts, seventy public (one of them expired, one that will be); eight coming and eight featured in all. */
function anItem(number: number) {
  const draw = draws(number + 1_000);
  const title = [...someWords(draw, 4), ownWord(number)].join(' ');
  const description = someWords(draw, 12).join(' ');
  const tags = someWords(draw, 2);
  const isComing = number < 8;
  const isDraft = !isComing && number % 50 === 20;
  const day = 24 * 3_600_000;
  const expires = { 30: day * 365, 31: -day }[number % 100];
  const id = drawUuid(draw);
  const category = drawFrom(draw, categoryIds);
  const isFeatured = number >= 10 && number < 16;
  const item = newReadyItem({
    ...{ id, organizationId, title, description, tags, package: mediaPackage },
    visibility: number % 10 < 7 ? Visibility.PUBLIC : Visibility.INTERNAL,
    publishDate: isComing ? null : new Date(Date.now() - Math.floor(draw() * threeYears)),
    scheduledPublicationDate: isComing ? new Date(Date.now() + day * (30 + number)) : null,
    ...(isDraft && { status: ContentStatus.DRAFT }),
    isFeatured,
    isPublicFeatured: isFeatured,
    expirationDate: expires === undefined ? null : new Date(Date.now() + expires),
  });
  return { item, category };
}
