import type { FastifyBaseLogger } from 'fastify';

export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

const secretParameters = /([?&](?:jwt|token|code|state|id_token_hint|unlockToken)=)[^&\s"]*/gi;

/** An address without the values that open something. */
export const redactAddress = (address: string) => address.replace(secretParameters, '$1…');
