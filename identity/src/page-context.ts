import type { IncomingHttpHeaders } from 'node:http';
import { rememberedOrganization } from './branding.ts';
import type { Branding, FindBranding } from './branding.ts';
import { textFor } from './language.ts';
import type { PageAssets } from './pages/assets.ts';
import type { Text } from './strings/text.ts';

/** What every page needs beside its own content. */
export interface PageContext {
  assets: PageAssets;
  portalUrl: string;
  text: Text;
  /** Undefined where no organization is known. */
  branding?: Branding | undefined;
}

/** The context of a page for the sender of a request with these headers. `subject`: the person, where they are known. */
export type CreatePageContext = (headers: IncomingHttpHeaders, subject?: string) => Promise<PageContext>;

/**
 * A page shows the organization of its person, else of the last sign-in in this browser, else the only organization.
 * It never shows the organization of an address that was typed: that would tell strangers who belongs where.
 */
export function pageContexts({
  assets,
  portalUrl,
  findBranding,
}: Pick<PageContext, 'assets' | 'portalUrl'> & { findBranding: FindBranding }): CreatePageContext {
  async function find(headers: IncomingHttpHeaders, subject: string | undefined) {
    const organizationId = rememberedOrganization(headers.cookie);
    const known = subject ? { subject } : organizationId && { organizationId };
    return (known && (await findBranding(known))) || findBranding(undefined);
  }
  return async (headers, subject) => {
    // A page without branding can still show that something failed.
    const branding = await find(headers, subject).catch(() => undefined);
    return { assets, portalUrl, text: textFor(headers, branding?.language), branding };
  };
}
