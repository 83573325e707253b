// On both databases, but in `npm run test:all` alone: JSON operators and dates beside instants in the conditions of policies.
import { randomUUID } from 'node:crypto';
import { ActiveState, Role } from '@tv/contract/enumerations';
import type { Policies } from '@tv/contract/sign-in/policies';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { aMediaContent, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';

let service: TestService;
let own: string;
let other: string;
let item: string;
let otherItem: string;
let admin: string;

beforeAll(async () => {
  service = await startTestService();
  own = await anOrganization(service.db, { name: 'Own' });
  other = await anOrganization(service.db, { name: 'Other' });
  ({ subject: admin } = await aPerson(service.db, { organizations: [[own, 'Admin']] }));
  item = await aMediaContent(service.db, own, { title: 'Own talk' });
  otherItem = await aMediaContent(service.db, other, { title: 'Other talk' });
  for (const id of [item, otherItem]) await service.files.write(`media/${id}/1/poster-640.jpg`, 'a picture');
});
afterAll(() => service.close());
beforeEach(() => service.db.query(sql`delete from organization_policies`));

const later = (seconds: number) => service.setNow(new Date(service.now().getTime() + seconds * 1000));
const setPolicies = async (policies: Partial<Policies>) => {
  later(1);
  const body = { secondStepRequiredFor: [], allowedNetworks: [], ...policies };
  expect((await service.call('PUT /Management/Policies', { as: admin, body })).status).toBe(200);
  later(1);
};

/** A member of the organizations with both items in the playlist. `as` has a session, with a second step where it says so. */
async function aReader(organizations: string[], { hasSecondStep = false } = {}) {
  const { id, subject } = await aPerson(service.db, { organizations });
  for (const each of [item, otherItem])
    await service.db.query(
      sql`insert into playlist_items (person_id, media_content_id) values (${id}, ${each})`,
    );
  const session = randomUUID();
  const payload = { amr: hasSecondStep ? ['pwd', 'mfa'] : ['pwd'] };
  await service.db.query(sql`
    insert into identity_records (model, id, uid, subject, payload, expires_at)
    values ('Session', ${session}, ${session}, ${subject}, ${JSON.stringify(payload)}::jsonb, now() + interval '1 day')`);
  const as = `${subject}?session=${session}`;
  return {
    id,
    as,
    make: () => service.call('PUT /Users/Me/Feed', { as }),
    async feed() {
      const { body } = await service.call('GET /Users/Me/Feed', { as });
      return body;
    },
    hidden: async () =>
      (await service.call('GET /Users/Me/Feed', { as })).body.organizations.map(
        ({ name, hiddenBy }) => `${name}: ${hiddenBy ?? 'shown'}`,
      ),
  };
}

const statusOf = async (address: string) =>
  (await service.app.inject({ url: address.replace('https://tv.example', '') })).statusCode;

/** What an address opens: the titles of the feed, and the files of both items. */
async function opens(url: string): Promise<string> {
  const { statusCode, body } = await service.app.inject({ url: url.replace('https://tv.example', '') });
  const files = [];
  for (const id of [item, otherItem])
    for (const file of ['poster.jpg', 'chapters.json'])
      files.push(await statusOf(`/api/Feeds/Media/${id}/${file}${new URL(url).search}`));
  const titles = [...body.matchAll(/<item>\s*<title>([^<]*)/g)].map(([, title]) => `${title}`).sort();
  return [statusCode, titles.join(', ') || 'nothing', ...files].join(' ');
}
const both = '200 Other talk, Own talk 200 200 200 200';
const onlyOther = '200 Other talk 404 404 200 200';
const onlyOwn = '200 Own talk 200 200 404 404';
const nothing = '404 nothing 404 404 404 404';

test('a feed goes on when its session has ended, and tells whose items it shows and when it was used', async () => {
  const reader = await aReader([own, other]);
  const { url, createdDate } = (await reader.make()).body;
  const subject = reader.as.split('?')[0]!;
  await service.db.query(sql`delete from identity_records where subject = ${subject}`);
  expect(await opens(url)).toBe(both);
  const { body } = await service.call('GET /Users/Me/Feed', { as: subject });
  expect(body).toEqual({
    createdDate,
    lastReadDate: service.now().toISOString(),
    organizations: [
      { id: other, name: 'Other' },
      { id: own, name: 'Own' },
    ],
  });
});

test('a file alone counts as a use', async () => {
  const reader = await aReader([own]);
  const { url } = (await reader.make()).body;
  expect(await reader.feed()).not.toHaveProperty('lastReadDate');
  expect(await statusOf(`/api/Feeds/Media/${item}/chapters.json${new URL(url).search}`)).toBe(200);
  const used = await reader.feed();
  expect(used.lastReadDate).toBe(service.now().toISOString());
  later(1800);
  await statusOf(url);
  expect((await reader.feed()).lastReadDate).toBe(used.lastReadDate);
  later(1801);
  await statusOf(url);
  expect((await reader.feed()).lastReadDate).toBe(service.now().toISOString());
});

test('an organization that switches personal feeds off ends them for good, with their files', async () => {
  const [reader, member] = [await aReader([own, other]), await aReader([own])];
  const [url, ofMember] = [(await reader.make()).body.url, (await member.make()).body.url];
  expect([await opens(url), await opens(ofMember)]).toEqual([both, onlyOwn]);
  await setPolicies({ allowPersonalFeeds: false });
  expect([await opens(url), await opens(ofMember)]).toEqual([onlyOther, nothing]);
  expect(await reader.hidden()).toEqual(['Other: shown', 'Own: switchedOff']);
  // Another one shows the other organization; where there is none, none is made.
  const refused = await member.make();
  expect([refused.status, refused.body]).toMatchObject([
    403,
    { message: expect.stringContaining('does not allow') },
  ]);
  const next = (await reader.make()).body;
  expect(next.organizations.find(({ id }) => id === own)).toEqual({
    id: own,
    name: 'Own',
    hiddenBy: 'switchedOff',
  });
  expect([await opens(url), await opens(next.url)]).toEqual([nothing, onlyOther]);

  await setPolicies({ allowPersonalFeeds: true, idleHours: 5 });
  expect([await opens(next.url), await opens(ofMember)]).toEqual([onlyOther, nothing]);
  expect(await member.hidden()).toEqual(['Own: madeBefore']);
  expect(await opens((await reader.make()).body.url)).toBe(both);
  expect(await opens((await member.make()).body.url)).toBe(onlyOwn);
  expect(await member.hidden()).toEqual(['Own: shown']);
});

test('the policy is read back, and in the audit log', async () => {
  await setPolicies({ allowPersonalFeeds: false });
  const { body } = await service.call('GET /Management/Policies', { as: admin });
  expect(body.allowPersonalFeeds).toBe(false);
  await setPolicies({ allowPersonalFeeds: true });
  expect((await service.call('GET /Management/Policies', { as: admin })).body).not.toHaveProperty(
    'allowPersonalFeeds',
  );
  const { body: lines } = await service.call('GET /Management/AuditLog', {
    as: admin,
    query: { action: 'policies changed' },
  });
  expect(lines.slice(0, 2).map(({ detail }) => detail['allowPersonalFeeds'] ?? true)).toEqual([true, false]);
});

test('a second step that is asked for ends feeds that were made without one, at once', async () => {
  const [without, withStep] = [
    await aReader([own, other]),
    await aReader([own, other], { hasSecondStep: true }),
  ];
  const [url, secured] = [(await without.make()).body.url, (await withStep.make()).body.url];
  await setPolicies({ secondStepRequiredFor: [Role.Admin] });
  expect([await opens(url), await opens(secured)]).toEqual([both, both]);
  await service.db.query(sql`
    update organization_policies set second_step_required_for = array['Viewer'] where organization_id = ${own}::uuid`);
  expect([await opens(url), await opens(secured)]).toEqual([onlyOther, both]);
  expect([await without.hidden(), await withStep.hidden()]).toEqual([
    ['Other: shown', 'Own: secondStep'],
    ['Other: shown', 'Own: shown'],
  ]);
  // A role that needs one and is given later ends it, too.
  await service.db.query(sql`
    update organization_policies set second_step_required_for = array['Admin'] where organization_id = ${own}::uuid`);
  expect(await opens(url)).toBe(both);
  await service.db.query(sql`
    update memberships set role = 'Admin' where person_id = ${without.id}::uuid and organization_id = ${own}::uuid`);
  expect(await opens(url)).toBe(onlyOther);
});

test('where a second step is asked for and the session has none, no feed is made', async () => {
  const [without, withStep] = [await aReader([own]), await aReader([own], { hasSecondStep: true })];
  await setPolicies({ secondStepRequiredFor: [Role.Admin] });
  await service.db.query(sql`
    update organization_policies set second_step_required_for = array['Viewer'] where organization_id = ${own}::uuid`);
  expect(await without.hidden()).toEqual(['Own: secondStep']);
  expect((await without.make()).status).toBe(403);
  expect(await without.feed()).not.toHaveProperty('createdDate');
  expect(await opens((await withStep.make()).body.url)).toBe(onlyOwn);
});

test('networks that an organization does not allow see the items of the others alone', async () => {
  const reader = await aReader([own, other]);
  const { url } = (await reader.make()).body;
  await service.db.query(sql`
    insert into organization_policies (organization_id, allowed_networks) values (${own}::uuid, '{203.0.113.0/24}')`);
  expect(await opens(url)).toBe(onlyOther);
});

const endings: [string, (reader: { id: string; as: string }) => Promise<unknown>, after: string][] = [
  [
    'the person leaves one of two organizations',
    ({ as }) => service.call('DELETE /Users/Me/Organizations/:id', { as, params: { id: own } }),
    onlyOther,
  ],
  [
    'the membership in one of two is inactive',
    ({ id }) =>
      service.call('PATCH /Management/People/:id', {
        as: admin,
        params: { id },
        body: { status: ActiveState.INACTIVE },
      }),
    onlyOther,
  ],
  [
    'the membership in one of two is taken away',
    ({ id }) => service.call('DELETE /Management/People/:id', { as: admin, params: { id } }),
    onlyOther,
  ],
  ['another address is made', ({ as }) => service.call('PUT /Users/Me/Feed', { as }), nothing],
  ['it is taken back', ({ as }) => service.call('DELETE /Users/Me/Feed', { as }), nothing],
  [
    'the person is closed',
    ({ id }) => service.db.query(sql`update people set status = 1 where id = ${id}::uuid`),
    nothing,
  ],
  [
    'the person is erased',
    ({ id }) => service.db.query(sql`delete from people where id = ${id}::uuid`),
    nothing,
  ],
];
test.each(endings)('the feed and its files end where %s', async (_, end, after) => {
  const reader = await aReader([own, other]);
  const { url } = (await reader.make()).body;
  expect(await opens(url)).toBe(both);
  await end(reader);
  expect(await opens(url)).toBe(after);
});

test('a person who left their only organization and is in it again makes a new address', async () => {
  const reader = await aReader([own]);
  const { url } = (await reader.make()).body;
  await service.call('DELETE /Users/Me/Organizations/:id', { as: reader.as, params: { id: own } });
  expect(await opens(url)).toBe(nothing);
  await service.db.query(sql`
    insert into memberships (person_id, organization_id, role) values (${reader.id}::uuid, ${own}::uuid, 'Viewer')`);
  expect(await opens(url)).toBe(nothing);
  expect(await reader.feed()).not.toHaveProperty('createdDate');
});
