import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { CallName } from '@tv/contract/calls/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../../clock.ts';
import { apiBase } from '../call-address.ts';
import { ownerOf, type Owner } from './whose-answer.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that the route answers. */
    call?: CallName;
  }
  interface FastifyRequest {
    /** The current organization of the person who makes the call, or that of the key, once it is known. */
    personsOrganizationId: string | undefined;
  }
}

/** What organizations say about the sites of others. */
export type ListedSites = {
  /** Whether any organization lists the origin. */
  isListed(origin: string): Promise<boolean>;
  isListedBy(owner: Owner, origin: string): Promise<boolean>;
};

/** How long an answer of an organization's list is cached, in milliseconds. */
const fresh = 10_000;
const most = 5_000;
const preflightSeconds = 600;

const exposedHeaders = [
  ...['x-pagination-index', 'x-pagination-size', 'x-pagination-total-pages'],
  ...['x-pagination-total-results', 'x-pagination-total-exact', 'x-pagination-next'],
  ...['x-search-corrected-term', 'x-search-omitted-words'],
  ...[
    'retry-after',
    'ratelimit',
    'ratelimit-policy',
    'etag',
    'www-authenticate',
    'x-request-id',
    'content-range',
    'content-disposition',
  ],
];

/**
 * Cross-origin reading (CORS). Pages of the portal read everything, pages of a listed site what is of an organization that lists it (ADR 75).
 * Cookies are never part of it, so a site has what its page brings along: a bearer or a media token.
 */
export async function letOtherSitesRead(
  app: FastifyInstance,
  { publicUrl, clock, sites }: { publicUrl: string; clock: Clock; sites: ListedSites },
): Promise<void> {
  const { isListed, isListedBy } = remembered(sites, clock);
  const optionsFor = (origin: string[]): FastifyCorsOptions => ({
    origin,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    // A strict preflight would be refused in plain text, which no client needs.
    strictPreflight: false,
    maxAge: preflightSeconds,
    exposedHeaders,
  });
  await app.register(cors, {
    // A preflight asks whether a request may be sent. Whether what it names exists and whose it is has no part in the answer.
    async delegator(request: FastifyRequest) {
      const { origin } = request.headers;
      const isPreflight = request.method === 'OPTIONS' && request.url.startsWith(`${apiBase}/`);
      const isForOther = isPreflight && isOrigin(origin) && (await isListed(origin));
      return optionsFor(isForOther ? [publicUrl, origin] : [publicUrl]);
    },
  });

  async function mayRead(request: FastifyRequest, origin: string, status: number): Promise<boolean> {
    const { call } = request.routeOptions.config;
    if (!call) return false;
    const { personsOrganizationId: id } = request;
    if (id !== undefined) return isListedBy({ of: 'organization', id }, origin);
    // A problem holds nothing of an organization, and without it a page could not tell what is wrong.
    const owner = status >= 400 ? 'any' : ownerOf(call, request.params as Record<string, string>);
    if (owner === 'any') return isListed(origin);
    return owner !== undefined && isListedBy(owner, origin);
  }

  app.decorateRequest('personsOrganizationId', undefined);
  // At the end, because only then it is known who makes the call.
  app.addHook('onSend', async (request, reply, payload) => {
    const { origin } = request.headers;
    if (!isOrigin(origin) || origin === publicUrl || reply.hasHeader('access-control-allow-origin'))
      return payload;
    if (await mayRead(request, origin, reply.statusCode))
      reply.headers({
        'access-control-allow-origin': origin,
        'cross-origin-resource-policy': 'cross-origin',
      });
    return payload;
  });
}

/** An origin as browsers write it. `null`, of pages without one, is none. */
const isOrigin = (text: string | undefined): text is string =>
  text !== undefined && text.length <= 300 && /^https?:\/\//.test(text) && URL.parse(text)?.origin === text;

/** Asks the database once in ten seconds about the same. A failure is not cached, and nobody reads then. */
function remembered({ isListed, isListedBy }: ListedSites, clock: Clock): ListedSites {
  const recent = new Map<string, { answer: Promise<boolean>; at: number }>();
  function once(key: string, ask: () => Promise<boolean>): Promise<boolean> {
    const now = clock().getTime();
    const known = recent.get(key);
    if (known && now - known.at < fresh) return known.answer;
    if (recent.size >= most) recent.clear();
    const answer = ask().catch(() => {
      recent.delete(key);
      return false;
    });
    recent.set(key, { answer, at: now });
    return answer;
  }
  return {
    isListed: (origin) => once(origin, () => isListed(origin)),
    isListedBy: ({ of, id }, origin) => once(`${of} ${id} ${origin}`, () => isListedBy({ of, id }, origin)),
  };
}
