import compileSerializer from 'fast-json-stringify';
import { apiBase } from './call-address.ts';
import { compileOnce } from './validation/compile-once.ts';
import { Readable } from 'node:stream';
import {
  api,
  type Answer,
  type Api,
  type Body,
  type CallName,
  type Params,
  type Query,
} from '@tv/contract/calls/api';
import type { Endpoint } from '@tv/contract/endpoint';
import { Problem as ProblemSchema } from '@tv/contract/fields';
import { seenAsCalls, seenAsHeader } from '@tv/contract/people/seen-as-calls';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { type Actor, actorOfKey, asActor, commandLineActor } from '../actor.ts';
import { authenticate, type Authentication } from '../auth/authenticate.ts';
import type { Caller } from '../auth/caller.ts';
import { inScopeOf } from '../auth/scope-of-call.ts';
import { crossing } from '../db/second-lock/scope.ts';
import {
  checkRequests,
  dropNulls,
  refuseUnknownNames,
  refuseUnstorable,
} from './validation/check-requests.ts';
import { addVary, isKnown } from './entity-tag.ts';
import { withRequestSignal } from './requests/request-signal.ts';
import { writePageHeaders, type Page, type PageRequest, type SerializedPage } from './page.ts';
import type { OwnWrites } from './own-writes.ts';
import { currentWork } from '../telemetry/current-work.ts';
import { noJson } from './problem.ts';
import { SerializedJson } from './serialized-json.ts';

/** A handler's argument: the request's params, query and body, validated against the contract, and the caller. */
export type Call<Name extends CallName> = {
  params: Params<Name>;
  query: Query<Name>;
  body: Body<Name>;
  caller: Caller;
  request: FastifyRequest;
  reply: FastifyReply;
};

type Handled<Name extends CallName> = Api[Name] extends { raw: true }
  ? unknown
  : Api[Name] extends { paged: true }
    ? Answer<Name> extends (infer Item)[]
      ? Page<Item> | SerializedPage<Item>
      : never
    : Answer<Name> extends undefined
      ? void
      : Answer<Name> | SerializedJson<Answer<Name>>;

export type Handler<Name extends CallName> = (call: Call<Name>) => Promise<Handled<Name>>;

/** Registers a call of the contract, with and without the prefix `/v2`. */
export type Serve = <Name extends CallName>(name: Name, handle: Handler<Name>) => void;

/** Seconds for which shared caches may store a public answer. */
const sharedSeconds = 30;

const answers = compileOnce(({ schema }) => compileSerializer(schema as object));

/** Every call takes the same steps: parse → authenticate and authorize → handle → present. */
export function createServe(
  app: FastifyInstance,
  authentication: Authentication,
  ownWrites: OwnWrites,
): Serve {
  takeEmptyJson(app);
  checkRequests(app);
  app.setSerializerCompiler(answers);
  return (name, handle) => {
    const endpoint: Endpoint = api[name];
    const [method, path] = name.split(' ') as [HTTPMethods, string];
    const known = Object.keys(endpoint.query?.properties ?? {});
    // Raw calls stream bytes after their handler has ended, so the request's signal does not cover them.
    const isReading = method === 'GET' && !endpoint.raw;
    const route = (url: string) => ({
      method,
      url,
      schema: schemaOf(endpoint),
      config: { call: name },
      ...(endpoint.largestBody && { bodyLimit: endpoint.largestBody }),
      async preValidation(request: FastifyRequest) {
        refuseUnknownNames(request.query as object, known);
        if (endpoint.body) leaveOutNulls(request);
      },
      async handler(request: FastifyRequest, reply: FastifyReply) {
        const answer = async () => {
          refuseUnstorable(request.params);
          if (endpoint.query) refuseUnstorable(request.query, true);
          if (endpoint.body) refuseUnstorable(request.body);
          const caller = await crossing('sign-in', () =>
            authenticate(authentication, { request, reply }, name, seenAsCalls.has(name)),
          );
          noteCaller(caller, request);
          const call = {
            params: request.params as never,
            query: request.query as never,
            body: request.body as never,
            caller,
            request,
            reply,
          };
          const unlock = request.headers['x-unlock-token'];
          const holdsUnlock = unlock !== undefined;
          const guestOf =
            holdsUnlock && endpoint.access === 'public'
              ? await crossing('media token', () => authentication.organizationOfGuest(String(unlock)))
              : undefined;
          const actor = actorOf(caller);
          const handled = () =>
            inScopeOf({ name, access: endpoint.access, caller, guestOf }, () =>
              actor ? asActor(actor, () => handle(call)) : handle(call),
            );
          const result = isReading
            ? await ownWrites.reading({ caller, holdsUnlock }, handled)
            : method === 'GET'
              ? await handled()
              : await ownWrites.writing({ caller }, handled);
          return endpoint.raw ? result : present(endpoint, caller, request, reply, result);
        };
        return isReading ? withRequestSignal(reply, answer) : answer();
      },
    });
    app.route(route(apiBase + path));
    app.route(route(`${apiBase}/v2${path}`));
  };
}

/** The request's log line names the person or the key by id, and the sites that may read the answer are those of their organization. */
function noteCaller(caller: Caller, request: FastifyRequest): void {
  if (caller.kind === 'person') request.personsOrganizationId = caller.person.organizationId;
  if (caller.kind === 'key') request.personsOrganizationId = caller.account.organizationId;
  const work = currentWork();
  if (work && caller.kind === 'person') work.personId = caller.person.seenBy ?? caller.person.id;
  if (work && caller.kind === 'key') work.apiKeyId = caller.account.id;
}

function actorOf(caller: Caller): Actor | undefined {
  if (caller.kind === 'command-line') return { name: commandLineActor };
  if (caller.kind !== 'key') return undefined;
  return { name: actorOfKey(caller.account.name), apiKeyId: caller.account.id };
}

function leaveOutNulls({ body }: FastifyRequest): void {
  // A stream would pass a schema without required fields, because it is an object too.
  if (body instanceof Readable) throw noJson();
  dropNulls(body);
}

function schemaOf({ params, query, body, answer, status }: Endpoint) {
  return {
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: {
      ...(answer ? { [status ?? 200]: answer } : {}),
      '4xx': ProblemSchema,
      '5xx': ProblemSchema,
    },
  };
}

function present(
  { answer, paged, status, access }: Endpoint,
  caller: Caller,
  request: FastifyRequest,
  reply: FastifyReply,
  result: unknown,
) {
  if (!answer) return reply.code(204).header('cache-control', 'private, no-store').send();
  if (paged) writePageHeaders(reply, request.query as PageRequest, result as Page<unknown>);
  const payload = paged ? (result as Page<unknown>).items : result;
  const isShared =
    access === 'public' &&
    (request.method === 'GET' || request.method === 'HEAD') &&
    caller.kind === 'nobody' &&
    !request.headers['x-unlock-token'];
  addVary(reply, 'Authorization', 'x-unlock-token', seenAsHeader, 'accept-encoding');
  reply.code(status ?? 200);
  const json =
    payload instanceof SerializedJson ? payload : new SerializedJson(reply.serialize(payload) as string);
  if (isShared) {
    const { tag } = json;
    const seconds = Math.min(sharedSeconds, json.sharedSeconds || sharedSeconds);
    reply.headers({ 'cache-control': `public, s-maxage=${seconds}`, etag: tag });
    if (isKnown(request, tag)) return reply.code(304).send();
  } else reply.header('cache-control', 'private, no-store');
  return reply.type('application/json; charset=utf-8').send(json.body);
}

/** Treats an empty body of type JSON as no body. Calls without a body accept it, others answer which field is missing. */
function takeEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null, undefined);
    else void parse(request, text as string, done);
  });
}
