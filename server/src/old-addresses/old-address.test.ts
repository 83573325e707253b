import { describe, expect, it } from 'vitest';
import { domainsOf, readRequested, readOldAddress } from './old-address.ts';

describe('readOldAddress', () => {
  it.each([
    ['https://Old.Example/v/1', 'https://old.example/v/1'],
    [' https://old.example:443/v/1#t=90 ', 'https://old.example/v/1'],
    ['HTTP://old.example.:80/v?b=2&a=1', 'http://old.example/v?a=1&b=2'],
    ['https://old.example', 'https://old.example/'],
    ['https://old.example:8443/?', 'https://old.example:8443/'],
    ['https://old.example/ü?q=a%20b', 'https://old.example/%C3%BC?q=a%20b'],
  ])('stores %s as %s', (given, stored) => {
    expect(readOldAddress(given)?.address).toBe(stored);
  });

  it.each([
    ['http://old.example/v?id=1', 'https://old.example/v?id=1'],
    ['https://old.example/v?b=2&a=1', 'https://old.example/v?a=1&b=2#chapter'],
    ['https://old.example/v?q=a%20b', 'https://old.example/v?q=a+b'],
    ['https://old.example./v', 'https://OLD.example:443/v'],
  ])('finds %s by %s', (one, other) => {
    expect(readOldAddress(one)?.key).toBe(readOldAddress(other)?.key);
  });

  it.each(['https://old.example/V', 'https://old.example/v?id=2', 'https://old.example:8443/v?id=1'])(
    'tells %s from another address',
    (other) => {
      expect(readOldAddress(other)?.key).not.toBe(readOldAddress('https://old.example/v?id=1')?.key);
    },
  );

  it.each([
    ['?t=90s', '90s'],
    ['?start=12', '12'],
    ['?id=1#t=1m30s', '1m30s'],
    ['?t=1h2m3s#t=4', '1h2m3s'],
    ['?t=x', undefined],
    ['?t=%0d%0a', undefined],
    ['', undefined],
  ])('reads of %s that playing starts at %s', (query, start) => {
    expect(readOldAddress(`https://old.example/v${query}`)?.start).toBe(start);
  });

  it('also has a key without start and campaign', () => {
    const plain = readOldAddress('https://old.example/v?id=1&t=90&utm_source=mail&fbclid=x')?.plainKey;
    expect(plain).toBe('old.example/v?id=1');
  });

  it.each([
    'old.example/v',
    'javascript:alert(1)',
    'ftp://old.example/v',
    'https://user:secret@old.example/',
    'https:///',
    'https://./',
    `https://old.example/${'a'.repeat(2048)}`,
    `https://old.example/${'ü'.repeat(700)}`,
    '',
  ])('refuses %s', (given) => {
    expect(readOldAddress(given)).toBeUndefined();
  });
});

it.each([
  ['/from?u=https%3A%2F%2Fold.example%2Fv%3Fid%3D1%26t%3D9', undefined],
  ['/from?u=https://old.example/v?id=1&t=9', undefined],
  ['/from?organization=o&u=https://old.example/v?id=1&t=9', 'o'],
  ['/from?u=https%3A%2F%2Fold.example%2Fv%3Fid%3D1%26t%3D9&organization=o', 'o'],
])('reads %s', (url, organization) => {
  expect(readRequested(url)).toEqual({ address: 'https://old.example/v?id=1&t=9', organization });
});

it('reads nothing where nothing is asked', () => {
  for (const url of ['/from', '/from?', '/from?v=https://old.example/'])
    expect(readRequested(url).address).toBeUndefined();
});

it('knows the domains of a host', () => {
  expect(domainsOf('a.old.example')).toEqual(['a.old.example', 'old.example']);
});
