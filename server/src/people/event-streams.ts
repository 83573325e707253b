import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../platform/auth/caller.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { crossing } from '../platform/db/second-lock/scope.ts';
import { tooManyTries } from '../platform/http/problem.ts';
import { findAccountAgain } from '../api-keys/find-account.ts';
import { findPerson } from './db.ts';

/** Limit for unsent data of a slow listener, in bytes. */
const maxWaiting = 1024 * 1024;

type Deps = {
  db: Database;
  clock: Clock;
  /** Heartbeat interval in milliseconds. Each heartbeat checks the listener's right again. */
  beatEvery?: number | undefined;
  /** Open streams of one person, of all, and of those at one network address who are nobody. */
  most?: { ofOne: number; ofAll: number; ofNobody: number };
};

/** The functions that write to an event stream. */
export type EventStream = {
  tell(event: string, data: unknown): void;
  /** The same for a text of `eventText`, which many streams may share. */
  write(text: string): void;
  end(): void;
};

/** An event as it is sent. A client that comes back names the id of the last one. */
export const eventText = (event: string, data: unknown, id?: number): string =>
  `event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;

/** Streams of server-sent events (HTML Standard, section 9.2) of one kind. A stream ends with the listener's right to it. */
export function createEventStreams({
  db,
  clock,
  beatEvery = 15_000,
  most = { ofOne: 4, ofAll: 200, ofNobody: 4 },
}: Deps) {
  const open = new Map<PassThrough, string>();

  const mayGoOn = async (caller: Caller, address: string) => {
    if (caller.kind === 'key')
      return (
        (await crossing('sign-in', () =>
          findAccountAgain({ db, clock }, caller.account.secretId, address),
        )) !== undefined
      );
    if (caller.kind !== 'person') return true;
    const { session, person } = caller;
    if (session.expiresAt && session.expiresAt <= clock()) return false;
    const now = await crossing('sign-in', () => findPerson(db, session, address));
    const isOpen = now?.isActive && now.isInNetwork;
    return (
      isOpen &&
      now.organizationId === person.organizationId &&
      now.role === person.role &&
      now.isProviderAdmin === person.isProviderAdmin
    );
  };

  return {
    /**
     * `listen` begins to write, and answers how to stop that. `seconds`: how long at most; 0: until `end`. `isStillFor`: whether what
     * is told is still for the caller, asked with each heartbeat.
     */
    send(
      caller: Caller,
      seconds: number,
      reply: FastifyReply,
      listen: (stream: EventStream) => () => void,
      isStillFor: () => Promise<boolean> = async () => true,
    ): FastifyReply {
      const who =
        caller.kind === 'person'
          ? caller.person.id
          : caller.kind === 'key'
            ? caller.account.id
            : `${caller.kind} ${reply.request.ip}`;
      const isNobody = caller.kind !== 'person' && caller.kind !== 'key';
      const ofOne = [...open.values()].filter((each) => each === who).length;
      if (ofOne >= (isNobody ? most.ofNobody : most.ofOne) || open.size >= most.ofAll) throw tooManyTries(5);
      const stream = new PassThrough();
      open.set(stream, who);
      const write = (text: string) => {
        if (stream.writableEnded || stream.destroyed) return;
        stream.write(text);
        if (stream.writableLength + stream.readableLength > maxWaiting) stream.destroy();
      };
      write('retry: 2000\n\n');
      const stopListening = listen({
        tell: (event, data) => write(eventText(event, data)),
        write,
        end: () => stream.end(),
      });
      const beat = setInterval(() => {
        Promise.all([mayGoOn(caller, reply.request.ip), isStillFor()]).then(
          (may) => (may.every(Boolean) ? write(': here\n\n') : stream.end()),
          () => stream.end(),
        );
      }, beatEvery).unref();
      const untilExpiry = caller.kind === 'person' && caller.session.expiresAt;
      const longest = Math.min(
        (seconds || 60) * 1000,
        untilExpiry ? Math.max(0, untilExpiry.getTime() - clock().getTime()) : Infinity,
      );
      const end = setTimeout(() => stream.end(), longest).unref();
      stream.on('close', () => {
        stopListening();
        clearInterval(beat);
        clearTimeout(end);
        open.delete(stream);
      });
      reply.raw.once('close', () => stream.destroy());
      return reply
        .headers({
          'cache-control': 'private, no-store',
          'x-accel-buffering': 'no',
          // Otherwise the open connection would delay a stopping service.
          connection: 'close',
        })
        .type('text/event-stream; charset=utf-8')
        .send(stream);
    },
    /** Ends all streams when the service stops. Clients reconnect to another instance, or later. */
    stop(): void {
      for (const stream of open.keys()) stream.end();
    },
  };
}
