import { api, type CallName } from '@tv/contract/calls/api';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMediaContent, anOrganization, aPerson } from '../../../test-builders.ts';
import {
  startWithProvider,
  type ServiceWithProvider,
} from '../../../../test/isolation/start-with-provider.ts';
import { sql } from '../../db/sql.ts';
import { whoseAnswer } from './whose-answer.ts';

const site = 'https://own-site.example';
const otherSite = 'https://other-site.example';
const unlisted = 'https://unlisted.example';
const portal = 'http://localhost:3000';

let service: ServiceWithProvider;
let own: string;
let other: string;
const items: Record<string, string> = {};
const bearers: Record<string, string> = {};

beforeAll(async () => {
  service = await startWithProvider();
  own = await anOrganization(service.db);
  other = await anOrganization(service.db);
  await list(own, [site]);
  await list(other, [otherSite]);
  items['own'] = await aMediaContent(service.db, own, { visibility: 2 });
  items['internal'] = await aMediaContent(service.db, own, { visibility: 1 });
  items['other'] = await aMediaContent(service.db, other, { visibility: 2 });
  for (const id of Object.values(items))
    await service.files.write(`media/${id}/1/poster-640.jpg`, 'a picture');
  const member = await aPerson(service.db, { organizations: [own, other] });
  const admin = await aPerson(service.db, { organizations: [[own, 'Admin']] });
  const manager = await aPerson(service.db, { organizations: [[own, 'OrganizationManager']] });
  await service.adoptPeople();
  bearers['manager'] = await service.tokenOf(manager.subject);
  bearers['member'] = await service.tokenOf(member.subject);
  bearers['admin'] = await service.tokenOf(admin.subject);
});
afterAll(() => service.close());

const list = (organization: string, origins: string[]) =>
  service.db.query(
    sql`update organizations set api_origins = ${origins}::text[] where id = ${organization}::uuid`,
  );

async function ask(origin: string | undefined, given: InjectOptions & { bearer?: string }) {
  const { bearer = 'public', headers, ...request } = given;
  const answer = await service.app.inject({
    ...request,
    headers: { authorization: `Bearer ${bearer}`, ...(origin && { origin }), ...headers },
  });
  return { status: answer.statusCode, allowed: answer.headers['access-control-allow-origin'], answer };
}
const read = async (origin: string, url: string, bearer?: string) =>
  (await ask(origin, { url: `/api${url}`, ...(bearer && { bearer }) })).allowed;

it('lets a site read what is of the organization that lists it, and nothing of another', async () => {
  const ofOwn = [
    `/Organizations/${own}/Publics`,
    `/Organizations/${own}/Publics/MediaContents`,
    `/v2/Organizations/${own}/Publics/Categories`,
    `/MediaContents/Publics/${items['own']}`,
    `/MediaContents/Publics/${items['own']}/Subtitles`,
    `/media/${items['own']}/1/poster?jwt=public`,
    `/media/${items['own']}/1/master.m3u8?jwt=public`,
  ];
  const wrong: string[] = [];
  for (const url of ofOwn)
    for (const origin of [site, otherSite, unlisted]) {
      const { status, allowed, answer } = await ask(origin, { url: `/api${url}` });
      if (status !== 200 || allowed !== (origin === site ? site : undefined))
        wrong.push(`${url} ${origin}: ${status} ${allowed}`);
      if (!/\bOrigin\b/i.test(String(answer.headers['vary']))) wrong.push(`${url}: no Vary`);
      if (answer.headers['access-control-allow-credentials']) wrong.push(`${url}: credentials`);
    }
  expect(wrong).toEqual([]);
  expect(await read(otherSite, `/MediaContents/Publics/${items['other']}`)).toBe(otherSite);
  expect(await read(site, `/MediaContents/Publics/${items['other']}`)).toBeUndefined();
});

it("asks the person's current organization where a person calls, also of public items", async () => {
  const { member } = bearers;
  const me = (origin: string) => read(origin, '/Users/Me', member);
  const organization = (await ask(undefined, { url: '/api/Users/Me', bearer: member! })).answer.json<{
    organization: { id: string };
  }>().organization.id;
  const [present, former] = organization === own ? [site, otherSite] : [otherSite, site];
  expect([await me(present), await me(former), await me(unlisted)]).toEqual([present, undefined, undefined]);
  expect(await read(former, `/MediaContents/Publics/${items['other']}`, member)).toBeUndefined();
  const change = await ask(undefined, {
    method: 'PUT',
    url: '/api/Users/Me/CurrentOrganization',
    bearer: member!,
    payload: { organizationId: organization === own ? other : own },
  });
  expect(change.status).toBeLessThan(300);
  expect([await me(former), await me(present)]).toEqual([former, undefined]);
});

it('answers problems to each listed site in the same way, whether or not a thing is there', async () => {
  for (const id of [items['internal'], crypto.randomUUID()])
    expect([
      await read(site, `/MediaContents/Publics/${id}`),
      await read(otherSite, `/MediaContents/Publics/${id}`),
      await read(unlisted, `/MediaContents/Publics/${id}`),
    ]).toEqual([site, otherSite, undefined]);
  expect(await read(site, '/Users/Me', 'not-a-token')).toBe(site);
});

it('answers preflights by the origin alone', async () => {
  const preflight = (origin: string, url: string) =>
    ask(origin, {
      method: 'OPTIONS',
      url,
      headers: { 'access-control-request-method': 'PUT', 'access-control-request-headers': 'authorization' },
    });
  const addresses = [items['own'], items['internal'], crypto.randomUUID()].map(
    (id) => `/api/MediaContents/Publics/${id}`,
  );
  const answers = await Promise.all(addresses.map((url) => preflight(site, url)));
  const responses = answers.map(({ answer, status }) => {
    const { 'x-request-id': _id, date: _date, ...headers } = answer.headers;
    return [status, answer.body, headers];
  });
  expect(responses[1]).toEqual(responses[0]);
  expect(responses[2]).toEqual(responses[0]);
  expect(answers[0]!.allowed).toBe(site);
  expect(answers[0]!.answer.headers).toMatchObject({
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': 'authorization',
    'access-control-max-age': '600',
  });
  for (const origin of [
    unlisted,
    'null',
    `${site}:8443`,
    site.toUpperCase(),
    `${site}/`,
    'http://own-site.example',
  ])
    expect((await preflight(origin, addresses[0]!)).allowed, origin).toBeUndefined();
  // Pages are the portal's alone.
  expect((await preflight(site, `/public/${own}`)).allowed).toBeUndefined();
});

it('keeps closed what belongs to the portal, for every site but its own', async () => {
  const closed = ['/About/TermsOfService', '/IdpManager/DefaultPasswordPolicyRequirements'];
  for (const url of closed) {
    expect(await read(site, url), url).toBeUndefined();
    expect(await read(portal, url), url).toBe(portal);
  }
  for (const url of ['/', '/watch/42', '/api/openapi.json', '/health/live'])
    expect((await ask(site, { url })).allowed, url).toBeUndefined();
  for (const origin of ['null', 'https://own-site.example.evil.example', `${site}/path`, `x${site}`])
    expect(await read(origin, `/MediaContents/Publics/${items['own']}`), origin).toBeUndefined();
});

it('opens what it answers to scripts and media elements of that site, and only then', async () => {
  const policy = async (origin?: string) => {
    const { answer } = await ask(origin, { url: `/api/media/${items['own']}/1/master.m3u8?jwt=public` });
    return answer.headers['cross-origin-resource-policy'];
  };
  expect([await policy(site), await policy(unlisted), await policy()]).toEqual([
    'cross-origin',
    'same-origin',
    'same-origin',
  ]);
});

it('lets a listed site tell what a visitor watched', async () => {
  const body = { mediaContentId: items['own'], position: 1, ranges: [[0, 1]] };
  const { status, allowed } = await ask(site, {
    method: 'POST',
    url: `/api/WatchedTimestamps/${crypto.randomUUID()}/Publics`,
    payload: body,
  });
  expect([status, allowed]).toEqual([204, site]);
});

it('forgets a site within ten seconds after it left the list', async () => {
  const url = `/MediaContents/Publics/${items['own']}`;
  expect(await read(site, url)).toBe(site);
  await list(own, []);
  service.setNow(new Date(service.now().getTime() + 10_001));
  expect(await read(site, url)).toBeUndefined();
  await list(own, [site]);
  service.setNow(new Date(service.now().getTime() + 10_001));
  expect(await read(site, url)).toBe(site);
});

it('names a parameter of the address for each call whose answer belongs to an organization', () => {
  const wrong = Object.entries(whoseAnswer).filter(([name, whose]) => {
    if (typeof whose === 'string') return false;
    const given: readonly string[] = Object.keys(
      (api[name as CallName] as { params?: { properties: object } }).params?.properties ?? {},
    );
    return Object.values(whose).length !== 1 || !Object.values(whose).every((each) => given.includes(each));
  });
  expect(wrong).toEqual([]);
});

const many = (count: number) => Array.from({ length: count }, (_, each) => `https://site-${each}.example`);
const settings: [given: string[], stored: string[] | RegExp, status?: number][] = [
  [['https://Intranet.Example/', 'https://intranet.example:443'], ['https://intranet.example']],
  [['https://a.example:8443'], ['https://a.example:8443']],
  [
    ['http://localhost:8080', 'http://127.0.0.1'],
    ['http://localhost:8080', 'http://127.0.0.1'],
  ],
  [['https://bücher.example'], ['https://xn--bcher-kva.example']],
  [many(50), many(50)],
  [['https://*.example'], /has a wildcard/],
  [['*'], /has a wildcard/],
  [['http://plain.example'], /must begin with https:/],
  [['http://localhost.evil.example'], /must begin with https:/],
  [['https://a.example/path'], /without a path/],
  [['https://a.example?'], /without a path/],
  [['https://user@a.example'], /is not one/],
  [['null'], /is not one/],
  [['javascript:alert(1)'], /is not one/],
  [['https://a.example\r\nx: y'], /is not one/],
  [[''], /is not one/],
  [many(51), /apiOrigins/],
  [many(10_000), /too large/, 413],
];

it('takes exact origins of https and of this machine, and says what is wrong with others', async () => {
  const change = (apiOrigins: string[], bearer = bearers['admin']!) =>
    ask(undefined, { method: 'PATCH', url: '/api/Management/Organization', bearer, payload: { apiOrigins } });
  for (const [given, expected, refused = 400] of settings) {
    const { answer, status } = await change(given);
    const body = answer.json<{
      apiOrigins?: string[];
      message?: string;
      exceptionData?: { field?: string };
    }>();
    const what = JSON.stringify(given).slice(0, 80);
    if (expected instanceof RegExp) {
      expect([status, body.message], what).toEqual([refused, expect.stringMatching(expected)]);
      if (refused === 400) expect(body.exceptionData?.field, what).toBe('apiOrigins');
    } else expect([status, body.apiOrigins], what).toEqual([200, expected]);
  }
  expect((await change([site], bearers['manager'])).status).toBe(403);
});
