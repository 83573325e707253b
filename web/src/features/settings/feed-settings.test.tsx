import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openRoutes, preparePages, signInAs } from '@tv/client/lib/testing/open-routes.tsx';
import { stubService } from '@tv/client/lib/testing/stub-service.ts';
import { FeedSettings } from './feed-settings.tsx';

preparePages();

const url = 'https://tv.example/api/feed.xml?token=secret';
const calendarUrl = 'https://tv.example/api/personal.ics?token=secret';
const createdDate = '2026-03-01T10:00:00Z';

function open(answers: Parameters<typeof stubService>[0]) {
  const service = stubService(answers);
  signInAs();
  const view = openRoutes([{ path: '/', Component: FeedSettings }], '/');
  return { service, view };
}
const button = (name: string) => screen.findByRole('button', { name });

const organizations = [{ id: '1', name: 'Aurora Energy' }];

it('a person makes a feed of their own, whose address is shown once, and takes it back', async () => {
  const { service } = open({
    'GET /Users/Me/Feed': { organizations },
    'PUT /Users/Me/Feed': { url, calendarUrl, createdDate, organizations },
    'DELETE /Users/Me/Feed': () => undefined as never,
  });
  await button('Create an address');
  expect(screen.queryByRole('list')).toBeNull();
  fireEvent.click(await button('Create an address'));
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Feed address' });
  expect(field.value).toBe(url);
  const calendar = screen.getByRole<HTMLInputElement>('textbox', { name: 'Calendar address' });
  expect(calendar.value).toBe(calendarUrl);
  const subscribe = screen.getByRole('link', { name: 'Subscribe to calendar' });
  expect(subscribe.getAttribute('href')).toBe('webcal://tv.example/api/personal.ics?token=secret');
  fireEvent.click(await button('Turn it off'));
  await button('Create an address');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(service.heard('DELETE /Users/Me/Feed')).toHaveLength(1);
});

it('one that is there tells when it was last used and whose items it shows, and its address no more', async () => {
  open({
    'GET /Users/Me/Feed': {
      createdDate,
      lastReadDate: '2026-03-09T10:00:00Z',
      organizations: [
        ...organizations,
        { id: '2', name: 'Harbor Bank', hiddenBy: 'switchedOff' },
        { id: '3', name: 'North', hiddenBy: 'madeBefore' },
        { id: '4', name: 'South', hiddenBy: 'secondStep' },
      ],
    },
  });
  await screen.findByText(/It was last used on (9 March 2026|March 9, 2026)/);
  expect(screen.queryByRole('textbox')).toBeNull();
  await button('Turn it off');
  await button('Create a new address');
  const list = screen.getByRole('list', { name: 'Organizations in your feed' });
  expect([...list.children].map(({ textContent }) => textContent)).toEqual([
    'It includes items from Aurora Energy.',
    'Harbor Bank does not allow personal feeds.',
    expect.stringContaining('North turned off older addresses.'),
    expect.stringContaining('South requires a second step.'),
  ]);
});

it('where no organization allows one, none is made, and the reason is said', async () => {
  open({
    'GET /Users/Me/Feed': { organizations: [{ id: '2', name: 'Harbor Bank', hiddenBy: 'switchedOff' }] },
  });
  await screen.findByText('Harbor Bank does not allow personal feeds.');
  expect(screen.queryByRole('button')).toBeNull();
});

it('a refusal changes nothing', async () => {
  const { service } = open({ 'GET /Users/Me/Feed': { createdDate, organizations } });
  fireEvent.click(await button('Turn it off'));
  await waitFor(() => expect(service.unanswered).toContain('DELETE /api/Users/Me/Feed'));
  await waitFor(async () => expect((await button('Turn it off')).hasAttribute('disabled')).toBe(false));
});
