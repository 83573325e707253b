import { expect, test } from 'vitest';
import { filesIn, readInWords } from '../test-files.ts';
import { shortId } from './video-item.ts';

const uuid = '9c9de5e8-0a1e-484a-b099-e80766180a6d';
const url = `https://tube.example/videos/watch/${uuid}`;
const video = (changes: object) => ({
  uuid,
  name: 'What it is',
  url,
  createdAt: '2018-10-01T10:52:46.396Z',
  publishedAt: '2018-10-02T10:52:46.396Z',
  originallyPublishedAt: '1968-05-13T09:00:00.000Z',
  category: 15,
  language: 'en',
  tags: ['federation'],
  privacy: 3,
  passwords: ['secret-password'],
  duration: 60,
  description: '**Take** part\n\n- one',
  isLive: false,
  views: 4711,
  nsfw: true,
  state: 1,
  channel: { name: 'main' },
  captions: [
    { language: 'en', filename: 'a-en.vtt', fileUrl: `${url}/en.vtt`, automaticallyGenerated: true },
    { language: 'fr', filename: 'a-fr.vtt', fileUrl: '', automaticallyGenerated: false },
  ],
  chapters: [
    { timecode: 0, title: 'Start' },
    { timecode: -5, title: 'Before' },
  ],
  files: [],
  streamingPlaylists: [],
  archiveFiles: {
    videoFile: `../files/videos/video-files/${uuid}.mp4`,
    thumbnail: `../files/videos/thumbnails/${uuid}.jpg`,
    captions: { en: `../files/videos/captions/${uuid}-en.vtt` },
  },
  ...changes,
});
const archive = (videos: object[], more: Record<string, string | Uint8Array> = {}) =>
  filesIn({ 'peertube/videos.json': JSON.stringify({ videos }), ...more });

test('an archive with its files, channel and playlists', async () => {
  const { instance, items, problems } = await readInWords('peertube', {
    files: archive([video({})], {
      [`files/videos/video-files/${uuid}.mp4`]: 'film',
      [`files/videos/thumbnails/${uuid}.jpg`]: 'picture',
      [`files/videos/captions/${uuid}-en.vtt`]: 'WEBVTT',
      'peertube/channels.json': JSON.stringify({ channels: [{ name: 'main', displayName: 'Main channel' }] }),
      'peertube/video-playlists.json': JSON.stringify({
        videoPlaylists: [
          { displayName: 'Introductions', type: 1, elements: [{ videoUrl: url }] },
          { displayName: 'Watch later', type: 2, elements: [{ videoUrl: url }] },
        ],
      }),
    }),
  });
  expect(problems).toEqual([]);
  expect(instance).toBe('tube.example');
  expect(items).toEqual([
    {
      sourceId: uuid,
      title: 'What it is',
      description: '**Take** part\n\n- one',
      media: { path: `files/videos/video-files/${uuid}.mp4` },
      poster: { path: `files/videos/thumbnails/${uuid}.jpg` },
      tags: ['federation', 'Science & Technology'],
      categories: ['Main channel', 'Introductions'],
      languageCode: 'en',
      createdAt: '2018-10-01T10:52:46.396Z',
      publishedAt: '1968-05-13T09:00:00.000Z',
      durationSeconds: 60,
      viewsBefore: 4711,
      chapters: [{ startSeconds: 0, title: 'Start' }],
      captions: [
        { languageCode: 'en', isMadeByMachine: true, file: { path: `files/videos/captions/${uuid}-en.vtt` } },
      ],
      speakers: [],
      oldAddresses: [url, 'https://tube.example/w/kkGMgK9ZtnKfYAgnEtQxbv'],
      attachments: [],
      notes: [
        'It is private there.',
        'It is marked as sensitive there.',
        'The archive has no file of its captions in "fr".',
        expect.stringContaining('1 chapter is left out'),
      ],
    },
  ]);
  expect(JSON.stringify(items)).not.toContain('secret-password');
});

test('an archive without files names those of the server', async () => {
  const archiveFiles = { videoFile: null, thumbnail: null, captions: {} };
  const hls = [
    { resolution: 0, size: 1, fileUrl: 'https://tube.example/0.mp4' },
    { resolution: 720, size: 9, fileUrl: 'https://tube.example/720.mp4' },
  ];
  const whole = [
    { resolution: 480, size: 5, fileUrl: 'https://tube.example/480.mp4' },
    { resolution: 1080, size: 9, fileUrl: 'https://tube.example/1080.mp4' },
  ];
  const { items, problems } = await readInWords('peertube', {
    files: archive([
      video({ archiveFiles, files: whole }),
      video({ uuid: 'b', url: 'x', archiveFiles, streamingPlaylists: [{ files: hls }] }),
      video({ uuid: 'c', archiveFiles, state: 2 }),
      video({ uuid: 'd', name: 'On air', isLive: true }),
      video({ uuid: 'e', archiveFiles: { videoFile: '../../../etc/passwd' } }),
      video({}),
      'no video' as never,
    ]),
  });
  expect(items.map(({ sourceId, media }) => [sourceId, media])).toEqual([
    [uuid, { address: 'https://tube.example/1080.mp4' }],
    ['b', { address: 'https://tube.example/720.mp4' }],
    ['c', undefined],
    ['e', undefined],
  ]);
  expect(items[0]!.captions.map(({ file }) => file)).toEqual([{ address: `${url}/en.vtt` }]);
  expect(items[1]!.notes.join()).toContain('The sound is in another file');
  expect(items[2]!.notes.join()).toContain('It is not ready there');
  expect(items[3]!.notes).toContain('The archive has no file passwd.');
  expect(problems.map(({ where }) => where)).toEqual(['On air', 'What it is', '']);
});

test('a file that is not valid is named', async () => {
  const broken = '{"videos": [\n{"uuid": "a",}]}';
  await expect(
    readInWords('peertube', { files: filesIn({ 'peertube/videos.json': broken }) }),
  ).rejects.toThrow('peertube/videos.json, line 2 is not valid JSON.');
  const { items, problems } = await readInWords('peertube', {
    files: archive([video({})], { 'peertube/channels.json': 'secret' }),
  });
  expect(items[0]!.categories).toEqual(['main']);
  expect(problems).toEqual([
    { where: 'peertube/channels.json', message: 'peertube/channels.json is not valid JSON.' },
  ]);
  await expect(readInWords('peertube', { files: filesIn({ 'videos.json': '{}' }) })).rejects.toThrow(
    'no file peertube/videos.json',
  );
});

test('the short form of an id', () => {
  expect(shortId(uuid)).toBe('kkGMgK9ZtnKfYAgnEtQxbv');
  expect(shortId('00000000-0000-0000-0000-000000000001')).toBe('1111111111111111111112');
  expect(shortId('7')).toBeUndefined();
});
