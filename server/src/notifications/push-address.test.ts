import { expect, test } from 'vitest';
import { isPublicAddress, isPushEndpoint, lookupWithin, publicReach } from './push-address.ts';

test.each(['93.184.216.34', '8.8.8.8', '2606:4700::1111', '2a00:1450:4001::200e'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  'fc00::1',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  '2002:a00:1::',
  'no address',
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  'https://push.example/send/abc',
  'https://93.184.216.34/x',
  'https://web.push.example:8443/x?y=1',
])('%s may be written to', (address) => {
  expect(isPushEndpoint(address)).toBe(true);
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
  expect(isPushEndpoint(address)).toBe(false);
});

test('a name that leads to this machine is refused when it is resolved', async () => {
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  lookupWithin(publicReach)('localhost', { all: true }, (problem) => resolve(problem?.code));
  expect(await promise).toBe('EPRIVATE');
});
