// A visitor without a browser: node test-watch.ts <address> <organization or "first"> prints, as JSON, how the newest public film
// answers through a proxy: its poster, its playlists, and a part of its bytes. It runs in the machine of a test.
import { createHash } from 'node:crypto';
import { requestLine } from '@tv/contract/calls/request';

const [address = '', organizationId = ''] = process.argv.slice(2);
/** As a player does: media may come from a store to which the service leads. */
const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, address), { headers });

const list = requestLine('GET /Organizations/:organizationId/Publics/MediaContents', {
  params: { organizationId },
  query: { pageSize: 100 },
});
const items = (await (await ask(`/api${list.path}`, { authorization: 'Bearer public' })).json()) as {
  title: string;
  videoUrl?: string;
  thumbnailUrl?: string;
}[];
const film = items.find(({ videoUrl, thumbnailUrl }) => videoUrl && thumbnailUrl)!;
const poster = await ask(`${film.thumbnailUrl}?jwt=public&width=320`);
const master = await ask(`${film.videoUrl}?jwt=public`);
const listed = new URL(
  /^[^#\s]\S*\.m3u8\S*/m.exec(await master.text())![0],
  new URL(film.videoUrl!, address),
);
const playlist = await ask(listed.pathname + listed.search);
const segment = new URL(/URI="([^"]+)/.exec(await playlist.text())![1]!, listed);
const part = await ask(segment.pathname + segment.search, { range: 'bytes=100-299' });
const whole = await ask(segment.pathname + segment.search);
const bytes = Buffer.from(await whole.arrayBuffer());
const page = await ask('/');

console.log(
  JSON.stringify({
    title: film.title,
    page: [page.status, (await page.text()).includes('<div id="root"')],
    poster: [
      poster.status,
      poster.headers.get('content-type')?.split('/')[0],
      (await poster.arrayBuffer()).byteLength > 500,
    ],
    playlist: [master.status, playlist.status],
    part: [part.status, Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(100, 300))],
    whole: [whole.status, createHash('sha256').update(bytes).digest('hex')],
    redirected: part.headers.get('x-accel-redirect'),
    path: segment.pathname,
  }),
);
