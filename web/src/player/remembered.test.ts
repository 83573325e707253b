import { expect, it, vi } from 'vitest';
import { readRemembered, remember } from './remembered.ts';

const storageWith = (start: string | null) => {
  let kept = start;
  return { get: () => kept, set: (_key: string, value: string | null) => void (kept = value) };
};

it('adds a choice to the ones kept before', () => {
  const storage = storageWith(null);
  remember({ volume: 0.4 }, storage);
  remember({ captions: 'de' }, storage);
  expect(readRemembered(storage)).toEqual({ volume: 0.4, captions: 'de' });
});

it('drops what cannot be', () => {
  expect(readRemembered(storageWith('{"volume":7,"rate":"fast","muted":1,"captions":"off"}'))).toEqual({
    captions: 'off',
  });
  expect(readRemembered(storageWith('not json'))).toEqual({});
});

it('lasts as long as the page where storage is closed to it, as in frames of other sites', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  expect(readRemembered()).toEqual({});
  remember({ rate: 2 });
  expect(readRemembered()).toEqual({ rate: 2 });
});
