import type { Answer, Call, NewUpload, Options, PagedCall } from './calls.ts';
import { problemOf, UnreachableError } from './problems.ts';
import { withRetries } from './retry.ts';
import { uploadFile, type UploadOptions } from './upload.ts';

export { ProblemError, UnreachableError } from './problems.ts';
export type { Answer, Call, NewUpload, Options, PagedCall } from './calls.ts';
export type { UploadOptions } from './upload.ts';

export type ClientOptions = {
  /** The address of the portal, such as `https://tv.example`. */
  portal: string;
  /**
   * The access token of this moment. Called again with `true` after one was refused, once a call. Absent: the client
   * reads what is public.
   */
  bearer?: (isRefused: boolean) => string | Promise<string>;
  /** How often a call is repeated that failed for a moment. */
  retries?: number;
  /** Milliseconds that one try may take. */
  timeLimit?: number;
};

export type Sending = {
  signal?: AbortSignal | undefined;
  headers?: Record<string, string>;
  /** The body of a call that takes bytes. */
  bytes?: Blob | Uint8Array<ArrayBuffer>;
  /** The request outlives its page: for what is sent as a page is left. At most 64 KiB. */
  keepalive?: boolean;
};

/** The last argument, which may be left out where nothing in it is required. */
export type Arguments<Name extends Call> =
  object extends Options<Name> ? [options?: Options<Name> & Sending] : [options: Options<Name> & Sending];

export type Client = {
  /** Makes a call and answers its JSON; `undefined` for one that answers nothing. */
  call<Name extends Call>(name: Name, ...options: Arguments<Name>): Promise<Answer<Name>>;
  /** Makes a call and answers it as it came: for files, tables and headers. */
  response<Name extends Call>(name: Name, ...options: Arguments<Name>): Promise<Response>;
  /** All entries of a list, page after page, as they are asked for. */
  all<Name extends PagedCall>(
    name: Name,
    ...options: Arguments<Name>
  ): AsyncGenerator<Answer<Name> extends readonly (infer Entry)[] ? Entry : never, void, undefined>;
  /** Brings a file in, in parts. The same file under the same key goes on where it stopped. Answers how far its processing is. */
  upload(
    file: Blob,
    about: NewUpload,
    options?: UploadOptions,
  ): Promise<Answer<'POST /Management/Uploads/:id/Completions'>>;
};

type Anything = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
} & Sending & { isSafe?: boolean };

/** Calls whose repetition the service recognizes by its key, its address or its offset. */
const repeatable: ReadonlySet<string> = new Set(['GET', 'HEAD', 'PUT', 'DELETE']);

export function createClient({ portal, bearer, retries = 4, timeLimit = 60_000 }: ClientOptions): Client {
  const base = `${new URL(portal).origin}/api`;

  async function send(name: string, given: Anything = {}): Promise<Response> {
    const { signal, isSafe = repeatable.has(name.split(' ')[0]!) } = given;
    signal?.throwIfAborted();
    let isRefused = false;
    const once = async (): Promise<Response> => {
      const token = (await bearer?.(isRefused)) ?? 'public';
      const response = await request(base, name, given, token, timeLimit);
      if (response.ok) return response;
      const problem = await problemOf(response);
      if (problem.status !== 401 || !bearer || isRefused) throw problem;
      isRefused = true;
      return once();
    };
    return withRetries(once, { retries, isSafe, signal });
  }

  const json = async (response: Response): Promise<unknown> =>
    response.status === 204 || !/\bjson\b/.test(response.headers.get('content-type') ?? '')
      ? undefined
      : response.json();

  async function* all(name: string, given: Anything = {}) {
    const { query, ...more } = given;
    let next: Record<string, unknown> | undefined = {};
    while (next) {
      const response: Response = await send(name, { ...more, query: { ...query, ...next } });
      const entries = (await response.json()) as unknown[];
      yield* entries;
      next = entries.length === 0 ? undefined : nextPage(response.headers, 'cursor' in next);
    }
  }

  return {
    response: (name, options?) => send(name, options),
    call: async (name: string, options?: Anything) => (await json(await send(name, options))) as never,
    all: all as Client['all'],
    upload: (file, about, options = {}) =>
      uploadFile((name, given) => send(name, given).then(json), file, about, options),
  };
}

/**
 * Goes by the cursor where a list has one: pages that are counted shift while others add to the list. A page that a cursor led to
 * counts as the first, so the one without a further cursor is the last.
 */
function nextPage(headers: Headers, byCursor: boolean): Record<string, unknown> | undefined {
  const cursor = headers.get('x-pagination-next');
  if (cursor) return { cursor };
  if (byCursor) return undefined;
  const index = Number(headers.get('x-pagination-index'));
  return index > 0 && index < Number(headers.get('x-pagination-total-pages'))
    ? { pageIndex: index + 1 }
    : undefined;
}

async function request(base: string, name: string, given: Anything, token: string, timeLimit: number) {
  const { body, bytes, signal, keepalive = false } = given;
  const headers = new Headers({
    accept: 'application/json',
    authorization: `Bearer ${token}`,
    ...given.headers,
  });
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (bytes) headers.set('content-type', 'application/offset+octet-stream');
  const limit = AbortSignal.timeout(timeLimit);
  try {
    return await fetch(base + addressOf(name, given), {
      method: name.split(' ')[0]!,
      headers,
      credentials: 'omit',
      keepalive,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(bytes && { body: bytes }),
    });
  } catch (cause) {
    signal?.throwIfAborted();
    throw new UnreachableError(`No answer came from ${new URL(base).host}.`, { cause });
  }
}

function addressOf(name: string, { params = {}, query = {} }: Anything): string {
  const path = name.slice(name.indexOf(' ') + 1).replace(/:(\w+)/g, (_, key: string) => {
    if (params[key] === undefined) throw new TypeError(`${name} needs ${key}.`);
    return encodeURIComponent(String(params[key]));
  });
  const search = new URLSearchParams();
  for (const [key, values] of Object.entries(query))
    for (const value of [values].flat())
      if (value !== undefined && value !== null) search.append(key, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}
