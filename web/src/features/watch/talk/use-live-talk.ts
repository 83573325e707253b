import type { LiveMessageKind } from '@tv/contract/enumerations';
import type { LiveMessage, LiveTalkChanges } from '@tv/contract/live/live-talk-parts';
import { liveTalkLimits } from '@tv/contract/limits/live-talk-limits';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { readEvents } from '@tv/client/lib/api/event-stream.ts';
import { followEvents } from '@tv/client/lib/api/follow-events.ts';
import { unlockTokenOf } from '@tv/client/lib/session/unlock-tokens.ts';
import { applyChanges, merge, type TalkState } from './talk-state.ts';

/** Seconds for which the service is asked to keep the stream open. */
const duration = 3600;

/** Pages of each kind that are read of an event that is over. */
const mostPages = 50;

/** Reads the talk: of an event that goes on the newest, and the questions with the most votes; else all. */
async function readTalk(id: string, isWhole: boolean, signal: AbortSignal): Promise<TalkState> {
  const request = { params: { id }, signal, unlockToken: unlockTokenOf(id) };
  const list = async (kind: LiveMessageKind) => {
    const order = kind === 'question' && !isWhole ? 'votes' : 'newest';
    const messages: LiveMessage[] = [];
    for (let pages = 1; ; pages++) {
      const before = messages.at(-1)?.number;
      const page = await call('GET /MediaContents/:id/Talk/Messages', {
        ...request,
        query: { kind, order, ...(before !== undefined && { before }) },
      });
      messages.push(...page);
      if (!isWhole || page.length < liveTalkLimits.page || pages === mostPages) return messages;
    }
  };
  const talk = await call('GET /MediaContents/:id/Talk', request);
  const messages = (await Promise.all([list('question'), list('chat')])).flat();
  return { ...talk, messages: merge([], messages) };
}

/** The talk of an event, as it changes. `isFollowed`: the event is not over. `onReactions` gets the reactions to float. */
export function useLiveTalk(
  id: string,
  {
    isFollowed,
    onReactions,
  }: { isFollowed: boolean; onReactions?: ((counts: readonly number[]) => void) | undefined },
) {
  const [state, setState] = useState<TalkState>();
  const [isFailed, setIsFailed] = useState(false);
  const float = useEffectEvent((counts: readonly number[]) => onReactions?.(counts));

  useEffect(() => {
    const stop = new AbortController();
    let version: number | undefined;
    let unfollow = () => {};
    const read = async () => {
      const talk = await readTalk(id, !isFollowed, stop.signal);
      version = talk.version;
      setState(talk);
      setIsFailed(false);
    };
    const follow = () =>
      followEvents(
        (signal) =>
          readEvents('GET /MediaContents/:id/Talk/Events', {
            params: { id },
            query: { seconds: duration, ...(version !== undefined && { after: version }) },
            signal,
            unlockToken: unlockTokenOf(id),
          }),
        ({ name, data }) => {
          if (name === 'reload') return void read().catch(() => setIsFailed(true));
          const changes = JSON.parse(data) as LiveTalkChanges;
          version = Math.max(version ?? 0, changes.version);
          setState((before) => before && applyChanges(before, changes));
          if (changes.reactions) float(changes.reactions);
        },
      );
    read().then(
      () => {
        if (isFollowed && !stop.signal.aborted) unfollow = follow();
      },
      () => void (stop.signal.aborted || setIsFailed(true)),
    );
    return () => {
      stop.abort();
      unfollow();
    };
  }, [id, isFollowed]);

  /** Changes what the page has, before the stream tells it. */
  const change = useCallback(
    (changes: Partial<LiveTalkChanges>) =>
      setState(
        (before) =>
          before && applyChanges(before, { version: 0, messages: [], polls: [], removed: [], ...changes }),
      ),
    [],
  );
  /** Reads those before the earliest one of a kind. Answers whether there may be more. */
  const readEarlier = async (kind: LiveMessageKind, known: readonly LiveMessage[]): Promise<boolean> => {
    const before = Math.min(...known.map(({ number }) => number));
    const messages = await call('GET /MediaContents/:id/Talk/Messages', {
      params: { id },
      unlockToken: unlockTokenOf(id),
      query: { kind, before },
    });
    change({ messages });
    return messages.length === liveTalkLimits.page;
  };
  return { state, isFailed, change, readEarlier };
}
