import { keyScopes, type KeyScope } from '@tv/contract/integrations/key-scopes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCategory, anApiKey, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';
import { startWebhookReceiver } from './test-webhook-receiver.ts';
import { webhooksOf } from './test-webhooks.ts';

let service: TestService;
let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
let webhooks: ReturnType<typeof webhooksOf>;
let own: string;
let admin: { id: string; subject: string };

beforeAll(async () => {
  service = await startTestService();
  receiver = await startWebhookReceiver();
  webhooks = webhooksOf(service);
  own = await anOrganization(service.db);
  admin = await aPerson(service.db, { organizations: [[own, 'Admin']] });
});
afterAll(async () => {
  receiver.close();
  await service.close();
});

type By = { authorization: string };
const aKey = async (scopes: readonly KeyScope[], more: object = {}, organizationId = own): Promise<By> => {
  const { key } = await anApiKey(service.db, organizationId, { name: 'Relay', scopes, ...more });
  return { authorization: `Bearer ${key}` };
};

/** Every call of webhooks about one of them, the one that deletes last. */
async function allCalls(by: By, id: string, url = receiver.url) {
  const params = { id };
  const logged = await service.call('GET /Management/Webhooks/:id/Deliveries', { as: admin.subject, params });
  const deliveryId = logged.body[0]!.id;
  return [
    await service.call('GET /Management/Webhooks', by),
    await service.call('POST /Management/Webhooks', { ...by, body: { url, events: ['item.published'] } }),
    await service.call('PATCH /Management/Webhooks/:id', {
      ...by,
      params,
      body: { events: ['item.deleted'] },
    }),
    await service.call('POST /Management/Webhooks/:id/Rotate', { ...by, params, body: {} }),
    await service.call('POST /Management/Webhooks/:id/Test', { ...by, params }),
    await service.call('GET /Management/Webhooks/:id/Deliveries', { ...by, params }),
    await service.call('POST /Management/Webhooks/:id/Deliveries/:deliveryId/Resend', {
      ...by,
      params: { id, deliveryId },
    }),
    await service.call('DELETE /Management/Webhooks/:id', { ...by, params }),
  ] as const;
}

/** A webhook of an admin, with a message in its log. */
async function aWebhookWithALog() {
  const made = await webhooks.make(admin.subject, receiver.url, ['item.published']);
  await service.call('POST /Management/Webhooks/:id/Test', { as: admin.subject, params: { id: made.id } });
  await webhooks.deliver();
  return made;
}

const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status);

test('a key with events:write makes all calls of webhooks, and the audit log names it', async () => {
  const { id } = await aWebhookWithALog();
  const answers = await allCalls(await aKey(['events:write']), id);
  expect(statuses(answers)).toEqual([200, 201, 200, 200, 201, 200, 200, 204]);
  const log = await service.call('GET /Management/AuditLog', { as: admin.subject });
  const ofKey = log.body.filter(({ actor }) => actor === 'API key "Relay"').map(({ action }) => action);
  expect(ofKey.sort()).toEqual([
    'webhook changed',
    'webhook deleted',
    'webhook delivery sent again',
    'webhook made',
    'webhook secret changed',
  ]);
});

test('every other scope is refused, and so is a key with categories', async () => {
  const { id } = await aWebhookWithALog();
  const others = keyScopes.filter((scope) => scope !== 'events:write');
  const categoryIds = [await aCategory(service.db, own)];
  for (const [by, problem] of [
    [
      await aKey(others, { name: 'Others' }),
      { reason: 'keys.scopes', exceptionData: { scopes: 'events:write' } },
    ],
    [await aKey(keyScopes, { name: 'Category', categoryIds }), { reason: 'keys.wholeOrganization' }],
  ] as const) {
    const answers = await allCalls(by, id);
    expect(statuses(answers)).toEqual(answers.map(() => 403));
    for (const { body } of answers) expect(body).toMatchObject(problem);
  }
});

test('for a key of another organization they do not exist', async () => {
  const { id } = await aWebhookWithALog();
  const elsewhere = await anOrganization(service.db);
  const by = await aKey(['events:write'], {}, elsewhere);
  const [list, made, ...others] = await allCalls(by, id);
  expect([list.body, made.status]).toEqual([[], 201]);
  expect(statuses(others)).toEqual(others.map(() => 404));
  const options = { ...by, query: { organizationId: own } };
  expect((await service.call('GET /Management/Webhooks', options)).status).toBe(404);
  const there = await service.call('GET /Management/Webhooks', { as: admin.subject });
  expect(there.body.map((each) => each.id)).toContain(id);
});

test('no answer but that of its making and its rotation tells a secret', async () => {
  const made = await aWebhookWithALog();
  const by = await aKey(['events:write'], { name: 'Reader' });
  const [list, another, changed, rotated, ...others] = await allCalls(by, made.id);
  const secrets = [made.secret!, another.body.secret!, rotated.body.secret!];
  for (const secret of secrets) expect(secret).toMatch(/^whsec_\S{32}$/);
  const answers = JSON.stringify([list, changed, ...others]);
  for (const secret of secrets) expect(answers).not.toContain(secret.slice(6));
  expect(answers).not.toContain('whsec_');
});
