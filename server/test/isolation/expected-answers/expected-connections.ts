import type { CallName } from '@tv/contract/calls/api';
import type { Row } from './expected-answers.ts';
import { admins, adminsOwn } from './expected-management.ts';

type Noun = 'Domains' | 'SignInConnections' | 'Applications';
type AccessCall = Extract<CallName, `${string} /Management/${Noun}${string}`>;

/** The calls about an organization's own domains, its sign-in providers and its applications. */
export const expectedConnections: Record<AccessCall, Row> = {
  'GET /Management/Domains': admins('200'),
  'POST /Management/Domains': admins('201'),
  // It is the organization's already.
  'POST /Management/Domains/:id/Checks': adminsOwn('domain', '200'),
  'DELETE /Management/Domains/:id': adminsOwn('domain', '204'),

  'GET /Management/SignInConnections': admins('200'),
  // This world signs in at another provider, so there are neither connections nor applications.
  'POST /Management/SignInConnections': admins('409'),
  'GET /Management/SignInConnections/:id': adminsOwn('sign-in-connection', '200'),
  'PATCH /Management/SignInConnections/:id': adminsOwn('sign-in-connection', '200'),
  'POST /Management/SignInConnections/:id/Try': adminsOwn('sign-in-connection', '201'),
  'DELETE /Management/SignInConnections/:id': adminsOwn('sign-in-connection', '204 404'),

  'GET /Management/Applications': admins('200'),
  'POST /Management/Applications': admins('409'),
  'GET /Management/Applications/:id': adminsOwn('application', '200'),
  'PATCH /Management/Applications/:id': adminsOwn('application', '200'),
  // This one has no secret.
  'POST /Management/Applications/:id/Secrets': adminsOwn('application', '409'),
  'DELETE /Management/Applications/:id': adminsOwn('application', '204 404'),
};
