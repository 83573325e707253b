import type { ScimQuery } from './scim-page.ts';

export const prefix = '/scim/v2';
export const scimAddress = (publicUrl: string) => `${publicUrl}${prefix}`;

export type ScimCall = {
  /** The organization of the directory that calls. */
  organizationId: string;
  id: string;
  query: ScimQuery;
  body: unknown;
};
/** Registers a call. Its result is the body of the answer. Without a result the answer is 204. */
export type ServeScim = (
  name: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`,
  handle: (call: ScimCall) => Promise<Record<string, unknown> | undefined>,
) => void;
