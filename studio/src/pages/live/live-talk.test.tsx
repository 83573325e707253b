import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Role } from '@tv/contract/enumerations';
import type { LiveEvent } from '@tv/contract/live/live';
import type { ManagedLiveTalk } from '@tv/contract/live/live-talk-parts';
import { expect, it } from 'vitest';
import { preparePages } from '@tv/client/lib/testing/open-routes.tsx';
import { stubService } from '@tv/client/lib/testing/stub-service.ts';
import * as text from '@tv/strings/en/studio/live/talk.ts';
import { openStudio } from '../../testing/open-studio.tsx';

preparePages();

const id = 'dddddddd-0000-4000-8000-000000000007';
const event: LiveEvent = {
  ...{ id, title: 'Town hall', state: 'onDemand', input: 'main', watchPath: `/watch/${id}` },
  ...{ stateSince: '2026-11-01T08:00:00Z', hasRecording: true, marks: [], inputs: [], addresses: {} },
};
const talk: ManagedLiveTalk = {
  ...{ hasQuestions: true, hasChat: false, isModerated: false, slowSeconds: 0, showsWatching: true },
  ...{ refusedWords: [], muted: [{ personId: id, name: 'Maria Keller', at: '2026-11-01T08:00:00Z' }] },
};
const path = '/Management/MediaContents/:id/Talk' as const;

it('who runs an event sets its rules, and lets a muted person write again', async () => {
  let shown = talk;
  const service = stubService({
    'GET /Management/LiveEvents/:id': event,
    [`GET ${path}`]: () => shown,
    [`PATCH ${path}`]: ({ body }: { body: Partial<ManagedLiveTalk> }) => (shown = { ...shown, ...body }),
    [`DELETE ${path}/Mutes/:personId`]: () => {
      shown = { ...shown, muted: [] };
      return new Response(null, { status: 204 });
    },
  } as Parameters<typeof stubService>[0]);
  openStudio(`live/${id}`);
  const chat = await screen.findByRole<HTMLInputElement>('switch', { name: text.chat });
  fireEvent.click(chat);
  await waitFor(() => expect(chat.checked).toBe(true));
  fireEvent.change(screen.getByLabelText(text.slow), { target: { value: '30' } });
  fireEvent.change(screen.getByLabelText(text.refusedWords), { target: { value: ' mist \n\nmist\nfog' } });
  await waitFor(() => expect(shown.slowSeconds).toBe(30));
  const save = screen.getByRole('button', { name: text.saveWords });
  await waitFor(() => expect(save.getAttribute('aria-disabled')).toBe('false'));
  fireEvent.click(save);
  await waitFor(() => expect(shown.refusedWords).toEqual(['mist', 'fog']));
  expect(service.heard(`PATCH ${path}`).map(({ body }) => body)).toEqual([
    { hasChat: true },
    { slowSeconds: 30 },
    { refusedWords: ['mist', 'fog'] },
  ]);
  fireEvent.click(screen.getByRole('button', { name: `${text.unmute}: Maria Keller` }));
  await waitFor(() => expect(screen.queryByText('Maria Keller')).toBeNull());
});

it('more words than are taken are not sent, and the field says how many there may be', async () => {
  const service = stubService({ 'GET /Management/LiveEvents/:id': event, [`GET ${path}`]: talk });
  openStudio(`live/${id}`);
  fireEvent.change(await screen.findByLabelText(text.refusedWords), { target: { value: 'x'.repeat(61) } });
  fireEvent.click(screen.getByRole('button', { name: text.saveWords }));
  expect(screen.getByText(text.tooManyWords(200, 60))).toBeTruthy();
  expect(service.heard(`PATCH ${path}`)).toEqual([]);
});

it('rules of all events are for those who manage the organization', async () => {
  const rules = { showsFullNames: false, showsWatching: true, refusedWords: ['mist'] };
  const service = stubService({
    'GET /Management/LiveEvents': [event],
    'GET /Management/LiveRules': rules,
    'PUT /Management/LiveRules': ({ body }) => body,
  });
  const { unmount } = openStudio('live');
  const names = await screen.findByRole<HTMLInputElement>('switch', { name: text.fullNames });
  fireEvent.click(names);
  await waitFor(() => expect(names.checked).toBe(true));
  expect(service.heard('PUT /Management/LiveRules')[0]?.body).toEqual({ ...rules, showsFullNames: true });
  unmount();
  openStudio('live', { role: Role.ContentManager });
  expect(await screen.findByRole('link', { name: 'Town hall' })).toBeTruthy();
  expect(screen.queryByRole('switch', { name: text.fullNames })).toBeNull();
});
