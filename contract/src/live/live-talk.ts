import { Type } from 'typebox';
import { endpoints } from '../endpoint.ts';
import { ReactionType } from '../enumerations.ts';
import { ById, Flag, Id, valueOf } from '../fields.ts';
import { liveTalkLimits } from '../limits/live-talk-limits.ts';
import {
  LiveMessage,
  LivePoll,
  LiveRules,
  LiveTalk,
  LiveTalkSettings,
  ManagedLiveTalk,
  MessageKind,
  RefusedWords,
  TalkVersion,
} from './live-talk-parts.ts';
import { InOrganization } from '../organization/organization-scope.ts';
import { ProblemCode } from '../problems.ts';
import { FilledLine } from '../texts.ts';

const { text, page, options, option, pollQuestion } = liveTalkLimits;

const ByMessage = Type.Object({ id: Id, messageId: Id });
const ByPoll = Type.Object({ id: Id, pollId: Id });
const ByMuted = Type.Object({ id: Id, personId: Id });
const problems = [ProblemCode.NotFound];
const reading = { access: 'public', params: ById, problems } as const;
const writing = { access: 'viewer', problems } as const;
const managing = { access: 'content-manager', problems } as const;

/**
 * What people say at live events. Who sees the item reads it, also afterwards. Who sees it and is signed in writes while the event is
 * not over. Who manages the item moderates.
 */
export const liveTalk = endpoints({
  'GET /MediaContents/:id/Talk': {
    summary: 'What there is to say at a live event, its polls, and what the caller may do.',
    ...reading,
    answer: LiveTalk,
  },
  'GET /MediaContents/:id/Talk/Messages': {
    summary: 'Questions or lines of chat of a live event, the newest first.',
    ...reading,
    query: Type.Object({
      kind: MessageKind,
      before: Type.Optional(Type.Integer({ minimum: 1, description: 'only those with a smaller number' })),
      order: Type.Optional(
        Type.Enum(['newest', 'votes'], { description: 'votes: those with the most; without `before`' }),
      ),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: page })),
    }),
    answer: Type.Array(LiveMessage),
  },
  'GET /MediaContents/:id/Talk/Reactions': {
    summary: `When viewers reacted: [second of the recording, the number of each ReactionType in order] for each ${liveTalkLimits.reactionStep} seconds with reactions.`,
    ...reading,
    answer: Type.Array(Type.Array(Type.Integer())),
  },
  'GET /MediaContents/:id/Talk/Events': {
    summary: `Server-sent events \`talk\` (LiveTalkChanges), at most two a second, and \`reload\` where more than ${liveTalkLimits.missed} changes were missed: read the lists again. Their ids are versions; \`last-event-id\` or \`after\` goes on from there. Ends with the right to it, and after an hour at most.`,
    ...reading,
    query: Type.Object({
      after: Type.Optional({
        ...TalkVersion,
        description: 'the last version that was received; absent: from now on',
      }),
      seconds: Type.Optional(
        Type.Integer({ minimum: 0, maximum: 3600, description: 'how long to listen; 0: only what is' }),
      ),
    }),
    raw: true,
  },
  'PUT /MediaContents/:id/Talk/Messages/:messageId': {
    summary:
      'Asks a question, or writes a line of chat. The id is of the sender’s making, so that the call may be repeated.',
    ...writing,
    params: ByMessage,
    body: Type.Object(
      { kind: MessageKind, text: FilledLine({ maxLength: text }) },
      { additionalProperties: false },
    ),
    answer: LiveMessage,
  },
  'DELETE /MediaContents/:id/Talk/Messages/:messageId': {
    summary: 'Deletes a message of one’s own, or as a moderator. Safe to repeat.',
    ...writing,
    params: ByMessage,
  },
  'PUT /MediaContents/:id/Talk/Messages/:messageId/Vote': {
    summary: 'Votes for a question. Safe to repeat.',
    ...writing,
    params: ByMessage,
  },
  'DELETE /MediaContents/:id/Talk/Messages/:messageId/Vote': {
    summary: 'Takes the vote for a question back. Safe to repeat.',
    ...writing,
    params: ByMessage,
  },
  'PUT /MediaContents/:id/Talk/Polls/:pollId/Vote': {
    summary: 'Votes in a poll, or changes the vote while it is open. Safe to repeat. 409 once it is closed.',
    ...writing,
    params: ByPoll,
    body: Type.Object(
      { option: Type.Integer({ minimum: 0, maximum: options - 1, description: 'from 0' }) },
      { additionalProperties: false },
    ),
  },
  'PUT /MediaContents/:id/Talk/Reactions/:reactionId': {
    summary:
      'Reacts, several times at once. The id is of the sender’s making, so that the call may be repeated.',
    ...writing,
    params: Type.Object({ id: Id, reactionId: Id }),
    body: Type.Object(
      {
        reactionType: valueOf({ ReactionType }),
        amount: Type.Optional(Type.Integer({ minimum: 1, maximum: liveTalkLimits.reactions })),
      },
      { additionalProperties: false },
    ),
  },

  'GET /Management/MediaContents/:id/Talk': {
    summary: 'How people may talk at a live event, and who is muted.',
    ...managing,
    params: ById,
    answer: ManagedLiveTalk,
  },
  'PATCH /Management/MediaContents/:id/Talk': {
    summary: 'Changes how people may talk at a live event.',
    ...managing,
    params: ById,
    body: Type.Partial(
      Type.Object({ ...LiveTalkSettings.properties, showsWatching: Flag, refusedWords: RefusedWords }),
      { additionalProperties: false },
    ),
    answer: ManagedLiveTalk,
  },
  'GET /Management/MediaContents/:id/Talk.csv': {
    summary: 'All questions, lines of chat and polls of a live event as a table.',
    ...managing,
    params: ById,
    raw: true,
  },
  'GET /Management/MediaContents/:id/Talk.json': {
    summary: 'All questions, lines of chat, polls and reactions of a live event.',
    ...managing,
    params: ById,
    raw: true,
  },
  'PATCH /Management/MediaContents/:id/Talk/Messages/:messageId': {
    summary: 'Shows, hides, pins or marks a message as answered.',
    ...managing,
    params: ByMessage,
    body: Type.Object(
      {
        state: Type.Optional(Type.Enum(['open', 'answered', 'hidden'])),
        isPinned: Type.Optional(Flag),
      },
      { additionalProperties: false },
    ),
    answer: LiveMessage,
  },
  'PUT /Management/MediaContents/:id/Talk/Polls/:pollId': {
    summary:
      'Makes a poll, or changes the texts of one in which nobody voted. The id is of the sender’s making, so that the call may be repeated.',
    ...managing,
    params: ByPoll,
    body: Type.Object(
      {
        question: FilledLine({ maxLength: pollQuestion }),
        options: Type.Array(FilledLine({ maxLength: option }), { minItems: 2, maxItems: options }),
      },
      { additionalProperties: false },
    ),
    answer: LivePoll,
  },
  'PATCH /Management/MediaContents/:id/Talk/Polls/:pollId': {
    summary: 'Opens or closes a poll. Safe to repeat.',
    ...managing,
    params: ByPoll,
    body: Type.Object({ state: Type.Enum(['open', 'closed']) }, { additionalProperties: false }),
    answer: LivePoll,
  },
  'DELETE /Management/MediaContents/:id/Talk/Polls/:pollId': {
    summary: 'Deletes a poll with its votes. Safe to repeat.',
    ...managing,
    params: ByPoll,
  },
  'PUT /Management/MediaContents/:id/Talk/Mutes/:personId': {
    summary: 'Mutes a person at this event: they read, and write nothing. Safe to repeat.',
    ...managing,
    params: ByMuted,
  },
  'DELETE /Management/MediaContents/:id/Talk/Mutes/:personId': {
    summary: 'Lets a muted person write again. Safe to repeat.',
    ...managing,
    params: ByMuted,
  },
  'GET /Management/LiveRules': {
    summary: 'How names are shown at live events of the organization, and which words it refuses.',
    ...managing,
    query: InOrganization,
    answer: LiveRules,
  },
  'PUT /Management/LiveRules': {
    summary: 'Changes how names are shown at live events of the organization, and which words it refuses.',
    access: 'organization-manager',
    problems,
    query: InOrganization,
    body: LiveRules,
    answer: LiveRules,
  },
});
