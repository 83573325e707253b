import { Role } from '@tv/contract/enumerations';
import type { NotificationChoices } from '@tv/contract/notifications/notifications';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { preparePages } from '@tv/client/lib/testing/open-routes.tsx';
import { onlyPage, refusal, stubService } from '@tv/client/lib/testing/stub-service.ts';
import * as text from '@tv/strings/en/settings/notifications.ts';
import * as settings from '@tv/strings/en/settings/settings.ts';
import { openPortal, textAppears } from './layout/open-portal.tsx';
import { SettingsPage } from './settings-page.tsx';

preparePages();

/** A service that keeps what the person chose. */
function stubChoices() {
  let choices: NotificationChoices = { digest: 'off', switchedOff: [], pushKey: 'key' };
  return stubService({
    'GET /Users/Me/Notifications': () => choices,
    'PUT /Users/Me/Notifications': ({ body }) => {
      choices = { ...choices, ...body };
      return new Response(null, { status: 204 });
    },
    'GET /Users/Me/Organizations': onlyPage([]),
  });
}

const open = (role: Role = Role.Viewer) =>
  openPortal([{ path: '/settings', Component: SettingsPage }], '/settings', { role });
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const choice = async (name: string) =>
  (await section(text.title)).findByRole<HTMLInputElement>('radio', { name });

it('says what each digest is, and saves the one that is chosen with the reader’s time zone', async () => {
  const service = stubChoices();
  const page = open();
  expect((await choice(text.newsOff)).checked).toBe(true);
  expect(screen.getByText(text.newsHelp.off)).toBeTruthy();
  fireEvent.click(await choice(text.newsWeekly));
  expect(await screen.findByText(text.newsHelp.weekly)).toBeTruthy();
  await waitFor(() => expect(service.heard('PUT /Users/Me/Notifications')).toHaveLength(1));
  expect(service.heard('PUT /Users/Me/Notifications')[0]?.body).toEqual({
    digest: 'weekly',
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  page.unmount();
  open();
  expect((await choice(text.newsWeekly)).checked).toBe(true);
});

it('takes a choice back that cannot be saved, and says so', async () => {
  const service = stubChoices();
  const refused = Promise.withResolvers<Response>();
  service.answer({ 'PUT /Users/Me/Notifications': () => refused.promise });
  open();
  fireEvent.click(await choice(text.newsDaily));
  await waitFor(async () => expect((await choice(text.newsDaily)).checked).toBe(true));
  refused.resolve(refusal(503));
  await textAppears(text.notSaved);
  expect((await choice(text.newsOff)).checked).toBe(true);
});

it('switches one way of being told off, and leaves the others', async () => {
  const service = stubChoices();
  const page = open();
  const channels = async () => within(await screen.findByRole('group', { name: text.reminders }));
  const way = async (name: string) => (await channels()).findByRole<HTMLInputElement>('checkbox', { name });
  expect((await way(text.channels.mail)).checked).toBe(true);
  fireEvent.click(await way(text.channels.mail));
  await waitFor(() => expect(service.heard('PUT /Users/Me/Notifications')).toHaveLength(1));
  expect(service.heard('PUT /Users/Me/Notifications')[0]?.body).toMatchObject({
    switchedOff: ['reminders.mail'],
  });
  page.unmount();
  open();
  expect((await way(text.channels.mail)).checked).toBe(false);
  expect((await way(text.channels.notice)).checked).toBe(true);
});

it('keeps a language with the account and on this device, and takes it back', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...location, protocol: 'http:', reload });
  const service = stubChoices();
  service.answer({ 'PUT /Users/Me/Language': () => new Response(null, { status: 204 }) });
  const languages = async () => within(await screen.findByRole('group', { name: settings.language }));
  const language = async (name: string) => (await languages()).getByRole<HTMLInputElement>('radio', { name });
  let page = open();
  expect((await language(settings.automatic)).checked).toBe(true);
  for (const [name, chosen, cookies] of [
    ['Français', 'fr', ['tv-account-language=fr', 'tv-language=fr']],
    [settings.automatic, '', ['']],
  ] as const) {
    fireEvent.click(await language(name));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(service.heard('PUT /Users/Me/Language').at(-1)?.body).toEqual({ language: chosen });
    expect(document.cookie.split('; ').sort()).toEqual(cookies);
    reload.mockClear();
    page.unmount();
    page = open();
    expect((await language(name)).checked).toBe(true);
  }
  service.answer({ 'PUT /Users/Me/Language': () => refusal(503) });
  fireEvent.click(await language('Polski'));
  await textAppears(text.notSaved);
  expect([document.cookie, reload.mock.calls]).toEqual(['', []]);
  vi.unstubAllGlobals();
});

it('offers what concerns the person: nothing of reviews and uploads to a viewer', async () => {
  stubChoices();
  const page = open();
  expect(await screen.findByRole('group', { name: text.reminders })).toBeTruthy();
  expect(screen.queryByRole('group', { name: text.uploads })).toBeNull();
  page.unmount();
  open(Role.ContentManager);
  expect(await screen.findByRole('group', { name: text.uploads })).toBeTruthy();
});
