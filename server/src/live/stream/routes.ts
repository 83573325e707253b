import type { LiveState } from '@tv/contract/enumerations';
import type { FastifyReply } from 'fastify';
import type { AuthorizeMedia, OpenMedia } from '../../streaming/authorize-media.ts';
import { sendFile, sendLargeFile } from '../../streaming/send-file.ts';
import type { Database } from '../../platform/db/database.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { Files } from '../../platform/storage/files.ts';
import { captionSegment, cuesAfter } from '../captions/stream-cues.ts';
import { type FollowedStream, followStreams } from './follow-streams.ts';
import { captionsTrack, liveMainPlaylist } from './live-playlists.ts';
import { liveFolder } from './segments-db.ts';
import { sharedPlaylists } from './shared-playlists.ts';

export type LiveStreamDeps = { db: Database; files: Files; authorize: AuthorizeMedia };

/**
 * In which viewers get what arrived. Before, those who run the event alone do. Who still watches the stream of an event that is on demand
 * gets its segments for an hour.
 */
const open: readonly LiveState[] = ['onAir', 'interrupted', 'ended', 'processing', 'onDemand'];

/** A segment never changes under its name. */
const forever = ({ isShared }: OpenMedia) =>
  isShared ? 'public, max-age=3600, immutable' : 'private, max-age=3600, immutable';

/** Serves the running stream of a live event, by the same tokens as the files of items. */
export function serveLiveStream(serve: Serve, { db, files, authorize }: LiveStreamDeps): void {
  const find = followStreams(db);
  const playlistOf = sharedPlaylists();

  serve('GET /media/:id/live/:file', async ({ params: { id, file }, query, request, reply }) => {
    const missing = () => notFound('This stream');
    const media = await authorize(id, query.jwt, '', 0, request.ip);
    if (!media || !(media.isOpen || media.isManaged)) throw missing();
    const followed = await find(id.toLowerCase());
    if (!followed || !(media.isManaged || open.includes(followed.state))) throw missing();
    const stream = forViewer(followed, media);
    if (file === 'captions.json')
      return untilNext(reply, media)
        .type('application/json')
        .send(cuesAfter(stream.cues, query.after ?? -1));
    const [, captions] = captionsSegment.exec(file) ?? [];
    if (captions !== undefined) {
      const text = captionSegment(stream, stream.cues, Number(captions));
      if (text === undefined) throw missing();
      return reply.header('cache-control', forever(media)).type('text/vtt').send(text);
    }
    if (!file.endsWith('.m3u8')) {
      if (!/\.(m4s|mp4)$/.test(file)) throw missing();
      reply.header('cache-control', forever(media)).type('video/mp4');
      const key = `${liveFolder(id.toLowerCase())}/${file}`;
      return (file.endsWith('.m4s') ? sendLargeFile : sendFile)(files, key, request, reply);
    }
    const token = query.jwt ?? 'public';
    const playlist =
      file === 'master.m3u8'
        ? liveMainPlaylist(stream, token)
        : playlistOf(stream, file.replace(/\.m3u8$/, ''), token, query._HLS_skip !== undefined);
    if (playlist === undefined) throw missing();
    return untilNext(reply, media).type('application/vnd.apple.mpegurl').send(playlist);
  });
}

const captionsSegment = new RegExp(`^${captionsTrack}-(\\d{1,6})\\.vtt$`);

/** Until there is something of an event on air, those who run it go on with what arrived before. Others wait for it. */
const forViewer = (stream: FollowedStream, { isManaged }: OpenMedia): FollowedStream =>
  isManaged && stream.segments.length === 0 ? { ...stream, segments: stream.received } : stream;

/** Caches in front ask once a second, whoever watches. */
const untilNext = (reply: FastifyReply, { isShared }: OpenMedia) =>
  reply.header('cache-control', isShared ? 'public, max-age=1' : 'private, no-store');
