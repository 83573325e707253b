import { ContentStatus } from '@tv/contract/enumerations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { aGroup, aMediaContent, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';

const start = new Date('2026-03-02T09:00:00Z');
let service: TestService;
beforeAll(async () => void (service = await startTestService(start)));
afterAll(() => service.close());

const hour = 3_600_000;
const scheduledAt = new Date(start.getTime() + 24 * hour);

async function get(url: string, headers: Record<string, string> = {}) {
  const { statusCode, headers: sent, body } = await service.app.inject({ url: `/api${url}`, headers });
  // Unfolded (RFC 5545, section 3.1).
  return { status: statusCode, headers: sent, body, lines: body.replaceAll('\r\n ', '').split('\r\n') };
}
const publicCalendar = (id: string, headers?: Record<string, string>) =>
  get(`/Organizations/${id}/Publics/calendar.ics`, headers);
const uidsOf = ({ lines }: { lines: string[] }) =>
  lines.filter((line) => line.startsWith('UID:')).map((line) => line.slice(4, 40));

/** A person's own address, as the path behind `/api`. */
async function ownAddress(as: string): Promise<string> {
  const { status, body } = await service.call('PUT /Users/Me/Feed', { as });
  expect(status).toBe(200);
  expect(new URL(body.calendarUrl).searchParams.get('token')).toBe(
    new URL(body.url).searchParams.get('token'),
  );
  return body.calendarUrl.replace('https://tv.example/api', '');
}

it('an organization’s calendar has what is public, listed and to come, in the form of RFC 5545', async () => {
  const { db } = service;
  const own = await anOrganization(db, { name: 'Own, Inc; \\ Sons' });
  const title = `Was, wir; tun \\ ${'äöü '.repeat(40)}`.trim();
  const shown = await aMediaContent(db, own, {
    title,
    description: 'One\n\nTwo',
    visibility: 2,
    scheduledAt,
    package: { durationInSeconds: 5400 },
  });
  await db.query(sql`update media_contents set duration_in_seconds = 5400 where id = ${shown}`);
  const hidden = [
    { visibility: 1, scheduledAt },
    { visibility: 2, scheduledAt, isListed: false },
    { visibility: 2, scheduledAt: new Date(start.getTime() - hour) },
    { visibility: 2, status: ContentStatus.DRAFT },
    { visibility: 2 },
  ];
  for (const given of hidden) await aMediaContent(db, own, given);
  await aMediaContent(db, await anOrganization(db), { visibility: 2, scheduledAt });

  const calendar = await publicCalendar(own);
  expect(calendar.status).toBe(200);
  expect(calendar.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(calendar.headers['cache-control']).toBe('public, max-age=60, s-maxage=60');
  expect(uidsOf(calendar)).toEqual([shown]);
  expect(calendar.body.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  for (const line of [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'X-WR-CALNAME:Own\\, Inc\\; \\\\ Sons',
    `UID:${shown}@tv.example`,
    'SEQUENCE:0',
    'DTSTART:20260303T090000Z',
    'DTEND:20260303T103000Z',
    `SUMMARY:${title.replaceAll('\\', '\\\\').replaceAll(',', '\\,').replaceAll(';', '\\;')}`,
    `URL;VALUE=URI:https://tv.example/public/${own}/watch/${shown}`,
  ])
    expect(calendar.lines).toContain(line);
  expect(calendar.lines.findIndex((line) => line.startsWith('X-WR-CALNAME'))).toBeLessThan(
    calendar.lines.indexOf('BEGIN:VEVENT'),
  );
  expect(calendar.body).not.toContain('METHOD');
});

it('answers 304 until something changes, and a moved publication has the next sequence', async () => {
  const { db } = service;
  const own = await anOrganization(db);
  const { subject: as } = await aPerson(db, { organizations: [[own, 'Admin']] });
  const id = await aMediaContent(db, own, { visibility: 2, scheduledAt });
  const first = await publicCalendar(own);
  const known = { 'if-none-match': String(first.headers.etag) };
  service.setNow(new Date(start.getTime() + hour));
  expect((await publicCalendar(own, known)).status).toBe(304);
  const publishAt = new Date(start.getTime() + 48 * hour).toISOString();
  const moved = await service.call('PUT /Management/MediaContents/:id/Schedules', {
    as,
    params: { id },
    body: { publishAt },
  });
  expect(moved.status).toBe(200);
  const after = await publicCalendar(own, known);
  expect(after.status).toBe(200);
  expect(after.lines).toEqual(
    expect.arrayContaining([`UID:${id}@tv.example`, 'SEQUENCE:1', 'DTSTART:20260304T090000Z']),
  );
  // Called off: no calendar that asks again has it.
  await service.call('DELETE /Management/MediaContents/:id/Schedules', { as, params: { id } });
  expect(uidsOf(await publicCalendar(own))).toEqual([]);
  service.setNow(start);
});

it('is 404 where public media is off, and of what is no organization', async () => {
  const closed = await anOrganization(service.db, { hasPublicMedia: false });
  await aMediaContent(service.db, closed, { visibility: 2, scheduledAt });
  expect((await publicCalendar(closed)).status).toBe(404);
  expect((await publicCalendar('00000000-0000-4000-8000-000000000000')).status).toBe(404);
  expect((await publicCalendar('nonsense')).status).toBe(404);
});

it('a person’s calendar has what is for them in their organizations, as long as it is', async () => {
  const { db } = service;
  const [own, second, strange] = [
    await anOrganization(db),
    await anOrganization(db),
    await anOrganization(db),
  ];
  const { id: person, subject: as } = await aPerson(db, { organizations: [own, second] });
  const group = await aGroup(db, own, { members: [person] });
  const foreign = await aGroup(db, own);
  const open = await aMediaContent(db, own, { scheduledAt });
  const elsewhere = await aMediaContent(db, second, { scheduledAt: new Date(scheduledAt.getTime() + hour) });
  const chosen = await aMediaContent(db, own, { scheduledAt: new Date(scheduledAt.getTime() + 2 * hour) });
  const others = await aMediaContent(db, own, { scheduledAt });
  await db.query(sql`update media_contents set audience = array[${group}::uuid] where id = ${chosen}`);
  await db.query(sql`update media_contents set audience = array[${foreign}::uuid] where id = ${others}`);
  await aMediaContent(db, own, { scheduledAt, isListed: false });
  await aMediaContent(db, strange, { scheduledAt, visibility: 2 });
  const address = await ownAddress(as);

  const calendar = await get(address);
  expect(calendar.headers['cache-control']).toBe('private, no-cache');
  expect(uidsOf(calendar)).toEqual([open, elsewhere, chosen]);
  expect(calendar.lines).toContain(`URL;VALUE=URI:https://tv.example/watch/${open}`);
  const { last_read_at: read } = (
    await db.query<{ last_read_at: Date }>(sql`select last_read_at from feeds where person_id = ${person}`)
  )[0]!;
  expect(read).toEqual(start);

  await db.query(sql`delete from group_members where person_id = ${person}`);
  expect(uidsOf(await get(address))).toEqual([open, elsewhere]);
  await db.query(sql`
    insert into organization_policies (organization_id, allow_personal_feeds) values (${second}, false)
    on conflict (organization_id) do update set allow_personal_feeds = false`);
  expect(uidsOf(await get(address))).toEqual([open]);
  await db.query(sql`delete from memberships where person_id = ${person} and organization_id = ${own}`);
  expect((await get(address)).status).toBe(404);
});

it('another address, taking it back, and nonsense open nothing', async () => {
  const own = await anOrganization(service.db);
  const { subject: as } = await aPerson(service.db, { organizations: [own] });
  const former = await ownAddress(as);
  const address = await ownAddress(as);
  expect([(await get(former)).status, (await get(address)).status]).toEqual([404, 200]);
  await service.call('DELETE /Users/Me/Feed', { as });
  expect((await get(address)).status).toBe(404);
  expect((await get('/Calendars/Personal.ics?token=nonsense')).status).toBe(404);
  expect((await get('/Calendars/Personal.ics')).status).toBe(400);
});

it('a person’s own calendar and feed have texts in their language', async () => {
  const { db } = service;
  const own = await anOrganization(db);
  const reader = await aPerson(db, { organizations: [own] });
  await db.query(sql`update people set language = 'de' where id = ${reader.id}`);
  const translations = { de: { title: 'Ausblick', description: 'Das Jahr' } };
  await aMediaContent(db, own, { title: 'Outlook', translations, scheduledAt });
  const calendar = await get(await ownAddress(reader.subject));
  expect(calendar.lines).toContain('SUMMARY:Ausblick');
  const shown = await aMediaContent(db, own, {
    title: 'Review',
    translations: { de: { title: 'Rückblick' } },
  });
  await db.query(
    sql`insert into playlist_items (media_content_id, person_id) values (${shown}, ${reader.id})`,
  );
  const { body } = await service.call('PUT /Users/Me/Feed', { as: reader.subject });
  const feed = await get(body.url.replace('https://tv.example/api', ''));
  expect(feed.body).toContain('<title>Rückblick</title>');
  expect(feed.body).not.toContain('Review');
});
