import { screen, waitFor } from '@testing-library/react';
import type { Backstage } from '@tv/contract/live/backstage';
import { because } from '@tv/contract/reasons/problem-reasons';
import { expect, it } from 'vitest';
import { openRoutes, preparePages } from '@tv/client/lib/testing/open-routes.tsx';
import { refusal, stubService } from '@tv/client/lib/testing/stub-service.ts';
import * as text from '@tv/strings/en/studio/live/backstage.ts';
import * as guestText from '@tv/strings/en/registration/guest.ts';
import { BackstagePage } from './backstage-page.tsx';

preparePages();
// jsdom plays nothing.
HTMLMediaElement.prototype.play = async () => {};

const key = 'tv_live_secret';
const backstage: Backstage = {
  organization: {
    id: 'aaaaaaaa-0000-4000-8000-000000000000',
    name: 'Aurora Energy',
  } as Backstage['organization'],
  ...{ title: 'Town hall', name: 'Second speaker', state: 'waiting', isOnAir: false },
  webSocket: 'wss://tv.example/api/LiveStreams',
};
const open = (hash = `#${key}`) =>
  openRoutes([{ path: '/backstage', Component: BackstagePage }], `/backstage${hash}`);
const noLink = () => refusal(404, { why: because('backstage.noLink') });

it('a guest sees which event it is, and that nobody sees them yet', async () => {
  const service = stubService({ 'POST /Backstage': backstage });
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Town hall' })).toBeTruthy();
  expect(screen.getByText('Aurora Energy')).toBeTruthy();
  expect(screen.getByText(/^You speak as .*Second speaker/)).toBeTruthy();
  expect(screen.getByText(text.states.waiting)).toBeTruthy();
  expect(screen.getByText(text.stages.away)).toBeTruthy();
  expect(screen.getByText(text.nothingYet)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Turn on the camera' })).toBeTruthy();
  // The key is in no address.
  expect(service.heard('POST /Backstage')[0]!.body).toEqual({ key });
});

it('a stream that arrives is shown muted, with a word about headphones', async () => {
  const stream = { url: '/api/media/one/live/master.m3u8', token: 'backstage.token' };
  stubService({ 'POST /Backstage': { ...backstage, state: 'onAir', stream } });
  open();
  expect(await screen.findByText(text.states.onAir)).toBeTruthy();
  expect(screen.getByText(text.watchHelp)).toBeTruthy();
  expect(document.querySelectorAll('video')).toHaveLength(1);
});

it('a link that is ended while it is open says so, and one that never opened says something else', async () => {
  const service = stubService({ 'POST /Backstage': backstage });
  open();
  await screen.findByRole('heading', { level: 1, name: 'Town hall' });
  service.answer({ 'POST /Backstage': noLink });
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: text.ended })).toBeTruthy(), {
    timeout: 5_000,
  });
  expect(screen.queryByRole('button')).toBeNull();
  // Nobody asks for it again: a service counts keys that open nothing.
  const requests = service.heard('POST /Backstage').length;
  await new Promise((done) => setTimeout(done, 2_500));
  expect(service.heard('POST /Backstage').length).toBe(requests);
}, 10_000);

it.each([
  ['a key that opens nothing', `#${key}`, noLink, text.noLink],
  ['no key', '', noLink, text.openLink],
  ['another network', `#${key}`, () => refusal(403), guestText.outsideNetwork],
  ['an event that is over', `#${key}`, (): Backstage => ({ ...backstage, state: 'processing' }), text.over],
])('%s is a sentence', async (_, hash, answer, title) => {
  stubService({ 'POST /Backstage': answer });
  open(hash);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
});

it('a line that is lost for a moment takes nothing from the page', async () => {
  const service = stubService({ 'POST /Backstage': backstage });
  open();
  await screen.findByRole('heading', { level: 1, name: 'Town hall' });
  service.answer({ 'POST /Backstage': () => refusal(503) });
  await waitFor(() => expect(service.heard('POST /Backstage').length).toBeGreaterThan(1), { timeout: 5_000 });
  expect(screen.getByRole('heading', { level: 1, name: 'Town hall' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Turn on the camera' })).toBeTruthy();
}, 10_000);

it('a portal that receives nothing from browsers says so', async () => {
  const { webSocket: _, ...rest } = backstage;
  stubService({ 'POST /Backstage': rest });
  open();
  expect(await screen.findByText(text.notReceived)).toBeTruthy();
});
