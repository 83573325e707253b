import { openBearer, type Bearer } from './bearer.ts';
import { CommandProblem, NotReached } from './command-problem.ts';
import { portalOf, type Portal } from './portal.ts';

/** The running service, as commands speak to it. */
export type Service = {
  /** Where people reach the portal, without a slash at the end. */
  publicUrl: string;
  call<Answer>(method: string, path: string, options?: CallOptions): Promise<Answer>;
  /** One page of a list, and how many items all its pages have. */
  page<Item>(path: string, query?: CallOptions['query']): Promise<{ items: Item[]; total: number }>;
  /** The items of a list, all its pages, as they come. */
  pages<Item>(path: string, query?: CallOptions['query']): AsyncGenerator<Item[]>;
};

export type OpenedService = Service & {
  /** What a call answers, as it comes. */
  read(path: string, query?: CallOptions['query']): Promise<Buffer>;
  /** Bytes that go on coming until the service ends them or `signal` aborts. */
  listen(path: string, signal: AbortSignal): Promise<AsyncIterable<Uint8Array>>;
};

type CallOptions = {
  json?: object;
  bytes?: Buffer;
  headers?: Record<string, string>;
  query?: Record<string, string | undefined>;
};

/** The service answered with a problem of its own. */
export class ServiceProblem extends CommandProblem {
  override name = 'ServiceProblem';
  status: number;
  data: Record<string, unknown>;
  /** Seconds, where the service says when to come again. */
  retryAfter: number | undefined;
  constructor(status: number, message: string, data: Record<string, unknown> = {}, retryAfter?: number) {
    super(message);
    this.status = status;
    this.data = data;
    this.retryAfter = retryAfter;
  }
}

const pageSize = 100;
const callLimitInMilliseconds = 60_000;

/** The portal's service, spoken to as whoever is signed in there, or as the machine's owner. */
export async function openService(env = process.env): Promise<OpenedService> {
  const portal = portalOf(env);
  const bearer = await openBearer(portal, env);
  /** Asks once more where the token has ended meanwhile. */
  const send = async (target: URL, init: (token: string) => RequestInit): Promise<Response> => {
    const attempt = async () =>
      fetch(target, init(await bearer.token())).catch((cause: unknown) => {
        if (cause instanceof CommandProblem) throw cause;
        throw notReached(cause, portal);
      });
    const first = await attempt();
    if (first.status !== 401 || !(await bearer.refused())) return first;
    await first.body?.cancel();
    return attempt();
  };
  const ask = async (
    method: string,
    path: string,
    { json, bytes, headers, query = {} }: CallOptions,
  ): Promise<{ body: Buffer; headers: Headers }> => {
    const target = new URL(`${portal.api}${path}`);
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) target.searchParams.set(name, value);
    const type = json ? 'application/json' : bytes ? 'application/offset+octet-stream' : undefined;
    const response = await send(target, (token) => ({
      method,
      headers: { authorization: `Bearer ${token}`, ...(type && { 'content-type': type }), ...headers },
      ...(json && { body: JSON.stringify(json) }),
      ...(bytes && { body: new Uint8Array(bytes) }),
      redirect: 'error',
      signal: AbortSignal.timeout(callLimitInMilliseconds),
    }));
    const body = Buffer.from(
      await response.arrayBuffer().catch((cause: unknown) => {
        throw notReached(cause, portal);
      }),
    );
    if (!response.ok) throw refused(response, body.toString(), bearer);
    return { body, headers: response.headers };
  };
  return {
    publicUrl: portal.url,
    async call(method, path, options = {}) {
      const text = (await ask(method, path, options)).body.toString();
      return (text ? JSON.parse(text) : undefined) as never;
    },
    async page(path, query = {}) {
      const { body, headers } = await ask('GET', path, { query });
      return {
        items: JSON.parse(body.toString()) as never[],
        total: Number(headers.get('x-pagination-total-results') ?? 0),
      };
    },
    async *pages(path, query = {}) {
      let place: Record<string, string> = { pageIndex: '1' };
      for (let pageIndex = 1; ; pageIndex++) {
        const { body, headers } = await ask('GET', path, {
          query: { pageSize: String(pageSize), ...query, ...place },
        });
        const items = JSON.parse(body.toString()) as [];
        yield items;
        const next = headers.get('x-pagination-next');
        if (!next && (place.cursor || items.length < pageSize)) return;
        // What comes or goes meanwhile moves no page behind a cursor.
        place = next ? { cursor: next } : { pageIndex: String(pageIndex + 1) };
      }
    },
    async read(path, query = {}) {
      return (await ask('GET', path, { query })).body;
    },
    async listen(path, signal) {
      const response = await send(new URL(`${portal.api}${path}`), (token) => ({
        headers: { authorization: `Bearer ${token}` },
        redirect: 'error',
        signal,
      }));
      if (!response.ok || !response.body) throw refused(response, await response.text(), bearer);
      return response.body;
    },
  };
}

function notReached(cause: unknown, { isNamed, url, port }: Portal): Error {
  const code = ((cause as Error).cause as NodeJS.ErrnoException | undefined)?.code ?? (cause as Error).name;
  if (isNamed) return new NotReached(`${url} does not answer (${code}): is the portal running there?`);
  if (code === 'ECONNREFUSED')
    return new NotReached(
      `The service is not running on port ${port}: start it with "npm start", or set PORT to the one it listens on.`,
    );
  return new NotReached(
    `The service on port ${port} does not answer (${code}): look at its log, or start it again.`,
  );
}

function refused({ status, headers }: Response, text: string, { advice }: Bearer): Error {
  if (status === 401) return new CommandProblem(advice);
  const parsed = parse(text);
  return new ServiceProblem(
    status,
    parsed.message ?? `The service answered with status ${status}.`,
    parsed.exceptionData,
    Number(headers.get('retry-after')) || undefined,
  );
}

function parse(text: string): { message?: string; exceptionData?: Record<string, unknown> } {
  try {
    return JSON.parse(text) as { message?: string };
  } catch {
    return {};
  }
}
