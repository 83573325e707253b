import type { CallName } from '@tv/contract/api';
import type { Row } from './expected-answers.ts';
import { admins, adminsOwn } from './expected-management.ts';

type AccessCall = Extract<CallName, `${string} /Management/${'Domains' | 'SignInConnections'}${string}`>;

/** The calls about an organization's own domains, and about its sign-in providers. */
export const expectedConnections: Record<AccessCall, Row> = {
  'GET /Management/Domains': admins('200'),
  'POST /Management/Domains': admins('201'),
  // It is the organization's already.
  'POST /Management/Domains/:id/Checks': adminsOwn('domain', '200'),
  'DELETE /Management/Domains/:id': adminsOwn('domain', '204'),

  'GET /Management/SignInConnections': admins('200'),
  // The provider’s own settings decide in this world.
  'POST /Management/SignInConnections': admins('409'),
  'GET /Management/SignInConnections/:id': adminsOwn('sign-in-connection', '200'),
  'PATCH /Management/SignInConnections/:id': adminsOwn('sign-in-connection', '200'),
  'POST /Management/SignInConnections/:id/Try': adminsOwn('sign-in-connection', '201'),
  'DELETE /Management/SignInConnections/:id': adminsOwn('sign-in-connection', '204 404'),
};
