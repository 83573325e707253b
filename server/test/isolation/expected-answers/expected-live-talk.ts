import type { CallName } from '@tv/contract/calls/api';
import type { Row } from './expected-answers.ts';
import { all, byRole, everybody, members } from './expected-columns.ts';
import { item, list } from './expected-management.ts';

export type LiveTalkCall = Extract<CallName, `${string}/Talk${string}` | `${string}/LiveRules`>;

const event = (status: string): Row => {
  const { own, anothers, missing, malformed } = item(status).answers;
  return { of: 'live-event', answers: { own, anothers, missing, malformed } as Row['answers'] };
};

/** The event's item is upcoming, for everybody in the organization. */
const reading: Row = {
  of: 'live-event',
  answers: {
    own: everybody('404 200 404 404'),
    anothers: everybody('404 404 200 404'),
    missing: everybody('404'),
    malformed: all('404'),
  },
};
const writing = (status: string): Row => ({
  of: 'live-event',
  answers: {
    own: members(`${status} 404 404`),
    anothers: members(`404 ${status} 404`),
    missing: members('404 404 404'),
    malformed: all('404'),
  },
});

/** The calls about what people say at live events. The chat is switched off, and there is no message and no poll. */
export const expectedLiveTalk: Record<LiveTalkCall, Row> = {
  'GET /MediaContents/:id/Talk': reading,
  'GET /MediaContents/:id/Talk/Messages': reading,
  'GET /MediaContents/:id/Talk/Reactions': reading,
  'GET /MediaContents/:id/Talk/Events': reading,
  'PUT /MediaContents/:id/Talk/Messages/:messageId': writing('409'),
  'DELETE /MediaContents/:id/Talk/Messages/:messageId': writing('204'),
  'PUT /MediaContents/:id/Talk/Messages/:messageId/Vote': writing('404'),
  'DELETE /MediaContents/:id/Talk/Messages/:messageId/Vote': writing('404'),
  'PUT /MediaContents/:id/Talk/Polls/:pollId/Vote': writing('404'),
  'PUT /MediaContents/:id/Talk/Reactions/:reactionId': writing('204'),
  'GET /Management/MediaContents/:id/Talk': event('200'),
  'PATCH /Management/MediaContents/:id/Talk': event('200'),
  'GET /Management/MediaContents/:id/Talk.csv': event('200'),
  'GET /Management/MediaContents/:id/Talk.json': event('200'),
  'PATCH /Management/MediaContents/:id/Talk/Messages/:messageId': event('404'),
  'PUT /Management/MediaContents/:id/Talk/Polls/:pollId': event('200'),
  'PATCH /Management/MediaContents/:id/Talk/Polls/:pollId': event('404'),
  'DELETE /Management/MediaContents/:id/Talk/Polls/:pollId': event('204'),
  'PUT /Management/MediaContents/:id/Talk/Mutes/:personId': event('204'),
  'DELETE /Management/MediaContents/:id/Talk/Mutes/:personId': event('204'),
  'GET /Management/LiveRules': list,
  'PUT /Management/LiveRules': { of: 'nothing', answers: { own: byRole('403 403 200 200 403 200') } },
};
