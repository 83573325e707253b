// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ownPath } from './own-path.ts';

it.each([
  ['/', '/'],
  ['/watch/1?t=90#here', '/watch/1?t=90#here'],
  ['/tag/a%2Fb', '/tag/a%2Fb'],
  ['/a/../watch/1', '/watch/1'],
  ['/search?searchTerm=//evil.example', '/search?searchTerm=//evil.example'],
  ['/authors', '/authors'],
  ['/watch/1?#', '/watch/1'],
])('accepts %s, a path of this origin', (text, path) => {
  expect(ownPath(text)).toBe(path);
});

const elsewhere = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/./\\evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/a/../\\evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  '/.%2E//evil.example',
  '/a/%2E%2e//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.\t//evil.example',
  '\t//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'watch/1',
  '',
  undefined,
  null,
  7,
];
it.each(elsewhere)('refuses %j, which leads elsewhere', (text) => {
  expect(ownPath(text)).toBeUndefined();
});

it.each(['/auth?code=1', '/AUTH', '/auth/', '/%61uth', '/logout', '/auth-clear#', '/silent-auth'])(
  'refuses %s, which leads back into a sign-in',
  (text) => {
    expect(ownPath(text)).toBeUndefined();
  },
);

it('leads a browser nowhere but to this origin, whatever it is given', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2e',
    '%2E',
    '\t',
    '\n',
    '?',
    '#',
    ':',
    '@',
    'evil.example',
  );
  const text = fc.array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 12 });
  fc.assert(
    fc.property(text, (pieces) => {
      const path = ownPath(`/${pieces.join('')}`);
      if (path === undefined) return;
      expect(path).toMatch(/^\/(?![/\\])/);
      expect(new URL(path, location.href).origin).toBe(location.origin);
      expect(ownPath(path)).toBe(path);
    }),
    { numRuns: 20_000, seed: 5 },
  );
});
