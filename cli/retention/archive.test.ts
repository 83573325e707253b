import { sql } from '@tv/server/platform/db/sql';
import { aCategory, aMediaContent, anOrganization, aPackage } from '@tv/server/test-builders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { archiveCommand } from './archive.ts';
import {
  captureOutput,
  startServiceForCommands,
  stubEnvironment,
  type ServiceForCommands,
} from '../testing/test-commands.ts';

let service: ServiceForCommands;
let organizationId: string;
let category: string;
const { out } = captureOutput();
stubEnvironment(() => service.env);

beforeAll(async () => {
  service = await startServiceForCommands();
  organizationId = await anOrganization(service.db, { name: 'Own' });
  category = await aCategory(service.db, organizationId, 'Old talks');
});
afterAll(() => service.close());

/** An item with a stored original and a rendition of 3 MB. */
async function aFilm(title: string): Promise<string> {
  const rendition = { name: 'video-720.mp4', sizeInBytes: 3_000_000 } as never;
  const id = await aMediaContent(service.db, organizationId, {
    title,
    categories: [category],
    package: { ...aPackage(), renditions: [rendition] },
  });
  await service.db.query(sql`
    insert into uploads (id, organization_id, file_name, size_in_bytes, received_bytes, details, completed_at)
    values (${id}, ${organizationId}, 'film.mp4', 9, 9, '{}', now())`);
  await service.db.query(sql`insert into upload_chunks values (${id}, 0, ${`uploads/${id}/0`})`);
  return id;
}

const storageOf = async (...ids: string[]) =>
  (
    await service.db.query<{ storage: number }>(
      sql`select storage from media_contents where id = any(${ids}::uuid[]) order by title`,
    )
  ).map(({ storage }) => storage);

it('says what archiving saves, archives what is named, and brings it back', async () => {
  const film = await aFilm('Film');
  expect(await archiveCommand([film, '--dry-run'])).toBe(true);
  expect(out()).toBe(
    `     3.0 MB  ${film}  Film\nItems to archive: 1. This saves 3.0 MB.\nNothing was done.`,
  );
  expect(await storageOf(film)).toEqual([0]);
  await expect(archiveCommand([film])).rejects.toThrow('Confirm with --yes.');
  expect(await archiveCommand([film, '--yes'])).toBe(true);
  expect(out()).toContain('Items archived: 1.');
  expect(await storageOf(film)).toEqual([1]);
  expect(await archiveCommand([film, '--bring-back', '--yes'])).toBe(true);
  expect(out()).toContain('Items on the way back: 1.');
  expect(await storageOf(film)).toEqual([0]);
});

it('archives what a filter finds, and names what cannot be archived', async () => {
  const [a, b] = [await aFilm('Talk A'), await aFilm('Talk B')];
  const bare = await aMediaContent(service.db, organizationId, { title: 'Talk C', categories: [category] });
  out();
  expect(await archiveCommand(['--search', 'talk', '--category', 'old talks', '--yes'])).toBe(false);
  const output = out();
  expect(output).toContain('Items to archive: 2. This saves 6.0 MB.');
  expect(output).toContain('Talk C cannot be archived: The original of this item is not stored');
  expect(await storageOf(a, b, bare)).toEqual([1, 1, 0]);
  expect(await archiveCommand(['--category', 'Old talks', '--bring-back', '--dry-run'])).toBe(true);
  expect(out()).toContain('Items to bring back: 2.');
  expect(await archiveCommand(['--search', 'nothing of this'])).toBe(true);
  expect(out()).toBe('Nothing matches.');
});

it.each([
  [[], 'Name items by their ids'],
  [['talk'], '"talk" is not an item'],
  [['aaaaaaaa-0000-4000-8000-000000000001', '--search', 'talk'], 'Name items by their ids'],
])('%j is refused with a sentence', async (args, sentence) => {
  await expect(archiveCommand(args)).rejects.toThrow(sentence);
});
