import type { FastifyReply, FastifyRequest } from 'fastify';

export const sendPage = (reply: FastifyReply, status: number, body: string) =>
  reply.code(status).type('text/html; charset=utf-8').send(body);

/** A field of a sent form, as long as anything asked for can be. */
export function formField(request: FastifyRequest, name: string, longest = 512) {
  const value = (request.body as Record<string, unknown> | null | undefined)?.[name];
  return typeof value === 'string' ? value.slice(0, longest) : '';
}

export const waitSentence = (seconds: number) =>
  `Too many attempts. Wait ${seconds === 1 ? '1 second' : `${seconds} seconds`}, then try again.`;

/** A form that another page sent: cookies are SameSite=Lax; this also keeps out sibling domains. */
export function isForeign(request: FastifyRequest, issuer: string) {
  const { origin, 'sec-fetch-site': site } = request.headers;
  return site ? site !== 'same-origin' : origin !== undefined && origin !== new URL(issuer).origin;
}
