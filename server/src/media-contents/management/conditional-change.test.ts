import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { aCategory, aMediaContent, anOrganization, aPerson } from '../../test-builders.ts';
import { startTestService, type TestService } from '../../test-service.ts';

let service: TestService;
let own: string;
let one: { id: string; subject: string };
let other: { id: string; subject: string };

beforeAll(async () => {
  service = await startTestService(new Date('2026-03-02T09:00:00Z'));
  own = await anOrganization(service.db);
  one = await aPerson(service.db, { organizations: [[own, 'OrganizationManager']] });
  other = await aPerson(service.db, { organizations: [[own, 'Admin']], email: 'other@own.example' });
});
afterAll(() => service.close());

const tagOf = async (id: string) =>
  String(
    (await service.call('GET /Management/MediaContents/:id', { as: one.subject, params: { id } })).headers
      .etag,
  );
const edit = (id: string, body: object, ifMatch?: string, as = one.subject) =>
  service.call('PATCH /Management/MediaContents/:id', {
    as,
    params: { id },
    body,
    ...(ifMatch && { headers: { 'if-match': ifMatch } }),
  });

test('a change with the tag of what was read is refused after somebody else’s', async () => {
  const id = await aMediaContent(service.db, own, { title: 'Before', tags: ['a'] });
  const read = await tagOf(id);
  const first = await edit(id, { title: 'Mine' }, read);
  expect(first.status).toBe(200);
  expect(first.headers.etag).toBe(await tagOf(id));
  expect(first.headers.etag).not.toBe(read);

  await edit(id, { title: 'Theirs', tags: ['b'] }, undefined, other.subject);
  const late = await edit(id, { description: 'Mine too' }, String(first.headers.etag));
  expect(late).toMatchObject({
    status: 412,
    body: {
      message: 'This item has been changed in the meantime: read it again, then change it.',
      exceptionData: {
        etag: await tagOf(id),
        changes: [
          {
            at: '2026-03-02T09:00:00.000Z',
            action: 'media content edited',
            person: { id: other.id, name: 'other@own.example' },
            detail: { title: 'Theirs', tags: ['b'] },
            former: { title: 'Mine', tags: ['a'] },
          },
        ],
      },
    },
  });
  // The same without a condition, and with any.
  expect((await edit(id, { description: 'One' })).status).toBe(200);
  expect((await edit(id, { description: 'Two' }, '*')).status).toBe(200);
  expect(await edit(id, { description: 'Three' }, 'nonsense')).toMatchObject({
    status: 400,
    body: { exceptionData: { field: 'if-match' } },
  });
  // What changes nothing answers the tag as it is.
  const tag = await tagOf(id);
  for (const field of [`W/${tag}`, `"1", ${tag}`, `${tag},W/"2"`])
    expect([field, (await edit(id, { description: 'Two' }, field)).status]).toEqual([field, 200]);
  expect((await edit(id, { description: 'Four' }, '"1", W/"2"')).status).toBe(412);
  expect((await edit(id, { description: 'Two' }, tag)).headers.etag).toBe(tag);
});

test('every change of an item moves its tag and its date, and what viewers do does not', async () => {
  const { db } = service;
  const id = await aMediaContent(db, own);
  const category = await aCategory(db, own);
  const subtitleId = randomUUID();
  await db.query(sql`
    insert into subtitles (id, media_content_id, language_code, language_name, format, original_file, vtt_file)
    values (${subtitleId}, ${id}, 'en', 'English', 'VTT', 'a', 'b')`);
  await db.query(sql`update media_contents set updated_at = '2020-01-01T00:00:00Z' where id = ${id}`);
  const given = { as: other.subject, params: { id } };
  const changes: [string, () => Promise<{ status: number }>][] = [
    ['categories', () => edit(id, { categoryIds: [category] })],
    ['manager', () => edit(id, { managerId: one.id })],
    ['password', () => edit(id, { password: 'a long password' })],
    [
      'captions',
      () =>
        service.call('DELETE /Management/MediaContents/:id/Subtitles/:languageCode', {
          as: other.subject,
          params: { id, languageCode: 'en' },
        }),
    ],
    [
      'schedule',
      () =>
        service.call('PUT /Management/MediaContents/:id/Schedules', {
          ...given,
          body: { unpublishAt: '2027-01-01T00:00:00Z' },
        }),
    ],
    ['unpublish', () => service.call('DELETE /Management/MediaContents/:id/Publications', given)],
    ['delete', () => service.call('DELETE /Management/MediaContents/:id', given)],
  ];
  let tag = await tagOf(id);
  for (const [name, make] of changes) {
    expect((await make()).status, name).toBeLessThan(300);
    const next = await tagOf(id);
    expect(next, name).not.toBe(tag);
    tag = next;
    const item = await service.call('GET /Management/MediaContents/:id', given);
    expect(item.body.modifiedDate, name).toBe('2026-03-02T09:00:00.000Z');
    await db.query(sql`update media_contents set updated_at = '2020-01-01T00:00:00Z' where id = ${id}`);
  }
  const liked = await aMediaContent(db, own);
  tag = await tagOf(liked);
  await service.call('POST /Reactions', {
    as: one.subject,
    body: { mediaContentId: liked, reactionType: 0 },
  });
  await service.call('POST /MediaContents/:id/Visitors', { as: one.subject, params: { id: liked } });
  expect(await tagOf(liked)).toBe(tag);
});

test('the history tells who changed what, with the texts before', async () => {
  const id = await aMediaContent(service.db, own, { title: 'First', description: 'Old text' });
  await edit(id, { title: 'Second', description: '' });
  await edit(id, { isListed: false }, undefined, other.subject);
  const history = await service.call('GET /Management/MediaContents/:id/History', {
    as: one.subject,
    params: { id },
  });
  const name = (person: { id: string }) => ({ id: person.id, name: expect.any(String) as string });
  expect(history.body).toEqual([
    {
      at: '2026-03-02T09:00:00.000Z',
      action: 'media content edited',
      person: name(other),
      detail: { isListed: false },
    },
    {
      at: '2026-03-02T09:00:00.000Z',
      action: 'media content edited',
      person: name(one),
      detail: { title: 'Second', description: '' },
      former: { title: 'First', description: 'Old text' },
    },
  ]);
  expect(history.headers['x-pagination-total-results']).toBe('2');
  const restored = await edit(id, history.body[1]!.former!);
  expect(restored.body).toMatchObject({ title: 'First', description: 'Old text' });
});
