// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { PresentPerson } from '@tv/contract/people/presence';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { preparePages, signInAs } from '@tv/client/lib/testing/open-routes.tsx';
import { refusal, stubService } from '@tv/client/lib/testing/stub-service.ts';
import * as text from '@tv/strings/en/studio/presence.ts';
import { type OpenSubject, tellEditing, usePresence } from './presence.ts';
import { WhoIsHere } from './who-is-here.tsx';

const person = (name: string, more: Partial<PresentPerson> = {}): PresentPerson => ({
  person: { id: `id of ${name}`, name },
  ...{ part: 'details', isEditing: false, ...more },
});
const maria = person('Maria Keller', { part: 'captions', languageCode: 'de', isEditing: true });
const item: OpenSubject = { place: 'item', id: 'aaaaaaaa-0000-4000-8000-000000000001', part: 'details' };

/** The service, which tells each listener what `say` was given last. */
function stubPresence() {
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  const service = stubService({
    'PUT /Management/Presences/:tabId': new Response(null, { status: 204 }),
    'DELETE /Management/Presences/:tabId': new Response(null, { status: 204 }),
    'GET /Management/Presences/Events': () =>
      new Response(new ReadableStream({ start: (controller) => void (stream = controller) })),
  });
  return {
    ...service,
    reported: () => service.heard('PUT /Management/Presences/:tabId').map(({ body }) => body),
    async say(...people: PresentPerson[]) {
      await vi.waitFor(() => expect(stream).toBeTruthy());
      await act(async () => {
        stream!.enqueue(new TextEncoder().encode(`event: people\ndata: ${JSON.stringify(people)}\n\n`));
        await vi.advanceTimersByTimeAsync(0);
      });
    },
  };
}

function Page({ subject }: { subject: OpenSubject }) {
  usePresence(subject);
  return <WhoIsHere />;
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const setHidden = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  fireEvent(document, new Event('visibilitychange'));
};

preparePages();
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  signInAs({});
});
afterEach(async () => {
  cleanup();
  await vi.advanceTimersByTimeAsync(5_000);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('shows who is there and what they do, and reads out who comes, once', async () => {
  const service = stubPresence();
  render(<Page subject={item} />);
  await service.say(maria);
  const sentence = 'Maria Keller is editing captions in German';
  expect(screen.getByRole('status').textContent).toBe(sentence);
  const button = screen.getByRole('button', { name: 'Also here: Maria Keller' });
  fireEvent.click(button);
  expect(screen.getByRole('list', { name: text.people }).textContent).toBe(sentence);
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(screen.queryByRole('list')).toBeNull();

  await service.say(maria, person('Jonas Weber'));
  expect(screen.getByRole('status').textContent).toBe('Jonas Weber is looking at the details');
  await service.say(maria, person('Jonas Weber', { isEditing: true }));
  expect(screen.getByRole('status').textContent).toBe('Jonas Weber is looking at the details');
  await service.say();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
});

it('shows three of many and the number of the others, all of them in the list', async () => {
  const service = stubPresence();
  render(<Page subject={{ place: 'branding' }} />);
  const names = ['Ada A', 'Bo B', 'Cy C', 'Di D', 'Eva E', 'Fay F'];
  await service.say(...names.map((name) => ({ person: { id: name, name }, isEditing: false })));
  const button = screen.getByRole('button', { name: 'Also here: Ada A, Bo B, Cy C, 3 more people' });
  const circles = [...button.querySelectorAll('[data-initials]')].map((each) =>
    each.getAttribute('data-initials'),
  );
  expect(circles).toEqual(['AA', 'BB', 'CC', '+3']);
  fireEvent.click(button);
  expect(screen.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual(
    names.map((name) => `${name} is looking at this page`),
  );
});

it('says where it is once a second at most, however quickly pages change', async () => {
  const service = stubPresence();
  const page = render(<Page subject={item} />);
  await waitFor(() => expect(service.reported()).toHaveLength(1));
  for (const part of ['cut', 'history'] as const) {
    page.rerender(<Page subject={{ ...item, part }} />);
    await pass(200);
  }
  expect(service.reported()).toHaveLength(1);
  await pass(1_500);
  expect(service.reported().slice(1)).toEqual([{ ...item, part: 'history', isEditing: false }]);
});

it('says every fifteen seconds that it is there, a change sooner, and the end', async () => {
  const service = stubPresence();
  const page = render(<Page subject={item} />);
  await waitFor(() => expect(service.reported()).toEqual([{ ...item, isEditing: false }]));
  tellEditing();
  tellEditing();
  await pass(2_000);
  expect(service.reported()).toHaveLength(1);
  await pass(1_500);
  expect(service.reported().slice(1)).toEqual([{ ...item, isEditing: true }]);
  tellEditing();
  await pass(14_000);
  expect(service.reported()).toHaveLength(2);
  await pass(1_500);
  expect(service.reported()).toHaveLength(3);
  await pass(75_000);
  expect(service.reported().at(-1)).toEqual({ ...item, isEditing: false });

  page.rerender(<Page subject={{ ...item, part: 'cut' }} />);
  await pass(3_500);
  expect(service.reported().at(-1)).toMatchObject({ part: 'cut', isEditing: false });
  page.unmount();
  await pass(0);
  const [put] = service.heard('PUT /Management/Presences/:tabId');
  const ended = service.heard('DELETE /Management/Presences/:tabId');
  expect(ended.map(({ params }) => params)).toContainEqual(put?.params);
  const count = service.reported().length;
  await pass(60_000);
  expect(service.reported()).toHaveLength(count);
});

it('says nothing while nobody sees the tab, and at once when somebody does', async () => {
  const service = stubPresence();
  render(<Page subject={item} />);
  await waitFor(() => expect(service.reported()).toHaveLength(1));
  setHidden(true);
  await pass(60_000);
  expect(service.reported()).toHaveLength(1);
  setHidden(false);
  await pass(0);
  expect(service.reported()).toHaveLength(2);
});

it('no longer shows others once the line is gone, and again when it is back', async () => {
  const service = stubPresence();
  render(<Page subject={item} />);
  await service.say(maria);
  service.line.isOffline = true;
  await pass(31_000);
  expect(screen.queryByRole('button')).toBeNull();
  service.line.isOffline = false;
  await pass(15_000);
  await service.say(maria);
  expect(screen.getByRole('button')).toBeTruthy();
});

it('shows nobody on a page that is not the person’s', async () => {
  const service = stubPresence();
  service.answer({ 'PUT /Management/Presences/:tabId': refusal(404) });
  render(<Page subject={item} />);
  await waitFor(() => expect(service.reported()).toHaveLength(1));
  await pass(60_000);
  expect(service.reported()).toHaveLength(1);
  expect(service.heard('GET /Management/Presences/Events')).toEqual([]);
});
