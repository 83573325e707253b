import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { expect, it } from 'vitest';
import { structuredData } from './structured-data.ts';

const item = {
  id: 'i',
  organizationId: 'o',
  title: 'A talk',
  description: 'What *it*\nis about',
  type: 1,
  tags: ['solar', 'wind'],
  speakers: ['Analyst', 'Host'],
  durationInSeconds: 93.4,
  publishDate: '2011-05-04T00:00:00.000Z',
  modifiedDate: '2026-01-01T00:00:00.000Z',
  thumbnailUrl: '/api/media/i/1/poster',
  videoUrl: '/api/media/i/1/master.m3u8',
  audioTracks: [{ name: 'Original', kind: 1, languageCode: 'de', isDefault: true }],
  chapters: [
    { title: 'Begin', startTime: 0, endTime: 12.5 },
    { title: 'Middle', startTime: 12.5, endTime: 93.4 },
  ],
} as unknown as MediaContent;
const dataOf = (given: Partial<MediaContent> = {}, more = {}) =>
  structuredData({
    origin: 'https://tv.example',
    organization: { id: 'o', name: 'Own' },
    item: { ...item, ...given },
    allowsEmbed: true,
    allowsDownload: true,
    ...more,
  }) as Record<string, unknown>;

it('tells search engines of a video, its chapters as key moments', () => {
  expect(dataOf()).toEqual({
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: 'A talk',
    description: 'What it is about',
    url: 'https://tv.example/public/o/watch/i',
    thumbnailUrl: ['https://tv.example/api/media/i/1/poster?width=1280&jwt=public'],
    uploadDate: '2011-05-04T00:00:00.000Z',
    dateModified: '2026-01-01T00:00:00.000Z',
    duration: 'PT93S',
    inLanguage: 'de',
    keywords: 'solar, wind',
    actor: [
      { '@type': 'Person', name: 'Analyst' },
      { '@type': 'Person', name: 'Host' },
    ],
    embedUrl: 'https://tv.example/public/o/embed/i',
    contentUrl: 'https://tv.example/api/Feeds/Media/i/video.mp4',
    publisher: { '@type': 'Organization', name: 'Own', url: 'https://tv.example/public/o' },
    hasPart: [
      {
        '@type': 'Clip',
        name: 'Begin',
        startOffset: 0,
        endOffset: 12,
        url: 'https://tv.example/public/o/watch/i?t=0',
      },
      {
        '@type': 'Clip',
        name: 'Middle',
        startOffset: 12,
        endOffset: 94,
        url: 'https://tv.example/public/o/watch/i?t=12',
      },
    ],
  });
});

it('says how to begin at a second where there are no chapters, and names no file that may not be had', () => {
  const data = dataOf(
    { chapters: [], type: 0, description: '' },
    { allowsEmbed: false, allowsDownload: false },
  );
  expect(data).toMatchObject({
    '@type': 'AudioObject',
    contributor: [{ name: 'Analyst' }, { name: 'Host' }],
    description: 'A talk',
    potentialAction: { '@type': 'SeekToAction' },
  });
  expect(data).not.toHaveProperty('embedUrl');
  expect(data).not.toHaveProperty('contentUrl');
  expect(data).not.toHaveProperty('actor');
});

it('tells nothing of what cannot be played, or is not to be found', () => {
  const { videoUrl: _, ...closed } = item;
  expect(
    structuredData({
      origin: 'https://tv.example',
      organization: { id: 'o', name: 'Own' },
      item: closed as MediaContent,
      allowsEmbed: true,
      allowsDownload: true,
    }),
  ).toBeUndefined();
  expect(dataOf({ isListed: false })).toBeUndefined();
});

it('names clips that do not overlap, and none without a second of its own', () => {
  const chapters = [
    { title: 'Begin', startTime: 0, endTime: 10.2 },
    { title: 'Short', startTime: 10.2, endTime: 10.8 },
    { title: 'Middle', startTime: 10.8, endTime: 20.5 },
    { title: 'After a pause', startTime: 30, endTime: 30.4 },
  ];
  const { hasPart } = dataOf({ chapters }) as { hasPart: Record<string, unknown>[] };
  expect(hasPart.map(({ name, startOffset, endOffset }) => [name, startOffset, endOffset])).toEqual([
    ['Begin', 0, 10],
    ['Middle', 10, 21],
    ['After a pause', 30, 31],
  ]);
});
