import { randomUUID } from 'node:crypto';
import { limits } from '@tv/contract/limits/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { anOrganization, aPerson } from '../test-builders.ts';
import { day, type GuestWorld, startGuestWorld } from './test-guests.ts';

let world: GuestWorld;
let service: GuestWorld['service'];
let organizationId: string;
beforeAll(async () => {
  world = await startGuestWorld();
  ({ service } = world);
});
afterAll(() => service.close());
beforeEach(async () => {
  ({ organizationId } = await world.begin());
});

describe('what is refused', () => {
  test('by field and reason', async () => {
    const id = await world.anItem();
    const member = `${randomUUID()}@tv.example`;
    await aPerson(service.db, { organizations: [organizationId], email: member });
    const refused = async (given: Parameters<typeof world.share>[1]) => {
      const { status, body } = await world.share(id, given);
      const { reason, exceptionData } = body as unknown as { reason: string; exceptionData?: object };
      return [status, reason, exceptionData];
    };
    expect(await refused({ email: member.toUpperCase() })).toEqual([
      400,
      'guests.member',
      { field: 'email' },
    ]);
    expect(await refused({ email: 'no address' })).toEqual([400, 'people.notAnEmail', undefined]);
    expect(await refused({ expiresAt: world.inDays(0) })).toEqual([
      400,
      'guests.past',
      { field: 'expiresAt' },
    ]);
    expect(await refused({ expiresAt: world.inDays(92) })).toEqual([
      400,
      'guests.tooLong',
      { field: 'expiresAt', days: 90 },
    ]);
  });

  test('people who do not manage the item, and other organizations', async () => {
    const id = await world.anItem();
    const other = await anOrganization(service.db);
    const viewer = await aPerson(service.db, { organizations: [organizationId] });
    const stranger = await aPerson(service.db, { organizations: [[other, 'Admin']] });
    const author = await aPerson(service.db, { organizations: [[organizationId, 'ContentManager']] });
    expect((await world.share(id, { as: viewer.subject })).status).toBe(403);
    expect((await world.share(id, { as: stranger.subject })).status).toBe(404);
    expect((await world.share(id, { as: author.subject })).status).toBe(404);
    const { guest } = await world.share(id);
    const elsewhere = await world.anItem();
    expect((await world.end(elsewhere, guest.id)).status).toBe(404);
    expect(await world.listOf(id)).toMatchObject({ guests: [{ id: guest.id }] });
  });

  test('more guests of one item than allowed', async () => {
    const id = await world.anItem();
    await service.db.query(sql`
      insert into guests (id, organization_id, media_content_id, email, language, allow_download, created_at, expires_at)
      select gen_random_uuid(), ${organizationId}::uuid, ${id}::uuid, n || '@outside.example', 'en', false,
        ${service.now()}::timestamptz, ${world.inDays(1)}::timestamptz from generate_series(1, ${limits.guests.each}::int) n`);
    expect((await world.share(id)).body).toMatchObject({ reason: 'guests.tooManyOfOne' });
    world.later(2 * day);
    expect((await world.share(id)).status).toBe(201);
  });
});

describe('somebody without the secret', () => {
  test('learns nothing of a share', async () => {
    const { guest } = await world.share(await world.anItem());
    const answers = await Promise.all(
      [guest.id, randomUUID()].flatMap((id) =>
        (['Invitation', 'Codes', 'Sessions'] as const).map(async (part) => {
          const body = { secret: 'guessed', ...(part === 'Sessions' && { code: '000000' }) };
          const reply = await service.call(`POST /Guests/:id/${part}`, { params: { id }, body } as never);
          return JSON.stringify([reply.status, { ...(reply.body as object), traceId: '' }]);
        }),
      ),
    );
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('404');
    expect(await service.mails(guest.email)).toHaveLength(1);
  });

  test('has no use of another share’s secret or cookie', async () => {
    const [one, other] = [await world.anItem(), await world.anItem()];
    const mine = await world.enter(one);
    const { guest: theirs } = await world.share(other);
    expect((await world.open(theirs.id, mine.cookie)).status).toBe(403);
    expect(await world.see(other, mine.headers)).toBe(404);
    expect(await world.poster(other, mine.access.token)).toBe(404);
    const crossed = { id: theirs.id, secret: world.linkOf(mine.guest).secret };
    expect((await world.askCode(crossed)).status).toBe(404);
  });
});

describe('a code', () => {
  test('can be tried five times, once, for ten minutes, and is replaced by the next one', async () => {
    const { guest } = await world.share(await world.anItem());
    const link = world.linkOf(guest);
    await world.askCode(link);
    const code = await world.codeTo(guest.email);
    const wrong = code === '111111' ? '222222' : '111111';
    const reasons: unknown[] = [];
    for (let tries = 0; tries < 6; tries++) {
      const { status, body } = await world.tryCode(link, wrong);
      reasons.push([status, (body as { reason?: string }).reason]);
    }
    expect(reasons).toEqual([...Array(5).fill([403, 'guests.wrongCode']), [403, 'guests.noCode']]);
    expect((await world.tryCode(link, code)).status).toBe(403);

    expect((await world.askCode(link)).status).toBe(429);
    world.later(61_000);
    await world.askCode(link);
    const second = await world.codeTo(guest.email);
    world.later(10 * 60_000);
    expect((await world.tryCode(link, second)).status).toBe(403);
    await world.askCode(link);
    const third = await world.codeTo(guest.email);
    const spaced = `${third.slice(0, 3)} ${third.slice(3)}`;
    expect((await world.tryCode(link, spaced)).status).toBe(204);
    expect((await world.tryCode(link, third)).status).toBe(403);
    const [row] = await service.db.query<{ row: string }>(
      sql`select row_to_json(g)::text as row from guests g where id = ${guest.id}::uuid`,
    );
    expect(row!.row).not.toContain(third);
  });

  test('is not found by trying at once, nor by asking for many', async () => {
    const { guest } = await world.share(await world.anItem());
    const link = world.linkOf(guest);
    await world.askCode(link);
    const tries = await Promise.all(
      Array.from({ length: 20 }, (_, n) => world.tryCode(link, String(n).padStart(6, '0'))),
    );
    expect(
      tries.filter(({ body }) => (body as { reason?: string }).reason === 'guests.wrongCode').length,
    ).toBeLessThanOrEqual(5);
    const sent: number[] = [];
    for (let minutes = 0; minutes < 8; minutes++) {
      world.later(61_000);
      sent.push((await world.askCode(link)).status);
    }
    expect(sent.filter((status) => status === 204)).toHaveLength(5);
  });
});

test('networks that the organization does not allow open nothing', async () => {
  const id = await world.anItem();
  const { guest, headers, access, cookie } = await world.enter(id);
  await service.db.query(sql`
    insert into organization_policies (organization_id, allowed_networks) values (${organizationId}, '{203.0.113.0/24}')`);
  world.later(11_000);
  expect([
    await world.see(id, headers),
    await world.poster(id, access.token),
    (await world.open(guest.id, cookie)).status,
  ]).toEqual([404, 404, 403]);
  expect((await world.askCode(world.linkOf(guest))).status).toBe(403);
});
