import createClient from 'openapi-fetch';
import type { paths } from './openapi-typescript.ts';

/** What somebody does with a client made by openapi-typescript: sign in, list, upload, stream. */
export async function run(baseUrl: string, token: string, file: Uint8Array<ArrayBuffer>) {
  const client = createClient<paths>({ baseUrl });
  const headers = { authorization: `Bearer ${token}` };
  const me = await client.GET('/Users/Me', { headers });
  if (!me.data) throw new Error(me.error.message);
  const { email, organizationId, mediaToken } = me.data;

  const list = await client.GET('/MediaContents', {
    headers,
    params: { query: { tag: ['energy', 'safety'], mediaType: [1], sortBy: 'Title' } },
  });
  if (!list.data) throw new Error(list.error.message);
  const total = Number(list.response.headers.get('x-pagination-total-results'));

  const announced = await client.POST('/Management/Uploads', {
    headers,
    body: { fileName: 'talk.mp4', sizeInBytes: file.length, organizationId, tags: ['energy'], visibility: 2 },
  });
  if (!announced.data) throw new Error(announced.error.message);
  const { id } = announced.data;
  const sent = await client.PATCH('/Management/Uploads/{id}', {
    headers: { ...headers, 'content-type': 'application/offset+octet-stream' },
    params: { path: { id }, header: { 'upload-offset': 0 } },
    body: file as unknown as string,
    bodySerializer: () => file,
  });
  const completed = await client.POST('/Management/Uploads/{id}/Completions', {
    headers,
    params: { path: { id } },
  });

  const shown = list.data[0];
  if (!shown) throw new Error('nothing to watch');
  const version = Number(/\/(\d+)\/master\.m3u8$/.exec(shown.videoUrl ?? '')?.[1]);
  const path = { id: shown.id, version };
  // The media token stands in the address.
  const media = createClient<paths>({
    baseUrl,
    fetch: (request) => fetch(new Request(`${request.url}?jwt=${mediaToken}`, request)),
  });
  const playlist = await media.GET('/media/{id}/{version}/{file}', {
    params: { path: { ...path, file: 'master.m3u8' } },
    parseAs: 'text',
  });
  const part = await media.GET('/media/{id}/{version}/{file}', {
    params: { path: { ...path, file: 'video-720.mp4' }, header: { range: 'bytes=2-5' } },
    parseAs: 'text',
  });
  return {
    email,
    total,
    titles: list.data.map(({ title }) => title),
    arrived: sent.data?.offset,
    processing: completed.data?.processingStatus,
    playlist: playlist.data,
    part: part.data,
    partStatus: part.response.status,
  };
}
