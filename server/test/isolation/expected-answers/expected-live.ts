import type { CallName } from '@tv/contract/calls/api';
import type { Row } from './expected-answers.ts';
import { all, byRole } from './expected-columns.ts';
import { expectedLiveTalk, type LiveTalkCall } from './expected-live-talk.ts';
import { item, list } from './expected-management.ts';

type EventCall = Extract<CallName, `${string}/LiveEvents${string}` | `${string}/Backstage${string}`>;
export type LiveCall = EventCall | LiveTalkCall;

/** Each organization has one event, whose item is none of the others. */
function event(status: string): Row {
  const { own, anothers, missing, malformed } = item(status).answers;
  return { of: 'live-event', answers: { own, anothers, missing, malformed } };
}

/** The calls about live events. No stream arrives here. */
const expectedEvents: Record<EventCall, Row> = {
  'GET /Management/LiveEvents': list,
  'POST /Management/LiveEvents': { of: 'nothing', answers: { own: byRole('403 201 201 201 403 201') } },
  'GET /Management/LiveEvents/:id': event('200'),
  'POST /Management/LiveEvents/:id/Keys': event('201'),
  'POST /Management/LiveEvents/:id/Tickets': event('201'),
  'PUT /Management/LiveEvents/:id/Input': event('200'),
  'POST /Management/LiveEvents/:id/Guest': event('201'),
  'DELETE /Management/LiveEvents/:id/Guest': event('200'),
  // With a key of no link, for any caller.
  'POST /Backstage': { of: 'nothing', answers: { own: all('404') } },
  'POST /Backstage/Tickets': { of: 'nothing', answers: { own: all('404') } },
  'PUT /Management/LiveEvents/:id/Marks/:markId': event('409'),
  'DELETE /Management/LiveEvents/:id/Marks/:markId': event('200'),
  'PUT /Management/LiveEvents/:id/Captions': event('200'),
  'DELETE /Management/LiveEvents/:id/Captions': event('200'),
  'PUT /Management/LiveEvents/:id/Cues/:cueId': event('409'),
  'PUT /Management/LiveEvents/:id/OnAir': event('409'),
  'DELETE /Management/LiveEvents/:id/OnAir': event('409'),
};

export const expectedLive: Record<LiveCall, Row> = { ...expectedEvents, ...expectedLiveTalk };
