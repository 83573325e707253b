import type { FastifyRequest } from 'fastify';

/** Global Privacy Control: the person asks not to be measured. */
export const asksForPrivacy = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['sec-gpc'] === '1';
