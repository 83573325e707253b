import type { CallName } from '@tv/contract/api';
import type { Row } from './expected-answers.ts';
import { item, list } from './expected-management.ts';

export type MovingCall = Extract<CallName, `${string}/OldAddresses${string}`>;

/** The calls about content that was elsewhere before. */
export const expectedMoving: Record<MovingCall, Row> = {
  'GET /Management/MediaContents/:id/OldAddresses': item('200'),
  'PUT /Management/MediaContents/:id/OldAddresses': item('200'),
  'DELETE /Management/MediaContents/:id/OldAddresses': item('204'),
  'GET /Management/OldAddresses': list,
  'GET /Management/OldAddresses.csv': list,
};
