import { apiBase } from '../platform/http/call-address.ts';
import type { PortalConfiguration } from '@tv/contract/calls/configuration';
import type { Config } from '../platform/config.ts';

/** The configuration that the web reads before it renders. */
export const portalConfiguration = (
  config: Config,
  issuer: string,
  version: string,
): PortalConfiguration => ({
  version,
  environment: config.environment,
  apiBase,
  signIn: {
    authority: issuer,
    clientId: config.oidc.clientId,
    scope: config.oidc.scope,
    ...(!config.oidc.hasUserInfo && { hasUserInfo: false }),
  },
  legacySelfRegistrationIds: config.legacySelfRegistrationIds,
  addresses: config.addresses,
});
