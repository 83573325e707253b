import { ContentStatus } from '@tv/contract/enumerations';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOutbox } from '../platform/mail/outbox.ts';
import { sql } from '../platform/db/sql.ts';
import { aMediaContent, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';
import { fireDueSchedules } from '../media-contents/lifecycle/fire-due-schedules.ts';
import { sendReminders } from './send-reminders.ts';

let service: TestService;
let own: string;
let manager: { id: string; subject: string };
const start = new Date('2026-03-02T09:00:00Z');
const ten = new Date('2026-03-02T10:00:00Z');
const problems: unknown[] = [];
const log = { info() {}, warn() {}, error: (problem: unknown) => problems.push(problem) } as never;

beforeAll(async () => {
  service = await startTestService(start);
  own = await anOrganization(service.db, { name: 'Own' });
  manager = await aPerson(service.db, { organizations: [[own, 'OrganizationManager']] });
});
afterAll(() => service.close());
beforeEach(() => service.setNow(start));
afterEach(() => expect(problems.splice(0)).toEqual([]));

async function tick() {
  await fireDueSchedules({ db: service.db, clock: service.now, log });
  const outbox = createOutbox('a secret key that only this test has');
  await sendReminders({
    db: service.db,
    outbox,
    publicUrl: 'https://tv.example',
    organizer: 'tv@tv.example',
    clock: service.now,
  });
}
const optionsOf = (id: string, as = manager.subject) => ({ as, params: { id } });
const remind = (id: string, as: string) =>
  service.call('POST /schedules/media-contents/:id/publish/notifications', optionsOf(id, as));
const forget = (id: string, as: string) =>
  service.call('DELETE /schedules/media-contents/:id/publish/notifications', optionsOf(id, as));
const move = (id: string, publishAt: string) =>
  service.call('PUT /Management/MediaContents/:id/Schedules', { ...optionsOf(id), body: { publishAt } });
const anUpcoming = () => aMediaContent(service.db, own, { title: 'The premiere', scheduledAt: ten });
const aViewer = () => aPerson(service.db, { organizations: [own] });
const mailsTo = ({ id }: { id: string }) => service.mails(`${id}@tv.example`);
const subjects = async (person: { id: string }) => (await mailsTo(person)).map(({ subject }) => subject);

test('a calendar takes the entry also where a text was brought from a slide', async () => {
  const id = await anUpcoming();
  await service.db.query(
    sql`update media_contents set title = ${'The\vpremiere'}, description = ${'**One**\vtwo\u0007\nthree'} where id = ${id}`,
  );
  const viewer = await aViewer();
  await remind(id, viewer.subject);
  await tick();
  const [mail] = await mailsTo(viewer);
  expect(mail?.calendar).toContain('SUMMARY:The premiere\r\n');
  expect(mail?.calendar).toContain('DESCRIPTION:One two \\nthree');
  expect(mail?.calendar?.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u);
});

test('a reminder is confirmed with a calendar entry, and fulfilled at the publication, each once', async () => {
  const id = await anUpcoming();
  const viewer = await aViewer();
  for (let time = 0; time < 2; time++) {
    expect((await remind(id, viewer.subject)).status).toBe(204);
    await tick();
  }
  const [confirmed, ...more] = await mailsTo(viewer);
  expect(more).toEqual([]);
  expect(confirmed?.subject).toBe('Reminder set: The premiere');
  expect(confirmed?.text).toContain(`https://tv.example/watch/${id}`);
  expect(confirmed?.text).toContain('Monday, March 2, 2026');
  expect(confirmed?.calendar).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(confirmed?.calendar).toContain('DTSTART:20260302T100000Z');
  expect(confirmed?.calendar).toContain('DTEND:20260302T101500Z');
  expect(confirmed?.calendar).toContain(`UID:${id}@tv.example`);
  expect(confirmed?.calendar).toContain('SEQUENCE:0');
  service.setNow(ten);
  await Promise.all([tick(), tick()]);
  await tick();
  expect(await subjects(viewer)).toEqual(['Reminder set: The premiere', 'Now available: The premiere']);
  expect((await mailsTo(viewer))[1]?.calendar).toBeUndefined();
});

test('it is written in the language of the person, at their clock, and says who publishes the entry', async () => {
  const id = await anUpcoming();
  const viewer = await aViewer();
  const { status } = await service.call('POST /Users/Me/AddVisit', {
    as: viewer.subject,
    query: { timeZone: 'Europe/Berlin' },
    headers: { 'accept-language': 'de-AT, en;q=0.5' },
  });
  expect(status).toBe(204);
  await remind(id, viewer.subject);
  await tick();
  const [mail] = await mailsTo(viewer);
  expect(mail?.subject).toBe('Erinnerung eingerichtet: The premiere');
  expect(mail?.text).toContain(
    'Der Inhalt wird am Montag, 2. März 2026 um 11:00 (Europe/Berlin) veröffentlicht.',
  );
  expect(mail?.html).toContain('<html lang="de">');
  expect(mail?.calendar?.replaceAll('\r\n ', '')).toMatch(/ORGANIZER;CN="?Own"?:mailto:tv@tv\.example/i);
});

test('it follows a new time, forth and back', async () => {
  const id = await anUpcoming();
  const viewer = await aViewer();
  await remind(id, viewer.subject);
  await tick();
  await move(id, '2026-03-02T12:00:00Z');
  await tick();
  await move(id, '2026-03-02T10:00:00Z');
  await tick();
  const mails = await mailsTo(viewer);
  expect(mails.map(({ calendar }) => /DTSTART:\S+/.exec(calendar ?? '')?.[0])).toEqual([
    'DTSTART:20260302T100000Z',
    'DTSTART:20260302T120000Z',
    'DTSTART:20260302T100000Z',
  ]);
  expect(mails.map(({ calendar }) => /SEQUENCE:\d+/.exec(calendar ?? '')?.[0])).toEqual([
    'SEQUENCE:0',
    'SEQUENCE:1',
    'SEQUENCE:2',
  ]);
  service.setNow(ten);
  await tick();
  expect((await subjects(viewer)).at(-1)).toBe('Now available: The premiere');
});

test('switched off and on again, it is confirmed once; switched off, it says no more', async () => {
  const id = await anUpcoming();
  const viewer = await aViewer();
  for (let time = 0; time < 3; time++) {
    await remind(id, viewer.subject);
    await tick();
    await forget(id, viewer.subject);
  }
  service.setNow(ten);
  await tick();
  expect(await subjects(viewer)).toEqual(['Reminder set: The premiere']);
});

test('a canceled publication drops it', async () => {
  const id = await anUpcoming();
  const viewer = await aViewer();
  await remind(id, viewer.subject);
  await tick();
  await service.call('DELETE /Management/MediaContents/:id/Schedules', optionsOf(id));
  await move(id, '2026-03-02T10:00:00Z');
  service.setNow(ten);
  await tick();
  expect(await subjects(viewer)).toEqual(['Reminder set: The premiere']);
});

test('publishing earlier by hand reminds, too; an item that came and went meanwhile does not', async () => {
  const early = await anUpcoming();
  const gone = await anUpcoming();
  const viewer = await aViewer();
  const other = await aViewer();
  await remind(early, viewer.subject);
  await remind(gone, other.subject);
  await service.call('PUT /Management/MediaContents/:id/Schedules', {
    ...optionsOf(gone),
    body: { unpublishAt: '2026-03-02T11:00:00Z' },
  });
  const published = await service.call('POST /Management/MediaContents/:id/Publications', optionsOf(early));
  expect(published.body.status).toBe(ContentStatus.PUBLISHED);
  await tick();
  expect(await subjects(viewer)).toEqual(['Now available: The premiere']);
  service.setNow(new Date('2026-03-02T12:00:00Z'));
  await tick();
  expect(await subjects(other)).toEqual(['Reminder set: The premiere']);
});

test('whoever may no longer watch is not reminded', async () => {
  const id = await anUpcoming();
  const closed = await aViewer();
  const left = await aViewer();
  for (const { subject } of [closed, left]) await remind(id, subject);
  await service.db.query(sql`update people set status = 1 where id = ${closed.id}`);
  await service.db.query(sql`delete from memberships where person_id = ${left.id}`);
  service.setNow(ten);
  await tick();
  expect([await subjects(closed), await subjects(left)]).toEqual([[], []]);
});

test('a crash between writing a mail and noting it leaves both undone', async () => {
  const id = await anUpcoming();
  const viewer = await aViewer();
  await remind(id, viewer.subject);
  const outbox = createOutbox('a secret key that only this test has');
  const crashing = {
    ...service.db,
    transaction: (work: Parameters<typeof service.db.transaction>[0]) =>
      service.db.transaction(async (queries) => {
        await work(queries);
        throw new Error('the power is gone');
      }),
  } as typeof service.db;
  const parts = { outbox, publicUrl: 'https://tv.example', organizer: 'tv@tv.example', clock: service.now };
  await expect(sendReminders({ db: crashing, ...parts })).rejects.toThrow('the power is gone');
  expect(await subjects(viewer)).toEqual([]);
  await sendReminders({ db: service.db, ...parts });
  await sendReminders({ db: service.db, ...parts });
  expect(await subjects(viewer)).toEqual(['Reminder set: The premiere']);
});

test('mail and calendar entry have the texts in the language of the person', async () => {
  const id = await aMediaContent(service.db, own, {
    title: 'The premiere',
    description: 'One',
    translations: { de: { title: 'Die Premiere' } },
    scheduledAt: ten,
  });
  const [german, english] = [await aViewer(), await aViewer()];
  await service.db.query(sql`update people set language = 'de' where id = ${german.id}`);
  for (const { subject } of [german, english]) await remind(id, subject);
  await tick();
  const [mail] = await mailsTo(german);
  expect(mail?.subject).toContain('Die Premiere');
  expect(mail?.calendar).toContain('SUMMARY:Die Premiere\r\n');
  // What is not translated is the default.
  expect(mail?.calendar).toContain('DESCRIPTION:One\\n');
  expect(await subjects(english)).toEqual([expect.stringContaining('The premiere')]);
});
