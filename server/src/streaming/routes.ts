import type { FastifyReply, FastifyRequest } from 'fastify';
import { segmentSeconds, type SubtitleConverter } from '../captions/convert-subtitles.ts';
import type { Files } from '../platform/storage/files.ts';
import { addVary } from '../platform/http/entity-tag.ts';
import { notFound } from '../platform/http/problem.ts';
import type { Serve } from '../platform/http/serve.ts';
import type { Database } from '../platform/db/database.ts';
import { captionFile, captionPlaylist } from '../media/caption-playlists.ts';
import { findAttachment, findCover, findLogo, findSubtitle, isFormerOpen, listCaptionTracks } from './db.ts';
import type { AuthorizeMedia, OpenMedia } from './authorize-media.ts';
import { sizeOfDownload } from '../media/download-name.ts';
import type { MediaPackage } from '../media/media-package.ts';
import { isPlayed } from '../media/package-files.ts';
import { joinedOf, openDownload } from '../media/mux-download.ts';
import { multivariantPlaylist, previewsWithToken, withToken } from '../media/playlists.ts';
import { addedSoundFolder } from '../media/sound-tracks.ts';
import { posterKey, posterVersionOf } from '../media/posters.ts';
import { disposition } from './disposition.ts';
import { sendFile, sendLargeFile } from './send-file.ts';
import { sendJoined } from './send-joined.ts';

export type StreamingDeps = {
  db: Database;
  files: Files;
  authorize: AuthorizeMedia;
  subtitles: SubtitleConverter;
};

/** For addresses with a package version: their content never changes. */
const forever = (media: OpenMedia) =>
  media.isShared ? 'public, max-age=3600, immutable' : 'private, max-age=21600, immutable';

/** For what may be replaced under the same address: subtitles, and a poster by the name of an earlier one. */
const briefly = (media: OpenMedia) => (media.isShared ? 'public, max-age=60' : 'private, max-age=60');

export function serveStreaming(serve: Serve, { db, files, authorize, subtitles }: StreamingDeps): void {
  /** Answers a caption rendition's playlist or one of its segments, from the subtitle that is stored now, for every package version. */
  async function sendCaptions(
    id: string,
    { subtitleId, segment, version }: { subtitleId: string; segment?: number; version: number },
    media: OpenMedia,
    token: string,
    reply: FastifyReply,
  ) {
    const subtitle = await findSubtitle(db, id, subtitleId, version);
    if (!subtitle) throw notFound('This subtitle');
    const { durationInSeconds } = media.package;
    if (segment === undefined)
      return sendPlaylist(
        reply,
        media,
        captionPlaylist(subtitleId, durationInSeconds, segmentSeconds, token),
      );
    const content = (await subtitles.segments(subtitle, durationInSeconds))[segment];
    if (content === undefined) throw notFound('This part of the subtitle');
    return reply.header('cache-control', briefly(media)).type('text/vtt; charset=utf-8').send(content);
  }

  serve('GET /media/:id/:version/:file', async ({ params, query, request, reply }) => {
    const { id, version, file } = params;
    const folder = addedSoundFolder(id, file) ?? `media/${id}/${version}`;
    const media = await inVersion(
      { db, files },
      { id, version },
      await authorize(id, query.jwt, file, version, request.ip),
    );
    const posterVersion = posterVersionOf(file);
    if (posterVersion !== undefined) {
      if (media.isPublic) reply.header('cross-origin-resource-policy', 'cross-origin');
      const isCurrent = posterVersion === (media.package.posterVersion ?? 0);
      reply.header('cache-control', (isCurrent ? forever : briefly)(media));
      return sendPoster(files, folder, media, query.width, request, reply);
    }
    if (!media.isOpen) throw notFound('This media content');
    if (media.isDownload) {
      reply.header('content-disposition', disposition(savedAs(media, file)));
      const size = sizeOfDownload(file);
      if (size !== undefined) return sendDownload(files, folder, media, size, request, reply);
    }
    const token = query.jwt ?? 'public';
    if (file === 'master.m3u8')
      return sendPlaylist(
        reply,
        media,
        multivariantPlaylist(media.package, await listCaptionTracks(db, id), token),
      );
    const caption = captionFile(file);
    if (caption) return sendCaptions(id, { ...caption, version }, media, token, reply);
    if (!isPlayed(media.package, file)) throw notFound('This file');
    if (file.endsWith('.m3u8'))
      return sendPlaylist(reply, media, withToken(await readText(files, `${folder}/${file}`), token));
    reply.header('cache-control', forever(media));
    if (file === 'seek-previews.vtt')
      return reply
        .type('text/vtt; charset=utf-8')
        .send(previewsWithToken(await readText(files, `${folder}/${file}`), token));
    // Pictures and similar files are small and never change under this address, so they are cached for ever.
    return (file.endsWith('.mp4') ? sendLargeFile : sendFile)(files, `${folder}/${file}`, request, reply);
  });

  serve('GET /media/:id/subtitles/:subtitleId', async ({ params, query, request, reply }) => {
    const media = await authorize(params.id, query.jwt, '', 0, request.ip);
    const subtitle = media?.isOpen && (await findSubtitle(db, params.id, params.subtitleId));
    if (!media || !subtitle) throw notFound('This subtitle');
    const { content, type, fileName } = await subtitles.as(subtitle, query.format);
    if (query.format && query.format !== 'cues') reply.header('content-disposition', disposition(fileName));
    return reply.header('cache-control', briefly(media)).type(type).send(content);
  });

  serve('GET /media/:id/attachments/:attachmentId', async ({ params, query, request, reply }) => {
    const media = await authorize(params.id, query.jwt, '', 0, request.ip);
    const attachment = media?.isOpen && (await findAttachment(db, params.id, params.attachmentId));
    if (!attachment) throw notFound('This attachment');
    reply.type(attachment.mime_type).headers({
      'cache-control': 'private, no-store',
      'content-disposition': disposition(attachment.file_name),
    });
    return sendLargeFile(files, attachment.file, request, reply);
  });

  serve('GET /media/categories/:id/covers/:file', async ({ params, request, reply }) => {
    const file = await findCover(db, params.id, params.file);
    if (!file) throw notFound('This cover');
    reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
    return sendFile(files, file, request, reply);
  });

  serve('GET /media/organizations/:id/logo', async ({ params, query, request, reply }) => {
    const file = await findLogo(db, params.id, query.background ?? 'light');
    if (!file) throw notFound('This logo');
    reply.headers({
      'cache-control': 'public, max-age=300',
      'cross-origin-resource-policy': 'cross-origin',
    });
    return sendFile(files, file, request, reply);
  });
}

/** A viewer whose token is older than the switch goes on with the package that was replaced. Managers see every former version. */
async function inVersion(
  { db, files }: Pick<StreamingDeps, 'db' | 'files'>,
  { id, version }: { id: string; version: number },
  media: OpenMedia | undefined,
): Promise<OpenMedia> {
  if (!media || version === 0) throw notFound('This media content');
  if (media.packageVersion === version) return media;
  const description = `media/${id}/${version}/media-package.json`;
  const isOpen = await isFormerOpen(db, { id, version, ...media });
  if (!isOpen || (await files.size(description)) === undefined) throw notFound('This media content');
  return { ...media, package: JSON.parse(await files.readText(description)) as MediaPackage };
}

async function readText(files: Files, key: string): Promise<string> {
  const file = await files.open(key);
  if (!file) throw notFound('This file');
  file.close();
  return file.content?.toString() ?? files.readText(key);
}

/** A playlist of a public item has no person's token in it. Shared caches store it as they store the item itself. */
const sendPlaylist = (reply: FastifyReply, { isShared }: OpenMedia, playlist: string) =>
  reply
    .header('cache-control', isShared ? 'public, s-maxage=30' : 'private, no-store')
    .type('application/vnd.apple.mpegurl')
    .send(playlist);

/** The poster of now, also under the name of an earlier one. */
function sendPoster(
  files: Files,
  folder: string,
  media: OpenMedia,
  width: number | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  addVary(reply, 'Accept');
  const key = posterKey(folder, media.package, width ?? 640, request.headers.accept ?? '');
  if (!key) throw notFound('This picture');
  return sendFile(files, key, request, reply);
}

async function sendDownload(
  files: Files,
  folder: string,
  { package: media }: OpenMedia,
  height: number,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const joined = joinedOf(media, height);
  if (!joined) throw notFound('This download');
  const open = () => openDownload(files, folder, joined, media.durationInSeconds);
  return sendJoined(open, request, reply.header('cache-control', 'private, no-store').type('video/mp4'));
}

const savedAs = ({ title }: OpenMedia, file: string) => {
  const size = sizeOfDownload(file);
  return size === undefined ? `${title}.m4a` : `${title} ${size}p.mp4`;
};
