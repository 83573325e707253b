import { portalPath } from '@tv/contract/pages/page-paths';
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import { errors, interactionPolicy, Provider } from 'oidc-provider';
import { findAccountBySubject } from './accounts.ts';
import { createApplicationAccess } from './applications/application-access.ts';
import {
  applicationOf,
  applicationProperty,
  clientAdapter,
  isOriginOf,
} from './applications/application-client.ts';
import type { Applications } from './applications/applications.ts';
import { commandLineClientId } from '@tv/contract/integrations/command-line-client';
import { apiScopes, claimsByScope, claimsOf, oidcScopes } from './applications/claims.ts';
import type { RecordAccountEvent } from './account-events.ts';
import type { FindAccountPolicy } from './account-policy.ts';
import type { Database } from './db.ts';
import { signingAlgorithm } from './keys/keys.ts';
import type { IdentityKeys } from './keys/keys.ts';
import { createAdapter } from './sessions/adapter.ts';
import { renderProblem } from './problems.ts';
import { createEndReplayedCode } from './sessions/replayed-code.ts';
import { createSignOut, renderSignedOut } from './sign-in/sign-out.ts';
import { deviceCodeSeconds, devicePages, deviceRoutes } from './sign-in/device-sign-in.ts';
import type { CreatePageContext } from './page-context.ts';
import { maxIdleTime, maxSessionAge, secondsLeft } from './sessions/session-limits.ts';

const minutes = 60;

export interface Settings {
  issuer: string;
  mountPath: string;
  clientId: string;
  audience: string;
  db: Database;
  keys: IdentityKeys;
  portalUrl: string;
  createPageContext: CreatePageContext;
  now: () => Date;
  recordEvent: RecordAccountEvent;
  findPolicy: FindAccountPolicy;
  applications: Applications;
}

/** Sign-in, and consent to what an application asks for. `grantOf` decides about native ones (application-access.ts). */
function signInAndConsent() {
  const policy = interactionPolicy.base();
  policy.get('consent')?.checks.remove('native_client_prompt');
  return policy;
}

export function configuration(settings: Settings): Configuration {
  const {
    audience,
    clientId,
    db,
    issuer,
    keys,
    mountPath,
    portalUrl,
    createPageContext,
    recordEvent,
    findPolicy,
    applications,
    now,
  } = settings;
  const resource = `urn:tv:${encodeURIComponent(audience)}`;
  const allScopes = [...oidcScopes, ...apiScopes].join(' ');
  const secure = issuer.startsWith('https:');
  const endReplayedCode = createEndReplayedCode(db, recordEvent);
  const access = createApplicationAccess({ db, applications, resource, now });
  const adapter = createAdapter(db, findPolicy, () => endReplayedCode(Provider.ctx));
  const own = { scope: oidcScopes.join(' '), token_endpoint_auth_method: 'none' } as const;

  return {
    adapter: (model) => (model === 'Client' ? clientAdapter(applications) : adapter(model)),
    jwks: { keys: keys.signing as never[] },
    clients: [
      {
        client_id: clientId,
        client_name: 'TV',
        application_type: 'web',
        ...own,
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [portalUrl + portalPath('auth'), portalUrl + portalPath('silent-auth')],
        post_logout_redirect_uris: [portalUrl + portalPath('auth-clear')],
        id_token_signed_response_alg: signingAlgorithm,
      },
      {
        client_id: commandLineClientId,
        client_name: 'TV command line',
        application_type: 'native',
        ...own,
        grant_types: ['urn:ietf:params:oauth:grant-type:device_code', 'refresh_token'],
        response_types: [],
        redirect_uris: [],
        id_token_signed_response_alg: signingAlgorithm,
      },
    ],
    extraClientMetadata: { properties: [applicationProperty] },
    clientAuthMethods: ['none', 'client_secret_basic', 'client_secret_post'],
    responseTypes: ['code'],
    pkce: { required: () => true },
    scopes: [...oidcScopes, 'offline_access'],
    claims: claimsByScope,
    // The portal reads name and email from the id token and does not ask for userinfo.
    conformIdTokenClaims: false,
    subjectTypes: ['public'],
    allowOmittingSingleRegisteredRedirectUri: false,
    clientBasedCORS: (_ctx, origin, client) =>
      applicationOf(client) ? isOriginOf(client, origin) : origin === new URL(portalUrl).origin,
    cookies: {
      keys: keys.cookie,
      names: { session: 'tv_session', interaction: 'tv_interaction', resume: 'tv_resume' },
      // Embeds in other sites' pages need the session, where the browser allows it (ADR 23). `SameSite=None` needs TLS.
      long: { httpOnly: true, sameSite: secure ? 'none' : 'lax', path: mountPath, secure },
      short: { httpOnly: true, sameSite: 'lax', secure },
    },
    discovery: { userinfo_endpoint: `${issuer}/me` },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      deviceFlow: devicePages({ db, createPageContext, mountPath, recordEvent }),
      pushedAuthorizationRequests: { enabled: false },
      // The library's route takes opaque tokens only. userinfo.ts takes the JWTs of the service.
      userinfo: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: createSignOut(createPageContext, recordEvent),
        postLogoutSuccessSource: (ctx) => renderSignedOut(ctx, createPageContext),
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => resource,
        useGrantedResource: () => true,
        getResourceServerInfo: (ctx: KoaContextWithOIDC, requested: string, client) => {
          if (requested !== resource) throw new errors.InvalidTarget();
          const application = applicationOf(client);
          return {
            scope: application ? access.scopesOf(ctx, application) : allScopes,
            audience,
            accessTokenTTL: 5 * minutes,
            accessTokenFormat: 'jwt' as const,
            jwt: { sign: { alg: signingAlgorithm } },
          };
        },
      },
    },
    async findAccount(_ctx, subject) {
      const account = await findAccountBySubject(db, subject);
      if (!account || account.disabledAt) return undefined;
      return { accountId: subject, claims: async () => claimsOf(account) };
    },
    async extraTokenClaims(_ctx, token) {
      if (token.kind !== 'AccessToken') return undefined;
      const application = applicationOf(token.client);
      if (application) return access.claimsOf(token, application);
      const account = await findAccountBySubject(db, token.accountId);
      // The service refuses tokens of an ended session by its `sid` (OpenID Connect Back-Channel Logout 1.0).
      return account && { ...claimsOf(account), sid: token.sessionUid };
    },
    async loadExistingGrant(ctx) {
      const { client, session, provider } = ctx.oidc;
      if (!client || !session?.accountId) return undefined;
      const application = applicationOf(client);
      if (application) return access.grantOf(ctx, application);
      const grantId = session.grantIdFor(client.clientId);
      const existing = grantId ? await provider.Grant.find(grantId) : undefined;
      if (existing) return existing;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope(oidcScopes.join(' '));
      grant.addResourceScope(resource, allScopes);
      await grant.save();
      return grant;
    },
    // The portal's own clients get one without `offline_access`, since it ends with the session.
    issueRefreshToken: async (_ctx, client, code) =>
      client.grantTypeAllowed('refresh_token') &&
      (!applicationOf(client) || code.scopes.has('offline_access')),
    async expiresWithSession(ctx, code) {
      await access.beginSession(ctx, code);
      return true;
    },
    rotateRefreshToken: true,
    // Asked before the tokens of a code, or of a refresh token, that was used before are revoked.
    async revokeGrantPolicy(ctx) {
      await endReplayedCode(ctx);
      await access.endRevoked(ctx);
      return !(ctx.oidc.route === 'revocation' && ctx.oidc.entities.AccessToken);
    },
    routes: deviceRoutes,
    interactions: {
      policy: signInAndConsent(),
      url: (_ctx, { uid, prompt }) =>
        `${mountPath}/interaction/${uid}${prompt.name === 'consent' ? '/consent' : ''}`,
    },
    renderError: (ctx, out) => renderProblem(ctx, out, createPageContext),
    ttl: {
      AccessToken: 5 * minutes,
      AuthorizationCode: 1 * minutes,
      DeviceCode: deviceCodeSeconds,
      IdToken: 60 * minutes,
      Interaction: 60 * minutes,
      // Renewals of tokens extend a session, too: see sessions.ts.
      Session: (_ctx, session) =>
        session.accountId ? secondsLeft(session.loginTs, Math.floor(Date.now() / 1000)) : 60 * minutes,
      // Grants and refresh tokens are useless without their session.
      Grant: maxSessionAge,
      RefreshToken: maxIdleTime,
    },
  };
}
