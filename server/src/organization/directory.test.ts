import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  for (const [name, industry, hasPublicMedia] of [
    ['West', 'Energy', true],
    ['East', 'energy', true],
    ['Bank', 'Banking', true],
    ['Closed', 'Mining', false],
    ['Plain', null, true],
  ] as const) {
    const id = await anOrganization(service.db, { name, hasPublicMedia });
    await service.db.query(sql`update organizations set industry = ${industry} where id = ${id}`);
  }
});
afterAll(() => service.close());

const list = (query = {}) => service.call('GET /OrganizationDirectories/Home/Industries/Publics', { query });

test('industries come by name, with the organizations that have public pages', async () => {
  const { body, headers } = await list();
  expect(
    body.map(({ name, organizations }) => [name.toLowerCase(), organizations.map((each) => each.name)]),
  ).toEqual([
    ['banking', ['Bank']],
    ['energy', ['East', 'West']],
  ]);
  expect(headers).toMatchObject({
    'x-pagination-total-results': '2',
    'cache-control': 'public, s-maxage=30',
  });
  expect((await list()).body.map(({ id }) => id)).toEqual(body.map(({ id }) => id));
});

test('in pages, and nothing past the end', async () => {
  const second = await list({ pageSize: 1, pageIndex: 2 });
  expect(second.body.map(({ name }) => name.toLowerCase())).toEqual(['energy']);
  expect(second.headers['x-pagination-total-pages']).toBe('2');
  const past = await list({ pageSize: 1, pageIndex: 9 });
  expect([past.body, past.headers['x-pagination-total-results']]).toEqual([[], '2']);
});

test('an empty body that is announced as JSON is none', async () => {
  const { subject: as } = await aPerson(service.db, { organizations: [await anOrganization(service.db)] });
  const headers = { authorization: `Bearer token-${as}`, 'content-type': 'application/json' };
  const send = (method: 'PUT' | 'POST', url: string, payload: string) =>
    service.app.inject({ method, url, headers, payload });
  expect((await send('PUT', '/api/applications/mail', '')).statusCode).toBe(204);
  const missing = await send('POST', '/api/Reactions', '');
  expect([missing.statusCode, missing.json().message]).toEqual([400, 'body must be object']);
  expect((await send('PUT', '/api/applications/mail', '{')).statusCode).toBe(400);
  expect((await send('POST', '/api/Reactions', '{"__proto__": {}}')).statusCode).toBe(400);
});

test('the header’s list of other applications is empty, and a visit is taken', async () => {
  const { subject: as } = await aPerson(service.db, { organizations: [await anOrganization(service.db)] });
  const query = { pageNumber: 1, pageSize: 10, topOnly: true };
  expect((await service.call('GET /applications', { as, query })).body).toEqual([]);
  expect((await service.call('PUT /applications/:id', { as, params: { id: 'mail' } })).status).toBe(204);
});
