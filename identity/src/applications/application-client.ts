import { createHash, timingSafeEqual } from 'node:crypto';
import type { Adapter, AdapterPayload, Provider } from 'oidc-provider';
import type { Application, Applications } from './applications.ts';
import { oidcScopes } from './claims.ts';
import { signingAlgorithm } from '../keys/keys.ts';

const deviceGrant = 'urn:ietf:params:oauth:grant-type:device_code';

/** The property of oidc-provider's client that has the application. The portal's own clients lack it. */
export const applicationProperty = 'application';

type Client = InstanceType<Provider['Client']>;

/** The application of a client. Undefined: the portal's web or command line. */
export const applicationOf = (client: Client | undefined): Application | undefined =>
  client?.[applicationProperty] as Application | undefined;

/** What oidc-provider knows of an application (OpenID Connect Dynamic Client Registration 1.0, section 2). */
function metadataOf(application: Application) {
  const { id, name, type, redirectUris, postLogoutRedirectUris, scopes, secretHashes } = application;
  return {
    client_id: id,
    client_name: name,
    application_type: type === 'web' ? 'web' : 'native',
    grant_types: [
      type === 'device' ? deviceGrant : 'authorization_code',
      ...(scopes.includes('offline_access') ? ['refresh_token'] : []),
    ],
    response_types: type === 'device' ? [] : ['code'],
    redirect_uris: redirectUris,
    post_logout_redirect_uris: postLogoutRedirectUris,
    // The library checks the scopes of OpenID Connect. Those of the API are in configuration.ts.
    scope: scopes.filter((scope) => oidcScopes.includes(scope) || scope === 'offline_access').join(' '),
    id_token_signed_response_alg: signingAlgorithm,
    token_endpoint_auth_method: secretHashes.length > 0 ? 'client_secret_basic' : 'none',
    // Never compared: see `compareHashedSecrets`.
    ...(secretHashes.length > 0 && { client_secret: secretHashes[0] }),
    [applicationProperty]: application,
  };
}

/** The storage of clients, from which oidc-provider only reads. */
export const clientAdapter = ({ find }: Applications): Adapter => {
  const never = () => Promise.reject(new Error('applications are not written by the provider'));
  return {
    async find(id) {
      const application = id.length <= 100 && !id.includes('\0') ? await find(id) : undefined;
      return application && (metadataOf(application) as unknown as AdapterPayload);
    },
    upsert: never,
    findByUid: never,
    findByUserCode: never,
    consume: never,
    destroy: never,
    revokeByGrantId: never,
  };
};

export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** Makes the provider compare secrets by their hashes. A secret has 256 random bits, so that a quick hash suffices. */
export function compareHashedSecrets(provider: Provider) {
  const { prototype } = provider.Client as unknown as { prototype: Record<string, unknown> };
  prototype['compareClientSecret'] = function compare(this: Client, actual: string) {
    const given = Buffer.from(hashSecret(actual));
    const hashes = applicationOf(this)?.secretHashes ?? [];
    return hashes.some((hash) => hash.length === given.length && timingSafeEqual(Buffer.from(hash), given));
  };
}

/** Whether scripts of an origin may call the token endpoint for a client: those of its own redirect addresses. */
export const isOriginOf = (client: Client, origin: string) =>
  (client.redirectUris ?? []).some((address) => new URL(address).origin === origin && origin !== 'null');
