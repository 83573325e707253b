import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { noConnections } from '@tv/identity/connections/connections';
import { createUpstream } from '@tv/identity/connections/upstream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loopbackAddresses, publicAddresses } from '../platform/http/public-address.ts';
import { createBoundedFetch } from './fetch-bounded.ts';

const server = createServer((request, response) => {
  if (request.url === '/silent') return;
  if (request.url === '/slow') return void response.writeHead(200).write('{');
  response.writeHead(302, { location: '/silent' }).end();
});
let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('a provider that never answers, or never ends its answer, is left after a while', async () => {
  const ask = createBoundedFetch(loopbackAddresses, 200);
  for (const path of ['/silent', '/slow']) await expect(ask(`${origin}${path}`)).rejects.toThrow();
});

test('a redirect is not followed, and nothing of this machine or its network is asked', async () => {
  expect((await createBoundedFetch(loopbackAddresses)(`${origin}/`)).status).toBe(302);
  const ask = createBoundedFetch(publicAddresses);
  for (const address of [
    origin,
    'https://127.0.0.1/',
    'https://localhost/',
    'https://[::1]/',
    'https://10.0.0.1/',
  ])
    await expect(ask(address)).rejects.toMatchObject({ code: 'EPRIVATE' });
});

test('a provider whose keys are published without TLS is none', async () => {
  const issuer = 'https://login.works.example';
  const description = (jwks_uri: string) => ({
    ...{ issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token`, jwks_uri },
  });
  const begin = (jwksUri: string) => {
    const fetch = async () => Response.json(description(jwksUri));
    const connections = { ...noConnections, fetch };
    const upstream = createUpstream({
      ...{ issuer: 'https://tv.example/oidc', now: () => new Date(), connections },
      keyedHash: (...parts) => parts.join(' '),
    });
    return upstream.begin(
      {
        ...{ id: 'c', organizationId: 'o', name: 'Work', issuer, clientId: 'tv', clientSecret: undefined },
        ...{ claims: { name: 'name', groups: 'groups' }, domains: [], version: 1, isActive: true },
      },
      'state',
    );
  };
  await expect(begin('http://login.works.example/keys')).rejects.toMatchObject({ code: 'notAProvider' });
  expect((await begin(`${issuer}/keys`)).origin).toBe(issuer);
});
