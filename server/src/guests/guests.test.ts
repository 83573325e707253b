import { randomUUID } from 'node:crypto';
import { Visibility } from '@tv/contract/enumerations';
import type { Guest } from '@tv/contract/people/guests';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { aCategory, aGroup, aPerson } from '../test-builders.ts';
import { deleteOldGuests } from './guests-db.ts';
import { day, type GuestWorld, hour, start, startGuestWorld } from './test-guests.ts';

let world: GuestWorld;
let service: GuestWorld['service'];
let organizationId: string;
let manager: { id: string; subject: string };
beforeAll(async () => {
  world = await startGuestWorld();
  ({ service } = world);
});
afterAll(() => service.close());
beforeEach(async () => {
  ({ organizationId, manager } = await world.begin());
});

test('a link opens nothing but a code, and the code one item in one browser for twelve hours', async () => {
  const id = await world.anItem();
  const { guest, status } = await world.share(id, { email: ' Ada@Outside.example ' });
  expect([status, guest.email]).toEqual([201, 'ada@outside.example']);
  const [invitation] = await service.mails('ada@outside.example');
  expect(invitation!.text).toContain(guest.url);
  const link = world.linkOf(guest);
  const resent = await service.call('POST /Guests/:id/Invitation', {
    params: { id: link.id },
    body: { secret: link.secret },
  });
  expect(resent.body).toMatchObject({ email: 'a••@outside.example', organization: { id: organizationId } });
  expect(await world.see(id, { 'x-unlock-token': link.secret })).toBe(404);

  const { set, cookie } = await world.confirm(guest);
  expect(set).toMatch(
    /^tv-guest=[\w-]{43}; Path=\/api\/Guests\/[\w-]{36}; Max-Age=43200; HttpOnly; SameSite=Strict; Secure$/,
  );
  const { access } = await world.open(guest.id, cookie);
  expect(access).toMatchObject({ mediaContentId: id, email: guest.email, allowDownload: false });
  const headers = { 'x-unlock-token': access.token };
  const item = await service.call('GET /MediaContents/Publics/:id', { params: { id }, headers });
  expect(item.body).toMatchObject({ id, videoUrl: expect.any(String), categories: [] });
  expect(await world.poster(id, access.token)).toBe(200);
  expect(await world.poster(id, 'public')).toBe(404);

  expect((await world.listOf(id)).guests).toMatchObject([
    { id: guest.id, openedAt: start.toISOString(), watchedCount: 0 },
  ]);
  world.later(12 * hour);
  expect((await world.open(guest.id, cookie)).status).toBe(403);
  expect(await world.see(id, headers)).toBe(404);
});

test('what a guest plays is told to who shares, and counted as a guest’s', async () => {
  const id = await world.anItem();
  const { headers } = await world.enter(id);
  const visitorId = randomUUID();
  for (const ranges of [[[0, 20]], [[10, 40]]])
    await service.call('POST /WatchedTimestamps/:id/Publics', {
      params: { id: visitorId },
      body: { mediaContentId: id, position: 40, ranges },
      headers,
    });
  await service.call('POST /MediaContents/:id/Visitors/:visitorId/Publics', {
    params: { id, visitorId },
    headers,
  });
  expect((await world.listOf(id)).guests).toMatchObject([{ watchedCount: 1, watchedShare: 0.4 }]);
  const events = await service.db.query<{ source: string; is_member: boolean }>(
    sql`select source, is_member from watch_events where media_content_id = ${id}::uuid and source is not null`,
  );
  expect(events).toEqual([{ source: 'guest', is_member: false }]);
});

test('the same address again changes the one share, and a mail tells of a new end only', async () => {
  const id = await world.anItem();
  const email = world.anAddress();
  const [first, again] = [
    await world.share(id, { email }),
    await world.share(id, { email: email.toUpperCase() }),
  ];
  expect(again.guest).toEqual(first.guest);
  expect(await service.mails(email)).toHaveLength(1);
  const changed = await world.share(id, { email, allowDownload: true });
  expect(changed.guest).toMatchObject({ id: first.guest.id, allowDownload: true });
  expect(await service.mails(email)).toHaveLength(1);
  const longer = await world.share(id, { email, expiresAt: world.inDays(60) });
  expect(longer.guest).toMatchObject({ id: first.guest.id, url: first.guest.url });
  expect(await service.mails(email)).toHaveLength(2);
  expect((await world.listOf(id)).guests).toHaveLength(1);
  await world.end(id, first.guest.id);
  expect((await world.share(id, { email })).guest.id).not.toBe(first.guest.id);
});

test('an item is shared whatever its audience, and only while it is published', async () => {
  const group = await aGroup(service.db, organizationId);
  const id = await world.anItem({ audience: [group] } as never);
  await service.db.query(
    sql`update media_contents set audience = array[${group}::uuid] where id = ${id}::uuid`,
  );
  const { headers, access } = await world.enter(id);
  expect(await world.see(id, headers)).toBe(200);
  await service.call('DELETE /Management/MediaContents/:id/Publications', {
    as: manager.subject,
    params: { id },
  });
  world.later(11_000);
  expect([await world.see(id, headers), await world.poster(id, access.token)]).toEqual([404, 404]);
  expect((await world.share(id)).body).toMatchObject({ reason: 'guests.unpublished' });
  const upcoming = await world.anItem({ scheduledAt: new Date('2027-01-01T00:00:00Z') });
  expect((await world.share(upcoming)).status).toBe(409);
});

test('a share that ends takes the item within a minute, also out of a player', async () => {
  const id = await world.anItem();
  for (const over of [
    (guest: Guest) => world.end(id, guest.id),
    () => Promise.resolve(world.later(31 * day)),
    () =>
      service.call('PUT /Management/Policies', {
        as: 'admin-of-north',
        body: { secondStepRequiredFor: [], allowedNetworks: [], allowGuests: false },
      }),
  ]) {
    const { guest, cookie, access, headers } = await world.enter(id);
    expect([await world.see(id, headers), await world.poster(id, access.token)]).toEqual([200, 200]);
    await aPerson(service.db, {
      organizations: [[organizationId, 'Admin']],
      subject: 'admin-of-north',
    }).catch(() => {});
    await over(guest);
    world.later(11_000);
    expect([
      await world.see(id, headers),
      await world.poster(id, access.token),
      (await world.open(guest.id, cookie)).status,
    ]).toEqual([404, 404, 403]);
    const link = world.linkOf(guest);
    const invitation = await service.call('POST /Guests/:id/Invitation', {
      params: { id: link.id },
      body: { secret: link.secret },
    });
    expect([invitation.status, (invitation.body as { reason?: string }).reason]).toEqual([
      404,
      'guests.ended',
    ]);
    service.setNow(start);
  }
  // What a policy ended does not come back with it.
  await service.call('PUT /Management/Policies', {
    as: 'admin-of-north',
    body: { secondStepRequiredFor: [], allowedNetworks: [] },
  });
  const { guests } = await world.listOf(id);
  expect(guests.filter(({ endedAt }) => !endedAt)).toEqual([]);
});

test('a category shows what is listed for everybody in the organization, now and later', async () => {
  const category = await aCategory(service.db, organizationId);
  const inIt = { categories: [category] };
  const [internal, locked, hidden, unlisted, outside, chosen] = [
    await world.anItem(inIt),
    await world.anItem({ ...inIt, visibility: Visibility.PUBLIC, passwordHash: 'a hash' }),
    await world.anItem({ ...inIt, status: 0 }),
    await world.anItem({ ...inIt, isListed: false }),
    await world.anItem(),
    await world.anItem(inIt),
  ];
  const group = await aGroup(service.db, organizationId);
  await service.db.query(
    sql`update media_contents set audience = array[${group}::uuid] where id = ${chosen}::uuid`,
  );
  const { guest, cookie, access, headers } = await world.enter(category, {}, 'Categories');
  expect(access.category).toMatchObject({ id: category });
  const list = async () =>
    (
      await service.call('GET /Guests/:id/MediaContents', { params: { id: guest.id }, headers: { cookie } })
    ).body.map(({ id }) => id);
  expect((await list()).toSorted()).toEqual([internal, locked].toSorted());
  for (const id of [internal, locked])
    expect([await world.see(id, headers), await world.poster(id, access.token)], id).toEqual([200, 200]);
  for (const id of [hidden, unlisted, outside, chosen])
    expect([await world.see(id, headers), await world.poster(id, access.token)], id).toEqual([404, 404]);
  const later = await world.anItem(inIt);
  expect(await list()).toContain(later);
  await service.db.query(sql`delete from media_content_categories where media_content_id = ${later}::uuid`);
  expect(await list()).not.toContain(later);
});

test('a download needs the share and the item', async () => {
  const cases = [
    { share: true, item: true, files: true },
    { share: true, item: false, files: false },
    { share: false, item: true, files: false },
  ];
  for (const each of cases) {
    const id = await world.anItem({ package: { renditions: [aRendition] } });
    await service.db.query(
      sql`update media_contents set player_settings = ${JSON.stringify({ allowDownload: each.item })}::jsonb where id = ${id}::uuid`,
    );
    const { headers, guest } = await world.enter(id, { allowDownload: each.share });
    const links = await service.call('GET /MediaContents/DownloadLinks/:id/Publics/:organizationId/Viewers', {
      params: { id, organizationId },
      headers,
    });
    const settings = await service.call('GET /MediaContents/Publics/:id/MediaPlayerSettings/Resolved', {
      params: { id },
      headers,
    });
    expect([links.body.length > 0, settings.body.allowDownload], JSON.stringify(each)).toEqual([
      each.files,
      each.files,
    ]);
    if (!each.files) continue;
    const { url } = links.body[0]!;
    await world.end(id, guest.id);
    expect((await service.app.inject({ url })).statusCode).toBe(404);
  }
});
const aRendition = {
  playlist: 'video-360.m3u8',
  width: 640,
  height: 360,
  bandwidth: 1000,
  averageBandwidth: 1000,
  codecs: 'avc1.4d401e',
  sizeInBytes: 1000,
} as never;

test('signing out ends the session, in every browser on its own', async () => {
  const id = await world.anItem();
  const { guest, cookie, headers } = await world.enter(id);
  world.later(61_000);
  const second = await world.confirm(guest);
  await service.call('DELETE /Guests/:id/Sessions', { params: { id: guest.id }, headers: { cookie } });
  expect([(await world.open(guest.id, cookie)).status, await world.see(id, headers)]).toEqual([403, 404]);
  expect((await world.open(guest.id, second.cookie)).status).toBe(200);
});

test('inviting, opening and ending are in the audit log, and an old share is deleted with its address', async () => {
  const id = await world.anItem();
  const { guest } = await world.enter(id);
  await world.end(id, guest.id);
  await world.end(id, guest.id);
  const lines = await service.db.query<{ action: string; detail: { email: string } }>(
    sql`select action, detail from audit_log where subject = ${guest.id} and action like 'guest %' order by id`,
  );
  expect(lines.map(({ action, detail }) => [action, detail.email])).toEqual(
    ['guest invited', 'guest opened', 'guest ended'].map((action) => [action, guest.email]),
  );
  const isKept = async (days: number) => {
    await deleteOldGuests(service.db, new Date(start.getTime() + days * day));
    return (await service.db.query(sql`select from guests where id = ${guest.id}::uuid`)).length > 0;
  };
  expect([await isKept(89), await isKept(91)]).toEqual([true, false]);
});
