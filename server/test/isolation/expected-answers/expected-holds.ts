import type { CallName } from '@tv/contract/calls/api';
import type { Row } from './expected-answers.ts';
import { admins, item, list, organizations } from './expected-management.ts';
import { expectedRetention, type RetentionCall } from './expected-retention.ts';

type OfItems = Extract<CallName, `${string}/${'LegalHold' | 'Archive'}${string}`>;
/** The calls of legal holds, of the archive, and of retention rules. */
export type HoldCall = OfItems | RetentionCall;

/** The calls of legal holds and of the archive. Each hold is lifted again, so that other calls find nothing under hold. */
const ofItems: Record<OfItems, Row> = {
  'GET /Management/LegalHolds': admins('200'),
  'PUT /Management/MediaContents/:id/LegalHold': item('403 200', {}, '403', '403'),
  'DELETE /Management/MediaContents/:id/LegalHold': item('403 200', {}, '403', '403'),
  'PUT /Management/Categories/:id/LegalHold': organizations('category', '403 204', '403'),
  'DELETE /Management/Categories/:id/LegalHold': organizations('category', '403 204', '403'),
  'PUT /Management/People/:id/LegalHold': organizations('person', '403 204', '403'),
  'DELETE /Management/People/:id/LegalHold': organizations('person', '403 204', '403'),
  'POST /Management/MediaContents/ArchivePreviews': list,
  // Their originals are not stored.
  'PUT /Management/MediaContents/:id/Archive': item('409'),
  'DELETE /Management/MediaContents/:id/Archive': item('200'),
};

export const expectedHolds = { ...ofItems, ...expectedRetention };
