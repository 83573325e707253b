import type * as dns from 'node:dns';
import { expect, test, vi } from 'vitest';
import { isPublicEndpoint, createLookup, publicAddresses } from './public-address.ts';

// What the system finds for names of the test; all others it is asked for.
const resolved = vi.hoisted(() => new Map<string, string[]>());
vi.mock('node:dns', async (importReal) => {
  const real = await importReal<typeof dns>();
  type Answer = (problem: Error | null, found: dns.LookupAddress[]) => void;
  const lookup = (name: string, options: { all: true }, answer: Answer) => {
    const addresses = resolved.get(name);
    if (!addresses) return real.lookup(name, options, answer);
    return answer(
      null,
      addresses.map((address) => ({ address, family: 4 })),
    );
  };
  return { ...real, lookup };
});

test.each([
  'https://push.example/send/abc',
  'https://93.184.216.34/x',
  'https://web.push.example:8443/x?y=1',
])('%s may be written to', (address) => {
  expect(isPublicEndpoint(address)).toBe(true);
});

test.each([
  'http://push.example/send',
  'ftp://push.example/send',
  'https://user@push.example/send',
  'https://localhost/send',
  'https://intranet/send',
  'https://db.internal/send',
  'https://printer.local./send',
  'https://127.0.0.1/send',
  'https://0x7f.1/send',
  'https://2130706433/send',
  'https://[::1]/send',
  'https://[::ffff:7f00:1]/send',
  'https://169.254.169.254/latest',
  'not an address',
])('%s may not', (address) => {
  expect(isPublicEndpoint(address)).toBe(false);
});

test('a name that leads to this machine is refused when it is resolved', async () => {
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  createLookup(publicAddresses)('localhost', { all: true }, (problem) => resolve(problem?.code));
  expect(await promise).toBe('EPRIVATE');
});

test('a name that leads to a private address beside a public one is refused', async () => {
  const ask = (name: string) => {
    const { promise, resolve } = Promise.withResolvers<unknown[]>();
    createLookup(publicAddresses)(name, { all: true }, (problem, found) => resolve([problem?.code, found]));
    return promise;
  };
  resolved.set('both.example', ['93.184.215.14', '10.0.0.1']);
  resolved.set('public.example', ['93.184.215.14']);
  expect(await ask('both.example')).toEqual(['EPRIVATE', '']);
  expect(await ask('public.example')).toEqual([undefined, [{ address: '93.184.215.14', family: 4 }]]);
});
