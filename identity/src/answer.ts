import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { defaultLanguage } from '@tv/contract/languages/languages';
import { pageHeaders } from './pages/page.ts';

/** Request headers that the language of a page depends on. */
const languageHeaders = ['Accept-Language', 'Cookie'];

/** The language that a page says it is in. */
const languageOf = (page: string) => /<html lang="([^"]+)"/.exec(page)?.[1] ?? defaultLanguage;

/** Answers with a page in a route of Fastify. */
export const sendPage = (reply: FastifyReply, status: number, body: string) =>
  reply
    .code(status)
    .header('content-language', languageOf(body))
    .header('vary', [reply.getHeader('vary') ?? [], languageHeaders].flat(2).join(', '))
    .type('text/html; charset=utf-8')
    .send(body);

/** The part of oidc-provider's request and answer (Koa) that a page needs. */
export type KoaReply = Pick<KoaContextWithOIDC, 'set' | 'headers' | 'vary' | 'type' | 'body' | 'status'>;

/** Answers with a page in a callback of oidc-provider. */
export function showPage(ctx: KoaReply, body: string) {
  ctx.set({ ...pageHeaders, 'content-language': languageOf(body) });
  ctx.vary(languageHeaders);
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = body;
}

/** A field of a sent form, cut to a length. Empty where it is absent. */
export function formField(request: FastifyRequest, name: string, maxLength = 512) {
  const value = (request.body as Record<string, unknown> | null | undefined)?.[name];
  return typeof value === 'string' ? value.slice(0, maxLength) : '';
}

/** Whether another site's page sent this form. Such forms carry the session's cookie, too (ADR 13). */
export function isCrossOrigin(request: FastifyRequest, issuer: string) {
  const { origin, 'sec-fetch-site': site } = request.headers;
  return site ? site !== 'same-origin' : origin !== undefined && origin !== new URL(issuer).origin;
}
