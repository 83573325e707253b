import { expect, test } from 'vitest';
import { SourceProblem } from '../source.ts';
import { filesIn, readInWords } from '../test-files.ts';

const origin = 'https://media.example';
const detail = (token: string, changes: object = {}) => ({
  url: `${origin}/view?m=${token}`,
  title: `Title of ${token}`,
  description: '<p>Two &amp; <b>three</b></p>',
  add_date: '2023-05-06T07:08:09.123456+02:00',
  media_type: 'video',
  state: 'public',
  duration: 30,
  views: 12,
  poster_url: `/media/original/thumbnails/${token}.jpg`,
  original_media_url: `/media/original/user/ada/${token}.mp4`,
  encodings_info: {},
  categories_info: [{ title: 'Lectures' }],
  tags_info: [{ title: 'optics' }, { title: '' }],
  subtitles_info: [
    { src: `/media/original/subtitles/${token}.vtt`, srclang: 'en', label: 'English' },
    { src: `/media/original/subtitles/${token}-auto.vtt`, srclang: 'automatic', label: 'Automatic' },
  ],
  chapter_data: [{ startTime: '00:00:05.500', endTime: '00:00:09.000', text: 'Light' }],
  ...changes,
});

function read(address: string, web: Record<string, unknown>) {
  const fetchText = async (requested: string) => {
    const answer = web[requested];
    if (answer === undefined) throw new SourceProblem({ sentence: `${requested} answers 404.` });
    return typeof answer === 'string' ? answer : JSON.stringify(answer);
  };
  return readInWords('mediacms', { address, fetchText });
}

test('an author, page by page', async () => {
  const entries = (...tokens: string[]) => tokens.map((token) => ({ friendly_token: token, title: token }));
  const { instance, items, problems } = await read(`${origin}/user/ada/#about`, {
    // The server behind a proxy names itself otherwise.
    [`${origin}/api/v1/media?author=ada`]: {
      results: entries('a', 'b', 'pdf'),
      next: 'http://localhost/api/v1/media?author=ada&page=2',
    },
    [`${origin}/api/v1/media?author=ada&page=2`]: {
      results: entries('b', 'gone'),
      next: 'http://x/api/v1/media?page=3',
    },
    [`${origin}/api/v1/media/a`]: detail('a'),
    [`${origin}/api/v1/media/b`]: detail('b', {
      state: 'unlisted',
      original_media_url: null,
      encodings_info: {
        480: { h264: { url: '/480.mp4', status: 'success' } },
        1080: { h264: { url: '/1080.mp4', status: 'fail' }, vp9: { url: '/1080.webm', status: 'success' } },
      },
    }),
    [`${origin}/api/v1/media/pdf`]: detail('pdf', { media_type: 'pdf' }),
  });
  expect(instance).toBe('media.example');
  expect(items).toMatchObject([
    {
      sourceId: 'a',
      title: 'Title of a',
      description: 'Two & three',
      publishedAt: '2023-05-06T05:08:09.123Z',
      durationSeconds: 30,
      viewsBefore: 12,
      categories: ['Lectures'],
      tags: ['optics'],
      media: { address: `${origin}/media/original/user/ada/a.mp4` },
      poster: { address: `${origin}/media/original/thumbnails/a.jpg` },
      captions: [
        { languageCode: 'en', isMadeByMachine: false },
        { languageCode: 'und', isMadeByMachine: true },
      ],
      chapters: [{ startSeconds: 5.5, title: 'Light' }],
      oldAddresses: [`${origin}/view?m=a`],
      notes: [],
    },
    { sourceId: 'b', media: { address: `${origin}/1080.webm` } },
  ]);
  expect(items[1]!.notes).toEqual([
    'It is unlisted there.',
    expect.stringContaining('does not show the original'),
  ]);
  expect(problems).toEqual([
    { where: 'media.example', message: expect.stringContaining('cannot be read after 4 entries') },
    { where: 'Title of pdf', message: 'It is of the kind pdf, and is left out.' },
    { where: 'gone', message: expect.stringContaining('404') },
  ]);
});

test('one medium, and addresses that name none', async () => {
  const { items } = await read(`${origin}/view?m=a`, { [`${origin}/api/v1/media/a`]: detail('a') });
  expect(items.map(({ sourceId }) => sourceId)).toEqual(['a']);
  await expect(read(`${origin}/view?m=b`, {})).rejects.toThrow('404');
  await expect(read(`${origin}/members`, {})).rejects.toThrow('no address of an author');
  await expect(read(`${origin}/`, { [`${origin}/api/v1/media`]: '<html>' })).rejects.toThrow(
    'not valid JSON',
  );
});

test('saved answers beside the files of the server', async () => {
  const { instance, items, problems } = await readInWords('mediacms', {
    files: filesIn({
      'answers/list.json': JSON.stringify({ results: [{ friendly_token: 'a', title: 'Short' }] }),
      'answers/a.json': JSON.stringify(detail('a')),
      'answers/b.json': JSON.stringify(detail('b', { original_media_url: null, subtitles_info: [] })),
      'answers/broken.json': '\n{',
      'answers/other.json': '{"name": 1}',
      'media/original/user/ada/a.mp4': 'film',
      'answers/a.vtt': 'WEBVTT',
    }),
  });
  expect(instance).toBe('media.example');
  expect(items).toMatchObject([
    {
      title: 'Title of a',
      media: { path: 'media/original/user/ada/a.mp4' },
      poster: { address: `${origin}/media/original/thumbnails/a.jpg` },
    },
    { title: 'Title of b', notes: ['Neither its original nor an encoded file is there.'] },
  ]);
  expect(items[0]!.captions[0]!.file).toEqual({ path: 'answers/a.vtt' });
  expect(items[1]).not.toHaveProperty('media');
  expect(problems).toEqual([{ where: 'answers/broken.json', message: expect.stringContaining('line 2') }]);
});
