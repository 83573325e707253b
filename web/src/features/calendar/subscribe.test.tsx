import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { memberArea, publicArea } from '@tv/client/lib/area/area.ts';
import { openRoutes, preparePages } from '@tv/client/lib/testing/open-routes.tsx';
import { SubscribeToCalendar } from './subscribe.tsx';

preparePages();

const organization = '11111111-1111-4111-8111-111111111111';

it('public pages lead calendars to the address of the organization', () => {
  const Page = () => <SubscribeToCalendar area={publicArea(organization)} isMember={false} />;
  openRoutes([{ path: '/', Component: Page }], '/');
  const link = screen.getByRole('link', { name: 'Subscribe to calendar' });
  expect(link.getAttribute('href')).toMatch(
    new RegExp(`^webcal://[^/]+/api/Organizations/${organization}/Publics/calendar\\.ics$`),
  );
  expect(screen.getByRole('button', { name: 'Copy calendar address' })).toBeTruthy();
});

it('members are led to Settings, where the address of their own is made', () => {
  const Page = () => <SubscribeToCalendar area={memberArea(organization)} isMember />;
  openRoutes([{ path: '/', Component: Page }], '/');
  expect(screen.getByRole('link', { name: 'Subscribe to calendar' }).getAttribute('href')).toBe(
    '/settings#feed',
  );
});
