import { bytesType } from '@tv/contract/calls/byte-calls';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { aMediaContent, anOrganization, aPerson } from '../../../test-builders.ts';
import { startTestService, type TestService } from '../../../test-service.ts';
import { refuseUnstorable } from './check-requests.ts';

let service: TestService;
let id: string;
let as: string;

beforeAll(async () => {
  service = await startTestService();
  const organizationId = await anOrganization(service.db);
  as = (await aPerson(service.db, { organizations: [[organizationId, 'Admin']] })).subject;
  id = await aMediaContent(service.db, organizationId);
});
afterAll(() => service.close());

const half = '\ud83d';

describe('what no database takes is refused with its name', () => {
  it.each([
    { searchTerm: 'a\0b' },
    { tag: '\0' },
    { pageIndex: '1e999' },
    { pageSize: '1e999' },
    { mediaType: '1e999' },
    { pageIndex: '99999999999999999999999' },
  ])('in a query: %j', async (query) => {
    const { status, body } = await service.call('GET /MediaContents', { as, query });
    expect(status).toBe(400);
    expect(body.exceptionData).toMatchObject({ field: Object.keys(query)[0] });
  });

  it.each<[string, Record<string, unknown>]>([
    ['title', { title: 'a\0b' }],
    ['title', { title: `a${half}b` }],
    ['tags.1', { tags: ['fine', half] }],
    ['visibility', { visibility: '1e999' }],
    ['expirationDate', { expirationDate: '2030-06-30T23:59:60Z' }],
    ['expirationDate', { expirationDate: '2030-01-01T00:00:00+24:59' }],
    ['expirationDate', { expirationDate: '2030-02-30T00:00:00Z' }],
  ])('in a body: %s of %j', async (field, body) => {
    const answer = await service.call('PATCH /Management/MediaContents/:id', { as, params: { id }, body });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body.exceptionData)).toContain(field);
  });

  it('and what they take is not', async () => {
    const body = { title: 'Grüße 🎬', expirationDate: '2030-01-01T00:00:00+02:00' };
    const { status } = await service.call('PATCH /Management/MediaContents/:id', {
      as,
      params: { id },
      body,
    });
    expect(status).toBe(200);
  });
});

test.each<[string, Record<string, unknown>]>([
  ['title', { title: 'Safety\twalk' }],
  ['title', { title: 'Safety\nwalk' }],
  ['title', { title: 'Invoice \u202e4pm.exe' }],
  ['title', { title: ' \u3000 ' }],
  ['tags.1', { tags: ['fine', 'a\u0007b'] }],
  ['speakers.0', { speakers: ['Ada\u2066'] }],
  ['chapters.0.title', { chapters: [{ title: 'a\u0085b', startTime: 0 }] }],
  ['description', { description: 'a\u001bb' }],
])('%s with a character that nobody sees is refused in words: %j', async (field, body) => {
  const answer = await service.call('PATCH /Management/MediaContents/:id', { as, params: { id }, body });
  expect([answer.status, answer.body]).toMatchObject([400, { exceptionData: { field } }]);
  expect(JSON.stringify(answer.body)).toMatch(
    new RegExp(`"${field} must (be a single line|not have control characters)`),
  );
});

test('a description has lines and tabs', async () => {
  const body = { description: 'One\r\n\ttwo\n' };
  const answer = await service.call('PATCH /Management/MediaContents/:id', { as, params: { id }, body });
  expect(answer.body).toMatchObject(body);
});

test('a character that the database cannot store is refused in an address', async () => {
  const answer = await service.app.inject(`/api/media/categories/${id}/covers/%00`);
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { exceptionData: { field: 'file' } }]);
});

test('a status that does not exist is refused', async () => {
  const { status, body } = await service.call('GET /Management/MediaContents', {
    as,
    query: { status: 1e23 },
  });
  expect(status).toBe(400);
  expect(body.exceptionData).toMatchObject({ field: 'status' });
});

test('bytes are no body of a call that takes JSON', async () => {
  const { statusCode } = await service.app.inject({
    method: 'PUT',
    url: `/api/Management/MediaContents/${id}/Schedules`,
    headers: { authorization: `Bearer token-${as}`, 'content-type': bytesType },
    payload: '{"publishAt":"2030-01-01T00:00:00Z"}',
  });
  expect(statusCode).toBe(415);
});

test('depth does not matter', () => {
  let deep: unknown = half;
  for (let level = 0; level < 100_000; level++) deep = [deep];
  expect(() => refuseUnstorable({ deep })).toThrow('characters');
  expect(() => refuseUnstorable({ ['a\0']: 1 })).toThrow('name');
});
