import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { textFor } from './language.ts';
import type { Surroundings } from './pages/page.ts';
import type { Identity } from './provider.ts';

/** An organization to the eye. */
export interface Look {
  id: string;
  name: string;
  logoUrl?: string | undefined;
  /** The specification's theme colour keys. */
  colors: Record<string, string>;
}

/** Given by the service: the organization that somebody is in, the one asked for, or the only one that there is. */
export type FindLook = (
  of: { subject: string } | { organizationId: string } | undefined,
) => Promise<Look | undefined>;

const cookieName = 'tv_look';
const rememberedFor = 180 * 24 * 3600;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What is the same for all pages. */
export type Plain = Pick<Surroundings, 'assets' | 'portalUrl'>;

/** How a page is to look and in which language, by the request for it. */
export type Dress = (headers: IncomingHttpHeaders) => Promise<Surroundings>;

/**
 * As the organization that signed in here last, or the only one. Never as that of an address that was typed: that would
 * tell strangers who belongs where.
 */
export function createDress(plain: Plain, findLook: FindLook): Dress {
  return async (headers) => {
    const text = textFor(headers);
    const id = new RegExp(`(?:^|; )${cookieName}=([^;]+)`).exec(headers.cookie ?? '')?.[1] ?? '';
    try {
      const last = uuid.test(id) ? await findLook({ organizationId: id }) : undefined;
      return { ...plain, text, look: last ?? (await findLook(undefined)) };
    } catch {
      // Most pages that need this say that something does not work; they must not fail with it.
      return { ...plain, text };
    }
  };
}

export const surroundingsOf = (identity: Identity, request: FastifyRequest) =>
  identity.dress(request.headers);

export async function surroundingsOfPerson(
  identity: Identity,
  request: FastifyRequest,
  subject: string,
): Promise<Surroundings> {
  const look = (await identity.findLook({ subject })) ?? (await identity.findLook(undefined));
  return { ...identity.plain, text: textFor(request.headers), look };
}

export async function rememberLook(identity: Identity, reply: FastifyReply, subject: string) {
  const look = await identity.findLook({ subject });
  if (!look) return;
  const secure = identity.issuer.startsWith('https:') ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${cookieName}=${look.id}; Path=${identity.mountPath}; Max-Age=${rememberedFor}; HttpOnly; SameSite=Lax${secure}`,
  );
}
