import type { FastifyInstance } from 'fastify';
import { isOver } from '@tv/contract/live/live-states';
import { liveTalkLimits } from '@tv/contract/limits/live-talk-limits';
import { because } from '@tv/contract/reasons/problem-reasons';
import { createEventStreams } from '../people/event-streams.ts';
import { recordChange } from '../platform/audit-db.ts';
import { type Caller, requirePerson } from '../platform/auth/caller.ts';
import type { Queries } from '../platform/db/database.ts';
import { crossing } from '../platform/db/second-lock/scope.ts';
import type { Ending } from '../platform/http/health/drain.ts';
import { invalidField, notAllowed, notFound, Problem, tooManyTries } from '../platform/http/problem.ts';
import type { Serve } from '../platform/http/serve.ts';
import type { Limits } from '../platform/limits/limits.ts';
import { createTalkChanges } from './change-talk.ts';
import { countsOf, insertReactions, listReactionSteps } from './counts-db.ts';
import { followTalk, watchingFor } from './follow-talk.ts';
import { serveModeration } from './moderation-routes.ts';
import {
  countQuestions,
  deleteMessage,
  findMessage,
  insertMessage,
  isShownTo,
  lastWrittenAt,
  listMessages,
  presentMessage,
  voteFor,
} from './messages-db.ts';
import { findPoll, listPolls, voteInPoll } from './polls-db.ts';
import { settingsOf } from './present-talk.ts';
import { refusedWordIn } from './refused-word.ts';
import { findRefusedWords } from './refused-words-db.ts';
import { isMuted, type Talk } from './talk-db.ts';
import { findForReader, type ReaderDeps } from './talk-reader.ts';

export type LiveTalkDeps = ReaderDeps & {
  limits: Limits;
  ending?: Pick<Ending, 'closing'> | undefined;
};

/** Streams of one process: of one person, of all, and of visitors behind one address. */
const mostStreams = { ofOne: 6, ofAll: 5000, ofNobody: 500 };
/** Milliseconds after which a stream asks again whether the item is still for its reader. */
const askEvery = 30_000;

const refuseOver = ({ state }: Talk) => {
  if (isOver(state)) throw new Problem(409, 0, because('talk.isOver'));
};

/** What people say at live events, and the stream that sends it. */
export function serveLiveTalk(app: FastifyInstance, serve: Serve, deps: LiveTalkDeps): void {
  const { db, clock, limits, ending } = deps;
  const change = createTalkChanges(db);
  const followed = followTalk({ db, log: app.log });
  const streams = createEventStreams({ db, clock, beatEvery: askEvery, most: mostStreams });
  ending?.closing.addEventListener('abort', () => streams.stop());
  app.addHook('preClose', async () => streams.stop());
  serveModeration(serve, deps);

  serve('GET /MediaContents/:id/Talk', async ({ params: { id }, caller, request }) => {
    const { talk, reader } = await findForReader(deps, id, caller, request);
    const { personId, isModerator } = reader;
    const counts = await countsOf(db, id, personId);
    return {
      version: talk.version,
      settings: settingsOf(talk),
      mayWrite: personId !== undefined && !counts.isMuted && !isOver(talk.state),
      isMuted: counts.isMuted,
      mayModerate: isModerator,
      reactions: counts.reactions,
      ...watchingFor(reader, talk, isOver(talk.state) ? undefined : counts.watching),
      polls: await listPolls(db, id, reader),
    };
  });

  serve('GET /MediaContents/:id/Talk/Messages', async ({ params: { id }, query, caller, request }) => {
    const { reader } = await findForReader(deps, id, caller, request);
    return listMessages(db, id, reader, query);
  });

  serve('GET /MediaContents/:id/Talk/Reactions', async ({ params: { id }, caller, request }) => {
    await findForReader(deps, id, caller, request);
    return listReactionSteps(db, id);
  });

  serve('GET /MediaContents/:id/Talk/Events', async ({ params: { id }, query, caller, request, reply }) => {
    const { reader } = await findForReader(deps, id, caller, request);
    const { isModerator } = reader;
    const last = Number(request.headers['last-event-id'] ?? Number.NaN);
    const after = Number.isSafeInteger(last) && last >= 0 ? last : query.after;
    const isStillFor = () =>
      crossing('followed changes', () => findForReader(deps, id, caller, request)).then(
        (found) => found.reader.isModerator === isModerator,
        () => false,
      );
    const seconds = query.seconds ?? 3600;
    return streams.send(
      caller,
      seconds,
      reply,
      (stream) =>
        followed.listen(
          id.toLowerCase(),
          { isModerator, after },
          stream,
          () => seconds === 0 && stream.end(),
        ),
      isStillFor,
    );
  });

  /** Finds an event at which the caller writes, within their limit. */
  const writer = async (
    id: string,
    { caller, request }: { caller: Caller; request: Parameters<typeof findForReader>[3] },
    what: 'live message' | 'live vote' | 'live reaction',
  ) => {
    const person = requirePerson(caller);
    const found = await findForReader(deps, id, caller, request);
    await limits.bound(db, what, { person: person.id });
    const event = { id: id.toLowerCase(), organizationId: found.talk.organizationId };
    return { ...found, event, personId: person.id };
  };

  serve('PUT /MediaContents/:id/Talk/Messages/:messageId', async (call) => {
    const { id, messageId } = call.params;
    const { kind, text } = call.body;
    const { personId, reader, event } = await writer(id, call, 'live message');
    const find = (queries: Queries) => findMessage(queries, id, messageId, personId);
    const row = await change(event, {
      personId,
      read: (queries) =>
        Promise.all([find(queries), isMuted(queries, id, personId), findRefusedWords(queries, id)]),
      async write(queries, { known: [before, muted, refusedWords], version, talk }) {
        if (before?.personId === personId && !before.isDeleted) return before;
        if (before) throw notFound('This message');
        refuseOver(talk);
        if (muted) throw notAllowed(because('talk.muted'));
        if (!(kind === 'chat' ? talk.hasChat : talk.hasQuestions))
          throw new Problem(409, 0, because(kind === 'chat' ? 'talk.noChat' : 'talk.noQuestions'));
        const word = refusedWordIn(text, refusedWords);
        if (word) throw invalidField('text', because('talk.refusedWord', { word }), 'The text');
        if (talk.slowSeconds > 0 && !reader.isModerator)
          refuseTooSoon(talk, await lastWrittenAt(queries, id, personId));
        const waits = kind === 'question' && talk.isModerated && !reader.isModerator;
        const state = waits ? 'waiting' : 'open';
        const message = { id: messageId, itemId: id, kind, text: text.trim(), personId, version };
        const [isNew, written] = await Promise.all([
          insertMessage(queries, { ...message, state }, clock()),
          find(queries),
        ]);
        if (isNew) return written;
        const { questions: most } = liveTalkLimits;
        if (kind === 'question' && (await countQuestions(queries, id)) >= most)
          throw new Problem(409, 0, because('talk.tooManyQuestions', { most }));
        throw notFound('This message');
      },
    });
    return presentMessage(row!, { ...reader, personId });
  });

  /** Slow mode: who moderates is not slowed. */
  function refuseTooSoon({ slowSeconds }: Talk, last: Date | undefined): void {
    const wait = last ? slowSeconds - (clock().getTime() - last.getTime()) / 1000 : 0;
    if (wait > 0) throw tooManyTries(Math.ceil(wait));
  }

  serve('DELETE /MediaContents/:id/Talk/Messages/:messageId', async (call) => {
    const { id, messageId } = call.params;
    const { personId, reader, event } = await writer(id, call, 'live message');
    await change(event, {
      personId,
      read: (queries) => findMessage(queries, id, messageId, personId),
      async write(queries, { known: message, version, talk: { organizationId } }) {
        if (!message || message.isDeleted) return;
        const isOwn = message.personId === personId;
        if (!isOwn && !reader.isModerator) throw notFound('This message');
        await deleteMessage(queries, messageId, version);
        if (!isOwn)
          await recordChange(queries, {
            ...{ organizationId, personId, action: 'live message deleted', subject: id, now: clock() },
            detail: { kind: message.kind, writer: message.personId },
          });
      },
    });
  });

  const vote = async (
    call: Parameters<typeof writer>[1] & { params: { id: string; messageId: string } },
    isFor: boolean,
  ) => {
    const { id, messageId } = call.params;
    const { personId, event } = await writer(id, call, 'live vote');
    await change(event, {
      personId,
      read: (queries) => findMessage(queries, id, messageId, personId),
      async write(queries, { known: message, version, talk }) {
        const isThere = message?.kind === 'question' && isShownTo({ isModerator: false, personId }, message);
        if (!isThere) throw notFound('This question');
        if (message.hasVoted === isFor) return;
        refuseOver(talk);
        await voteFor(queries, { itemId: id, messageId, personId, version }, isFor);
      },
    });
  };
  serve('PUT /MediaContents/:id/Talk/Messages/:messageId/Vote', (call) => vote(call, true));
  serve('DELETE /MediaContents/:id/Talk/Messages/:messageId/Vote', (call) => vote(call, false));

  serve('PUT /MediaContents/:id/Talk/Polls/:pollId/Vote', async (call) => {
    const { id, pollId } = call.params;
    const { option } = call.body;
    const { personId, event } = await writer(id, call, 'live vote');
    await change(event, {
      personId,
      read: (queries) => findPoll(queries, id, pollId),
      async write(queries, { known: poll, version, talk }) {
        if (!poll || poll.isDeleted || poll.state === 'draft') throw notFound('This poll');
        refuseOver(talk);
        if (poll.state !== 'open') throw new Problem(409, 0, because('talk.pollNotOpen'));
        if (option >= poll.options.length) throw notFound('This option');
        await voteInPoll(queries, { itemId: id, pollId, personId, option, version });
      },
    });
  });

  serve('PUT /MediaContents/:id/Talk/Reactions/:reactionId', async (call) => {
    const { id, reactionId } = call.params;
    const { reactionType, amount = 1 } = call.body;
    const { talk, personId } = await writer(id, call, 'live reaction');
    refuseOver(talk);
    if (await isMuted(db, id, personId)) throw notAllowed(because('talk.muted'));
    await insertReactions(db, { id: reactionId, itemId: id, reactionType, amount }, clock());
  });
}
