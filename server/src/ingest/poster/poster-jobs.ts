import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Job, JobKind } from '../../platform/queue/job.ts';
import type { Files } from '../../platform/storage/files.ts';
import { lockItem } from '../../media-contents/lifecycle/db.ts';
import {
  findPackage,
  findWantedPoster,
  type NewPoster,
  writePoster,
  writeWantedPoster,
} from '../../media-contents/media-package/package-db.ts';
import { writeChangeDate } from '../../media-contents/edit-db.ts';
import { smallJobs } from '../failures/ingest-failures.ts';
import { drawPoster } from './draw-poster.ts';
import { bestRendition, extractFrame } from './extract-frame.ts';

/** The kind of the jobs that make posters of films. */
export const posterKind = 'poster';

/** `request` is the id that the item's row names while it waits for this job. */
export type PosterPayload = { mediaContentId: string; request: string; seconds: number };

type PosterDeps = { db: Database; files: Files; clock: Clock; ffmpegPath: string };

/** Makes pictures of films the posters of their items. */
export const posterJobs = (deps: PosterDeps): JobKind<PosterPayload> => ({
  kind: posterKind,
  ...smallJobs,
  longestSeconds: 600,
  itemOf: ({ mediaContentId }) => mediaContentId,
  run: (job, signal) => makePoster(deps, job, signal),
  async onGivenUp(queries, { payload: { mediaContentId, request } }) {
    if (await isWanted(queries, mediaContentId, request))
      await writeWantedPoster(queries, mediaContentId, undefined);
  },
});

const notWanted = 'nobody waits for it any more';

async function makePoster(
  { db, files, clock, ffmpegPath }: PosterDeps,
  { payload: { mediaContentId: id, request, seconds } }: Job<PosterPayload>,
  signal: AbortSignal,
): Promise<string | void> {
  const found = (await isWanted(db, id, request)) && (await findPackage(db, id));
  const rendition = found && bestRendition(found.package);
  if (!found || !rendition) return notWanted;
  const folder = `media/${id}/${found.version}`;
  const picture = await extractFrame(files, folder, rendition, seconds, { ffmpegPath, signal });
  const poster = await drawPoster(files, id, picture, { signal });
  const unused = await attach(db, id, request, poster, clock()).catch(async (problem: unknown) => {
    await files.remove(poster.folder);
    throw problem;
  });
  for (const each of unused) await files.remove(each);
  if (unused.includes(poster.folder)) return notWanted;
}

/** Makes a poster the item's, if it still waits for it. Answers the folders that are no longer used. */
const attach = (db: Database, id: string, request: string, poster: NewPoster, now: Date): Promise<string[]> =>
  db.transaction(async (queries) => {
    const item = await lockItem(queries, id);
    if (!item || !(await isWanted(queries, id, request))) return [poster.folder];
    const unused = await writePoster(queries, id, poster);
    await writeWantedPoster(queries, id, undefined);
    await writeChangeDate(queries, id, now);
    return unused ? [unused] : [];
  });

const isWanted = async (db: Parameters<typeof findWantedPoster>[0], id: string, request: string) =>
  (await findWantedPoster(db, id))?.job === request;
