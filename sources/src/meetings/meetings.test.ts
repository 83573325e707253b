import { expect, test } from 'vitest';
import { filesIn, readInWords } from '../test-files.ts';

test('Zoom: folders of a computer, with interrupted and unconverted recordings', async () => {
  const { items, problems } = await readInWords('zoom', {
    files: filesIn({
      '2024-05-01 10.00.00 Town hall 123456789/video1234.mp4': 'film',
      '2024-05-01 10.00.00 Town hall 123456789/audio1234.m4a': 'sound',
      '2024-05-01 10.00.00 Town hall 123456789/chat.txt': 'chat',
      '2024-05-01 10.00.00 Town hall 123456789/closed_caption.vtt': 'WEBVTT',
      '2024-05-02 11.00.00 Two parts/zoom_0.mp4': 'film',
      '2024-05-02 11.00.00 Two parts/zoom_1.mp4': 'film',
      '2024-05-03 12.00.00 Only sound/audio_only.m4a': 'sound',
      '2024-05-04 12.00.00 Raw/double_click_to_convert_01.zoom': 'raw',
    }),
  });
  expect(items.map(({ sourceId, title, media, createdAt }) => [sourceId, title, media, createdAt])).toEqual([
    [
      '2024-05-01 10.00.00 Town hall 123456789',
      'Town hall',
      { path: '2024-05-01 10.00.00 Town hall 123456789/video1234.mp4' },
      '2024-05-01T10:00:00.000Z',
    ],
    [
      '2024-05-02 11.00.00 Two parts/zoom_0.mp4',
      'Two parts (1)',
      { path: '2024-05-02 11.00.00 Two parts/zoom_0.mp4' },
      '2024-05-02T11:00:00.000Z',
    ],
    [
      '2024-05-02 11.00.00 Two parts/zoom_1.mp4',
      'Two parts (2)',
      { path: '2024-05-02 11.00.00 Two parts/zoom_1.mp4' },
      '2024-05-02T11:00:00.000Z',
    ],
    [
      '2024-05-03 12.00.00 Only sound',
      'Only sound',
      { path: '2024-05-03 12.00.00 Only sound/audio_only.m4a' },
      '2024-05-03T12:00:00.000Z',
    ],
  ]);
  expect(items[0]).toMatchObject({
    attachments: [{ name: 'chat.txt' }],
    captions: [{ languageCode: 'und', isMadeByMachine: true }],
  });
  expect(problems).toEqual([
    { where: '2024-05-04 12.00.00 Raw', message: expect.stringContaining('not converted') },
  ]);
});

test('Zoom: downloads of the cloud, of which one view is taken', async () => {
  const stamp = 'Town hall/GMT20240501-100000_Recording';
  const { items } = await readInWords('zoom', {
    files: filesIn({
      [`${stamp}_gallery_1280x720.mp4`]: 'film',
      [`${stamp}_1920x1080.mp4`]: 'film',
      [`${stamp}.m4a`]: 'sound',
      [`${stamp}.transcript.vtt`]: 'WEBVTT',
      [`${stamp}.json`]:
        '{"timeline":[{"ts":"00:00:00","users":[{"username":"Ada"}]},{"ts":"1","users":[{"username":"Ada"},{"username":"Grace"}]}]}',
      [`${stamp}newChat.txt`]: 'chat',
    }),
  });
  expect(items).toMatchObject([
    {
      sourceId: 'Town hall/GMT20240501-100000',
      title: 'Town hall',
      media: { path: `${stamp}_1920x1080.mp4` },
      createdAt: '2024-05-01T10:00:00.000Z',
      speakers: ['Ada', 'Grace'],
      attachments: [{ name: 'GMT20240501-100000_RecordingnewChat.txt' }],
    },
  ]);
  expect(items[0]!.notes.join(' ')).toContain(
    'Other views of it are left out: GMT20240501-100000_Recording_gallery_1280x720.mp4.',
  );
});

test('Teams: recordings with transcripts by their start, and by their title where there is one', async () => {
  const { items } = await readInWords('teams', {
    files: filesIn({
      'Recordings/Jour fixe-20240501_100000-Besprechungsaufzeichnung.mp4': 'film',
      'Recordings/Jour fixe-20240508_100000UTC-Meeting Recording.mp4': 'film',
      'Recordings/Jour fixe-20240508_100000UTC-Meeting Transcript.vtt': 'WEBVTT\n\nNOTE language:de-de\n',
      'Recordings/Jour fixe.docx': 'whose?',
      'Recordings/Once-20240509_090000-Meeting Recording.mp4': 'film',
      'Recordings/Once.vtt': 'WEBVTT',
      'Recordings/Once.docx': 'words',
    }),
  });
  expect(
    items.map(({ title, createdAt, captions, attachments }) => [
      title,
      createdAt,
      captions.map(({ languageCode }) => languageCode),
      attachments.length,
    ]),
  ).toEqual([
    ['Jour fixe', '2024-05-01T10:00:00.000Z', [], 0],
    ['Jour fixe', '2024-05-08T10:00:00.000Z', ['de-de'], 0],
    ['Once', '2024-05-09T09:00:00.000Z', ['und'], 1],
  ]);
});

test('Meet: recordings with chats and transcripts, by both forms of names', async () => {
  const { items } = await readInWords('meet', {
    files: filesIn({
      'abc-defg-hij (2024-05-01 at 10 00 GMT+2).mp4': 'film',
      'abc-defg-hij (2024-05-01 at 10 00 GMT+2).sbv': 'chat',
      'Town hall - 2024_05_02 10_00 CEST - Recording.mp4': 'film',
      'Town hall - 2024_05_02 10_00 CEST - Chat.txt': 'chat',
      'Town hall - 2024_05_02 10_00 CEST - Transcript.docx': 'words',
      'Town hall - 2024_05_03 10_00 CEST - Chat.txt': 'chat of another one',
    }),
  });
  expect(
    items.map(({ title, createdAt, attachments, notes }) => [
      title,
      createdAt,
      attachments.map(({ name }) => name),
      notes.length,
    ]),
  ).toEqual([
    [
      'Town hall',
      '2024-05-02T10:00:00.000Z',
      ['Town hall - 2024_05_02 10_00 CEST - Chat.txt', 'Town hall - 2024_05_02 10_00 CEST - Transcript.docx'],
      1,
    ],
    ['abc-defg-hij', '2024-05-01T08:00:00.000Z', ['abc-defg-hij (2024-05-01 at 10 00 GMT+2).sbv'], 0],
  ]);
});
