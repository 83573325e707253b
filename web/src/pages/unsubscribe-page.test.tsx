import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openRoutes, preparePages } from '@tv/client/lib/testing/open-routes.tsx';
import { refusal, stubService } from '@tv/client/lib/testing/stub-service.ts';
import * as text from '@tv/strings/en/settings/notifications.ts';
import { loader, UnsubscribePage } from './unsubscribe-page.tsx';

preparePages();

const routes = [{ path: '/unsubscribe', loader, Component: UnsubscribePage, HydrateFallback: () => null }];

it('takes the mail’s token out of the address, and ends the digest once the person says so', async () => {
  const service = stubService({
    'POST /Notifications/Unsubscriptions': () => new Response(null, { status: 204 }),
  });
  const { router } = openRoutes(routes, '/unsubscribe?token=from-a-mail');
  fireEvent.click(await screen.findByRole('button', { name: text.unsubscribe }));
  expect(await screen.findByRole('heading', { name: text.unsubscribed })).toBeTruthy();
  expect(router.state.location.search).toBe('');
  expect(service.heard('POST /Notifications/Unsubscriptions')[0]?.query.get('token')).toBe('from-a-mail');
});

it('sends nothing before the person says so', async () => {
  const service = stubService({});
  openRoutes(routes, '/unsubscribe?token=from-a-mail');
  expect(await screen.findByRole('heading', { name: text.unsubscribeTitle })).toBeTruthy();
  expect(service.unanswered).toEqual([]);
});

it('says that a link of no mail ends nothing', async () => {
  stubService({ 'POST /Notifications/Unsubscriptions': refusal(404, { errorCode: 14 }) });
  openRoutes(routes, '/unsubscribe?token=made-up');
  fireEvent.click(await screen.findByRole('button', { name: text.unsubscribe }));
  const heading = await screen.findByRole('heading', { name: text.linkBroken });
  expect(document.activeElement).toBe(heading);
});
