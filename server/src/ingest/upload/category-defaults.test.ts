import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CategoryDefaults } from '@tv/contract/categories/category-defaults';
import { Visibility } from '@tv/contract/enumerations';
import { sql } from '../../platform/db/sql.ts';
import { aCategory, aPerson, anOrganization } from '../../test-builders.ts';
import { startUploads } from './test-uploads.ts';

const deletedGroup = randomUUID();
const now = new Date('2026-03-02T09:00:00Z');
let uploads: Awaited<ReturnType<typeof startUploads>>;
beforeAll(async () => {
  // Nothing is processed here; any program that exists will do.
  uploads = await startUploads(process.execPath, () => now);
  const own = await anOrganization(uploads.db);
  const other = await anOrganization(uploads.db);
  await aPerson(uploads.db, { organizations: [[own, 'ContentManager']], subject: 'content' });
  await category(own, 'Safety', {
    tags: ['safety', 'training'],
    speakers: ['Trainer'],
    visibility: Visibility.PUBLIC,
    isListed: false,
    expirationDays: 30,
  });
  await category(own, 'Meetings', {});
  await category(other, 'Meetings', { tags: ['elsewhere'] });
  await category(own, 'Board', { audience: { kind: 'chosen', groupIds: [deletedGroup], personIds: [] } });
});
afterAll(() => uploads.close());

async function category(organizationId: string, name: string, defaults: CategoryDefaults) {
  const id = await aCategory(uploads.db, organizationId, name);
  await uploads.db.query(
    sql`update categories set defaults = ${JSON.stringify(defaults)}::jsonb where id = ${id}::uuid`,
  );
}

async function bringIn(given: object) {
  const { body } = await uploads.ask('POST', 'Uploads', {
    json: { fileName: 'film.mp4', sizeInBytes: 1, idempotencyKey: randomUUID(), ...given },
    as: 'content',
  });
  await uploads.ask('PATCH', `Uploads/${body.id}`, { bytes: 'x', offset: 0, as: 'content' });
  await uploads.ask('POST', `Uploads/${body.id}/Completions`, { as: 'content' });
  const [row] = await uploads.db.query(sql`
    select tags, speakers, visibility, is_listed, expiration_date, expiration_option, audience
    from media_contents where id = ${body.id}::uuid`);
  return row;
}

it('gives an item what its category has, where nobody said otherwise', async () => {
  expect(await bringIn({ categoryNames: ['safety', 'Meetings'] })).toEqual({
    tags: ['safety', 'training'],
    speakers: ['Trainer'],
    visibility: Visibility.PUBLIC,
    is_listed: false,
    expiration_date: new Date('2026-04-01T09:00:00Z'),
    expiration_option: 1,
    audience: null,
  });
});

it('leaves alone what was said with the file', async () => {
  const given = { tags: [], speakers: ['Guest'], visibility: Visibility.INTERNAL, isListed: true };
  expect(await bringIn({ categoryNames: ['Safety'], ...given })).toEqual({
    tags: [],
    speakers: ['Guest'],
    visibility: Visibility.INTERNAL,
    is_listed: true,
    expiration_date: null,
    expiration_option: 0,
    audience: null,
  });
});

it('takes nothing of categories of other organizations', async () => {
  expect(await bringIn({ categoryNames: ['Meetings'] })).toMatchObject({
    tags: [],
    visibility: Visibility.INTERNAL,
  });
});

it('narrows an item also where the group of the category’s audience is deleted', async () => {
  expect(await bringIn({ categoryNames: ['Board'] })).toMatchObject({
    visibility: Visibility.INTERNAL,
    audience: [deletedGroup],
  });
});

it('has title and description in the languages that were given', async () => {
  const translations = { de: { title: 'Rückblick' }, ja: { description: '振り返り' } };
  const { body } = await uploads.ask('POST', 'Uploads', {
    json: { fileName: 'film.mp4', sizeInBytes: 1, translations },
    as: 'content',
  });
  await uploads.ask('PATCH', `Uploads/${body.id}`, { bytes: 'x', offset: 0, as: 'content' });
  await uploads.ask('POST', `Uploads/${body.id}/Completions`, { as: 'content' });
  const rows = await uploads.db.query(
    sql`select translations from media_contents where id = ${body.id}::uuid`,
  );
  expect(rows).toEqual([{ translations }]);
});
