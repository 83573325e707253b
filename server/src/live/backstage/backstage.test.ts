import { expect, test } from 'vitest';
import { hashToken } from '../../platform/auth/secret-token.ts';
import { sql } from '../../platform/db/sql.ts';
import { anOrganization, aPerson } from '../../test-builders.ts';
import { moveEvent, type StoredReport } from '../events-db.ts';
import { findEventOfKey } from '../keys-db.ts';
import { createLiveTickets } from '../live-tickets.ts';
import { anEvent, fetch, patient, prepareLiveWork, service } from '../test-live-work.ts';
import { testSecretKey } from '../../test-service.ts';
import { isLinkOpen } from './backstage-db.ts';

prepareLiveWork();

const keyIn = (url: string) => new URL(url).hash.slice(1);
const open = (key: string) => service.call('POST /Backstage', { body: { key } });
const ticketFor = (key: string) => service.call('POST /Backstage/Tickets', { body: { key } });

/** Something to watch of an event. */
async function aSegment(id: string): Promise<void> {
  await service.db.query(sql`
    insert into live_runs (media_content_id, part, run, organization_id, tracks)
    select media_content_id, 'p', 1, organization_id,
      ${JSON.stringify([{ track: 'video-180', codecs: 'avc1.64001f', bitsPerSecond: 1, picture: { width: 320, height: 180, framesPerSecond: 30 } }])}::jsonb
    from live_events where media_content_id = ${id}::uuid`);
  await service.db.query(sql`
    insert into live_segments (media_content_id, number, part, run, file_number, starts_at, lengths)
    values (${id}::uuid, 0, 'p', 1, 0, ${service.now()}::timestamptz, '{"video-180":{"seconds":1,"bytes":1}}')`);
}

/** An event with the calls of its presenter. */
async function aStage() {
  const event = await anEvent();
  const { id, manager } = event;
  const as = manager.subject;
  const invite = (name = 'Second speaker', by = as) =>
    service.call('POST /Management/LiveEvents/:id/Guest', { as: by, params: { id }, body: { name } });
  return {
    ...event,
    invite,
    link: async () => keyIn((await invite()).body.url),
    disinvite: () => service.call('DELETE /Management/LiveEvents/:id/Guest', { as, params: { id } }),
    choose: (input: 'main' | 'backup' | 'guest') =>
      service.call('PUT /Management/LiveEvents/:id/Input', { as, params: { id }, body: { input } }),
    /** As a worker reports it. */
    report: (chosen: 'main' | 'guest' | undefined, inputs: ('main' | 'guest')[]) => {
      const at = service.now().toISOString();
      const stream = { way: 'browser' as const, since: at, bitsPerSecond: 1_000_000 };
      const report: StoredReport = {
        health: { at, renditions: [], secondsBehind: 0, warnings: [], ...(chosen && { chosen }) },
        streams: Object.fromEntries(inputs.map((input) => [input, stream])),
        ...(chosen !== 'guest' &&
          inputs.includes('guest') && { backstage: { soundLevel: -20, warnings: [] } }),
      };
      return service.db.query(
        sql`update live_events set report = ${JSON.stringify(report)}::jsonb where media_content_id = ${id}::uuid`,
      );
    },
    actions: async () => {
      const rows = await service.db.query<{ action: string; detail: { name?: string } }>(
        sql`select action, detail from audit_log where subject = ${id} and action like 'live guest%' order by id`,
      );
      return rows.map(({ action, detail }) => `${action}: ${detail.name}`);
    },
  };
}

test('a link tells its guest which event it is, and nothing of it is stored or told again', async () => {
  const stage = await aStage();
  const made = await stage.invite(' Second speaker ');
  expect(made).toMatchObject({ status: 201, body: { name: 'Second speaker' } });
  const key = keyIn(made.body.url);
  expect(new URL(made.body.url).pathname).toBe('/backstage');
  const { guest } = await stage.show();
  expect(guest).toEqual({ name: 'Second speaker', createdDate: service.now().toISOString(), warnings: [] });
  const stored = await service.db.query<{ text: string }>(sql`
    select k::text || coalesce((select string_agg(a::text, ' ') from audit_log a where a.subject = ${stage.id}), '') as text
    from live_keys k where k.media_content_id = ${stage.id}::uuid and k.input = 'guest'`);
  expect(stored[0]!.text).toContain('Second speaker');
  expect(stored[0]!.text).not.toContain(key);

  const opened = await open(key);
  expect(opened).toMatchObject({
    status: 200,
    body: { name: 'Second speaker', state: 'waiting', isOnAir: false },
  });
  expect(opened.body).not.toHaveProperty('stream');
  expect(await stage.actions()).toEqual(['live guest link made: Second speaker']);
});

test('another link takes the place of the one before, and an ended one opens nothing', async () => {
  const stage = await aStage();
  const [first, second] = [await stage.link(), await stage.link()];
  for (const key of [first, '', 'tv_demo_wrong', stage.key, `${second}x`]) {
    const answers = [await open(key), await ticketFor(key)];
    for (const { status, body } of answers)
      expect([status, body.errorCode === undefined]).toEqual(key === '' ? [400, false] : [404, false]);
  }
  expect(await open(first)).toMatchObject({ body: { reason: 'backstage.noLink' } });
  expect((await open(second)).status).toBe(200);
  expect((await stage.disinvite()).body).not.toHaveProperty('guest');
  expect((await stage.disinvite()).status).toBe(200);
  expect((await open(second)).status).toBe(404);
  expect(await stage.actions()).toEqual([
    ...['live guest link made: Second speaker', 'live guest link made: Second speaker'],
    'live guest link ended: Second speaker',
  ]);
});

test('a ticket is for the guest’s input alone, and ends with its link', async () => {
  const stage = await aStage();
  const tickets = createLiveTickets(testSecretKey);
  const claimsOf = async (key: string) => tickets.read((await ticketFor(key)).body.ticket, service.now())!;
  const former = await claimsOf(await stage.link());
  expect(former).toMatchObject({ eventId: stage.id, input: 'guest' });
  expect(await isLinkOpen(service.db, former)).toBe(true);
  const present = await claimsOf(await stage.link());
  expect(await isLinkOpen(service.db, former)).toBe(false);
  expect(await isLinkOpen(service.db, present)).toBe(true);
  expect(await isLinkOpen(service.db, { ...present, eventId: (await aStage()).id })).toBe(false);
  await stage.disinvite();
  expect(await isLinkOpen(service.db, present)).toBe(false);
});

test('the key of a link opens no way in of encoders, and no other call', async () => {
  const stage = await aStage();
  const key = await stage.link();
  expect(await findEventOfKey(service.db, hashToken(key))).toBeUndefined();
  expect(await findEventOfKey(service.db, hashToken(stage.key))).toMatchObject({ input: 'main' });
  const bearers = [`Bearer ${key}`, `Bearer ${(await ticketFor(key)).body.ticket}`];
  for (const authorization of bearers) {
    const { status } = await service.call('GET /Management/LiveEvents/:id', {
      authorization,
      params: { id: stage.id },
    });
    expect(status).toBe(401);
  }
});

test('a guest goes on air by the presenter’s choice alone, and only while the guest sends', async () => {
  const stage = await aStage();
  const key = await stage.link();
  await stage.report('main', ['main']);
  expect(await stage.choose('guest')).toMatchObject({
    status: 409,
    body: { reason: 'live.guestSendsNothing' },
  });
  await stage.report('main', ['main', 'guest']);
  expect((await stage.show()).guest).toMatchObject({ stream: { way: 'browser' }, soundLevel: -20 });
  service.setNow(new Date(service.now().getTime() + 11_000));
  expect((await stage.choose('guest')).status).toBe(409);
  await stage.report('main', ['main', 'guest']);
  expect((await stage.choose('guest')).body).toMatchObject({ input: 'guest' });

  // Chosen, seen by the encoder, and the event on air: only then viewers see the guest.
  await moveEvent(service.db, stage.id, 'arrived', service.now());
  await stage.report('guest', ['main', 'guest']);
  expect((await open(key)).body.isOnAir).toBe(false);
  await stage.onAir();
  expect((await open(key)).body).toMatchObject({ state: 'onAir', isOnAir: true });
  await stage.report('main', ['main']);
  expect((await open(key)).body.isOnAir).toBe(false);

  // Another link: whoever comes by it begins backstage.
  await stage.link();
  expect((await stage.show()).input).toBe('main');
});

test('a guest sees the stream of the event with a token that opens nothing else, until the link or the event ends', async () => {
  const stage = await aStage();
  const key = await stage.link();
  await moveEvent(service.db, stage.id, 'arrived', service.now());
  const { stream } = (await open(key)).body;
  expect(stream!.url).toBe(`/api/media/${stage.id}/live/master.m3u8`);
  const { token } = stream!;
  await aSegment(stage.id);
  const status = async (id: string, file: string, jwt = token) => (await fetch(id, file, jwt)).status;
  // Nobody sees it before it is on air, except those who run it and their guest.
  expect(await status(stage.id, 'master.m3u8', 'public')).toBe(404);
  expect(await status(stage.id, 'master.m3u8')).toBe(200);
  expect((await fetch(stage.id, 'video-180.m3u8', token)).cache).toBe('private, no-store');
  const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
  expect(await status(stage.id, 'master.m3u8', forged)).toBe(404);
  const other = await aStage();
  await moveEvent(service.db, other.id, 'arrived', service.now());
  await aSegment(other.id);
  expect(await status(other.id, 'master.m3u8')).toBe(404);
  for (const path of [`/api/media/${stage.id}/1/master.m3u8`, `/api/media/${stage.id}/poster-320.jpg`])
    expect((await service.app.inject({ url: `${path}?jwt=${token}` })).statusCode).toBe(404);
  // Nor the guest's own preview, which is the presenter's.
  expect(await status(stage.id, 'guest-p-1.m3u8')).toBe(404);
  expect(await status(stage.id, 'p-guest-video-180-0.m4s')).toBe(404);

  await stage.onAir();
  expect(await status(stage.id, 'master.m3u8')).toBe(200);
  await stage.end();
  // A process looks twice a second.
  await expect.poll(() => status(stage.id, 'master.m3u8'), patient).toBe(404);
  const { body } = await open(key);
  expect(body).toMatchObject({ state: 'ended', isOnAir: false });
  expect(body).not.toHaveProperty('stream');
  expect((await ticketFor(key)).status).toBe(409);
  expect((await stage.invite()).status).toBe(409);

  const ended = await aStage();
  const link = await ended.link();
  await moveEvent(service.db, ended.id, 'arrived', service.now());
  const { token: endedToken } = (await open(link)).body.stream!;
  await ended.disinvite();
  expect(await status(ended.id, 'master.m3u8', endedToken)).toBe(404);
});

test('policies without guests end the link, and networks keep it to themselves', async () => {
  const stage = await aStage();
  const key = await stage.link();
  const { organizationId } = (
    await service.db.query<{ organizationId: string }>(
      sql`select organization_id as "organizationId" from live_events where media_content_id = ${stage.id}::uuid`,
    )
  )[0]!;
  const admin = await aPerson(service.db, { organizations: [[organizationId, 'Admin']] });
  const policies = (body: object) =>
    service.call('PUT /Management/Policies', {
      as: admin.subject,
      body: { secondStepRequiredFor: [], allowedNetworks: [], ...body },
    });
  await service.db.query(sql`
    insert into organization_policies (organization_id, allowed_networks) values (${organizationId}::uuid, '{10.9.0.0/16}')`);
  expect(await open(key)).toMatchObject({ status: 403, body: { reason: 'access.networks' } });
  await service.db.query(sql`
    update organization_policies set allowed_networks = '{}' where organization_id = ${organizationId}::uuid`);
  expect((await open(key)).status).toBe(200);
  expect((await policies({ allowGuests: false })).status).toBeLessThan(300);
  expect((await open(key)).status).toBe(404);
  expect(await stage.invite()).toMatchObject({ status: 403, body: { reason: 'guests.off' } });
});

test('a name is asked for, and people of other organizations make no link', async () => {
  const stage = await aStage();
  expect(await stage.invite(' ')).toMatchObject({ status: 400, body: { exceptionData: { field: 'name' } } });
  const stranger = await aPerson(service.db, {
    organizations: [[await anOrganization(service.db), 'OrganizationManager']],
  });
  expect((await stage.invite('Stranger', stranger.subject)).status).toBe(404);
  expect((await stage.invite('Viewer', stage.viewer.subject)).status).toBe(403);
});

test('a network that tries many keys has to wait', async () => {
  const statuses: number[] = [];
  for (let turn = 0; turn < 125; turn++) statuses.push((await open(`tv_demo_${turn}`)).status);
  expect(statuses.slice(0, 100)).not.toContain(429);
  expect(statuses.at(-1)).toBe(429);
});
