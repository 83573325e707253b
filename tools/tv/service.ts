import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { CommandProblem } from './command-problem.ts';

/** The running service, spoken to with the token that it keeps for this computer. */
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
  constructor(status: number, message: string, data: Record<string, unknown> = {}) {
    super(message);
    this.status = status;
    this.data = data;
  }
}

const pageSize = 100;
const callLimitInMilliseconds = 60_000;

export async function openService(env = process.env): Promise<OpenedService> {
  const port = env.PORT || '3000';
  const address = `http://127.0.0.1:${port}/api`;
  const dataDir = resolve(env.DATA_DIR || join(import.meta.dirname, '../../data'));
  const token = await readToken(dataDir);
  const ask = async (
    method: string,
    path: string,
    { json, bytes, headers, query = {} }: CallOptions,
  ): Promise<{ body: Buffer; headers: Headers }> => {
    const target = new URL(`${address}${path}`);
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) target.searchParams.set(name, value);
    const type = json ? 'application/json' : bytes ? 'application/offset+octet-stream' : undefined;
    const response = await fetch(target, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(type && { 'content-type': type }), ...headers },
      ...(json && { body: JSON.stringify(json) }),
      ...(bytes && { body: new Uint8Array(bytes) }),
      signal: AbortSignal.timeout(callLimitInMilliseconds),
    }).catch((cause: unknown) => {
      throw notReached(cause, port);
    });
    const body = Buffer.from(await response.arrayBuffer());
    if (!response.ok) throw await refused(response.status, body.toString(), dataDir);
    return { body, headers: response.headers };
  };
  return {
    publicUrl: (env.PUBLIC_URL || `http://localhost:${port}`).replace(/\/+$/, ''),
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
      const response = await fetch(`${address}${path}`, {
        headers: { authorization: `Bearer ${token}` },
        signal,
      }).catch((cause: unknown) => {
        throw notReached(cause, port);
      });
      if (!response.ok || !response.body)
        throw await refused(response.status, await response.text(), dataDir);
      return response.body;
    },
  };
}

async function readToken(dataDir: string): Promise<string> {
  try {
    return (await readFile(join(dataDir, 'service-token'), 'utf8')).trim();
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EACCES')
      throw new CommandProblem(
        `The service's token in ${dataDir} belongs to another user: run this command as the one who started the service.`,
      );
    throw new CommandProblem(
      `There is no service in ${dataDir} yet: start it with "npm start", or set DATA_DIR to the folder that it was started with.`,
    );
  }
}

/** Whether the connection failed, which may pass; the code says how. */
export class NotReached extends CommandProblem {
  override name = 'NotReached';
}

function notReached(cause: unknown, port: string): Error {
  const code = ((cause as Error).cause as NodeJS.ErrnoException | undefined)?.code ?? (cause as Error).name;
  if (code === 'ECONNREFUSED')
    return new NotReached(
      `The service is not running on port ${port}: start it with "npm start", or set PORT to the one it listens on.`,
    );
  return new NotReached(
    `The service on port ${port} does not answer (${code}): look at its log, or start it again.`,
  );
}

async function refused(status: number, text: string, dataDir: string): Promise<Error> {
  if (status === 401)
    return new CommandProblem(
      `The service on this port does not know the token in ${dataDir}: set DATA_DIR to the folder that it was started with.`,
    );
  const parsed = parse(text);
  return new ServiceProblem(
    status,
    parsed.message ?? `The service answered with status ${status}.`,
    parsed.exceptionData,
  );
}

function parse(text: string): { message?: string; exceptionData?: Record<string, unknown> } {
  try {
    return JSON.parse(text) as { message?: string };
  } catch {
    return {};
  }
}
