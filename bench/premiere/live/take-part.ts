import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { openViewer } from '../open-viewer.ts';

/** What somebody says: a question at one instant together with all others, and then votes and reactions. */
export type Part = {
  /** In milliseconds of Unix time. */
  at: number;
  pollId: string;
  questionId: string;
  /** The questions that are there, of everybody: a vote is for one of them. */
  questionIds: string[];
};

/** Milliseconds between the steps. */
const pause = 3_000;

/** Asks, votes for a question and in a poll, and reacts: each at the same instant as everybody else. */
export async function takePart(
  id: string,
  call: ReturnType<typeof openViewer>['call'],
  { at, pollId, questionId, questionIds }: Part,
): Promise<void> {
  const until = (instant: number) => wait(Math.max(0, instant - Date.now()));
  await until(at);
  const answer = await call(
    'ask',
    'PUT /MediaContents/:id/Talk/Messages/:messageId',
    { body: { kind: 'question', text: `Will there be a recording? ${questionId}` } },
    { params: { id, messageId: questionId } },
  );
  if (answer) questionIds.push(questionId);
  await until(at + pause);
  const votesFor = questionIds[Math.floor(Math.random() * questionIds.length)] ?? questionId;
  const done = { right: [204] };
  await Promise.all([
    call('vote for a question', 'PUT /MediaContents/:id/Talk/Messages/:messageId/Vote', done, {
      params: { id, messageId: votesFor },
    }),
    call(
      'vote in a poll',
      'PUT /MediaContents/:id/Talk/Polls/:pollId/Vote',
      { ...done, body: { option: 0 } },
      {
        params: { id, pollId },
      },
    ),
  ]);
  // Ten clicks of one second are one request.
  for (let turn = 2; turn < 7; turn++) {
    await until(at + turn * pause);
    await call(
      'react',
      'PUT /MediaContents/:id/Talk/Reactions/:reactionId',
      { ...done, body: { reactionType: turn % 3, amount: 10 } },
      { params: { id, reactionId: randomUUID() } },
    );
  }
}
