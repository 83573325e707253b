import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { aCategory, aMediaContent, anOrganization } from '../../src/test-builders.ts';
import { startWithProvider, type ServiceWithProvider } from '../isolation/start-with-provider.ts';

let service: ServiceWithProvider;
let list: string;
let feed: string;

beforeAll(async () => {
  service = await startWithProvider({ PUBLIC_URL: 'https://tv.example' });
  const organization = await anOrganization(service.db);
  const id = await aCategory(service.db, organization, 'Talks');
  for (let number = 0; number < 5; number++)
    await aMediaContent(service.db, organization, {
      title: `Talk ${number}`,
      visibility: 2,
      categories: [id],
    });
  list = `/api/Organizations/${organization}/Publics/MediaContents`;
  feed = `/api/Organizations/${organization}/Publics/Categories/${id}/feed.xml`;
});
afterAll(() => service.close());

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  service.app.inject({ method, url, headers: { authorization: 'Bearer public', ...headers } });

describe.each([['a list'], ['a feed']])('%s is revalidated', (what) => {
  const url = () => (what === 'a list' ? list : feed);
  const tagOf = async () => String((await get(url())).headers.etag);

  it('by a tag that holds for each of its encodings, because it is weak', async () => {
    const tags = await Promise.all(
      ['identity', 'gzip', 'br'].map(async (encoding) => {
        const answer = await get(url(), { 'accept-encoding': encoding });
        expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding);
        return answer.headers.etag;
      }),
    );
    expect(new Set(tags).size).toBe(1);
    expect(tags[0]).toMatch(/^W\/"[^"]+"$/);
  });

  it.each<[string, (tag: string) => string]>([
    ['as it came', (tag) => tag],
    ['strong, as a proxy may make it', (tag) => tag.replace('W/', '')],
    ['in a list', (tag) => `"a", W/"b,c" , ${tag}`],
    ['in a list without blanks', (tag) => `"a",${tag},W/"z"`],
    ['as anything', () => '*'],
  ])('%s', async (_, field) => {
    const answer = await get(url(), { 'if-none-match': field(await tagOf()), 'accept-encoding': 'br' });
    expect([answer.statusCode, answer.body]).toEqual([304, '']);
    const whole = await get(url(), { 'accept-encoding': 'br' });
    for (const name of ['etag', 'cache-control', 'vary'])
      expect([name, answer.headers[name]]).toEqual([name, whole.headers[name]]);
  });

  it.each<(tag: string) => string>([
    () => '"another"',
    (tag) => tag.replace(/"/g, ''),
    (tag) => tag.replace(/"$/, 'x"'),
    () => '',
    () => '"*"',
  ])('and sent where the tag is another', async (field) => {
    expect((await get(url(), { 'if-none-match': field(await tagOf()) })).statusCode).toBe(200);
  });
});

test('a shared answer varies by origin, besides who asks, as whom, what was unlocked and how it is encoded', async () => {
  const varies = async (headers = {}) =>
    String((await get(list, headers)).headers.vary)
      .split(', ')
      .map((name) => name.toLowerCase())
      .toSorted();
  const all = ['accept-encoding', 'authorization', 'origin', 'x-seen-as', 'x-unlock-token'];
  expect(await varies()).toEqual(all);
  expect(await varies({ origin: 'https://tv.example' })).toEqual(all);
  expect(await varies({ 'accept-encoding': 'gzip' })).toEqual(all);
});

test('HEAD says what GET says', async () => {
  const [full, head] = await Promise.all([get(list), get(list, {}, 'HEAD')]);
  for (const name of ['etag', 'cache-control', 'content-type', 'x-pagination-total-results'])
    expect([name, head.headers[name]]).toEqual([name, full.headers[name]]);
  expect(head.body).toBe('');
});
