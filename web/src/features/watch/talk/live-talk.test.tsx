import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { LiveMessage, LivePoll, LiveTalk, LiveTalkChanges } from '@tv/contract/live/live-talk-parts';
import { because } from '@tv/contract/reasons/problem-reasons';
import { expect, it } from 'vitest';
import { useToasts } from '@tv/client/lib/layout/toasts.ts';
import { openRoutes, preparePages } from '@tv/client/lib/testing/open-routes.tsx';
import { refusal, stubService } from '@tv/client/lib/testing/stub-service.ts';
import { TalkPanel } from './talk-panel.tsx';
import { applyChanges, inOrderOfVotes, type TalkState } from './talk-state.ts';

preparePages();

const id = 'aaaaaaaa-0000-4000-8000-000000000001';
const message = (number: number, more: Partial<LiveMessage> = {}): LiveMessage => ({
  id: `bbbbbbbb-0000-4000-8000-00000000000${number}`,
  ...{ kind: 'question', text: `Question ${number}`, name: 'Maria K.', at: '2026-03-02T09:00:00Z' },
  ...{ state: 'open', isPinned: false, votes: 0, number },
  ...more,
});
const poll = (more: Partial<LivePoll> = {}): LivePoll => ({
  id: 'cccccccc-0000-4000-8000-000000000001',
  ...{ question: 'Where next?', options: ['Berlin', 'Rome'], state: 'open', number: 9 },
  at: '2026-03-02T09:00:00Z',
  ...more,
});
const talk = (more: Partial<LiveTalk> = {}): LiveTalk => ({
  version: 4,
  settings: { hasQuestions: true, hasChat: true, isModerated: false, slowSeconds: 0 },
  ...{
    mayWrite: true,
    isMuted: false,
    mayModerate: false,
    reactions: [0, 0, 0],
    watching: 20,
    polls: [poll()],
  },
  ...more,
});
const nothing: LiveTalkChanges = { version: 5, messages: [], polls: [], removed: [] };

function Announcer() {
  const toasts = useToasts();
  return (
    <>
      <TalkPanel id={id} isOpen />
      <p role="status">{toasts.at(-1)?.text}</p>
    </>
  );
}

/** A panel whose stream is written to by the test. */
function show(
  more: Partial<LiveTalk> = {},
  messages: LiveMessage[] = [message(1), message(2, { votes: 3 })],
) {
  let stream!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) });
  const service = stubService({
    'GET /MediaContents/:id/Talk': talk(more),
    'GET /MediaContents/:id/Talk/Messages': ({ query }) =>
      messages.filter(({ kind }) => kind === query.get('kind')),
    'GET /MediaContents/:id/Talk/Events': new Response(body, {
      headers: { 'content-type': 'text/event-stream' },
    }),
  } as Parameters<typeof stubService>[0]);
  openRoutes([{ path: '/', element: <Announcer /> }], '/');
  const tell = (changes: Partial<LiveTalkChanges>) =>
    act(async () =>
      stream.enqueue(
        new TextEncoder().encode(`event: talk\ndata: ${JSON.stringify({ ...nothing, ...changes })}\n\n`),
      ),
    );
  return { service, tell };
}
const texts = () => screen.getAllByText(/^Question \d$/).map(({ textContent }) => textContent);

it('lists the questions with the most votes first, and renews them as they change', async () => {
  const { tell } = show();
  await screen.findByText('Question 1');
  expect(texts()).toEqual(['Question 2', 'Question 1']);
  await tell({ messages: [message(1, { votes: 4 }), message(3)], watching: 30 });
  await waitFor(() => expect(texts()).toEqual(['Question 1', 'Question 2', 'Question 3']));
  expect(screen.getByText('30 watching')).toBeTruthy();
  await tell({ version: 6, messages: [message(3)], removed: [message(1).id] });
  await waitFor(() => expect(texts()).toEqual(['Question 2', 'Question 3']));
});

it('keeps what was not sent in the field, and sends it again with the same id', async () => {
  const { service } = show();
  const ids: string[] = [];
  service.answer({
    'PUT /MediaContents/:id/Talk/Messages/:messageId': ({ params }) => {
      ids.push(params['messageId']!);
      return ids.length === 1
        ? refusal(400, { why: because('talk.refusedWord', { word: 'x' }) })
        : message(5, { isOwn: true });
    },
  });
  const field = await screen.findByRole('textbox', { name: 'Ask a question' });
  fireEvent.change(field, { target: { value: 'Question 5' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('A word of that is not allowed here.')).toBeTruthy();
  expect((field as HTMLInputElement).value).toBe('Question 5');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('button', { name: 'Delete' })).toBeTruthy();
  expect((field as HTMLInputElement).value).toBe('');
  expect(ids[0]).toBe(ids[1]);
});

it('moves between its tabs with the arrow keys, and votes in a poll', async () => {
  const { service } = show();
  const chosen: unknown[] = [];
  service.answer({
    'PUT /MediaContents/:id/Talk/Polls/:pollId/Vote': ({ body }) => {
      chosen.push(body);
      return new Response(null, { status: 204 });
    },
  } as Parameters<typeof service.answer>[0]);
  fireEvent.keyDown(await screen.findByRole('tab', { name: 'Questions' }), { key: 'ArrowRight' });
  expect(screen.getByRole('tab', { name: 'Polls', selected: true })).toBe(document.activeElement);
  fireEvent.click(screen.getByRole('radio', { name: 'Rome' }));
  await waitFor(() =>
    expect((screen.getByRole('radio', { name: 'Rome' }) as HTMLInputElement).checked).toBe(true),
  );
  expect(chosen).toEqual([{ option: 1 }]);
});

it('shows who may not write why, and no moderator’s buttons', async () => {
  show({ mayWrite: false, isMuted: true });
  expect(await screen.findByText('A moderator muted you. You can go on reading.')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Hide' })).toBeNull();
});

it('lets a moderator hide a question', async () => {
  const { service } = show({ mayModerate: true }, [message(1, { personId: id })]);
  service.answer({
    'PATCH /Management/MediaContents/:id/Talk/Messages/:messageId': ({ body }) =>
      message(1, { state: body.state ?? 'open' }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Hide' }));
  expect(await screen.findByText('Hidden')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Mute the person' })).toBeTruthy();
});

it('tells that a vote could not be sent', async () => {
  const { service } = show();
  service.answer({ 'PUT /MediaContents/:id/Talk/Messages/:messageId/Vote': refusal(503) });
  fireEvent.click(await screen.findByRole('button', { name: /Vote for “.?Question 1/ }));
  expect(await screen.findByText('That could not be sent. Try again.')).toBeTruthy();
});

it('keeps what only its reader knows when the stream tells a thing again, and doubles nothing', () => {
  const own = message(1, { isOwn: true, hasVoted: true });
  const before: TalkState = { ...talk({ polls: [poll({ ownVote: 1 })] }), messages: [own] };
  const changes = {
    ...nothing,
    messages: [message(1, { votes: 7 })],
    polls: [poll({ state: 'closed', results: [1, 2] })],
    reactions: [1, 0, 2],
  };
  const once = applyChanges(before, changes);
  expect(once.messages).toEqual([{ ...own, votes: 7 }]);
  expect(once.polls).toEqual([poll({ state: 'closed', results: [1, 2], ownVote: 1 })]);
  expect(once.reactions).toEqual([1, 0, 2]);
  expect(applyChanges(once, { ...changes, reactions: [0, 0, 0] })).toEqual(once);
  const order = inOrderOfVotes([
    message(1),
    message(2, { votes: 9, state: 'answered' }),
    message(3, { votes: 1 }),
    message(4, { isPinned: true }),
  ]);
  expect(order.map(({ number }) => number)).toEqual([4, 3, 1, 2]);
});
