// On both databases: what many people do at one event at once.
import { randomUUID } from 'node:crypto';
import { liveTalkLimits } from '@tv/contract/limits/live-talk-limits';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { notFound, Problem } from '../platform/http/problem.ts';
import { aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';
import { createTalkChanges } from './change-talk.ts';
import { insertMessage } from './messages-db.ts';
import { anEvent, talkAt } from './test-talk.ts';

let service: TestService;
let event: Awaited<ReturnType<typeof anEvent>>;
let talk: ReturnType<typeof talkAt>;
const now = new Date('2026-03-02T09:02:00Z');
beforeAll(async () => {
  service = await startTestService(now);
});
afterAll(() => service.close());
beforeEach(async () => {
  event = await anEvent(service);
  talk = talkAt(service, event.id);
});

const people = (count: number) =>
  Promise.all(
    Array.from({ length: count }, () =>
      aPerson(service.db, { organizations: [[event.organization, 'Viewer']] }),
    ),
  );

const storedVersions = async () => {
  const rows = await service.db.query<{ version: number }>(
    sql`select version::float8 from live_messages where media_content_id = ${event.id} order by version`,
  );
  return rows.map(({ version }) => version);
};

/** A change that asks a question, with the version that it was given. */
const asking = (personId: string) => ({
  personId,
  read: async () => personId,
  async write(
    queries: Parameters<typeof insertMessage>[0],
    { known, version }: { known: string; version: number },
  ) {
    const message = { id: randomUUID(), itemId: event.id, kind: 'question', text: 'Why?' } as const;
    await insertMessage(queries, { ...message, state: 'open', personId: known, version }, now);
    return version;
  },
});

test('what a hundred people ask at once is a few transactions, with a version for each', async () => {
  const transaction = vi.spyOn(service.db, 'transaction');
  const change = createTalkChanges(service.db);
  const everybody = await people(100);
  const versions = await Promise.all(
    everybody.map(({ id }) => change({ id: event.id, organizationId: event.organization }, asking(id))),
  );
  const expected = Array.from({ length: 100 }, (_, index) => index + 1);
  expect(versions).toEqual(expected);
  expect(await storedVersions()).toEqual(expected);
  expect(transaction.mock.calls.length).toBeLessThan(5);
  transaction.mockRestore();
});

test('what is refused, or cannot be stored, leaves what others do at the same instant', async () => {
  const change = createTalkChanges(service.db);
  const at = { id: event.id, organizationId: event.organization };
  const [first, second, third] = await people(3);
  const refused = { ...asking(second!.id), write: () => Promise.reject(notFound('This question')) };
  const outcomes = await Promise.allSettled([
    change(at, asking(first!.id)),
    change(at, asking(second!.id)),
    change(at, refused),
    change(at, asking(randomUUID())), // nobody
    change(at, asking(third!.id)),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
    'fulfilled',
  ]);
  expect((outcomes[2] as PromiseRejectedResult).reason).toBeInstanceOf(Problem);
  expect((outcomes[3] as PromiseRejectedResult).reason).toMatchObject({ code: '23503' });
  expect(await storedVersions()).toHaveLength(3);
});

test('one person is slowed, however many lines come at once', async () => {
  await talk.settle(event.moderator, { hasChat: true, slowSeconds: 30 });
  const lines = await Promise.all([
    talk.write(event.jonas, 'Hello', 'chat'),
    ...Array.from({ length: 8 }, () => talk.write(event.maria, 'Hello', 'chat')),
  ]);
  const statuses = lines.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(2);
  expect(statuses.filter((status) => status === 429)).toHaveLength(7);
});

test('an event has so many questions, however many are asked at once', async () => {
  await service.db.query(sql`
    insert into live_messages (id, media_content_id, person_id, kind, text, state, number, version, created_at)
    select gen_random_uuid(), ${event.id}, ${event.maria.id}, 'question', 'Why?', 'open', -n, 0, now()
    from generate_series(1, ${liveTalkLimits.questions - 5}::int) n`);
  const answers = await Promise.all(
    (await people(12)).map(async (person) => (await talk.write(person, 'And now?')).body),
  );
  expect(answers.filter((body) => 'number' in body)).toHaveLength(5);
  for (const body of answers)
    if (!('number' in body)) expect(body).toMatchObject({ reason: 'talk.tooManyQuestions' });
});
