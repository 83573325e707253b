import * as client from 'openid-client';
import type { KeyedHash } from '../secrets.ts';
import type { Connection, SignInConnections, UpstreamPerson } from './connections.ts';
import { upstreamProblem, UpstreamProblem } from './problem.ts';
import { claimAt, readPerson, tellsAddress } from './read-person.ts';
import type { Claims } from './read-person.ts';

/** Seconds for one request. */
const timeout = 10;
/** Milliseconds after which a provider's description is read again. */
const configurationTime = 10 * 60_000;
/** Descriptions that are kept. */
const maxKept = 200;
/** Seconds that the clocks of both may differ. */
const clockTolerance = 120;
const scope = 'openid profile email';

export interface UpstreamDeps {
  issuer: string;
  now(): Date;
  connections: SignInConnections;
  keyedHash: KeyedHash;
}

export type Upstream = ReturnType<typeof createUpstream>;

/** `client_secret_post` where the provider lists it, else what is usual where it lists nothing (OpenID Connect Discovery 1.0, 3). */
const secretAuth =
  (secret: string): client.ClientAuth =>
  (as, of, body, headers) =>
    (as.token_endpoint_auth_methods_supported?.includes('client_secret_post')
      ? client.ClientSecretPost
      : client.ClientSecretBasic)(secret)(as, of, body, headers);

/** The portal as a client of organizations' providers: code flow with PKCE, state and nonce (OpenID Connect Core 1.0). */
export function createUpstream({ issuer, now, connections, keyedHash }: UpstreamDeps) {
  const kept = new Map<string, { until: number; configuration: Promise<client.Configuration> }>();
  const redirectUri = ({ id }: Connection) => `${issuer}/connections/${id}/callback`;
  const nonceOf = (state: string) => keyedHash('upstream nonce', state);
  const verifierOf = (state: string) => keyedHash('upstream verifier', state);

  async function discover(connection: Connection) {
    const { clientSecret, clientId } = connection;
    const found = await client.discovery(
      new URL(connection.issuer),
      clientId,
      { [client.clockTolerance]: clockTolerance },
      clientSecret === undefined ? client.None() : secretAuth(clientSecret),
      {
        timeout,
        [client.customFetch]: connections.fetch,
        execute: [
          // Without it the library trusts TLS in place of the signature.
          client.enableNonRepudiationChecks,
          ...(connections.allowsPlain ? [client.allowInsecureRequests] : []),
        ],
      },
    );
    const { issuer: reported, authorization_endpoint, token_endpoint, jwks_uri } = found.serverMetadata();
    // The library takes templates of Entra ID, by which any of its tenants could sign in anybody.
    if (reported !== connection.issuer) throw new UpstreamProblem('otherIssuer', reported);
    const protocols = connections.allowsPlain ? ['https:', 'http:'] : ['https:'];
    // Browsers are sent to the first of them.
    const isUsable = (each: string | undefined) => protocols.includes(URL.parse(each ?? '')?.protocol ?? '');
    if (![authorization_endpoint, token_endpoint, jwks_uri].every(isUsable))
      throw new UpstreamProblem('notAProvider');
    return found;
  }

  /** What the provider says of itself, at most ten minutes old. */
  async function configurationOf(connection: Connection, isFresh = false) {
    const key = `${connection.id} ${connection.version}`;
    const present = kept.get(key);
    if (present && present.until > now().getTime() && !isFresh) return present.configuration;
    const configuration = discover(connection).catch((error: unknown) => {
      kept.delete(key);
      throw discoveryProblem(error);
    });
    kept.delete(key);
    kept.set(key, { until: now().getTime() + configurationTime, configuration });
    for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - maxKept))) kept.delete(oldest);
    return configuration;
  }

  async function authorizationUrl(
    connection: Connection,
    configuration: client.Configuration,
    state: string,
    more: Record<string, string>,
  ) {
    return client.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri(connection),
      scope,
      state,
      nonce: nonceOf(state),
      code_challenge: await client.calculatePKCECodeChallenge(verifierOf(state)),
      code_challenge_method: 'S256',
      ...more,
    });
  }

  /** What userinfo adds, where the ID token lacks something. */
  async function userinfoOf(
    configuration: client.Configuration,
    { claims: names }: Connection,
    idToken: Claims,
    accessToken: string,
  ): Promise<Claims> {
    const lacks = (name: string) => claimAt(idToken, name) === undefined;
    const isWhole = tellsAddress(idToken) && !lacks(names.name) && !lacks(names.groups);
    if (isWhole || !configuration.serverMetadata().userinfo_endpoint) return {};
    const userInfo = client.fetchUserInfo(configuration, accessToken, String(idToken['sub']));
    return tellsAddress(idToken) ? userInfo.catch(() => ({})) : userInfo;
  }

  return {
    redirectUri,

    /** The address at the provider at which a sign-in with this state begins. */
    async begin(connection: Connection, state: string, more: Record<string, string> = {}): Promise<URL> {
      return authorizationUrl(connection, await configurationOf(connection), state, more);
    },

    /** Who has signed in, by the address to which the provider has sent the browser back. Throws an UpstreamProblem. */
    async finish(connection: Connection, state: string, search: string): Promise<UpstreamPerson> {
      try {
        const configuration = await configurationOf(connection);
        const tokens = await client.authorizationCodeGrant(
          configuration,
          new URL(`${redirectUri(connection)}${search}`),
          {
            expectedState: state,
            expectedNonce: nonceOf(state),
            pkceCodeVerifier: verifierOf(state),
            idTokenExpected: true,
          },
        );
        const idToken = tokens.claims() as unknown as Claims;
        // The library does not look whether a token is of the future.
        if (Number(idToken['iat']) > now().getTime() / 1000 + clockTolerance)
          throw new UpstreamProblem('clock');
        // The library looks at it only where there are several audiences.
        if (![undefined, connection.clientId].includes(idToken['azp'] as string | undefined))
          throw new UpstreamProblem('otherAudience');
        const userinfo = await userinfoOf(configuration, connection, idToken, tokens.access_token);
        return readPerson(connection, idToken, userinfo);
      } catch (error) {
        throw upstreamProblem(error);
      }
    },

    /**
     * Tells what is wrong as far as that shows without a person: the provider's description, whether it knows the client and the
     * redirect address (`prompt=none`), and the secret (by a made-up code). Throws an UpstreamProblem.
     */
    async probe(connection: Connection, state: string): Promise<void> {
      const configuration = await configurationOf(connection, true);
      const address = await authorizationUrl(connection, configuration, state, { prompt: 'none' });
      await probeAuthorization(address.href);
      await probeToken(connection, configuration, state);
    },
  };

  async function probeAuthorization(address: string) {
    const userInfo = {
      method: 'GET',
      headers: { accept: 'text/html' },
      body: undefined,
      redirect: 'manual' as const,
    };
    const answer = await connections.fetch(address, userInfo).catch((error: unknown) => {
      throw upstreamProblem(error);
    });
    if (answer.status < 400 || answer.status >= 500) return;
    const page = (await answer.text()).slice(0, 50_000);
    const isClient = /invalid_client|unauthorized_client|client (is invalid|not found|does not exist)/i.test(
      page,
    );
    throw new UpstreamProblem(isClient ? 'unknownClient' : 'redirectNotRegistered');
  }

  async function probeToken(connection: Connection, configuration: client.Configuration, state: string) {
    const userInfo = {
      code: 'made-up-by-a-try',
      redirect_uri: redirectUri(connection),
      code_verifier: verifierOf(state),
    };
    try {
      await client.genericGrantRequest(configuration, 'authorization_code', userInfo);
    } catch (error) {
      const problem = upstreamProblem(error);
      // Any other refusal is of the made-up code.
      if (['wrongSecret', 'unreachable'].includes(problem.code)) throw problem;
    }
  }
}

/** An answer that is no description is another problem than one that is none of an ID token. */
function discoveryProblem(error: unknown): UpstreamProblem {
  const problem = upstreamProblem(error);
  const { cause } = error as { cause?: { body?: { issuer?: unknown } } };
  const reported = cause?.body?.issuer;
  if (problem.code === 'otherIssuer')
    return problem.detail
      ? problem
      : new UpstreamProblem('otherIssuer', typeof reported === 'string' ? reported : '');
  return problem.code === 'unreachable' ? problem : new UpstreamProblem('notAProvider', problem.detail);
}
