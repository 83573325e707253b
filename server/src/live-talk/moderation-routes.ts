import type { AuditAction } from '@tv/contract/organization/audit-actions';
import { liveTalkLimits } from '@tv/contract/limits/live-talk-limits';
import { because } from '@tv/contract/reasons/problem-reasons';
import { organizationOf } from '../organization/choose-organization-db.ts';
import { recordChange } from '../platform/audit-db.ts';
import { type Caller, managerOf } from '../platform/auth/caller.ts';
import type { Queries } from '../platform/db/database.ts';
import { notFound, Problem } from '../platform/http/problem.ts';
import { sendFile, sendTable } from '../platform/http/send-table.ts';
import type { Serve } from '../platform/http/serve.ts';
import { countReactions } from './counts-db.ts';
import { exportedTalk, talkTable } from './export-talk.ts';
import { findMessage, moderateMessage, presentMessage } from './messages-db.ts';
import {
  deletePoll,
  findPoll,
  insertPoll,
  listPolls,
  presentPoll,
  writePoll,
  writePollState,
} from './polls-db.ts';
import { writeRefusedWords } from './refused-words-db.ts';
import {
  findManagedTalk,
  findRules,
  findTalk,
  mute,
  takeVersions,
  type Talk,
  unmute,
  writeRules,
  writeSettings,
} from './talk-db.ts';
import type { ReaderDeps } from './talk-reader.ts';

const asModerator = { isModerator: true };

/** The calls by which who manages an item moderates what is said at its event. */
export function serveModeration(serve: Serve, { db, clock }: Pick<ReaderDeps, 'db' | 'clock'>): void {
  const findManaged = async (caller: Caller, id: string): Promise<Talk> => {
    const talk = await findTalk(db, id, managerOf(caller));
    if (!talk?.isManaged) throw notFound('This live event');
    return talk;
  };
  type Recorded = { action: AuditAction; detail?: Record<string, unknown> } | undefined;
  /** Changes what is said under the lock of the event, and records what is answered. */
  const change = async (
    caller: Caller,
    id: string,
    work: (queries: Queries, version: number, organizationId: string) => Promise<Recorded>,
  ) => {
    const { organizationId } = await findManaged(caller, id);
    await db.transaction(async (queries) => {
      const recorded = await work(queries, await takeVersions(queries, id, 1), organizationId);
      if (!recorded) return;
      const { personId } = managerOf(caller);
      await recordChange(queries, { organizationId, personId, subject: id, now: clock(), ...recorded });
    });
  };
  const showManaged = async (id: string) => (await findManagedTalk(db, id))!;

  serve('GET /Management/MediaContents/:id/Talk', async ({ caller, params: { id } }) => {
    await findManaged(caller, id);
    return showManaged(id);
  });

  serve('PATCH /Management/MediaContents/:id/Talk', async ({ caller, params: { id }, body }) => {
    await change(caller, id, async (queries, version, organizationId) => {
      const { refusedWords, ...settings } = body;
      await writeSettings(queries, id, version, settings);
      if (refusedWords) await writeRefusedWords(queries, organizationId, id, refusedWords);
      return {
        action: 'live talk changed',
        detail: { ...settings, ...(refusedWords && { refusedWords: refusedWords.length }) },
      };
    });
    return showManaged(id);
  });

  serve('PATCH /Management/MediaContents/:id/Talk/Messages/:messageId', async ({ caller, params, body }) => {
    const { id, messageId } = params;
    await change(caller, id, async (queries, version) => {
      const message = await findMessage(queries, id, messageId, undefined);
      if (!message || message.isDeleted) throw notFound('This message');
      const isSame =
        (body.state ?? message.state) === message.state &&
        (body.isPinned ?? message.isPinned) === message.isPinned;
      if (isSame) return undefined;
      await moderateMessage(queries, messageId, version, body);
      return {
        action: 'live message moderated',
        detail: { ...body, kind: message.kind, writer: message.personId },
      };
    });
    return presentMessage((await findMessage(db, id, messageId, undefined))!, asModerator);
  });

  serve('PUT /Management/MediaContents/:id/Talk/Polls/:pollId', async ({ caller, params, body }) => {
    const { id, pollId } = params;
    await change(caller, id, async (queries, version) => {
      const before = await findPoll(queries, id, pollId);
      if (before?.isDeleted) throw notFound('This poll');
      if (!before) {
        if ((await listPolls(queries, id, asModerator)).length >= liveTalkLimits.polls)
          throw new Problem(409, 0, because('talk.tooManyPolls', { most: liveTalkLimits.polls }));
        if (!(await insertPoll(queries, { id: pollId, itemId: id, ...body, version }, clock())))
          throw notFound('This poll');
        return { action: 'live poll made', detail: { question: body.question } };
      }
      const isSame =
        before.question === body.question && before.options.join('\n') === body.options.join('\n');
      if (isSame) return undefined;
      if (before.results.some((votes) => votes > 0)) throw new Problem(409, 0, because('talk.pollHasVotes'));
      await writePoll(queries, pollId, version, body);
      return { action: 'live poll changed', detail: { question: body.question } };
    });
    return presentPoll((await findPoll(db, id, pollId))!, asModerator);
  });

  serve('PATCH /Management/MediaContents/:id/Talk/Polls/:pollId', async ({ caller, params, body }) => {
    const { id, pollId } = params;
    await change(caller, id, async (queries, version) => {
      const poll = await findPoll(queries, id, pollId);
      if (!poll || poll.isDeleted) throw notFound('This poll');
      if (poll.state === body.state) return undefined;
      await writePollState(queries, pollId, version, body.state, clock());
      return { action: 'live poll changed', detail: { question: poll.question, state: body.state } };
    });
    return presentPoll((await findPoll(db, id, pollId))!, asModerator);
  });

  serve('DELETE /Management/MediaContents/:id/Talk/Polls/:pollId', async ({ caller, params }) => {
    const { id, pollId } = params;
    await change(caller, id, async (queries, version) => {
      const poll = await findPoll(queries, id, pollId);
      if (!poll || poll.isDeleted) return undefined;
      await deletePoll(queries, pollId, version);
      return { action: 'live poll deleted', detail: { question: poll.question } };
    });
  });

  serve('PUT /Management/MediaContents/:id/Talk/Mutes/:personId', async ({ caller, params }) => {
    const { id, personId } = params;
    await change(caller, id, async (queries) =>
      (await mute(queries, id, personId, clock()))
        ? { action: 'live person muted', detail: { writer: personId } }
        : undefined,
    );
  });

  serve('DELETE /Management/MediaContents/:id/Talk/Mutes/:personId', async ({ caller, params }) => {
    const { id, personId } = params;
    await change(caller, id, async (queries) =>
      (await unmute(queries, id, personId))
        ? { action: 'live person unmuted', detail: { writer: personId } }
        : undefined,
    );
  });

  const recordExport = async (caller: Caller, id: string) => {
    const { organizationId } = await findManaged(caller, id);
    const { personId } = managerOf(caller);
    const line = { organizationId, personId, subject: id, now: clock() };
    await recordChange(db, { ...line, action: 'live talk exported' });
  };
  serve('GET /Management/MediaContents/:id/Talk.csv', async ({ caller, params: { id }, reply }) => {
    await recordExport(caller, id);
    return sendTable(reply, 'talk', await talkTable(db, id));
  });
  serve('GET /Management/MediaContents/:id/Talk.json', async ({ caller, params: { id }, reply }) => {
    await recordExport(caller, id);
    const talk = { ...(await exportedTalk(db, id)), reactions: await countReactions(db, id) };
    return sendFile(reply, 'talk.json', 'application/json', JSON.stringify(talk));
  });

  serve('GET /Management/LiveRules', async ({ caller, query }) =>
    findRules(db, await organizationOf(db, managerOf(caller), query)),
  );

  serve('PUT /Management/LiveRules', async ({ caller, query, body }) => {
    const manager = managerOf(caller);
    const organizationId = await organizationOf(db, manager, query);
    await db.transaction(async (queries) => {
      const { refusedWords, ...settings } = body;
      await writeRules(queries, organizationId, settings);
      await writeRefusedWords(queries, organizationId, undefined, refusedWords);
      await recordChange(queries, {
        ...{ organizationId, personId: manager.personId, action: 'live rules changed', now: clock() },
        ...{ subject: organizationId, detail: { ...settings, refusedWords: refusedWords.length } },
      });
    });
    return findRules(db, organizationId);
  });
}
