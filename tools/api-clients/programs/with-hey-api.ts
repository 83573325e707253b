import { createClient } from './hey-api/client/index.ts';
import {
  appendToUpload,
  completeUpload,
  createUpload,
  getMe,
  getMediaFile,
  listMediaContents,
  type MediaContent,
} from './hey-api/index.ts';

/** What somebody does with a client made by @hey-api/openapi-ts: sign in, list, upload, stream. */
export async function run(baseUrl: string, token: string, file: Uint8Array<ArrayBuffer>) {
  let mediaToken: string | undefined;
  const client = createClient({
    baseUrl,
    throwOnError: true,
    auth: ({ in: location }) => (location === 'query' ? mediaToken : token),
  });
  const { data: me } = await getMe({ client, throwOnError: true });
  mediaToken = me.mediaToken;

  const list = await listMediaContents({
    client,
    throwOnError: true,
    query: { tag: ['energy', 'safety'], mediaType: [1], sortBy: 'Title' },
  });
  const total = Number(list.response.headers.get('x-pagination-total-results'));

  const { data: upload } = await createUpload({
    client,
    throwOnError: true,
    body: {
      fileName: 'talk.mp4',
      sizeInBytes: file.length,
      organizationId: me.organizationId,
      tags: ['energy'],
      visibility: 2,
    },
  });
  const path = { id: upload.id };
  const { data: sent } = await appendToUpload({
    client,
    throwOnError: true,
    path,
    headers: { 'upload-offset': 0, 'content-type': 'application/offset+octet-stream' },
    body: new Blob([file]),
    bodySerializer: null,
  });
  const { data: completed } = await completeUpload({ client, throwOnError: true, path });

  const shown: MediaContent | undefined = list.data[0];
  if (!shown) throw new Error('nothing to watch');
  const version = Number(/\/(\d+)\/master\.m3u8$/.exec(shown.videoUrl ?? '')?.[1]);
  const ofShown = { id: shown.id, version };
  const playlist = await getMediaFile({
    client,
    throwOnError: true,
    path: { ...ofShown, file: 'master.m3u8' },
    parseAs: 'text',
  });
  const part = await getMediaFile({
    client,
    throwOnError: true,
    path: { ...ofShown, file: 'video-720.mp4' },
    headers: { range: 'bytes=2-5' },
    parseAs: 'text',
  });
  return {
    email: me.email,
    total,
    titles: list.data.map(({ title }) => title),
    arrived: sent.offset,
    processing: completed.processingStatus,
    playlist: playlist.data,
    part: part.data,
    partStatus: part.response.status,
  };
}
