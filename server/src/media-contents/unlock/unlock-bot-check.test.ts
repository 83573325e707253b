import { randomUUID } from 'node:crypto';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashMediaPassword } from '../../media/media-password.ts';
import { sql } from '../../platform/db/sql.ts';
import { aMediaContent, anOrganization } from '../../test-builders.ts';
import { startTestService, type TestService } from '../../test-service.ts';

let service: TestService;
let organizationId: string;
let passwordHash: string;

beforeAll(async () => {
  // The library looks at the machine's clock.
  service = await startTestService(new Date());
  organizationId = await anOrganization(service.db);
  passwordHash = await hashMediaPassword('open sesame');
});
afterAll(() => service.close());

const unlock = async (id: string, password: string, botCheckToken?: string) => {
  const body = { password, ...(botCheckToken && { botCheckToken }) };
  const reply = await service.call('POST /MediaContents/Publics/:id/Unlocks', { params: { id }, body });
  return [reply.status, reply.body.exceptionData?.botCheck];
};
async function proof(): Promise<string> {
  const challenge = (await service.call('GET /BotCheck/Challenges')).body as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
/** Wrong passwords from as many other addresses. */
const wrongBefore = (id: string, count: number) =>
  service.db.query(sql`
    insert into unlock_failures (id, media_content_id, address_hash, failed_at)
    select gen_random_uuid(), ${id}::uuid, ${randomUUID()} || n, ${service.now()}::timestamptz
    from generate_series(1, ${count}::int) n`);
const lockedItem = () => aMediaContent(service.db, organizationId, { visibility: 2, passwordHash });

it('asks for a bot check with each try once an item got 100 wrong passwords within an hour, and refuses nobody', async () => {
  const id = await lockedItem();
  await wrongBefore(id, 99);
  expect(await unlock(id, 'open sesame')).toEqual([200, undefined]);
  await wrongBefore(id, 1);
  // Not a try: the password was not looked at, so that it cannot lock the address out.
  for (let tries = 0; tries < 6; tries++) expect(await unlock(id, 'open sesame')).toEqual([403, true]);
  expect(await unlock(id, 'open sesame', 'made up')).toEqual([403, true]);
  const solved = await proof();
  expect(await unlock(id, 'open sesame', solved)).toEqual([200, undefined]);
  expect(await unlock(id, 'open sesame', solved)).toEqual([403, true]);
  expect(await unlock(id, 'guess', await proof())).toEqual([403, undefined]);
  expect(await unlock(await lockedItem(), 'open sesame')).toEqual([200, undefined]);
  service.setNow(new Date(service.now().getTime() + 60 * 60_000 + 1));
  expect(await unlock(id, 'open sesame')).toEqual([200, undefined]);
});
