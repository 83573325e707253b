import { expect, it } from 'vitest';
import { isUnpublished, stateOf } from './state-of.ts';

const closed = { isPasswordProtected: false };
const upcoming = { ...closed, scheduledPublicationDate: '2026-01-01T09:00:00Z' };

it('tells what can be done with an item', () => {
  expect(stateOf({ isPasswordProtected: true, videoUrl: '/media/1' })).toBe('open');
  expect(stateOf({ isPasswordProtected: true })).toBe('locked');
  expect(stateOf(upcoming)).toBe('upcoming');
  expect(stateOf(closed)).toBe('unready');
});

it('asks no password of those who manage an item, and knows what is not published', () => {
  expect(stateOf({ isPasswordProtected: true, status: 0 })).toBe('unready');
  expect(stateOf({ ...upcoming, videoUrl: '/media/1', status: 100 })).toBe('open');
  expect([{}, { status: 1 }, { status: 0 }, { status: 100 }].map(isUnpublished)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
