import { expect, it } from 'vitest';
import { readRemembered, remember } from './remembered.ts';

const storageWith = (start: string | null) => {
  let kept = start;
  return { getItem: () => kept, setItem: (_key: string, value: string) => void (kept = value) };
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

it('forgets quietly where storage is forbidden', () => {
  const forbidden = {
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('denied');
    },
  };
  expect(() => remember({ rate: 2 }, forbidden)).not.toThrow();
  expect(readRemembered(forbidden)).toEqual({});
});
