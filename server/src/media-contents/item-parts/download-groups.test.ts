import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PlayerSettingsChange } from '@tv/contract/media/player-settings';
import { sql } from '../../platform/db/sql.ts';
import { aCategory, aGroup, aMediaContent, anOrganization, aPerson } from '../../test-builders.ts';
import { startTestService, type TestService } from '../../test-service.ts';

let service: TestService;
beforeAll(async () => void (service = await startTestService()));
afterAll(() => service.close());

const sound = {
  ...{ name: 'Sound', kind: 1 as const, isDefault: true, playlist: 'audio-1.m3u8', sizeInBytes: 5 },
  ...{ channels: 2, bandwidth: 1, averageBandwidth: 1, codecs: 'mp4a.40.2' },
};

/** An organization with a group of one member, somebody outside of it, a manager, and a public sound in a category. */
async function aHouse() {
  const { db } = service;
  const organizationId = await anOrganization(db);
  const member = await aPerson(db, { organizations: [organizationId] });
  const stranger = await aPerson(db, { organizations: [organizationId] });
  const manager = await aPerson(db, { organizations: [[organizationId, 'OrganizationManager']] });
  const groupId = await aGroup(db, organizationId, { name: 'Press', members: [member.id] });
  const category = await aCategory(db, organizationId);
  const id = await aMediaContent(db, organizationId, {
    ...{ categories: [category], mediaType: 0, visibility: 2 },
    package: { audioTracks: [sound] },
  });
  await service.files.write(`media/${id}/1/audio-1.mp4`, 'sound');
  const as = manager.subject;
  const onItem = (playerSettings: PlayerSettingsChange) =>
    service.call('PATCH /Management/MediaContents/:id', { as, params: { id }, body: { playerSettings } });
  const onCategory = (playerSettings: PlayerSettingsChange) =>
    service.call('PATCH /Management/Categories/:id', {
      as,
      params: { id: category },
      body: { playerSettings },
    });
  const onOrganization = (playerSettings: PlayerSettingsChange) =>
    service.call('PATCH /Management/Organization', { as, body: { playerSettings } });
  const linksFor = async ({ subject }: { subject: string }) =>
    (await service.call('GET /MediaContents/DownloadLinks/:id/Viewers', { as: subject, params: { id } }))
      .body;
  /** Whether the links and the resolved setting let a person download; they must agree. */
  const isOpenTo = async (person: { subject: string }) => {
    const settings = await service.call('GET /MediaContents/:id/MediaPlayerSettings/Resolved', {
      as: person.subject,
      params: { id },
    });
    expect(settings.body).not.toHaveProperty('downloadGroupIds');
    expect((await linksFor(person)).length > 0).toBe(settings.body.allowDownload);
    return settings.body.allowDownload;
  };
  return {
    ...{ organizationId, member, stranger, manager, groupId, category, id },
    ...{ onItem, onCategory, onOrganization, linksFor, isOpenTo },
  };
}

const statusOf = async (address: string) =>
  (await service.app.inject({ url: address.replace('https://tv.example', '') })).statusCode;
const fieldOf = ({ body }: { body: { exceptionData?: Record<string, unknown> } }) =>
  body.exceptionData?.['field'];

it('groups download, and nobody else, on the pages of members alone', async () => {
  const { id, organizationId, member, stranger, manager, groupId, onItem, isOpenTo } = await aHouse();
  expect(await isOpenTo(stranger)).toBe(true);
  const set = await onItem({ allowDownload: false, downloadGroupIds: [groupId.toUpperCase(), groupId] });
  expect(set.body.playerSettings).toEqual({ allowDownload: false, downloadGroupIds: [groupId] });
  expect([await isOpenTo(member), await isOpenTo(stranger), await isOpenTo(manager)]).toEqual([
    true,
    false,
    false,
  ]);
  for (const as of [undefined, member.subject]) {
    const caller = as ? { as } : {};
    const links = await service.call('GET /MediaContents/DownloadLinks/:id/Publics/:organizationId/Viewers', {
      ...caller,
      params: { id, organizationId },
    });
    expect(links.body).toEqual([]);
    const resolved = await service.call('GET /MediaContents/Publics/:id/MediaPlayerSettings/Resolved', {
      ...caller,
      params: { id },
    });
    expect(resolved.body).toMatchObject({ allowDownload: false });
  }
});

it('a link opens no more once its person has left the group, or the setting has changed', async () => {
  const { id, organizationId, member, groupId, onItem, linksFor } = await aHouse();
  await onItem({ allowDownload: false, downloadGroupIds: [groupId] });
  const [link] = await linksFor(member);
  expect(await statusOf(link!.url)).toBe(200);
  // A decision is kept for ten seconds.
  const later = () => service.setNow(new Date(service.now().getTime() + 11_000));
  await service.db.query(sql`delete from group_members where group_id = ${groupId}`);
  later();
  expect(await statusOf(link!.url)).toBe(404);
  await onItem({});
  later();
  expect(await statusOf(link!.url)).toBe(200);
  const visitors = await service.call(
    'GET /MediaContents/DownloadLinks/:id/Publics/:organizationId/Viewers',
    {
      params: { id, organizationId },
    },
  );
  await onItem({ allowDownload: false });
  later();
  expect(await statusOf(link!.url)).toBe(404);
  expect(await statusOf(visitors.body[0]!.url)).toBe(404);
});

it('feeds have the file for a member of the group alone', async () => {
  const { id, organizationId, member, stranger, groupId, category, onOrganization } = await aHouse();
  await onOrganization({ allowDownload: false, downloadGroupIds: [groupId] });
  for (const [person, status] of [
    [member, 200],
    [stranger, 404],
  ] as const) {
    const as = person.subject;
    await service.call('POST /Categories/:id/Followers', { as, params: { id: category } });
    const { url } = (await service.call('PUT /Users/Me/Feed', { as })).body;
    const feed = await service.app.inject({ url: url.replace('https://tv.example', '') });
    expect(feed.body).toContain('<item>');
    expect(feed.body.includes('<enclosure')).toBe(status === 200);
    const file = await service.app.inject({
      method: 'HEAD',
      url: `/api/Feeds/Media/${id}/audio.m4a${new URL(url).search}`,
    });
    expect([file.statusCode === 404 ? 404 : 200, as]).toEqual([status, as]);
  }
  const visitors = await service.app.inject({
    url: `/api/Organizations/${organizationId}/Publics/Categories/${category}/feed.xml`,
  });
  expect(visitors.body).toContain('<item>');
  expect(visitors.body).not.toContain('<enclosure');
  expect(await statusOf(`/api/Feeds/Media/${id}/audio.m4a`)).toBe(404);
});

it('who may download is one decision of a level: item over category over organization', async () => {
  const { member, stranger, groupId, onItem, onCategory, onOrganization, isOpenTo } = await aHouse();
  const both = async () => [await isOpenTo(member), await isOpenTo(stranger)];
  const groups = { allowDownload: false, downloadGroupIds: [groupId] };
  await onOrganization(groups);
  expect(await both()).toEqual([true, false]);
  await onCategory({ allowDownload: false });
  expect(await both()).toEqual([false, false]);
  await onItem(groups);
  expect(await both()).toEqual([true, false]);
  await onItem({ allowDownload: true });
  expect(await both()).toEqual([true, true]);
});

it('groups of others and deleted ones are refused, and a deleted one lets nobody download', async () => {
  const { db } = service;
  const house = await aHouse();
  const { member, groupId, onItem, onCategory, onOrganization, isOpenTo } = house;
  const elsewhere = await aGroup(db, await anOrganization(db));
  const gone = await aGroup(db, house.organizationId, { members: [member.id] });
  await onItem({ allowDownload: false, downloadGroupIds: [gone] });
  expect(await isOpenTo(member)).toBe(true);
  await db.query(sql`delete from groups where id = ${gone}`);
  expect(await isOpenTo(member)).toBe(false);
  for (const set of [onCategory, onOrganization])
    for (const id of [elsewhere, gone]) {
      const refused = await set({ allowDownload: false, downloadGroupIds: [groupId, id] });
      expect([refused.status, fieldOf(refused)]).toEqual([400, 'playerSettings.downloadGroupIds']);
    }
  expect(fieldOf(await onItem({ allowDownload: false, downloadGroupIds: [elsewhere] }))).toBe(
    'playerSettings.downloadGroupIds',
  );
  // What stands there already is kept beside another change.
  expect((await onItem({ autoplay: true, allowDownload: false, downloadGroupIds: [gone] })).status).toBe(200);
  for (const settings of [
    { downloadGroupIds: [groupId] },
    { allowDownload: true, downloadGroupIds: [groupId] },
    {
      allowDownload: false,
      downloadGroupIds: Array.from({ length: 51 }, () => crypto.randomUUID()),
    },
  ]) {
    const refused = await onItem(settings);
    expect(refused.status).toBe(400);
    expect(String(fieldOf(refused))).toContain('downloadGroupIds');
  }
});

it('many items get groups at once, and each its own setting back', async () => {
  const { id, member, stranger, manager, groupId, onItem, isOpenTo } = await aHouse();
  const change = (edit: object) =>
    service.call('POST /Management/MediaContents/Changes', {
      as: manager.subject,
      body: { ids: [id], change: { action: 'edit', edit } },
    });
  await onItem({ autoplay: true, allowDownload: true });
  const groups = { downloads: 'groups', downloadGroupIds: [groupId] };
  const { body } = await change(groups);
  expect(body[0]!.undo).toEqual({ action: 'edit', edit: { downloads: 'allowed' } });
  expect([await isOpenTo(member), await isOpenTo(stranger)]).toEqual([true, false]);
  expect((await change({ downloads: 'off' })).body[0]!.undo).toEqual({ action: 'edit', edit: groups });
  for (const wrong of [{ downloads: 'groups' }, { downloads: 'off', downloadGroupIds: [groupId] }])
    expect((await change(wrong)).body[0]!.problem).toMatchObject({
      exceptionData: { field: 'edit.downloadGroupIds' },
    });
});

it('the viewer’s name over the picture ends downloads, enclosures and links that were handed out', async () => {
  const { id, organizationId, member, category, onItem, linksFor, isOpenTo } = await aHouse();
  const [link] = await linksFor(member);
  await onItem({ showViewerName: true, allowDownload: true, allowEmbed: true });
  expect(await isOpenTo(member)).toBe(false);
  service.setNow(new Date(service.now().getTime() + 11_000));
  expect(await statusOf(link!.url)).toBe(404);
  expect(await statusOf(`/api/Feeds/Media/${id}/audio.m4a`)).toBe(404);
  const feed = await service.app.inject({
    url: `/api/Organizations/${organizationId}/Publics/Categories/${category}/feed.xml`,
  });
  expect(feed.body).not.toContain('<enclosure');
  const resolved = await service.call('GET /MediaContents/Publics/:id/MediaPlayerSettings/Resolved', {
    params: { id },
  });
  expect(resolved.body).toMatchObject({ showViewerName: true, allowDownload: false, allowEmbed: false });
});
