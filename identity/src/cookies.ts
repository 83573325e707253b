import type { FastifyReply } from 'fastify';

/** `path` is below the provider's address. */
export type SetCookie = (
  reply: FastifyReply,
  cookie: { name: string; value: string; path: string; seconds: number },
) => FastifyReply;

/** Writes cookies that no script reads and that other sites send along with a link only. */
export function createSetCookie({ issuer, mountPath }: { issuer: string; mountPath: string }): SetCookie {
  const secure = issuer.startsWith('https:') ? '; Secure' : '';
  return (reply, { name, value, path, seconds }) =>
    reply.header(
      'set-cookie',
      `${name}=${value}; Path=${mountPath}${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`,
    );
}

export const readCookie = (header: string | undefined, name: string) =>
  new RegExp(`(?:^|; )${name}=([^;]+)`).exec(header ?? '')?.[1] ?? '';
