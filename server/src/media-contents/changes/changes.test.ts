// On both databases: which transactions are under way, and what a trigger notes.
import { daysOfChanges } from '@tv/contract/media-contents/changes';
import { ContentStatus, ReviewAction } from '@tv/contract/enumerations';
import type { RoleKey } from '@tv/contract/people/roles';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { aCategory, aMediaContent, anOrganization, aPerson } from '../../test-builders.ts';
import { startTestService, type TestService } from '../../test-service.ts';
import { deleteOldChanges } from './changes-db.ts';
import { settled } from './test-settled.ts';

let service: TestService;
beforeAll(async () => void (service = await startTestService()));
afterAll(() => service.close());

const changesOf = (as: string, query: Record<string, unknown> = {}) =>
  service.call('GET /Management/Changes', { as, query });

/** Everything until now, and the cursor behind it. */
async function follow(as: string, after?: string) {
  await settled(service.db);
  return followNow(as, after);
}

/** The same without what is told only when other transactions have ended. */
async function followNow(as: string, after?: string) {
  const reported: string[] = [];
  for (let next = after; ;) {
    const { status, body } = await changesOf(as, next === undefined ? {} : { after: next });
    expect(status).toBe(200);
    for (const { kind, id, mediaContent } of body.changes) {
      expect(mediaContent?.id).toBe(kind === 'changed' ? id : undefined);
      reported.push(`${kind} ${id}`);
    }
    next = body.next;
    if (!body.hasMore) return { reported, next };
  }
}

async function aHouse(role: RoleKey = 'Admin') {
  const organization = await anOrganization(service.db);
  const person = await aPerson(service.db, { organizations: [[organization, role]] });
  return { organization, as: person.subject, person };
}

it('begins with all items, in pages, and goes on with what changed', async () => {
  const { organization, as } = await aHouse();
  const ids = [];
  for (let count = 0; count < 5; count++) ids.push(await aMediaContent(service.db, organization));
  const [one, two] = ids as [string, string];
  await settled(service.db);
  const first = await changesOf(as, { pageSize: 2 });
  expect(first.body).toMatchObject({ hasMore: true, changes: { length: 2 } });
  // Between two pages: it is told again.
  await service.db.query(sql`update media_contents set title = 'Meanwhile' where id = ${one}`);
  const { reported, next } = await follow(as, first.body.next);
  expect([...reported, ...first.body.changes.map(({ kind, id }) => `${kind} ${id}`)].sort()).toEqual(
    [...ids, one].map((id) => `changed ${id}`).sort(),
  );
  expect((await follow(as, next)).reported).toEqual([]);

  await service.call('DELETE /Management/MediaContents/:id', { as, params: { id: one } });
  const deleted = await follow(as, next);
  expect(deleted.reported).toEqual([`withdrawn ${one}`]);
  await service.call('POST /Management/MediaContents/:id/Restorations', { as, params: { id: one } });
  expect((await follow(as, deleted.next)).reported).toEqual([`changed ${one}`]);
  await service.db.query(sql`delete from media_contents where id = ${two}`);
  // The cursor of before tells both, each once.
  expect((await follow(as, next)).reported).toEqual([`changed ${one}`, `withdrawn ${two}`]);
});

it('skips no change of a transaction that began first and ended last', async () => {
  // The embedded database has one session, so that no two transactions are under way.
  if (service.db.embedded) return;
  const { organization, as } = await aHouse();
  const [slow, quick] = [
    await aMediaContent(service.db, organization),
    await aMediaContent(service.db, organization),
  ];
  const { next } = await follow(as);
  const rename = (id: string) => sql`update media_contents set title = title || '!' where id = ${id}`;
  const between = await service.db.transaction(async (queries) => {
    await queries.query(rename(slow));
    // Another connection begins later, and is done first.
    await service.db.query(rename(quick));
    const found = await followNow(as, next);
    expect(found.reported).toEqual([]);
    return found.next;
  });
  expect((await follow(as, between)).reported).toEqual([`changed ${slow}`, `changed ${quick}`]);
});

it('tells a content manager of what leaves their sight, and of nothing else', async () => {
  const { db } = service;
  const { organization, as } = await aHouse();
  const [own, foreign] = [await aCategory(db, organization), await aCategory(db, organization)];
  const editor = await aPerson(db, { organizations: [[organization, 'ContentManager']] });
  await db.query(sql`insert into category_managers (category_id, person_id) values (${own}, ${editor.id})`);
  const inOwn = await aMediaContent(db, organization, { categories: [own] });
  const inForeign = await aMediaContent(db, organization, { categories: [foreign] });
  const brought = await aMediaContent(db, organization, { createdBy: editor.id });
  const { reported, next } = await follow(editor.subject);
  expect(reported.sort()).toEqual([inOwn, brought].map((id) => `changed ${id}`).sort());

  const edit = (id: string, body: Record<string, unknown>) =>
    service.call('PATCH /Management/MediaContents/:id', { as, params: { id }, body });
  expect((await edit(inOwn, { categoryIds: [foreign] })).status).toBe(200);
  await edit(brought, { managerId: '' });
  await edit(inForeign, { title: 'Not for them' });
  await db.query(sql`delete from media_contents where id = ${inForeign}`);
  const after = await follow(editor.subject, next);
  expect(after.reported).toEqual([`withdrawn ${inOwn}`, `withdrawn ${brought}`]);
  await edit(inOwn, { categoryIds: [own, foreign] });
  expect((await follow(editor.subject, after.next)).reported).toEqual([`changed ${inOwn}`]);
});

it('tells a reviewer that an item is out of sight when its review ends', async () => {
  const { organization, as } = await aHouse();
  const reviewer = await aPerson(service.db, { organizations: [organization], rights: { mayReview: true } });
  const id = await aMediaContent(service.db, organization, { status: ContentStatus.DRAFT });
  const submitted = { as, params: { id }, body: {} };
  expect((await service.call('POST /Management/MediaContents/:id/Reviews', submitted)).status).toBeLessThan(
    300,
  );
  const { reported, next } = await follow(reviewer.subject);
  expect(reported).toEqual([`changed ${id}`]);
  const discarded = { as, params: { id }, body: { action: ReviewAction.Discard } };
  const { status } = await service.call('POST /Management/MediaContents/:id/Reviews/Actions', discarded);
  expect(status).toBeLessThan(300);
  expect((await follow(reviewer.subject, next)).reported).toEqual([`withdrawn ${id}`]);
});

it('refuses what is no cursor, and begins anew where a cursor is of other rights or too old', async () => {
  const { db } = service;
  const { organization, as, person } = await aHouse('ContentManager');
  await aMediaContent(db, organization, { createdBy: person.id });
  const { next } = await follow(as);
  const refused = async (after: string, options = as) => {
    const { status, body } = await changesOf(options, { after });
    return [status, body.message ?? ''] as const;
  };
  const changed = next.slice(0, -6) + (next.endsWith('AAAAAA') ? 'BBBBBB' : 'AAAAAA');
  for (const wrong of ['nonsense', changed, next.slice(8), `${next}x${next}`, 'A'.repeat(900)])
    expect(await refused(wrong)).toEqual([400, expect.stringMatching(/^after is not a cursor/)]);
  expect(await refused('A'.repeat(1001))).toEqual([400, expect.stringContaining('after')]);
  expect(await refused('')).toEqual([400, expect.stringContaining('after')]);

  const begins = [410, expect.stringMatching(/of other rights.*Begin anew: ask without "after"/)];
  const another = await aPerson(db, { organizations: [[organization, 'ContentManager']] });
  expect(await refused(next, another.subject)).toEqual(begins);
  const elsewhere = await aHouse();
  expect(await refused(next, elsewhere.as)).toEqual(begins);
  const category = await aCategory(db, organization);
  await db.query(
    sql`insert into category_managers (category_id, person_id) values (${category}, ${person.id})`,
  );
  expect(await refused(next)).toEqual(begins);
  await db.query(sql`delete from category_managers where person_id = ${person.id}`);
  expect((await refused(next))[0]).toBe(200);
  await db.query(sql`update memberships set role = 'OrganizationManager' where person_id = ${person.id}`);
  await db.query(sql`update people set rights_version = rights_version + 1 where id = ${person.id}`);
  expect(await refused(next)).toEqual(begins);

  const { next: ofManager } = await follow(as);
  const began = service.now();
  service.setNow(new Date(began.getTime() + daysOfChanges * 24 * 3_600_000 + 1));
  expect(await refused(ofManager)).toEqual([410, expect.stringMatching(/older than 91 days/)]);
  service.setNow(began);
  await db.query(sql`delete from change_epochs`);
  expect(await refused(ofManager)).toEqual([410, expect.stringMatching(/of another database/)]);
});

it('deletes withdrawals behind the life of a cursor, and an organization takes its own along', async () => {
  const { db } = service;
  const { organization, as } = await aHouse();
  const id = await aMediaContent(db, organization);
  const { next } = await follow(as);
  await db.query(sql`delete from media_contents where id = ${id}`);
  const count = async () =>
    (await db.query(sql`select from item_withdrawals where organization_id = ${organization}`)).length;
  await deleteOldChanges(db, new Date(Date.now() + daysOfChanges * 24 * 3_600_000));
  expect(await count()).toBe(1);
  expect((await follow(as, next)).reported).toEqual([`withdrawn ${id}`]);
  await deleteOldChanges(db, new Date(Date.now() + (daysOfChanges + 2) * 24 * 3_600_000));
  expect(await count()).toBe(0);

  const gone = await anOrganization(db);
  await aMediaContent(db, gone, { categories: [await aCategory(db, gone)] });
  await db.query(sql`delete from organizations where id = ${gone}`);
  expect(await db.query(sql`select from item_withdrawals where organization_id = ${gone}`)).toEqual([]);
});

it('finds what was modified since an instant', async () => {
  const { organization, as } = await aHouse();
  const [early, late] = [
    await aMediaContent(service.db, organization),
    await aMediaContent(service.db, organization),
  ];
  await service.db.query(
    sql`update media_contents set updated_at = '2026-01-01T00:00:00Z' where id = ${early}`,
  );
  await service.db.query(
    sql`update media_contents set updated_at = '2026-02-01T00:00:00Z' where id = ${late}`,
  );
  const since = async (modifiedSince: string) => {
    const { body } = await service.call('GET /Management/MediaContents', { as, query: { modifiedSince } });
    return body.map(({ id }) => id);
  };
  expect(await since('2026-02-01T00:00:00Z')).toEqual([late]);
  expect((await since('2026-01-01T00:00:00Z')).sort()).toEqual([early, late].sort());
  expect(await since('2026-02-01T00:00:01Z')).toEqual([]);
  const wrong = await service.call('GET /Management/MediaContents', {
    as,
    query: { modifiedSince: 'yesterday' },
  });
  expect(wrong).toMatchObject({ status: 400, body: { exceptionData: { field: 'modifiedSince' } } });
});

it('moves nothing where an item is watched, liked or processed further', async () => {
  const { db } = service;
  const { organization, as } = await aHouse();
  const id = await aMediaContent(db, organization, { status: ContentStatus.PUBLISHED });
  const { next } = await follow(as);
  await db.query(sql`update media_contents set visitor_count = visitor_count + 1 where id = ${id}`);
  await db.query(
    sql`update media_contents set counted_views = visitor_count, completion = 0.5 where id = ${id}`,
  );
  await db.query(sql`update media_contents set like_count = like_count + 1 where id = ${id}`);
  await db.query(sql`update media_contents set processing_progress = 0.4 where id = ${id}`);
  expect((await follow(as, next)).reported).toEqual([]);
  await db.query(
    sql`update media_contents set processing_progress = 1, processing_status = 3 where id = ${id}`,
  );
  expect((await follow(as, next)).reported).toEqual([`changed ${id}`]);
});
