import type { lookup } from 'node:dns';
import { expect, test } from 'vitest';
import { isPublicEndpoint, createLookup, publicAddresses } from './public-address.ts';

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
  const resolveTo = (addresses: string[]) =>
    ((_name: string, _options: object, answer: (problem: null, found: object[]) => void) =>
      answer(
        null,
        addresses.map((address) => ({ address, family: 4 })),
      )) as unknown as typeof lookup;
  const ask = (addresses: string[]) => {
    const { promise, resolve } = Promise.withResolvers<unknown[]>();
    createLookup(publicAddresses, resolveTo(addresses))('name.example', { all: true }, (problem, found) =>
      resolve([problem?.code, found]),
    );
    return promise;
  };
  expect(await ask(['93.184.215.14', '10.0.0.1'])).toEqual(['EPRIVATE', '']);
  expect(await ask(['93.184.215.14'])).toEqual([undefined, [{ address: '93.184.215.14', family: 4 }]]);
});
