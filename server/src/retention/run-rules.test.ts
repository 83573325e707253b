import { ContentStatus } from '@tv/contract/enumerations';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { aCategory, aWebhook } from '../test-builders.ts';
import { aHouse, errors, type Retention, startRetention } from './test-retention.ts';

const { PUBLISHED, DRAFT, DELETED } = ContentStatus;

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

it('deletes once what it announced seven days before, and tells the owner once', async () => {
  const [talk, other] = [await house.item({ title: 'Talk' }), await house.item({ title: 'Other' })];
  await aWebhook(service.db, house.organizationId, { events: ['item.deleted'] });
  const ruleId = await house.rule();
  expect(await house.preview(ruleId)).toMatchObject([
    { state: 'due', day: '2026-03-09', dueDay: '2022-01-31', isAnnounced: false },
    { state: 'due', day: '2026-03-09' },
  ]);
  await Promise.all([service.look(), service.look()]);
  expect(await house.announced()).toMatchObject([
    { ruleName: 'Old talks', action: 'delete', day: '2026-03-09' },
    { day: '2026-03-09' },
  ]);
  const [mail, ...more] = await service.mails(house.ownerEmail);
  expect([mail!.subject, more]).toEqual(['Retention rules: Other, and 1 more', []]);
  expect(mail!.text).toContain('Will be deleted on March 9, 2026 by the rule Old talks');
  expect(mail!.text).toContain(`https://tv.example/studio/content/${talk}`);
  const expected = { kind: 'retention', rule: 'Old talks', action: 'delete', day: '2026-03-09' };
  expect((await house.notices()).map(({ title, ...notice }) => [title, notice])).toEqual(
    expect.arrayContaining([
      ['Talk', expect.objectContaining(expected)],
      ['Other', expect.objectContaining(expected)],
    ]),
  );
  expect(await house.notices(house.admin.subject)).toEqual([]);
  await service.lookFor(6);
  expect(await house.statusOf(talk)).toBe(PUBLISHED);
  await service.lookAt('2026-03-09T08:59:00Z');
  expect(await house.statusOf(talk)).toBe(PUBLISHED);
  service.setNow(new Date('2026-03-09T09:00:00Z'));
  await Promise.all([service.look(), service.look(), service.look()]);
  expect([await house.statusOf(talk), await house.statusOf(other)]).toEqual([DELETED, DELETED]);
  expect(await house.linesAbout(talk)).toEqual(['media content deleted by a retention rule: Old talks']);
  expect([(await service.mails(house.ownerEmail)).length, await house.notices()]).toEqual([1, []]);
  const deliveries = await service.db.query<{ event: string }>(
    sql`select event from webhook_deliveries where subject_id = ${talk}`,
  );
  expect(deliveries).toEqual([{ event: 'item.deleted' }]);
  // What is restored is announced again.
  await service.call('POST /Management/MediaContents/:id/Restorations', asAdmin(talk));
  await service.lookFor(1);
  expect(await house.announced()).toMatchObject([{ mediaContentId: talk, day: '2026-03-17' }]);
  expect(await house.statusOf(talk)).toBe(DRAFT);
});

it('tells thirty and seven days before, as months of a calendar end', async () => {
  const talk = await house.item({ publishDate: new Date('2024-02-29T12:00:00Z') });
  const ruleId = await house.rule({ months: 26, action: 'unpublish' });
  expect(await house.preview(ruleId)).toMatchObject([{ state: 'coming', day: '2026-04-29' }]);
  await service.lookAt('2026-03-29T09:00:00Z');
  expect(await house.announced()).toEqual([]);
  const mails = async () => (await service.mails(house.ownerEmail)).length;
  await service.lookFor(1);
  expect([await mails(), (await house.notices()).length]).toEqual([1, 1]);
  await service.lookFor(22);
  expect(await mails()).toBe(1);
  await service.lookFor(1);
  expect([await mails(), (await house.notices()).length]).toEqual([2, 2]);
  await service.lookFor(6);
  expect(await house.statusOf(talk)).toBe(PUBLISHED);
  await service.lookFor(1);
  expect([service.now().toISOString().slice(0, 10), await house.statusOf(talk)]).toEqual([
    '2026-04-29',
    DRAFT,
  ]);
  expect(await house.linesAbout(talk)).toEqual(['media content unpublished by a retention rule: Old talks']);
  // Published again, its months start over.
  await service.call('POST /Management/MediaContents/:id/Publications', asAdmin(talk));
  expect(await house.preview(ruleId)).toEqual([]);
});

it('waits seven days after a machine that slept', async () => {
  const talk = await house.item({ publishDate: new Date('2024-03-20T12:00:00Z') });
  await house.rule();
  await service.look();
  expect(await house.announced()).toMatchObject([{ mediaContentId: talk, day: '2026-03-20' }]);
  await service.lookAt('2026-03-16T09:00:00Z');
  expect(await house.announced()).toMatchObject([{ day: '2026-03-23' }]);
  await service.lookAt('2026-03-22T09:00:00Z');
  expect(await house.statusOf(talk)).toBe(PUBLISHED);
  // What slept through the day acts when it wakes.
  await service.lookAt('2026-03-26T09:00:00Z');
  expect(await house.statusOf(talk)).toBe(DELETED);
});

it('acts on nothing that was not announced, however late it is', async () => {
  const talk = await house.item();
  await house.rule();
  await service.lookAt('2026-06-01T09:00:00Z');
  expect([await house.statusOf(talk), (await house.announced())[0]?.day]).toEqual([PUBLISHED, '2026-06-08']);
});

it('drops what is watched, held, moved or dated otherwise', async () => {
  const category = await aCategory(service.db, house.organizationId);
  const items: string[] = [];
  for (const title of ['Watched', 'Held', 'Moved', 'Dated', 'Stays'])
    items.push(await house.item({ title, categories: [category] }));
  const [watched, held, moved, dated, stays] = items as [string, string, string, string, string];
  await house.rule({ since: 'watched', categoryId: category });
  await service.look();
  expect(await house.announced()).toHaveLength(5);
  await service.lookFor(6);
  const { db } = service;
  await db.query(
    sql`insert into watch_events (media_content_id, viewer_hash, is_member, at) values (${watched}, '', false, now())`,
  );
  await service.call('PUT /Management/MediaContents/:id/LegalHold', {
    ...asAdmin(held),
    body: { reason: 'Case' },
  });
  await service.call('PATCH /Management/MediaContents/:id', { ...asAdmin(moved), body: { categoryIds: [] } });
  await service.call('PATCH /Management/MediaContents/:id', {
    ...asAdmin(dated),
    body: { publishDate: '2026-02-01T00:00:00Z' },
  });
  await service.lookFor(1);
  expect(await Promise.all(items.map(house.statusOf))).toEqual([
    PUBLISHED,
    PUBLISHED,
    PUBLISHED,
    PUBLISHED,
    DELETED,
  ]);
  expect(await house.statusOf(stays)).toBe(DELETED);
  // A hold that is placed after the run of the day keeps all the same, and what was lifted is announced again.
  await service.call('DELETE /Management/MediaContents/:id/LegalHold', asAdmin(held));
  await db.query(sql`delete from watch_events`);
  await db.query(
    sql`insert into analytics_scopes (id, organization_id, media_content_id) values (${watched}, ${house.organizationId}, ${watched})`,
  );
  await db.query(sql`insert into analytics_days (scope_id, day) values (${watched}, '2026-03-08')`);
  await service.lookFor(1);
  expect(await house.announced()).toMatchObject([{ mediaContentId: held, day: '2026-03-17' }]);
});

it('keeps an item for another year, once, for one rule', async () => {
  const talk = await house.item();
  const [ruleId, other] = [
    await house.rule(),
    await house.rule({ name: 'Hide', action: 'unpublish', months: 30 }),
  ];
  expect((await house.keep(talk, ruleId)).status).toBe(409);
  await service.look();
  const ofItem = async () =>
    (
      await service.call('GET /Management/MediaContents/:id/Retention', {
        as: house.owner.subject,
        params: { id: talk },
      })
    ).body;
  expect(await ofItem()).toMatchObject([
    { ruleId, action: 'delete', day: '2026-03-09' },
    { ruleId: other, action: 'unpublish' },
  ]);
  for (let time = 0; time < 2; time++)
    expect(await house.keep(talk, ruleId)).toMatchObject({ status: 200, body: { keptUntil: '2027-03-09' } });
  expect(await ofItem()).toMatchObject([{ ruleId: other }]);
  expect(await house.preview(ruleId)).toEqual([]);
  await service.lookFor(7);
  expect(await house.statusOf(talk)).toBe(DRAFT);
  expect(await house.linesAbout(talk)).toEqual([
    'media content kept for another year: Old talks',
    'media content unpublished by a retention rule: Hide',
  ]);
  await service.lookAt('2027-02-06T09:00:00Z');
  expect(await house.announced()).toEqual([]);
  await service.lookFor(1);
  expect(await house.announced()).toMatchObject([{ ruleId, day: '2027-03-09' }]);
});

it('of two rules on one day the strictest acts', async () => {
  const talk = await house.item();
  await house.rule({ name: 'Hide', action: 'unpublish' });
  await house.rule({ name: 'Clean' });
  await service.look();
  await service.lookFor(7);
  expect(await house.linesAbout(talk)).toEqual(['media content deleted by a retention rule: Clean']);
  expect(await house.announced()).toEqual([]);
});

it('only tells where that is what the rule does', async () => {
  const talk = await house.item({ title: 'Talk' });
  await house.rule({ action: 'tell', since: 'created', months: 12 });
  await service.look();
  expect(await service.mails(house.ownerEmail)).toEqual([]);
  await service.lookFor(7);
  const [mail] = await service.mails(house.ownerEmail);
  expect(mail!.text).toContain('Created more than 12 months ago.');
  expect(await house.notices()).toMatchObject([{ title: 'Talk', action: 'tell' }]);
  await service.lookFor(3);
  expect([(await service.mails(house.ownerEmail)).length, await house.statusOf(talk)]).toEqual([
    1,
    PUBLISHED,
  ]);
});

it('tells admins of what has no owner, and begins anew with a changed rule', async () => {
  const talk = await house.item({ createdBy: null });
  const ruleId = await house.rule();
  await service.look();
  expect(await house.notices(house.admin.subject)).toMatchObject([{ mediaContentId: talk }]);
  await service.lookFor(5);
  const at = { as: house.admin.subject, params: { id: ruleId } };
  await service.call('PATCH /Management/RetentionRules/:id', { ...at, body: { name: 'Older talks' } });
  expect(await house.announced()).toMatchObject([{ ruleName: 'Older talks', day: '2026-03-09' }]);
  await service.call('PATCH /Management/RetentionRules/:id', { ...at, body: { months: 36 } });
  expect(await house.announced()).toEqual([]);
  await service.lookFor(1);
  expect(await house.announced()).toMatchObject([{ day: '2026-03-15' }]);
  await service.lookFor(6);
  expect(await house.statusOf(talk)).toBe(PUBLISHED);
  await service.lookFor(1);
  expect(await house.statusOf(talk)).toBe(DELETED);
});

it('counts days in the time zone of the organization, also as clocks change', async () => {
  const berlin = await aHouse(service, 'Europe/Berlin');
  // 23:30 on the 31st in Berlin.
  const talk = await berlin.item({ publishDate: new Date('2025-12-31T22:30:00Z') });
  const late = await berlin.item({ publishDate: new Date('2025-12-31T23:30:00Z') });
  const ruleId = await berlin.rule({ months: 3 });
  expect(await berlin.preview(ruleId)).toMatchObject([
    { mediaContentId: talk, dueDay: '2026-03-31' },
    { mediaContentId: late, dueDay: '2026-04-01' },
  ]);
  await service.lookAt('2026-03-23T03:59:00Z');
  expect(await berlin.announced()).toEqual([]);
  await service.lookAt('2026-03-24T04:10:00Z');
  expect(await berlin.announced()).toMatchObject([{ day: '2026-03-31' }, { day: '2026-04-01' }]);
  await service.lookAt('2026-03-30T21:59:00Z');
  expect(await berlin.statusOf(talk)).toBe(PUBLISHED);
  // On 29 March clocks went forward: the same hour comes 167 hours later.
  await service.lookAt('2026-03-31T03:09:00Z');
  expect(await berlin.statusOf(talk)).toBe(PUBLISHED);
  await service.lookAt('2026-03-31T03:10:00Z');
  expect([await berlin.statusOf(talk), await berlin.statusOf(late)]).toEqual([DELETED, PUBLISHED]);
});
