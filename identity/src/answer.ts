import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { textFor } from './language.ts';
import { pageHeaders } from './pages/page.ts';

/** What the language of a page depends on. */
const depends = ['Accept-Language', 'Cookie'];

export const sendPage = (reply: FastifyReply, status: number, body: string) =>
  reply
    .code(status)
    .header('content-language', textFor(reply.request.headers).language)
    .header('vary', [reply.getHeader('vary') ?? [], depends].flat(2).join(', '))
    .type('text/html; charset=utf-8')
    .send(body);

export type KoaReply = Pick<KoaContextWithOIDC, 'set' | 'headers' | 'vary' | 'type' | 'body' | 'status'>;

/** The same where the library answers. */
export function showPage(ctx: KoaReply, body: string) {
  ctx.set({ ...pageHeaders, 'content-language': textFor(ctx.headers).language });
  ctx.vary(depends);
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = body;
}

/** A field of a sent form, as long as anything asked for can be. */
export function formField(request: FastifyRequest, name: string, longest = 512) {
  const value = (request.body as Record<string, unknown> | null | undefined)?.[name];
  return typeof value === 'string' ? value.slice(0, longest) : '';
}

/** A form that another page sent; the session's cookie comes with those of other sites, too (ADR 13). */
export function isForeign(request: FastifyRequest, issuer: string) {
  const { origin, 'sec-fetch-site': site } = request.headers;
  return site ? site !== 'same-origin' : origin !== undefined && origin !== new URL(issuer).origin;
}
