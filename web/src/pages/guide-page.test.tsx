import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Role } from '@tv/contract/enumerations';
import { expect, it } from 'vitest';
import { openRoutes, preparePages, signInAs } from '@tv/client/lib/testing/open-routes.tsx';
import * as admins from '@tv/strings/en/guide/admins.ts';
import * as content from '@tv/strings/en/guide/content.ts';
import * as organization from '@tv/strings/en/guide/organization.ts';
import * as viewers from '@tv/strings/en/guide/viewers.ts';
import * as text from '@tv/strings/en/guide/guide.ts';
import { GuidePage } from './guide-page.tsx';

preparePages();

const open = (address = '/guide') => openRoutes([{ path: '/guide', Component: GuidePage }], address);
const chapters = () => [...document.querySelectorAll('details')];
const titles = () => chapters().map((chapter) => chapter.querySelector('h2')?.textContent);
const openTitles = () =>
  chapters().flatMap((each) => (each.open ? [each.querySelector('h2')?.textContent] : []));
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: text.search });
const search = (term: string) => fireEvent.change(field(), { target: { value: term } });
const results = () => within(screen.getByRole('list', { name: text.results })).getAllByRole('link');

it.each([
  ['a visitor', undefined, false, [viewers, content, organization, admins]],
  ['a viewer', Role.Viewer, false, [viewers, content, organization, admins]],
  ['a viewer who reviews', Role.Viewer, true, [content, viewers, organization, admins]],
  ['a content manager', Role.ContentManager, false, [content, viewers, organization, admins]],
  ['an organization manager', Role.OrganizationManager, true, [organization, content, viewers, admins]],
  ['an admin', Role.Admin, true, [admins, organization, content, viewers]],
])('begins for %s with the chapter of their role, which is open', (_, role, mayReview, order) => {
  if (role) signInAs({ role, mayReview });
  open();
  expect(titles()).toEqual(order.map(({ title }) => title));
  expect(openTitles()).toEqual([order[0]!.title]);
});

it('leads into the screens that the reader may open, and into no others', () => {
  const screens = () =>
    screen
      .queryAllByRole('link', { name: new RegExp(`^${text.openScreen('')}`), hidden: true })
      .map((link) => link.getAttribute('href'));
  const view = open();
  expect(screens()).toEqual([]);
  view.unmount();
  signInAs({ role: Role.ContentManager });
  open();
  expect(screens()).toContain('/studio/upload');
  expect(screens()).toContain('/playlist');
  expect(screens().filter((path) => path?.startsWith('/studio/organization'))).toEqual([]);
});

it('unfolds the chapter of the task that an address names', async () => {
  const { router } = open('/guide#audit');
  expect(openTitles()).toEqual([viewers.title, admins.title]);
  await act(() => router.navigate('/guide#upload'));
  expect(openTitles()).toEqual([viewers.title, content.title, admins.title]);
  await waitFor(() => expect(document.activeElement?.textContent).toBe(content.upload.title));
});

it('finds tasks while one types, counts them, and has the words in the address', async () => {
  const { router } = open();
  search('upload');
  const [first] = results();
  expect(first?.textContent).toContain(content.upload.title);
  expect(first?.querySelector('mark')?.textContent).toBe('Upload');
  expect(screen.getByRole('status').textContent).toBe(text.found(results().length, 'upload'));
  expect(chapters()).toEqual([]);
  await waitFor(() => expect(router.state.location.search).toBe('?searchTerm=upload'));
});

it('is walked by keys: arrows through the results, Escape back to the whole guide', async () => {
  open('/guide?searchTerm=captions');
  field().focus();
  const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
  press('ArrowDown');
  expect(document.activeElement).toBe(results()[0]);
  press('ArrowDown');
  expect(document.activeElement).toBe(results()[1]);
  press('ArrowUp');
  press('ArrowUp');
  expect(document.activeElement).toBe(field());
  press('ArrowDown');
  press('Escape');
  expect(document.activeElement).toBe(field());
  expect(field().value).toBe('');
  expect(titles().length).toBe(4);
});

it('opens the first result by Enter, unfolded and with the focus', async () => {
  const { router } = open();
  search('audit log');
  fireEvent.keyDown(field(), { key: 'Enter' });
  await waitFor(() => expect(router.state.location.hash).toBe('#audit'));
  await waitFor(() => expect(document.activeElement?.textContent).toBe(admins.audit.title));
  expect(openTitles()).toContain(admins.title);
});

it('says when nothing is found, and offers the whole guide', () => {
  open('/guide?searchTerm=zzebra');
  expect(screen.getByRole('status').textContent).toBe(text.nothingFound('zzebra'));
  fireEvent.click(screen.getByRole('button', { name: text.showAll }));
  expect(titles().length).toBe(4);
});

it('is unfolded as a whole where it is printed', () => {
  open();
  fireEvent(window, new Event('beforeprint'));
  expect(openTitles().length).toBe(4);
});
