import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { serveWellKnown } from './well-known.ts';

const portalWith = (addresses: Record<string, string>) => {
  const app = Fastify();
  serveWellKnown(app, { publicUrl: 'https://tv.example', configuration: { addresses } });
  return (path: string) => app.inject(`/.well-known/${path}`);
};

it('names the support address for reports of weaknesses, for less than a year', async () => {
  const { statusCode, headers, body } = await portalWith({ supportMail: 'help@tv.example' })('security.txt');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const fields = body.split('\n').map((line) => line.split(/: (.*)/));
  const { Contact, Expires, Canonical } = Object.fromEntries(fields) as Record<string, string>;
  expect(Contact).toBe('mailto:help@tv.example');
  expect(Canonical).toBe('https://tv.example/.well-known/security.txt');
  const days = (Date.parse(Expires!) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(365);
});

it('leads password managers to where a password is changed', async () => {
  const { statusCode, headers } = await portalWith({ securitySettings: '/oidc/security' })('change-password');
  expect([statusCode, headers.location]).toEqual([302, '/oidc/security']);
});

it('has no address that is not configured', async () => {
  const get = portalWith({});
  for (const path of ['security.txt', 'change-password'])
    expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
});
