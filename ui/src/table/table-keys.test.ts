import { expect, it } from 'vitest';
import { commandOf } from './table-keys.ts';

const press = (key: string, more: Partial<Parameters<typeof commandOf>[0]> = {}) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

it('moves, extends, selects and opens', () => {
  expect(commandOf(press('ArrowDown'), true)).toEqual({ do: 'move', by: 1, extends: false });
  expect(commandOf(press('ArrowUp', { shiftKey: true }), true)).toEqual({
    do: 'move',
    by: -1,
    extends: true,
  });
  expect(commandOf(press('j'), true)).toEqual({ do: 'move', by: 1, extends: false });
  expect(commandOf(press('K', { shiftKey: true }), true)).toEqual({ do: 'move', by: -1, extends: true });
  expect(commandOf(press(' '), true)).toEqual({ do: 'toggle', extends: false });
  expect(commandOf(press('a', { ctrlKey: true }), true)).toEqual({ do: 'select-all' });
  expect(commandOf(press('F10', { shiftKey: true }), true)).toEqual({ do: 'menu' });
  expect(commandOf(press('F10'), true)).toBeUndefined();
});

it('signs can be switched off, the other keys go on working', () => {
  for (const key of ['j', 'k', 'x', 'e', 'o', 'c', 't']) {
    expect(commandOf(press(key), true)).toBeDefined();
    expect(commandOf(press(key), false)).toBeUndefined();
  }
  expect(commandOf(press('Enter'), false)).toEqual({ do: 'open' });
});

it('leaves the browser its own keys', () => {
  expect(commandOf(press('ArrowUp', { altKey: true }), true)).toBeUndefined();
  expect(commandOf(press('c', { ctrlKey: true }), true)).toBeUndefined();
  expect(commandOf(press('Tab'), true)).toBeUndefined();
});
