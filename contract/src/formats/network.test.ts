import { expect, test } from 'vitest';
import { isAddressOrNetwork, isLoopback, isLoopbackHost, isPublicAddress, networkOf } from './network.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('the network of %s is %s', (address, network) => expect(networkOf(address)).toBe(network));

test.each([
  ['127.0.0.1', true],
  ['127.8.9.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['10.0.0.1', false],
  ['::2', false],
  ['127.evil.example', false],
  ['', false],
])('%s is a loopback address: %s', (address, answer) => expect(isLoopback(address)).toBe(answer));

test('the hosts of this machine', () => {
  const hosts = ['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:80', 'http://localhost.example'];
  expect(hosts.map((each) => isLoopbackHost(new URL(each).hostname))).toEqual([true, true, true, false]);
});

test.each([
  '93.184.216.34',
  '8.8.8.8',
  '168.63.129.17',
  '166.12.0.1',
  '2606:4700::1111',
  '2a00:1450:4001::200e',
])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));

test.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.31.255.255', '192.168.1.1'],
  ...['192.0.0.8', '192.0.2.1', '192.88.99.1', '198.18.0.1', '198.19.255.255', '198.51.100.7', '203.0.113.9'],
  ...['224.0.0.1', '240.0.0.1', '255.255.255.255', '::', '::1', '::ffff:10.0.0.1', '::ffff:8.8.8.8'],
  ...['64:ff9b::a00:1', 'fc00::1', 'fe80::1', 'fec0::1', 'ff02::1', '2001::1', '2001:1ff::1', '2001:db8::1'],
  ...[
    '168.63.129.16',
    '161.26.0.10',
    '166.8.0.1',
    '166.11.255.255',
    '192.0.0.192',
    '100.100.100.200',
    'fd00:ec2::254',
  ],
  ...['::ffff:a83f:8110', '::a83f:8110', '64:ff9b::a83f:8110', '2002:a83f:8110::'],
  ...['2002:a00:1::', '3fff::1', '4000::1', '100::1', '0x7f.1', '2130706433', '127.1', 'no address', ''],
])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

test.each([
  ['10.0.0.1', true],
  ['10.0.0.0/8', true],
  ['fd00::/8', true],
  ['::1', true],
  ['10.0.0.0/33', false],
  ['10.0.0.0/8/8', false],
  ['10.0/8', false],
  ['1', false],
  ['proxy.example', false],
])('%s is an address or a network: %s', (text, answer) => expect(isAddressOrNetwork(text)).toBe(answer));
