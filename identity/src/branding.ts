import type { Language } from '@tv/contract/languages/languages';
import type { FastifyReply } from 'fastify';
import { readCookie } from './cookies.ts';
import type { SetCookie } from './cookies.ts';

/** The name, logo and colours of an organization. */
export interface Branding {
  id: string;
  name: string;
  logoUrl?: string | undefined;
  /** The address of the logo for dark backgrounds, if there are two. */
  logoDarkUrl?: string | undefined;
  /** Colours by the names of the theme's custom properties. */
  colors: Record<string, string>;
  /** The default language of its pages. */
  language?: Language | undefined;
}

/** Finds a person's current organization, the organization with this id, or the only organization. The service passes this function in. */
export type FindBranding = (
  of: { subject: string } | { organizationId: string } | undefined,
) => Promise<Branding | undefined>;

const cookieName = 'tv_look';
const rememberedSeconds = 180 * 24 * 3600;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const isOrganizationId = (id: string) => uuid.test(id);

/** The organization of the last sign-in in this browser. */
export function rememberedOrganization(cookieHeader: string | undefined) {
  const id = readCookie(cookieHeader, cookieName);
  return isOrganizationId(id) ? id : undefined;
}

/** Lets later sign-in pages in this browser show the organization of this person. */
export async function rememberOrganization(
  { findBranding, setCookie }: { findBranding: FindBranding; setCookie: SetCookie },
  reply: FastifyReply,
  subject: string,
) {
  const branding = await findBranding({ subject });
  if (branding)
    setCookie(reply, { name: cookieName, value: branding.id, path: '', seconds: rememberedSeconds });
}
