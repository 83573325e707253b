// On both databases: versions are committed in their order, and two processes tell the same.
import { randomUUID } from 'node:crypto';
import type { LiveTalkChanges } from '@tv/contract/live/live-talk-parts';
import { liveTalkLimits, roundedWatching } from '@tv/contract/limits/live-talk-limits';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { strictDatabase } from '../platform/db/strict-database.ts';
import { startTestService, type TestService } from '../test-service.ts';
import { followTalk } from './follow-talk.ts';
import { anEvent, talkAt } from './test-talk.ts';

let service: TestService;
let event: Awaited<ReturnType<typeof anEvent>>;
let talk: ReturnType<typeof talkAt>;
const stops: (() => void)[] = [];
beforeAll(async () => {
  service = await startTestService(new Date('2026-03-02T09:02:00Z'));
});
afterAll(async () => {
  for (const stop of stops) stop();
  await service.close();
});
beforeEach(async () => {
  event = await anEvent(service);
  talk = talkAt(service, event.id);
});

/** A process of the service. */
const aProcess = (db = strictDatabase(service.db)) => followTalk({ db, log: service.app.log });

/** Listens, and keeps what it is told. */
function listen(
  process: ReturnType<typeof followTalk>,
  { isModerator = false, after = 0 }: { isModerator?: boolean; after?: number } = {},
) {
  const texts: string[] = [];
  const reloads: number[] = [];
  const stop = process.listen(
    event.id,
    { isModerator, after },
    {
      write: (text) => void texts.push(text),
      tell: (_, data) => void reloads.push((data as { version: number }).version),
    },
  );
  stops.push(stop);
  const changes = () => texts.map((text) => JSON.parse(/^data: (.*)$/m.exec(text)![1]!) as LiveTalkChanges);
  return {
    ...{ texts, reloads, stop, changes },
    messages: () => changes().flatMap(({ messages }) => messages),
    version: () => changes().at(-1)?.version ?? after,
  };
}

test('two processes tell all listeners the same, each change once, whoever writes at once', async () => {
  const [one, other] = [listen(aProcess()), listen(aProcess())];
  const written = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      talk.write(index % 2 ? event.maria : event.jonas, `Question ${index}`),
    ),
  );
  expect(written.every(({ status }) => status === 200)).toBe(true);
  const ids = written.map(({ messageId }) => messageId).toSorted();
  for (const listener of [one, other]) {
    await expect.poll(() => listener.messages().length).toBe(20);
    expect(
      listener
        .messages()
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(ids);
    expect(listener.messages().some((message) => 'personId' in message || 'isOwn' in message)).toBe(false);
  }
});

test('who comes back with the last version gets what was missed, once', async () => {
  const process = aProcess();
  const first = listen(process);
  await talk.write(event.maria, 'One');
  await expect.poll(() => first.messages().length).toBe(1);
  first.stop();
  const { messageId } = await talk.write(event.maria, 'Two');
  await talk.write(event.maria, 'Three');
  await talk.moderate(event.moderator, messageId, { state: 'answered' });
  const again = listen(process, { after: first.version() });
  await expect.poll(() => again.messages().length).toBe(2);
  expect(again.messages().map(({ text, state }) => [text, state])).toEqual([
    ['Three', 'open'],
    ['Two', 'answered'],
  ]);
  expect(again.changes()).toHaveLength(1);
});

test('what waits or is hidden is told to moderators alone, and what was shown is taken away', async () => {
  await talk.settle(event.moderator, { isModerated: true });
  const process = aProcess();
  const viewer = listen(process);
  const moderator = listen(process, { isModerator: true });
  const { messageId } = await talk.write(event.maria, 'Waits');
  await expect.poll(() => moderator.messages().map(({ state }) => state)).toEqual(['waiting']);
  expect(viewer.changes().flatMap(({ messages, removed }) => [...messages, ...removed])).toEqual([]);
  await talk.moderate(event.moderator, messageId, { state: 'open' });
  await expect.poll(() => viewer.messages().length).toBe(1);
  await talk.moderate(event.moderator, messageId, { state: 'hidden' });
  await expect.poll(() => viewer.changes().at(-1)?.removed).toEqual([messageId]);
  expect(moderator.messages().at(-1)).toMatchObject({ state: 'hidden', personId: event.maria.id });
  expect(moderator.changes().flatMap(({ removed }) => removed)).toEqual([]);
});

test('a poll shows its results once it is closed, and reactions are told as numbers', async () => {
  const viewer = listen(aProcess());
  await expect.poll(() => viewer.changes().length).toBeGreaterThan(0);
  const pollId = randomUUID();
  await talk.makePoll(event.moderator, pollId);
  await talk.setPoll(event.moderator, pollId, 'open');
  await talk.choose(event.jonas, pollId, 1);
  const polls = () => viewer.changes().flatMap((changes) => changes.polls);
  await expect.poll(() => polls().at(-1)?.state).toBe('open');
  expect(polls().some(({ results }) => results)).toBe(false);
  await talk.setPoll(event.moderator, pollId, 'closed');
  await expect.poll(() => polls().at(-1)?.results).toEqual([0, 1]);
  await service.call('PUT /MediaContents/:id/Talk/Reactions/:reactionId', {
    as: event.maria.subject,
    params: { id: event.id, reactionId: randomUUID() },
    body: { reactionType: 1, amount: 4 },
  });
  await expect
    .poll(() => viewer.changes().flatMap(({ reactions }) => (reactions ? [reactions] : [])))
    .toEqual([[0, 4, 0]]);
});

test('a thousand listeners cost the statements of one, and share one text', async () => {
  await talk.write(event.maria, 'Before');
  const db = strictDatabase(service.db);
  const querySpy = vi.spyOn(db, 'query');
  const process = aProcess(db);
  const listeners = Array.from({ length: 1000 }, () => listen(process));
  await expect.poll(() => listeners.every((listener) => listener.messages().length === 1)).toBe(true);
  expect(querySpy.mock.calls.length).toBeLessThan(30);
  expect(new Set(listeners.map(({ texts }) => texts[0])).size).toBe(1);
});

test('who missed too much, or names a version that is not there, is told to read again', async () => {
  await talk.write(event.maria, 'One');
  const ahead = listen(aProcess(), { after: 99_999 });
  await expect.poll(() => ahead.reloads).toEqual([1]);
  await service.db.query(
    sql`update live_talks set version = ${liveTalkLimits.missed + 5} where media_content_id = ${event.id}`,
  );
  const behind = listen(aProcess(), { after: 1 });
  await expect.poll(() => behind.reloads).toEqual([liveTalkLimits.missed + 5]);
});

test('the number of who watches is exact for moderators, rounded for others, and not told where that is switched off', async () => {
  const process = aProcess();
  const viewers = Array.from({ length: 7 }, () => listen(process));
  const moderator = listen(process, { isModerator: true });
  const last = (listener: typeof moderator) =>
    listener
      .changes()
      .flatMap(({ watching }) => (watching === undefined ? [] : [watching]))
      .at(-1);
  await expect.poll(() => last(moderator)).toBe(8);
  expect(last(viewers[0]!)).toBe(5);
  expect((await talk.see(event.maria)).body.watching).toBe(5);
  await talk.settle(event.moderator, { showsWatching: false });
  expect((await talk.see(event.maria)).body).not.toHaveProperty('watching');
  expect((await talk.see(event.moderator)).body.watching).toBe(8);
  expect([4, 5, 19, 23, 149, 1999].map(roundedWatching)).toEqual([0, 5, 15, 20, 100, 1900]);
});

test('the stream of an event is for who sees it, and goes on after the id of the last event', async () => {
  const read = (as: string | undefined, headers: Record<string, string> = {}) =>
    service.call('GET /MediaContents/:id/Talk/Events', {
      ...(as && { as }),
      ...{ params: { id: event.id }, query: { seconds: 0, after: 0 }, headers },
    });
  await talk.write(event.maria, 'One');
  await talk.write(event.maria, 'Two');
  expect((await read(undefined)).status).toBe(404);
  const whole = String((await read(event.jonas.subject)).body);
  expect(whole).toMatch(/^retry: 2000\n\nevent: talk\nid: 2\ndata: /);
  expect(whole).toContain('"One"');
  const rest = String((await read(event.jonas.subject, { 'last-event-id': '1' })).body);
  expect(rest).toContain('"Two"');
  expect(rest).not.toContain('"One"');
});
