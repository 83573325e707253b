// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { readPreferences, savePreferences } from './preferences.ts';

const storageWith = (start: string | null) => {
  let stored = start;
  return { get: () => stored, set: (_key: string, value: string | null) => void (stored = value) };
};

it('adds a choice to the ones stored before', () => {
  const storage = storageWith(null);
  savePreferences({ volume: 0.4 }, storage);
  savePreferences({ captions: 'de' }, storage);
  expect(readPreferences(storage)).toEqual({ volume: 0.4, captions: 'de' });
});

it('drops what cannot be', () => {
  expect(readPreferences(storageWith('{"volume":7,"rate":"fast","muted":1,"captions":"off"}'))).toEqual({
    captions: 'off',
  });
  expect(readPreferences(storageWith('not json'))).toEqual({});
});

it('lasts as long as the page where storage is closed to it, as in frames of other sites', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  expect(readPreferences()).toEqual({});
  savePreferences({ rate: 2 });
  expect(readPreferences()).toEqual({ rate: 2 });
});
