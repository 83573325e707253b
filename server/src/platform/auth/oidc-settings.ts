import { commandLineClientId } from '@tv/contract/integrations/command-line-client';
import { type ClaimNames, readClaimNames, usualGroupsClaim } from './claims.ts';
import { allowsLoopback, list, oneOf } from '../setting-values.ts';
import { type OrganizationRule, readOrganizationRules } from './organization-rules.ts';
import { readSignInClients, type SignInClient } from './sign-in-clients.ts';
import { SettingProblem } from '../startup-problem.ts';

/** How people sign in. */
export type OidcSettings = {
  issuer: string | undefined;
  clientId: string;
  /** The client of the device grant, with which the command line signs in. */
  deviceClientId: string;
  scope: string;
  /** An access token must name one of them. */
  audience: string[];
  claims: ClaimNames;
  /** The claim whose values are groups of an organization. */
  groupsClaim: string;
  organizations: OrganizationRule[];
  /** Applications at the portal's own provider. */
  clients: SignInClient[];
  /** The provider's userinfo endpoint takes the portal's access tokens. */
  hasUserInfo: boolean;
  /** Sign-in providers of organizations may run on this machine: for tests. */
  allowsLoopback: boolean;
};

const scope = 'openid profile email username directory InMotionApi GLHomeHeader';

/** Reads the settings of the sign-in. `isLocal`: the portal is at a loopback address. */
export function readOidcSettings(
  env: NodeJS.ProcessEnv,
  issuer: string | undefined,
  isLocal: boolean,
): OidcSettings {
  if (issuer && env.OIDC_CLIENTS) throw new SettingProblem(['clientsForOwn']);
  const clientId = env.OIDC_CLIENT_ID || 'tv-portal';
  return {
    issuer,
    clientId,
    deviceClientId: env.OIDC_DEVICE_CLIENT_ID || clientId,
    scope: env.OIDC_SCOPE || scope,
    audience: list(env.OIDC_AUDIENCE || 'tv-api'),
    claims: readClaimNames('OIDC_CLAIMS', env.OIDC_CLAIMS),
    groupsClaim: env.OIDC_GROUPS_CLAIM || usualGroupsClaim,
    organizations: readOrganizationRules('OIDC_ORGANIZATIONS', env.OIDC_ORGANIZATIONS),
    clients: readSignInClients('OIDC_CLIENTS', env.OIDC_CLIENTS, [clientId, commandLineClientId]),
    hasUserInfo: oneOf(env, 'OIDC_USERINFO', ['on', 'off'], 'on') === 'on',
    allowsLoopback: allowsLoopback(env, 'ISSUER_ALLOW_LOOPBACK', isLocal),
  };
}
