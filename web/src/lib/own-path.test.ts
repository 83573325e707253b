import { expect, it } from 'vitest';
import { ownPath } from './own-path.ts';

it('keeps a path of this origin with its query', () => {
  expect(ownPath('/watch/1?t=90#here')).toBe('/watch/1?t=90#here');
  expect(ownPath('/')).toBe('/');
});

it('refuses whatever leads elsewhere, or back into a sign-in', () => {
  const elsewhere = [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'watch/1',
  ];
  for (const text of [...elsewhere, '/auth?code=1', '/logout', '', undefined, null, 7]) {
    expect(ownPath(text)).toBeUndefined();
  }
});

it('does not let tabs and line ends hide another origin', () => {
  for (const text of ['/\t/evil.example', '/\n/evil.example', '\t//evil.example']) {
    expect(ownPath(text)).toBeUndefined();
  }
});
