import type { lookup } from 'node:dns';
import { expect, test } from 'vitest';
import { publicEndpoint, createLookup, publicAddresses } from './public-address.ts';

test.each([
  ['https://push.example/send/abc', 'https://push.example/send/abc'],
  ['https://93.184.216.34/x', 'https://93.184.216.34/x'],
  ['https://web.push.example:8443/x?y=1', 'https://web.push.example:8443/x?y=1'],
  ['  HTTPS://Push.Example:443/a/../send#part', 'https://push.example/send'],
  ['https://push.example./send', 'https://push.example/send'],
  ['https://bücher.example/send', 'https://xn--bcher-kva.example/send'],
  ['https://ｐｕｓｈ.example/send', 'https://push.example/send'],
  ['https://p%75sh.example/send', 'https://push.example/send'],
  ['https://0x5DB8D822/x', 'https://93.184.216.34/x'],
  ['https://[2606:4700:0:0::1111]/x', 'https://[2606:4700::1111]/x'],
])('%s is written to as %s', (address, endpoint) => {
  expect(publicEndpoint(address)).toBe(endpoint);
});

test.each([
  ...[
    'http://push.example/send',
    'ftp://push.example/send',
    'not an address',
    'https:///send',
    'https://./send',
  ],
  ...['https://user@push.example/send', 'https://:secret@push.example/send', 'https://a..example/send'],
  ...[
    'https://localhost/send',
    'https://LOCALHOST./send',
    'https://app.localhost/send',
    'https://intranet/send',
  ],
  ...['https://intranet./send', 'https://db.internal/send', 'https://metadata.google.internal./x'],
  ...['https://printer.local./send', 'https://printer.local../send', 'https://nas.home.arpa/send'],
  ...['https://127.0.0.1/send', 'https://0x7f.1/send', 'https://2130706433/send', 'https://0177.0.0.1./send'],
  ...['https://１２７.0.0.1/send', 'https://127%2e0%2e0%2e1/send', 'https://127。0。0。1/send'],
  ...[
    'https://[::1]/send',
    'https://[::]/send',
    'https://[::ffff:7f00:1]/send',
    'https://[::ffff:127.0.0.1]/send',
  ],
  ...[
    'https://169.254.169.254/latest',
    'https://0xa9fea9fe/latest',
    'https://[fe80::1]/send',
    'https://[fd00:ec2::254]/',
  ],
  ...['https://168.63.129.16/machine', 'https://0xa83f8110/machine', 'https://168.63.33040/machine'],
  ...['https://[::ffff:168.63.129.16]/machine', 'https://100.100.100.200/latest', 'https://10.0.0.1/send'],
])('%s may not be written to', (address) => {
  expect(publicEndpoint(address)).toBeUndefined();
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
  expect(await ask(['168.63.129.16'])).toEqual(['EPRIVATE', '']);
  expect(await ask(['93.184.215.14'])).toEqual([undefined, [{ address: '93.184.215.14', family: 4 }]]);
});
