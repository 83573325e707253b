import { expect } from 'vitest';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Kept = Record<string, string>;
export type Row = {
  what: string;
  send: (kept: Kept) => [method: Method, path: string, body?: object];
  status: number;
  holds?: (kept: Kept) => unknown;
  lacks?: string[];
  /** Keeps the id of the answer under a name. */
  keep?: string;
};

export const core = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
export const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group';
export const listSchema = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';
export const errorSchema = 'urn:ietf:params:scim:api:messages:2.0:Error';
export const by = (filter: string, more = '') => `?filter=${encodeURIComponent(filter)}${more}`;
export const listOf = (...found: unknown[]) => ({
  schemas: [listSchema],
  totalResults: found.length,
  Resources: found.map((each) => expect.objectContaining(each as object)),
});
export const nothing = { totalResults: 0, Resources: [] };
export const problem = (more: object = {}) => ({
  schemas: [errorSchema],
  detail: expect.any(String),
  ...more,
});
