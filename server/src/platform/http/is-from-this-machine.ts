import type { FastifyRequest } from 'fastify';

const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/** Whether a request comes from a loopback address and was forwarded by no proxy. */
export const isFromThisMachine = ({ socket, headers }: FastifyRequest): boolean =>
  /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '') &&
  forwardingHeaders.every((name) => headers[name] === undefined);
