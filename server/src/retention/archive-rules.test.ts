import { ContentStatus } from '@tv/contract/enumerations';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { aPackage, aWebhook } from '../test-builders.ts';
import { aHouse, errors, type Retention, startRetention } from './test-retention.ts';

// On both databases: what keeps an item from being archived is decided in SQL.

const { PUBLISHED, DRAFT } = ContentStatus;
const file = { sizeInBytes: 3000, name: 'video-720.mp4' };

let service: Retention;
let house: Awaited<ReturnType<typeof aHouse>>;
beforeAll(async () => {
  service = await startRetention();
});
beforeEach(async () => {
  house = await aHouse(service);
});
afterEach(async () => {
  expect(errors.splice(0)).toEqual([]);
  await service.db.query(sql`delete from retention_rules`);
});
afterAll(() => service.close());

const asAdmin = (id: string) => ({ as: house.admin.subject, params: { id } });
const rule = (more = {}) => house.rule({ action: 'archive', ...more });

/** An item with a stored original, as one that was uploaded years ago. */
async function aFilm(given: Parameters<typeof house.item>[0] = {}): Promise<string> {
  const { db } = service;
  const id = await house.item({ package: { ...aPackage(), renditions: [file as never] }, ...given });
  await db.query(sql`
    insert into uploads (id, organization_id, file_name, size_in_bytes, received_bytes, details, completed_at)
    values (${id}, ${house.organizationId}, 'film.mp4', 9000, 9000, '{}', now())`);
  await db.query(sql`insert into upload_chunks values (${id}, 0, ${`uploads/${id}/0`})`);
  return id;
}

async function stored(id: string) {
  const [row] = await service.db.query<{ status: number; storage: number; moves: number }>(sql`
    select status, storage, (select count(*)::int from jobs where kind = 'archive' and payload ->> 'mediaContentId' = ${id}) as moves
    from media_contents where id = ${id}`);
  return row;
}

it('archives once what it announced, tells the owner, and announces it no second time', async () => {
  const film = await aFilm({ title: 'Film' });
  await aWebhook(service.db, house.organizationId, { events: ['item.unpublished'] });
  const ruleId = await rule();
  expect(await house.preview(ruleId)).toMatchObject([
    { mediaContentId: film, state: 'due', day: '2026-03-09', sizeInBytes: 3000 },
  ]);
  await service.look();
  expect(await house.announced()).toMatchObject([
    { action: 'archive', day: '2026-03-09', sizeInBytes: 3000 },
  ]);
  const [mail] = await service.mails(house.ownerEmail);
  expect(mail!.text).toContain('Will be archived on March 9, 2026 by the rule Old talks');
  expect(await house.notices()).toMatchObject([{ title: 'Film', action: 'archive', day: '2026-03-09' }]);
  await service.lookFor(6);
  expect(await stored(film)).toEqual({ status: PUBLISHED, storage: 0, moves: 0 });
  service.setNow(new Date('2026-03-09T09:00:00Z'));
  await Promise.all([service.look(), service.look()]);
  expect(await stored(film)).toEqual({ status: DRAFT, storage: 1, moves: 1 });
  expect(await house.linesAbout(film)).toEqual(['media content archived by a retention rule: Old talks']);
  await service.lookFor(40);
  expect([await house.preview(ruleId), await house.announced()]).toEqual([[], []]);
  expect((await service.mails(house.ownerEmail)).length).toBe(1);
  const events = await service.db.query(sql`select event from webhook_deliveries where subject_id = ${film}`);
  expect(events).toEqual([{ event: 'item.unpublished' }]);
  // Brought back it is published again, and its months start over.
  await service.call('DELETE /Management/MediaContents/:id/Archive', asAdmin(film));
  expect([(await stored(film))!.status, await house.preview(ruleId)]).toEqual([PUBLISHED, []]);
});

it('leaves what came under hold or changed after it was announced', async () => {
  const [held, dated, goes] = [await aFilm(), await aFilm(), await aFilm()];
  const ruleId = await rule();
  await service.look();
  expect(await house.announced()).toHaveLength(3);
  await service.lookFor(6);
  await service.call('PUT /Management/MediaContents/:id/LegalHold', {
    ...asAdmin(held),
    body: { reason: 'Case 7' },
  });
  await service.call('PATCH /Management/MediaContents/:id', {
    ...asAdmin(dated),
    body: { publishDate: '2026-01-01T00:00:00Z' },
  });
  await service.lookFor(1);
  const storage = async (id: string) => (await stored(id))!.storage;
  expect([await storage(held), await storage(dated), await storage(goes)]).toEqual([0, 0, 1]);
  expect(await house.preview(ruleId)).toMatchObject([{ mediaContentId: held, state: 'held' }]);
});

it('says what it cannot archive and why, and announces it once it can', async () => {
  const { db } = service;
  const bare = await house.item({ title: 'Bare' });
  await aFilm({ title: 'Scheduled', scheduledAt: new Date('2027-01-01T12:00:00Z') });
  const worked = await aFilm({ title: 'Worked on' });
  await db.query(sql`update media_contents set processing_status = 0 where id = ${worked}`);
  const ruleId = await rule();
  const problems = async () =>
    Object.fromEntries(
      (await house.preview(ruleId)).map(({ title, state, day, problem }) => [
        title,
        [state, day, problem?.reason],
      ]),
    );
  const blocked = {
    Bare: ['blocked', undefined, 'archive.noOriginal'],
    Scheduled: ['blocked', undefined, 'archive.scheduled'],
  };
  expect(await problems()).toEqual({
    ...blocked,
    'Worked on': ['blocked', undefined, 'archive.underWay'],
  });
  const counts = await service.call('GET /Management/RetentionRules/:id/Preview/Counts', asAdmin(ruleId));
  // Nothing is saved of what cannot be archived.
  expect([counts.body.blocked, counts.body.due.count]).toEqual([{ count: 3, sizeInBytes: 0 }, 0]);
  const table = await service.app.inject({
    url: `/api/Management/RetentionRules/${ruleId}/Preview.csv`,
    headers: { authorization: `Bearer token-${house.admin.subject}` },
  });
  expect(table.body).toMatch(/Bare,blocked,,.*The original of this item is not stored/);
  await service.lookFor(9);
  expect([await house.announced(), await service.mails(house.ownerEmail)]).toEqual([[], []]);
  await db.query(sql`update media_contents set processing_status = 2 where id = ${worked}`);
  await service.lookFor(1);
  expect(await house.announced()).toMatchObject([{ mediaContentId: worked, day: '2026-03-19' }]);
  // Work that begins on the day itself keeps the item as it is.
  await service.lookFor(6);
  await db.query(sql`update media_contents set processing_status = 0 where id = ${worked}`);
  await service.lookFor(1);
  expect([(await stored(worked))!.storage, await problems()]).toEqual([
    0,
    { ...blocked, 'Worked on': ['blocked', undefined, 'archive.underWay'] },
  ]);
  expect(await house.linesAbout(bare)).toEqual([]);
});

it('archives before it unpublishes on the same day, and deletes what is archived', async () => {
  const film = await aFilm();
  await rule({ name: 'Archive' });
  await rule({ name: 'Hide', action: 'unpublish' });
  await rule({ name: 'Clean', action: 'delete', months: 74 });
  await service.look();
  await service.lookFor(7);
  expect(await house.linesAbout(film)).toEqual(['media content archived by a retention rule: Archive']);
  await service.lookFor(22);
  expect(await house.linesAbout(film)).toHaveLength(2);
});
