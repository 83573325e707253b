import type { ScimQuery } from './scim-page.ts';

export const prefix = '/scim/v2';
export const scimAddress = (publicUrl: string) => `${publicUrl}${prefix}`;

export type ScimCall = {
  /** Whose directory calls. */
  organizationId: string;
  id: string;
  query: ScimQuery;
  body: unknown;
};
/** Registers a call; what it answers is the body, nothing is 204. */
export type ServeScim = (
  name: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`,
  handle: (call: ScimCall) => Promise<Record<string, unknown> | undefined>,
) => void;
