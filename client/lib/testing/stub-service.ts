import type { Answer, Body, CallName } from '@tv/contract/calls/api';
import type { PortalConfiguration } from '@tv/contract/calls/configuration';
import { sayReason, type ProblemReason } from '@tv/contract/reasons/problem-reasons';
import { vi } from 'vitest';

/** One request as the stub heard it. */
export type Heard<Name extends CallName = CallName> = {
  name: Name;
  params: Record<string, string>;
  query: URLSearchParams;
  body: Body<Name>;
  headers: Headers;
};

/** What a call answers: its answer, a `Response`, or a function of the request that gives one of them, also later. */
type Answers = {
  [Name in CallName]?:
    | Answer<Name>
    | Response
    | ((heard: Heard<Name>) => Answer<Name> | Response | Promise<Answer<Name> | Response>);
};

const apiBase = '/api';

/** The service's refusal of a call, as the contract describes problems. */
export const refusal = (
  status: number,
  { why, exceptionData, ...more }: { why?: ProblemReason; errorCode?: number; exceptionData?: object } = {},
) =>
  Response.json(
    {
      errorCode: 0,
      ...(why && { reason: why.name, message: sayReason(why) }),
      exceptionData: { ...why?.values, ...exceptionData },
      ...more,
    },
    { status },
  );

/** An answer with headers, e.g. the tag of a version or the totals of a list. */
export const answerWith = <Value>(answer: Value, headers: Record<string, string>): Response =>
  Response.json(answer, { headers });

/** An item, or what else two people may change, with its tag. */
export const tagged = <Value>(answer: Value, tag: string): Response => answerWith(answer, { etag: tag });

/** One page of a list that has no other. */
export const onlyPage = <Value>(answer: Value[]): Response =>
  answerWith(answer, {
    'x-pagination-total-pages': '1',
    'x-pagination-total-results': String(answer.length),
  });

/**
 * Takes the place of the network for calls of the contract: everything above `fetch` is the real thing. A call that no answer
 * was given for is refused with 404, and `unanswered` names it. `answer` adds or replaces answers. `isOffline` cuts the line.
 * `texts`: files that a page reads beside the calls, by their paths.
 */
export function stubService(initial: Answers, texts: Record<string, string> = {}) {
  const answers: Answers = { ...initial };
  const heard: Heard[] = [];
  const unanswered: string[] = [];
  const line = { isOffline: false };

  vi.stubGlobal('fetch', async (address: RequestInfo | URL, init: RequestInit = {}) => {
    init.signal?.throwIfAborted();
    if (line.isOffline) throw new TypeError('Failed to fetch');
    const url = new URL(String(address), 'http://localhost');
    const text = texts[url.pathname];
    if (text !== undefined) return new Response(text);
    const method = init.method ?? 'GET';
    const found = url.pathname.startsWith(apiBase)
      ? match(answers, method, url.pathname.slice(apiBase.length))
      : undefined;
    if (!found) {
      unanswered.push(`${method} ${url.pathname}`);
      return refusal(404);
    }
    const request = {
      ...found,
      query: url.searchParams,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
      headers: new Headers(init.headers),
    } as Heard;
    heard.push(request);
    const given = answers[found.name];
    const answer = typeof given === 'function' ? await (given as (heard: Heard) => unknown)(request) : given;
    init.signal?.throwIfAborted();
    // A response is read once, and the same one may answer many requests.
    if (answer instanceof Response) return answer.clone();
    return answer === undefined || answer === null
      ? new Response(null, { status: 204 })
      : Response.json(answer);
  });

  return {
    line,
    unanswered,
    answer: (more: Answers) => void Object.assign(answers, more),
    /** The requests of a call so far, the oldest first. */
    heard: <Name extends CallName>(name: Name) => heard.filter((each) => each.name === name) as Heard<Name>[],
  };
}

export type StubbedService = ReturnType<typeof stubService>;

/** The call at an address. Of several templates the one with the fewest parameters is meant. */
function match(answers: Answers, method: string, path: string) {
  return Object.keys(answers)
    .flatMap((name) => {
      const [ownMethod, template = ''] = name.split(' ');
      const names = [...template.matchAll(/:(\w+)/g)].map(([, each]) => each ?? '');
      const pattern = template.replaceAll('.', String.raw`\.`).replace(/:\w+/g, '([^/]+)');
      const values = ownMethod === method && new RegExp(`^${pattern}$`).exec(path);
      if (!values) return [];
      const params = Object.fromEntries(
        names.map((each, index) => [each, decodeURIComponent(values[index + 1] ?? '')]),
      );
      return [{ name: name as CallName, params }];
    })
    .sort((one, other) => Object.keys(one.params).length - Object.keys(other.params).length)[0];
}

const configuration: PortalConfiguration = {
  version: '0.0.0',
  environment: 'PROD',
  apiBase,
  signIn: { authority: 'http://localhost/oidc', clientId: 'tv-portal', scope: 'openid' },
  legacySelfRegistrationIds: [],
  addresses: {},
};

/** Writes the page's configuration. It is read once in a test file: call it before everything else. */
export function writeConfiguration(more: Partial<PortalConfiguration> = {}): void {
  const script = document.createElement('script');
  script.id = 'configuration';
  script.type = 'application/json';
  script.textContent = JSON.stringify({ ...configuration, ...more });
  document.head.replaceChildren(script);
}
