import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SourceProblem } from '../source.ts';
import { readInWords } from '../test-files.ts';

/** A server that answers as PeerTube does, with some faults. */
const requests: string[] = [];
const answers = new Map<string, (response: ServerResponse) => void>();
const server = createServer((request, response) => {
  requests.push(request.url!);
  const answer = answers.get(request.url!);
  if (answer) answer(response);
  else response.writeHead(404).end('{"title":"Not Found"}');
});
let origin = '';
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const json = (value: unknown) => (response: ServerResponse) => void response.end(JSON.stringify(value));
const list = (path: string, start: number) =>
  `/api/v1/${path}start=${start}&count=100&sort=createdAt&nsfw=both`;
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const file = (id: number, height: number, more: object = {}) => ({
  id,
  resolution: { id: height, label: '' },
  size: height,
  fileDownloadUrl: `${origin}/download/${id}.mp4`,
  ...more,
});

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new SourceProblem({ sentence: `${address} answers ${response.status}.` });
  return await response.text();
}
function read(path: string) {
  requests.length = 0;
  return readInWords('peertube', { address: `${origin}${path}`, fetchText });
}
function serve(number: number, more: object = {}) {
  answers.set(
    `/api/v1/videos/${idOf(number)}`,
    json({ uuid: idOf(number), name: `Video ${number}`, files: [file(number, 720)], ...more }),
  );
  answers.set(`/api/v1/videos/${idOf(number)}/captions`, json({ total: 0, data: [] }));
  answers.set(`/api/v1/videos/${idOf(number)}/chapters`, json({ chapters: [] }));
}

test('an account, page by page', async () => {
  answers.clear();
  const numbers = Array.from({ length: 150 }, (_, index) => index + 1);
  for (const number of numbers) serve(number);
  const page = (from: number, to: number) => ({
    total: 150,
    data: numbers.slice(from, to).map((number) => ({ uuid: idOf(number) })),
  });
  answers.set(list('accounts/ada/videos?', 0), json(page(0, 100)));
  // Something was deleted meanwhile, so that one comes again; and this answer is slow and comes in pieces.
  answers.set(list('accounts/ada/videos?', 100), (response) => {
    const text = JSON.stringify(page(99, 150));
    response.write(text.slice(0, 40));
    setImmediate(() => response.end(text.slice(40)));
  });
  const { instance, items, problems } = await read('/a/ada/video-channels?x=1#top');
  expect(problems).toEqual([]);
  expect(instance).toBe(new URL(origin).host);
  expect(items.map(({ sourceId }) => sourceId)).toEqual(numbers.map(idOf));
  expect(requests.filter((each) => each.includes('/accounts/'))).toHaveLength(2);
});

test('everything of a video', async () => {
  answers.clear();
  serve(1, {
    category: { id: 13, label: 'Education' },
    language: { id: 'de', label: 'German' },
    channel: { name: 'c', displayName: 'Channel' },
    publishedAt: '2024-01-01T00:00:00.000Z',
    url: `${origin}/videos/watch/${idOf(1)}`,
    privacy: { id: 1 },
    state: { id: 1 },
    duration: 90,
    views: 5,
    tags: ['a'],
    previewPath: '/lazy-static/previews/1.jpg',
    downloadEnabled: false,
    files: [],
    streamingPlaylists: [
      {
        files: [
          file(7, 0, { hasVideo: false, hasAudio: true }),
          file(8, 1080, { hasVideo: true, hasAudio: false }),
        ],
      },
    ],
  });
  answers.set(
    `/api/v1/videos/${idOf(1)}/captions`,
    json({
      data: [
        { language: { id: 'de' }, automaticallyGenerated: true, captionPath: '/lazy-static/de.vtt' },
        { language: { id: 'en' }, automaticallyGenerated: false, fileUrl: 'https://cdn.example/en.vtt' },
      ],
    }),
  );
  answers.set(`/api/v1/videos/${idOf(1)}/chapters`, (response) => void response.writeHead(500).end());
  answers.set(`/api/v1/videos/abc`, answers.get(`/api/v1/videos/${idOf(1)}`)!);
  const { items } = await read('/w/abc');
  expect(items).toMatchObject([
    {
      sourceId: idOf(1),
      tags: ['a', 'Education'],
      categories: ['Channel'],
      languageCode: 'de',
      durationSeconds: 90,
      viewsBefore: 5,
      media: { address: `${origin}/download/videos/generate/${idOf(1)}?videoFileIds=8&videoFileIds=7` },
      poster: { address: `${origin}/lazy-static/previews/1.jpg` },
      captions: [
        { languageCode: 'en', isMadeByMachine: false, file: { address: 'https://cdn.example/en.vtt' } },
        { languageCode: 'de', isMadeByMachine: true, file: { address: `${origin}/lazy-static/de.vtt` } },
      ],
      chapters: [],
    },
  ]);
  expect(items[0]!.notes).toEqual([
    'Downloads are off there: the server may refuse its file.',
    expect.stringContaining('Its chapters cannot be read'),
  ]);
});

test('what fails is named, and the rest comes', async () => {
  answers.clear();
  serve(1);
  serve(3, { isLive: true, name: 'On air' });
  answers.set(`/api/v1/videos/${idOf(2)}`, (response) => void response.end('<html>'));
  const data = [1, 2, 3].map((number) => ({ video: { uuid: idOf(number) } }));
  answers.set(list('video-playlists/p1/videos?', 0), json({ total: 9, data }));
  const { items, problems } = await read('/w/p/p1');
  expect(items.map(({ title }) => title)).toEqual(['Video 1']);
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringContaining('The list cannot be read after 3 videos'),
    expect.stringContaining('is not valid JSON'),
    expect.stringContaining('live broadcast'),
  ]);
});

test('a server that fails again and again is left alone', async () => {
  answers.clear();
  const data = Array.from({ length: 50 }, (_, index) => ({ uuid: idOf(index) }));
  answers.set(list('videos?isLocal=true&', 0), json({ total: 50, data }));
  const { items, problems } = await read('/');
  expect(items).toEqual([]);
  expect(requests).toHaveLength(1 + 5);
  expect(problems.at(-1)!.message).toContain('5 videos in a row');
});

test('captions that fail again and again are asked for no more', async () => {
  answers.clear();
  const numbers = Array.from({ length: 9 }, (_, index) => index);
  for (const number of numbers) {
    serve(number);
    answers.delete(`/api/v1/videos/${idOf(number)}/captions`);
  }
  const data = numbers.map((number) => ({ uuid: idOf(number) }));
  answers.set(list('accounts/ada/videos?', 0), json({ total: 9, data }));
  const { items } = await read('/api/v1/accounts/ada/videos');
  expect(items).toHaveLength(9);
  expect(items[8]!.notes).toEqual(['Its captions cannot be read: those of others failed, too.']);
  expect(requests.filter((each) => each.endsWith('/captions'))).toHaveLength(5);
});

test('a list without an end has one here', async () => {
  answers.clear();
  const endless = json({ total: 1e9, data: [{ uuid: '' }] });
  for (let start = 0; start < 600; start++) answers.set(list('video-channels/c/videos?', start), endless);
  const { problems } = await read('/c/c');
  expect(requests).toHaveLength(500);
  expect(problems[0]!.message).toContain('Only the first 0 videos are read');
});

test.each(['/admin/users', '/w', '/api/v1/config'])('%s names nothing that can be brought', async (path) => {
  await expect(read(path)).rejects.toThrow('is no address of an account');
});

test('a list that is not there is an error', async () => {
  answers.clear();
  await expect(read('/c/none')).rejects.toThrow('answers 404');
});
