import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOutbox } from '../platform/mail/outbox.ts';
import { sql } from '../platform/db/sql.ts';
import { publish } from '../media-contents/lifecycle/publish.ts';
import { lockItem } from '../media-contents/lifecycle/db.ts';
import { aCategory, aMediaContent, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';
import { sendDigests } from './send-digests.ts';
import { createUnsubscribeTokens } from './unsubscribe-token.ts';

const secretKey = 'a secret key that only this test has';
let service: TestService;
let own: string;
let safety: string;
/** A Monday. */
const start = new Date('2026-03-02T09:00:00Z');
const at = (text: string) => new Date(`2026-03-${text}Z`);

beforeAll(async () => {
  service = await startTestService(start);
  own = await anOrganization(service.db, { name: 'Own' });
  safety = await aCategory(service.db, own, 'Safety');
});
afterAll(() => service.close());
beforeEach(async () => {
  service.setNow(start);
  await service.db.query(sql`delete from media_contents`);
});

const parts = () => ({
  db: service.db,
  outbox: createOutbox(secretKey),
  publicUrl: 'https://tv.example',
  unsubscribeTokens: createUnsubscribeTokens(secretKey),
});
async function tick(now: Date) {
  service.setNow(now);
  await sendDigests(parts(), now);
}
const choose = (as: string, digest: 'off' | 'daily' | 'weekly', timeZone = 'UTC') =>
  service.call('PUT /Users/Me/Notifications', { as, body: { digest, timeZone } });
async function aFollower(organizations = [own], categories = [safety]) {
  const person = await aPerson(service.db, { organizations });
  for (const category of categories)
    await service.db.query(
      sql`insert into category_followers (category_id, person_id) values (${category}, ${person.id})`,
    );
  return person;
}
const mailsTo = ({ id }: { id: string }) => service.mails(`${id}@tv.example`);
const subjects = async (person: { id: string }) => (await mailsTo(person)).map(({ subject }) => subject);
const published = (title: string, when: Date, category = safety, organization = own) =>
  aMediaContent(service.db, organization, { title, publishDate: when, categories: [category] });

test('nobody gets one unasked', async () => {
  const person = await aFollower();
  expect((await service.call('GET /Users/Me/Notifications', { as: person.subject })).body.digest).toBe('off');
  await published('Ladders', at('02T10:00:00'));
  await tick(at('03T08:00:00'));
  expect(await subjects(person)).toEqual([]);
});

test('an old talk that is brought in today is told to nobody, nor what is published again', async () => {
  const person = await aFollower();
  await choose(person.subject, 'daily');
  const now = at('02T10:00:00');
  const old = { categories: [safety], publishDate: new Date('2011-05-04T00:00:00Z') };
  await aMediaContent(service.db, own, { ...old, firstPublishedAt: now });
  await aMediaContent(service.db, own, { ...old, publishDate: now, firstPublishedAt: old.publishDate });
  await tick(at('03T07:00:00'));
  expect(await subjects(person)).toEqual([]);
});

test('a daily one tells what is new since it was chosen, each once, in the organization’s name', async () => {
  const person = await aFollower();
  await published('Before', at('02T08:00:00'));
  await choose(person.subject, 'daily');
  const id = await published('Ladders', at('02T10:00:00'));
  await published('Helmets', at('02T11:00:00'));
  await tick(at('03T06:59:00'));
  expect(await subjects(person)).toEqual([]);
  await Promise.all([tick(at('03T07:00:00')), tick(at('03T07:00:00'))]);
  await tick(at('03T07:00:10'));
  await tick(at('04T07:00:00'));
  const [mail, ...more] = await mailsTo(person);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('New: Helmets, and 1 more');
  expect(mail?.text).toMatch(/^Own\n/);
  expect(mail?.text).toContain(`Ladders (Safety)\nhttps://tv.example/watch/${id}`);
  expect(mail?.text).not.toContain('Before');
  await published('Gloves', at('05T06:30:00'));
  await tick(at('05T07:00:00'));
  expect(await subjects(person)).toEqual(['New: Helmets, and 1 more', 'New: Gloves']);
});

test('a weekly one comes on Monday morning of the person’s time zone', async () => {
  const person = await aFollower();
  await choose(person.subject, 'weekly', 'America/New_York');
  await tick(at('02T12:00:00'));
  await published('Ladders', at('02T13:00:00'));
  await tick(at('08T23:00:00'));
  await tick(at('09T10:59:00'));
  expect(await subjects(person)).toEqual([]);
  await tick(at('09T11:00:00'));
  expect(await subjects(person)).toEqual(['New: Ladders']);
});

test('only what the person may see when it is sent', async () => {
  const other = await anOrganization(service.db, { name: 'Other' });
  const news = await aCategory(service.db, other, 'News');
  const person = await aFollower([own, other], [safety, news]);
  const closed = await aFollower();
  for (const { subject } of [person, closed]) await choose(subject, 'daily');
  await published('Seen', at('02T10:00:00'));
  const taken = await published('Taken back', at('02T10:00:00'));
  await published('Of the house that was left', at('02T10:00:00'), news, other);
  await published('Of a category that nobody follows', at('02T10:00:00'), await aCategory(service.db, own));
  await aMediaContent(service.db, own, {
    title: 'Upcoming',
    scheduledAt: at('09T10:00:00'),
    categories: [safety],
  });
  await service.db.query(sql`update media_contents set status = 0 where id = ${taken}`);
  await service.db.query(
    sql`delete from memberships where person_id = ${person.id} and organization_id = ${other}`,
  );
  await service.db.query(sql`update people set status = 1 where id = ${closed.id}`);
  await tick(at('03T07:00:00'));
  expect(await subjects(person)).toEqual(['New: Seen']);
  expect(await subjects(closed)).toEqual([]);
});

test('of two organizations it writes in no one’s name, and says whose each is', async () => {
  const other = await anOrganization(service.db, { name: 'Harbour' });
  const news = await aCategory(service.db, other, 'News');
  const person = await aFollower([own, other], [safety, news]);
  await choose(person.subject, 'daily');
  await published('Ladders', at('02T10:00:00'));
  await published('Sails', at('02T11:00:00'), news, other);
  await tick(at('03T07:00:00'));
  const [mail] = await mailsTo(person);
  expect(mail?.text).toMatch(/^TV\n/);
  expect(mail?.text).toContain('Sails (News – Harbour)');
});

test('an item that became visible long after its instant is new then', async () => {
  const person = await aFollower();
  const late = await published('Late', at('02T08:00:00'));
  await service.db.query(
    sql`update media_contents set status = 100, scheduled_publication_date = publish_date where id = ${late}`,
  );
  await choose(person.subject, 'daily');
  await service.db.transaction(async (queries) =>
    publish(queries, (await lockItem(queries, late))!, at('02T18:00:00'), { publishedAt: at('02T08:00:00') }),
  );
  await tick(at('03T07:00:00'));
  await tick(at('04T07:00:00'));
  expect(await subjects(person)).toEqual(['New: Late']);
});

test('of many it names the newest and says how many there are', async () => {
  const person = await aFollower();
  await choose(person.subject, 'daily');
  for (let minute = 0; minute < 23; minute++)
    await published(`Part ${minute}`, new Date(at('02T10:00:00').getTime() + minute * 60_000));
  await tick(at('03T07:00:00'));
  const [mail] = await mailsTo(person);
  expect(mail?.subject).toBe('New: Part 22, and 22 more');
  expect(mail?.text).toContain('23 items are new in categories you follow. These are the newest.');
  expect(mail?.text.match(/\/watch\//g)).toHaveLength(20);
});

test('a crash between writing the mail and noting it leaves both undone', async () => {
  const person = await aFollower();
  await choose(person.subject, 'daily');
  await published('Ladders', at('02T10:00:00'));
  const now = at('03T07:00:00');
  const crashing = {
    ...service.db,
    transaction: (work: Parameters<typeof service.db.transaction>[0]) =>
      service.db.transaction(async (queries) => {
        await work(queries);
        throw new Error('the power is gone');
      }),
  } as typeof service.db;
  await expect(sendDigests({ ...parts(), db: crashing }, now)).rejects.toThrow('the power is gone');
  expect(await subjects(person)).toEqual([]);
  await tick(now);
  await tick(now);
  expect(await subjects(person)).toEqual(['New: Ladders']);
});

test('after an outage of days one mail tells it all', async () => {
  const person = await aFollower();
  await choose(person.subject, 'daily');
  for (const day of ['02', '03', '04']) await published(`Day ${day}`, at(`${day}T10:00:00`));
  await tick(at('05T12:00:00'));
  await tick(at('05T12:01:00'));
  expect(await subjects(person)).toEqual(['New: Day 04, and 2 more']);
});

test('has titles and categories in the language of the person', async () => {
  const person = await aFollower();
  await service.db.query(sql`update people set language = 'de' where id = ${person.id}`);
  await service.db.query(
    sql`update categories set translations = '{"de": {"name": "Arbeitsschutz"}}' where id = ${safety}`,
  );
  await choose(person.subject, 'daily');
  const [id] = [await published('Ladders', at('02T11:00:00')), await published('Helmets', at('02T10:00:00'))];
  await service.db.query(
    sql`update media_contents set translations = '{"de": {"title": "Leitern"}}' where id = ${id}`,
  );
  await tick(at('03T07:00:00'));
  const [mail] = await mailsTo(person);
  expect(mail?.subject).toContain('Leitern');
  expect(mail?.text).toContain('Leitern (Arbeitsschutz)\n');
  expect(mail?.text).toContain('Helmets (Arbeitsschutz)\n');
  await service.db.query(sql`update categories set translations = '{}' where id = ${safety}`);
});
