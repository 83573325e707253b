import type { PreparedCall } from '@tv/contract/calls/first-calls';
import { ProblemCode } from '@tv/contract/problems';
import type { Answer, CallName } from '@tv/contract/calls/api';
import type { Optional, RequestOptions } from '@tv/contract/calls/request';
import { inReadersLanguage } from '@tv/contract/languages/in-readers-language';
import { language } from '@tv/strings/en/locale.ts';
import { ApiError } from './api-error.ts';
import { configuration } from './configuration.ts';
import { guardedRequest } from './outgoing.ts';
import { openDialog } from '../layout/dialogs.ts';
import { bearer, renewSession } from '../session/session.ts';
import { within } from './within.ts';

export type CallOptions<Name extends CallName> = RequestOptions<Name> & {
  signal?: AbortSignal;
  unlockToken?: string | undefined;
  keepalive?: boolean;
  /** The body of a call that takes bytes. */
  bytes?: Blob;
  headers?: Record<string, string>;
  /** `same-origin`: with the cookie of a guest. */
  credentials?: RequestCredentials;
  /** Milliseconds that the call may take; a chunk of a file needs longer than JSON. */
  timeLimit?: number;
};

/** `undefined` where the service did not say. */
export type Page<Value> = {
  answer: Value;
  totalPages: number | undefined;
  totalResults: number | undefined;
  isTotalExact: boolean;
  next: string | undefined;
  /** Of a search: the term that was searched for instead, and typed words that the results need not have, with spaces between. */
  correctedTerm?: string | undefined;
  omittedWords?: string | undefined;
};

type More = Pick<CallOptions<CallName>, 'signal' | 'unlockToken'>;

/** The arguments of `call` and `callPaged` for a call that the contract has prepared. */
export const prepared = <Name extends CallName>([name, options]: PreparedCall<Name>, more: More) =>
  [name, { ...options, ...more }] as const;

/** Makes a call of the contract by its name, e.g. `call('GET /MediaContents/Published/:id', { params: { id } })`. */
export async function call<Name extends CallName>(
  name: Name,
  ...[options]: Optional<CallOptions<Name>>
): Promise<Answer<Name>> {
  const { answer } = await send(name, options ?? {});
  return answer as Answer<Name>;
}

/** The same for a list, with what its headers say about the pages. */
export async function callPaged<Name extends CallName>(
  name: Name,
  ...[options]: Optional<CallOptions<Name>>
): Promise<Page<Answer<Name>>> {
  const { answer, headers } = await send(name, options ?? {});
  const number = (header: string) => {
    const value = headers?.get(header);
    return value ? Number(value) : undefined;
  };
  const words = (header: string) => decodeURIComponent(headers?.get(header) ?? '') || undefined;
  return {
    answer: answer as Answer<Name>,
    totalPages: number('x-pagination-total-pages'),
    totalResults: number('x-pagination-total-results'),
    isTotalExact: headers?.get('x-pagination-total-exact') !== 'false',
    next: headers?.get('x-pagination-next') ?? undefined,
    correctedTerm: words('x-search-corrected-term'),
    omittedWords: words('x-search-omitted-words'),
  };
}

/** The same for what two people may change: with the tag of this state of it (`If-Match`). */
export async function callTagged<Name extends CallName>(
  name: Name,
  ...[options]: Optional<CallOptions<Name>>
): Promise<{ answer: Answer<Name>; tag: string | undefined }> {
  const { answer, headers } = await send(name, options ?? {});
  return { answer: answer as Answer<Name>, tag: headers?.get('etag') ?? undefined };
}

/** The same for a call whose answer is a file. */
export async function callForFile<Name extends CallName>(
  name: Name,
  ...[options]: Optional<CallOptions<Name>>
): Promise<Blob> {
  const { answer } = await send(name, options ?? {}, (response) => response.blob());
  return answer as Blob;
}

/** The text behind an address of the service that is not a call: a caption file, a preview index, a waveform. */
export async function fetchText(address: string, signal?: AbortSignal): Promise<string> {
  const response = await within(signal, (signal) => fetch(address, { signal, credentials: 'omit' }));
  if (!response.ok)
    throw new ApiError(`Request failed with status code ${response.status}`, { status: response.status });
  return response.text();
}

type Anything = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
  unlockToken?: string | undefined;
  keepalive?: boolean;
  bytes?: Blob;
  headers?: Record<string, string>;
  credentials?: RequestCredentials;
  timeLimit?: number;
};

async function send(
  name: CallName,
  options: unknown,
  read: (response: Response) => Promise<unknown> = (response) => response.json(),
): Promise<{ answer: unknown; headers?: Headers }> {
  const {
    params,
    query,
    body,
    signal,
    unlockToken,
    keepalive,
    bytes,
    timeLimit,
    credentials = 'omit',
    ...more
  } = options as Anything;
  const { method, path, guarded } = guardedRequest(name, { params, query });
  if (method === 'GET' && bearer() === 'public' && !unlockToken) {
    const first = takeFirstAnswer(path);
    if (first !== undefined) return { answer: inReadersLanguage(first, language) };
  }
  const request = (signal: AbortSignal) => {
    const headers = new Headers({
      accept: 'application/json',
      authorization: `Bearer ${bearer()}`,
      ...more.headers,
      ...guarded,
    });
    if (body !== undefined) headers.set('content-type', 'application/json');
    if (unlockToken) headers.set('x-unlock-token', unlockToken);
    const init: RequestInit = { method, headers, signal, credentials, keepalive: keepalive ?? false };
    if (bytes) init.body = bytes;
    if (body !== undefined) init.body = JSON.stringify(body);
    return fetch(configuration().apiBase + path, init);
  };
  let response = await within(signal, request, timeLimit);
  // The token may have run out while the machine slept: one renewal, one more try.
  if (response.status === 401 && bearer() !== 'public' && (await renewSession())) {
    response = await within(signal, request, timeLimit);
  }
  if (!response.ok) {
    const problem = await problemOf(response);
    const { organizationId } = problem.exceptionData;
    // Any call can be refused so. A person who may join the organization gets the dialog that does it.
    if (problem.errorCode === ProblemCode.JoinOrganizationFirst && typeof organizationId === 'string')
      openDialog({ name: 'join', organizationId });
    throw problem;
  }
  if (response.status === 204) return { answer: undefined, headers: response.headers };
  const answer = await within(signal, () => read(response), timeLimit);
  return {
    answer: isManaged(name) ? answer : inReadersLanguage(answer, language),
    headers: response.headers,
  };
}

/** Those who manage texts see the default and each translation. */
const isManaged = (name: CallName) => name.includes(' /Management/');

/** An answer that came with the page serves the first call for it and no later one. */
function takeFirstAnswer(path: string): unknown {
  const answers = configuration().firstAnswers;
  const address = configuration().apiBase + path;
  const answer = answers?.[address];
  if (answers) delete answers[address];
  return answer;
}

async function problemOf(response: Response): Promise<ApiError> {
  const problem = (await response.json().catch(() => ({}))) as {
    errorCode?: number;
    reason?: string;
    exceptionData?: Record<string, unknown>;
  };
  const wait = Number(response.headers.get('retry-after'));
  return new ApiError(`Request failed with status code ${response.status}`, {
    status: response.status,
    ...(problem.errorCode !== undefined && { errorCode: problem.errorCode }),
    ...(problem.exceptionData && { exceptionData: problem.exceptionData }),
    ...(problem.reason && { reason: problem.reason }),
    ...(wait > 0 && { retryAfter: wait }),
  });
}
