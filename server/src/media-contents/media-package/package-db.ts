import type { MediaPackage, Posters } from '../../media/media-package.ts';
import { cutLength, type CutRange, uncutTime } from '@tv/contract/media/cuts';
import { cutChapters, readChapters } from '../../media/chapters.ts';
import { pickPosters } from '../../media/posters.ts';
import type { Queries } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';
import { withSounds } from './sound-tracks-db.ts';
import type { GivenChapter } from '../fields.ts';

type Row = { package: MediaPackage | null; chapters: GivenChapter[] | null; poster_version: number };

async function readPackage(db: Queries, id: string): Promise<Row> {
  const [row] = await db.query<Row>(
    sql`select package, chapters, poster_version from media_contents where id = ${id}::uuid`,
  );
  return row ?? { package: null, chapters: null, poster_version: 0 };
}

const writePackage = (db: Queries, id: string, changed: MediaPackage) =>
  db.query(sql`
    update media_contents set package = ${JSON.stringify(changed)}::jsonb, poster_version = ${changed.posterVersion ?? 0}::int
    where id = ${id}::uuid`);

/** `chapters` are in the time of the original, of which the package leaves out the cuts. */
function withChapters(
  made: MediaPackage,
  chapters: readonly GivenChapter[],
  cuts: readonly CutRange[],
): MediaPackage {
  const { durationInSeconds } = made;
  // A stream has no end yet, and neither has its last chapter.
  const shown =
    durationInSeconds > 0
      ? cutChapters(chapters, cuts, durationInSeconds + cutLength(cuts))
      : chapters.map((chapter) => ({ ...chapter, endTime: chapter.startTime }));
  return { ...made, chapters: readChapters(shown, durationInSeconds) };
}

/**
 * Chapters that people gave in the time of the served version, in that of the original. Chapters before that lie in what is left
 * out stay.
 */
export function inOriginal(
  given: readonly GivenChapter[],
  before: readonly GivenChapter[] | null,
  cuts: readonly CutRange[],
): GivenChapter[] {
  if (cuts.length === 0) return [...given];
  const present = (before ?? []).map((chapter) => ({ ...chapter, original: chapter.startTime }));
  const shown = cutChapters(present, cuts, Infinity);
  const originals = new Map(shown.map(({ startTime, original }) => [startTime, original]));
  const moved = given.map(({ title, startTime }) => ({
    title,
    startTime: originals.get(startTime) ?? uncutTime(cuts, startTime),
  }));
  const taken = new Set([...originals.values(), ...moved.map(({ startTime }) => startTime)]);
  const hidden = (before ?? []).filter(({ startTime }) => !taken.has(startTime));
  return [...moved, ...hidden].sort((one, other) => one.startTime - other.startTime);
}

/**
 * Gives the package of a locked item the chapters that people gave. Answers the first chapter that begins behind the end; then
 * nothing is written. An item without a package gets them with it.
 */
export async function writeChapters(
  db: Queries,
  id: string,
  chapters: readonly GivenChapter[],
  cuts: readonly CutRange[],
): Promise<GivenChapter | undefined> {
  const { package: present } = await readPackage(db, id);
  if (!present) return undefined;
  const whole = present.durationInSeconds + cutLength(cuts);
  const late = whole > 0 ? chapters.find(({ startTime }) => startTime >= whole) : undefined;
  if (!late) await writePackage(db, id, withChapters(present, chapters, cuts));
  return late;
}

/** Writes the sound tracks of a locked item into its package, after some were added, named or removed, or another default was chosen. */
export async function refreshSounds(db: Queries, id: string): Promise<void> {
  const found = await findPackage(db, id);
  if (found) await writePackage(db, id, await withSounds(db, id, found.package, found.version));
}

export const writeDefaultSound = (db: Queries, id: string, chosen: string) =>
  db.query(sql`update media_contents set default_sound = ${chosen} where id = ${id}::uuid`);

/** A package of a version, with the chapters, the sound tracks and the poster that people gave the locked item. */
export async function withOwnParts(
  db: Queries,
  id: string,
  media: MediaPackage,
  { version, cuts = [] }: { version: number; cuts?: readonly CutRange[] },
): Promise<MediaPackage> {
  const made = await withSounds(db, id, media, version);
  const { package: present, chapters, poster_version: posterVersion } = await readPackage(db, id);
  const own = chapters ? withChapters(made, chapters, cuts) : made;
  if (!present || posterVersion === 0) return own;
  const { chosenPoster } = present;
  if (!chosenPoster) return { ...own, posterVersion };
  return {
    ...own,
    ...pickPosters(present),
    posterVersion,
    chosenPoster: { ...chosenPoster, automatic: pickPosters(made) },
  };
}

/** A poster that people chose: its files and the folder that they are in. */
export type NewPoster = { posters: Posters; folder: string };

/**
 * Makes a poster the one of a locked item, in place of the one before. `undefined`: the one that was made with the files.
 * Answers the folder that is no longer used.
 */
export async function writePoster(
  db: Queries,
  id: string,
  chosen: NewPoster | undefined,
): Promise<string | undefined> {
  const { package: present, poster_version: version } = await readPackage(db, id);
  if (!present) return undefined;
  const { chosenPoster: before, ...rest } = present;
  const automatic = before?.automatic ?? pickPosters(present);
  const posterVersion = version + 1;
  await writePackage(
    db,
    id,
    chosen
      ? {
          ...rest,
          ...chosen.posters,
          posterVersion,
          chosenPoster: { folder: chosen.folder, former: before?.folder, automatic },
        }
      : { ...rest, ...automatic, posterVersion },
  );
  return chosen ? before?.former : before?.folder;
}

/** The request that a worker makes a picture of the film the poster. `undefined`: there is none any more. */
export const writeWantedPoster = (db: Queries, id: string, wanted: WantedPoster | undefined) =>
  db.query(sql`
    update media_contents set wanted_poster = ${wanted ? JSON.stringify(wanted) : null}::jsonb where id = ${id}::uuid`);

export type WantedPoster = { job: string; seconds: number };

export async function findWantedPoster(db: Queries, id: string): Promise<WantedPoster | undefined> {
  const [row] = await db.query<{ wanted_poster: WantedPoster | null }>(
    sql`select wanted_poster from media_contents where id = ${id}::uuid`,
  );
  return row?.wanted_poster ?? undefined;
}

export async function findPackage(
  db: Queries,
  id: string,
): Promise<{ package: MediaPackage; version: number } | undefined> {
  const [row] = await db.query<{ package: MediaPackage | null; version: number }>(
    sql`select package, package_version as version from media_contents where id = ${id}::uuid and deleted_at is null`,
  );
  return row?.package ? { package: row.package, version: row.version } : undefined;
}

/** When the files that are served of an item were made. */
export async function findPackageDate(db: Queries, id: string): Promise<Date> {
  const [row] = await db.query<{ made: Date }>(sql`
    select coalesce(v.ended_at, mc.processing_started_at, mc.created_at) as made
    from media_contents mc left join media_versions v on v.media_content_id = mc.id and v.version = mc.package_version
    where mc.id = ${id}::uuid`);
  return row?.made ?? new Date(0);
}
