import type { CallName } from '@tv/contract/api';
import type { Row } from './expected-answers.ts';
import { byRole } from './expected-columns.ts';
import { item, list } from './expected-management.ts';

export type LiveCall = Extract<CallName, `${string}/LiveEvents${string}`>;

const event = (status: string): Row => ({ ...item(status), of: 'live-event' });

/** The calls about live events. No stream arrives here. */
export const expectedLive: Record<LiveCall, Row> = {
  'GET /Management/LiveEvents': list,
  'POST /Management/LiveEvents': { of: 'nothing', answers: { own: byRole('403 201 201 201 403 201') } },
  'GET /Management/LiveEvents/:id': event('200'),
  'POST /Management/LiveEvents/:id/Keys': event('201'),
  'PUT /Management/LiveEvents/:id/Input': event('200'),
  'PUT /Management/LiveEvents/:id/OnAir': event('409'),
  'DELETE /Management/LiveEvents/:id/OnAir': event('409'),
};
