import { expect, it } from 'vitest';
import { byteSize } from './in-locale.ts';

it.each([
  [0, '0 Bytes'],
  [1023, '1023 Bytes'],
  [1536, '1.5 KB'],
  [5_000_000, '4.77 MB'],
  [1024 ** 8, '1 YB'],
])('%d is %s', (bytes, text) => expect(byteSize('en-GB', bytes)).toBe(text));

it('is said as the language does', () => expect(byteSize('fr-FR', 1536, 'octets')).toBe('1,5 Ko'));
