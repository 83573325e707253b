import type { FastifyBaseLogger, FastifyRequest, FastifyServerOptions } from 'fastify';

export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

const secretParameters =
  /([?&](?:jwt|token|code|state|id_token_hint|unlockToken|login_hint|filter|searchTerm|search)=)[^&\s"]*/gi;

/** The secret of a registration mail ends a path. */
const secretPaths = /(\/registered\/[^/?\s"]+\/)[^/?\s"]+/gi;

/** An address without the values that open something or name somebody. */
export const redactAddress = (address: string): string =>
  address.replace(secretParameters, '$1…').replace(secretPaths, '$1…');

/** Structured logs without secrets: no headers, no bodies, addresses redacted. */
export const loggerOptions = (level: string): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  serializers: {
    req: (request: FastifyRequest) => ({ method: request.method, url: redactAddress(request.url) }),
    res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
  },
});
