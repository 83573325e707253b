import type { CallName } from '@tv/contract/api';
import type { Row } from './expected-answers.ts';
import { admins, item, organizations } from './expected-management.ts';
import { expectedRetention, type RetentionCall } from './expected-retention.ts';

/** The calls of legal holds, and of retention rules. */
export type HoldCall = Extract<CallName, `${string}/LegalHold${string}`> | RetentionCall;

/** The calls of legal holds. Each is lifted again, so that other calls find nothing under hold. */
const ofHolds: Record<Exclude<HoldCall, RetentionCall>, Row> = {
  'GET /Management/LegalHolds': admins('200'),
  'PUT /Management/MediaContents/:id/LegalHold': item('403 200', {}, '403', '403'),
  'DELETE /Management/MediaContents/:id/LegalHold': item('403 200', {}, '403', '403'),
  'PUT /Management/Categories/:id/LegalHold': organizations('category', '403 204', '403'),
  'DELETE /Management/Categories/:id/LegalHold': organizations('category', '403 204', '403'),
  'PUT /Management/People/:id/LegalHold': organizations('person', '403 204', '403'),
  'DELETE /Management/People/:id/LegalHold': organizations('person', '403 204', '403'),
};

export const expectedHolds = { ...ofHolds, ...expectedRetention };
