import type { Static, TObject, TSchema } from 'typebox';
import type { RoleWord } from './people/role-words.ts';

/**
 * Who may make a call. `anyone`: no bearer is read. `public`: the placeholder bearer `public` (nobody) or a person.
 * `session`: a valid access token, with or without a record. `viewer`: a person with an active record.
 * `content-manager`, `organization-manager`, `admin`: that role or a higher one in the current organization, or the local
 * service token. `content-manager-or-reviewer`: also members who hold the right to review. `content-manager-or-recorder`: also members who may record
 * drafts for review. `admin-or-key`: also API keys for the whole
 * organization. `provider-admin`: an admin of the provider's organization, or the local service token.
 * `machine-owner`: the local service token alone.
 * `media-token`: the handler reads the media token of the query parameter `jwt`.
 */
export type Access =
  | 'anyone'
  | 'public'
  | 'session'
  | RoleWord
  | 'content-manager-or-reviewer'
  | 'content-manager-or-recorder'
  | 'admin-or-key'
  | 'provider-admin'
  | 'machine-owner'
  | 'media-token';

/**
 * One call of the API. Its name in a domain's table, `METHOD /Path/:parameter`, is its address under the API base;
 * every address also answers with and without the prefix `/v2`.
 */
export type Endpoint = {
  summary: string;
  access: Access;
  params?: TObject;
  /** Values of `params` and `query` are text, coerced to what their schema asks for. */
  query?: TObject;
  /** JSON, taken as it is: nothing is coerced, and a field that is `null` counts as left out, at every depth. Its objects have no `additionalProperties`. */
  body?: TSchema;
  /** Bytes that the JSON body may have. Absent: 256 KiB. */
  largestBody?: number;
  /** Absent: the call answers 204 with no body. */
  answer?: TSchema;
  /** Status of the answer when it is not 200 (or 204 without one). */
  status?: 201;
  /** The answer is a bare array and carries the x-pagination-* headers. */
  paged?: true;
  /** Codes of problems.ts that this call can answer besides the ones every call can. */
  problems?: readonly number[];
  /** A member may make it from a network that their organization does not allow. */
  fromAnyNetwork?: true;
  /** Bytes go in or out instead of JSON; the handler writes the answer itself. */
  raw?: true;
};

export type EndpointTable = Record<string, Endpoint>;

/** Preserves the literal types of a domain's table of calls. */
export const endpoints = <const Table extends EndpointTable>(table: Table): Table => table;

export type Part<E, Key extends keyof Endpoint> = E extends { [K in Key]: infer Schema extends TSchema }
  ? Static<Schema>
  : undefined;
