import { randomUUID } from 'node:crypto';
import { Visibility } from '@tv/contract/enumerations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { anOrganization, aPerson } from '../../test-builders.ts';
import { startTestService, type TestService } from '../../test-service.ts';
import { createMediaContents } from '../create-db.ts';
import { newReadyItem } from '../new-item.ts';
import { countWords } from './count-words-db.ts';
import { markRecent } from './recent-db.ts';

let service: TestService;
let organizationId: string;
let member: string;

const size = 2_200;
const recent = 400;
const newest = Date.parse('2026-03-01T00:00:00Z');

const mediaPackage = {
  ...{ mediaType: 1, durationInSeconds: 60, renditions: [], audioTracks: [], posterWidths: [] },
  ...{ jpegPosterWidths: [], posterAspectRatio: 0.5, thumbhash: '', hasSeekPreviews: false },
  ...{ hasWaveform: false, chapters: [], embeddedSubtitles: [] },
} as const;

/** Item 0 is the newest. One in eight has `harbor`; of those that are not recent, one in eight has `granite`. */
const titleOf = (number: number) =>
  `Number ${number}${number % 8 === 0 ? ' harbor' : ''}${number % 8 === 1 && number >= recent ? ' granite' : ''}`;

beforeAll(async () => {
  service = await startTestService();
  const { db } = service;
  organizationId = await anOrganization(db);
  ({ subject: member } = await aPerson(db, { organizations: [organizationId] }));
  await createMediaContents(
    db,
    Array.from({ length: size }, (_each, index) => anItem(titleOf(index), newest - index * 3_600_000)),
  );
  await countWords(db, new Date(Date.now() + 3_600_000));
  await markRecent(db, organizationId, recent);
});
afterAll(() => service.close());

const anItem = (title: string, publishedAt: number) =>
  newReadyItem({
    ...{ id: randomUUID(), organizationId, title, visibility: Visibility.PUBLIC },
    ...{ publishDate: new Date(publishedAt), package: { ...mediaPackage } as never },
  });

const marked = async () =>
  (
    await service.db.query<{ title: string }>(sql`
      select mc.title from search_documents d join media_contents mc on mc.id = d.media_content_id
      where d.is_recent order by mc.publish_date desc`)
  ).map(({ title }) => title);

const search = async (searchTerm: string) => {
  const { body, headers } = await service.call('GET /MediaContents', {
    as: member,
    query: { searchTerm, pageSize: 15 },
  });
  return { titles: body.map(({ title }) => title), total: headers['x-pagination-total-results'] };
};

const all = Array.from({ length: size }, (_each, index) => titleOf(index));

it('the newest items of a large library are recent', async () => {
  expect(await marked()).toEqual(all.slice(0, recent));
});

it('a frequent word is found in the newest items that have it', async () => {
  const { titles, total } = await search('harbor');
  expect(titles).toEqual(all.filter((title) => title.includes('harbor')).slice(0, 15));
  expect(total).toBe(String(size / 8));
});

it('a frequent word that no recent item has is found in the others', async () => {
  const { titles, total } = await search('granite');
  expect(titles).toEqual(all.filter((title) => title.includes('granite')).slice(0, 15));
  expect(total).toBe(String((size - recent) / 8));
});

it.each(['harbo', 'grani'])(
  'the newest titles with a frequent word are suggested: %s',
  async (searchTerm) => {
    const { body } = await service.call('GET /MediaContents/Suggestions', {
      as: member,
      query: { searchTerm },
    });
    expect(body.map(({ text }) => text)).toEqual(
      all.filter((title) => title.includes(searchTerm)).slice(0, 8),
    );
  },
);

it('an item that is published becomes recent, and the mark moves on when they are many', async () => {
  const added = Array.from({ length: recent + 1 }, (_each, index) => `Later ${index}`);
  await createMediaContents(
    service.db,
    added.map((title, index) => anItem(title, newest + (recent - index) * 3_600_000)),
  );
  expect(await marked()).toEqual([...added, ...all.slice(0, recent)]);
  await markRecent(service.db, organizationId, recent);
  expect(await marked()).toEqual(added.slice(0, recent));
  await service.db.query(sql`
    update media_contents set publish_date = ${new Date(newest - 1_000 * 3_600_000)} where title = 'Later 0'`);
  expect(await marked()).toEqual(added.slice(1, recent));
});

it('a library that became small has no recent items', async () => {
  await markRecent(service.db, organizationId, size);
  expect(await marked()).toEqual([]);
});
