import {
  type FastifyBaseLogger,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { withoutSecrets } from './secret-texts.ts';
import { currentWork } from './telemetry/current-work.ts';
import { tracing } from './telemetry/tracing.ts';

export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/** Names of parameters that grant access, identify a person or hold a search term. */
const secretNames = [
  ...['jwt', 'token', 'access_token', 'refresh_token', 'id_token', 'id_token_hint', 'logout_token'],
  ...[
    'unlockToken',
    'code',
    'user_code',
    'code_verifier',
    'state',
    'password',
    'client_secret',
    'login_hint',
  ],
  ...['key', 'apiKey', 'api_key', 'secret', 'authorization'],
  ...['filter', 'searchTerm', 'search', 'instance', 'address', 'rule'],
];
/** A secret parameter, also of an address inside a value; or the secret of a registration mail, which ends a path. */
const beforeSecret = new RegExp(
  String.raw`(?:^|[?&#;=/])(?:${secretNames.join('|')})(?:\[\w*\])?=|/registered/+[^/?#]+/+`,
  'i',
);
/** Encodings within encodings that are read; an address has one, an address inside a parameter two. */
const maxEncodings = 8;

/** An address without its secrets, however their names are encoded and in whatever parameter's address they stand. */
export const redactAddress = (address: string): string =>
  address
    .split(/([?&#;])/)
    .map(redactPiece)
    .join('');

function redactPiece(piece: string): string {
  let text = piece;
  for (let time = 0; /%[0-7][\da-f]/i.test(text); time++) {
    if (time === maxEncodings) return '…';
    text = text.replace(/%([0-7][\da-f])/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  }
  const found = beforeSecret.exec(text);
  if (!found) return piece;
  return `${encodeURI(text.slice(0, found.index + found[0].length).toWellFormed())}…`;
}

/** Leaves the lines of a request to `observeRequests`, which writes one. Fastify writes two or three. */
export class OneLineRequests extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'requestId' });
  }
  override incomingRequest(): void {}
  override requestCompleted(): void {}
  override routeNotFound(): void {}
}

/** The trace, and for a job itself, its item and the request that began it. */
function workFields(): object {
  const { job, requestId } = currentWork() ?? {};
  const traceId = tracing()?.traceId();
  return {
    ...(job && { jobId: job.id, kind: job.kind, itemId: job.itemId, requestId }),
    ...(traceId && { traceId }),
  };
}

type ErrorFields = { type: string; message: string; stack: string; [more: string]: unknown };

/** Errors in a chain of causes that are logged. */
const maxCauses = 4;

/** An error for the log. The other fields of an error may name people: PostgreSQL's `detail` has the values of a row, SMTP's `rejected` the receivers. */
export function errorFields(problem: unknown, causes = 1): ErrorFields {
  if (!(problem instanceof Error)) return { type: typeof problem, message: '', stack: '' };
  const {
    message,
    stack = '',
    code,
    constraint,
    details,
    cause,
  } = problem as Error & Record<string, unknown>;
  return {
    ...{ type: problem.constructor.name, message, stack, code, constraint, details },
    ...(cause !== undefined && causes < maxCauses && { cause: errorFields(cause, causes + 1) }),
  };
}

/** Structured logs without secrets: no headers, no bodies, addresses redacted, and no text that looks like a key. */
export const loggerOptions = (level: string): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  mixin: workFields,
  hooks: { streamWrite: withoutSecrets },
  serializers: {
    // A serializer runs for lines that are written only.
    address: redactAddress,
    req: (request: FastifyRequest) => ({ method: request.method, url: redactAddress(request.url) }),
    err: errorFields,
    res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
  },
});
