import { expect } from 'vitest';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type NamedIds = Record<string, string>;
export type Row = {
  what: string;
  send: (ids: NamedIds) => [method: Method, path: string, body?: object];
  status: number;
  holds?: (ids: NamedIds) => unknown;
  lacks?: string[];
  /** The name under which later rows find the id of the answer. */
  idName?: string;
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
