import type { CallName } from '@tv/contract/calls/api';
import type { Row } from './expected-answers.ts';
import { admins, adminsOwn, item } from './expected-management.ts';

export type RetentionCall = Extract<
  CallName,
  | `${string}/RetentionRules${string}`
  | `${string} /Management/MediaContents/:id/${'Retention' | 'KeepLonger'}`
>;

/** In this order: the last one deletes. */
export const expectedRetention: Record<RetentionCall, Row> = {
  'GET /Management/RetentionRules': admins('200'),
  'POST /Management/RetentionRules': admins('201'),
  'POST /Management/RetentionRules/Estimates': admins('200'),
  'GET /Management/RetentionRules/Announcements': admins('200'),
  'GET /Management/RetentionRules/:id': adminsOwn('retention-rule', '200'),
  'PATCH /Management/RetentionRules/:id': adminsOwn('retention-rule', '200'),
  'GET /Management/RetentionRules/:id/Preview': adminsOwn('retention-rule', '200'),
  'GET /Management/RetentionRules/:id/Preview/Counts': adminsOwn('retention-rule', '200'),
  'GET /Management/RetentionRules/:id/Preview.csv': adminsOwn('retention-rule', '200'),
  'GET /Management/MediaContents/:id/Retention': item('200'),
  // Nothing was announced.
  'POST /Management/MediaContents/:id/KeepLonger': item('409'),
  'DELETE /Management/RetentionRules/:id': adminsOwn('retention-rule', '204'),
};
