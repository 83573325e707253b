import type { FastifyReply, FastifyRequest } from 'fastify';
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

/**
 * The organization that signed in here last, or the only one. Never the one of an address that was typed: that would
 * tell strangers who belongs where.
 */
export async function surroundingsOf(identity: Identity, request: FastifyRequest): Promise<Surroundings> {
  const id = new RegExp(`(?:^|; )${cookieName}=([^;]+)`).exec(request.headers.cookie ?? '')?.[1] ?? '';
  const look = (uuid.test(id) && (await identity.findLook({ organizationId: id }))) || undefined;
  return { ...identity.surroundings, look: look ?? (await identity.findLook(undefined)) };
}

export async function surroundingsOfPerson(identity: Identity, subject: string): Promise<Surroundings> {
  const look = (await identity.findLook({ subject })) ?? (await identity.findLook(undefined));
  return { ...identity.surroundings, look };
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
