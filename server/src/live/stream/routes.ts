import { isOver } from '@tv/contract/live/live-states';
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
/** `isForAll`: a proxy asks, which stores the answer for all viewers. */
type Asking = Pick<StreamViewer, 'isShared'> & { isForAll: boolean };

/**
 * In which viewers get what arrived. Before, those who run the event alone do. Who still watches the stream of an event that is on demand
 * gets its segments for an hour.
 */
const open: readonly LiveState[] = ['onAir', 'interrupted', 'ended', 'processing', 'onDemand'];

/** The file of which a proxy in front asks whether a viewer gets what all viewers get. */
const accessFile = 'access';
/** Seconds for which the proxy may store that answer. With the ten of `authorize` a change of rights takes effect within 30. */
const accessLife = 20;
/** The header that tells nginx alone how long it may store an answer. */
const proxyLife = 'x-accel-expires';

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
    const followed = media?.isOpen || media?.isManaged ? await find(id.toLowerCase()) : undefined;
    if (file === accessFile) return answerAccess(reply, media, followed);
    if (!media || !followed || !(media.isManaged || open.includes(followed.state))) throw missing();
    if (media.isGuest && isOver(followed.state)) throw missing();
    // A guest who is backstage is seen by those who run the event alone.
    const isPreview = isOfPreview(file);
    if (isPreview && (!media.isManaged || media.isGuest)) throw missing();
    const stream = forViewer(followed, media);
    const asking = { ...media, isForAll: query.withoutToken === true && !media.isManaged };
    if (file === 'captions.json')
      return untilNext(reply, asking)
        .type('application/json')
        .send(cuesAfter(stream.cues, query.after ?? -1));
    const [, captions] = captionsSegment.exec(file) ?? [];
    if (captions !== undefined) {
      const text = captionSegment(stream, stream.cues, Number(captions));
      if (text === undefined) throw missing();
      return forever(reply, asking).type('text/vtt').send(text);
    }
    if (!file.endsWith('.m3u8')) {
      if (!/\.(m4s|mp4)$/.test(file)) throw missing();
      // What arrived before is in files of the same names, with smaller numbers.
      if (!media.isManaged && !isShown(stream, file)) throw missing();
      const key = `${liveFolder(id.toLowerCase())}/${file}`;
      if (asking.isForAll && (await files.size(key)) === undefined) throw missing();
      forever(reply, asking).type('video/mp4');
      if (asking.isForAll) return sendFile({ ...files, proxyPath: () => undefined }, key, request, reply);
      return (file.endsWith('.m4s') ? sendLargeFile : sendFile)(files, key, request, reply);
    }
    const token = asking.isForAll ? '' : (query.jwt ?? 'public');
    const playlist = isPreview
      ? await previewOf(id, file, token)
      : file === 'master.m3u8'
        ? liveMainPlaylist(stream, token)
        : playlistOf(stream, file.replace(/\.m3u8$/, ''), token, query._HLS_skip !== undefined);
    if (playlist === undefined) throw missing();
    return untilNext(reply, asking).type('application/vnd.apple.mpegurl').send(playlist);
  });
}

/**
 * Tells a proxy in front whether somebody is a viewer like all others, for whom it may store the stream: 204, else 403. Those who run the
 * event, and guests, see more than others do.
 */
const answerAccess = (
  reply: FastifyReply,
  media: StreamViewer | undefined,
  stream: FollowedStream | undefined,
) =>
  media?.isOpen && !media.isManaged && stream && open.includes(stream.state)
    ? reply.code(204).header(proxyLife, `${accessLife}`).header('cache-control', 'private, no-store').send()
    : reply.code(403).header('cache-control', 'private, no-store').send();

/** Whether viewers get a segment. Headers say nothing of what was sent. */
function isShown({ segments }: FollowedStream, file: string): boolean {
  const [, number] = /-(\d+)\.m4s$/.exec(file) ?? [];
  const first = segments.find(({ part }) => file.startsWith(`${part}-`));
  return number === undefined || (first !== undefined && Number(number) >= first.fileNumber);
}

const captionsSegment = new RegExp(`^${captionsTrack}-(\\d{1,6})\\.vtt$`);

/** Until there is something of an event on air, those who run it go on with what arrived before. Others wait for it. */
const forViewer = (stream: FollowedStream, { isManaged }: StreamViewer): FollowedStream =>
  isManaged && stream.segments.length === 0 ? { ...stream, segments: stream.received } : stream;

/** Caches in front ask once a second for all viewers; nginx for members as well. */
const untilNext = (reply: FastifyReply, { isShared, isForAll }: Asking) =>
  (isForAll ? reply.header(proxyLife, `@${Math.floor(Date.now() / 1000)}`) : reply).header(
    'cache-control',
    isShared ? 'public, max-age=1' : 'private, no-store',
  );

/** A segment never changes under its name. */
const forever = (reply: FastifyReply, { isShared, isForAll }: Asking) =>
  (isForAll ? reply.header(proxyLife, '3600') : reply).header(
    'cache-control',
    `${isShared ? 'public' : 'private'}, max-age=3600, immutable`,
  );
