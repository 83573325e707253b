import { expect, it } from 'vitest';
import { readChoice, readJson } from './browser-storage.ts';

const holding = (text: string | null) => ({ get: () => text });

it('reads a JSON value, and nothing where there is none or a text that is no JSON', () => {
  expect(readJson(holding('{"a":[1]}'), 'key')).toEqual({ a: [1] });
  expect(readJson(holding('null'), 'key')).toBeNull();
  expect(readJson(holding(null), 'key')).toBeUndefined();
  expect(readJson(holding(''), 'key')).toBeUndefined();
  expect(readJson(holding('{"a":'), 'key')).toBeUndefined();
});

it('reads one of the choices, and nothing for another text', () => {
  const choices = ['collapsed', 'open'] as const;
  expect(readChoice(holding('open'), 'key', choices)).toBe('open');
  expect(readChoice(holding('half'), 'key', choices)).toBeUndefined();
  expect(readChoice(holding(null), 'key', choices)).toBeUndefined();
});
