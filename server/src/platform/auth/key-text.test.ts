import { expect, test } from 'vitest';
import { isKeyText, newKeyText, startOfKey } from './key-text.ts';

test('a key says what it is, and a slip of the hand is told by its check', () => {
  const key = newKeyText('DEMO');
  expect(key).toMatch(/^tv_demo_[\dA-Za-z]{22}_[\dA-Za-z]{6}$/);
  expect(isKeyText(key, 'DEMO')).toBe(true);
  expect(isKeyText(key, 'PROD')).toBe(false);
  expect(newKeyText('DEMO')).not.toBe(key);
  for (let index = 0; index < key.length; index++) {
    const other = key[index] === 'a' ? 'b' : 'a';
    expect(isKeyText(key.slice(0, index) + other + key.slice(index + 1), 'DEMO'), `place ${index}`).toBe(
      false,
    );
  }
  for (const text of ['', 'tv_', `${key} `, `${key}\n`, key.slice(1), `${key}0`, key.toUpperCase()])
    expect(isKeyText(text, 'DEMO'), text).toBe(false);
});

test('the check is CRC-32 in base 62, so that scanners can make sure of a finding', () => {
  expect(isKeyText('tv_demo_0000000000000000000000_' + '2AoXVk', 'DEMO')).toBe(false);
  expect(startOfKey('tv_demo_Ab12cdefghijklmnopqrst_000000')).toBe('tv_demo_Ab12');
});
