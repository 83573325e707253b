import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';

let service: TestService;
let open: string;
let closed: string;

beforeAll(async () => {
  service = await startTestService();
  open = await anOrganization(service.db, { name: 'Open' });
  closed = await anOrganization(service.db, { name: 'Closed', hasPublicMedia: false });
});
afterAll(() => service.close());

test('the version is told to anyone', async () => {
  const { status, body } = await service.call('GET /About/Version', { authorization: '' });
  expect([status, body]).toEqual([200, { informationalVersion: '0.0.0' }]);
});

test('the terms of service are told to anyone, in the language that is asked for', async () => {
  const inLanguage = async (language?: 'en' | 'de') =>
    (
      await service.call('GET /About/TermsOfService', {
        authorization: '',
        query: { ...(language && { language }) },
      })
    ).body;
  expect(await inLanguage()).toEqual({ text: '# Terms' });
  expect(await inLanguage('de')).toEqual({ text: '# Bedingungen' });
  expect((await service.app.inject('/api/About/TermsOfService?language=xx')).statusCode).toBe(400);
});

test('the accessibility statement of an organization is told to anyone, in its own words', async () => {
  const stated = async (id: string) => {
    const { status, body } = await service.call('GET /Organizations/:id/AccessibilityStatement/Publics', {
      params: { id },
    });
    return [status, status === 200 ? body : undefined];
  };
  expect(await stated(closed)).toEqual([200, {}]);
  const manager = await aPerson(service.db, { organizations: [[closed, 'OrganizationManager']] });
  const write = (accessibilityStatement: string) =>
    service.call('PATCH /Management/Organization', {
      as: manager.subject,
      body: { accessibilityStatement },
    });
  expect((await write('# Access\n\nCall us.\n')).body).toMatchObject({
    accessibilityStatement: '# Access\n\nCall us.',
  });
  expect(await stated(closed)).toEqual([200, { text: '# Access\n\nCall us.' }]);
  expect(await stated(open)).toEqual([200, {}]);
  await write(' ');
  expect(await stated(closed)).toEqual([200, {}]);
  expect(await stated('99999999-9999-4999-8999-999999999999')).toEqual([404, undefined]);
});

test('public pages exist where public media is on; a closed one answers like a missing one', async () => {
  const found = await service.call('GET /Organizations/:id/Publics', { params: { id: open } });
  expect([found.status, found.body]).toEqual([200, { id: open, name: 'Open' }]);
  const missing = '99999999-9999-4999-8999-999999999999';
  const [one, two] = await Promise.all(
    [closed, missing].map((id) => service.call('GET /Organizations/:id/Publics', { params: { id } })),
  );
  expect([one?.status, two?.status]).toEqual([404, 404]);
  expect({ ...one?.body, traceId: '' }).toEqual({ ...two?.body, traceId: '' });
  const malformed = await service.call('GET /Organizations/:id/Publics', { params: { id: 'x' } });
  expect([malformed.status, malformed.body.errorCode]).toEqual([404, 14]);
});

test('only known colour keys with a colour leave the service', async () => {
  const stored = { textLinkColor: '#12ab34', mainBackgroundColor: 'red', somethingElse: '#ffffff' };
  await service.db.query(
    sql`update organizations set ui_customizations = ${JSON.stringify(stored)}::jsonb where id = ${closed}`,
  );
  const { body } = await service.call('GET /Organizations/:id/UICustomizations/Publics', {
    params: { id: closed },
  });
  expect(body).toEqual({ textLinkColor: '#12ab34' });
});

test('integrations: for visitors of any organization, for members of their own', async () => {
  const { subject } = await aPerson(service.db, { organizations: [closed] });
  const visitor = await service.call('GET /Organizations/:id/IntegrationsConfiguration/Publics', {
    params: { id: closed },
  });
  expect(visitor.body).toEqual({ allowPublicMediaFeature: false });
  const ask = (id: string) =>
    service.call('GET /Organizations/:id/IntegrationsConfiguration/Viewers', { as: subject, params: { id } });
  expect((await ask(closed)).body).toEqual({ allowPublicMediaFeature: false });
  expect((await ask(open)).status).toBe(404);
});

test('people see their own organizations, provider admins all, or those still to join', async () => {
  const provider = await anOrganization(service.db, { name: 'Provider', isProvider: true });
  const viewer = await aPerson(service.db, { organizations: [open] });
  const admin = await aPerson(service.db, { subject: 't-admin', organizations: [[provider, 'Admin']] });
  const names = async (as: string, query = {}) =>
    (await service.call('GET /Organizations', { as, query })).body.map(({ name }) => name);
  expect(await names(viewer.subject)).toEqual(['Open']);
  expect(await names(viewer.subject, { excludeUserTiedOrganizations: true })).toEqual([]);
  expect(await names(admin.subject)).toEqual(['Closed', 'Open', 'Provider']);
  expect(await names(admin.subject, { excludeUserTiedOrganizations: true, sortOrder: 'Desc' })).toEqual([
    'Open',
    'Closed',
  ]);
});

test('a shared answer carries an ETag and is not sent twice', async () => {
  const call = 'GET /Organizations/:id/Publics';
  const first = await service.call(call, { params: { id: open } });
  expect(first.headers).toMatchObject({
    'cache-control': 'public, s-maxage=30',
    vary: 'Authorization, x-unlock-token, x-seen-as, accept-encoding',
  });
  const etag = String(first.headers.etag);
  const again = await service.call(call, { params: { id: open }, headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  const { subject } = await aPerson(service.db, { organizations: [open] });
  const personal = await service.call(call, { params: { id: open }, as: subject });
  expect(personal.headers['cache-control']).toBe('private, no-store');
});

test('both addresses of a call are one', async () => {
  for (const url of ['/api/About/Version', '/api/v2/About/Version'])
    expect((await service.app.inject(url)).json()).toEqual({ informationalVersion: '0.0.0' });
});
