// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { mediaToken } from '../media-contents/address.ts';
import { dropUnlockTokens, saveUnlockToken, unlockTokenOf } from './unlock-tokens.ts';

const now = Date.parse('2026-06-01T12:00:00Z');
const later = '2099-01-01T00:00:00Z';
const user = { organizationId: 'aurora', mediaToken: 'own' } as never;

beforeEach(() => sessionStorage.clear());

it('stores a token for one item until it ends', () => {
  saveUnlockToken('a', 'token', '2026-06-01T12:00:01Z');
  expect(unlockTokenOf('a', now)).toBe('token');
  expect(unlockTokenOf('b', now)).toBeUndefined();
  expect(unlockTokenOf('a', now + 1000)).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

it('drops all of them, and nothing else', () => {
  sessionStorage.setItem('other', '1');
  saveUnlockToken('a', 'token', later);
  dropUnlockTokens();
  expect(Object.keys(sessionStorage)).toEqual(['other']);
});

it('opens media with the item’s own token, then the person’s within their organization, else as anybody', () => {
  saveUnlockToken('locked', 'unlocked', later);
  expect(mediaToken({ id: 'locked', organizationId: 'harbor' }, user)).toBe('unlocked');
  expect(mediaToken({ id: 'a', organizationId: 'aurora' }, user)).toBe('own');
  expect(mediaToken({ id: 'a', organizationId: 'harbor' }, user)).toBe('public');
  expect(mediaToken({ id: 'a', organizationId: 'aurora' }, undefined)).toBe('public');
});
