import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { anApiKey, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';

let service: TestService;
let own: string;
let admin: { id: string; subject: string };
const someone = '11111111-1111-4111-8111-111111111111';

beforeAll(async () => {
  service = await startTestService();
  own = await anOrganization(service.db);
  admin = await aPerson(service.db, { organizations: [[own, 'Admin']], email: 'admin@tv.example' });
  const other = await anOrganization(service.db);
  for (const [organization, action, subject, at] of [
    [own, 'signed in', someone, '2026-01-01T10:00:00Z'],
    [own, 'signed in', admin.id, '2026-01-02T10:00:00Z'],
    [own, '=SUM(A1)', someone, '2026-01-03T10:00:00Z'],
    [other, 'signed in', someone, '2026-01-04T10:00:00Z'],
  ])
    await service.db.query(sql`
      insert into audit_log (at, organization_id, person_id, action, subject, detail)
      values (${at}::timestamptz, ${organization}::uuid, ${subject === admin.id ? admin.id : null}::uuid, ${action},
        ${subject}, ${JSON.stringify({ network: '203.0.113.7', client: 'Firefox on Linux', method: 'password' })}::jsonb)`);
});
afterAll(() => service.close());

test.each([
  [{}, ['=SUM(A1)', 'signed in', 'signed in']],
  [{ action: ['signed in'] }, ['signed in', 'signed in']],
  [{ action: ['signed in', '=SUM(A1)'] }, ['=SUM(A1)', 'signed in', 'signed in']],
  [{ personId: someone }, ['=SUM(A1)', 'signed in']],
  [{ from: '2026-01-02T00:00:00Z', until: '2026-01-03T00:00:00Z' }, ['signed in']],
  [{ action: ['signed in'], personId: someone, from: '2026-01-02T00:00:00Z' }, []],
])('lines are found by action, person and time: %j', async (query, actions) => {
  const { body, headers } = await service.call('GET /Management/AuditLog', { as: admin.subject, query });
  expect(body.map(({ action }) => action)).toEqual(actions);
  expect(headers['x-pagination-total-results']).toBe(String(actions.length));
});

test('lines come page by page, each once, also where they have one time; a wrong cursor is refused', async () => {
  const crowded = await anOrganization(service.db);
  const reader = await aPerson(service.db, { organizations: [[crowded, 'Admin']] });
  for (let line = 0; line < 5; line += 1)
    await service.db.query(sql`
      insert into audit_log (at, organization_id, action, subject, detail)
      values ('2026-01-01T10:00:00.123456Z', ${crowded}::uuid, 'signed in', ${String(line)}, '{}')`);
  const seen: (string | undefined)[] = [];
  let cursor: string | undefined;
  do {
    const page = await service.call('GET /Management/AuditLog', {
      as: reader.subject,
      query: { pageSize: 2, ...(cursor && { cursor }) },
    });
    seen.push(...page.body.map(({ subject }) => subject));
    cursor = page.headers['x-pagination-next'] as string | undefined;
  } while (cursor);
  expect(seen).toEqual(['4', '3', '2', '1', '0']);
  const forged = Buffer.from(JSON.stringify(['2026-01-01T10:00:00.123456Z', '1) or true'])).toString(
    'base64url',
  );
  for (const wrong of ['x', forged])
    expect(
      (await service.call('GET /Management/AuditLog', { as: reader.subject, query: { cursor: wrong } }))
        .status,
    ).toBe(400);
});

test('the actions of the log are listed once each, of this organization alone', async () => {
  const { body } = await service.call('GET /Management/AuditActions', { as: admin.subject });
  expect(body).toEqual(expect.arrayContaining(['=SUM(A1)', 'signed in']));
  expect(new Set(body).size).toBe(body.length);
  const empty = await anOrganization(service.db);
  const reader = await aPerson(service.db, { organizations: [[empty, 'Admin']] });
  expect((await service.call('GET /Management/AuditActions', { as: reader.subject })).body).toEqual([]);
});

test('a wrong filter is refused by its name', async () => {
  const list = (query: Record<string, string>) =>
    service.call('GET /Management/AuditLog', { as: admin.subject, query });
  for (const name of ['personId', 'from', 'until']) {
    const { status, body } = await list({ [name]: 'yesterday' });
    expect([status, body.message]).toEqual([400, expect.stringContaining(name)]);
  }
});

test('the table holds the same lines, is harmless in spreadsheets, and taking it is a line of its own', async () => {
  const taken = await service.call('GET /Management/AuditLog.csv', {
    as: admin.subject,
    query: { until: '2026-01-05T00:00:00Z' },
  });
  expect(taken.headers['content-type']).toBe('text/csv; charset=utf-8');
  const [heading, ...lines] = String(taken.body).trim().split('\r\n');
  expect(heading).toContain('Time (UTC),Action,Person');
  expect(lines).toEqual([
    `2026-01-03 10:00:00,"'=SUM(A1)",,,${someone},203.0.113.7,Firefox on Linux,"{""method"":""password""}",`,
    `2026-01-02 10:00:00,signed in,admin@tv.example,${admin.id},${admin.id},203.0.113.7,Firefox on Linux,"{""method"":""password""}",`,
    `2026-01-01 10:00:00,signed in,,,${someone},203.0.113.7,Firefox on Linux,"{""method"":""password""}",`,
  ]);
  const { body } = await service.call('GET /Management/AuditLog', { as: admin.subject });
  expect(body[0]).toMatchObject({ action: 'audit log taken', email: 'admin@tv.example' });
});

test('what a key did is named by its name and its id, also in the table', async () => {
  const { key, id } = await anApiKey(service.db, own, { name: 'Nightly import' });
  await service.call('POST /Management/Categories', {
    authorization: `Bearer ${key}`,
    body: { name: 'Brought in' },
  });
  const query = { action: ['category made'] };
  const { body } = await service.call('GET /Management/AuditLog', { as: admin.subject, query });
  expect(body).toMatchObject([{ actor: 'API key "Nightly import"', apiKeyId: id }]);
  const table = await service.call('GET /Management/AuditLog.csv', { as: admin.subject, query });
  const [, line] = String(table.body).trim().split('\r\n');
  expect(line).toContain(',category made,"API key ""Nightly import""",,');
  expect(line?.endsWith(`,${id}`)).toBe(true);
});

test('a person’s own feed is noted when it is opened and closed', async () => {
  await service.call('PUT /Users/Me/Feed', { as: admin.subject });
  for (let time = 0; time < 2; time++) await service.call('DELETE /Users/Me/Feed', { as: admin.subject });
  const { body } = await service.call('GET /Management/AuditLog', {
    as: admin.subject,
    query: { personId: admin.id },
  });
  expect(body.map(({ action }) => action).slice(0, 2)).toEqual(['own feed closed', 'own feed opened']);
});
