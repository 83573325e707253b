import { randomUUID } from 'node:crypto';
import { bytesType } from '@tv/contract/calls/byte-calls';
import { ProblemCode } from '@tv/contract/problems';
import { themeColorKeys } from '@tv/contract/branding/theme-colors';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { aCategory, aMediaContent, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';

let service: TestService;
let own: string;
let other: string;
let manager: { id: string; subject: string };
let content: { id: string; subject: string };
let admin: { id: string; subject: string };

beforeAll(async () => {
  service = await startTestService();
  own = await anOrganization(service.db, { name: 'Own' });
  other = await anOrganization(service.db, { name: 'Other' });
  manager = await aPerson(service.db, { organizations: [[own, 'OrganizationManager']] });
  content = await aPerson(service.db, { organizations: [[own, 'ContentManager']] });
  admin = await aPerson(service.db, { organizations: [[own, 'Admin']] });
});
afterAll(() => service.close());

const change = (as: string, body: object) => service.call('PATCH /Management/Organization', { as, body });
const send = (as: string, path: string, bytes: Buffer | string) =>
  service.app.inject({
    method: 'PUT',
    url: `/api/Management/${path}`,
    headers: { authorization: `Bearer token-${as}`, 'content-type': bytesType },
    payload: bytes,
  });

test('colours are stored when they are known, each by itself, and refused with their key when not', async () => {
  const colors = { textLinkColor: '#12AB34' };
  expect((await change(manager.subject, { colors, asksReview: true })).body).toMatchObject({
    colors,
    asksReview: true,
    allowPublicMediaFeature: true,
  });
  const shown = await service.call('GET /Organizations/:id/UICustomizations/Publics', {
    params: { id: own },
  });
  expect(shown.body).toEqual(colors);
  for (const [key, value] of [
    ['linkColor', '#123456'],
    ['textLinkColor', 'red'],
  ] as const) {
    const refused = await change(manager.subject, { colors: { [key]: value } });
    expect([refused.status, refused.body.exceptionData]).toMatchObject([400, { field: `colors.${key}` }]);
  }
  const [one, two] = themeColorKeys.filter((key) => key !== 'textLinkColor');
  expect((await change(manager.subject, { colors: { [one!]: '#445566' } })).body.colors).toEqual({
    ...colors,
    [one!]: '#445566',
  });
  await change(manager.subject, { colors: { [two!]: '#000000', [one!]: '' } });
  const left = await change(manager.subject, { colors: {} });
  expect(left.body.colors).toEqual({ ...colors, [two!]: '#000000' });
  await change(manager.subject, { asksReview: false });
});

test('an organization may want the rows of the newest and the most watched, and home is told', async () => {
  const shown = () => service.call('GET /Organizations/:id/Publics', { params: { id: own } });
  expect((await shown()).body).toEqual({ id: own, name: 'Own' });
  const wanted = await change(manager.subject, { showsNewestAndMostWatched: true });
  expect(wanted.body.showsNewestAndMostWatched).toBe(true);
  expect((await shown()).body).toEqual({ id: own, name: 'Own', showsNewestAndMostWatched: true });
  const me = await service.call('GET /Users/Me', { as: manager.subject });
  expect(me.body.organization).toEqual({ id: own, name: 'Own', showsNewestAndMostWatched: true });
  await change(manager.subject, { showsNewestAndMostWatched: false });
  expect((await shown()).body).toEqual({ id: own, name: 'Own' });
});

test('public pages and embedding are for admins, the most users and bytes for the command line', async () => {
  const hide = { allowPublicMediaFeature: false };
  expect((await change(manager.subject, hide)).status).toBe(403);
  expect((await change(admin.subject, hide)).body.allowPublicMediaFeature).toBe(false);
  expect((await service.call('GET /Organizations/:id/Publics', { params: { id: own } })).status).toBe(404);
  await change(admin.subject, { allowPublicMediaFeature: true });
  expect((await change(admin.subject, { userLimit: 5 })).status).toBe(403);
  expect((await change(admin.subject, { storageLimit: 5 })).status).toBe(403);
  const limited = await service.call('PATCH /Management/Organization', {
    authorization: 'Bearer local-service-token',
    query: { organizationName: 'own' },
    body: { userLimit: 5, storageLimit: 7_000_000_000_000 },
  });
  expect(limited.body).toMatchObject({
    ...{ name: 'Own', userLimit: 5, storedBytes: 0, storageLimit: 7_000_000_000_000 },
  });
  expect((await change(admin.subject, {})).body).toMatchObject({ storageLimit: 7_000_000_000_000 });
});

test('synonyms are lines of terms, and an error names the line', async () => {
  const lines = ['kickoff = start, beginning', 'OKR, goals'];
  expect((await change(manager.subject, { searchSynonyms: lines })).body.searchSynonyms).toEqual(lines);
  for (const wrong of ['kickoff', 'a,b,c,d,e,f,g,h,i,j,k', 'kickoff = one two three four five', 'a = !']) {
    const refused = await change(manager.subject, { searchSynonyms: ['a = b', wrong] });
    expect([refused.status, refused.body.message]).toEqual([
      400,
      expect.stringContaining(`line 2, "${wrong}"`),
    ]);
  }
  expect((await change(manager.subject, { searchSynonyms: Array(201).fill('a = b') })).status).toBe(400);
  expect((await change(manager.subject, { searchSynonyms: [] })).body.searchSynonyms).toEqual([]);
});

test('an admin allows captions by machine, which nobody did before', async () => {
  const allow = { allowsMachineCaptions: true };
  expect((await change(manager.subject, {})).body).toMatchObject({
    allowsMachineCaptions: false,
    makesCaptionsAtImport: false,
    captionGlossary: [],
  });
  expect((await change(manager.subject, allow)).status).toBe(403);
  expect((await change(admin.subject, allow)).body.allowsMachineCaptions).toBe(true);
  const words = { makesCaptionsAtImport: true, captionGlossary: [' Aurora ', 'heat pump', 'Aurora'] };
  expect((await change(manager.subject, words)).body).toMatchObject({
    makesCaptionsAtImport: true,
    captionGlossary: ['Aurora', 'heat pump'],
  });
  expect((await change(manager.subject, { captionGlossary: ['  '] })).status).toBe(400);
  expect((await change(manager.subject, { captionGlossary: [] })).body.captionGlossary).toEqual([]);
});

test.each([
  ['https://Intranet.example/', ['https://intranet.example']],
  ['http://localhost:8080', ['http://localhost:8080']],
  ['https://*.example', undefined],
  ["https://a.example; script-src 'unsafe-inline'", undefined],
  ['https://a.example/path', undefined],
  ['javascript:alert(1)', undefined],
  ['http://plain.example', undefined],
])('%s as a site that may embed', async (given, stored) => {
  const { status, body } = await change(admin.subject, { embedOrigins: [given] });
  expect(status).toBe(stored ? 200 : 400);
  if (stored) expect(body.embedOrigins).toEqual(stored);
});

test('more sites than a header takes are refused', async () => {
  const sites = Array.from({ length: 50 }, (_, each) => `https://${'long-'.repeat(8)}${each}.example`);
  const { status, body } = await change(admin.subject, { embedOrigins: sites });
  expect([status, body.exceptionData]).toMatchObject([400, { field: 'embedOrigins' }]);
  expect((await change(admin.subject, { embedOrigins: sites.slice(0, 30) })).status).toBe(200);
});

test('a logo is drawn anew; what is no picture is refused', async () => {
  const before = await sharp({ create: { width: 900, height: 300, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  expect((await send(manager.subject, 'Organization/Logo', before)).statusCode).toBe(204);
  const logo = await service.app.inject(`/api/media/organizations/${own}/logo`);
  const { format, width, height } = await sharp(logo.rawPayload).metadata();
  expect([logo.headers['content-type'], format, width, height]).toEqual(['image/png', 'png', 512, 171]);
  for (const wrong of [
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    'not a picture',
    '',
  ]) {
    const refused = await send(manager.subject, 'Organization/Logo', wrong);
    expect([wrong, refused.statusCode]).toEqual([wrong, 400]);
  }
});

test('categories are made, renamed, assigned and deleted; a name stands once', async () => {
  const id = randomUUID();
  const make = (name: string, as = manager.subject, given: string | undefined = id) =>
    service.call('POST /Management/Categories', { as, body: { ...(given && { id: given }), name } });
  const made = await make(' Talks ');
  expect([made.status, made.body]).toEqual([
    201,
    {
      id,
      name: 'Talks',
      description: '',
      mediaContentsCount: 0,
      playerSettings: {},
      translations: {},
      defaults: {},
      managers: [],
    },
  ]);
  expect((await make('Talks')).status).toBe(201);
  expect((await make('talks', manager.subject, randomUUID())).body.errorCode).toBe(ProblemCode.NameTaken);
  // Whose the id is, is not told; the name is not what is wrong.
  for (const taken of [id, await aCategory(service.db, other)])
    expect((await make('New', manager.subject, taken)).body).toMatchObject({
      errorCode: ProblemCode.Other,
      exceptionData: { field: 'id' },
    });
  expect((await make('More', content.subject, randomUUID())).status).toBe(403);
  const second = (await make('More', manager.subject, randomUUID())).body.id;
  const rename = (name: string) =>
    service.call('PATCH /Management/Categories/:id', {
      as: manager.subject,
      params: { id: second },
      body: { name },
    });
  expect((await rename('TALKS')).body.errorCode).toBe(ProblemCode.NameTaken);
  expect((await rename('Walks')).body.name).toBe('Walks');
  const setDefaults = (defaults: object, as = manager.subject) =>
    service.call('PATCH /Management/Categories/:id', { as, params: { id }, body: { defaults } });
  const defaults = { tags: ['talk'], visibility: 2, expirationDays: 30 };
  expect((await setDefaults(defaults)).body).toMatchObject({ name: 'Talks', defaults });
  expect((await rename('Walks')).body.defaults).toEqual({});
  expect((await setDefaults({ isListed: false })).body.defaults).toEqual({ isListed: false });
  expect((await setDefaults({ expirationDays: 0 })).status).toBe(400);
  expect((await setDefaults({ tags: ['x'] }, content.subject)).status).toBe(403);
  const item = await aMediaContent(service.db, own, { categories: [id] });
  const seen = () =>
    service.call('GET /Management/MediaContents/:id', { as: content.subject, params: { id: item } });
  expect((await seen()).status).toBe(404);
  const params = { id, personId: content.id };
  const assigned = await service.call('PUT /Management/Categories/:id/Managers/:personId', {
    as: manager.subject,
    params,
  });
  expect(assigned.body).toMatchObject({ mediaContentsCount: 1, managers: [{ id: content.id }] });
  expect((await seen()).status).toBe(200);
  const elsewhere = await aPerson(service.db, { organizations: [[other, 'ContentManager']] });
  const stranger = await service.call('PUT /Management/Categories/:id/Managers/:personId', {
    as: manager.subject,
    params: { id, personId: elsewhere.id },
  });
  expect(stranger.status).toBe(404);
  await service.call('DELETE /Management/Categories/:id/Managers/:personId', { as: manager.subject, params });
  expect((await seen()).status).toBe(404);
  const remove = (as: string) => service.call('DELETE /Management/Categories/:id', { as, params: { id } });
  expect([(await remove(manager.subject)).status, (await remove(admin.subject)).status]).toEqual([403, 204]);
  const left = await service.call('GET /Management/Categories', { as: content.subject });
  expect(left.body.map(({ name }) => name)).toEqual(['Walks']);
});

test('captions are added, replaced, found by search, and removed', async () => {
  const item = await aMediaContent(service.db, own);
  const path = `MediaContents/${item}/Subtitles`;
  const vtt = (text: string) => `WEBVTT\n\n00:01.000 --> 00:02.000\n${text}\n`;
  expect((await send(manager.subject, `${path}/en`, vtt('Good morning'))).statusCode).toBe(200);
  const replaced = await send(
    manager.subject,
    `${path}/en?isDefault=true`,
    `${vtt('Wonderful evening')}\n00:03.000 --> 00:03.000\nnever\n`,
  );
  expect([replaced.statusCode, replaced.json()]).toEqual([
    200,
    {
      format: 'VTT',
      encoding: 'utf-8',
      cuesCount: 1,
      notes: ['Line 6: the caption has no duration and was left out.'],
    },
  ]);
  const list = () =>
    service.call('GET /Management/MediaContents/:id/Subtitles', {
      as: manager.subject,
      params: { id: item },
    });
  const [caption, ...more] = (await list()).body;
  expect([caption?.languageName, caption?.isDefault, more]).toEqual(['English', true, []]);
  const hits = async (searchTerm: string) =>
    (await service.call('GET /MediaContents', { as: manager.subject, query: { searchTerm } })).body.map(
      ({ id }) => id,
    );
  expect([await hits('wonderful evening'), await hits('good morning')]).toEqual([[item], []]);
  const wrong = await send(manager.subject, `${path}/de`, 'WEBVTT\n\n00:02.000 --> nonsense\nx\n');
  expect([wrong.statusCode, wrong.json<{ message: string }>().message]).toEqual([
    400,
    expect.stringMatching(/line \d/i),
  ]);
  for (let time = 0; time < 2; time++)
    await service.call('DELETE /Management/MediaContents/:id/Subtitles/:languageCode', {
      as: manager.subject,
      params: { id: item, languageCode: caption!.languageCode },
    });
  expect((await list()).body).toEqual([]);
  const noted = await service.db.query<{ action: string }>(
    sql`select action from audit_log where subject = ${item} order by id`,
  );
  expect(noted.map(({ action }) => action)).toEqual([
    'captions added',
    'captions replaced',
    'captions removed',
  ]);
});

test('the audit log names who did what, for admins', async () => {
  const log = await service.call('GET /Management/AuditLog', { as: admin.subject, query: { pageSize: 2 } });
  expect(log.body).toHaveLength(2);
  expect(log.body[0]).toMatchObject({
    action: 'captions removed',
    personId: manager.id,
    email: `${manager.id}@tv.example`,
    detail: { languageCode: 'en' },
  });
  expect((await service.call('GET /Management/AuditLog', { as: manager.subject })).status).toBe(403);
});
