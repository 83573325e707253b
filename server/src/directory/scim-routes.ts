import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { crossing } from '../platform/db/second-lock/scope.ts';
import { failureOf } from '../platform/http/answer-problems.ts';
import { Problem } from '../platform/http/problem.ts';
import { hashToken } from '../platform/auth/secret-token.ts';
import type { DirectoryDeps } from './deps.ts';
import { serveGroups } from './groups/groups-routes.ts';
import { prefix, scimAddress, type ServeScim } from './scim-call.ts';
import type { ScimQuery } from './scim-page.ts';
import { notThere, ScimProblem } from './scim-problem.ts';
import { serveSearch } from './search-routes.ts';
import { serveDescriptions } from './scim-schemas.ts';
import { findTokenOrganization } from './tokens-db.ts';
import { serveUsers } from './users/users-routes.ts';

const mediaType = 'application/scim+json; charset=utf-8';
/** Limit of a body in bytes. A group of ten thousand members fits. */
const largestBody = 2 * 1024 * 1024;

/** Serves SCIM 2.0 (RFC 7644). It has bodies, errors and tokens of its own, so it is separate from the API. */
export function serveScim(app: FastifyInstance, deps: DirectoryDeps): void {
  app.register(
    async (scim) => {
      scim.addContentTypeParser(
        'application/scim+json',
        { parseAs: 'string', bodyLimit: largestBody },
        scim.getDefaultJsonParser('error', 'error'),
      );
      scim.addHook('preHandler', (_request, _reply, done) => crossing('directory', done));
      scim.setErrorHandler<FastifyError | ScimProblem | Problem>(answerProblem);
      const serve: ServeScim = (name, handle) => {
        const [method, url] = name.split(' ') as [HTTPMethods, string];
        // Some directories write the first part of the path in lower case.
        const aliases = new Set([url, url.replace(/^\/\w+/, (type) => type.toLowerCase())]);
        const route = (alias: string) => ({
          method,
          url: alias,
          bodyLimit: largestBody,
          async handler(request: FastifyRequest, reply: FastifyReply) {
            const organizationId = await authenticate(deps, request);
            const answer = await handle({
              organizationId,
              id: readId((request.params as { id?: string }).id),
              query: request.query as ScimQuery,
              body: request.body,
            });
            reply.header('cache-control', 'private, no-store');
            if (!answer) return reply.code(204).send();
            // The answer of a search is a list.
            const made = method === 'POST' ? (answer.id as string | undefined) : undefined;
            if (made) reply.code(201).header('location', `${scimAddress(deps.publicUrl)}${url}/${made}`);
            return send(reply, answer);
          },
        });
        for (const alias of aliases) scim.route(route(alias));
      };
      serveUsers(serve, deps);
      serveGroups(serve, deps);
      serveSearch(serve, deps);
      serveDescriptions(serve, scimAddress(deps.publicUrl));
      for (const url of ['/Me', '/me', '/Bulk', '/bulk'])
        scim.all(url, async (request) => {
          await authenticate(deps, request);
          throw new ScimProblem(501, 'This service has neither /Me nor /Bulk: see ServiceProviderConfig.');
        });
      scim.all('/*', { config: { answersUnknown: true } }, async (request) => {
        await authenticate(deps, request);
        throw notThere('This endpoint');
      });
    },
    { prefix },
  );
}

const send = (reply: FastifyReply, body: object) => reply.type(mediaType).send(JSON.stringify(body));

/** Authenticates a directory by its token, which names its organization. No other token is accepted. */
async function authenticate({ db, clock }: DirectoryDeps, request: FastifyRequest): Promise<string> {
  const token = /^Bearer (\S{20,200})$/i.exec(request.headers.authorization ?? '')?.[1];
  const found = token && (await findTokenOrganization(db, hashToken(token), clock()));
  if (!found)
    throw new ScimProblem(
      401,
      'The directory’s token is missing or has been revoked: an admin of the organization can create one.',
    );
  if (found.isTrial)
    throw new ScimProblem(
      403,
      'A free trial cannot have a directory: ask the portal’s operator to lift the limits.',
    );
  return found.organizationId;
}

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function readId(id: string | undefined): string {
  if (id !== undefined && !isId.test(id)) throw notThere('This resource');
  return id?.toLowerCase() ?? '';
}

/** Sends an error (RFC 7644, section 3.12). */
function answerProblem(
  error: FastifyError | ScimProblem | Problem,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const known = error instanceof ScimProblem ? error : undefined;
  const status = 'status' in error ? error.status : (error.statusCode ?? failureOf(error));
  const isAnswer = error instanceof ScimProblem || error instanceof Problem;
  if (status >= 500 && !isAnswer) request.log.error({ err: error }, 'a directory’s request failed');
  reply.code(status).header('cache-control', 'private, no-store');
  if (error instanceof Problem && error.retryAfterSeconds)
    reply.header('retry-after', error.retryAfterSeconds);
  if (status === 401) reply.header('www-authenticate', 'Bearer realm="scim"');
  const scimType = known ? known.scimType : status === 400 ? 'invalidSyntax' : undefined;
  return send(reply, {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    status: String(status),
    ...(scimType && { scimType }),
    detail:
      status >= 500 && !isAnswer ? 'Something went wrong on our side. Please try again.' : error.message,
  });
}
