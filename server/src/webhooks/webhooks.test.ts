import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { aGroup, aMediaContent, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';
import { startWebhookReceiver } from './test-webhook-receiver.ts';
import { webhooksOf } from './test-webhooks.ts';
import { webhookTarget } from './webhook-target.ts';

let service: TestService;
let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
let webhooks: ReturnType<typeof webhooksOf>;
let own: string;
let admin: { id: string; subject: string };

beforeAll(async () => {
  service = await startTestService();
  receiver = await startWebhookReceiver();
  webhooks = webhooksOf(service);
  own = await anOrganization(service.db, { name: 'Own & others' });
  admin = await aPerson(service.db, { organizations: [[own, 'Admin']] });
});
afterAll(async () => {
  receiver.close();
  await service.close();
});
beforeEach(async () => {
  receiver.forget();
  await service.db.query(sql`delete from webhooks`);
});

const post = (body: Record<string, unknown>, as = admin.subject) =>
  service.call('POST /Management/Webhooks', { as, body });
const good = { url: 'https://hooks.aurora.example/tv', events: ['item.published'] };

test('an address that is none of the internet’s is refused, and the field is named', async () => {
  for (const url of [
    ...['http://hooks.aurora.example/', 'ftp://hooks.aurora.example/', 'no address at all'],
    ...[
      'https://user:pass@hooks.aurora.example/',
      'https://hooks.aurora.example/#part',
      'https://hooks.aurora.example/#',
    ],
    ...[
      'https://10.0.0.1/x',
      'https://192.168.1.1/x',
      'https://169.254.169.254/latest',
      'https://[fd00::1]/x',
    ],
    ...[
      'https://[::ffff:10.0.0.1]/x',
      'https://0x0a000001/x',
      'https://printer.local/x',
      'https://intranet/x',
    ],
    ...['http://10.0.0.1/hook', 'http://user@127.0.0.1/x', 'http://127.0.0.1/#x'],
  ]) {
    const { status, body } = await post({ ...good, url });
    expect([url, status, body.exceptionData]).toEqual([url, 400, { field: 'url' }]);
  }
  for (const url of [
    'http://127.0.0.1:1/x',
    'http://localhost/x',
    'https://[::1]/x',
    'https://127.0.0.1/x',
  ]) {
    expect(webhookTarget(url, false), url).toBeUndefined();
    expect(webhookTarget(url, true)?.endpoint, url).toBe(url);
  }
  for (const events of [[], ['item.sung'], ['webhook.tested']])
    expect((await post({ ...good, events })).status).toBe(400);
  expect(
    (await post({ ...good, format: 'slack', events: ['item.deleted'] })).body.exceptionData,
  ).toMatchObject({
    field: 'events',
  });
});

test('the secret is shown once, a repetition makes no second webhook, and twenty are the most', async () => {
  const id = crypto.randomUUID();
  const [first, again] = [await post({ ...good, id }), await post({ ...good, id })];
  expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id]);
  expect(first.body.secret).toMatch(/^whsec_\S{32}$/);
  expect(again.body.secret).not.toBe(first.body.secret);
  const { body: list } = await service.call('GET /Management/Webhooks', { as: admin.subject });
  expect(list).toEqual([
    { id: first.body.id, ...good, format: 'standard', state: 'active', createdDate: expect.any(String) },
  ]);
  for (let count = 1; count < 20; count++) expect((await post(good)).status).toBe(201);
  expect((await post(good)).status).toBe(409);
});

test('the address of a chat is shown by its host and its end alone, and kept when it is sent back', async () => {
  const secret = 'T012/B345/verySecretPart';
  const url = `https://hooks.slack.example/services/${secret}`;
  const { body: made } = await post({ ...good, url, format: 'slack' });
  expect(made.url).toBe('https://hooks.slack.example/…Part');
  const options = { as: admin.subject, params: { id: made.id } };
  const change = async (body: object) =>
    (await service.call('PATCH /Management/Webhooks/:id', { ...options, body })).body;
  const stored = async () =>
    (await service.db.query<{ address: string }>(sql`select address from webhooks where id = ${made.id}`))[0]!
      .address;
  expect(await change({ url: made.url, events: ['item.scheduled'] })).toMatchObject({ url: made.url });
  expect(await stored()).toBe(url);
  const list = await service.call('GET /Management/Webhooks', { as: admin.subject });
  const test = await service.call('POST /Management/Webhooks/:id/Test', options);
  const log = await webhooks.log(admin.subject, made.id);
  const audit = await service.call('GET /Management/AuditLog', { as: admin.subject });
  const table = await service.call('GET /Management/AuditLog.csv', { as: admin.subject });
  expect(await change({ url: 'https://other.slack.example/next' })).toMatchObject({
    url: 'https://other.slack.example/…next',
  });
  expect(await stored()).toBe('https://other.slack.example/next');
  expect(
    JSON.stringify([made, list.body, test.body, log, audit.body, table.body, webhooks.logged]),
  ).not.toContain('verySecret');
});

test('only an organization’s admins reach its webhooks', async () => {
  const { body: made } = await post(good);
  const params = { id: made.id };
  const stranger = await aPerson(service.db, {
    organizations: [[await anOrganization(service.db), 'Admin']],
  });
  const manager = await aPerson(service.db, { organizations: [[own, 'OrganizationManager']] });
  for (const [as, status] of [
    [stranger.subject, 404],
    [manager.subject, 403],
  ] as const) {
    const answers = [
      await service.call('PATCH /Management/Webhooks/:id', { as, params, body: { isPaused: true } }),
      await service.call('POST /Management/Webhooks/:id/Rotate', { as, params, body: {} }),
      await service.call('POST /Management/Webhooks/:id/Test', { as, params }),
      await service.call('GET /Management/Webhooks/:id/Deliveries', { as, params }),
      await service.call('DELETE /Management/Webhooks/:id', { as, params }),
    ];
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status));
  }
  expect((await service.call('GET /Management/Webhooks', { as: stranger.subject })).body).toEqual([]);
});

test('a test is sent, tests are bounded, and the audit log tells of changes without the secret', async () => {
  const { id, secret } = await webhooks.make(admin.subject, receiver.url, ['item.published']);
  const options = { as: admin.subject, params: { id } };
  const { status, body } = await service.call('POST /Management/Webhooks/:id/Test', options);
  expect([status, body]).toMatchObject([201, { event: 'webhook.tested', state: 'waiting' }]);
  await webhooks.deliver();
  expect(receiver.events()).toMatchObject([
    { type: 'webhook.tested', data: { organizationId: own, webhook: { id } } },
  ]);
  const documented = /\{"type":"webhook\.tested".*/.exec(
    readFileSync(new URL('../../../docs/webhooks.md', import.meta.url), 'utf8'),
  )![0];
  expect(keysOf(receiver.events()[0])).toEqual(keysOf(JSON.parse(documented)));
  const statuses = [];
  for (let count = 0; count < 60; count++)
    statuses.push((await service.call('POST /Management/Webhooks/:id/Test', options)).status);
  expect(statuses.at(-1)).toBe(429);
  await service.call('PATCH /Management/Webhooks/:id', { ...options, body: { isPaused: true } });
  await service.call('PATCH /Management/Webhooks/:id', { ...options, body: { isPaused: true } });
  expect((await service.call('POST /Management/Webhooks/:id/Test', options)).status).toBe(409);
  await service.call('DELETE /Management/Webhooks/:id', options);
  const lines = await service.db.query<{ action: string }>(
    sql`select action, detail from audit_log where subject = ${id} order by id`,
  );
  expect(lines.map(({ action }) => action)).toEqual(['webhook made', 'webhook changed', 'webhook deleted']);
  expect(JSON.stringify(lines)).not.toContain(secret!.slice(6));
  expect(JSON.stringify(lines)).not.toContain('/hook');
});

test('chats get cards of what everybody in the organization sees, and of nothing else', async () => {
  const slack = await webhooks.make(admin.subject, receiver.url, ['item.published'], 'slack');
  const teams = await webhooks.make(
    admin.subject,
    receiver.url,
    ['item.published', 'item.scheduled'],
    'teams',
  );
  expect([slack.secret, teams.secret]).toEqual([undefined, undefined]);
  const publish = async (given: Parameters<typeof aMediaContent>[2]) => {
    const id = await aMediaContent(service.db, own, { status: 0, ...given });
    await service.db.query(sql`update media_contents set status = 1, publish_date = now() where id = ${id}`);
    return id;
  };
  const group = await aGroup(service.db, own);
  await publish({ title: 'For a few', audience: [group] });
  await publish({ title: 'By its link alone', isListed: false });
  const withdrawn = await publish({ title: 'Withdrawn' });
  await service.db.query(sql`update media_contents set status = 0 where id = ${withdrawn}`);
  await webhooks.deliver();
  expect(receiver.received).toEqual([]);
  expect((await webhooks.log(admin.subject, slack.id)).map(({ state }) => state)).toEqual([
    ...['dropped', 'dropped', 'dropped'],
  ]);

  const internal = await publish({
    title: '<!channel> *R&D*',
    description: `[link](https://evil.example) ${'x'.repeat(400)}`,
  });
  await webhooks.deliver();
  const [card, other] = receiver.received.map(({ body }) => body);
  const [ofSlack, ofTeams] = card!.includes('blocks') ? [card!, other!] : [other!, card!];
  expect(JSON.parse(ofSlack)).toMatchObject({
    text: 'New at Own &amp; others: &lt;!channel&gt; *R&amp;D*',
    blocks: [
      { type: 'context' },
      { type: 'header', text: { type: 'plain_text', text: '<!channel> *R&D*' } },
      { type: 'section', text: { type: 'plain_text', text: expect.stringMatching(/x…$/) } },
      { type: 'actions', elements: [{ url: `https://tv.example/watch/${internal}` }] },
    ],
  });
  const adaptive = JSON.parse(ofTeams) as { attachments: { contentType: string; content: object }[] };
  expect(adaptive.attachments[0]).toMatchObject({
    contentType: 'application/vnd.microsoft.card.adaptive',
    content: { type: 'AdaptiveCard', actions: [{ type: 'Action.OpenUrl' }] },
  });
  expect(card! + other!).not.toContain('jwt');
  receiver.forget();

  await publish({ title: 'For everybody', visibility: 2 });
  await webhooks.deliver();
  for (const { body, headers } of receiver.received) {
    expect(body).toMatch(/https:\/\/tv\.example\/api\/media\/[^"]+jwt=public/);
    expect(headers['webhook-signature']).toBeUndefined();
  }
  receiver.forget();
  await aMediaContent(service.db, own, { title: 'Later', status: 0 });
  const later = await aMediaContent(service.db, own, { title: 'Later', status: 0 });
  await service.call('PUT /Management/MediaContents/:id/Schedules', {
    ...{ as: admin.subject, params: { id: later } },
    body: { publishAt: '2026-04-01T09:00:00Z' },
  });
  await webhooks.deliver();
  expect(receiver.received).toHaveLength(1);
  expect(receiver.received[0]!.body).toContain('Coming soon at Own & others: Wednesday');
});

/** The names of the fields at all depths. */
const keysOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.keys(value)
        .toSorted()
        .map((name) => [name, keysOf((value as Record<string, unknown>)[name])])
    : [];
