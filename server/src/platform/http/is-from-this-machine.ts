import { isLoopback } from '@tv/contract/formats/network';
import type { FastifyRequest } from 'fastify';

/** Headers that a proxy adds. Some add only one of them, such as the scheme of the request. */
const forwardingHeader =
  /^(?:forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/;

/** Whether a request comes from a loopback address and was forwarded by no proxy. */
export const isFromThisMachine = ({ socket, headers }: FastifyRequest): boolean =>
  isLoopback(socket.remoteAddress ?? '') && !Object.keys(headers).some((name) => forwardingHeader.test(name));
