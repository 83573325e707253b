import { expect, it } from 'vitest';
import { maskEmail } from './mask-email.ts';

it('shows four characters, or one of a short name, and the domain', () => {
  expect(maskEmail('newcomer@aurora.example')).toBe('newc****@aurora.example');
  expect(maskEmail('fives@aurora.example')).toBe('five*@aurora.example');
  expect(maskEmail('four@aurora.example')).toBe('f***@aurora.example');
  expect(maskEmail('a@aurora.example')).toBe('a@aurora.example');
});
