import type { LiveMessage, LivePoll, LiveTalk, LiveTalkChanges } from '@tv/contract/live/live-talk-parts';

/** The talk of an event, as the page has it. */
export type TalkState = LiveTalk & { messages: readonly LiveMessage[] };

/** The same thing as it is now, with what only its reader knew: a stream tells everybody the same. */
const renewed = <Thing extends LiveMessage | LivePoll>(before: Thing | undefined, now: Thing): Thing => {
  if (!before) return now;
  if ('kind' in now) {
    const { isOwn, hasVoted } = before as LiveMessage;
    return { ...(isOwn && { isOwn }), ...(hasVoted && { hasVoted }), ...now };
  }
  const { ownVote } = before as LivePoll;
  return { ...(ownVote !== undefined && { ownVote }), ...now };
};

/** Adds and renews by id, so that what comes twice is there once. */
export function merge<Thing extends LiveMessage | LivePoll>(
  before: readonly Thing[],
  now: readonly Thing[],
): Thing[] {
  const things = new Map(before.map((thing) => [thing.id, thing]));
  for (const thing of now) things.set(thing.id, renewed(things.get(thing.id), thing));
  return [...things.values()].toSorted((one, other) => one.number - other.number);
}

export function applyChanges(state: TalkState, changes: LiveTalkChanges): TalkState {
  const isGone = ({ id }: { id: string }) => changes.removed.includes(id);
  const { settings = state.settings, watching = state.watching, reactions } = changes;
  return {
    ...state,
    version: Math.max(state.version, changes.version),
    messages: merge(state.messages, changes.messages).filter((message) => !isGone(message)),
    polls: merge(state.polls, changes.polls).filter((poll) => !isGone(poll)),
    settings,
    ...(watching !== undefined && { watching }),
    reactions: state.reactions.map((count, type) => count + (reactions?.[type] ?? 0)),
  };
}

/** Pinned questions first, then those with the most votes; what is answered last. */
export const inOrderOfVotes = (questions: readonly LiveMessage[]): LiveMessage[] =>
  questions.toSorted(
    (one, other) =>
      Number(other.isPinned) - Number(one.isPinned) ||
      Number(one.state === 'answered') - Number(other.state === 'answered') ||
      other.votes - one.votes ||
      one.number - other.number,
  );
