import { expect, it } from 'vitest';
import { isPublicPath, portalPath, publicOrganizationIn, screenPath } from './page-paths.ts';

const id = 'a0000000-0000-4000-8000-000000000001';

it('writes the paths of members’ and of public pages', () => {
  expect([screenPath(undefined, ''), screenPath(undefined, 'watch/:id', { id })]).toEqual([
    '/',
    `/watch/${id}`,
  ]);
  expect([screenPath('o1', ''), screenPath('o1', 'watch/:id', { id })]).toEqual([
    '/public/o1',
    `/public/o1/watch/${id}`,
  ]);
  expect(screenPath(undefined, 'tag/:tagName', { tagName: 'a/b ü' })).toBe('/tag/a%2Fb%20%C3%BC');
  expect(portalPath('playlist')).toBe('/playlist');
});

it('knows public pages and their organization', () => {
  expect(isPublicPath(screenPath(id, ''))).toBe(true);
  expect(isPublicPath('/publicity')).toBe(false);
  expect([`/public/${id}`, `/Public/${id}/search`].map(publicOrganizationIn)).toEqual([id, id]);
  expect(['/public/12', `/public/${id}x`, '/playlist'].map(publicOrganizationIn)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
