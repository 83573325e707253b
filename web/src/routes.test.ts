// @vitest-environment jsdom
import { pagePaths } from '@tv/contract/pages/every-page-path';
import type { RouteObject } from 'react-router';
import { expect, it } from 'vitest';
import { routes } from './routes.tsx';
import { studioRoutes } from '@tv/studio/routes.tsx';

/** Addresses of the routes that show something, from the root. */
const addressesOf = (some: RouteObject[], above = ''): string[] =>
  some.flatMap(({ path = '', children, index }) => {
    const at = path.startsWith('/') ? path : `${above.replace(/\/$/, '')}/${path}`;
    if (children) return addressesOf(children, path ? at : above);
    return index ? [above] : [at];
  });

it('the service knows every page of the web, and no other', () => {
  const studio = addressesOf(studioRoutes, '/studio');
  const shown = [...addressesOf(routes), ...studio].filter((path) => !path.endsWith('*'));
  expect(shown.toSorted()).toEqual(pagePaths.toSorted());
});
