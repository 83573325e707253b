import { isOver } from '@tv/contract/live-states';
import type { LiveState } from '@tv/contract/enumerations';
import type { FastifyReply } from 'fastify';
import type { AuthorizeMedia, OpenMedia } from '../../streaming/authorize-media.ts';
import { sendFile, sendLargeFile } from '../../streaming/send-file.ts';
import type { Database } from '../../platform/db/database.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { Files } from '../../platform/storage/files.ts';
import { isLinkOpen } from '../backstage/backstage-db.ts';
import { createBackstageTokens } from '../backstage/backstage-tokens.ts';
import { captionSegment, cuesAfter } from '../captions/stream-cues.ts';
import { type FollowedStream, followStreams } from './follow-streams.ts';
import { captionsTrack, liveMainPlaylist } from './live-playlists.ts';
import { findPreview, isOfPreview, previewPlaylist } from './preview-db.ts';
import { liveFolder } from './segments-db.ts';
import { sharedPlaylists } from './shared-playlists.ts';

export type LiveStreamDeps = { db: Database; files: Files; authorize: AuthorizeMedia; secretKey: string };
/** Who asks for a stream. `isManaged`: they see what arrives before it is on air. */
type StreamViewer = Pick<OpenMedia, 'isOpen' | 'isManaged' | 'isShared'> & { isGuest?: boolean };

/**
 * In which viewers get what arrived. Before, those who run the event alone do. Who still watches the stream of an event that is on demand
 * gets its segments for an hour.
 */
const open: readonly LiveState[] = ['onAir', 'interrupted', 'ended', 'processing', 'onDemand'];

/** A segment never changes under its name. */
const forever = ({ isShared }: StreamViewer) =>
  isShared ? 'public, max-age=3600, immutable' : 'private, max-age=3600, immutable';

/** Serves the running stream of a live event, by the same tokens as the files of items. */
export function serveLiveStream(serve: Serve, { db, files, authorize, secretKey }: LiveStreamDeps): void {
  const find = followStreams(db);
  const playlistOf = sharedPlaylists();
  const backstage = createBackstageTokens(secretKey);

  /** A guest's token opens the stream of its event, until that is over, and nothing else. */
  const viewerOf = async (
    id: string,
    token = 'public',
    address: string,
  ): Promise<StreamViewer | undefined> => {
    const grant = backstage.read(token);
    if (!grant) return authorize(id, token, '', 0, address);
    if (grant.eventId !== id.toLowerCase() || !(await isLinkOpen(db, grant, address))) return undefined;
    return { isOpen: true, isManaged: true, isShared: false, isGuest: true };
  };

  const previewOf = async (id: string, file: string, token: string) => {
    const preview = await findPreview(db, id);
    return preview && previewPlaylist(preview, file, token);
  };

  serve('GET /media/:id/live/:file', async ({ params: { id, file }, query, request, reply }) => {
    const missing = () => notFound('This stream');
    const media = await viewerOf(id, query.jwt, request.ip);
    if (!media || !(media.isOpen || media.isManaged)) throw missing();
    const followed = await find(id.toLowerCase());
    if (!followed || !(media.isManaged || open.includes(followed.state))) throw missing();
    if (media.isGuest && isOver(followed.state)) throw missing();
    // A guest who is backstage is seen by those who run the event alone.
    const isPreview = isOfPreview(file);
    if (isPreview && (!media.isManaged || media.isGuest)) throw missing();
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
    const playlist = isPreview
      ? await previewOf(id, file, token)
      : file === 'master.m3u8'
        ? liveMainPlaylist(stream, token)
        : playlistOf(stream, file.replace(/\.m3u8$/, ''), token, query._HLS_skip !== undefined);
    if (playlist === undefined) throw missing();
    return untilNext(reply, media).type('application/vnd.apple.mpegurl').send(playlist);
  });
}

const captionsSegment = new RegExp(`^${captionsTrack}-(\\d{1,6})\\.vtt$`);

/** Until there is something of an event on air, those who run it go on with what arrived before. Others wait for it. */
const forViewer = (stream: FollowedStream, { isManaged }: StreamViewer): FollowedStream =>
  isManaged && stream.segments.length === 0 ? { ...stream, segments: stream.received } : stream;

/** Caches in front ask once a second, whoever watches. */
const untilNext = (reply: FastifyReply, { isShared }: StreamViewer) =>
  reply.header('cache-control', isShared ? 'public, max-age=1' : 'private, no-store');
