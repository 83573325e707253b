import { authorizeMediaContent } from '../media-contents/authorize-media-content.ts';
import { findPlayerSettings } from '../media-contents/item-parts/sub-resources-db.ts';
import { findPackageDate } from '../media-contents/media-package/package-db.ts';
import type { Viewer } from '../media-contents/visibility.ts';
import { findSubtitle } from '../streaming/db.ts';
import { openDownload } from '../media/mux-download.ts';
import { posterKey } from '../media/posters.ts';
import { sendFile } from '../streaming/send-file.ts';
import { sendJoined } from '../streaming/send-joined.ts';
import type { MediaPackage } from '../media/media-package.ts';
import { strongTag } from '../platform/http/entity-tag.ts';
import { notFound } from '../platform/http/problem.ts';
import type { Serve } from '../platform/http/serve.ts';
import { createViewerHash } from '../platform/viewer-hash.ts';
import { countFeedView, isBeginning } from './count-feed-view.ts';
import { enclosureOf } from './enclosure.ts';
import type { FeedReader } from './db.ts';
import type { FeedDeps } from './deps.ts';
import type { createArtwork } from './artwork.ts';
import { sendArtwork } from './send-artwork.ts';
import { forOtherSites } from './send-feed.ts';

/** Chapters as JSON (Podcasting 2.0, version 1.2). */
const chaptersOf = ({ chapters }: MediaPackage) => ({
  version: '1.2.0',
  chapters: chapters.map(({ title, startTime, endTime }) => ({ startTime, endTime, title })),
});

/** The width in pixels that feed readers show. */
const posterWidth = 1280;

/** Serves the files in feeds to callers who may play the item now. */
export function serveFeedMedia(
  serve: Serve,
  { db, files, clock, subtitles, limits, secretKey }: FeedDeps,
  readerOf: (token: string, address: string) => Promise<FeedReader>,
  artwork: ReturnType<typeof createArtwork>,
): void {
  const viewerHash = createViewerHash(secretKey);
  serve('GET /Feeds/Media/:id/:file', async ({ params: { id, file }, query, request, reply }) => {
    const viewer: Viewer = query.token
      ? { kind: 'feed', ...(await readerOf(query.token, request.ip)) }
      : { kind: 'public' };
    const item = await authorizeMediaContent(db, id, viewer, clock());
    const missing = notFound('This media content');
    if (item?.access !== 'open' || !item.package) throw missing;
    const folder = `media/${id}/${item.packageVersion}`;
    reply.headers({
      ...forOtherSites,
      'cache-control': query.token ? 'private, max-age=60' : 'public, max-age=60',
    });
    if (file === 'poster.jpg') {
      const poster = posterKey(folder, item.package, posterWidth, '');
      if (!poster) throw missing;
      return sendFile(files, poster, request, reply);
    }
    if (file === 'artwork.jpg') {
      const { package: media, packageVersion } = item;
      const of = {
        item: { id, package: media, packageVersion },
        logoFile: undefined,
        logoDarkFile: undefined,
        colors: {},
      };
      return sendArtwork(reply, await artwork(of), query.token !== undefined);
    }
    if (file === 'chapters.json')
      return reply.type('application/json+chapters').send(JSON.stringify(chaptersOf(item.package)));
    if (file.endsWith('.vtt')) {
      const subtitle = await findSubtitle(db, id, file.slice(0, -'.vtt'.length));
      if (!subtitle) throw missing;
      const { content, type } = await subtitles.as(subtitle);
      return reply.type(type).send(content);
    }
    const personId = viewer.kind === 'feed' ? viewer.personId : undefined;
    const enclosure = enclosureOf(item.package, await findPlayerSettings(db, id, { personId }));
    if (enclosure?.file !== file) throw missing;
    const validators = {
      tag: strongTag(JSON.stringify([folder, enclosure.joined, enclosure.length])),
      modifiedAt: await findPackageDate(db, id),
    };
    const { package: media } = item;
    const open = async () => {
      if (isBeginning(request))
        await countFeedView({ db, clock, limits, viewerHash }, request, id, item, personId);
      return openDownload(files, folder, enclosure.joined, media.durationInSeconds);
    };
    return sendJoined(open, request, reply.type(enclosure.type), validators);
  });
}
