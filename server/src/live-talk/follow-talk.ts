import { randomUUID } from 'node:crypto';
import type { LiveTalkChanges } from '@tv/contract/live/live-talk-parts';
import { liveTalkLimits, roundedWatching } from '@tv/contract/limits/live-talk-limits';
import { type EventStream, eventText } from '../people/event-streams.ts';
import type { Database } from '../platform/db/database.ts';
import { crossing } from '../platform/db/second-lock/scope.ts';
import type { Log } from '../platform/log.ts';
import { reactionsAfter, tellWatching } from './counts-db.ts';
import { isShownTo, type MessageRow, messagesSince, presentMessage, type Reader } from './messages-db.ts';
import { isPollShownTo, type PollRow, pollsSince, presentPoll } from './polls-db.ts';
import { settingsOf } from './present-talk.ts';
import { findTalks, type Talk } from './talk-db.ts';

/** Milliseconds between two looks: viewers get changes twice a second at most. */
const lookEvery = 500;
/** Milliseconds between two counts of who watches. */
const countEvery = 5_000;

type Listener = {
  isModerator: boolean;
  /** The version that was sent last. `undefined`: the next look begins. */
  version: number | undefined;
  stream: Pick<EventStream, 'write' | 'tell'>;
  onLooked: () => void;
};
type Channel = {
  listeners: Set<Listener>;
  /** The newest reaction that was sent. -1: the next look begins. */
  reaction: number;
  watching: number | undefined;
  sentWatching: number | undefined;
};

export type FollowedTalk = {
  /** Tells what changes at an event, from a version on or from now. Returns a function that stops it. */
  listen(
    id: string,
    from: { isModerator: boolean; after: number | undefined },
    stream: Listener['stream'],
    onLooked?: () => void,
  ): () => void;
};

/**
 * Reads the talk of events, once for all listeners of this process, and makes the text of an answer once for all who are told
 * the same. Without listeners nothing is read.
 */
export function followTalk({ db, log }: { db: Database; log: Pick<Log, 'warn'> }): FollowedTalk {
  const processId = randomUUID();
  const channels = new Map<string, Channel>();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let countedAt = 0;

  async function look() {
    for (const [id, { listeners }] of channels) if (listeners.size === 0) channels.delete(id);
    const now = performance.now();
    const counts = now - countedAt >= countEvery || channels.size === 0;
    if (counts) countedAt = now;
    const current = [...channels].map(([id, channel]) => [id, channel, [...channel.listeners]] as const);
    if (counts) {
      const watching = await tellWatching(
        db,
        processId,
        new Map(current.map(([id, , { length }]) => [id, length])),
      );
      for (const [id, channel] of current) channel.watching = watching.get(id);
    }
    if (current.length === 0) return;
    const talks = await findTalks(
      db,
      current.map(([id]) => id),
    );
    const since = new Map<string, number>();
    for (const [id, , listeners] of current) {
      const version = talks.get(id)?.version ?? 0;
      for (const listener of listeners) begin(listener, version);
      const least = Math.min(...listeners.map((listener) => listener.version!));
      if (least < version) since.set(id, least);
    }
    const [messages, polls] =
      since.size > 0
        ? await Promise.all([messagesSince(db, since), pollsSince(db, since)])
        : [[] as MessageRow[], [] as PollRow[]];
    const reactions = await reactionsAfter(db, new Map(current.map(([id, { reaction }]) => [id, reaction])));
    for (const [id, channel, listeners] of current) {
      const talk = talks.get(id);
      const found = reactions.get(id);
      const isNew = channel.reaction >= 0 && found !== undefined;
      channel.reaction = Math.max(found?.number ?? 0, channel.reaction, 0);
      if (talk)
        tell(channel, listeners, talk, {
          messages: messages.filter(({ itemId, version }) => itemId === id && version <= talk.version),
          polls: polls.filter(({ itemId, version }) => itemId === id && version <= talk.version),
          reactions: isNew ? found.counts : undefined,
        });
      for (const { onLooked } of listeners) onLooked();
    }
  }
  const lookOnce = () => {
    looking ??= crossing('followed changes', look)
      .catch((err: unknown) => log.warn({ err }, 'what is said at live events could not be looked at'))
      .finally(() => {
        looking = undefined;
        schedule(lookEvery);
      });
  };
  function schedule(pause: number) {
    clearTimeout(timer);
    timer = channels.size === 0 ? undefined : setTimeout(lookOnce, pause).unref();
  }

  return {
    listen(id, { isModerator, after }, stream, onLooked = () => {}) {
      const listener: Listener = { isModerator, version: after, stream, onLooked };
      let channel = channels.get(id);
      if (!channel) {
        channel = { listeners: new Set(), reaction: -1, watching: undefined, sentWatching: undefined };
        channels.set(id, channel);
      }
      const { listeners } = channel;
      listeners.add(listener);
      if (!looking && timer === undefined) schedule(0);
      return () => void listeners.delete(listener);
    },
  };
}

/** Where a listener begins. Who missed too much, or names a version that is not there, reads the lists again. */
function begin(listener: Listener, version: number): void {
  const { stream } = listener;
  if (listener.version === undefined) listener.version = version;
  else if (listener.version > version || version - listener.version > liveTalkLimits.missed) {
    stream.tell('reload', { version });
    listener.version = version;
  }
}

type Found = { messages: MessageRow[]; polls: PollRow[]; reactions: number[] | undefined };

/** Sends each listener what is new to it. Listeners who get the same share the text. */
function tell(channel: Channel, listeners: readonly Listener[], talk: Talk, found: Found): void {
  const isCounted = channel.watching !== undefined && channel.watching !== channel.sentWatching;
  channel.sentWatching = channel.watching;
  const texts = new Map<string, string>();
  for (const listener of listeners) {
    const { isModerator, version } = listener;
    if (version! >= talk.version && !found.reactions && !isCounted) continue;
    const key = `${isModerator} ${version}`;
    let text = texts.get(key);
    if (text === undefined) {
      const watching = isCounted ? channel.watching : undefined;
      const changes = changesFor({ isModerator }, version!, talk, { ...found, watching });
      text = isNothing(changes) ? '' : eventText('talk', changes, talk.version);
      texts.set(key, text);
    }
    listener.version = talk.version;
    if (text) listener.stream.write(text);
  }
}

function changesFor(
  reader: Reader,
  since: number,
  talk: Talk,
  { messages, polls, reactions, watching }: Found & { watching: number | undefined },
): LiveTalkChanges {
  const newMessages = messages.filter(({ version }) => version > since);
  const newPolls = polls.filter(({ version }) => version > since);
  return {
    version: talk.version,
    messages: newMessages.filter((row) => isShownTo(reader, row)).map((row) => presentMessage(row, reader)),
    polls: newPolls.filter((row) => isPollShownTo(reader, row)).map((row) => presentPoll(row, reader)),
    // A message that waits is not sent: its author still sees it.
    removed: [
      ...newMessages.filter((row) => !isShownTo(reader, row) && (row.isDeleted || row.state !== 'waiting')),
      ...newPolls.filter((row) => row.isDeleted),
    ].map(({ id }) => id),
    ...(talk.settingsVersion > since && { settings: settingsOf(talk) }),
    ...(reactions && { reactions }),
    ...watchingFor(reader, talk, watching),
  };
}

/** Whether there is nothing to tell: a vote that was there already, or what only others get. */
const isNothing = ({ messages, polls, removed, settings, reactions, watching }: LiveTalkChanges): boolean =>
  messages.length + polls.length + removed.length === 0 && !settings && !reactions && watching === undefined;

/** How many watch, as a reader sees it. */
export function watchingFor(
  { isModerator }: Pick<Reader, 'isModerator'>,
  { showsWatching }: Pick<Talk, 'showsWatching'>,
  watching: number | undefined,
): { watching?: number } {
  if (watching === undefined || (!isModerator && !showsWatching)) return {};
  return { watching: isModerator ? watching : roundedWatching(watching) };
}
