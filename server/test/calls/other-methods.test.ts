import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { api, type CallName } from '@tv/contract/calls/api';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWithProvider, type ServiceWithProvider } from '../isolation/start-with-provider.ts';

let service: ServiceWithProvider;
beforeAll(async () => void (service = await startWithProvider()));
afterAll(() => service.close());

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
const id = crypto.randomUUID();
const ask = async (method: string, url: string) => {
  const { statusCode, headers } = await service.app.inject({
    method: method as NonNullable<InjectOptions['method']>,
    url,
    headers: { authorization: 'Bearer public' },
  });
  return { status: statusCode, allow: headers['allow'], isSecured: 'content-security-policy' in headers };
};

describe('a method that an address does not take', () => {
  it('is answered with 405 and those that it takes, by every call', async () => {
    const byPath = Map.groupBy(Object.keys(api) as CallName[], (name) =>
      name.split(' ')[1]!.replaceAll(/:\w+/g, id),
    );
    const wrong: string[] = [];
    for (const [path, names] of byPath) {
      const taken = names.map((name) => name.split(' ')[0]!);
      for (const method of methods.filter((each) => !taken.includes(each) && each !== 'OPTIONS')) {
        if (method === 'HEAD' && taken.includes('GET')) continue;
        const { status, allow = '', isSecured } = await ask(method, `/api${path}`);
        // Another call may fit the same address: a word may stand where an id does.
        const isTaken = status !== 405 && byOthers(path, method);
        const named = String(allow).split(', ');
        if (!isTaken && (status !== 405 || !isSecured || taken.some((each) => !named.includes(each))))
          wrong.push(`${method} ${path}: ${status}, ${allow}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(byPath.size).toBeGreaterThan(150);
  });

  it.each([
    ['POST', '/health/live', 'GET, HEAD, OPTIONS'],
    ['POST', `/watch/${id}`, 'GET, HEAD, OPTIONS'],
    ['DELETE', '/', 'GET, HEAD, OPTIONS'],
    ['PUT', '/robots.txt', 'GET, HEAD, OPTIONS'],
    ['POST', '/oembed', 'GET, HEAD, OPTIONS'],
    ['PATCH', '/metrics', 'GET, HEAD, OPTIONS'],
    ['POST', `/api/media/${id}/1/master.m3u8`, 'GET, HEAD, OPTIONS'],
    ['PUT', '/api/openapi.json', 'GET, HEAD, OPTIONS'],
    ['GET', '/api/Reactions', 'DELETE, OPTIONS, POST'],
    ['PROPFIND', `/watch/${id}`, 'GET, HEAD, OPTIONS'],
    ['PUT', '/scim/v2/Users', 'GET, HEAD, OPTIONS, POST'],
    ['PUT', '/scim/v2/groups', 'GET, HEAD, OPTIONS, POST'],
  ])('%s %s', async (method, url, allow) => {
    expect(await ask(method, url)).toEqual({ status: 405, allow, isSecured: true });
  });

  it.each([
    ['POST', '/api/nothing', 404],
    ['OPTIONS', '/api/nothing', 404],
    ['DELETE', '/no-such-file.txt', 404],
    ['GET', '/api/nothing', 404],
    ['PUT', '/scim/v2/nothing', 401],
    ['POST', '/watch/nothing-of-that-kind', 404],
    ['OPTIONS', '/api/Reactions', 204],
    ['HEAD', '/api/About/Version', 200],
    ['HEAD', '/guide', 200],
  ])('%s %s is %i', async (method, url, status) => {
    expect((await ask(method, url)).status).toBe(status);
  });
});

const byOthers = (path: string, method: string) =>
  (Object.keys(api) as CallName[]).some((name) => {
    const [of, template] = name.split(' ') as [string, string];
    const pattern = new RegExp(`^${template.replaceAll(/:\w+/g, '[^/]+')}$`);
    return (of === method || (of === 'GET' && method === 'HEAD')) && pattern.test(path);
  });

describe('the host of a request', () => {
  const send = (lines: string[]) =>
    new Promise<string>((resolve, reject) => {
      const { port } = service.app.server.address() as AddressInfo;
      const socket = connect(port, '127.0.0.1', () =>
        socket.end([...lines, 'Connection: close', '', ''].join('\r\n')),
      );
      let answer = '';
      socket.on('data', (chunk) => (answer += chunk.toString()));
      socket.on('end', () => resolve(answer));
      socket.on('error', reject);
    });
  beforeAll(() => service.app.listen({ port: 0, host: '127.0.0.1' }));
  const about = '/api/About/Version';

  it.each([
    ['twice', [`GET ${about} HTTP/1.1`, 'Host: tv.example', 'Host: other.example'], 400],
    ['twice, the same', [`GET ${about} HTTP/1.1`, 'Host: tv.example', 'host: tv.example'], 400],
    ['with a space', [`GET ${about} HTTP/1.1`, 'Host: tv.example other.example'], 400],
    ['with a tab', [`GET ${about} HTTP/1.1`, 'Host: tv\t.example'], 400],
    ['with a control sign', [`GET ${about} HTTP/1.1`, 'Host: tv\u0001.example'], 400],
    ['with a name before it', [`GET ${about} HTTP/1.1`, 'Host: me@tv.example'], 400],
    ['with a path', [`GET ${about} HTTP/1.1`, 'Host: tv.example/watch'], 400],
    ['missing', [`GET ${about} HTTP/1.1`], 400],
    ['another than the address', [`GET http://other.example${about} HTTP/1.1`, 'Host: tv.example'], 400],
    ['on a page that does not exist', ['GET /nothing.txt HTTP/1.1', 'Host: a', 'Host: b'], 400],
    ['as in the address', [`GET http://TV.example${about} HTTP/1.1`, 'Host: tv.example'], 200],
    ['with a port', [`GET ${about} HTTP/1.1`, 'Host: [::1]:3000'], 200],
    ['absent in HTTP/1.0', [`GET ${about} HTTP/1.0`], 200],
  ])('%s', async (_, lines, status) => {
    expect((await send(lines)).split('\r\n')[0]).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });

  it('makes no address of the portal', async () => {
    const lines = [`GET /sitemap.xml HTTP/1.1`, 'Host: other.example', 'X-Forwarded-Host: other.example'];
    expect(await send(lines)).not.toContain('other.example');
  });
});
