import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, Queries } from '../platform/db/database.ts';
import { organizationScope, withinScope } from '../platform/db/second-lock/scope.ts';
import { withinRequestTime } from '../platform/http/requests/request-time.ts';
import { notFound, Problem } from '../platform/http/problem.ts';
import { findTalk, takeVersions, type Talk } from './talk-db.ts';

/** Changes of one event that are one transaction. */
const mostAtOnce = 50;

/** What a change finds: what it read, the version that is its own, and the event. */
type Found<Known> = { known: Known; version: number; talk: Talk };

type Change<Known, Result> = {
  personId: string;
  read(queries: Queries): Promise<Known>;
  /** Throws a Problem before it writes anything, or writes. */
  write(queries: Queries, found: Found<Known>): Promise<Result>;
};

type Waiting = Change<unknown, unknown> & Pick<PromiseWithResolvers<unknown>, 'resolve' | 'reject'>;

export type ChangeTalk = <Known, Result>(
  event: { id: string; organizationId: string },
  change: Change<Known, Result>,
) => Promise<Result>;

/**
 * Changes what is said at events. The versions of an event are in order, so its changes wait for each other: those that came meanwhile
 * are one transaction, and what they ask of the database is sent together. They wait without a connection, so that those who watch are
 * answered. Two changes of one person are never in one transaction: the later one reads what the earlier one wrote.
 */
export function createTalkChanges(db: Database): ChangeTalk {
  const waiting = new Map<string, Waiting[]>();
  const outsideOfRequests = AsyncLocalStorage.snapshot();

  async function work(id: string, queue: Waiting[]): Promise<void> {
    while (queue.length > 0) await changeTogether(db, id, takeFrom(queue));
    waiting.delete(id);
  }

  return <Known, Result>(
    { id, organizationId }: { id: string; organizationId: string },
    change: Change<Known, Result>,
  ) => {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const one = { ...change, resolve, reject } as unknown as Waiting;
    const queue = waiting.get(id);
    if (queue) queue.push(one);
    else {
      const begun = [one];
      waiting.set(id, begun);
      outsideOfRequests(() => void withinScope(organizationScope(organizationId), () => work(id, begun)));
    }
    return withinRequestTime('The database', () => promise);
  };
}

/** Takes the next changes from a queue, one of each person. */
function takeFrom(queue: Waiting[]): Waiting[] {
  const people = new Set<string>();
  const taken: Waiting[] = [];
  for (const one of queue.splice(0)) {
    if (taken.length === mostAtOnce || people.has(one.personId)) queue.push(one);
    else {
      people.add(one.personId);
      taken.push(one);
    }
  }
  return taken;
}

/** Makes changes of one event in one transaction, and answers each. One that is refused leaves the others as they are. */
async function changeTogether(db: Database, id: string, changes: readonly Waiting[]): Promise<void> {
  try {
    const outcomes = await db.transaction(async (queries) => {
      const [first, talk, ...known] = await Promise.all([
        takeVersions(queries, id, changes.length),
        findTalk(queries, id),
        ...changes.map(({ read }) => read(queries)),
      ]);
      if (!talk) throw notFound('This live event');
      const written = await Promise.allSettled(
        changes.map(({ write }, index) =>
          write(queries, { known: known[index], version: first + index, talk }),
        ),
      );
      const failed = written.find((one) => one.status === 'rejected' && !(one.reason instanceof Problem));
      if (failed) throw (failed as PromiseRejectedResult).reason;
      return written;
    });
    for (const [index, outcome] of outcomes.entries()) {
      if (outcome.status === 'fulfilled') changes[index]!.resolve(outcome.value);
      else changes[index]!.reject(outcome.reason);
    }
  } catch (problem) {
    // A row that cannot be stored takes the whole transaction with it.
    if (changes.length > 1 && isOfOneRow(problem))
      for (const change of changes) await changeTogether(db, id, [change]);
    else for (const { reject } of changes) reject(problem);
  }
}

/** PostgreSQL's classes 22 and 23: a value that it does not take, or a row that a constraint refuses. */
const isOfOneRow = (problem: unknown): boolean => /^2[23]/.test(String((problem as { code?: unknown }).code));
