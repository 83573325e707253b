import { Role } from '@tv/contract/enumerations';
import type { UserOrganization } from '@tv/contract/people/people';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { organizationId, preparePages, windowSize } from '@tv/client/lib/testing/open-routes.tsx';
import { onlyPage, refusal, stubService } from '@tv/client/lib/testing/stub-service.ts';
import * as chrome from '@tv/strings/en/browse/chrome.ts';
import * as drawers from '@tv/strings/en/browse/drawers.ts';
import * as join from '@tv/strings/en/registration/join.ts';
import { openPortal, textAppears } from './open-portal.tsx';

preparePages();

const harborId = 'bbbbbbbb-0000-4000-8000-000000000000';
const aurora: UserOrganization = { organizationId, organizationName: 'Aurora Energy', roleName: Role.Viewer };
const harbor = { ...aurora, organizationId: harborId, organizationName: 'Harbor Bank' };
const screens = [{ path: '*', element: <h1>A screen</h1> }];

const stubOrganizations = (own: UserOrganization[]) =>
  stubService({
    'GET /Users/Me/Organizations': onlyPage(own),
    'GET /Users/Me/Notices/Counts': { unread: 0 },
  });
const switcher = () => screen.findByRole('button', { name: /^Switch organization/ });

it.each([
  ['/categories', chrome.discover],
  ['/categories/some-id', chrome.discover],
  ['/followed-categories', chrome.following],
  ['/coming-soon', chrome.home],
  ['/playlist', chrome.myPlaylist],
])('the menu tells that %s belongs to "%s"', async (path, entry) => {
  stubOrganizations([aurora]);
  openPortal(screens, path);
  const menu = await screen.findByRole('navigation', { name: chrome.main });
  expect([...menu.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent)).toEqual([entry]);
});

it('says that a switch failed, and nothing changes', async () => {
  const service = stubOrganizations([aurora, harbor]);
  service.answer({ 'PUT /Users/Me/CurrentOrganization': refusal(503) });
  openPortal(screens, '/');
  fireEvent.click(await switcher());
  const dialog = await screen.findByRole('dialog', { name: chrome.switchOrganization });
  const current = await within(dialog).findByRole('button', { name: /^Aurora Energy/ });
  expect(current.getAttribute('aria-current')).toBe('true');
  fireEvent.click(within(dialog).getByRole('button', { name: /^Harbor Bank/ }));
  await textAppears(/^Sorry, an unexpected error occured/);
  expect(screen.getByRole('dialog', { name: chrome.switchOrganization })).toBe(dialog);
  expect(service.heard('PUT /Users/Me/CurrentOrganization')[0]?.body).toEqual({ organizationId: harborId });
});

it('gives somebody of one organization nothing to switch to', async () => {
  const service = stubOrganizations([aurora]);
  openPortal(screens, '/');
  await waitFor(() => expect(service.heard('GET /Users/Me/Organizations').length).toBeGreaterThan(0));
  expect(within(await screen.findByRole('banner')).getByText('Aurora Energy')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Aurora Energy/ })).toBeNull();
});

it('lets a provider admin search the organization to join', async () => {
  const service = stubOrganizations([aurora]);
  service.answer({
    'GET /Organizations': ({ query }) =>
      onlyPage(
        [{ id: harborId, name: 'Harbor Bank' }].filter(({ name }) =>
          name.toLowerCase().includes(query.get('searchTerm') ?? ''),
        ),
      ),
    'PUT /Users/Me/CurrentOrganization': refusal(503),
  });
  openPortal(screens, '/', { isProviderAdmin: true });
  fireEvent.click(await switcher());
  const own = await screen.findByRole('dialog', { name: chrome.switchOrganization });
  fireEvent.click(await within(own).findByRole('button', { name: drawers.joinOrganization }));
  const dialog = await screen.findByRole('dialog', { name: join.title });
  const button = within(dialog).getByRole<HTMLButtonElement>('button', { name: join.join });
  expect(button.disabled).toBe(true);
  const search = within(dialog).getByRole('searchbox', { name: join.search });
  fireEvent.change(search, { target: { value: 'no such organization' } });
  expect(await within(dialog).findByText(join.noResults('no such organization'))).toBeTruthy();
  fireEvent.change(search, { target: { value: 'harb' } });
  fireEvent.click(await within(dialog).findByRole('radio', { name: 'Harbor Bank' }));
  expect(button.disabled).toBe(false);
  fireEvent.click(button);
  await textAppears(/^Sorry, an unexpected error occured/);
  expect(service.heard('PUT /Users/Me/CurrentOrganization')[0]?.body).toEqual({ organizationId: harborId });
  expect(button.disabled).toBe(false);
});

it('calls the list of categories Discover, in the menu of telephones too', async () => {
  windowSize.width = 390;
  const service = stubOrganizations([aurora]);
  service.answer({ 'GET /Categories': onlyPage([]) });
  openPortal(screens, '/');
  fireEvent.click(await screen.findByRole('button', { name: chrome.openNavigation }));
  const drawer = await screen.findByRole('dialog');
  fireEvent.click(await within(drawer).findByRole('button', { name: chrome.discover }));
  const discover = await within(drawer).findByRole('link', { name: 'Discover' });
  expect(discover.getAttribute('href')).toBe('/categories');
});
