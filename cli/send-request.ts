import { bytesType } from '@tv/contract/calls/byte-calls';
import type { CallName } from '@tv/contract/calls/api';
import { requestLine } from '@tv/contract/calls/request';
import type { Bearer } from './sign-in/bearer.ts';
import { CommandProblem, NotReached, ServiceProblem } from './command-problem.ts';
import type { Portal } from './portal.ts';
import { problemText, type Refusal } from './reason-words.ts';
import { text } from './texts.ts';

/** The options of any call. The types of `Service` check them. */
export type AnyOptions = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  bytes?: Buffer;
  headers?: Record<string, string>;
};

/** Milliseconds. */
const callLimit = 60_000;

/** Sends calls to a portal as a bearer. A call whose token has expired is sent once more with a new token. */
export function requestsTo(portal: Portal, bearer: Bearer) {
  const send = async (name: CallName, options: AnyOptions, signal?: AbortSignal): Promise<Response> => {
    const { body, bytes, headers } = options;
    const { method, path } = requestLine(name, options);
    const type = body ? 'application/json' : bytes ? bytesType : undefined;
    const attempt = async () =>
      fetch(`${portal.api}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${await bearer.token()}`,
          ...(type && { 'content-type': type }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(bytes && { body: new Uint8Array(bytes) }),
        redirect: 'error',
        signal: signal ?? AbortSignal.timeout(callLimit),
      }).catch((cause: unknown) => {
        throw notReached(cause, portal);
      });
    const first = await attempt();
    if (first.status !== 401 || !(await bearer.refused())) return first;
    await first.body?.cancel();
    return attempt();
  };
  return {
    /** The whole answer of a call. */
    async ask(name: CallName, options: AnyOptions = {}): Promise<{ content: Buffer; headers: Headers }> {
      const response = await send(name, options);
      const content = Buffer.from(
        await response.arrayBuffer().catch((cause: unknown) => {
          throw notReached(cause, portal);
        }),
      );
      if (!response.ok) throw refused(response, content.toString(), bearer);
      return { content, headers: response.headers };
    },
    /** The answer of a call as it arrives, without an end of its own. */
    async listen(name: CallName, signal: AbortSignal): Promise<AsyncIterable<Uint8Array>> {
      const response = await send(name, {}, signal);
      if (!response.ok || !response.body) throw refused(response, await response.text(), bearer);
      return response.body;
    },
  };
}

function notReached(cause: unknown, { isNamed, url, port }: Portal): Error {
  const code = ((cause as Error).cause as NodeJS.ErrnoException | undefined)?.code ?? (cause as Error).name;
  if (isNamed) return new NotReached(text.portalSilent({ url, code }));
  if (code === 'ECONNREFUSED') return new NotReached(text.notRunning({ port }));
  return new NotReached(text.serviceSilent({ port, code }));
}

function refused({ status, headers }: Response, body: string, { advice }: Bearer): Error {
  if (status === 401) return new CommandProblem(advice);
  const parsed = parse(body);
  return new ServiceProblem(
    status,
    parsed.message === undefined
      ? text.answeredStatus({ status: String(status) })
      : problemText({ ...parsed, message: parsed.message }),
    parsed.exceptionData,
    Number(headers.get('retry-after')) || undefined,
  );
}

function parse(body: string): Partial<Refusal> {
  try {
    return JSON.parse(body) as Partial<Refusal>;
  } catch {
    return {};
  }
}
