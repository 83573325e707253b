import { ContentStatus, Visibility } from '@tv/contract/enumerations';
import { createMediaContents } from '@tv/server/media-contents/create-db';
import { newReadyItem } from '@tv/server/media-contents/new-item';
import { indexTranscripts } from '@tv/server/media-contents/search/indexing/index-transcripts-db';
import type { MediaPackage } from '@tv/server/media/media-package';
import type { Database, Queries } from '@tv/server/platform/db/database';
import { sql } from '@tv/server/platform/db/sql';
import { drawFrom, draws, drawUuid } from '../draws.ts';
import { audiences, library, type Library } from './seed-library.ts';
import { ownWord, someSpeaker, someWords } from './words.ts';

const batch = 2_000;
/** Items of a small library have captions of minutes, as far as this place; the millions after them have less, which the disk can take. */
const cuesOfAnItem = (number: number) => (number < 100_000 ? 20 : 5);
/** Every so many items one has a word in its title that no other item has. */
const ownWordStep = 10;
const threeYears = 3 * 365 * 24 * 3_600_000;

export const mediaPackage: MediaPackage = {
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

/** Items `from` to `to` of a library, the same for the same numbers. Answers ids of some of the first ones. */
export async function seedItems(db: Database, into: Library, from: number, to: number): Promise<string[]> {
  const some: string[] = [];
  let next = from;
  const seedOn = async () => {
    for (let start = next; start < to; start = next) {
      next = Math.min(start + batch, to);
      const ids = await seedBatch(db, into, start, next);
      if (start < from + 10_000) some.push(...ids);
    }
  };
  // While the database stores one batch, the next one is made.
  await Promise.all(db.embedded ? [seedOn()] : [seedOn(), seedOn()]);
  return some.sort();
}

async function seedBatch(db: Database, into: Library, start: number, end: number): Promise<string[]> {
  const items = Array.from({ length: end - start }, (_, index) => anItem(start + index, into));
  const ids = items.map(({ item }) => item.id);
  await createMediaContents(
    db,
    items.map(({ item }) => item),
  );
  await db.query(sql`
    insert into media_content_categories (media_content_id, category_id)
    select id, category from unnest(${ids}::uuid[], ${items.map(({ category }) => category)}::uuid[]) as i (id, category)`);
  await seedCues(db, into, start, ids);
  return ids;
}

async function seedCues(db: Queries, { seed }: Library, start: number, items: string[]): Promise<void> {
  const draw = draws(seed + start + 500_000_000);
  const subtitles = items.map(() => drawUuid(draw));
  await db.query(sql`
    insert into subtitles (id, media_content_id, language_code, language_name, format, original_file, vtt_file)
    select id, item, 'en', 'English', 'VTT', 'en.vtt', 'en.vtt'
    from unnest(${subtitles}::uuid[], ${items}::uuid[]) as s (id, item)`);
  const cues = items.map((_, index) =>
    Array.from({ length: cuesOfAnItem(start + index) }, (_cue, position) => ({
      position,
      text: someWords(draw, 8).join(' '),
    })),
  );
  const subtitleOf = cues.flatMap((each, index) => each.map(() => index));
  const positions = cues.flatMap((each) => each.map(({ position }) => position));
  const texts = cues.flatMap((each) => each.map(({ text }) => text));
  await db.query(sql`
    insert into subtitle_cues (subtitle_id, media_content_id, position, start_time, end_time, text)
    select (${subtitles}::uuid[])[subtitle + 1], (${items}::uuid[])[subtitle + 1], position, position * 5, position * 5 + 4, text
    from unnest(${subtitleOf}::int[], ${positions}::int[], ${texts}::text[]) as c (subtitle, position, text)`);
  await indexTranscripts(
    db,
    cues.map((each, index) => ({ id: subtitles[index]!, languageCode: 'en', cues: each })),
  );
}

/**
 * Of a hundred: two drafts, seventy public (one of them expired, one that will be); eight coming and eight featured in all. In a
 * library with groups every third is for some of them, but for those that are coming or featured.
 */
export function anItem(number: number, { organizationId, categoryIds, groupIds, seed }: Library = library) {
  const isRestricted = groupIds.length > 0 && number >= 16 && number % 3 === 2;
  const draw = draws(seed + number + 1_000);
  const hasOwnWord = number % ownWordStep === 0;
  const title = [...someWords(draw, hasOwnWord ? 4 : 5), ...(hasOwnWord ? [ownWord(number)] : [])].join(' ');
  const description = someWords(draw, 12).join(' ');
  const tags = someWords(draw, 2);
  const speakers = Array.from({ length: Math.floor(draw() * 3) }, () => someSpeaker(draw));
  const isComing = number < 8;
  const isDraft = !isComing && number % 50 === 20;
  const day = 24 * 3_600_000;
  const expires = { 30: day * 365, 31: -day }[number % 100];
  const id = drawUuid(draw);
  const category = drawFrom(draw, categoryIds);
  const isFeatured = number >= 10 && number < 16;
  const item = newReadyItem({
    ...{ id, organizationId, title, description, tags, speakers, package: mediaPackage },
    visibility: number % 10 < 7 && !isRestricted ? Visibility.PUBLIC : Visibility.INTERNAL,
    ...(isRestricted && { audience: drawFrom(draw, audiences) }),
    publishDate: isComing ? null : new Date(Date.now() - Math.floor(draw() * threeYears)),
    scheduledPublicationDate: isComing ? new Date(Date.now() + day * (30 + number)) : null,
    ...(isDraft && { status: ContentStatus.DRAFT }),
    isFeatured,
    isPublicFeatured: isFeatured,
    expirationDate: expires === undefined ? null : new Date(Date.now() + expires),
  });
  return { item, category };
}
