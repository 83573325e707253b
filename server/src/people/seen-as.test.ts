import { afterAll, beforeAll, expect, it } from 'vitest';
import { api, type CallName } from '@tv/contract/calls/api';
import { seenAsCalls, seenAsHeader } from '@tv/contract/people/seen-as-calls';
import { sql } from '../platform/db/sql.ts';
import { aCategory, aGroup, aMediaContent, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';

let service: TestService;
beforeAll(async () => void (service = await startTestService()));
afterAll(() => service.close());

type Subject = { id: string; subject: string };

/** An organization with an item for everybody, one for a group of one member, one for one person, a draft, and managers. */
async function aHouse() {
  const { db } = service;
  const organizationId = await anOrganization(db);
  const member = await aPerson(db, { organizations: [organizationId] });
  const other = await aPerson(db, { organizations: [organizationId] });
  const manager = await aPerson(db, { organizations: [[organizationId, 'OrganizationManager']] });
  const admin = await aPerson(db, { organizations: [[organizationId, 'Admin']] });
  const groupId = await aGroup(db, organizationId, { name: 'Board', members: [member.id] });
  const category = await aCategory(db, organizationId);
  const item = (title: string, audience?: string[]) =>
    aMediaContent(db, organizationId, { title, categories: [category], ...(audience && { audience }) });
  const items = {
    everybody: await item('For everybody'),
    group: await item('For the group', [groupId]),
    person: await item('For one', [other.id]),
  };
  await aMediaContent(db, organizationId, { title: 'Draft', status: 0, categories: [category] });
  return { organizationId, member, other, manager, admin, groupId, category, items };
}

const begin = (as: Subject, body: { personId?: string; groupId?: string }) =>
  service.call('POST /Management/SeenAs', { as: as.subject, body });
const tokenOf = async (as: Subject, body: { personId?: string; groupId?: string }) => {
  const begun = await begin(as, body);
  expect(begun.status).toBe(201);
  return { [seenAsHeader]: begun.body.token };
};
const titlesOf = async (as: Subject, headers: Record<string, string> = {}) =>
  (await service.call('GET /MediaContents', { as: as.subject, headers })).body
    .map(({ title }) => title)
    .sort();

it('shows lists, categories and items as the person or a member of the group sees them, and nothing more', async () => {
  const { member, other, manager, groupId, category, items } = await aHouse();
  const id = items.group;
  for (const [seen, like] of [
    [{ personId: member.id }, member],
    [{ groupId }, member],
    [{ personId: other.id }, other],
  ] as const) {
    const headers = await tokenOf(manager, seen);
    expect(await titlesOf(manager, headers)).toEqual(await titlesOf(like));
    for (const own of Object.values(items)) {
      const seenItem = await service.call('GET /MediaContents/Published/:id', {
        ...{ as: manager.subject, headers },
        params: { id: own },
      });
      const theirs = await service.call('GET /MediaContents/Published/:id', {
        as: like.subject,
        params: { id: own },
      });
      expect(seenItem.status).toBe(theirs.status);
    }
    const count = async (as: Subject, more: Record<string, string> = {}) =>
      (await service.call('GET /Categories/:id', { as: as.subject, headers: more, params: { id: category } }))
        .body.mediaContentsCount;
    expect(await count(manager, headers)).toBe(await count(like));
    const search = async (as: Subject, more: Record<string, string> = {}) =>
      (
        await service.call('GET /MediaContents', {
          ...{ as: as.subject, headers: more },
          query: { searchTerm: 'for' },
        })
      ).body.map((found) => found.id);
    expect(await search(manager, headers)).toEqual(await search(like));
  }
  // Without the header the manager sees what managers see.
  expect(await titlesOf(manager)).toHaveLength(3);
  await service.call('PATCH /Management/MediaContents/:id', {
    ...{ as: manager.subject, params: { id } },
    body: { playerSettings: { allowDownload: false, downloadGroupIds: [groupId] } },
  });
  for (const [seen, allowDownload] of [
    [{ groupId }, true],
    [{ personId: member.id }, true],
  ] as const) {
    const resolved = await service.call('GET /MediaContents/:id/MediaPlayerSettings/Resolved', {
      ...{ as: manager.subject, headers: await tokenOf(manager, seen) },
      params: { id },
    });
    expect(resolved.body).toMatchObject({ allowDownload });
  }
});

it('shows nothing of the person’s own: no likes, saves, follows, progress or organizations', async () => {
  const { member, manager, category, items } = await aHouse();
  const as = member.subject;
  const id = items.everybody;
  await service.call('POST /Reactions', { as, body: { mediaContentId: id, reactionType: 0 } });
  await service.call('POST /WatchlistContents', { as, body: { mediaContentId: id } });
  await service.call('POST /Categories/:id/Followers', { as, params: { id: category } });
  await service.call('POST /WatchedTimestamps', {
    as,
    body: { mediaContentId: id, position: 1, ranges: [[0, 1]] },
  });
  const theirs = await service.call('GET /MediaContents/Published/:id', { as, params: { id } });
  expect(theirs.body).toMatchObject({ currentUserReacted: true });
  const headers = await tokenOf(manager, { personId: member.id });
  const seen = { as: manager.subject, headers };
  const item = await service.call('GET /MediaContents/Published/:id', { ...seen, params: { id } });
  const [listed] = (await service.call('GET /MediaContents', seen)).body.filter((each) => each.id === id);
  for (const shown of [item.body, listed!])
    expect(Object.keys(shown).filter((name) => name.startsWith('currentUser'))).toEqual([]);
  const found = await service.call('GET /Categories/:id', { ...seen, params: { id: category } });
  expect(found.body.isFollowed).toBe(false);
  const begun = await service.call('GET /MediaContents', { ...seen, query: { showOnlyInProgress: true } });
  expect(begun.body).toEqual([]);
  const elsewhere = await anOrganization(service.db);
  await service.db.query(
    sql`insert into memberships (person_id, organization_id, role) values (${member.id}, ${elsewhere}, 'Viewer')`,
  );
  const foreign = await aMediaContent(service.db, elsewhere);
  const missing = await service.call('GET /MediaContents/Published/:id', {
    ...seen,
    params: { id: foreign },
  });
  expect([missing.status, missing.body.errorCode]).toEqual([404, 14]);
});

it('refuses every other call with the header, writes above all', async () => {
  const { member, manager, items } = await aHouse();
  const headers = await tokenOf(manager, { personId: member.id });
  const id = items.everybody;
  for (const name of Object.keys(api) as CallName[]) {
    const { access } = api[name] as { access: string };
    if (seenAsCalls.has(name)) {
      expect([name.split(' ')[0], access]).toEqual(['GET', 'viewer']);
      continue;
    }
    if (['anyone', 'media-token', 'admin', 'provider-admin', 'machine-owner'].includes(access)) continue;
    const path = name
      .split(' ')[1]!
      .replace(/:file/g, 'a.mp4')
      .replace(/:version/g, '1')
      .replace(/:\w+/g, id);
    const answer = await service.app.inject({
      method: name.split(' ')[0] as 'GET',
      url: `/api${path}`,
      headers: { ...headers, authorization: `Bearer token-${manager.subject}` },
    });
    // Some refuse an empty body or query first.
    expect([name, answer.statusCode >= 400]).toEqual([name, true]);
  }
  const like = { mediaContentId: id, reactionType: 0 };
  const refused = await service.call('POST /Reactions', { as: manager.subject, headers, body: like });
  expect([refused.status, (refused.body as { reason?: string }).reason]).toEqual([403, 'access.seenAs']);
  const [written] = await service.db.query<{ count: number }>(
    sql`select count(*)::int as count from reactions where media_content_id = ${id}`,
  );
  expect(written).toEqual({ count: 0 });
});

it('is for managers, in their own organization, and of nobody with a higher role', async () => {
  const { member, manager, admin, groupId } = await aHouse();
  const stranger = await aPerson(service.db, { organizations: [await anOrganization(service.db)] });
  const foreignGroup = await aGroup(service.db, await anOrganization(service.db));
  const content = await aPerson(service.db, {
    organizations: [[(await aHouse()).organizationId, 'ContentManager']],
  });
  expect((await begin(member, { groupId })).status).toBe(403);
  expect((await begin(content, { personId: content.id })).status).toBe(403);
  expect((await begin(manager, { personId: admin.id })).status).toBe(403);
  expect((await begin(admin, { personId: manager.id })).status).toBe(201);
  expect((await begin(manager, { personId: stranger.id })).status).toBe(404);
  expect((await begin(manager, { groupId: foreignGroup })).status).toBe(404);
  for (const body of [{}, { personId: member.id, groupId }])
    expect((await begin(manager, body)).body.exceptionData).toMatchObject({ field: 'personId' });
});

it('is of one session, ends after 30 minutes, and with the rights of both', async () => {
  const { db } = service;
  const { member, manager, admin, organizationId } = await aHouse();
  const headers = await tokenOf(manager, { personId: member.id });
  const status = async (as: Subject) =>
    (await service.call('GET /MediaContents', { as: as.subject, headers })).status;
  expect(await status(manager)).toBe(200);
  // A token is nothing in the hands of another one.
  expect([await status(admin), await status(member)]).toEqual([403, 403]);
  const role = (person: Subject, name: string) =>
    db.query(
      sql`update memberships set role = ${name} where person_id = ${person.id} and organization_id = ${organizationId}`,
    );
  await role(member, 'Admin');
  expect(await status(manager)).toBe(403);
  await role(member, 'Viewer');
  await role(manager, 'Viewer');
  expect(await status(manager)).toBe(403);
  await role(manager, 'OrganizationManager');
  expect(await status(manager)).toBe(200);
  service.setNow(new Date(service.now().getTime() + 31 * 60_000));
  expect(await status(manager)).toBe(403);
});

it('stands in the audit log: who, as whom, when', async () => {
  const { member, manager, admin, groupId } = await aHouse();
  await tokenOf(manager, { personId: member.id });
  await tokenOf(manager, { groupId });
  const log = await service.call('GET /Management/AuditLog', { as: admin.subject });
  expect(
    log.body.map(({ action, subject, detail, personId }) => [action, subject, detail, personId]),
  ).toEqual([
    ['portal seen as somebody else', groupId, { kind: 'group', name: 'Board' }, manager.id],
    ['portal seen as somebody else', member.id, { kind: 'person' }, manager.id],
  ]);
});
