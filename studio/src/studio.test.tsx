import { screen, within } from '@testing-library/react';
import { Role } from '@tv/contract/enumerations';
import { expect, it } from 'vitest';
import { openRoutes, preparePages, signInAs } from '@tv/client/lib/testing/open-routes.tsx';
import { onlyPage, stubService } from '@tv/client/lib/testing/stub-service.ts';
import { record } from '@tv/strings/en/studio/content/record.ts';
import * as text from '@tv/strings/en/studio/studio.ts';
import { Studio } from './studio.tsx';

preparePages();

const open = (role: Role, mayReview = false, mayRecord = false, path = '/studio') => {
  signInAs({ role, mayReview, mayRecord });
  openRoutes([{ path: '/studio/*', element: <Studio notFound={<p>Nothing here</p>} /> }], path);
};

it('is there for those who manage or review, and for others as an address that leads nowhere', async () => {
  const service = stubService({ 'GET /Management/MediaContents': onlyPage([]) });
  open(Role.Viewer);
  expect(screen.getByText('Nothing here')).toBeTruthy();
  expect([service.heard('GET /Management/MediaContents'), service.unanswered]).toEqual([[], []]);
});

it.each([
  ['a content manager', Role.ContentManager, false],
  ['a viewer who reviews', Role.Viewer, true],
])('shows its pages to %s', async (_, role, mayReview) => {
  stubService({ 'GET /Management/MediaContents': onlyPage([]) });
  open(role, mayReview);
  expect(await screen.findByRole('navigation', { name: text.main })).toBeTruthy();
  expect(screen.queryByText('Nothing here')).toBeNull();
});

it('is one page to a member who may record', async () => {
  const service = stubService({ 'GET /Users/Me/Recordings': onlyPage([]) });
  open(Role.Viewer, false, true, '/studio/record');
  const menu = await screen.findByRole('navigation', { name: text.main });
  expect(
    within(menu)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([record]);
  expect(screen.getByRole('heading', { level: 1, name: record })).toBeTruthy();
  expect(service.heard('GET /Management/MediaContents')).toEqual([]);
});
