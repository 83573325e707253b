import { expect, test } from 'vitest';
import { commandOf, type EditorKeyTarget } from './editor-keys.ts';

const row: EditorKeyTarget = {
  isField: false,
  isControl: false,
  isInList: true,
  isFree: true,
  hasSigns: true,
};
const field = { ...row, isField: true, isFree: false };
const button = { ...row, isControl: true, isInList: false, isFree: false };
const press = (key: string, more: Partial<KeyboardEvent> = {}) => ({
  ...{ key, code: `Key${key.toUpperCase()}`, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false },
  ...more,
});

test('a row takes single keys', () => {
  const keys = [' ', '[', ']', 's', 'j', 'ArrowLeft', 'ArrowUp', 'Enter', 'Delete', '?'];
  expect(keys.map((key) => commandOf(press(key), row))).toEqual([
    ...['play', 'start', 'end', 'split', 'join', 'back', 'previous', 'checked', 'remove', 'help'],
  ]);
  expect(commandOf(press('ArrowDown', { shiftKey: true }), row)).toBe('extendForward');
  expect(commandOf(press('ArrowLeft', { ctrlKey: true }), row)).toBe('earlier');
});

test('in a field keys type; Esc leaves it, and Alt and Ctrl give them back', () => {
  for (const key of [' ', '[', 's', 'Enter', 'ArrowUp', 'Delete'])
    expect(commandOf(press(key), field)).toBeUndefined();
  expect(commandOf(press('Escape'), field)).toBe('leave');
  expect(commandOf(press('ß', { altKey: true, code: 'KeyS' }), field)).toBe('split');
  expect(commandOf(press('Enter', { altKey: true }), field)).toBe('checked');
  expect(commandOf(press('ArrowDown', { altKey: true }), field)).toBe('next');
  expect(commandOf(press(' ', { ctrlKey: true }), field)).toBe('play');
  expect(commandOf(press('z', { ctrlKey: true }), field)).toBe('undo');
  expect(commandOf(press('Z', { ctrlKey: true, shiftKey: true }), field)).toBe('redo');
  // A sign that needs the right Alt key is typed.
  const rightAlt = { ctrlKey: true, altKey: true, getModifierState: () => true };
  expect(commandOf(press('[', rightAlt), field)).toBeUndefined();
  expect(commandOf(press('[', rightAlt), row)).toBe('start');
});

test('a button handles Space, Enter and the arrows itself', () => {
  for (const key of [' ', 'Enter', 'ArrowUp']) expect(commandOf(press(key), button)).toBeUndefined();
  expect(commandOf(press('s'), button)).toBe('split');
  expect(commandOf(press('s', { altKey: true }), button)).toBeUndefined();
});

test('signs can be switched off', () => {
  expect(commandOf(press('s'), { ...row, hasSigns: false })).toBeUndefined();
  expect(commandOf(press(' '), { ...row, hasSigns: false })).toBe('play');
});
