import { ContentStatus } from '@tv/contract/enumerations';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deleteOldLines } from '../audit/account-events-db.ts';
import { listReplaced } from '../ingest/unused-files/replaced-packages-db.ts';
import { purgeDeletedItems } from '../media-contents/lifecycle/delete-item.ts';
import { sql } from '../platform/db/sql.ts';
import { aCategory, aMediaContent, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';

let service: TestService;
let house: Awaited<ReturnType<typeof aHouse>>;
beforeAll(async () => {
  service = await startTestService();
});
beforeEach(async () => {
  house = await aHouse();
});
afterAll(() => service.close());

async function aHouse() {
  const { db } = service;
  const organizationId = await anOrganization(db);
  const person = (role: 'Admin' | 'OrganizationManager' | 'ContentManager') =>
    aPerson(db, { organizations: [[organizationId, role]] });
  const [admin, manager, author] = [
    await person('Admin'),
    await person('OrganizationManager'),
    await person('ContentManager'),
  ];
  const category = await aCategory(db, organizationId, 'Board');
  const item = await aMediaContent(db, organizationId, { createdBy: author.id, title: 'Talk' });
  return { organizationId, admin, manager, author, category, item };
}

const hold = (id: string, reason = 'Case 7') =>
  service.call('PUT /Management/MediaContents/:id/LegalHold', {
    as: house.admin.subject,
    params: { id },
    body: { reason },
  });
const lift = (id: string) =>
  service.call('DELETE /Management/MediaContents/:id/LegalHold', { as: house.admin.subject, params: { id } });
const rename = (id: string) =>
  service.call('PATCH /Management/MediaContents/:id', {
    as: house.admin.subject,
    params: { id },
    body: { title: 'Another' },
  });
const remove = (id: string) =>
  service.call('DELETE /Management/MediaContents/:id', { as: house.admin.subject, params: { id } });
const inCategory = () =>
  service.db.query(
    sql`insert into media_content_categories (media_content_id, category_id) values (${house.item}, ${house.category})`,
  );
const linesAbout = (subject: string) =>
  service.db.query<{ action: string; person_id: string; detail: object }>(
    sql`select action, person_id, detail from audit_log where subject = ${subject} order by id`,
  );

it('keeps an item from being changed and deleted, until it is lifted', async () => {
  const { item, admin } = house;
  const held = await hold(item);
  expect(held.body).toMatchObject({ legalHold: { kind: 'item', reason: 'Case 7' } });
  expect(held.body.permitted).toEqual(expect.arrayContaining(['unpublish']));
  expect(held.body.permitted.filter((action) => ['edit', 'delete', 'reprocess'].includes(action))).toEqual(
    [],
  );
  for (const answer of [await rename(item), await remove(item)])
    expect(answer).toMatchObject({
      status: 409,
      body: { reason: 'holds.item', message: expect.stringContaining('under legal hold (Case 7)') as string },
    });
  await hold(item);
  await hold(item, 'Case 8');
  expect((await lift(item)).body.legalHold).toBeUndefined();
  await lift(item);
  expect((await rename(item)).status).toBe(200);
  expect((await remove(item)).status).toBe(204);
  const by = { person_id: admin.id };
  expect((await linesAbout(item)).slice(0, 3)).toEqual([
    { ...by, action: 'legal hold placed', detail: { reason: 'Case 7' } },
    { ...by, action: 'legal hold placed', detail: { reason: 'Case 8' } },
    { ...by, action: 'legal hold lifted', detail: { reason: 'Case 8' } },
  ]);
});

it('is for admins alone, and needs a reason', async () => {
  const { item, manager } = house;
  const asManager = await service.call('PUT /Management/MediaContents/:id/LegalHold', {
    as: manager.subject,
    params: { id: item },
    body: { reason: 'x' },
  });
  expect(asManager.status).toBe(403);
  expect(await hold(item, ' ')).toMatchObject({ status: 400, body: { exceptionData: { field: 'reason' } } });
});

it('lets an item under hold be published and unpublished', async () => {
  const { item, admin } = house;
  await hold(item);
  const as = { as: admin.subject, params: { id: item } };
  const draft = await service.call('DELETE /Management/MediaContents/:id/Publications', as);
  expect(draft.body.status).toBe(ContentStatus.DRAFT);
  const out = await service.call('POST /Management/MediaContents/:id/Publications', as);
  expect(out.body.status).toBe(ContentStatus.PUBLISHED);
});

it('refuses an item among many by itself', async () => {
  const { organizationId, item, admin } = house;
  const free = await aMediaContent(service.db, organizationId);
  await hold(item);
  const { body } = await service.call('POST /Management/MediaContents/Changes', {
    as: admin.subject,
    body: { ids: [item, free], change: { action: 'delete' } },
  });
  expect(body).toMatchObject([
    { id: item, isDone: false, problem: { status: 409, reason: 'holds.item' } },
    { id: free, isDone: true },
  ]);
});

it('the database refuses what deletes or overwrites a part of an item under hold', async () => {
  const { db } = service;
  const { item } = house;
  await db.execute(`
    insert into attachments (id, media_content_id, file_name, mime_type, size_in_bytes, file, created_at, position)
      values (gen_random_uuid(), '${item}', 'a.pdf', 'application/pdf', 1, 'a', now(), 0);
    insert into subtitles (id, media_content_id, language_code, language_name, kind, format, is_default, is_auto_generated, original_file, vtt_file)
      values ('${item}', '${item}', 'en', 'English', 0, 'VTT', false, false, 'a', 'b');
    insert into subtitle_cues (subtitle_id, media_content_id, position, start_time, end_time, text) values ('${item}', '${item}', 0, 0, 1, 'Hello');
    insert into media_versions (id, media_content_id, state, created_at) values (gen_random_uuid(), '${item}', 2, now());
    insert into subtitle_drafts (media_content_id, language_code, version, has_changes, cues, cues_count, checked_count, changed_at)
      values ('${item}', 'de', gen_random_uuid(), true, '[]', 0, 0, now());`);
  await hold(item);
  const refused = [
    `delete from media_contents where id = '${item}'`,
    `update media_contents set title = 'x' where id = '${item}'`,
    `update media_contents set chapters = '[{"title": "x", "startTime": 0}]' where id = '${item}'`,
    `update media_contents set package_version = 2 where id = '${item}'`,
    `update media_contents set poster_version = 2 where id = '${item}'`,
    `update media_contents set created_by = null where id = '${item}'`,
    `update media_contents set status = 2 where id = '${item}'`,
    `delete from attachments where media_content_id = '${item}'`,
    `update attachments set file = 'b' where media_content_id = '${item}'`,
    `delete from subtitles where media_content_id = '${item}'`,
    `delete from subtitle_cues where media_content_id = '${item}'`,
    `delete from media_versions where media_content_id = '${item}'`,
    `insert into media_versions (id, media_content_id, state, created_at) values (gen_random_uuid(), '${item}', 0, now())`,
    `update subtitle_drafts set cues = '[1]' where media_content_id = '${item}'`,
    `delete from subtitle_drafts where media_content_id = '${item}'`,
  ];
  for (const statement of refused)
    expect([statement, await db.execute(statement).then(() => 'done', codeOf)]).toEqual([statement, 'TVH01']);
  await db.execute(`update media_contents set counted_views = 3, visibility = 2 where id = '${item}'`);
  await lift(item);
  for (const statement of refused.slice(1).filter((each) => !each.includes('status = 2')))
    expect([statement, await db.execute(statement).then(() => 'done', codeOf)]).toEqual([statement, 'done']);
});
const codeOf = (error: unknown) => (error as { code?: string }).code;

it('keeps a category with its items: it is not renamed, merged, left or deleted', async () => {
  const { category, item, admin, organizationId } = house;
  await inCategory();
  const at = { as: admin.subject, params: { id: category } };
  const put = () =>
    service.call('PUT /Management/Categories/:id/LegalHold', { ...at, body: { reason: 'Case 7' } });
  expect((await put()).status).toBe(204);
  expect((await put()).status).toBe(204);
  expect(await rename(item)).toMatchObject({
    status: 409,
    body: { reason: 'holds.category', exceptionData: { category: 'Board', reason: 'Case 7' } },
  });
  const other = await aCategory(service.db, organizationId);
  const answers = [
    await service.call('PATCH /Management/Categories/:id', { ...at, body: { name: 'Council' } }),
    await service.call('DELETE /Management/Categories/:id', at),
    await service.call('POST /Management/Categories/:id/Merges', { ...at, body: { intoId: other } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([409, 409, 409]);
  const { body: holds, headers } = await service.call('GET /Management/LegalHolds', { as: admin.subject });
  expect(holds).toMatchObject([{ kind: 'category', id: category, name: 'Board', reason: 'Case 7' }]);
  expect(headers['x-pagination-total-results']).toBe('1');
  await service.call('DELETE /Management/Categories/:id/LegalHold', at);
  expect((await service.call('DELETE /Management/Categories/:id', at)).status).toBe(204);
  expect((await linesAbout(category)).map(({ action }) => action)).toEqual([
    'legal hold placed',
    'legal hold lifted',
    'category deleted',
  ]);
});

it('keeps what is stored about a person, and the items that they manage, without telling why', async () => {
  const { item, author, admin } = house;
  const at = { as: admin.subject, params: { id: author.id } };
  await service.call('PUT /Management/People/:id/LegalHold', { ...at, body: { reason: 'Case 7' } });
  const refusal = await remove(item);
  expect(refusal).toMatchObject({ status: 409, body: { reason: 'holds.manager' } });
  expect(JSON.stringify(refusal.body)).not.toContain('Case 7');
  const erasures = [
    await service.call('DELETE /Management/People/:id/Data', at),
    await service.call('DELETE /Users/Me/Data', { as: author.subject }),
  ];
  for (const erasure of erasures)
    expect(erasure).toMatchObject({ status: 409, body: { reason: 'holds.person' } });
  expect((await service.call('DELETE /Management/People/:id', at)).status).toBe(204);
  expect((await service.call('DELETE /Management/People/:id/LegalHold', at)).status).toBe(204);
  expect((await service.call('DELETE /Management/People/:id/LegalHold', at)).status).toBe(404);
});

it('says what an item under hold keeps of a person, and erases nothing', async () => {
  const { item, author, admin } = house;
  await hold(item);
  const at = { as: admin.subject, params: { id: author.id } };
  expect(await service.call('DELETE /Management/People/:id/Data', at)).toMatchObject({
    status: 409,
    body: { reason: 'holds.items', exceptionData: { count: 1 } },
  });
  await lift(item);
  expect((await service.call('DELETE /Management/People/:id/Data', at)).status).toBe(204);
});

it('filters the list by holds', async () => {
  const { item, admin, organizationId } = house;
  const free = await aMediaContent(service.db, organizationId);
  await hold(item);
  const idsOf = async (isHeld: boolean) =>
    (await service.call('GET /Management/MediaContents', { as: admin.subject, query: { isHeld } })).body.map(
      ({ id }) => id,
    );
  expect([await idsOf(true), await idsOf(false)]).toEqual([[item], [free]]);
});

it('a deleted item under hold is not purged, its replaced files and its lines in the audit log stay', async () => {
  const { db, files } = service;
  const { item, organizationId } = house;
  const gone = await aMediaContent(db, organizationId);
  for (const id of [item, gone]) {
    await remove(id);
    await files.write(`media/${id}/1/master.m3u8`, 'a list');
  }
  await hold(item);
  await db.execute(`
    update media_contents set deleted_at = '2026-01-01' where id in ('${item}', '${gone}');
    update audit_log set at = '2020-01-01' where subject in ('${item}', '${gone}');
    insert into replaced_packages (media_content_id, version, replaced_at) values ('${item}', 9, '2026-01-01'), ('${gone}', 9, '2026-01-01');`);
  const before = new Date('2026-02-01T00:00:00Z');
  expect((await listReplaced(db, before)).map(({ id }) => id)).toEqual([gone]);
  await purgeDeletedItems({ db, files, clock: () => new Date('2026-03-02T09:00:00Z') });
  await deleteOldLines(db, before);
  const left = await db.query<{ id: string }>(
    sql`select id from media_contents where id = any(${[item, gone]}::uuid[])`,
  );
  expect(left.map(({ id }) => id)).toEqual([item]);
  expect(await files.size(`media/${item}/1/master.m3u8`)).toBeGreaterThan(0);
  expect([(await linesAbout(item)).length > 0, await linesAbout(gone)]).toEqual([true, []]);
});
