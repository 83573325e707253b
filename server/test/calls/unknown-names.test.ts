import { isDeepStrictEqual } from 'node:util';
import { api, type CallName } from '@tv/contract/calls/api';
import type { Endpoint } from '@tv/contract/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWithProvider, type ServiceWithProvider } from '../isolation/start-with-provider.ts';

let service: ServiceWithProvider;
beforeAll(async () => void (service = await startWithProvider()));
afterAll(() => service.close());

const addressOf = (name: CallName, prefix = '') =>
  `/api${prefix}${name.split(' ')[1]!.replace(/:\w+/g, () => crypto.randomUUID())}`;

describe('a query name that is not known', () => {
  const calls = (Object.keys(api) as CallName[]).filter((name) => name.startsWith('GET '));

  it('is refused by every call, which says which are', async () => {
    const wrong: string[] = [];
    for (const name of calls)
      for (const prefix of ['', '/v2']) {
        const { query }: Endpoint = api[name];
        const known = Object.keys(query?.properties ?? {});
        const answer = await service.app.inject({
          url: `${addressOf(name, prefix)}?PageINDEX=2`,
          headers: { authorization: 'Bearer public' },
        });
        const body = answer.json<{ message: string; exceptionData?: { field?: string; known?: string[] } }>();
        const isRefused =
          answer.statusCode === 400 &&
          isDeepStrictEqual(body.exceptionData, { field: 'PageINDEX', known }) &&
          known.every((each) => body.message.includes(each));
        if (!isRefused) wrong.push(`${prefix} ${name}: ${answer.statusCode} ${answer.body}`);
      }
    expect(calls.length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });

  it('is taken where it begins with an underscore', async () => {
    const answer = await service.app.inject('/api/About/Version?_draw=5&_HLS_msn=1');
    expect(answer.statusCode).toBe(200);
  });
});
