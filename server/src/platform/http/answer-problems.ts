import { ProblemCode } from '@tv/contract/problems';
import { because, sayReason, type ProblemReason } from '@tv/contract/reasons/problem-reasons';
import { textRules } from '@tv/contract/texts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDiskFull } from '../db/full-disk.ts';
import { isAway } from '../db/is-away.ts';
import { isOutOfScope } from '../db/second-lock/second-lock.ts';
import { refusalOfTrigger } from './legal-hold.ts';
import { notFound, Problem } from './problem.ts';
import { schemaReason } from './validation/schema-reason.ts';

/** Sends every error in one shape: `{ errorCode, message, reason, exceptionData, traceId }`. */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | Problem>((error, request, reply) => {
    // The handler of a file may have set the file's headers already.
    reply.removeHeader('content-disposition').type('application/json; charset=utf-8');
    reply.header('cache-control', 'private, no-store');
    if (error instanceof Problem) {
      if (error.status === 401) reply.header('www-authenticate', challenge(request));
      if (error.retryAfterSeconds) reply.header('retry-after', String(error.retryAfterSeconds));
      return reply.code(error.status).send({ ...error.toBody(), traceId: request.id });
    }
    const held = refusalOfTrigger(error);
    if (held) return reply.code(held.status).send({ ...held.toBody(), traceId: request.id });
    if (isOutOfScope(error)) {
      // The statement before found the row. Since then it was hidden from the caller.
      request.log.warn({ err: error }, 'the second lock refused a row');
      return reply.code(404).send({ ...notFound('This').toBody(), traceId: request.id });
    }
    const status = hasLeft(request)
      ? 400
      : error.statusCode && error.statusCode < 500
        ? error.statusCode
        : failureOf(error);
    if (status >= 500) request.log.error({ err: error }, 'a request failed');
    if (status === 503) reply.header('retry-after', '10');
    // A malformed id in an address is answered like an id that does not exist.
    if (error.validationContext === 'params') return answerBadAddress(request, reply);
    const first = error.validation?.[0];
    const reason = first ? schemaReason(first, allowedValues(error)) : reasonOf(status);
    const field = first && nameOf(error);
    const problem = new Problem(status, ProblemCode.Other, reason, {
      ...(status < 500 && { message: messageOf(error, request) }),
      ...(field && { exceptionData: { field } }),
    });
    return reply.code(status).send({ ...problem.toBody(), traceId: request.id });
  });
}

/** Whether the caller went away in the middle of the request. Nobody hears the answer, and nothing here failed. */
const hasLeft = ({ raw }: FastifyRequest) => raw.destroyed && !raw.complete;

/** The `WWW-Authenticate` header (RFC 6750, section 3). The token `public` stands for a visitor and is never invalid. */
function challenge({ headers }: FastifyRequest): string {
  const hasToken = /^Bearer (?!public$)\S+$/i.test(headers.authorization ?? '');
  const wrong =
    ', error="invalid_token", error_description="The access token has expired or was not issued for this portal."';
  return `Bearer realm="TV"${hasToken ? wrong : ''}`;
}

/** The status of an error that is not an answer by itself. */
export const failureOf = (error: Error): number => (isDiskFull(error) ? 507 : isAway(error) ? 503 : 500);

/** Why a request failed that no schema refused. */
function reasonOf(status: number): ProblemReason {
  if (status === 507) return because('files.diskFull');
  if (status === 503) return because('request.away');
  if (status >= 500) return because('request.failed');
  return because(status === 413 ? 'request.tooLarge' : 'request.malformed');
}

/** Answers 404. It also answers addresses that the router cannot decode, like `%zz`, for which no hook runs. */
export function answerBadAddress(request: FastifyRequest, reply: FastifyReply) {
  return reply.code(404).header('x-robots-tag', 'noindex').send({
    errorCode: ProblemCode.NotFound,
    message: 'This address does not exist.',
    reason: 'request.notFound',
    traceId: request.id,
  });
}

type SchemaParams =
  | {
      missingProperty?: string;
      additionalProperty?: string;
      allowedValue?: unknown;
      allowedValues?: unknown[];
      pattern?: string;
    }
  | undefined;

function nameOf(error: FastifyError): string {
  const first = error.validation?.[0];
  const { missingProperty, additionalProperty } = (first?.params as SchemaParams) ?? {};
  const path = (first?.instancePath ?? '').split('/').filter(Boolean);
  // The values of a repeated query name are not fields, so the name is enough.
  if (error.validationContext === 'querystring' && path.length > 0) return path[0]!;
  const named = additionalProperty ?? missingProperty;
  return [...path, ...(named === undefined ? [] : [named])].join('.');
}

function messageOf(error: FastifyError, { query }: FastifyRequest): string {
  const context = error.validationContext;
  const first = error.validation?.[0];
  if (!first) return error.message;
  const name = nameOf(error);
  if ((first.params as SchemaParams)?.additionalProperty) return `${context} has no field ${name}.`;
  const rule = textRules.get(String((first.params as SchemaParams)?.pattern));
  if (rule) return `${name} ${sayReason(because(rule))}`;
  if (context === 'querystring' && first.keyword === 'type' && Array.isArray((query as Values)[name]))
    return `querystring/${name} may be given once.`;
  const allowed = allowedValues(error);
  if (allowed.length === 0 || allowed.length > maxNamedValues) return error.message;
  return `${context}${first.instancePath} must be one of: ${allowed.join(', ')}.`;
}

type Values = Record<string, unknown>;
/** A message does not list more values than these. */
const maxNamedValues = 40;

/** The values that a schema allows, where nothing but one of these values is allowed. */
function allowedValues({ validation = [] }: FastifyError): unknown[] {
  const params = validation.map((each) => each.params as SchemaParams);
  if (validation[0]?.keyword === 'enum') return params[0]?.allowedValues ?? [];
  const alternatives = validation.filter(({ keyword }) => keyword !== 'anyOf');
  return alternatives.every(({ keyword }) => keyword === 'const')
    ? params.flatMap((each) => (each && 'allowedValue' in each ? [each.allowedValue] : []))
    : [];
}
