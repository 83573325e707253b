import { isLoopback } from '@tv/contract/network';
import type { FastifyRequest } from 'fastify';

const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/** Whether a request comes from a loopback address and was forwarded by no proxy. */
export const isFromThisMachine = ({ socket, headers }: FastifyRequest): boolean =>
  isLoopback(socket.remoteAddress ?? '') && forwardingHeaders.every((name) => headers[name] === undefined);
