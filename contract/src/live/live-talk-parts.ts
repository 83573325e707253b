import { Type, type Static } from 'typebox';
import { LiveMessageKinds, LiveMessageStates, LivePollStates } from '../enumerations.ts';
import { Flag, Id, Instant, Seconds } from '../fields.ts';
import { liveTalkLimits } from '../limits/live-talk-limits.ts';
import { FilledLine } from '../texts.ts';

const { refusedWord, refusedWords } = liveTalkLimits;

/** When something was said: as an instant, and in the recording. */
const moment = {
  at: Instant,
  second: Type.Optional({ ...Seconds, description: 'of the recording; absent: before it was on air' }),
};
export const MessageKind = Type.Enum([...LiveMessageKinds]);
const Count = Type.Integer({ minimum: 0 });
export const TalkVersion = Type.Integer({
  minimum: 0,
  description: 'the number of the newest change that it contains',
});

/** A question, or a line of chat. */
export const LiveMessage = Type.Object({
  id: Id,
  kind: MessageKind,
  text: Type.String(),
  name: Type.String({ description: 'of who wrote it, as the organization shows names; empty: has none' }),
  ...moment,
  state: Type.Enum([...LiveMessageStates], {
    description: 'waiting and hidden: moderators see it, and who wrote it while it waits',
  }),
  isPinned: Flag,
  votes: Count,
  number: Type.Integer({ description: 'grows with each message' }),
  isOwn: Type.Optional(Type.Boolean({ description: 'of the caller' })),
  hasVoted: Type.Optional(Type.Boolean({ description: 'the caller has' })),
  personId: Type.Optional(Type.String({ ...Id, description: 'for moderators' })),
});
export type LiveMessage = Static<typeof LiveMessage>;

export const LivePoll = Type.Object({
  id: Id,
  question: Type.String(),
  options: Type.Array(Type.String()),
  state: Type.Enum([...LivePollStates], { description: 'draft: moderators alone see it' }),
  ...moment,
  number: Type.Integer(),
  results: Type.Optional(
    Type.Array(Count, { description: 'votes for each option; of a closed poll, and for moderators' }),
  ),
  ownVote: Type.Optional(Type.Integer({ description: 'the option of the caller, from 0' })),
});
export type LivePoll = Static<typeof LivePoll>;

export const LiveTalkSettings = Type.Object({
  hasQuestions: Flag,
  hasChat: Flag,
  isModerated: Type.Boolean({ description: 'questions wait until a moderator shows them' }),
  slowSeconds: Type.Integer({
    minimum: 0,
    maximum: liveTalkLimits.slowSeconds,
    description: 'seconds between two messages of one person',
  }),
});
const Reactions = Type.Array(Count, { description: 'how many of each ReactionType, in its order' });
const Watching = Type.Optional(
  Type.Integer({
    description:
      'how many watch: for moderators exact, else rounded down, 0 for fewer than five; absent: not shown',
  }),
);

export const LiveTalk = Type.Object({
  version: TalkVersion,
  settings: LiveTalkSettings,
  mayWrite: Type.Boolean({ description: 'the caller is signed in, not muted, and the event is not over' }),
  isMuted: Flag,
  mayModerate: Flag,
  reactions: Reactions,
  watching: Watching,
  polls: Type.Array(LivePoll),
});
export type LiveTalk = Static<typeof LiveTalk>;

/** What changed since the version that a stream sent before. */
export const LiveTalkChanges = Type.Object({
  version: TalkVersion,
  messages: Type.Array(LiveMessage),
  polls: Type.Array(LivePoll),
  removed: Type.Array(Type.String(), {
    description: 'ids of messages and polls that are not shown any more',
  }),
  settings: Type.Optional(LiveTalkSettings),
  reactions: Type.Optional({ ...Reactions, description: 'that came since' }),
  watching: Watching,
});
export type LiveTalkChanges = Static<typeof LiveTalkChanges>;

export const RefusedWords = Type.Array(FilledLine({ maxLength: refusedWord }), { maxItems: refusedWords });
const Muted = Type.Object({ personId: Id, name: Type.String(), at: Instant });
export const ManagedLiveTalk = Type.Object({
  ...LiveTalkSettings.properties,
  showsWatching: Type.Boolean({ description: 'viewers see how many watch' }),
  refusedWords: Type.Array(Type.String(), { description: 'besides those of the organization' }),
  muted: Type.Array(Muted),
});
export type ManagedLiveTalk = Static<typeof ManagedLiveTalk>;

export const LiveRules = Type.Object(
  {
    showsFullNames: Type.Boolean({
      description: 'else the first name and the first letter of the last name',
    }),
    showsWatching: Type.Boolean({ description: 'viewers of live events see how many watch' }),
    refusedWords: RefusedWords,
  },
  { additionalProperties: false, description: 'of all live events of an organization' },
);
export type LiveRules = Static<typeof LiveRules>;
