import { randomUUID } from 'node:crypto';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { aCategory, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';

let service: TestService;
let organization: string;
let admin: string;
let email: string;

beforeAll(async () => {
  // The library looks at the machine's clock.
  service = await startTestService(new Date());
  organization = await anOrganization(service.db, { name: 'North' });
  await aPerson(service.db, { organizations: [organization] });
  const { id } = await aPerson(service.db, { organizations: [[organization, 'Admin']] });
  admin = `${id}@tv.example`;
});
afterAll(() => service.close());
beforeEach(() => {
  email = `${randomUUID()}@visitor.example`;
});

const encode = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');
const challenge = async () => (await service.call('GET /BotCheck/Challenges')).body as unknown as Challenge;
async function proof(): Promise<string> {
  const given = await challenge();
  return encode({ challenge: given, solution: await solveChallenge({ challenge: given, deriveKey }) });
}
const ask = (botCheckToken: string, address = email, id = organization) =>
  service.call('POST /Organizations/:id/LeadGenerationFormInputData', {
    params: { id },
    body: { email: address, botCheckToken },
  });

test('a visitor who asks for contact gets a mail, and so do the organization’s admins; once a day', async () => {
  expect((await ask(await proof())).status).toBe(204);
  expect((await service.mails(email)).map(({ subject }) => subject)).toEqual(['North will be in touch']);
  const [toAdmin] = await service.mails(admin);
  expect(toAdmin?.to).toEqual([admin]);
  expect(toAdmin?.text).toContain(email);

  const category = await aCategory(service.db, organization, 'Safety');
  const params = { id: category };
  const again = await service.call('POST /Categories/:id/LeadGenerationFormInputData', {
    params,
    body: { email, botCheckToken: await proof() },
  });
  expect(again.status).toBe(204);
  expect(await service.mails(email)).toHaveLength(1);
  expect(await service.mails(admin)).toHaveLength(1);
  const stored = await service.db.query<{ key: string }>(sql`select key from rate_limits`);
  expect(stored.map(({ key }) => key).join()).not.toContain('visitor.example');
});

test('a form on a category’s page names it, to the address that the organization chose', async () => {
  const other = await anOrganization(service.db, { name: 'South' });
  await service.db.query(
    sql`update organizations set contact_email = 'sales@south.example' where id = ${other}`,
  );
  const id = await aCategory(service.db, other, 'Customer stories');
  const body = { email, botCheckToken: await proof() };
  await service.call('POST /Categories/:id/LeadGenerationFormInputData', { params: { id }, body });
  expect((await service.mails('sales@south.example'))[0]?.text).toContain('“Customer stories”');
});

test('a proof of work is good once, also for many at the same instant', async () => {
  const token = await proof();
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(token)));
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(7);
});

test('whatever is no proof of ours is refused', async () => {
  const given = await challenge();
  const solution = await solveChallenge({ challenge: given, deriveKey });
  const { parameters } = given;
  const easier = { ...given, parameters: { ...parameters, cost: 1 } };
  const longer = { ...given, parameters: { ...parameters, expiresAt: (parameters.expiresAt ?? 0) + 60 } };
  const dearer = { ...given, parameters: { ...parameters, cost: 4_000_000_000 } };
  const wrong = [
    'no proof',
    encode(null),
    encode([]),
    encode({ challenge: given }),
    encode({ challenge: given, solution: { counter: -1, derivedKey: '00' } }),
    encode({ challenge: given, solution: { counter: 'x', derivedKey: [] } }),
    encode({ challenge: { parameters }, solution }),
    encode({ challenge: easier, solution }),
    encode({ challenge: longer, solution }),
    encode({ challenge: dearer, solution }),
  ];
  for (const token of wrong) {
    const { status, body } = await ask(token);
    expect([status, (body as { exceptionData?: object }).exceptionData], token).toEqual([
      400,
      { field: 'botCheckToken' },
    ]);
  }
  service.setNow(new Date(service.now().getTime() + 11 * 60_000));
  expect((await ask(encode({ challenge: given, solution }))).status).toBe(400);
  service.setNow(new Date());
  expect(await service.mails(email)).toEqual([]);
});

test('no address, and organizations without public pages', async () => {
  const none = await ask(await proof(), 'nobody');
  expect((none.body as { errorCode?: number }).errorCode).toBe(59);
  const closed = await anOrganization(service.db, { hasPublicMedia: false });
  for (const id of [closed, randomUUID()]) expect((await ask('x', email, id)).status).toBe(404);
});
