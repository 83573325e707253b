import { expect, it } from 'vitest';
import { isKnownPage, matchPage } from './match-page.ts';

const id = 'A0000000-0000-4000-8000-000000000001';

it.each([
  '/',
  '/playlist',
  '/Playlist/',
  `/watch/${id}`,
  `/embed/${id}`,
  '/tag/node.js',
  '/tag/a%2Fb',
  `/public/${id}`,
  `/public/${id}/`,
  `/public/${id}/categories/${id}/`,
  `/public/${id}/not-registered`,
  `/registered/${id}/secret_of-a.mail`,
])('%s is a page', (path) => expect(isKnownPage(path)).toBe(true));

it.each([
  '//',
  '/watch',
  '/watch/12',
  '/tag/',
  '/tag/a/b',
  '/public',
  '/public/12',
  `/public/${id}/playlist`,
  `/public/${id}/guide`,
  '/.well-known/security.txt',
  '/manifest.webmanifest',
  '/playlistx',
  '/api',
])('%s is none', (path) => expect(isKnownPage(path)).toBe(false));

it('tells the parameters of a page', () => {
  expect(matchPage('/public/:orgId/watch/:id', `/PUBLIC/${id}/watch/${id}/`)).toEqual({ orgId: id, id });
  expect(matchPage('/watch/:id', `/public/${id}/watch/${id}`)).toBeUndefined();
  expect(matchPage('/public/:orgId', `/public/${id}/`)).toEqual({ orgId: id });
});
