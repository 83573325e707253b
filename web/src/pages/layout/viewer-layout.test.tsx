import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Role } from '@tv/contract/enumerations';
import { beforeEach, expect, it } from 'vitest';
import { session } from '@tv/client/lib/session/session-state.ts';
import {
  openRoutes,
  organizationId,
  preparePages,
  signInAs,
  windowSize,
} from '@tv/client/lib/testing/open-routes.tsx';
import { onlyPage, stubService, writeConfiguration } from '@tv/client/lib/testing/stub-service.ts';
import { ViewerLayout } from './viewer-layout.tsx';

// The entries of header, menus and navigation, each shown exactly to the people it is for.

preparePages();
beforeEach(() =>
  writeConfiguration({
    addresses: {
      privacyPolicy: '/privacy-policy',
      securitySettings: '/oidc/security',
      userGuide: '/guide',
      ideaPortalExternal: '/ideas',
      supportMail: 'help@tv.example',
      survey: 'https://survey.example',
    },
  }),
);

const organization = { id: organizationId, name: 'Aurora Energy' };
const inPublic = `/public/${organizationId}`;
const children = [{ path: '*', Component: () => <h1>A page</h1> }];
const routes = ['/', '/public/:orgId'].map((path) => ({ path, Component: ViewerLayout, children }));

const membership = { organizationId, organizationName: 'Aurora Energy', roleName: Role.Viewer };

function open(address: string) {
  stubService({
    'GET /Organizations/:id/Publics': organization,
    'GET /Organizations/:id/IntegrationsConfiguration/Publics': { allowPublicMediaFeature: true },
    'GET /Organizations/:id/IntegrationsConfiguration/Viewers': { allowPublicMediaFeature: true },
    'GET /Users/Me/Organizations': onlyPage([membership]),
    'GET /Organizations/:organizationId/Publics/Categories': onlyPage([]),
  });
  return openRoutes(routes, address);
}
const visit = (address: string) => {
  session.set({ status: 'signed-out' });
  return open(address);
};

async function entriesOf(button: string | RegExp): Promise<string[]> {
  const banner = screen.getByRole('banner');
  fireEvent.click(within(banner).getByRole('button', { name: button }));
  const menu = await screen.findByRole('menu');
  const entries = within(menu)
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent);
  fireEvent.keyDown(menu, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  return entries;
}
const navigation = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const home = (name: string | RegExp) => screen.findByRole('link', { name });

const themes = ['Dark', 'Light', 'System default', 'High contrast'];
const ofEverybody = [
  'History',
  'Settings',
  'Security settings',
  'Privacy policy',
  'Accessibility',
  ...themes,
];
const forHelp = ['User guide', 'Contact support', 'Send feedback', 'About'];

it('a visitor', async () => {
  visit(inPublic);
  await home('TV');
  await waitFor(() => expect(navigation()).toEqual(['Aurora Energy', 'Home', 'Discover']));
  expect(screen.queryByRole('group', { name: 'Viewing mode' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Help us improve' })).toBeNull();
  screen.getByRole('button', { name: 'Sign in' });
  expect(await entriesOf('Help')).toEqual(['Contact support', 'About']);
  expect(await entriesOf('Menu')).toEqual([
    'Privacy policy',
    'Accessibility',
    ...themes,
    ...['Contact support', 'About', 'Request demo', 'Sign in'],
  ]);
});

it('a viewer', async () => {
  signInAs({ role: Role.Viewer, mayRecord: false });
  open('/');
  await home(/^TV\W+Internal$/);
  expect(navigation()).toEqual(['Aurora Energy', 'Home', 'Discover', 'Following', 'My playlist']);
  expect(screen.queryByRole('button', { name: /Aurora Energy/ })).toBeNull();
  screen.getByRole('group', { name: 'Viewing mode' });
  expect(screen.getByRole('link', { name: 'Help us improve' }).getAttribute('target')).toBe('_blank');
  expect(await entriesOf('Help')).toEqual(['User guideNew', 'Contact support', 'Send feedback']);
  expect(await entriesOf(/^Your account/)).toEqual([...ofEverybody, ...forHelp, 'Sign out']);
});

it('a viewer whose organization lets members record', async () => {
  signInAs({ role: Role.Viewer });
  open('/');
  expect((await entriesOf(/^Your account/))[0]).toBe('Record');
});

it('an admin, who also has the way to the studio', async () => {
  signInAs();
  open('/');
  expect(await entriesOf(/^Your account/)).toEqual([
    'Switch to admin',
    ...ofEverybody,
    ...forHelp,
    'Sign out',
  ]);
});

it('a member on the public pages has no playlist there, and the way back', async () => {
  signInAs({ role: Role.Viewer });
  open(inPublic);
  await home('TV');
  await waitFor(() => expect(navigation()).toEqual(['Aurora Energy', 'Home', 'Discover', 'Following']));
  const mode = screen.getByRole('group', { name: 'Viewing mode' });
  const pressed = within(mode).getAllByRole('button');
  expect(pressed.map((each) => [each.textContent.trim(), each.getAttribute('aria-pressed')])).toEqual([
    ['Internal', 'false'],
    ['Public', 'true'],
  ]);
  expect(await entriesOf(/^Your account/)).not.toContain('Request demo');
});

it('somebody signed in whom no organization has let in may ask for a demo and sign out', async () => {
  session.set({ status: 'signed-in', accessToken: 'token', subject: 'nobody', expiresAt: Infinity });
  open(inPublic);
  await home('TV');
  expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
  expect(await entriesOf('Menu')).toEqual([
    'Privacy policy',
    'Accessibility',
    ...themes,
    ...['Contact support', 'About', 'Request demo', 'Sign out'],
  ]);
});

it('in a narrow window the categories are a submenu with Discover', async () => {
  windowSize.width = 390;
  const { router } = visit(inPublic);
  fireEvent.click(await screen.findByRole('button', { name: 'Open navigation' }));
  const drawer = await screen.findByRole('dialog', { name: 'Navigation' });
  await within(drawer).findByText('Aurora Energy');
  fireEvent.click(within(drawer).getByRole('button', { name: 'Discover' }));
  fireEvent.click(await within(drawer).findByRole('link', { name: 'Discover' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`${inPublic}/categories`));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Navigation' })).toBeNull());
});
