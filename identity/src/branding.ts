import type { FastifyReply } from 'fastify';
import type { Identity } from './provider.ts';

/** The name, logo and colours of an organization. */
export interface Branding {
  id: string;
  name: string;
  logoUrl?: string | undefined;
  /** Colours by the names of the theme's custom properties. */
  colors: Record<string, string>;
}

/** Finds a person's current organization, the organization with this id, or the only organization. The service passes this function in. */
export type FindBranding = (
  of: { subject: string } | { organizationId: string } | undefined,
) => Promise<Branding | undefined>;

const cookieName = 'tv_look';
/** Seconds. */
const rememberedFor = 180 * 24 * 3600;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The organization of the last sign-in in this browser. */
export function rememberedOrganization(cookie: string | undefined) {
  const id = new RegExp(`(?:^|; )${cookieName}=([^;]+)`).exec(cookie ?? '')?.[1] ?? '';
  return uuid.test(id) ? id : undefined;
}

export async function rememberBranding(identity: Identity, reply: FastifyReply, subject: string) {
  const branding = await identity.findBranding({ subject });
  if (!branding) return;
  const secure = identity.issuer.startsWith('https:') ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${cookieName}=${branding.id}; Path=${identity.mountPath}; Max-Age=${rememberedFor}; HttpOnly; SameSite=Lax${secure}`,
  );
}
