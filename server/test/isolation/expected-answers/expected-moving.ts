import type { CallName } from '@tv/contract/calls/api';
import type { Row } from './expected-answers.ts';
import { about, item, list, organizations } from './expected-management.ts';

export type MovingCall = Extract<CallName, `${string}/${'OldAddresses' | 'WatchedSources'}${string}`>;

/** The calls about content that was elsewhere before. */
export const expectedMoving: Record<MovingCall, Row> = {
  'GET /Management/MediaContents/:id/OldAddresses': item('200'),
  'PUT /Management/MediaContents/:id/OldAddresses': item('200'),
  'DELETE /Management/MediaContents/:id/OldAddresses': item('204'),
  'GET /Management/OldAddresses': list,
  'GET /Management/OldAddresses.csv': list,
  'GET /Management/WatchedSources': about('200'),
  // No folder can be watched here.
  'POST /Management/WatchedSources': about('400'),
  'GET /Management/WatchedSources/:id': organizations('watched-source', '200'),
  'PATCH /Management/WatchedSources/:id': organizations('watched-source', '200'),
  'POST /Management/WatchedSources/:id/Look': organizations('watched-source', '204'),
  'DELETE /Management/WatchedSources/:id': organizations('watched-source', '204 404'),
};
