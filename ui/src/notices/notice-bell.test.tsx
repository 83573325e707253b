import type { Notice } from '@tv/contract/notifications/notices';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Outlet } from 'react-router';
import { expect, it } from 'vitest';
import { openRoutes, preparePages, signInAs } from '@tv/client/lib/testing/open-routes.tsx';
import { onlyPage, refusal, stubService } from '@tv/client/lib/testing/stub-service.ts';
import * as text from '@tv/strings/en/parts/notices.ts';
import { Toaster } from '../toaster.tsx';
import { NoticeBell } from './notice-bell.tsx';

preparePages();

const itemId = 'aaaaaaaa-0000-4000-8000-000000000001';
const notice = (number: number, facts: Partial<Notice> = {}): Notice => ({
  id: `eeeeeeee-0000-4000-8000-00000000000${number}`,
  kind: 'news',
  at: `2026-11-20T10:00:0${number}Z`,
  isRead: false,
  mediaContentId: itemId,
  title: 'Crane inspection',
  category: 'Cranes',
  ...facts,
});
const submission = notice(2, {
  ...{ kind: 'toReview', title: 'Turbine hall at night', actor: 'Content Manager' },
  comment: 'Please look at the sound.',
});

/** A service that keeps what was read. */
function open(initial: Notice[]) {
  let notices = initial;
  const done = () => new Response(null, { status: 204 });
  const service = stubService({
    'GET /Users/Me/Notices': () => onlyPage(notices),
    'GET /Users/Me/Notices/Counts': () => ({ unread: notices.filter(({ isRead }) => !isRead).length }),
    'PUT /Users/Me/Notices/:id': ({ params, body }) => {
      notices = notices.map((each) => (each.id === params['id'] ? { ...each, ...body } : each));
      return done();
    },
    'PUT /Users/Me/Notices': ({ body }) => {
      notices = notices.map((each) => ({ ...each, isRead: each.isRead || each.at <= body.readUntil }));
      return done();
    },
  });
  signInAs();
  const Page = () => (
    <>
      <NoticeBell />
      <Outlet />
      <Toaster />
    </>
  );
  const { router } = openRoutes([{ path: '*', Component: Page }], '/');
  return { service, router };
}

const bell = (name: string) => screen.findByRole('button', { name });
const openPanel = async (name: string) => {
  fireEvent.click(await bell(name));
  return within(await screen.findByRole('dialog', { name: text.title }));
};

it('leads to the newest notice, which has the focus, and marks it as read', async () => {
  const { service, router } = open([notice(1)]);
  const panel = await openPanel('Notifications, 1 unread');
  const link = await panel.findByRole('link', { name: /New in Cranes: Crane inspection/ });
  expect(link.textContent).toContain(text.unread);
  await waitFor(() => expect(document.activeElement).toBe(link));
  fireEvent.click(link);
  await bell('Notifications');
  expect(router.state.location.pathname).toBe(`/watch/${itemId}`);
  expect(service.heard('PUT /Users/Me/Notices/:id')[0]).toMatchObject({
    params: { id: notice(1).id },
    body: { isRead: true },
  });

  const again = await openPanel('Notifications');
  const read = await again.findByRole('link', { name: /Crane inspection/ });
  expect(read.textContent).not.toContain(text.unread);
});

it('tells what was said with a submission, and marks all as read up to the newest that is shown', async () => {
  const { service, router } = open([submission, notice(1)]);
  const panel = await openPanel('Notifications, 2 unread');
  const link = await panel.findByRole('link', { name: /submitted Turbine hall at night for review/ });
  expect(link.textContent).toContain('Please look at the sound.');
  await waitFor(() => expect(document.activeElement).toBe(link));
  const all = panel.getByRole('button', { name: text.markAll });
  all.focus();
  fireEvent.click(all);
  await waitFor(() => expect(panel.getByRole('status').textContent).toBe(text.allRead));
  expect(document.activeElement).toBe(all);
  expect(all.getAttribute('aria-disabled')).toBe('true');
  expect(link.textContent).not.toContain(text.unread);
  expect(service.heard('PUT /Users/Me/Notices')[0]?.body).toEqual({ readUntil: submission.at });
  fireEvent.click(link);
  expect(router.state.location.pathname).toBe(`/studio/review/${itemId}`);
});

it('says that marking all failed, and shows them as unread again', async () => {
  const { service } = open([notice(1)]);
  service.answer({ 'PUT /Users/Me/Notices': refusal(503) });
  const panel = await openPanel('Notifications, 1 unread');
  fireEvent.click(await panel.findByRole('button', { name: text.markAll }));
  expect((await screen.findAllByText(text.notSaved)).length).toBeGreaterThan(0);
  await waitFor(() => expect(panel.getByRole('link', { name: /Crane/ }).textContent).toContain(text.unread));
});

it('says that there is nothing yet', async () => {
  open([]);
  const panel = await openPanel('Notifications');
  expect(await panel.findByText(text.empty)).toBeTruthy();
});
