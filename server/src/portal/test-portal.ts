import type { PortalDeps } from './routes.ts';

/** What the pages of the portal need, for tests: a folder with built pages, the portal's address, and nothing to find. */
export const testPortal = (webFolder: string, publicUrl: string): PortalDeps => ({
  webFolder,
  publicUrl,
  configuration: {
    version: '1',
    environment: 'PROD',
    apiBase: '/api',
    signIn: { authority: publicUrl, clientId: 'c', scope: 'openid' },
    legacySelfRegistrationIds: [],
    addresses: {},
  },
  sitemap: { organizations: async () => [], page: async () => undefined },
  embedOrigins: async () => [],
  defaultLanguage: async () => undefined,
});
